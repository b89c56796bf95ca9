"""Which moves are legal (R2.3, R3.2, R5.1, R5.2), and why another one is not."""

from functools import cache

from gnumies.rules.cards import BidCard, PartyCard
from gnumies.rules.errors import IllegalMove
from gnumies.rules.moves import Bid, Give, Keep, Move
from gnumies.rules.state import Bidding, Deciding, Over, State


def legal_moves(state: State, seat: int) -> tuple[Move, ...]:
    """Every move that ``check`` lets the seat make now, those that replace its bid included.

    A seat that is not asked for anything, or does not exist, has none.
    """
    phase = state.phase
    if isinstance(phase, Bidding) and seat in phase.bidders:
        return _bids(seat, state.hands[seat], _barred(phase, seat))
    if isinstance(phase, Deciding) and seat == phase.seat:
        return _decisions(seat, len(state.hands))
    return ()


def check(state: State, move: Move) -> None:
    """Raise ``IllegalMove`` with the rule and the reason unless the move is legal."""
    phase = state.phase
    if isinstance(phase, Over):
        raise IllegalMove("R9.3", "the game is over, so no move can follow")
    if not 0 <= move.seat < len(state.hands):
        raise IllegalMove("R1.1", f"there is no seat {move.seat} among {len(state.hands)}")
    if isinstance(phase, Bidding):
        _check_bid(state, phase, move)
    else:
        _check_decision(state, phase, move)


def _check_bid(state: State, phase: Bidding, move: Move) -> None:
    seat = move.seat
    if not isinstance(move, Bid):
        raise IllegalMove("R5.1", f"seat {seat} has no drawn card to decide on; a bid is due")
    if seat not in phase.bidders:
        if not state.hands[seat]:
            raise IllegalMove("R6.1", f"seat {seat} has no cards left and has finished")
        raise IllegalMove("R5.3", f"seat {seat} has nothing but a barred Gnalli and does not bid")
    if move.card not in state.hands[seat]:
        held = ", ".join(map(str, state.hands[seat]))
        raise IllegalMove("R2.3", f"seat {seat} does not hold {move.card}, but {held}")
    if move.card == BidCard.GNALLI and _barred(phase, seat):
        if phase.face_up is PartyCard.WULLAWAKI:
            raise IllegalMove("R3.2", "no Gnalli may be played on a Wullawaki")
        raise IllegalMove("R5.2", "no Gnalli may be played in the second bidding of a round")


def _check_decision(state: State, phase: Deciding, move: Move) -> None:
    if move.seat != phase.seat or isinstance(move, Bid):
        raise IllegalMove("R5.1", f"first seat {phase.seat} keeps or gives what its Gnalli drew")
    if isinstance(move, Give):
        if move.to == move.seat:
            raise IllegalMove("R5.1", f"seat {move.seat} cannot give to itself, but may keep")
        if move.to not in state.setup.seats:
            raise IllegalMove("R5.1", f"there is no seat {move.to} to give to")


def _barred(phase: Bidding, seat: int) -> bool:
    """Whether the seat's Gnalli is barred; the stuck bidder must play his (R8.3)."""
    return phase.barred and seat != phase.stuck


@cache  # moves are immutable and few: five seats times the subsets of a hand, twice
def _bids(seat: int, hand: tuple[BidCard, ...], barred: bool) -> tuple[Move, ...]:  # noqa: FBT001
    return tuple(Bid(seat, card) for card in hand if not (barred and card == BidCard.GNALLI))


@cache
def _decisions(seat: int, seats: int) -> tuple[Move, ...]:
    return (Keep(seat), *(Give(seat, to) for to in range(seats) if to != seat))
