import pytest

from gnumies.locale import Texts
from gnumies.locale.words import bid_name, card_name, cards_listed, listed
from gnumies.rules import BidCard, PartyCard

T = Texts()


@pytest.mark.parametrize(
    ("parts", "text"),
    [
        (["a"], "a"),
        (["a", "b"], "a and b"),
        (["a", "b", "c"], "a, b and c"),
        (["a", "b", "c", "d"], "a, b, c and d"),
    ],
)
def test_lists(parts: list[str], text: str) -> None:
    assert listed(parts, T) == text


def test_guests_without_a_known_name_go_by_their_number() -> None:
    names = {card: card_name(card, T) for card in PartyCard if card.is_guest}
    known = {1: "Borsi (1)", 6: "Dumbball (6)", 10: "Dimmling (10)", 13: "Rapster (13)"}
    assert names == {card: known.get(card, f"guest {card}") for card in names}


def test_cards_without_a_number_take_an_article_in_a_sentence() -> None:
    for card, name, said in (
        (PartyCard.WULLAWAKI, "Wullawaki", "a Wullawaki"),
        (PartyCard.COPICASTOR, "Copicastor", "the Copicastor"),
    ):
        assert card_name(card, T) == name
        assert card_name(card, T, "subject") == card_name(card, T, "object") == said


def test_bid_cards() -> None:
    assert bid_name(BidCard.FIFTY, T) == bid_name(BidCard.FIFTY, T, "object") == "50"
    assert bid_name(BidCard.GNALLI, T) == "Gnalli"
    assert bid_name(BidCard.GNALLI, T, "object") == "the Gnalli"


def test_equal_cards_are_counted() -> None:
    cards = [PartyCard.parse(text) for text in ("7", "W", "7", "1", "W")]
    assert cards_listed(cards, T) == "2 × guest 7, 2 × Wullawaki and Borsi (1)"
