"""Tables and bots that the tests of bots share."""

from collections.abc import Callable
from random import Random

from hypothesis import strategies as st

from gnumies.bots.base import BotFactory
from gnumies.bots.match import Contestant, Match, play_match
from gnumies.rules import (
    DUTCH,
    OVERVIEW,
    RULEBOOK,
    BidCard,
    Color,
    Move,
    PartyCard,
    Ruleset,
    Setup,
    State,
    View,
    legal_moves,
    play,
    start,
)

TINY = Ruleset(
    "tiny",
    bid_values=(BidCard.TEN, BidCard.FORTY, BidCard.HUNDRED),
    guests=((PartyCard.GUEST_2, 2), (PartyCard.GUEST_3, 1), (PartyCard.GUEST_15, 3)),
    wullawakis=2,
)
TINY_DUTCH = Ruleset(
    "tiny dutch",
    bid_values=(BidCard.FIFTY,),
    guests=((PartyCard.GUEST_9, 2),),
    wullawakis=4,
    copicastors=2,
    stuck="plays-gnalli",
    bare_gnallis_leave="any-round",
)
NO_GUESTS = Ruleset(
    "no guests", guests=(), wullawakis=9, copicastors=4, gnalli=False, copicastor_to="highest"
)
EVERY_RULESET = (RULEBOOK, DUTCH, OVERVIEW, TINY, TINY_DUTCH, NO_GUESTS)


def table(supply: str, ruleset: Ruleset = TINY, players: int = 2) -> Setup:
    """Give a table whose supply begins with these cards; the others follow in any order."""
    first = [PartyCard.parse(card) for card in supply.split()]
    rest = list(ruleset.deck)
    for card in first:
        rest.remove(card)
    return Setup(ruleset, tuple(Color)[:players], (*first, *rest))


def shuffled_table(ruleset: Ruleset, players: int, rng: Random) -> Setup:
    supply = rng.sample(ruleset.deck, len(ruleset.deck))
    return Setup(ruleset, tuple(rng.sample(list(Color), players)), tuple(supply))


@st.composite
def positions(draw: st.DrawFn) -> State:
    """Any position in which somebody is asked for a move, after random play."""
    rng = Random(draw(st.integers(0, 2**32)))
    ruleset = draw(st.sampled_from(EVERY_RULESET))
    state, _ = start(shuffled_table(ruleset, draw(st.integers(2, 5)), rng))
    for _ in range(draw(st.integers(0, 150))):
        after, _ = play(state, rng.choice(legal_moves(state, rng.choice(state.awaited))))
        if after.over:
            break
        state = after
    return state


class Scripted:
    """A bot, and its own factory, that answers with what a function makes of its view."""

    def __init__(self, answer: Callable[[View], object]) -> None:
        self.answer = answer

    def __call__(self) -> "Scripted":
        return self

    def choose(self, view: View, *_: object) -> object:
        return self.answer(view)


def first_legal(view: View) -> Move:
    return view.legal[0]


def last_legal(view: View) -> Move:
    return view.legal[-1]


def meet(setup: Setup, *bots: BotFactory, seed: int = 1) -> Match:
    """Let bots play at a table; they are called bot0, bot1 and so on."""
    return play_match(
        setup,
        [Contestant(f"bot{seat}", bot, Random(f"{seed}/{seat}")) for seat, bot in enumerate(bots)],
    )
