"""The proof that a deck was fixed beforehand and that nobody chose it (docs/fair-deck.md)."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from gnumies.record.errors import RecordError
from gnumies.record.fair import commitment, nonce_commitment, shuffled
from gnumies.record.fairness import KEY, Fairness, Pledge, fairness_from
from gnumies.record.model import Record
from gnumies.record.replay import replay

Check = Literal["fairness", "secret", "nonce", "unopened", "shared", "supply", "moves"]
"""What is looked at: the form of the key ``fairness``, the table's secret, each opened nonce, each
that was not opened, whether the order hangs on any person at all, the order, and the moves."""


@dataclass(frozen=True, slots=True)
class Finding:
    """The outcome of one check."""

    check: Check
    seats: tuple[int, ...] = ()
    """Whom it is about."""
    fault: str | None = None
    """What is wrong, in one line."""

    @property
    def ok(self) -> bool:
        """Whether nothing is wrong."""
        return self.fault is None


def verify(record: Record) -> tuple[Finding, ...]:
    """Check every part of the proof that a record holds; it is proved if every finding is ok."""
    return (*_of_deck(record), _moves(record))


def _of_deck(record: Record) -> Iterator[Finding]:
    if KEY not in record.extra:
        yield Finding("fairness", fault=f"the record has no {KEY!r}: nothing was promised")
        return
    try:
        fairness = fairness_from(record.extra[KEY], len(record.players))
    except RecordError as error:
        yield Finding("fairness", fault=error.reason)
        return
    yield Finding("fairness")
    yield _secret(fairness)
    yield from map(_nonce, fairness.players)
    yield _shared(fairness)
    if fairness.key is not None:
        yield _supply(record, fairness.key)


def _secret(fairness: Fairness) -> Finding:
    fault = None
    if fairness.secret is None:
        fault = "it cannot be verified yet: a table opens its secret when the game is over"
    elif commitment(fairness.secret) != fairness.commitment:
        fault = "the secret is not the one that the table committed itself to"
    return Finding("secret", fault=fault)


def _nonce(player: Pledge) -> Finding:
    seats = (player.seat,)
    if player.nonce is None:
        return Finding("unopened", seats)
    if nonce_commitment(player.nonce) == player.commitment:
        return Finding("nonce", seats)
    fault = f"the nonce of seat {player.seat} is not the one that it committed itself to"
    return Finding("nonce", seats, fault)


def _shared(fairness: Fairness) -> Finding:
    seats = tuple(sorted(fairness.nonces))
    fault = None if seats else "no person opened a nonce: the table alone could choose the order"
    return Finding("shared", seats, fault)


def _supply(record: Record, key: bytes) -> Finding:
    order = shuffled(record.ruleset.deck, key)
    pairs = enumerate(zip(record.supply, order, strict=True), start=1)
    for number, (card, expected) in pairs:
        if card is not expected:
            where = f"card {number} of the supply is {card}, where {expected} belongs"
            return Finding("supply", fault=f"the order is not that of secret and nonces: {where}")
    return Finding("supply")


def _moves(record: Record) -> Finding:
    try:
        replay(record)
    except RecordError as error:
        return Finding("moves", fault=str(error))
    return Finding("moves")
