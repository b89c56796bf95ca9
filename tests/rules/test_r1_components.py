"""Chapter 1: players, Gnumie cards, Luckynits, party cards, names, ages."""

import re
from pathlib import Path

import pytest

from gnumies.rules import (
    DEFAULT_LUCKYNITS,
    RULEBOOK,
    BadValue,
    BidCard,
    Color,
    Luckynits,
    PartyCard,
    Ruleset,
    Setup,
)
from gnumies.rules.events import CardWon, GnalliHolderLeft
from tests.rules.scenario import bids, deal, deal_to_two_bare, party, refused, words

VALUES = tuple(card for card in BidCard if card is not BidCard.GNALLI)


def setup(**fields: object) -> Setup:
    usual = {"ruleset": RULEBOOK, "colors": tuple(Color)[:2], "supply": RULEBOOK.deck}
    return Setup(**(usual | fields))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_r1_1_two_to_five_can_play(players: int) -> None:
    assert list(setup(colors=tuple(Color)[:players]).seats) == list(range(players))


@pytest.mark.parametrize("players", [0, 1, 6])
def test_r1_1_fewer_or_more_are_refused(players: int) -> None:
    colors = (*Color, Color.RED)[:players]
    with refused(BadValue, "R1.1", f"2 to 5 can play, not {players}"):
        setup(colors=colors)


def test_r1_1_each_player_has_a_different_colour() -> None:
    assert " ".join(Color) == "red yellow blue violet gray"
    with refused(BadValue, "R1.1", "two players have one colour"):
        setup(colors=(Color.RED, Color.BLUE, Color.RED))


def test_r1_2_a_hand_has_ten_values_and_the_gnalli() -> None:
    assert words(RULEBOOK.hand) == "G 10 20 30 40 50 60 70 80 90 100"
    table = deal("7", values="10 20 30 40 50 60 70 80 90 100", players=5)
    assert [table.hand(seat) for seat in range(5)] == [words(RULEBOOK.hand)] * 5


@pytest.mark.parametrize("values", [(), bids("G 10")])
def test_r1_2_bid_values_are_values(values: tuple[BidCard, ...]) -> None:
    with refused(BadValue, "R1.2", "one value or more, and never the Gnalli"):
        Ruleset("bad", bid_values=values)


@pytest.mark.parametrize(
    ("card", "color", "luckynits"),
    [
        (BidCard.EIGHTY, Color.VIOLET, 5),
        (BidCard.EIGHTY, Color.BLUE, 1),
        (BidCard.TEN, Color.YELLOW, 4),
        (BidCard.TEN, Color.RED, 1),
    ],
)
def test_r1_3_the_known_printed_cards(card: BidCard, color: Color, luckynits: int) -> None:
    assert DEFAULT_LUCKYNITS.of(card, color) == luckynits


def test_r1_3_the_table_is_the_ruling() -> None:
    assert DEFAULT_LUCKYNITS.rows == (
        (1, 4, 2, 3, 5),
        (5, 2, 4, 3, 1),
        (2, 5, 3, 4, 1),
        (4, 1, 3, 2, 5),
        (3, 1, 4, 5, 2),
        (3, 5, 2, 1, 4),
        (4, 2, 5, 1, 3),
        (2, 4, 1, 5, 3),
        (5, 3, 1, 2, 4),
        (1, 3, 5, 4, 2),
    )


@pytest.mark.parametrize("color", Color)
def test_r1_3_no_colour_is_better(color: Color) -> None:
    mine = [DEFAULT_LUCKYNITS.of(card, color) for card in VALUES]
    assert sorted(mine) == [1, 1, 2, 2, 3, 3, 4, 4, 5, 5]
    assert sum(card * number for card, number in zip(VALUES, mine, strict=True)) == 1650
    for other in set(Color) - {color}:
        theirs = [DEFAULT_LUCKYNITS.of(card, other) for card in VALUES]
        assert sum(my > their for my, their in zip(mine, theirs, strict=True)) == 5


def test_r1_3_one_value_shows_five_different_numbers() -> None:
    for card in VALUES:
        assert {DEFAULT_LUCKYNITS.of(card, color) for color in Color} == {1, 2, 3, 4, 5}


