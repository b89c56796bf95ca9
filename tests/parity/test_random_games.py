"""Whole random games: the simulator ends every one as the reference engine does."""

from random import Random

import numpy as np
import pytest

from gnumies.rules import RULEBOOK, RULESETS, BidCard, PartyCard, Ruleset
from gnumies.sim import stream
from gnumies.sim.batch import Batch
from gnumies.sim.games import uniform_playouts
from gnumies.sim.parity import any_table, dealt, differences
from gnumies.sim.tables import tables

GAMES = 20_000
TABLES = 17
"""In so many parts the games of a ruleset are played, each with colours and ages of its own."""
EACH = -(-GAMES // (TABLES * len(RULESETS) * 4))
BASE = stream.base_key(2026)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("name", RULESETS)
def test_full_games(name: str, seats: int) -> None:
    luck = Random(f"{name}/{seats}")
    for part in range(TABLES):
        table = any_table(RULESETS[name], seats, luck)
        assert list(differences(table, BASE, range(part * EACH, (part + 1) * EACH))) == []


@pytest.mark.parametrize("number", range(40))
def test_strange_rulesets(number: int) -> None:
    luck = Random(number)
    ruleset = strange(luck)
    table = any_table(ruleset, luck.randint(2, 5), luck)
    assert list(differences(table, BASE, range(20))) == []


def strange(luck: Random) -> Ruleset:
    """Make a ruleset with any cards and any switches that the simulator can hold."""
    copicastors = luck.choice([0, 1, 1, 2, 3])
    guests = sorted(luck.sample([card for card in PartyCard if card.is_guest], luck.randint(0, 12)))
    return Ruleset(
        "strange",
        bid_values=tuple(sorted(luck.sample([c for c in BidCard if c], luck.randint(1, 10)))),
        guests=tuple((guest, luck.randint(1, 5 - copicastors)) for guest in guests),
        wullawakis=luck.choice([1, 2, 3, 7, 11]),
        copicastors=copicastors,
        gnalli=luck.random() < 0.8,
        copicastor_to=luck.choice(["lowest", "highest"]),
        stuck=luck.choice(["sits-out", "plays-gnalli"]),
        bare_gnallis_leave=luck.choice(["when-barred", "any-round"]),
    )


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_steps_and_playouts_are_the_same_games(seats: int) -> None:
    batch = Batch(50, seats, seed=9, auto_reset=False)
    moves = ended = 0
    while not batch.done.all():
        moves += int((batch.legal > 0).sum())
        ended += batch.step(batch.choose_uniformly())
    rules, base = tables(RULEBOOK, seats), stream.base_key(9)
    games = dealt(rules, seats, [stream.game_key(base, number) for number in range(50)])
    scores = np.zeros((50, seats), np.int64)
    assert uniform_playouts(rules, games, scores) == moves
    assert ended == 50
    assert (scores == batch.scores).all()
    assert (games == batch.games).all()
