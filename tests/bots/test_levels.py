"""The levels: legal everywhere, and each better than the one below."""

from dataclasses import replace
from random import Random

import pytest

from gnumies.bots.base import BotFactory
from gnumies.bots.catalog import load_bot
from gnumies.bots.levels import LEVELS, EasyBot
from gnumies.bots.random import RandomBot
from gnumies.rules import RULEBOOK, Bid, BidCard, Color, Ruleset, Setup, start, view
from tests.bots.games import EVERY_RULESET, meet, shuffled_table

GAMES = 60


def share(bot: BotFactory, other: BotFactory, games: int) -> float:
    """How much of the wins a bot has against another, each supply played from both seats."""
    won = 0.0
    for game in range(games):
        setup = shuffled_table(RULEBOOK, 2, Random(game))
        for seat, pair in enumerate(((bot, other), (other, bot))):
            winners = meet(setup, *pair, seed=game).over.winners
            won += (seat in winners) / len(winners)
    return won / (2 * games)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("ruleset", EVERY_RULESET, ids=lambda ruleset: ruleset.name)
def test_plays_every_game_to_its_end(level: str, ruleset: Ruleset) -> None:
    for players in (2, 3, 4, 5) if level in ("easy", "medium") else (2, 4):
        match = meet(
            shuffled_table(ruleset, players, Random(players)), *[load_bot(level)] * players
        )
        assert match.over.winners


@pytest.mark.parametrize(("better", "worse"), [("medium", "easy"), ("hard", "medium")])
def test_each_level_beats_the_one_below(better: str, worse: str) -> None:
    assert share(load_bot(better), load_bot(worse), GAMES) > 0.5


def test_easy_is_no_dice() -> None:
    assert share(EasyBot, RandomBot, GAMES) > 0.5


def test_easy_pays_no_more_than_is_certain_to_win() -> None:
    state, _ = start(Setup(RULEBOOK, tuple(Color)[:2], RULEBOOK.deck))
    poor = replace(state, hands=(state.hands[0], (BidCard.TEN, BidCard.TWENTY)))
    for seed in range(20):
        move = EasyBot().choose(view(poor, 0), Random(seed), 1.0)
        assert isinstance(move, Bid)
        assert move.card <= BidCard.THIRTY
