"""Small tables for the rule cases: a tiny deck in a chosen order, and moves written as text."""

import re
from contextlib import AbstractContextManager
from dataclasses import replace
from typing import TypeVar

import pytest

from gnumies.rules import (
    RULEBOOK,
    BidCard,
    Color,
    Event,
    IllegalMove,
    PartyCard,
    RuleError,
    Ruleset,
    Setup,
    legal_moves,
    parse_move,
    play,
    start,
)

WITHOUT_GNALLI = replace(RULEBOOK, gnalli=False)

EventClass = TypeVar("EventClass", bound=Event)


def party(cards: str) -> tuple[PartyCard, ...]:
    """Read party cards: ``party("7 W C")``."""
    return tuple(PartyCard.parse(card) for card in cards.split())


def bids(cards: str) -> tuple[BidCard, ...]:
    """Read bid cards: ``bids("G 10 20")``."""
    return tuple(BidCard.parse(card) for card in cards.split())


def words(cards: tuple[PartyCard | BidCard, ...]) -> str:
    """Write cards as they are read."""
    return " ".join(map(str, cards))


def refused(
    error: type[RuleError], rule: str, reason: str
) -> AbstractContextManager[pytest.ExceptionInfo[RuleError]]:
    """Expect a fault by that rule and for that reason, or a part of it."""
    return pytest.raises(error, match=f"^{re.escape(rule)}: .*{re.escape(reason)}")


def tiny(ruleset: Ruleset, values: str, supply: str) -> Ruleset:
    """Shrink a ruleset to these bid values and the party cards of this supply."""
    cards = party(supply)
    return replace(
        ruleset,
        name=f"tiny-{ruleset.name}",
        bid_values=bids(values),
        guests=tuple((card, cards.count(card)) for card in sorted(set(cards)) if card.is_guest),
        wullawakis=cards.count(PartyCard.WULLAWAKI),
        copicastors=cards.count(PartyCard.COPICASTOR),
    )


class Table:
    """A game that is being played; ``told`` are the events of the last call of ``play``."""

    def __init__(self, setup: Setup) -> None:
        self.state, events = start(setup)
        self.told = list(events)

    def play(self, moves: str) -> "Table":
        """Make some moves: ``play("0:50 1:G 1:give:0")``."""
        self.told = []
        for move in moves.split():
            self.state, events = play(self.state, parse_move(move))
            self.told += events
        return self

    def refuses(self, move: str, rule: str, reason: str) -> None:
        """Assert that a move is illegal by that rule and for that reason, or a part of it."""
        with refused(IllegalMove, rule, reason):
            play(self.state, parse_move(move))

    def tells(self, kind: type[EventClass]) -> list[EventClass]:
        """Give the events of that kind in the last call of ``play``, or in the deal."""
        return [event for event in self.told if isinstance(event, kind)]

    def story(self) -> list[str]:
        """Give all events of the last call as their class names."""
        return [type(event).__name__ for event in self.told]

    def legal(self, seat: int) -> str:
        """Write a seat's legal moves."""
        return " ".join(map(str, legal_moves(self.state, seat)))

    def hand(self, seat: int) -> str:
        """Write a seat's hand."""
        return words(self.state.hands[seat])

    def room(self, seat: int) -> str:
        """Write a seat's room in the order in which the cards came."""
        return words(self.state.rooms[seat])


def deal(
    supply: str,
    *,
    values: str = "10 20 30",
    players: int = 2,
    ruleset: Ruleset = RULEBOOK,
    colors: str = "red yellow blue violet gray",
    **setup: object,
) -> Table:
    """Sit down to a tiny game: this supply, top first, and these bid values beside the Gnalli."""
    seats = tuple(Color(color) for color in colors.split()[:players])
    return Table(Setup(tiny(ruleset, values, supply), seats, party(supply), **setup))


def deal_to_one_bare(supply: str, *, values: str = "10", ruleset: Ruleset = RULEBOOK) -> Table:
    """Play a round on a 1 before ``supply``: of two, seat 1 has nothing but the Gnalli left."""
    return deal(f"1 {supply}", values=values, ruleset=ruleset).play("0:10 1:10")


def deal_to_two_bare(
    supply: str, *, ruleset: Ruleset = RULEBOOK, youngest_first: tuple[int, ...] = ()
) -> Table:
    """Play on a 1 and a 2 before ``supply``: of three, seats 0 and 1 have nothing but a Gnalli."""
    ages = {"youngest_first": youngest_first}
    table = deal(f"1 2 {supply}", values="10", players=3, ruleset=ruleset, **ages)
    return table.play("0:10 1:G 2:G 0:G 1:10 2:G")
