"""The same games by the simulator and by the reference engine: whether they end alike."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

import numpy as np

from gnumies.rules import Color, Luckynits, PartyCard, Ruleset, Setup, score_room, start
from gnumies.rules.luckynits import DEFAULT_LUCKYNITS
from gnumies.sim import stream
from gnumies.sim.convert import game_of_state
from gnumies.sim.games import uniform_playouts
from gnumies.sim.layout import Games, game_fields
from gnumies.sim.reference import play_out, supply, uniform
from gnumies.sim.tables import Rules, tables


@dataclass(frozen=True, slots=True)
class Table:
    """What a game is played with, but for its supply."""

    ruleset: Ruleset
    colors: tuple[Color, ...]
    youngest_first: tuple[int, ...]
    luckynits: Luckynits

    @property
    def rules(self) -> Rules:
        """The table as kernels know it, with a supply that is drawn at random."""
        return tables(
            self.ruleset,
            len(self.colors),
            colors=self.colors,
            luckynits=self.luckynits,
            youngest_first=self.youngest_first,
        )

    def setup(self, key: int) -> Setup:
        """The table with the supply of a game's key."""
        order = supply(self.ruleset, key)
        return Setup(self.ruleset, self.colors, order, self.youngest_first, self.luckynits)


def any_table(ruleset: Ruleset, seats: int, luck: Random) -> Table:
    """A table with any colours, any order of age and any Luckynits, or with the printed ones."""
    colors = luck.sample(tuple(Color), seats)
    ages = luck.sample(range(seats), seats)
    rows = tuple(tuple(luck.sample(range(1, 6), 5)) for _ in DEFAULT_LUCKYNITS.rows)
    luckynits = luck.choice([DEFAULT_LUCKYNITS, Luckynits(rows)])  # type: ignore[arg-type] # pyright: ignore[reportArgumentType]
    return Table(ruleset, tuple(colors), tuple(ages), luckynits)


def dealt(rules: Rules, seats: int, keys: list[int]) -> Games:
    """Games before their first card, one for each key."""
    games = np.zeros(len(keys), game_fields(seats))
    games["hands"], games["supply"] = rules["hands"][0], rules["supply"][0]
    games["key"] = [stream.signed(key) for key in keys]
    return games


def differences(table: Table, base: int, numbers: range) -> Iterator[str]:
    """A line for each of these games of a series that the two do not play alike."""
    rules, seats = table.rules, len(table.colors)
    keys = [stream.game_key(base, number) for number in numbers]
    games = dealt(rules, seats, keys)
    scores = np.zeros((len(keys), seats), np.int64)
    moves = uniform_playouts(rules, games, scores)
    for key, game, points in zip(keys, games, scores.tolist(), strict=True):
        setup = table.setup(key)
        state, made = play_out(start(setup)[0], key, uniform)
        moves -= made.total()
        theirs = game_of_state(state)[0]
        same = all(game[field].tolist() == theirs[field].tolist() for field in _COMPARED)
        left = _cards(rules, int(game["supply"])) == Counter(setup.supply[state.drawn :])
        totals = points == [score_room(room).total for room in state.rooms]
        if not (same and left and totals):
            yield f"{setup.ruleset.name}, {seats} seats, key {key}: {game} and {theirs}, {points}"
    if moves:
        yield f"{seats} seats, {numbers}: {moves:+} moves"


_COMPARED = ("hands", "bids", "table", "rooms")


def _cards(rules: Rules, supply: int) -> Counter[PartyCard]:
    card_of = rules["card_of"][0].tolist()
    return Counter(PartyCard(card) for bit, card in enumerate(card_of) if supply >> bit & 1)
