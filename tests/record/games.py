"""A small valid record as plain data, to be bent by tests."""

import json
from typing import Any

from gnumies.rules import RULEBOOK

Data = dict[str, Any]

TINY_RULESET: Data = {
    "name": "tiny",
    "bid_values": ["10", "20", "30"],
    "guests": {"1": 2, "2": 1},
    "wullawakis": 1,
    "copicastors": 1,
    "gnalli": True,
    "copicastor_to": "lowest",
    "stuck": "sits-out",
    "bare_gnallis_leave": "when-barred",
}


def data(**changes: object) -> Data:
    """A record of two seats with a Wullawaki second and some moves; ``changes`` replace keys."""
    return {
        "format": "gnumies-record/1",
        "ruleset": "rulebook",
        "players": [{"name": "Ada", "color": "red"}, {"name": "Bo", "color": "violet"}],
        "supply": supply("7", "W", "5", "W"),
        "moves": [bid(0, "50"), bid(1, "40")],
    } | changes


def supply(*top: str) -> list[str]:
    """The whole deck with these cards on top."""
    rest = [str(card) for card in RULEBOOK.deck]
    for card in top:
        rest.remove(card)
    return [*top, *rest]


def bid(seat: int, card: str) -> Data:
    return {"seat": seat, "bid": card}


def encoded(value: object) -> bytes:
    return json.dumps(value).encode()
