import pytest

from gnumies.locale import LANGUAGES, Texts
from gnumies.locale.rulebook import (
    EXAMPLE_ROOMS,
    RULE_ID,
    RULE_IDS,
    Rule,
    chapters,
    luckynits_table,
    paragraphs,
    quick_rules,
    rule_id,
    rule_named,
    ruleset_table,
    rulings,
)
from gnumies.rules import (
    DEFAULT_LUCKYNITS,
    BadValue,
    BidCard,
    Color,
    PartyCard,
    score_room,
)

T = Texts()

WITH_A_RULING = {
    *("R1.3", "R1.4", "R1.6", "R2.1", "R2.3", "R4.1", "R5.1", "R5.3", "R5.4", "R6.2", "R6.3"),
    *("R7.1", "R7.2", "R7.4", "R8.3", "R8.4"),
}
MARKUP = set("`*_#<>|{}")


@pytest.fixture(params=LANGUAGES)
def t(request: pytest.FixtureRequest) -> Texts:
    language: str = request.param
    return Texts(language)


def test_every_rule_has_a_plain_text(t: Texts) -> None:
    for rule in RULE_IDS:
        text = "\n".join(paragraphs(rule_named(rule, t), t))
        assert not MARKUP & set(text.replace("youngest_first", "")), rule
        assert all(named in RULE_IDS for named in RULE_ID.findall(text)), rule


def test_every_rule_has_a_title_of_its_own(t: Texts) -> None:
    titles = {rule_named(rule, t).title for rule in RULE_IDS}
    assert len(titles) == len(RULE_IDS)
    assert not titles & set(RULE_IDS)
    assert max(map(len, titles)) < 45


def test_our_own_rulings_are_marked_as_such(t: Texts) -> None:
    assert {rule.id for rule in rulings(t)} == WITH_A_RULING


def test_examples_help_where_they_are_needed(t: Texts) -> None:
    found = {rule for rule in RULE_IDS if rule_named(rule, t).example}
    assert found == {"R2.4", "R3.1", "R4.1", "R5.1", "R6.2", "R7.1", "R7.3"}


@pytest.mark.parametrize(("rule", "points"), [("R7.1", 50), ("R7.3", 99)])
def test_an_example_of_scoring_is_right(rule: str, points: int, t: Texts) -> None:
    room = [PartyCard.parse(card) for card in EXAMPLE_ROOMS[rule].split()]
    assert score_room(room).total == points
    assert str(points) in (rule_named(rule, t).example or "")


def test_the_examples_of_ties_are_right() -> None:
    """R2.4 and R4.1 name printed cards (R1.3)."""
    shown = DEFAULT_LUCKYNITS.of
    high, low = BidCard.parse("80"), BidCard.parse("10")
    assert (shown(high, Color.VIOLET), shown(high, Color.BLUE)) == (5, 1)
    assert (shown(low, Color.YELLOW), shown(low, Color.RED)) == (4, 1)


def test_the_table_of_luckynits_is_the_engine_s(t: Texts) -> None:
    heading, *rows = luckynits_table(t)
    assert len(heading) == 6
    assert [tuple(map(int, row[1:])) for row in rows] == list(DEFAULT_LUCKYNITS.rows)
    assert [row[0] for row in rows] == [str(card) for card in BidCard if card]


def test_the_rulesets_stand_side_by_side() -> None:
    heading, _, *rows = ruleset_table(T)
    assert heading[2:] == ["rulebook", "dutch", "overview"]
    assert [[row[0], *row[2:]] for row in rows] == [
        ["R8.1", "yes", "yes", "no"],
        ["R8.2", "the lowest bid", "the lowest bid", "the highest bid"],
        ["R8.3", "sits the round out", "must play the Gnalli", "cannot happen"],
        ["R8.3", "sits the round out", "sits the round out", "cannot happen"],
        ["R8.4", "leave only when it may not be played", "leave in any round", "cannot happen"],
    ]


def test_chapters_have_all_rules_in_order(t: Texts) -> None:
    assert all(title.strip() for title, _ in chapters(t))
    assert tuple(rule for _, rules in chapters(t) for rule in rules) == RULE_IDS
    assert (len(chapters(t)), len(RULE_IDS)) == (9, 33)


def test_a_chapter() -> None:
    assert chapters(T)[3] == ("The Copicastor is face up", ("R4.1",))


def test_a_rule_is_found_in_lower_case() -> None:
    assert rule_named("r2.5", T) == Rule(
        "R2.5",
        "Where the bids go",
        "The winner’s bid is discarded face up. All others take theirs back.",
        None,
        None,
    )


@pytest.mark.parametrize(
    ("rule", "nearest"),
    [
        ("R2.7", "R2.6"),
        ("2.9", "R2.6"),
        ("R2", "R2.1"),
        ("5-3", "R5.3"),
        ("R0.1", "R1.1"),
        ("R12.2", "R9.2"),
    ],
)
def test_an_unknown_rule_has_a_neighbour(rule: str, nearest: str) -> None:
    with pytest.raises(BadValue) as fault:
        rule_named(rule, T)
    assert fault.value.rule is None
    assert fault.value.reason == f"there is no rule {rule!r}; the nearest is {nearest}"


@pytest.mark.parametrize("rule", ["", "quick", "R²", "R2.1.1"])
def test_an_unknown_rule_that_is_like_none(rule: str) -> None:
    with pytest.raises(BadValue) as fault:
        rule_named(rule, T)
    assert fault.value.reason == (
        f"there is no rule {rule!r}; there are R1.1–R1.6, R2.1–R2.6, R3.1–R3.2, R4.1, "
        "R5.1–R5.4, R6.1–R6.3, R7.1–R7.4, R8.1–R8.4, R9.1–R9.3"
    )


def test_the_quick_rules_are_short(t: Texts) -> None:
    lines = quick_rules(t).splitlines()
    assert len(lines) == 12  # each has its picture on the page
    assert max(len(line) for line in lines) < 130


@pytest.mark.parametrize("text", ["R2.1", "r2.1", "2.1"])
def test_a_rule_is_found_by_its_id_in_any_spelling(text: str) -> None:
    assert rule_id(text) == "R2.1"
