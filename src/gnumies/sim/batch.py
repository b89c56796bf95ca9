"""Many games side by side on NumPy arrays, each a joint step on at every call.

No step allocates: every result is an array of the batch that the next step overwrites.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from gnumies.rules import RULEBOOK, BadValue, Bid, Give, Keep, Luckynits, Move, Ruleset, check_seats
from gnumies.rules.luckynits import DEFAULT_LUCKYNITS
from gnumies.sim import observing, stepping
from gnumies.sim.convert import BID_CARDS
from gnumies.sim.layout import ACTIONS, KEEP_OR_GIVE_AT, Games, game_fields
from gnumies.sim.stream import base_key, signed
from gnumies.sim.tables import tables

NO_ACTION: Final = -1
"""What a seat that is not asked for anything may be given; whatever stands there is not read."""


class BadAction(ValueError):
    """An action that is not legal, or an array of them that does not fit."""


def move_of(action: int, seat: int) -> Move:
    """The move of the rules that an action is."""
    if action < KEEP_OR_GIVE_AT:
        return Bid(seat, BID_CARDS[action])
    to = action - KEEP_OR_GIVE_AT
    return Keep(seat) if to == seat else Give(seat, to)


def action_of(move: Move) -> int:
    """The action of a move of the rules."""
    if isinstance(move, Bid):
        return BID_CARDS.index(move.card)
    return KEEP_OR_GIVE_AT + (move.to if isinstance(move, Give) else move.seat)


class Batch:
    """Games of one ruleset; game ``g`` begins as game number ``g`` of the seed's series.

    With ``auto_reset`` a game that ends is dealt anew at once, with the number that comes ``size``
    after its own; otherwise it stays as it ended, and steps pass it by. ``check`` refuses illegal
    actions before anything is changed. Without it that costs nothing, and an illegal bid counts as
    none: such a game goes on by wrong rules, but never outside its own record.
    """

    def __init__(
        self,
        size: int,
        seats: int,
        ruleset: Ruleset = RULEBOOK,
        *,
        seed: int = 0,
        auto_reset: bool = True,
        check: bool = True,
        luckynits: Luckynits = DEFAULT_LUCKYNITS,
    ) -> None:
        check_seats(seats)
        if size < 0:
            raise BadValue(None, f"{size} games, where 0 or more are possible")
        self.check = check
        self.rules: Final = tables(ruleset, seats, luckynits=luckynits)
        self.games: Final[Games] = np.zeros(size, game_fields(seats))
        """Where each game stands: records of ``gnumies.sim.layout``."""
        self.numbers: Final[NDArray[np.int64]] = np.arange(size)
        """The number of each game in the series."""
        self.legal: Final = np.zeros((size, seats), np.uint16)
        """Every seat's legal actions, a bit each; 0 if it is not asked for anything."""
        self.scores: Final = np.zeros((size, seats), np.int16)
        """The points of the last game that ended at each place."""
        self.rewards: Final = np.zeros((size, seats), np.float32)
        """The part of the win that each seat has in a game that has just ended, otherwise 0."""
        self.done: Final = np.zeros(size, np.bool_)
        """Which games this step has ended, or without ``auto_reset`` an earlier one."""
        self.actions: Final = np.full((size, seats), NO_ACTION, np.int8)
        """What ``choose_uniformly`` fills in; for anybody to use."""
        features = observing.features(seats)
        self._observations: NDArray[np.int8] | None = None
        self._shape: Final = (size, seats, features)
        self._base: Final = signed(base_key(seed))
        self._stride: Final = size if auto_reset else 0
        self.reset()

    def reset(self) -> None:
        """Deal all games anew, as they were dealt at the beginning."""
        self.numbers[:] = np.arange(len(self.numbers))
        self.rewards[:] = 0
        self.done[:] = False
        stepping.reset(self.rules, self.games, self._base, self.numbers, self.legal)

    def step(self, actions: NDArray[np.int8]) -> int:
        """Make all moves that are due, and say how many games have ended."""
        if getattr(actions, "dtype", None) != np.int8:
            raise BadAction("actions need to be an array of the dtype int8")
        if actions.shape != self.legal.shape:
            raise BadAction(f"actions need the shape {self.legal.shape}, not {actions.shape}")
        if not actions.flags.c_contiguous:
            raise BadAction("actions need to be contiguous, row by row")
        if self.check and (fault := stepping.first_fault(actions, self.legal)) >= 0:
            raise self._fault(actions, *divmod(fault, actions.shape[1]))
        return stepping.step(
            self.rules,
            self.games,
            actions,
            self._base,
            self.numbers,
            self._stride,
            self.legal,
            self.scores,
            self.rewards,
            self.done,
        )

    def choose_uniformly(self) -> NDArray[np.int8]:
        """Random legal actions, those of the uniform playout of each game, in ``actions``."""
        stepping.choose_uniformly(self.rules, self.games, self.actions)
        return self.actions

    def observe(self) -> NDArray[np.int8]:
        """What every seat of every game may know; ``docs/simulator.md`` lists the features."""
        if self._observations is None:
            self._observations = np.zeros(self._shape, np.int8)
        observing.observe(self.rules, self.games, self._observations)
        return self._observations

    def _fault(self, actions: NDArray[np.int8], game: int, seat: int) -> BadAction:
        mask = int(self.legal[game, seat])
        legal = ", ".join(str(action) for action in range(ACTIONS) if mask >> action & 1)
        given = actions[game, seat]
        return BadAction(f"game {game}, seat {seat}: action {given} is not among {legal}")
