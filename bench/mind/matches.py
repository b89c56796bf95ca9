"""Matches: one player among others, in every seat of every supply, a line of results a supply.

A match is appended to its file in the folder and goes on where it was cut off; several processes
can play parts of it at the same time.
"""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from math import ceil, sqrt
from pathlib import Path
from statistics import fmean, stdev

from bench.mind.budget import lines_for
from bench.mind.game import Game, Player
from bench.mind.players import QUICK, Searcher, Spec, parse
from gnumies.mind.backward import SEATS
from gnumies.mind.tables import policy_tables
from gnumies.rules import RULEBOOK, BadValue


@dataclass(frozen=True, slots=True)
class Match:
    """Who meets whom: ``first`` alone against ``others`` in all other seats."""

    first: str
    others: str
    games: int
    seats: int = 2
    ms: float = 50

    @property
    def name(self) -> str:
        """What its file is called: the same for the same players, however they were named."""
        first, others = (parse(text, self.ms) for text in (self.first, self.others))
        return f"{first} against {others}, {self.seats} players"

    @property
    def supplies(self) -> int:
        """How many supplies are played, each once for each seat."""
        return ceil(self.games / self.seats)


def play_match(match: Match, folder: Path, part: int = 0, parts: int = 1) -> float:
    """Play what is missing of a match, every ``parts``-th supply of it; say how it stands.

    Gives the first player's share of the wins.
    """
    specs = [parse(text, match.ms) for text in (match.first, match.others)]
    if match.seats > SEATS and (peers := [spec.name for spec in specs if spec.for_two]):
        raise BadValue(None, f"{peers[0]} plays with two, not with {match.seats}")
    lines = [lines_for(spec, match.seats, folder) for spec in specs]
    players = [_player(spec, count) for spec, count in zip(specs, lines, strict=True)]
    path = folder / f"{match.name}.jsonl"
    known = {row["supply"] for row in rows(path)}
    for supply in range(part, match.supplies, parts):
        if supply not in known:
            shares = list(_shares(match, players, supply))
            row = {"supply": supply, "shares": shares, "lines": lines}
            with path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(row) + "\n")
    print(standing(path), flush=True)
    return fmean(share for row in rows(path) for share in row["shares"])


def standing(path: Path) -> str:
    """Say how a match stands: the first player's share of the wins, errors over supplies."""
    found = list(rows(path))
    if not found:
        return f"{path.stem}: nothing yet"
    shares = [fmean(row["shares"]) for row in found]
    games = sum(len(row["shares"]) for row in found)
    error = stdev(shares) / sqrt(len(shares)) if len(shares) > 1 else float("nan")
    fair = 1 / len(found[0]["shares"])
    lines = " and ".join(f"{count:,}" for count in found[0]["lines"])
    return (
        f"{path.stem}: {fmean(shares):.3f} ± {error:.3f} (fair {fair:.2f}), "
        f"{games:,} games, {lines} lines a move"
    )


def rows(path: Path) -> Iterator[dict]:
    """Read a file of results; a line that was cut off is none."""
    if path.exists():
        for line in path.read_text(encoding="utf-8").splitlines():
            try:
                yield json.loads(line)
            except ValueError:
                continue


def _player(spec: Spec, lines: int) -> Player:
    return QUICK.get(spec.name) or Searcher(spec, lines)


def _shares(match: Match, players: list[Player], supply: int) -> Iterator[float]:
    """The first player's share of the win from each seat."""
    rules = policy_tables(RULEBOOK, match.seats)
    for own in range(match.seats):
        seated = [players[seat != own] for seat in range(match.seats)]
        yield Game(rules, seated, supply, f"luck from seat {own}").play()[own]
