"""A search from one position, for as many lines or for as long as one likes."""

from time import perf_counter
from typing import ClassVar, Final

import numpy as np
from numpy.typing import NDArray

from gnumies.mind import tree
from gnumies.mind.lines import SCORED, WON, Findings, new_findings, search
from gnumies.mind.outcome import settings_of
from gnumies.sim.layout import ACTIONS, CARD, DRAWN_AT, KEEP_OR_GIVE_AT, Games
from gnumies.sim.stream import base_key, signed
from gnumies.sim.tables import Rules

MOST_NODES: Final = 1 << 18
"""A tree of so many nodes takes 65 MB with two players and 150 MB with five."""
_FIRST: Final = 64
_GLANCES: Final = 0.004
"""The clock is looked at about every so many seconds."""

Numbers = NDArray[np.float64]


class Search:
    """A tree of what may come of a position: it grows with every line, and answers at any time.

    ``rules`` is a record of ``mind.tables`` that draws at random; ``games`` begins with the
    position. The same seed and the same calls of ``run`` give the same answers on every machine.
    Actions are numbered as ``gnumies.sim.layout`` does.
    """

    _fields: "ClassVar[staticmethod[[int], tree.Fields]]" = staticmethod(tree.node_fields)
    _kernel: "ClassVar[staticmethod[..., None]]" = staticmethod(search)
    """A search that chooses otherwise has other fields and another kernel like ``lines.search``,"""
    _changes: ClassVar[dict[str, float]] = {}
    """and perhaps settings of its own."""

    def __init__(
        self, rules: Rules, games: Games, seed: int, *, nodes: int = MOST_NODES, **settings: float
    ) -> None:
        self.seats: Final[int] = games["rooms"].shape[1]
        self.lines = 0
        """How many lines were played."""
        self.findings: Final = new_findings(self.seats)
        """What they came to, by the bids of the first two seats at the position."""
        self._rules = rules
        self._games = np.concatenate([games[:1], games[:1]])
        self._base = signed(base_key(seed))
        self._settings = settings_of(self.seats, **self._changes | settings)
        self._tree = tree.new_tree(self._fields(self.seats), nodes)
        drawn = int(games["table"][0]) >> DRAWN_AT & CARD
        self._first: Final = KEEP_OR_GIVE_AT if drawn else 0
        self._returns = np.zeros((3, self.seats), np.float32)

    def run(self, lines: int) -> None:
        """Play so many lines more."""
        self._play(np.zeros((0, self.seats), np.int64), self.findings, lines)

    def think(self, seconds: float) -> None:
        """Play lines until the time is over; at least a few."""
        begin = perf_counter()
        before, lines = self.lines, _FIRST
        while lines > 0:
            self.run(lines)
            now = perf_counter()
            rate = (self.lines - before) / max(now - begin, 1e-6)
            lines = int(rate * min(_GLANCES, begin + seconds - now))

    def compare(self, plan: NDArray[np.int64], turns: int) -> Findings:
        """What each row of a plan comes to, over so many lines with the same luck for all rows.

        A row has the first action of every seat, or -1 where the seat is free or has none.
        """
        findings = new_findings(self.seats, len(plan))
        numbers = np.where(plan < 0, plan, plan - self._first)
        self._play(np.ascontiguousarray(numbers, np.int64), findings, turns * len(plan))
        return findings

    def visits(self, seat: int) -> Numbers:
        """How often the search took each action of a seat at the position."""
        known = self._tree.nodes[0]["known"][seat, : tree.ACTIONS, tree.TRIED]
        visits = np.zeros(ACTIONS)
        visits[self._first :][: tree.ACTIONS] = known[: ACTIONS - self._first]
        return visits

    @property
    def values(self) -> Numbers:
        """What the position comes to for each seat if all do as usual there: the aim, 0 to 1."""
        root, caution = self._tree.nodes[0], float(self._settings["caution"][0])
        whole = root["known"][:, tree.TOTAL].astype(float)
        average = whole[:, tree.WON] / np.maximum(whole[:, tree.TRIED], 1)
        return (root["usually"][:-1] + caution * average) / (root["usually"][-1] + caution)

    @property
    def wins(self) -> Numbers:
        """The share of the win that each seat had on average."""
        return self._average(WON)

    @property
    def points(self) -> Numbers:
        """The points that each seat had on average."""
        return self._average(SCORED)

    def _average(self, what: int) -> Numbers:
        return self.findings.sums[:, :, what].sum(0) / max(self.findings.counts.sum(), 1)

    def _play(self, plan: NDArray[np.int64], findings: Findings, lines: int) -> None:
        self._kernel(
            self._rules,
            self._games,
            self._tree,
            plan,
            self._base,
            self.lines,
            self.lines + lines,
            self._settings,
            self._returns,
            findings,
        )
        self.lines += lines
