"""``gnumies rules`` shows the rules by id."""

import pytest

from gnumies.cli.app import run


def said(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert run(["rules", *words]) == 0
    return capsys.readouterr().out


def test_the_quick_rules_come_first(capsys: pytest.CaptureFixture[str]) -> None:
    out = said(capsys)
    assert out.startswith("1   You give a party.")
    assert "\n12  One guest scores its number" in out
    assert "R1.1" not in out


def test_one_rule_with_its_example(capsys: pytest.CaptureFixture[str]) -> None:
    lines = said(capsys, "r2.4").splitlines()
    assert lines[0] == "R2.4  Who wins the card"
    assert all(line.startswith("      ") for line in lines[1:])
    assert "For example: Violet and blue" in "\n".join(lines)


def test_one_rule_with_what_was_decided_in_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert "      Our ruling: No source says" in said(capsys, "5.3")


def test_all_rules_with_their_chapters(capsys: pytest.CaptureFixture[str]) -> None:
    out = said(capsys, "all")
    for rule in ("R1.1", "R5.4", "R9.3"):
        assert f"\n{rule}  " in out
    assert "\nChapter 5: The Gnalli\n" in out


def test_r1_3_comes_with_its_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert "violet" in said(capsys, "R1.3")


def test_rulesets_side_by_side(capsys: pytest.CaptureFixture[str]) -> None:
    out = said(capsys, "rulesets")
    assert out.startswith("Three rulesets side by side\n")
    rows = [line for line in out.splitlines() if "│ R8." in line]
    assert len(rows) == 5
    assert len({len(row) for row in rows}) == 1


def test_our_rulings(capsys: pytest.CaptureFixture[str]) -> None:
    out = said(capsys, "Rulings")
    assert "\nR7.4  The winner\n      No source breaks a tie" in out
    assert "R2.2" not in out


@pytest.mark.parametrize(
    ("words", "line"),
    [
        (["R5.9"], "there is no rule 'R5.9'; the nearest is R5.4"),
        (["ruleset"], "there is nothing called 'ruleset'; did you mean rulesets?"),
        (["poker"], "there is no rule 'poker'; there are R1.1–R1.6"),
        (["R2.1", "--lang", "xx"], "there are no texts in 'xx'; there are en"),
    ],
)
def test_what_is_not_there_is_one_clear_line(
    capsys: pytest.CaptureFixture[str], words: list[str], line: str
) -> None:
    assert run(["rules", *words]) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith(f"gnumies: {line}")
    assert err.count("\n") == 1
