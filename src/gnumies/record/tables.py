"""Rulesets and Luckynits as JSON: inside a record, or in a file of their own."""

from collections.abc import Mapping
from dataclasses import fields
from typing import Final, TypeVar

from gnumies.record.errors import RecordError
from gnumies.record.names import LONGEST_NAME
from gnumies.record.strict import as_bool, as_int, as_list, as_object, as_text, member, quoted
from gnumies.rules import RULESETS, BidCard, Luckynits, PartyCard, Ruleset, ruleset_named
from gnumies.rules.notation import Json

Choice = TypeVar("Choice", bound=str)


def ruleset_from(value: Json) -> Ruleset:
    """A printed ruleset by its name, or another one by all its fields (section 8).

    Raises ``BadValue`` or ``RecordError``.
    """
    if isinstance(value, str):
        return ruleset_named(value)
    data = as_object(value, "a ruleset that is not a name")
    for key in data:
        if key not in _FIELDS:
            known = ", ".join(_FIELDS)
            raise RecordError(f"a ruleset has no {quoted(key)}, only {known}", rule="R8.1")
    ruleset = Ruleset(
        name=_name(_field(data, "name")),
        bid_values=_bid_values(_field(data, "bid_values")),
        guests=_guests(_field(data, "guests")),
        wullawakis=as_int(_field(data, "wullawakis"), "wullawakis"),
        copicastors=as_int(_field(data, "copicastors"), "copicastors"),
        gnalli=as_bool(_field(data, "gnalli"), "gnalli"),
        copicastor_to=_choice(data, "copicastor_to", ("lowest", "highest")),
        stuck=_choice(data, "stuck", ("sits-out", "plays-gnalli")),
        bare_gnallis_leave=_choice(data, "bare_gnallis_leave", ("when-barred", "any-round")),
    )
    if RULESETS.get(ruleset.name, ruleset) != ruleset:
        raise RecordError(f"{ruleset.name} is the name of a printed ruleset", rule="R8.1")
    return ruleset


def luckynits_from(value: Json) -> Luckynits:
    """A table of Luckynits by value and colour (R1.3); raises ``BadValue`` or ``RecordError``."""
    rows = as_object(value, "the Luckynits")
    return Luckynits.from_mapping({name: _row(row, name) for name, row in rows.items()})


def _row(value: Json, name: str) -> dict[str, int]:
    row = as_object(value, f"the Luckynits of {name:.20}")
    return {
        color: as_int(number, f"the Luckynits of {color:.20} {name:.20}")
        for color, number in row.items()
    }


def _field(data: Mapping[str, Json], key: str) -> Json:
    return member(data, key, "a ruleset")


def _name(value: Json) -> str:
    name = as_text(value, "a ruleset's name")
    if not 0 < len(name) <= LONGEST_NAME:
        raise RecordError(f"a ruleset's name must have 1 to {LONGEST_NAME} characters", rule="R8.1")
    return name


def _bid_values(value: Json) -> tuple[BidCard, ...]:
    cards = as_list(value, "bid_values")
    return tuple(BidCard.parse(as_text(card, "a bid value")) for card in cards)


def _guests(value: Json) -> tuple[tuple[PartyCard, int], ...]:
    copies = as_object(value, "guests")
    return tuple(  # the order of keys means nothing in JSON
        sorted(
            (PartyCard.parse(card), as_int(number, f"the number of guests {card:.20}"))
            for card, number in copies.items()
        )
    )


def _choice(data: Mapping[str, Json], key: str, choices: tuple[Choice, ...]) -> Choice:
    value = _field(data, key)
    for choice in choices:
        if value == choice:
            return choice
    raise RecordError(f"{key} must be {' or '.join(choices)}, not {quoted(value)}", rule="R8.1")


_FIELDS: Final = tuple(field.name for field in fields(Ruleset))