def test_r1_3_a_printed_table_takes_its_place() -> None:
    upside_down = Luckynits(((5, 4, 3, 2, 1),) * 10)
    table = deal("7", values="10", luckynits=upside_down)
    assert table.play("0:10 1:10").tells(CardWon)[0].tied == ((0, 5), (1, 4))
    assert table.room(0) == "7"


def test_r1_3_a_row_with_a_number_twice_is_refused() -> None:
    rows = (*DEFAULT_LUCKYNITS.rows[:9], (1, 1, 3, 4, 5))
    with refused(BadValue, "R1.3", "Luckynits of 100 must be 1 to 5"):
        Luckynits(rows)


def test_r1_3_a_missing_row_is_refused() -> None:
    with refused(BadValue, "R1.3", "need 10 rows"):
        Luckynits(DEFAULT_LUCKYNITS.rows[:9])


def test_r1_4_the_deck_has_53_party_cards() -> None:
    ones_to_tens = " ".join(f"{guest} {guest} {guest} {guest}" for guest in range(1, 11))
    assert words(RULEBOOK.deck) == f"{ones_to_tens} 11 12 13 14 15 C W W W W W W W"
    assert len(RULEBOOK.deck) == 53


def test_r1_4_copicastor_and_wullawaki_are_no_guests() -> None:
    assert words(tuple(card for card in PartyCard if not card.is_guest)) == "C W"


def test_r1_4_the_supply_is_the_deck_in_some_order() -> None:
    deck = RULEBOOK.deck
    assert setup(supply=deck[::-1]).supply == deck[::-1]
    with refused(BadValue, "R1.4", "the 1 3 times, where 4 belong"):
        setup(supply=deck[1:])
    with refused(BadValue, "R1.4", "the C 2 times, where 1 belong"):
        setup(supply=(*deck, PartyCard.COPICASTOR))


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"guests": ((PartyCard.WULLAWAKI, 1),)}, "guests 1 to 15 with one copy or more"),
        ({"guests": ((PartyCard.GUEST_1, 0),)}, "guests 1 to 15 with one copy or more"),
        ({"wullawakis": -1}, "a negative number of times"),
        ({"copicastors": -1}, "a negative number of times"),
        ({"guests": (), "wullawakis": 0, "copicastors": 0}, "1 to 100 party cards"),
    ],
)
def test_r1_4_a_deck_that_cannot_be_dealt_is_refused(
    fields: dict[str, object], reason: str
) -> None:
    with refused(BadValue, "R1.4", reason):
        Ruleset("bad", **fields)


def test_r1_4_cards_in_play_are_cards_of_the_deck() -> None:
    RULEBOOK.check_drawn(party("1 1 1 1 15 C W W W W W W W"))
    with refused(BadValue, "R1.4", "2 of the card 15, but the deck has 1"):
        RULEBOOK.check_drawn(party("15 15"))


def test_r1_5_only_known_names_are_given() -> None:
    words_file = Path(__file__).resolve().parents[2] / "src/gnumies/locale/en/words.ftl"
    text = words_file.read_text(encoding="utf-8")
    names = dict(re.findall(r"^card-(\d+) = (.+)$", text, re.MULTILINE))
    known = {"1": "Borsi (1)", "6": "Dumbball (6)", "10": "Dimmling (10)", "13": "Rapster (13)"}
    assert names == {str(n): known.get(str(n), f"guest {n}") for n in range(1, 16)}


def test_r1_6_ages_are_seat_order_unless_the_host_says_so() -> None:
    assert deal("7", players=3).state.setup.youngest_first == (0, 1, 2)
    ages = deal("7", players=3, youngest_first=(2, 0, 1)).state.setup.youngest_first
    assert ages == (2, 0, 1)


def test_r1_6_ages_decide_who_leaves_first() -> None:
    table = deal_to_two_bare("W 7 8", youngest_first=(2, 1, 0))
    assert [event.seat for event in table.tells(GnalliHolderLeft)] == [1, 0]


@pytest.mark.parametrize("ages", [(0, 0), (0, 2), (1,), (0, 1, 2)])
def test_r1_6_ages_name_each_seat_once(ages: tuple[int, ...]) -> None:
    with refused(BadValue, "R1.6", "the seats 0 to 1, each once"):
        setup(youngest_first=ages)


def test_r1_1_seats_may_have_any_colours() -> None:
    table = deal("7", values="10", colors="gray red", players=2).play("0:10 1:10")
    assert table.tells(CardWon)[0].tied == ((0, 5), (1, 1))
