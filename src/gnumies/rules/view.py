"""What one viewer may know (R2.3, R2.6): the only thing that leaves a game for anybody.

A view is built by naming what is shown, so a new field of the state stays hidden until it is
named here.
"""

from collections import Counter
from dataclasses import dataclass

from gnumies.rules.cards import BidCard, Color, PartyCard
from gnumies.rules.errors import BadValue
from gnumies.rules.legal import legal_moves
from gnumies.rules.luckynits import Luckynits
from gnumies.rules.moves import Move
from gnumies.rules.ruleset import Ruleset
from gnumies.rules.state import Bidding, Deciding, Over, Phase, State


@dataclass(frozen=True, slots=True)
class BiddingView:
    """A bidding as a viewer sees it: who has bid shows in ``View.awaited``, never what (R2.3)."""

    face_up: PartyCard
    second: bool
    barred: bool
    bidders: tuple[int, ...]
    stuck: int | None
    my_bid: BidCard | None
    """The viewer's own pending bid."""


@dataclass(frozen=True, slots=True)
class DecidingView:
    """A Gnalli's decision as a viewer sees it."""

    seat: int
    drawn: PartyCard | None
    """What the seat drew, for that seat alone (R2.6)."""


@dataclass(frozen=True, slots=True)
class View:
    """A game as one seat, or with ``viewer`` None a spectator, sees it."""

    viewer: int | None
    ruleset: Ruleset
    colors: tuple[Color, ...]
    youngest_first: tuple[int, ...]
    luckynits: Luckynits
    round: int
    supply_left: int
    hands: tuple[tuple[BidCard, ...], ...]
    """Each seat's cards, sorted, a pending bid included."""
    rooms: tuple[tuple[PartyCard, ...], ...]
    removed: tuple[PartyCard, ...]
    phase: BiddingView | DecidingView | Over
    awaited: tuple[int, ...]
    """The seats that the game waits for, ascending."""
    legal: tuple[Move, ...]
    """The viewer's legal moves."""

    @property
    def discards(self) -> tuple[tuple[BidCard, ...], ...]:
        """Each seat's discarded bid cards, sorted (R2.5)."""
        full = self.ruleset.hand
        return tuple(tuple(card for card in full if card not in hand) for hand in self.hands)

    @property
    def unseen(self) -> Counter[PartyCard]:
        """The party cards that the viewer has not seen: the supply's, and another's drawn one."""
        unseen = Counter(self.ruleset.deck)
        unseen.subtract(self.removed)
        for room in self.rooms:
            unseen.subtract(room)
        match self.phase:
            case BiddingView(face_up=card) | DecidingView(drawn=PartyCard() as card):
                unseen[card] -= 1
            case _:
                pass
        return +unseen


def view(state: State, viewer: int | None) -> View:
    """What a seat, or with ``None`` a spectator, may see of a state.

    ``BadValue`` for a seat that does not exist.
    """
    setup = state.setup
    if viewer is not None and viewer not in setup.seats:
        raise BadValue("R1.1", f"no seat {viewer}")
    return View(
        viewer=viewer,
        ruleset=setup.ruleset,
        colors=setup.colors,
        youngest_first=setup.youngest_first,
        luckynits=setup.luckynits,
        round=state.round,
        supply_left=state.supply_left,
        hands=state.hands,
        rooms=state.rooms,
        removed=state.removed,
        phase=_phase(state.phase, viewer),
        awaited=state.awaited,
        legal=() if viewer is None else legal_moves(state, viewer),
    )


def _phase(phase: Phase, viewer: int | None) -> BiddingView | DecidingView | Over:
    if isinstance(phase, Bidding):
        return BiddingView(
            face_up=phase.face_up,
            second=phase.second,
            barred=phase.barred,
            bidders=phase.bidders,
            stuck=phase.stuck,
            my_bid=None if viewer is None else phase.bids[viewer],
        )
    if isinstance(phase, Deciding):
        return DecidingView(phase.seat, phase.drawn if phase.seat == viewer else None)
    return phase
