"""Time turned into lines, once for each folder of results: how many a player searches a second.

A time is the processor's. It is measured in positions of whole games and kept in ``rates.json``.
"""

import json
from pathlib import Path
from time import process_time
from typing import Final

from bench.mind.game import sample
from bench.mind.players import SEARCHES, Spec, searched
from bench.mind.quick import policy
from gnumies.mind.tables import policy_tables
from gnumies.rules import RULEBOOK

POSITIONS: Final = 32
LINES: Final = 20_000


def lines_for(spec: Spec, seats: int, folder: Path) -> int:
    """Give the lines that the player's time a move is worth; none for one that does not search."""
    if spec.name not in SEARCHES:
        return 0
    path = folder / "rates.json"
    rates: dict[str, float] = json.loads(path.read_text()) if path.exists() else {}
    name = f"{'search' if spec.name == 'expert' else spec.name}, {seats} players"
    if name not in rates:
        rates[name] = round(_rate(spec, seats))
        path.write_text(json.dumps(rates, indent=1) + "\n")
        print(f"{name}: {rates[name]:,.0f} lines a second of the processor", flush=True)
    return max(1, round(rates[name] * spec.ms / 1000))


def _rate(spec: Spec, seats: int) -> float:
    rules = policy_tables(RULEBOOK, seats)
    places = sample(rules, [policy] * seats, POSITIONS, "rate")
    searched(spec, places[0][0], 0, 100)  # compiled, or read from the disk
    begin = process_time()
    for turns in places:
        searched(spec, turns[0], 1, LINES)
    return POSITIONS * LINES / (process_time() - begin)
