from collections.abc import Sequence
from typing import get_args

import pytest

from gnumies.locale import Texts
from gnumies.locale.narrate import narrate
from gnumies.rules import BidCard, Event, PartyCard, score_room
from gnumies.rules import events as e

T = Texts()
NAMES = ("Ada", "Bo", "Cy")
GNALLI, TEN, FIFTY, EIGHTY = (BidCard(value) for value in (0, 10, 50, 80))
SEVEN, WULLAWAKI, COPICASTOR = (PartyCard.parse(text) for text in "7WC")


def ended(rule: str, rooms: Sequence[str], *winners: int) -> e.GameEnded:
    """Make the end of a game in which each room has at most one card."""
    scores = [score_room([PartyCard.parse(room)] if room else []) for room in rooms]
    return e.GameEnded(rule, tuple(scores), winners)


TOLD: list[tuple[Event, str]] = [
    (e.CardTurned(3, SEVEN), "Round 3: guest 7 is at the door."),
    (e.CardTurned(1, PartyCard.GUEST_13), "Round 1: Rapster (13) is at the door."),
    (e.CardTurned(4, WULLAWAKI), "Round 4: a Wullawaki is at the door."),
    (e.CardTurned(5, COPICASTOR), "Round 5: the Copicastor is at the door."),
    (
        e.GnalliHolderLeft("R5.3", 0, SEVEN),
        "Stuck with the Gnalli, Ada discards it, takes guest 7 and has finished.",
    ),
    (
        e.GnalliHolderLeft("R8.4", 0, WULLAWAKI),
        "With only the Gnalli left, Ada discards it, takes a Wullawaki and has finished.",
    ),
    (
        e.GnalliHolderLeft("R5.3", 1, None),
        (
            "Stuck with the Gnalli, Bo discards it and has finished; "
            "the supply is empty, so no guest comes along."
        ),
    ),
    (
        e.GnalliHolderLeft("R8.4", 1, None),
        (
            "With only the Gnalli left, Bo discards it and has finished; "
            "the supply is empty, so no guest comes along."
        ),
    ),
    (
        e.SatOut(2),
        "Cy has only the Gnalli, which may not be played now: Cy shows it and sits this round out.",
    ),
    (e.GnalliForced(2), "Cy has only the Gnalli and must play it on the Wullawaki."),
    (e.CardRemoved(SEVEN), "Nobody is left to bid, so guest 7 leaves the game."),
    (e.CardRemoved(WULLAWAKI), "Nobody is left to bid, so the Wullawaki leaves the game."),
    (e.CardRemoved(COPICASTOR), "Nobody is left to bid, so the Copicastor leaves the game."),
    (e.BidPlaced(1), "Bo has bid."),
    (e.BidsRevealed(((0, FIFTY),)), "All bids are turned over: Ada 50."),
    (
        e.BidsRevealed(((0, FIFTY), (1, GNALLI), (2, TEN))),
        "All bids are turned over: Ada 50, Bo Gnalli and Cy 10.",
    ),
    (e.GnallisReturned((1,)), "Bo takes the Gnalli back, and nobody draws."),
    (e.GnallisReturned((0, 1)), "Ada and Bo take their Gnallis back, and nobody draws."),
    (
        e.SecondBidding(),
        "Nobody has bid a number, so there is a second bidding, without Gnallis.",
    ),
    (e.CardWon("R2.4", 0, SEVEN, FIFTY, ()), "Ada wins guest 7 with 50."),
    (
        e.CardWon("R2.4", 1, SEVEN, FIFTY, ((0, 1), (1, 4))),
        "A tie at 50: Bo has 4 Luckynits and Ada has 1 Luckynit, so Bo wins guest 7.",
    ),
    (
        e.CardWon("R3.1", 0, WULLAWAKI, EIGHTY, ()),
        "Ada has the highest bid, 80, and gets the Wullawaki.",
    ),
    (
        e.CardWon("R3.1", 0, WULLAWAKI, EIGHTY, ((0, 5), (1, 3), (2, 4))),
        (
            "A tie at 80: Ada has 5 Luckynits, Cy has 4 Luckynits and Bo has 3 Luckynits, "
            "so Ada gets the Wullawaki."
        ),
    ),
    (
        e.CardWon("R4.1", 0, COPICASTOR, TEN, ()),
        "Ada has the lowest bid, 10, and wins the Copicastor.",
    ),
    (
        e.CardWon("R4.1", 0, COPICASTOR, TEN, ((0, 4), (2, 2))),
        "A tie at 10: Ada has 4 Luckynits and Cy has 2 Luckynits, so Ada wins the Copicastor.",
    ),
    (
        e.CardWon("R8.2", 0, COPICASTOR, EIGHTY, ()),
        "Ada has the highest bid, 80, and wins the Copicastor.",
    ),
    (e.BidsDiscarded("R2.5", ((0, FIFTY),)), "Ada discards the 50 that won."),
    (e.BidsDiscarded("R4.1", ((0, TEN),)), "Ada discards the 10 that won."),
    (e.BidsDiscarded("R3.1", ((1, FIFTY),)), "Bo loses the 50 to the Wullawaki."),
    (
        e.BidsDiscarded("R3.1", ((1, FIFTY), (2, TEN))),
        "The Wullawaki costs the others their bids: Bo 50 and Cy 10.",
    ),
    (e.BidsReturned("R2.5", ((1, TEN),)), "Bo takes the 10 back."),
    (
        e.BidsReturned("R4.1", ((1, FIFTY), (2, EIGHTY))),
        "The others take their bids back: Bo 50 and Cy 80.",
    ),
    (e.BidsReturned("R3.1", ((0, EIGHTY),)), "Ada keeps the 80 that won."),
    (e.GnalliDrew(0), "Ada draws a card for the Gnalli and takes a secret look."),
    (e.GnalliSaw(0, WULLAWAKI), "Ada sees a Wullawaki."),
    (
        e.NothingDrawn(0),
        "The supply is empty: Ada draws nothing and takes the Gnalli back.",
    ),
    (
        e.DrawnKept(0, SEVEN, gnalli_back=False),
        "Ada keeps guest 7 and discards the Gnalli.",
    ),
    (
        e.DrawnKept(0, WULLAWAKI, gnalli_back=True),
        "It is a Wullawaki! Ada must keep it, and takes the Gnalli back.",
    ),
    (e.DrawnGiven(0, 1, SEVEN), "Ada gives guest 7 to Bo and takes the Gnalli back."),
    (
        e.RestSwept(0, (GNALLI, TEN, FIFTY), (SEVEN, WULLAWAKI, SEVEN)),
        (
            "Only Ada has cards left, discards the Gnalli, 10 and 50 "
            "and takes 2 × guest 7 and a Wullawaki."
        ),
    ),
    (
        e.RestSwept(0, (TEN, FIFTY), (COPICASTOR,)),
        (
            "Only Ada has cards left, discards 10 and 50 "
            "and takes the last of the supply: the Copicastor."
        ),
    ),
    (
        e.RestSwept(0, (TEN,), ()),
        "Only Ada has cards left and discards 10; the supply is empty, so nothing comes in return.",
    ),
    (ended("R6.2", ["7", ""], 0), "The party is over: Ada wins with 7 points!"),
    (ended("R6.2", ["", "1"], 1), "The party is over: Bo wins with 1 point!"),
    (
        ended("R6.3", ["", "", "7"], 2),
        "No further round can begin, so the party is over: Cy wins with 7 points!",
    ),
    (
        ended("R6.2", ["1", "1"], 0, 1),
        "The party is over: Ada and Bo share the win with 1 point each!",
    ),
    (
        ended("R6.3", ["", "", ""], 0, 1, 2),
        (
            "No further round can begin, so the party is over: "
            "Ada, Bo and Cy share the win with 0 points each!"
        ),
    ),
]


@pytest.mark.parametrize(("event", "sentence"), TOLD)
def test_each_event_is_told(event: Event, sentence: str) -> None:
    assert narrate(event, NAMES, T) == sentence


def test_no_class_of_event_is_left_out() -> None:
    assert {type(event) for event, _ in TOLD} == set(get_args(Event))
