"""Why a key or a click chooses nothing."""

from typing import Final

from gnumies.locale import Texts
from gnumies.locale.words import bid_name
from gnumies.rules import BidCard, BiddingView, DecidingView, PartyCard
from gnumies.tui.hand import keys_of
from gnumies.tui.prompt import prompt
from gnumies.tui.scene import Scene

_CHOOSING: Final = frozenset("0123456789gGkK")


def refusal(scene: Scene, key: str, t: Texts) -> str | None:
    """Why the key has chosen nothing, with the rule; ``None`` for a key that never chooses."""
    if key not in _CHOOSING:
        return None
    match scene.view and scene.view.phase:
        case DecidingView(drawn=PartyCard()):
            return t("tui-refused-decision")
        case BiddingView() as phase if scene.viewer in phase.bidders:
            return _refused_bid(scene, phase, key, t)
        case _:
            return t("tui-refused-now", prompt=prompt(scene, t))


def nothing_chosen(scene: Scene, t: Texts) -> str:
    """What has to be chosen before Enter can take it."""
    deciding = scene.view is not None and isinstance(scene.view.phase, DecidingView)
    return t("tui-choose-decision") if deciding else t("tui-choose-card")


def _refused_bid(scene: Scene, phase: BiddingView, key: str, t: Texts) -> str:
    card = next((card for card in BidCard if key in keys_of(card)), None)
    if card is None:
        return t("tui-refused-keep")
    if card not in scene.board.hands[scene.viewer or 0]:
        return t("tui-refused-not-held", bid=bid_name(card, t, "object"))
    return t("tui-refused-second") if phase.second else t("tui-refused-wullawaki")
