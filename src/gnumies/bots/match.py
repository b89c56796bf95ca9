"""One game between bots: each is asked with nothing but its view, and answers for its own seat."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf
from random import Random

from gnumies.bots.base import Bot, BotFactory
from gnumies.bots.faults import BotFault
from gnumies.bots.interrupts import heed
from gnumies.bots.sight import Sight
from gnumies.rules import (
    Bid,
    Give,
    IllegalMove,
    Keep,
    Move,
    Over,
    Setup,
    State,
    check,
    legal_moves,
    play,
    start,
)


@dataclass(frozen=True, slots=True)
class Contestant:
    """Who sits at a seat, with luck of its own."""

    name: str
    make: BotFactory
    rng: Random


@dataclass(frozen=True, slots=True)
class Match:
    """A game that was played to its end."""

    final: State
    over: Over
    """The phase of the final state: scores and winners."""
    moves: tuple[Move, ...]
    """All moves in the order in which they were made, as a record has them (R9.2)."""

    @property
    def choices(self) -> int:
        """How often a bot was asked: once for each move, also where only one was legal."""
        return len(self.moves)


def play_match(setup: Setup, contestants: Sequence[Contestant], budget: float = inf) -> Match:
    """Play a game with one contestant for each seat, or raise the ``BotFault`` that ends it.

    Of the seats that the game waits for, the lowest is asked first. Nobody stops a bot that takes
    longer than its ``budget``; without one, the game is the same on every machine.
    """
    bots = [_seated(contestant, seat) for seat, contestant in enumerate(contestants)]
    sights = [Sight(setup, seat) for seat in setup.seats]
    state, _ = start(setup)
    moves: list[Move] = []
    while not isinstance(state.phase, Over):
        seat = state.awaited[0]
        who = contestants[seat]
        try:
            answer = bots[seat].choose(sights[seat].of(state), who.rng, budget)
            move = judged(state, seat, answer)
        except BaseException as error:
            heed(error)
            raise BotFault.of(error, who.name, seat, len(moves)) from error
        state, _ = play(state, move)
        moves.append(move)
    return Match(state, state.phase, tuple(moves))


def _seated(contestant: Contestant, seat: int) -> Bot:
    try:
        return contestant.make()
    except BaseException as error:
        heed(error)
        raise BotFault.of(error, contestant.name, seat, 0) from error


def judged(state: State, seat: int, answer: object) -> Move:
    """The legal move that the answer equals; ``IllegalMove`` says why there is none.

    An answer may be anything, with methods of its own that raise anything.
    """
    # Not by isinstance, which believes what an object says of itself.
    if not (type(answer) is Bid or type(answer) is Keep or type(answer) is Give):
        raise IllegalMove(None, f"it answered with {type(answer).__name__}, which is no move")
    for move in legal_moves(state, seat):
        if move == answer:
            return move  # and not the answer: Bid(0, 50) equals Bid(0, BidCard.FIFTY)
    if answer.seat != seat:
        raise IllegalMove(None, f"it answered for seat {answer.seat}: {answer}")
    check(state, answer)
    raise IllegalMove(None, f"it answered with {type(answer).__name__}, which only looks legal")
