"""What a record says of its fair deck, below its key ``fairness`` (docs/fair-deck.md)."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from gnumies.record.errors import RecordError
from gnumies.record.fair import SECRET_BYTES, deck_key
from gnumies.record.strict import as_int, as_list, as_object, as_text, member, quoted
from gnumies.rules.notation import Json

KEY: Final = "fairness"
"""Where a record keeps it."""

VERSION: Final = 1

_HEX: Final = re.compile(rf"[0-9a-f]{{{2 * SECRET_BYTES}}}")


@dataclass(frozen=True, slots=True)
class Pledge:
    """A person's commitment, and the nonce behind it if he opened it."""

    seat: int
    commitment: str
    nonce: bytes | None = None


@dataclass(frozen=True, slots=True)
class Fairness:
    """A table's commitment with those of its players, and what of them has been opened."""

    commitment: str
    players: tuple[Pledge, ...]
    secret: bytes | None = None

    @property
    def nonces(self) -> dict[int, bytes]:
        """The nonces that were opened, by seat; nothing else of the players goes into the key."""
        return {player.seat: player.nonce for player in self.players if player.nonce is not None}

    @property
    def key(self) -> bytes | None:
        """The key of the shuffle, once the table has opened its secret."""
        return None if self.secret is None else deck_key(self.secret, self.nonces)


def fairness_data(fairness: Fairness) -> dict[str, Json]:
    """The value of a record's key ``fairness``; without the secret while the table keeps it."""
    data: dict[str, Json] = {"version": VERSION}
    if fairness.secret is not None:
        data["secret"] = fairness.secret.hex()
    data["commitment"] = fairness.commitment
    data["players"] = [
        {
            "seat": player.seat,
            "commitment": player.commitment,
            "nonce": None if player.nonce is None else player.nonce.hex(),
        }
        for player in fairness.players
    ]
    return data


def fairness_from(value: Json, seats: int) -> Fairness:
    """Read the value of ``fairness`` to the letter, for so many seats, or ``RecordError``."""
    data = as_object(value, KEY)
    version = as_int(member(data, "version", KEY), "the version of fairness")
    if version != VERSION:
        raise RecordError(f"fairness has version {version}; only version {VERSION} is known here")
    players = as_list(member(data, "players", KEY), "the players of fairness")
    fairness = Fairness(
        commitment=_hex(member(data, "commitment", KEY), "the table's commitment"),
        players=tuple(_pledge(as_object(player, "a player of fairness")) for player in players),
        secret=_bytes(data.get("secret"), "the secret"),
    )
    _check_seats([player.seat for player in fairness.players], seats)
    return fairness


def _pledge(data: Mapping[str, Json]) -> Pledge:
    seat = as_int(member(data, "seat", "a player of fairness"), "a seat of fairness")
    owner = f"seat {seat}"
    return Pledge(
        seat,
        commitment=_hex(member(data, "commitment", owner), f"the commitment of {owner}"),
        nonce=_bytes(member(data, "nonce", owner), f"the nonce of {owner}"),
    )


def _check_seats(named: list[int], seats: int) -> None:
    for seat in named:
        if not 0 <= seat < seats:
            raise RecordError(f"fairness names seat {seat}, where there are 0 to {seats - 1}")
        if named.count(seat) > 1:
            raise RecordError(f"fairness names seat {seat} twice")


def _bytes(value: Json, what: str) -> bytes | None:
    return None if value is None else bytes.fromhex(_hex(value, what))


def _hex(value: Json, what: str) -> str:
    text = as_text(value, what)
    if not _HEX.fullmatch(text):
        digits = f"{2 * SECRET_BYTES} hex digits in lower case"
        raise RecordError(f"{what} must be {digits}, not {quoted(text)}")
    return text
