"""What the one who looks can do now, as a row of boxes."""

from dataclasses import dataclass
from functools import partial
from typing import Final

from gnumies.rules import (
    Bid,
    BidCard,
    BiddingView,
    DecidingView,
    Give,
    Keep,
    Move,
    PartyCard,
    score_room,
)
from gnumies.tui.boxes import Choice
from gnumies.tui.look import PAINT, Look
from gnumies.tui.scene import Scene

_INSIDE_CARD: Final = 5
_INSIDE_DECISION: Final = 11
_KEEP_KEYS: Final = "kK"
_QUIET: Final = "$faint"


def choices(scene: Scene, look: Look) -> tuple[Choice, ...]:
    """The drawn card and what to do with it, or the cards of the viewer's hand."""
    viewer = scene.viewer
    if viewer is None:
        return ()
    match scene.view and scene.view.phase:
        case DecidingView(drawn=PartyCard() as drawn):
            return _Decision(scene, viewer, drawn, look).choices()
        case _:
            return tuple(_card(scene, viewer, card, look) for card in scene.board.hands[viewer])


def keys_of(card: BidCard) -> str:
    """The keys that choose a card of the hand."""
    return "gG" if card is BidCard.GNALLI else str(card // 10 % 10)


def placed(scene: Scene) -> Move | None:
    """The viewer's own bid, while it lies there face down."""
    match scene.view and scene.view.phase:
        case BiddingView(my_bid=BidCard() as bid) if scene.viewer is not None:
            return Bid(scene.viewer, bid)
        case _:
            return None


def _card(scene: Scene, seat: int, card: BidCard, look: Look) -> Choice:
    bid = Bid(seat, card)
    legal = scene.view is not None and bid in scene.view.legal
    barred = scene.due is not None and not legal
    paint = PAINT[scene.company.colors[seat]]
    if card is BidCard.GNALLI:
        star = look.glyphs.times if barred else look.glyphs.winner
        lines = (star.center(_INSIDE_CARD), "G".center(_INSIDE_CARD))
    else:
        nits = scene.company.luckynits.of(card, scene.company.colors[seat])
        lines = (str(card).center(_INSIDE_CARD), look.nits(nits).center(_INSIDE_CARD))
    paint = paint if legal else _QUIET
    return Choice(bid if legal else None, lines, paint, keys_of(card), barred)


@dataclass(frozen=True, slots=True)
class _Decision:
    """Where the drawn card may go, and what the room there would count with it."""

    scene: Scene
    seat: int
    drawn: PartyCard
    look: Look

    def choices(self) -> tuple[Choice, ...]:
        """The drawn card, to look at; to keep it; to give it to each of the others."""
        middle = partial(self.look.middle, width=_INSIDE_CARD)
        seen = Choice(
            None, (middle(str(self.drawn)), middle(self.look.face(self.drawn))), "$accent"
        )
        seats = range(len(self.scene.company.names))
        return (seen, self._keep(), *(self._give(to) for to in seats if to != self.seat))

    def _keep(self) -> Choice:
        label = f"{_KEEP_KEYS[0]} {self.look.t('tui-keep')}"
        return Choice(
            Keep(self.seat), self._lines(label, self.seat), self._paint(self.seat), _KEEP_KEYS
        )

    def _give(self, to: int) -> Choice:
        company = self.scene.company
        label = f"{to + 1} {self.look.glyphs.signs[company.colors[to]]} {company.names[to]}"
        return Choice(Give(self.seat, to), self._lines(label, to), self._paint(to), str(to + 1))

    def _lines(self, label: str, seat: int) -> tuple[str, str]:
        room = self.scene.board.rooms[seat]
        now, then = score_room(room).total, score_room((*room, self.drawn)).total
        points = f"{now} {self.look.glyphs.leads_to} {then}"
        middle = partial(self.look.middle, width=_INSIDE_DECISION)
        return middle(label), middle(points)

    def _paint(self, seat: int) -> str:
        return PAINT[self.scene.company.colors[seat]]
