"""The two kinds of cards and the five colours (R1.1 to R1.4), with their text form (R9.1)."""

from enum import IntEnum, StrEnum
from typing import Self

from gnumies.rules.errors import BadValue


class Color(StrEnum):
    """A player's colour (R1.1); its value is its text form."""

    RED = "red"
    YELLOW = "yellow"
    BLUE = "blue"
    VIOLET = "violet"
    GRAY = "gray"


class BidCard(IntEnum):
    """A Gnumie card (R1.2): a value from 10 to 100, or the Gnalli, written ``G``."""

    GNALLI = 0
    TEN = 10
    TWENTY = 20
    THIRTY = 30
    FORTY = 40
    FIFTY = 50
    SIXTY = 60
    SEVENTY = 70
    EIGHTY = 80
    NINETY = 90
    HUNDRED = 100

    def __str__(self) -> str:
        return _BID_TEXT[self]

    def __format__(self, spec: str) -> str:
        return format(str(self), spec)  # an IntEnum would otherwise format as its number

    @classmethod
    def parse(cls, text: str) -> Self:
        """The card written ``text``, to the letter (R9.1), or ``BadValue``."""
        return cls(_parse(text, _BID_OF, "bid card", "10, 20 … 100 and G"))


class PartyCard(IntEnum):
    """A party card (R1.4): guest 1 to 15 by its number, Copicastor ``C``, Wullawaki ``W``."""

    GUEST_1 = 1
    GUEST_2 = 2
    GUEST_3 = 3
    GUEST_4 = 4
    GUEST_5 = 5
    GUEST_6 = 6
    GUEST_7 = 7
    GUEST_8 = 8
    GUEST_9 = 9
    GUEST_10 = 10
    GUEST_11 = 11
    GUEST_12 = 12
    GUEST_13 = 13
    GUEST_14 = 14
    GUEST_15 = 15
    COPICASTOR = 16
    WULLAWAKI = 17

    def __str__(self) -> str:
        return _PARTY_TEXT[self]

    def __format__(self, spec: str) -> str:
        return format(str(self), spec)

    @property
    def is_guest(self) -> bool:
        """Whether the card has a value that scores (R7.3); Copicastor and Wullawaki have none."""
        return self <= PartyCard.GUEST_15

    @classmethod
    def parse(cls, text: str) -> Self:
        """The card written ``text``, to the letter (R9.1), or ``BadValue``."""
        return cls(_parse(text, _PARTY_OF, "party card", "1 … 15, W and C"))


def _parse(text: str, cards: dict[str, int], kind: str, all_of_them: str) -> int:
    if text not in cards:
        raise BadValue("R9.1", f"{text!r:.40} is not a {kind}; there are {all_of_them}")
    return cards[text]


_BID_TEXT = {card: "G" if card is BidCard.GNALLI else str(card.value) for card in BidCard}
_BID_OF: dict[str, int] = {text: card for card, text in _BID_TEXT.items()}
_PARTY_TEXT = {card: str(card.value) for card in PartyCard} | {
    PartyCard.COPICASTOR: "C",
    PartyCard.WULLAWAKI: "W",
}
_PARTY_OF: dict[str, int] = {text: card for card, text in _PARTY_TEXT.items()}
