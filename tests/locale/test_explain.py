import pytest

from gnumies.locale import Texts
from gnumies.locale.explain import explain
from gnumies.rules import PartyCard, score_room

T = Texts()


def told(room: str) -> list[tuple[str, str]]:
    return explain(score_room([PartyCard.parse(card) for card in room.split()]), T)


def line(rule: str, room: str) -> str:
    """Give the only line of the explained room that follows the rule."""
    (text,) = [text for cause, text in told(room) if cause == rule]
    return text


def test_the_example_of_the_rulebook() -> None:
    assert told("3 3 3 W C 6 8 8 10 13") == [
        ("R7.1", "1 Wullawaki leaves and takes the lowest guest along: guest 3."),
        ("R7.2", "The Copicastor becomes one more guest 3."),
        ("R7.3", "3 × guest 3: 50 points"),
        ("R7.3", "Dumbball (6): 6 points"),
        ("R7.3", "2 × guest 8: 20 points"),
        ("R7.3", "Dimmling (10): 10 points"),
        ("R7.3", "Rapster (13): 13 points"),
        ("R7.3", "Total: 99 points"),
    ]


def test_an_empty_room() -> None:
    assert told("") == [("R7.3", "Total: 0 points")]


def test_without_a_wullawaki_nothing_leaves() -> None:
    assert told("1") == [("R7.3", "Borsi (1): 1 point"), ("R7.3", "Total: 1 point")]


@pytest.mark.parametrize(
    ("room", "text"),
    [
        ("W 4 9 9", "1 Wullawaki leaves and takes the lowest guest along: guest 4."),
        ("W W 4 9 9", "2 Wullawakis leave and take the highest guest along: guest 9."),
        (
            "W W W 2 3 4 9 9",
            (
                "3 Wullawakis leave with 3 cards of the owner’s choice, "
                "and the best choice is guest 2, guest 3 and guest 4."
            ),
        ),
        (
            "W W W 9 9 9 9 2 2 C",
            (
                "3 Wullawakis leave with 3 cards of the owner’s choice, "
                "and the best choice is 2 × guest 2 and the Copicastor."
            ),
        ),
        (
            "W W W 4 C",
            "3 Wullawakis leave, and everything else with them: guest 4 and the Copicastor.",
        ),
        ("W W W W 4", "4 Wullawakis leave, and everything else with them: guest 4."),
        ("W", "1 Wullawaki leaves; there is no guest to go with it."),
        ("W W C", "2 Wullawakis leave; there is no guest to go with them."),
        ("W W W", "3 Wullawakis leave; there is no guest to go with them."),
    ],
)
def test_r7_1_who_leaves_with_the_wullawakis(room: str, text: str) -> None:
    assert line("R7.1", room) == text


@pytest.mark.parametrize(
    ("room", "text"),
    [
        ("C 15", "The Copicastor becomes one more guest 15."),
        ("C C 6 7", "2 Copicastors become 2 more Dumbball (6)."),
        ("C W 4", "The Copicastor has no guest to copy and scores 0."),
        ("C C", "2 Copicastors have no guest to copy and score 0."),
    ],
)
def test_r7_2_what_the_copicastor_becomes(room: str, text: str) -> None:
    assert line("R7.2", room) == text


def test_a_copicastor_that_left_becomes_nothing() -> None:
    rules = [rule for rule, _ in told("W W W 4 C")]
    assert rules == ["R7.1", "R7.3"]
