"""Reading a record (R9.1): every part to the letter, nothing repaired."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from gnumies.record.errors import RecordError
from gnumies.record.model import Player, Record, RecordedMove
from gnumies.record.names import LONGEST_NAME
from gnumies.record.strict import (
    MAX_BYTES,
    as_int,
    as_list,
    as_object,
    as_text,
    member,
    parse,
    quoted,
)
from gnumies.record.tables import luckynits_from, ruleset_from
from gnumies.record.writing import FORMAT
from gnumies.rules import BadValue, Bid, BidCard, Color, Give, Keep, Move, PartyCard
from gnumies.rules.notation import Json

Object = Mapping[str, Json]

_RECORD_KEYS: Final = (
    "format", "ruleset", "players", "youngest_first", "luckynits", "supply", "moves", "ended",
)  # fmt: skip
_DECISIONS: Final = ("bid", "keep", "give")


def read(data: bytes) -> Record:
    """The record in ``data``, its setup checked, or ``RecordError``; ``replay`` judges moves."""
    try:
        record = _record(as_object(parse(data), "a record"))
        _ = record.setup
    except BadValue as error:
        raise RecordError(error.reason, rule=error.rule) from None
    return record


def load(path: Path) -> Record:
    """The record in a file, as ``read`` reads it; raises ``OSError`` besides."""
    with path.open("rb") as file:
        return read(file.read(MAX_BYTES + 1))


def _record(data: Object) -> Record:
    form = member(data, "format", "a record")
    if form != FORMAT:
        raise RecordError(f"the format must be {FORMAT}, not {quoted(form)}", rule="R9.1")
    ended = data.get("ended", "abandoned")
    if ended != "abandoned":
        raise RecordError(f'ended can only be "abandoned", not {quoted(ended)}', rule="R9.1")
    order = as_list(data.get("youngest_first", []), "youngest_first")
    if "youngest_first" in data and not order:
        raise RecordError("youngest_first must name every seat, or be left out", rule="R1.6")
    supply = as_list(member(data, "supply", "a record"), "supply")
    moves = as_list(member(data, "moves", "a record"), "moves")
    return Record(
        players=_players(member(data, "players", "a record")),
        supply=tuple(PartyCard.parse(as_text(card, "a supply card")) for card in supply),
        moves=tuple(_numbered(number, move) for number, move in enumerate(moves)),
        ruleset=ruleset_from(member(data, "ruleset", "a record")),
        youngest_first=tuple(as_int(seat, "a seat of youngest_first") for seat in order),
        luckynits=luckynits_from(data["luckynits"]) if "luckynits" in data else None,
        abandoned="ended" in data,
        extra=_others(data, _RECORD_KEYS),
    )


def _players(value: Json) -> tuple[Player, ...]:
    return tuple(_player(as_object(player, "a player")) for player in as_list(value, "players"))


def _player(data: Object) -> Player:
    name = as_text(member(data, "name", "a player"), "a player's name")
    if len(name) > LONGEST_NAME:
        raise RecordError(
            f"a name has {len(name)} characters, at most {LONGEST_NAME} may be", rule="R9.1"
        )
    color = member(data, "color", "a player")
    if color not in list(Color):
        raise RecordError(
            f"{quoted(color)} is not a colour; there are {', '.join(Color)}", rule="R1.1"
        )
    return Player(name, Color(as_text(color, "a colour")), _others(data, ("name", "color")))


def _numbered(number: int, value: Json) -> RecordedMove:
    try:
        return _recorded(as_object(value, "a move"))
    except (BadValue, RecordError) as error:
        raise RecordError(error.reason, rule=error.rule, move=number) from None


def _recorded(data: Object) -> RecordedMove:
    if data.get("by", "bot") != "bot":
        raise RecordError(f'by can only be "bot", not {quoted(data["by"])}', rule="R9.1")
    return RecordedMove(_move(data), "by" in data, _others(data, ("seat", "by", *_DECISIONS)))


def _move(data: Object) -> Move:
    seat = as_int(member(data, "seat", "a move"), "a seat")
    decisions = [key for key in _DECISIONS if key in data]
    match decisions:
        case ["bid"]:
            return Bid(seat, BidCard.parse(as_text(data["bid"], "a bid")))
        case ["give"]:
            return Give(seat, as_int(data["give"], "give"))
        case ["keep"] if data["keep"] is True:
            return Keep(seat)
        case ["keep"]:
            raise RecordError(f"keep can only be true, not {quoted(data['keep'])}", rule="R9.1")
        case _:
            named = " and ".join(decisions) or "none"
            raise RecordError(f"a move has one of bid, keep, give; this has {named}", rule="R9.1")


def _others(data: Object, known: tuple[str, ...]) -> Object:
    return {key: value for key, value in data.items() if key not in known}
