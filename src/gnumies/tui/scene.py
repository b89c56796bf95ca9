"""What one pair of eyes may see of a game: all that the screens are given."""

from dataclasses import dataclass

from gnumies.record import shown
from gnumies.rules import Color, Event, Luckynits, Ruleset, View
from gnumies.rules import events as e
from gnumies.tui.board import Board
from gnumies.tui.game import Game
from gnumies.tui.glyphs import plain
from gnumies.tui.hints import Hint
from gnumies.tui.moments import Due


@dataclass(frozen=True, slots=True)
class Company:
    """Who sits at the table, with what."""

    names: tuple[str, ...]
    colors: tuple[Color, ...]
    ruleset: Ruleset
    luckynits: Luckynits


@dataclass(frozen=True, slots=True)
class Scene:
    """The table at one moment, as one viewer (``None``: everybody) may see it."""

    company: Company
    viewer: int | None
    board: Board
    story: tuple[Event, ...]
    """What was told, oldest first."""
    paused: bool
    """Whether the result of a round waits to be gone on from."""
    following: type[Event] | None
    """What kind of event comes next, where the game is paused."""
    told: int
    """How much was told, to anybody."""
    awaited: tuple[int, ...]
    late: tuple[int, ...]
    """The bots among them that take long."""
    waking: tuple[int, ...]
    """Those of them that wait for compiled code."""
    next_person: int | None
    view: View | None
    """The viewer's own view while he may act."""
    due: Due | None
    """What the viewer may do."""
    alone: bool
    """Whether the viewer plays against bots alone, and may have a hint."""
    hint: Hint | None
    """The one that was asked for now."""

    @property
    def over(self) -> bool:
        """Whether the end was told."""
        return isinstance(self.story[-1], e.GameEnded)


def company(game: Game, *, ascii_only: bool) -> Company:
    """The table's company, its names made safe to show."""
    names = tuple(shown(seat.name) for seat in game.seats)
    setup = game.setup
    shown_names = tuple(plain(name) for name in names) if ascii_only else names
    return Company(shown_names, setup.colors, setup.ruleset, setup.luckynits)


def scene(game: Game, viewer: int | None, who: Company, hint: Hint | None = None) -> Scene:
    """The scene of a viewer; a hint for another moment is left out."""
    due = None if viewer is None else game.due(viewer)
    return Scene(
        company=who,
        viewer=viewer,
        board=game.board,
        story=tuple(event for event in game.story(viewer) if not isinstance(event, e.BidPlaced)),
        paused=game.paused,
        following=game.following,
        told=game.told,
        awaited=game.awaited,
        late=tuple(sorted(game.late.intersection(game.awaited))),
        waking=tuple(sorted(game.waking.intersection(game.awaited))),
        next_person=game.next_person,
        view=None if viewer is None or game.paused or game.over else game.view(viewer),
        due=due,
        alone=game.alone,
        hint=hint if hint is not None and hint.due == due else None,
    )
