"""The single Gnalli's draw (R5.1): to keep, or to give away."""

from gnumies.rules.cards import BidCard, PartyCard
from gnumies.rules.draft import Draft
from gnumies.rules.events import DrawnGiven, DrawnKept, GnalliDrew, GnalliSaw, NothingDrawn
from gnumies.rules.state import Deciding


def draw(draft: Draft, seat: int) -> Deciding | None:
    """Its owner draws and looks; a Wullawaki must be kept (R5.1a)."""
    if draft.supply_left == 0:
        draft.tell(NothingDrawn(seat))
        return None
    card = draft.draw()
    draft.tell(GnalliDrew(seat))
    draft.tell(GnalliSaw(seat, card))
    if card is not PartyCard.WULLAWAKI:
        return Deciding(seat, card)
    draft.seat_guest(seat, card)
    draft.tell(DrawnKept(seat, card, gnalli_back=True))
    return None


def keep(draft: Draft, phase: Deciding) -> None:
    """He keeps the card and his Gnalli is discarded (R5.1b)."""
    draft.seat_guest(phase.seat, phase.drawn)
    draft.discard(phase.seat, BidCard.GNALLI)
    draft.tell(DrawnKept(phase.seat, phase.drawn, gnalli_back=False))


def give(draft: Draft, phase: Deciding, to: int) -> None:
    """An opponent takes the card, and the Gnalli goes back to hand (R5.1c)."""
    draft.seat_guest(to, phase.drawn)
    draft.tell(DrawnGiven(phase.seat, to, phase.drawn))
