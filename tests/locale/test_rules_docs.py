"""The documents of the rules, and the web app's tables, are made from the sources."""

import json
import re

import pytest

from gnumies.locale import LANGUAGES
from gnumies.locale.rulebook import RULE_IDS
from gnumies.rules import DEFAULT_LUCKYNITS
from tests.vectors.programs import load

docs = load("rules-docs")


def test_the_documents_are_fresh(capsys: pytest.CaptureFixture[str]) -> None:
    """If this fails, run scripts/rules-docs."""
    assert docs.main(["--check"]) == 0, capsys.readouterr().out


def test_a_stale_document_is_named(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = docs.ROOT / "docs/rules.en.md"
    monkeypatch.setattr(docs, "files", lambda: {path: "old"})
    assert docs.main(["--check"]) == 1
    assert capsys.readouterr().out == "docs/rules.en.md is stale: run scripts/rules-docs\n"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_document_has_an_anchor_for_each_rule_and_no_dead_link(language: str) -> None:
    text = docs.document(language)
    anchors = re.findall(r'<a id="([^"]+)">', text)
    assert [anchor for anchor in anchors if anchor[0] == "R"] == list(RULE_IDS)
    assert set(re.findall(r"\]\(#([^)]+)\)", text)) <= set(anchors)
    assert "| 80 | 2 | 4 | 1 | 5 | 3 |" in text


def test_the_web_app_draws_the_engine_s_tables() -> None:
    data = json.loads((docs.ROOT / "web/src/lib/rulebook.json").read_text(encoding="utf-8"))
    assert data["luckynits"] == DEFAULT_LUCKYNITS.as_mapping()
    assert [rule for chapter in data["chapters"] for rule in chapter] == list(RULE_IDS)
    assert data["examples"]["R7.3"]["points"] == 99
