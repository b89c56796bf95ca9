"""Games on the compiled simulator, between players that are asked one turn at a time."""

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Final, NamedTuple

from gnumies.rules import RULEBOOK
from gnumies.sim.batch import NO_ACTION, Batch
from gnumies.sim.layout import ACTIONS, Games
from gnumies.sim.tables import Rules


class Turn(NamedTuple):
    """A position, and who is asked for one of at least two actions."""

    rules: Rules
    """Tables of ``gnumies.mind.tables`` that draw at random."""
    games: Games
    """One game, of which a player looks at the cards that are left and not at their order."""
    seat: int
    actions: tuple[int, ...]


Player = Callable[[Turn, Random], int]
"""Gives one of the actions of its turn."""


class Game:
    """A game of the rulebook on the supply of a number; each seat has luck of its own."""

    def __init__(self, rules: Rules, players: Sequence[Player], supply: int, luck: str) -> None:
        self._rules: Final = rules
        self._players: Final = players
        self._batch: Final = Batch(1, len(players), RULEBOOK, seed=supply, auto_reset=False)
        seats = range(len(players))
        self._luck: Final = [Random(f"{luck} {supply} {seat}") for seat in seats]  # noqa: S311 - cards

    def play(self) -> list[float]:
        """Play to the end, and give each seat's share of the win."""
        for _ in self.turns():
            pass
        return self._batch.rewards[0].tolist()

    def turns(self) -> Iterator[list[Turn]]:
        """Play to the end, and give every position in which somebody has to choose."""
        batch = self._batch
        while not batch.done[0]:
            batch.actions[:] = NO_ACTION
            due: list[Turn] = []
            for seat, mask in enumerate(batch.legal[0].tolist()):
                actions = tuple(action for action in range(ACTIONS) if mask >> action & 1)
                if len(actions) == 1:
                    batch.actions[0, seat] = actions[0]
                elif actions:
                    due.append(Turn(self._rules, batch.games.copy(), seat, actions))
            if due:
                yield due
            for turn in due:
                chosen = self._players[turn.seat](turn, self._luck[turn.seat])
                batch.actions[0, turn.seat] = chosen
            batch.step(batch.actions)


def sample(rules: Rules, players: Sequence[Player], positions: int, luck: str) -> list[list[Turn]]:
    """Give one position of each of so many games, with the turns that are due there."""
    rng = Random(luck)  # noqa: S311 - a game of cards
    games = (Game(rules, players, number, luck) for number in range(positions))
    return [rng.choice(list(game.turns())) for game in games]
