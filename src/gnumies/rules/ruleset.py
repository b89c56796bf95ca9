"""Rulesets as data (section 8): the three printed variants, and tiny ones for whole enumeration."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal

from gnumies.rules.cards import BidCard, PartyCard
from gnumies.rules.errors import BadValue

MOST_OF_A_KIND: Final = 5
"""A set of five is the largest that scores (R7.3), so no deck may hold more of a value."""

LARGEST_DECK: Final = 100
"""Enough for any variant, and small enough for everything that counts cards one by one."""


@dataclass(frozen=True, slots=True)
class Ruleset:
    """What a game is played with, and the four points in which the printed rules differ.

    ``guests`` pairs each guest with its number of copies, ascending; ``bid_values`` ascend.
    A ruleset that cannot be dealt or scored raises ``BadValue``.
    """

    name: str
    bid_values: tuple[BidCard, ...] = tuple(card for card in BidCard if card)
    guests: tuple[tuple[PartyCard, int], ...] = tuple(
        (card, 4 if card <= PartyCard.GUEST_10 else 1) for card in PartyCard if card.is_guest
    )
    wullawakis: int = 7
    copicastors: int = 1
    gnalli: bool = True
    """R8.1: each hand has a Gnalli."""
    copicastor_to: Literal["lowest", "highest"] = "lowest"
    """R8.2: which bid wins a Copicastor."""
    stuck: Literal["sits-out", "plays-gnalli"] = "sits-out"
    """R8.3: what a single stuck player does while a Wullawaki is face up."""
    bare_gnallis_leave: Literal["when-barred", "any-round"] = "when-barred"
    """R8.4: when two or more players with nothing but the Gnalli leave the bidding."""

    def __post_init__(self) -> None:
        _ascending("bid_values", self.bid_values)
        _ascending("guests", tuple(guest for guest, _ in self.guests))
        if not self.bid_values or BidCard.GNALLI in self.bid_values:
            raise BadValue("R1.2", "bid_values needs one value or more, and never the Gnalli")
        if not all(guest.is_guest and copies > 0 for guest, copies in self.guests):
            raise BadValue("R1.4", "guests pairs guests 1 to 15 with one copy or more each")
        copies = [copies for _, copies in self.guests]
        if self.wullawakis < 0 or self.copicastors < 0:
            raise BadValue("R1.4", "no card can be there a negative number of times")
        if not 1 <= sum(copies) + self.copicastors + self.wullawakis <= LARGEST_DECK:
            raise BadValue("R1.4", f"the deck needs 1 to {LARGEST_DECK} party cards")
        most = max(copies, default=0) + self.copicastors
        if most > MOST_OF_A_KIND:
            raise BadValue("R7.3", f"{most} of a kind cannot be scored, {MOST_OF_A_KIND} can")

    @property
    def deck(self) -> tuple[PartyCard, ...]:
        """All party cards (R1.4), sorted: guests, Copicastors, Wullawakis."""
        return (
            *(guest for guest, copies in self.guests for _ in range(copies)),
            *(PartyCard.COPICASTOR,) * self.copicastors,
            *(PartyCard.WULLAWAKI,) * self.wullawakis,
        )

    def check_drawn(self, cards: Sequence[PartyCard]) -> None:
        """Raise ``BadValue`` for more of a card than the deck holds (R1.4)."""
        for card, count in Counter(cards).items():
            copies = self.deck.count(card)
            if count > copies:
                raise BadValue("R1.4", f"{count} of the card {card}, but the deck has {copies}")

    @property
    def hand(self) -> tuple[BidCard, ...]:
        """The cards that every player starts with (R1.2), sorted, the Gnalli first."""
        return (BidCard.GNALLI, *self.bid_values) if self.gnalli else self.bid_values


def _ascending(name: str, cards: tuple[BidCard, ...] | tuple[PartyCard, ...]) -> None:
    if list(cards) != sorted(set(cards)):
        raise BadValue("R8.1", f"{name} must ascend without a repetition")


RULEBOOK: Final = Ruleset("rulebook")
DUTCH: Final = Ruleset("dutch", stuck="plays-gnalli", bare_gnallis_leave="any-round")
OVERVIEW: Final = Ruleset("overview", gnalli=False, copicastor_to="highest")
RULESETS: Final = {ruleset.name: ruleset for ruleset in (RULEBOOK, DUTCH, OVERVIEW)}
"""The named rulesets; ``rulebook`` is the default."""


def ruleset_named(name: str) -> Ruleset:
    """The ruleset of that name, or ``BadValue`` with the names there are."""
    if name not in RULESETS:
        raise BadValue("R8.1", f"{name!r:.40} is not a ruleset; there are {', '.join(RULESETS)}")
    return RULESETS[name]
