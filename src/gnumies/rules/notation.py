"""Plain data, ready for JSON: how views, events, moves and scores look outside Python (section 9).

Cards are their texts, tuples are lists, a dataclass is an object of its fields. An event has its
``type`` and ``rule`` besides, a phase its ``type``.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import fields, is_dataclass
from typing import Final, cast, get_args

from gnumies.rules.cards import BidCard, PartyCard
from gnumies.rules.events import Event
from gnumies.rules.luckynits import Luckynits
from gnumies.rules.moves import Bid, Give, Keep, Move
from gnumies.rules.ruleset import RULESETS, Ruleset
from gnumies.rules.scoring import RoomScore
from gnumies.rules.state import Over
from gnumies.rules.view import BiddingView, DecidingView, View

Json = None | bool | int | float | str | Sequence["Json"] | Mapping[str, "Json"]


def kebab(cls: type) -> str:
    """A class name in the spelling of types and text ids: ``CardTurned`` is ``card-turned``."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", cls.__name__).lower()


EVENT_TYPES: Final = {kebab(cls): cls for cls in get_args(Event)}
"""Every class of event by its ``type``."""

_PHASE_TYPES: Final = {BiddingView: "bidding", DecidingView: "deciding", Over: "over"}


def move_data(move: Move) -> dict[str, Json]:
    """A move as a record writes it (R9.1)."""
    if isinstance(move, Bid):
        return {"seat": move.seat, "bid": str(move.card)}
    if isinstance(move, Give):
        return {"seat": move.seat, "give": move.to}
    return {"seat": move.seat, "keep": True}


def ruleset_data(ruleset: Ruleset) -> Json:
    """A printed ruleset's name, or the fields of another one (R9.1)."""
    if RULESETS.get(ruleset.name) == ruleset:
        return ruleset.name
    return {**_fields(ruleset), "guests": {str(guest): n for guest, n in ruleset.guests}}


def event_data(event: Event) -> dict[str, Json]:
    """An event with its ``type`` and the ``rule`` that caused it."""
    return {"type": kebab(type(event)), "rule": event.rule} | _fields(event)


def view_data(view: View) -> dict[str, Json]:
    """A view with what follows from it: each seat's discards, and the unseen cards by kind."""
    unseen = {str(card): count for card, count in sorted(view.unseen.items())}
    return {**_fields(view), "discards": _plain(view.discards), "unseen": unseen}


def score_data(score: RoomScore) -> dict[str, Json]:
    """An explained score by its fields."""
    return _fields(score)


def _plain(value: object) -> Json:
    match value:
        case BidCard() | PartyCard():
            return str(value)
        case None | bool() | int() | str():
            return value
        case tuple():
            return [_plain(item) for item in cast("tuple[object, ...]", value)]
        case _:
            return _object(value)


def _object(value: object) -> Json:
    match value:
        case Bid() | Keep() | Give():
            return move_data(value)
        case Ruleset():
            return ruleset_data(value)
        case Luckynits():
            return value.as_mapping()
        case BiddingView() | DecidingView() | Over():
            return {"type": _PHASE_TYPES[type(value)]} | _fields(value)
        case _:
            return _fields(value)


def _fields(value: object) -> dict[str, Json]:
    if not is_dataclass(value):
        raise TypeError(f"{type(value).__name__} has no plain form")
    return {field.name: _plain(getattr(value, field.name)) for field in fields(value)}
