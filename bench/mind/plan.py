"""The matches and endings of the documents, the most important ones first."""

from itertools import pairwise
from pathlib import Path
from typing import Final

from bench.mind.endings import play_endings
from bench.mind.matches import Match, play_match

CURIOSITIES: Final = (0.35, 0.7, 1.4, 2.8)
"""What the sequential peer is tuned over, against the policy."""
TIMES: Final = (20, 50, 200, 1000)
"""Milliseconds a move, for the growth."""

FIRST: Final = [
    Match("expert", "random", 1000),
    Match("expert", "policy", 1000),
    Match("expert", "regret", 1000),
    Match("expert", "greedy", 200),
]
"""What is played before the sequential peer is tuned."""
TUNING: Final = [
    Match(f"sequential:curiosity={curiosity}", "policy", 200) for curiosity in CURIOSITIES
]
CROWDS: Final = [
    Match("expert", others, 300, seats) for seats in (3, 4, 5) for others in ("policy", "greedy")
]
AIMS: Final = [Match("expert:blend=0", "policy", 300, seats) for seats in (3, 4, 5)]
"""The win alone, where ``expert`` looks at the lead, too."""
GROWTH: Final = [
    *(Match(f"expert@{ms}", "policy", 200) for ms in TIMES),
    *(Match(f"expert@{more}", f"expert@{ms}", 200) for ms, more in pairwise(TIMES)),
]
"""All on the same supplies."""


def play_all(folder: Path) -> None:
    """Play everything that is missing in a folder."""
    play_endings(200, 100, folder)
    for match in FIRST:
        play_match(match, folder)
    shares = {match.first: play_match(match, folder) for match in TUNING}
    best = max(shares, key=lambda first: shares[first])
    play_match(Match("expert", best, 1000), folder)
    for match in (*CROWDS, *AIMS, *GROWTH):
        play_match(match, folder)
