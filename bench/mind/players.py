"""Who plays: a name, and where it searches what may differ.

``expert`` and ``expert@200``, which has 200 ms a move; ``sequential:curiosity=1.4``, whose search
has that setting of ``gnumies.mind.outcome``.
``search`` is ``expert`` without exact play, and ``random`` any legal move.
"""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Final

import numpy as np

from bench.mind.game import Player, Turn
from bench.mind.quick import greedy, policy, uniform
from bench.mind.regret import RegretSearch
from bench.mind.sequential import SequentialSearch
from gnumies.bots.expert import PLACES
from gnumies.mind.backward import SEATS
from gnumies.mind.exact import Solution, Solver
from gnumies.mind.finals import by_lines
from gnumies.mind.matrix import Mixture
from gnumies.mind.outcome import SETTINGS
from gnumies.mind.search import MOST_NODES, Search
from gnumies.rules import BadValue
from gnumies.sim.layout import ACTIONS

Answer = Callable[[Search, int, int], Mixture]
"""Searches for so many lines and says how a seat chooses: ``(search, seat, lines)``."""

QUICK: Final[dict[str, Player]] = {"random": uniform, "policy": policy, "greedy": greedy}
SEARCHES: Final[dict[str, tuple[type[Search], Answer]]] = {
    "expert": (Search, by_lines),
    "search": (Search, by_lines),
    "regret": (RegretSearch, RegretSearch.average),
    "sequential": (SequentialSearch, SequentialSearch.most_visited),
}
"""How each searches, and how it chooses after that."""


@dataclass(frozen=True, slots=True)
class Spec:
    """What the text of a player means."""

    name: str
    settings: dict[str, float]
    ms: float
    """Milliseconds a move, where it searches."""

    @property
    def for_two(self) -> bool:
        """Whether it knows no more than two seats."""
        return self.name in SEARCHES and SEARCHES[self.name][0] is not Search

    def __str__(self) -> str:
        settings = "".join(f":{name}={number:g}" for name, number in self.settings.items())
        return f"{self.name}{settings}@{self.ms:g}" if self.name in SEARCHES else self.name


def parse(text: str, ms: float) -> Spec:
    """Take a player's text apart; ``ms`` is the time a move where it names none."""
    rest, _, time = text.partition("@")
    name, *changes = rest.split(":")
    if name not in QUICK and name not in SEARCHES:
        raise BadValue(None, f"no player {name!r}; there are {', '.join([*QUICK, *SEARCHES])}")
    settings: dict[str, float] = {}
    try:
        for change in changes:
            setting, _, number = change.partition("=")
            settings[setting] = float(number)
        ms = float(time or ms)
    except ValueError:
        raise BadValue(None, f"{text!r}: a number is needed after = and after @") from None
    if wrong := set(settings) - set(SETTINGS.names or ()):
        raise BadValue(
            None, f"{text!r}: no setting {wrong.pop()!r}; {', '.join(SETTINGS.names or ())}"
        )
    return Spec(name, settings, ms)


def search_for(spec: Spec, turn: Turn, seed: int, lines: int) -> Search:
    """Give a search of the player's kind with room for so many lines, which has not begun."""
    kind, _ = SEARCHES[spec.name]
    nodes = min(lines, MOST_NODES)
    return kind(turn.rules, turn.games, seed, nodes=nodes, **spec.settings)


def searched(spec: Spec, turn: Turn, seed: int, lines: int) -> tuple[Mixture, Search]:
    """Give what the player does after so many lines, and its search."""
    search = search_for(spec, turn, seed, lines)
    _, answer = SEARCHES[spec.name]
    return answer(search, turn.seat, lines), search


_NODES_A_MS = 60
"""What ``ExpertBot`` gets done on a slow machine in its part of a millisecond."""


class Searcher:
    """A player that searches so many lines a move, and plays exactly where that is its kind."""

    def __init__(self, spec: Spec, lines: int) -> None:
        self._spec = spec
        self._lines = lines
        self._solver = Solver(PLACES) if spec.name == "expert" else None

    def __call__(self, turn: Turn, rng: Random) -> int:
        """Choose as ``ExpertBot`` does."""
        seed = rng.getrandbits(64)
        found = self._solved(turn)
        if found is None:
            found, _ = searched(self._spec, turn, seed, self._lines)
        return rng.choices(turn.actions, [found[action] for action in turn.actions])[0]

    def _solved(self, turn: Turn) -> Mixture | None:
        if self._solver is None or turn.games["rooms"].shape[1] != SEATS:
            return None
        nodes = int(_NODES_A_MS * self._spec.ms)
        solution = self._solver.solve(turn.rules, turn.games, max_nodes=nodes)
        return spread(solution, turn.seat) if solution else None


def spread(solution: Solution, seat: int) -> Mixture:
    """Give a seat's best mixture by the number of the action."""
    found = np.zeros(ACTIONS)
    found[list(solution.actions[seat])] = solution.mixtures[seat]
    return found
