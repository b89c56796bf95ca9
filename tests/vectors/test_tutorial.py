"""The tutorial's game: as the rules play it, and with all that it promises to show."""

import json
from itertools import pairwise
from typing import Any

import pytest

from tests.vectors.programs import load

tutorial = load("tutorial")
LESSON: dict[str, Any] = json.loads(tutorial.FILE.read_text(encoding="utf-8"))
STEPS: list[dict[str, Any]] = LESSON["steps"]


def events(kind: str, steps: list[dict[str, Any]] = STEPS) -> list[dict[str, Any]]:
    return [told for step in steps for told in step.get("events", []) if told["type"] == kind]


def won(card: str) -> list[dict[str, Any]]:
    return [event for event in events("card-won") if event["card"] == card]


def after(kind: str, rule: str) -> list[list[Any]]:
    return [bid for event in events(kind) if event["rule"] == rule for bid in event["bids"]]


def test_the_file_is_what_the_rules_make_of_the_program() -> None:
    assert tutorial.FILE.read_text(encoding="utf-8") == tutorial.text()


def test_r2_5_the_learner_wins_and_pays_and_loses_and_takes_back() -> None:
    assert {event["seat"] for event in events("card-won") if event["rule"] == "R2.4"} == {0, 1, 2}
    assert [0, "40"] in after("bids-discarded", "R2.5")
    assert [0, "20"] in after("bids-returned", "R2.5")


def test_r2_4_luckynits_break_a_tie_for_the_learner() -> None:
    (tie,) = [event for event in events("card-won") if event["tied"]]
    assert (tie["seat"], tie["tied"]) == (0, [[0, 5], [2, 1]])


def test_r3_1_a_wullawaki_burns_the_bids_of_the_others() -> None:
    assert [event["seat"] for event in won("W")] == [0]
    assert after("bids-discarded", "R3.1") == [[1, "20"], [2, "40"]]
    assert after("bids-returned", "R3.1") == [[0, "100"]]


def test_r4_1_the_lowest_bid_wins_the_copicastor() -> None:
    (copicastor,) = won("C")
    (bids,) = [
        dict(step["events"][1]["bids"]) for step in STEPS if copicastor in step.get("events", [])
    ]
    assert int(copicastor["bid"]) == min(int(bid) for bid in bids.values())
    assert copicastor["seat"] == 0


def test_r5_1_the_learner_alone_sees_the_drawn_card_and_may_do_everything_with_it() -> None:
    assert [event["seat"] for event in events("gnalli-saw")] == [0]
    assert STEPS[-1]["asks"] == "decision"
    legal = next(step["view"]["legal"] for step in reversed(STEPS) if "view" in step)
    texts = ["keep" if "keep" in move else f"give:{move['give']}" for move in legal]
    assert texts == list(LESSON["endings"])


@pytest.mark.parametrize("decision", LESSON["endings"])
def test_r7_1_and_r7_2_every_ending_scores_a_wullawaki_and_a_copicastor(decision: str) -> None:
    steps = LESSON["endings"][decision]
    (ended,) = events("game-ended", steps)
    mine = ended["scores"][0]
    assert (mine["wullawakis"], mine["left"], mine["became"]) == (1, ["4"], "9")
    names = [step["id"] for step in steps]
    assert ("three" in names, "two" in names) == (decision == "keep", decision != "keep")
    assert ("winner" in names) == (ended["winners"] == [0])


def test_the_endings_differ() -> None:
    winners = [events("game-ended", steps)[0]["winners"] for steps in LESSON["endings"].values()]
    assert winners == [[0], [0], [2]]


def test_every_card_that_is_asked_for_may_be_bid_and_is() -> None:
    for step, following in pairwise(STEPS):
        if step["asks"]:
            assert {"seat": 0, "bid": step["asks"]} in step["view"]["legal"]
            (revealed,) = events("bids-revealed", [following])
            assert [0, step["asks"]] in revealed["bids"]


def test_it_takes_no_longer_than_five_minutes() -> None:
    """A dozen seconds a step."""
    assert {len(STEPS) + len(steps) for steps in LESSON["endings"].values()} == {27}
