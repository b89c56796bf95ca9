import pytest

from gnumies.locale import LANGUAGES, Texts
from gnumies.locale.rulebook import (
    RULE_IDS,
    chapters,
    quick_rules,
    rule_id,
    rule_text,
    ruling_text,
)
from gnumies.rules import BadValue

T = Texts()

WITH_A_RULING = {
    *("R1.3", "R1.6", "R2.1", "R2.3", "R5.1", "R5.3", "R5.4", "R6.2", "R6.3"),
    *("R7.1", "R7.2", "R7.4", "R8.3", "R8.4"),
}
MARKUP = set("`*_#<>|{}")


@pytest.fixture(params=LANGUAGES)
def t(request: pytest.FixtureRequest) -> Texts:
    language: str = request.param
    return Texts(language)


def test_every_rule_has_a_plain_text(t: Texts) -> None:
    for rule in RULE_IDS:
        text = rule_text(rule, t) + (ruling_text(rule, t) or "")
        assert not MARKUP & set(text.replace("youngest_first", "")), rule


def test_our_own_rulings_are_marked_as_such(t: Texts) -> None:
    assert {rule for rule in RULE_IDS if ruling_text(rule, t)} == WITH_A_RULING


def test_chapters_have_all_rules_in_order(t: Texts) -> None:
    assert all(title.strip() for title, _ in chapters(t))
    assert tuple(rule for _, rules in chapters(t) for rule in rules) == RULE_IDS
    assert (len(chapters(t)), len(RULE_IDS)) == (9, 33)


def test_a_chapter() -> None:
    assert chapters(T)[3] == ("The Copicastor is face up", ("R4.1",))


def test_a_rule_is_found_in_lower_case() -> None:
    assert rule_text("r2.5", T) == rule_text("R2.5", T)
    assert rule_text("R2.5", T) == (
        "The winner’s bid is discarded face up. All others take theirs back."
    )


@pytest.mark.parametrize("ask", [rule_text, ruling_text])
@pytest.mark.parametrize("rule", ["R2.7", "2.9", "", "R2", "quick"])
def test_an_unknown_rule(rule: str, ask: type) -> None:
    with pytest.raises(BadValue) as fault:
        ask(rule, T)
    assert fault.value.rule is None
    assert fault.value.reason == (
        f"there is no rule {rule!r}; there are R1.1–R1.6, R2.1–R2.6, R3.1–R3.2, R4.1, "
        "R5.1–R5.4, R6.1–R6.3, R7.1–R7.4, R8.1–R8.4, R9.1–R9.3"
    )


def test_the_quick_rules_are_short(t: Texts) -> None:
    lines = quick_rules(t).splitlines()
    assert 0 < len(lines) <= 12
    assert max(len(line) for line in lines) < 130


@pytest.mark.parametrize("text", ["R2.1", "r2.1", "2.1"])
def test_a_rule_is_found_by_its_id_in_any_spelling(text: str) -> None:
    assert rule_id(text) == "R2.1"
