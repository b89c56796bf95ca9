"""How much luck each card from the supply was: AIVAT's correction for chance alone.

Every draw is worth what the game comes to after it, less what it came to on average over all the
cards that might have been drawn. These differences have the mean 0 whatever values are taken, so
what is left of a result without them has the same mean as the result, and less variance. The
values are those of playouts (``mind.chance``). Burch, Schmid, Moravčík, Morrill and Bowling 2018,
after White and Bowling 2009; ``docs/coach.md`` says more.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

import numpy as np

from gnumies.coach.moments import Course, Drawn, Moment
from gnumies.mind.chance import worths
from gnumies.mind.tables import policy_tables_of_view
from gnumies.rules import PartyCard, view
from gnumies.sim.convert import game_of_state
from gnumies.sim.layout import Games, game_fields
from gnumies.sim.tables import Rules

PLAYOUTS: Final = 200
"""How many games each card that might come is tried in."""


@dataclass(frozen=True, slots=True)
class Luck:
    """What a draw was worth to each seat beyond what was to be expected."""

    drawn: Drawn
    win: tuple[float, ...]
    """Shares of the win; they add up to 0."""
    points: tuple[float, ...]


class _Chance(NamedTuple):
    """Where cards are drawn: a position for ``mind.chance``, and the supply from there on."""

    rules: Rules
    games: Games
    to: int
    supply: tuple[PartyCard, ...]


def luck_at_first(course: Course, seed: int, playouts: int = PLAYOUTS) -> list[Luck]:
    """The luck of the cards that were drawn before the first choice."""
    setup = course.record.setup
    rules = policy_tables_of_view(view(course.first, None))
    games = np.zeros(1, game_fields(len(setup.colors)))
    games["hands"] = rules["hands"]
    return _luck(_Chance(rules, games, 0, setup.supply), course.dealt, seed, playouts)


def luck_after(moment: Moment, seed: int, playouts: int = PLAYOUTS) -> list[Luck]:
    """The luck of the cards that were drawn after a moment's choices."""
    state = moment.complete
    rules = policy_tables_of_view(view(moment.state, None))
    supply = state.setup.supply[state.drawn :]
    chance = _Chance(rules, game_of_state(state), moment.receiver, supply)
    return _luck(chance, moment.drawn, seed, playouts)


def _luck(chance: _Chance, drawn: Sequence[Drawn], seed: int, playouts: int) -> list[Luck]:
    """One draw after the other, each with those before it known.

    Of the rest of the supply nothing matters but which cards it has.
    """
    found: list[Luck] = []
    rules, games, to, supply = chance
    for place, each in enumerate(drawn):
        left = Counter(supply[place:])
        if len(left) == 1:
            nothing = (0.0,) * games["rooms"].shape[1]
            found.append(Luck(each, nothing, nothing))
            continue
        known = [int(card) for card in supply[:place]]
        cards = [int(card) for card in left.elements()]
        worth = worths(rules, games, to, known, cards, seed, playouts)
        copies = np.array([left[PartyCard(kind)] if kind else 0 for kind in range(len(worth))])
        mean = (worth * copies[:, None, None]).sum(0) / copies.sum()
        win, points = (worth[each.card] - mean).tolist()
        found.append(Luck(each, tuple(win), tuple(points)))
    return found
