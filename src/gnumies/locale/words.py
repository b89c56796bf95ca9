"""The words that sentences are made of: cards and lists, each language in its own way."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Literal

from gnumies.locale import Texts
from gnumies.rules import BidCard, PartyCard

Role = Literal["name", "subject", "object"]
"""Where a card stands: alone, or as the one who acts or is acted on in a sentence."""


def card_name(card: PartyCard, t: Texts, role: Role = "name") -> str:
    """What a party card is called."""
    return t(f"card-{card}", role=role)


def bid_name(card: BidCard, t: Texts, role: Role = "name") -> str:
    """What a bid card is called: its value, or Gnalli."""
    return t("card-G", role=role) if card is BidCard.GNALLI else str(card)


def listed(parts: Sequence[str], t: Texts) -> str:
    """One, two or more things in a row: a, b and c."""
    *front, last = parts
    if not front:
        return last
    first, *others = front
    for second in others:
        first = t("list-more", first=first, second=second)
    return t("list-two", first=first, second=last)


def several(card: PartyCard, count: int, t: Texts, role: Role = "object") -> str:
    """A number of equal party cards."""
    if count == 1:
        return card_name(card, t, role)
    return t("list-several", count=count, card=card_name(card, t))


def cards_listed(cards: Iterable[PartyCard], t: Texts) -> str:
    """Party cards in a row, equal ones together."""
    return listed([several(card, count, t) for card, count in Counter(cards).items()], t)
