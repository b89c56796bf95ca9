"""Games of the simulator from states and views of the rules, and states from games.

A state turned into a game and back is itself, except that a room and the removed cards are sorted:
the simulator counts them, and no rule asks for their order.
"""

from collections import Counter
from collections.abc import Iterable
from typing import Final

import numpy as np

from gnumies.rules import (
    BadValue,
    BidCard,
    Bidding,
    BiddingView,
    Deciding,
    DecidingView,
    Over,
    PartyCard,
    Setup,
    State,
    View,
    score_room,
)
from gnumies.rules.scoring import best
from gnumies.sim.layout import (
    CARD,
    DECIDER_AT,
    DRAWN_AT,
    FACE_UP_AT,
    FIELD_BITS,
    LANE,
    LANE_BITS,
    ROUND_AT,
    SEAT,
    SECOND_AT,
    WULLAWAKI,
    Games,
    game_fields,
)

BID_CARDS: Final = tuple(BidCard)
"""The bid card of each bit of a lane, and of each action that bids."""
_INDEX = {card: index for index, card in enumerate(BID_CARDS)}


def game_of_state(state: State) -> Games:
    """A game, in an array with one record, for the tables of ``tables_of(state.setup)``."""
    phase = state.phase
    table = state.round << ROUND_AT
    bids: tuple[BidCard | None, ...] = ()
    if isinstance(phase, Bidding):
        table |= phase.face_up << FACE_UP_AT | phase.second << SECOND_AT
        bids = phase.bids
    elif isinstance(phase, Deciding):
        table |= phase.drawn << DRAWN_AT | phase.seat << DECIDER_AT
    supply = (1 << len(state.setup.supply)) - (1 << state.drawn)
    return _game(state.hands, bids, supply, table, state.rooms)


def game_of_view(view: View) -> Games:
    """A game whose supply is all that the viewer has not seen, for tables that draw at random.

    ``BadValue`` while somebody else looks at the card that he drew (R2.6): it may be any.
    """
    phase = view.phase
    table = view.round << ROUND_AT
    bids: tuple[BidCard | None, ...] = ()
    if isinstance(phase, BiddingView):
        table |= phase.face_up << FACE_UP_AT | phase.second << SECOND_AT
        bids = tuple(
            phase.my_bid if seat == view.viewer else None for seat in range(len(view.hands))
        )
    elif isinstance(phase, DecidingView):
        if phase.drawn is None:
            raise BadValue("R2.6", f"only seat {phase.seat} sees the card that it drew")
        table |= phase.drawn << DRAWN_AT | phase.seat << DECIDER_AT
    unseen = Counter(view.unseen)
    supply = 0
    for bit, card in enumerate(view.ruleset.deck):
        if unseen[card]:
            unseen[card] -= 1
            supply |= 1 << bit
    return _game(view.hands, bids, supply, table, view.rooms)


def state_of_game(games: Games, setup: Setup, index: int = 0) -> State:
    """The state of a game with the tables of ``tables_of(setup)``."""
    game = games[index]
    table, supply = int(game["table"]), int(game["supply"])
    hands = tuple(_hand(int(game["hands"]), seat) for seat in setup.seats)
    rooms = tuple(_room(int(word)) for word in game["rooms"])
    face_up, drawn = table >> FACE_UP_AT & CARD, table >> DRAWN_AT & CARD
    taken = len(setup.supply) - supply.bit_count()
    removed = Counter(setup.supply[:taken])
    for room in rooms:
        removed.subtract(room)
    removed.subtract(PartyCard(card) for card in (face_up, drawn) if card)
    phase: Bidding | Deciding | Over
    if face_up:
        second = bool(table >> SECOND_AT & 1)
        phase = _bidding(setup, hands, int(game["bids"]), PartyCard(face_up), second=second)
    elif drawn:
        phase = Deciding(table >> DECIDER_AT & SEAT, PartyCard(drawn))
    else:
        scores = tuple(score_room(room) for room in rooms)
        phase = Over(scores, best(scores))
    gone = tuple(sorted(removed.elements()))
    return State(setup, table >> ROUND_AT, taken, hands, rooms, gone, phase)


def canonical(state: State) -> State:
    """The state with its rooms and its removed cards sorted, as a game gives it back."""
    rooms = tuple(tuple(sorted(room)) for room in state.rooms)
    removed = tuple(sorted(state.removed))
    return State(state.setup, state.round, state.drawn, state.hands, rooms, removed, state.phase)


def _game(
    hands: tuple[tuple[BidCard, ...], ...],
    bids: tuple[BidCard | None, ...],
    supply: int,
    table: int,
    rooms: tuple[tuple[PartyCard, ...], ...],
) -> Games:
    game = np.zeros(1, game_fields(len(hands)))
    game["hands"] = sum(_lane(seat, hand) for seat, hand in enumerate(hands))
    game["bids"] = sum(_lane(seat, (bid,)) for seat, bid in enumerate(bids) if bid is not None)
    game["supply"] = supply
    game["table"] = table
    game["rooms"][0] = [sum(1 << FIELD_BITS * (card - 1) for card in room) for room in rooms]
    return game


def _lane(seat: int, cards: Iterable[BidCard]) -> int:
    return sum(1 << LANE_BITS * seat + _INDEX[card] for card in cards)


def _hand(hands: int, seat: int) -> tuple[BidCard, ...]:
    lane = hands >> LANE_BITS * seat & LANE
    return tuple(card for card, index in _INDEX.items() if lane >> index & 1)


def _room(word: int) -> tuple[PartyCard, ...]:
    counts = [(card, word >> FIELD_BITS * (card - 1)) for card in PartyCard]
    few = (1 << FIELD_BITS) - 1
    return tuple(
        card for card, field in counts for _ in range(field if card == WULLAWAKI else field & few)
    )


def _bidding(
    setup: Setup,
    hands: tuple[tuple[BidCard, ...], ...],
    bids: int,
    face_up: PartyCard,
    *,
    second: bool,
) -> Bidding:
    """The rest of a bidding, which follows from the hands (R5.3, R8.3)."""
    barred = second or face_up is PartyCard.WULLAWAKI
    bare = [seat for seat, hand in enumerate(hands) if hand == (BidCard.GNALLI,)]
    stuck = bare[0] if barred and bare else None
    plays = setup.ruleset.stuck == "plays-gnalli" and not second
    bidders = tuple(seat for seat, hand in enumerate(hands) if hand and (plays or seat != stuck))
    placed = tuple(next(iter(_hand(bids, seat)), None) for seat in setup.seats)
    return Bidding(face_up, second, barred, bidders, stuck, placed)
