"""Chapter 7: scoring."""

import pytest

from gnumies.rules import BadValue, Over, PartyCard, RoomScore, Ruleset, ScoredSet, score_room
from gnumies.rules.scoring import best
from tests.rules.scenario import deal, party, refused, words


def score(room: str) -> RoomScore:
    return score_room(party(room))


def left(room: str) -> str:
    return words(score(room).left)


def sets(room: str) -> list[tuple[int, int, int]]:
    """Give each set's guest, count and points."""
    return [(made.guest.value, made.count, made.points) for made in score(room).sets]


def test_r7_1_one_wullawaki_takes_one_lowest_guest() -> None:
    assert left("W 3 3 9") == "3"
    assert score("W 3 3 9").total == 3 + 9
    assert score("W 3 3 9").wullawakis == 1


def test_r7_1_two_wullawakis_take_one_highest_guest() -> None:
    assert left("W W 3 9 9") == "9"
    assert score("W W 3 9 9").total == 3 + 9


def test_r7_1_three_wullawakis_take_three_cards_of_the_owners_choice() -> None:
    assert left("W W W 1 2 3 4") == "1 2 3"
    assert score("W W W 1 2 3 4").total == 4


def test_r7_1_seven_wullawakis_take_seven() -> None:
    room = "W W W W W W W 1 2 3 4 5 6 7 8"
    assert left(room) == "1 2 3 4 5 6 7"
    assert score(room).wullawakis == 7


def test_r7_1_the_choice_is_the_one_that_scores_most() -> None:
    assert left("W W W 2 2 9 9 9") == "9 9 9"
    assert score("W W W 2 2 9 9 9").total == 20


def test_r7_1_the_copicastor_is_never_lowest_or_highest() -> None:
    assert [left("W C 3 9"), left("W W C 3 9")] == ["3", "9"]
    assert [left("W C"), left("W W C")] == ["", ""]


def test_r7_1_the_copicastor_may_be_chosen_with_three_or_more() -> None:
    assert left("W W W 15 15 15 15 2 1 C") == "1 2 C"
    assert score("W W W 15 15 15 15 2 1 C").total == 100


def test_r7_1_who_has_fewer_cards_gives_all() -> None:
    assert left("W W W 5 C") == "5 C"
    assert [score(room).total for room in ("W", "W 5", "W W", "W W 5", "W W W 5 C")] == [0] * 5


def test_r7_2_the_copicastor_becomes_the_lowest_guest_left() -> None:
    shown = score("C 3 9 9")
    assert shown.became is PartyCard.GUEST_3
    assert sets("C 3 9 9") == [(3, 2, 20), (9, 2, 20)]
    assert shown.total == 40


def test_r7_2_nothing_became_anything_without_a_copicastor() -> None:
    assert score("3 9").became is None
    assert score("W W W 1 2 C 15 15 15 15").became is None, "it left with the Wullawakis"


def test_r7_2_wullawakis_come_first() -> None:
    assert score("W C 3 9").became is PartyCard.GUEST_9
    assert score("W C 3 9").total == 20


def test_r7_2_a_copicastor_without_a_guest_scores_nothing() -> None:
    assert score("C") == RoomScore(0, (), 1, None, (), 0)
    assert score("W C 3").became is None


def test_r7_2_it_may_become_a_guest_above_ten() -> None:
    assert sets("C 15") == [(15, 2, 20)]


@pytest.mark.parametrize(
    ("room", "points"), [("7", 7), ("7 7", 20), ("7 7 7", 50), ("7 7 7 7", 100), ("7 7 7 7 C", 150)]
)
def test_r7_3_equal_guests_score_by_their_number(room: str, points: int) -> None:
    assert score(room).total == points


@pytest.mark.parametrize("guest", range(1, 16))
def test_r7_3_one_alone_scores_its_face_value(guest: int) -> None:
    assert score(str(guest)).total == guest


def test_r7_3_more_than_five_of_a_kind_cannot_be() -> None:
    assert Ruleset("five", guests=((PartyCard.GUEST_1, 5),), copicastors=0).deck
    with refused(BadValue, "R7.3", "6 of a kind"):
        Ruleset("six", guests=((PartyCard.GUEST_1, 5),), copicastors=1)


def test_r7_3_an_empty_room_scores_nothing() -> None:
    assert score("") == RoomScore(0, (), 0, None, (), 0)


def test_r7_3_the_rulebooks_example_scores_99() -> None:
    shown = score("2 2 2 6 3 3 10 13 W C")
    assert words(shown.left) == "2"
    assert shown.became is PartyCard.GUEST_2
    assert shown.sets == (
        ScoredSet(PartyCard.GUEST_2, 3, 50),
        ScoredSet(PartyCard.GUEST_3, 2, 20),
        ScoredSet(PartyCard.GUEST_6, 1, 6),
        ScoredSet(PartyCard.GUEST_10, 1, 10),
        ScoredSet(PartyCard.GUEST_13, 1, 13),
    )
    assert shown.total == 99


def test_r7_4_the_highest_total_wins() -> None:
    table = deal("7 9").play("0:10 1:20 0:20 1:10")
    assert isinstance(table.state.phase, Over)
    assert [shown.total for shown in table.state.phase.scores] == [9, 7]
    assert table.state.phase.winners == (0,)


def test_r7_4_equal_totals_share_the_win() -> None:
    assert best([score("7"), score("9"), score("4"), score("9")]) == (1, 3)
    assert deal("W").play("0:10 1:20").state.phase.winners == (0, 1)
