"""A scored room in sentences, each with the rule that it follows."""

from gnumies.locale import Texts
from gnumies.locale.words import card_name, cards_listed, several
from gnumies.rules import RoomScore
from gnumies.rules.scoring import OWNERS_CHOICE


def explain(score: RoomScore, t: Texts) -> list[tuple[str, str]]:
    """Tell the scoring in the order of the rules, as pairs of a rule id and a sentence."""
    lines: list[tuple[str, str]] = []
    if score.wullawakis:
        lines.append(("R7.1", _wullawakis(score, t)))
    if score.copicastors:
        lines.append(("R7.2", _copicastors(score, t)))
    for scored in score.sets:
        cards = several(scored.guest, scored.count, t, "subject")
        lines.append(("R7.3", t("explain-set", cards=cards, points=scored.points)))
    lines.append(("R7.3", t("explain-total", points=score.total)))
    return lines


def _wullawakis(score: RoomScore, t: Texts) -> str:
    """What leaves with the Wullawakis, and why that."""
    if not score.left:
        return t("explain-left-alone", wullawakis=score.wullawakis)
    cards = cards_listed(score.left, t)
    if score.wullawakis == 1:
        return t("explain-left-lowest", cards=cards)
    if score.wullawakis < OWNERS_CHOICE:
        return t("explain-left-highest", cards=cards)
    if not score.sets and not score.copicastors:
        return t("explain-left-all", wullawakis=score.wullawakis, cards=cards)
    count = len(score.left)
    return t("explain-left-choice", wullawakis=score.wullawakis, count=count, cards=cards)


def _copicastors(score: RoomScore, t: Texts) -> str:
    """What the Copicastor becomes."""
    if score.became is None:
        return t("explain-copicastor-alone", count=score.copicastors)
    card = card_name(score.became, t)
    return t("explain-copicastor", count=score.copicastors, card=card)
