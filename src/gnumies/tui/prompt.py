"""The one line that says what is to be done now, and other words that screens share."""

from collections.abc import Iterable, Mapping
from typing import Final

from gnumies.locale import Texts
from gnumies.locale.words import bid_name, card_name, listed
from gnumies.rules import BidCard, BiddingView, DecidingView, Event, PartyCard, Ruleset
from gnumies.rules import events as e
from gnumies.tui.hints import told
from gnumies.tui.scene import Scene

_RULESETS: Final = {
    "rulebook": "tui-rulebook",
    "dutch": "tui-dutch",
    "overview": "tui-overview",
}

_FOLLOWING: Final[Mapping[type[Event] | None, str]] = {
    e.SecondBidding: "bidding",
    e.GnalliDrew: "draw",
    e.RestSwept: "sweep",
    e.GameEnded: "end",
}
"""What Enter leads to, where it is not the next card."""

_RESULTS: Final = (e.CardWon, e.DrawnKept, e.DrawnGiven, e.CardTurned)


def ruleset_name(ruleset: Ruleset, t: Texts) -> str:
    """What a ruleset is called; one that is not printed calls itself."""
    return t(_RULESETS[ruleset.name]) if ruleset.name in _RULESETS else ruleset.name


def prompt(scene: Scene, t: Texts) -> str:
    """What the viewer should do, or whom everybody waits for."""
    if scene.paused:
        return _result(scene, t)
    match scene.view and scene.view.phase:
        case BiddingView(my_bid=BidCard() as bid):
            return _placed(scene, bid, t)
        case _ if scene.hint is not None:
            return told(scene.hint, scene.company.names, t)
        case BiddingView() as phase if scene.viewer in phase.bidders:
            return _ask(scene, phase, t)
        case DecidingView(drawn=PartyCard() as drawn):
            return t("tui-decide", card=card_name(drawn, t, "object"))
        case _:
            return _waiting(scene, t)


def _result(scene: Scene, t: Texts) -> str:
    """What has come of the round last, and what Enter leads to."""
    names, on = scene.company.names, t("tui-go-on", next=_FOLLOWING.get(scene.following, "card"))
    match next((event for event in reversed(scene.story) if isinstance(event, _RESULTS)), None):
        case e.CardWon(seat=seat):
            return f"{t('tui-won', name=names[seat])} {on}"
        case e.DrawnKept(seat=seat, card=card) | e.DrawnGiven(to=seat, card=card):
            return f"{t('tui-got', name=names[seat], card=card_name(card, t, 'object'))} {on}"
        case _:
            return on


def _placed(scene: Scene, bid: BidCard, t: Texts) -> str:
    if scene.next_person is not None:
        return t("tui-pass-on", bid=bid_name(bid, t), name=scene.company.names[scene.next_person])
    if scene.late or scene.waking:
        return _waiting(scene, t)
    return t("tui-placed", bid=bid_name(bid, t), names=_names(scene, scene.awaited, t))


def _ask(scene: Scene, phase: BiddingView, t: Texts) -> str:
    name = scene.company.names[scene.viewer or 0]
    if phase.second:
        return t("tui-bid-again", name=name)
    if phase.face_up is PartyCard.WULLAWAKI:
        return t("tui-bid-wullawaki", name=name)
    if phase.face_up is PartyCard.COPICASTOR:
        return t("tui-bid-copicastor", name=name, to=scene.company.ruleset.copicastor_to)
    return t("tui-bid-guest", name=name, card=card_name(phase.face_up, t, "object"))


def _waiting(scene: Scene, t: Texts) -> str:
    if scene.waking:
        return t("tui-waking", count=len(scene.waking), names=_names(scene, scene.waking, t))
    if scene.late:
        return t("tui-late", count=len(scene.late), names=_names(scene, scene.late, t))
    return t("tui-waiting", names=_names(scene, scene.awaited, t))


def _names(scene: Scene, seats: Iterable[int], t: Texts) -> str:
    return listed([scene.company.names[seat] for seat in seats], t)
