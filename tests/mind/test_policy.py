"""The policy: always legal, and the bot answers what a playout would do."""

from functools import partial
from random import Random

import numpy as np
import pytest

from gnumies.bots.match import judged
from gnumies.bots.policy import PolicyBot
from gnumies.mind.answer import answer, choose
from gnumies.mind.games import policy_playouts
from gnumies.mind.tables import policy_tables, policy_tables_of_view
from gnumies.rules import (
    Bid,
    Color,
    Deciding,
    Keep,
    Move,
    PartyCard,
    Ruleset,
    Setup,
    State,
    legal_moves,
    play,
    start,
    view,
)
from gnumies.sim import stream
from gnumies.sim.convert import game_of_view
from gnumies.sim.parity import dealt
from gnumies.sim.reference import play_out, supply
from tests.bots.games import EVERY_RULESET

BASE = stream.base_key(2026)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("ruleset", EVERY_RULESET, ids=lambda ruleset: ruleset.name)
def test_a_playout_is_the_game_that_the_bots_answers_make(ruleset: Ruleset, seats: int) -> None:
    """The reference engine refuses what is not legal, so that every answer is."""
    keys = [stream.game_key(BASE, number) for number in range(12)]
    games = dealt(policy_tables(ruleset, seats), seats, keys)
    scores = np.zeros((len(keys), seats), np.int64)
    made = policy_playouts(policy_tables(ruleset, seats), games, scores)
    for index, key in enumerate(keys):
        setup = Setup(ruleset, tuple(Color)[:seats], supply(ruleset, key))
        end, moves = play_out(start(setup)[0], key, partial(asked, key))
        made -= moves.total()
        assert [score.total for score in end.phase.scores] == scores[index].tolist()
    assert made == 0


def asked(key: int, state: State, seat: int, _chance: int) -> Move:
    """Ask with the chance that the playout of that key has."""
    return judged(state, seat, answer(view(state, seat), key))


@pytest.mark.parametrize("ruleset", EVERY_RULESET, ids=lambda ruleset: ruleset.name)
def test_every_bid_of_many_playouts_is_legal(ruleset: Ruleset) -> None:
    """One card for each seat that has a legal one, in hundreds of positions with much chance."""
    luck = Random(ruleset.name)
    for _ in range(8):
        seats = luck.randint(2, 5)
        deck = tuple(luck.sample(ruleset.deck, len(ruleset.deck)))
        state, _ = start(Setup(ruleset, tuple(luck.sample(list(Color), seats)), deck))
        while not state.over:
            seat = state.awaited[0]
            seen = view(state, seat)
            game, rules = game_of_view(seen), policy_tables_of_view(seen)
            legal = {str(move) for move in legal_moves(state, seat)}
            for _ in range(20):
                key = luck.getrandbits(64)
                assert str(answer(seen, key)) in legal
                game["key"] = stream.signed(key)
                assert isinstance(choose(rules, game), int)
            state, _ = play(state, luck.choice(legal_moves(state, seat)))


def test_a_choice_takes_its_chance_from_the_generator_alone() -> None:
    state, _ = start(Setup(EVERY_RULESET[0], tuple(Color)[:3], EVERY_RULESET[0].deck))
    seen = view(state, 0)
    one = [PolicyBot().choose(seen, Random(luck), 1.0) for luck in range(60)]
    assert one == [PolicyBot().choose(seen, Random(luck), 1.0) for luck in range(60)]
    assert len(set(one)) > 1


def test_a_drawn_card_is_kept_by_the_one_who_sees_it() -> None:
    ruleset = EVERY_RULESET[0]
    luck = Random(5)
    found = 0
    while found < 10:
        deck = tuple(luck.sample(ruleset.deck, len(ruleset.deck)))
        state, _ = start(Setup(ruleset, tuple(Color)[:2], deck))
        while not state.over:
            if isinstance(state.phase, Deciding) and state.phase.drawn is not PartyCard.COPICASTOR:
                found += 1
                seat = state.phase.seat
                assert PolicyBot().choose(view(state, seat), luck, 1.0) == Keep(seat)
            state, _ = play(state, luck.choice(legal_moves(state, state.awaited[0])))


def test_the_bids_of_others_are_no_part_of_it() -> None:
    state, _ = start(Setup(EVERY_RULESET[0], tuple(Color)[:2], EVERY_RULESET[0].deck))
    answers = set()
    for move in legal_moves(state, 1):
        after, _ = play(state, move)
        answers.add(PolicyBot().choose(view(after, 0), Random(3), 1.0))
    assert len(answers) == 1
    assert isinstance(answers.pop(), Bid)
