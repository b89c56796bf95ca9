"""Positions from random games."""

from collections.abc import Iterator
from random import Random

from gnumies.rules import RULESETS, Color, Setup, State, legal_moves, play, start


def positions(name: str, seats: int, games: int = 3) -> Iterator[State]:
    """Give every state of some random games in which no bid is pending."""
    luck = Random(f"{name} {seats}")
    ruleset = RULESETS[name]
    for _ in range(games):
        supply = tuple(luck.sample(ruleset.deck, len(ruleset.deck)))
        state, _ = start(Setup(ruleset, tuple(Color)[:seats], supply))
        while not state.over:
            if all(bid is None for bid in getattr(state.phase, "bids", ())):
                yield state
            state, _ = play(state, luck.choice(legal_moves(state, state.awaited[0])))
        yield state
