"""Everything that is fixed before the first card is turned (R1.1, R1.6); the luck included."""

from dataclasses import dataclass
from typing import Final

from gnumies.rules.cards import Color, PartyCard
from gnumies.rules.errors import BadValue
from gnumies.rules.luckynits import DEFAULT_LUCKYNITS, Luckynits
from gnumies.rules.ruleset import Ruleset

FEWEST_SEATS: Final = 2
MOST_SEATS: Final = 5


def check_seats(seats: int) -> None:
    """Raise ``BadValue`` unless so many can play (R1.1)."""
    if not FEWEST_SEATS <= seats <= MOST_SEATS:
        raise BadValue("R1.1", f"{FEWEST_SEATS} to {MOST_SEATS} can play, not {seats}")


@dataclass(frozen=True, slots=True)
class Setup:
    """A game before its first card: a seat is an index into ``colors``.

    ``supply`` is the order of the party cards, top first. ``youngest_first`` lists all seats
    (R1.6); left empty, it becomes seat order. What does not fit together raises ``BadValue``.
    """

    ruleset: Ruleset
    colors: tuple[Color, ...]
    supply: tuple[PartyCard, ...]
    youngest_first: tuple[int, ...] = ()
    luckynits: Luckynits = DEFAULT_LUCKYNITS

    def __post_init__(self) -> None:
        seats = len(self.colors)
        check_seats(seats)
        if len(set(self.colors)) != seats:
            raise BadValue("R1.1", "two players have one colour; each has a different one")
        if not self.youngest_first:
            object.__setattr__(self, "youngest_first", tuple(range(seats)))
        if sorted(self.youngest_first) != list(range(seats)):
            raise BadValue("R1.6", f"youngest_first must be the seats 0 to {seats - 1}, each once")
        deck = self.ruleset.deck
        if sorted(self.supply) != list(deck):
            difference = _difference(self.supply, deck)
            raise BadValue("R1.4", f"the supply is not the deck: {difference}")

    @property
    def seats(self) -> range:
        """All seats, 0 to one less than the number of players."""
        return range(len(self.colors))


def _difference(cards: tuple[PartyCard, ...], deck: tuple[PartyCard, ...]) -> str:
    """The first kind of card of which there are too many or too few."""
    card = next(card for card in PartyCard if cards.count(card) != deck.count(card))
    return f"it has the {card} {cards.count(card)} times, where {deck.count(card)} belong"
