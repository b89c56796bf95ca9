"""Everything that is fixed before the first card is turned (R1.1, R1.6); the luck included."""

from dataclasses import dataclass
from typing import Final

from gnumies.rules.cards import BidCard, Color, PartyCard
from gnumies.rules.errors import BadValue
from gnumies.rules.luckynits import DEFAULT_LUCKYNITS, Luckynits
from gnumies.rules.ruleset import Ruleset

FEWEST_SEATS: Final = 2
MOST_SEATS: Final = 5


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
        if not FEWEST_SEATS <= seats <= MOST_SEATS:
            raise BadValue("R1.1", f"{seats} players, where 2 to 5 can play")
        if len(set(self.colors)) != seats:
            raise BadValue("R1.1", "two players have one colour; each has a different one")
        if not self.youngest_first:
            object.__setattr__(self, "youngest_first", tuple(range(seats)))
        if sorted(self.youngest_first) != list(range(seats)):
            raise BadValue("R1.6", f"youngest_first must be the seats 0 to {seats - 1}, each once")
        if difference := _difference(self.supply, self.ruleset.deck):
            raise BadValue("R1.4", f"the supply is not the deck: {difference}")

    @property
    def seats(self) -> range:
        """All seats, 0 to one less than the number of players."""
        return range(len(self.colors))

    def strength(self, seat: int, card: BidCard) -> tuple[BidCard, int]:
        """What a valued bid of a seat is compared by: its value, then its Luckynits (R2.4)."""
        return card, self.luckynits.of(card, self.colors[seat])


def _difference(cards: tuple[PartyCard, ...], deck: tuple[PartyCard, ...]) -> str:
    for card in PartyCard:
        have, want = cards.count(card), deck.count(card)
        if have != want:
            return f"it has the {card} {have} times, where {want} belong"
    return ""
