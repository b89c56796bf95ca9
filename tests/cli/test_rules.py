"""``gnumies rules`` shows the rules by id."""

import pytest

from gnumies.cli.app import run


def test_one_rule_with_what_was_decided_in_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["rules", "r2.3"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("R2.3 ")
    assert "secretly" in out


def test_all_rules_with_their_chapters(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["rules"]) == 0
    out = capsys.readouterr().out
    for rule in ("R1.1", "R5.4", "R9.3"):
        assert f"\n{rule} " in out


def test_r1_3_comes_with_its_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["rules", "R1.3"]) == 0
    assert "violet" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "line"),
    [
        (["R0.1"], "there is no rule 'R0.1'"),
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
