"""A hint: what to do at one moment, for the one person who plays against bots."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final, cast

from gnumies.bots import ready
from gnumies.bots.base import BUDGET
from gnumies.bots.hint import Weighed, weigh
from gnumies.locale import Texts
from gnumies.locale.words import bid_name, listed
from gnumies.rules import Bid, Give, Move
from gnumies.tui.game import Game
from gnumies.tui.moments import Due

_SERIOUS: Final = 0.1
"""Below that, a part of a mixture is not worth a word."""


@dataclass(frozen=True, slots=True)
class Hint:
    """What was found for a moment, ``None`` before that, and nothing where nothing can be."""

    due: Due
    found: tuple[Weighed, ...] | None = None


def hint_for(game: Game, due: Due) -> Callable[[], object]:
    """What finds the hint: a call that may take a while, on any thread."""
    seen, seats = game.view(due.seat), len(game.seats)
    luck = Random(f"{game.seed}/hint/{seen.round}/{seen.phase}")  # noqa: S311 - a game

    def find() -> tuple[Weighed, ...]:
        ready.wait(seats)
        return weigh(seen, luck.getrandbits(64), BUDGET)

    return find


def hint_of(due: Due, answer: object) -> Hint:
    """The hint that ``hint_for`` came to, which is none where it failed."""
    failed = isinstance(answer, BaseException)
    return Hint(due, () if failed else cast("tuple[Weighed, ...]", answer))


def told(hint: Hint, names: Sequence[str], t: Texts) -> str:
    """The hint in words, or what becomes of it."""
    if hint.found is None:
        return t("hint-thinking" if ready.is_ready(len(names)) else "tui-hint-waking")
    if not hint.found:
        return t("hint-none", code="no-hint")
    best = [each for each in hint.found if each.chance >= _SERIOUS]
    return t("hint-told", moves=listed([_told(each, names, t) for each in best], t))


def _told(weighed: Weighed, names: Sequence[str], t: Texts) -> str:
    move, wins = _named(weighed.move, names, t), round(100 * weighed.wins)
    return t("hint-card", best="no", card=move, wins=wins)


def _named(move: Move, names: Sequence[str], t: Texts) -> str:
    match move:
        case Bid(card=card):
            return bid_name(card, t)
        case Give(to=to):
            return t("hint-give", name=names[to])
        case _:
            return t("hint-keep")
