"""Which file a game is in, what that file lacks, and how the game goes on from it."""

import shlex
from collections.abc import Sequence
from pathlib import Path

from gnumies.locale import Texts
from gnumies.record import RecordedMove, shown
from gnumies.tui.game import Game


class Keeping:
    """Remembers the last save of one game."""

    def __init__(self, path: Path | None = None, moves: Sequence[RecordedMove] = ()) -> None:
        self.path = path
        self._moves = list(moves)

    def kept(self, path: Path, game: Game) -> None:
        """The file has all of the game now."""
        self.path, self._moves = path, list(game.moves)

    def lost(self, game: Game) -> int:
        """How many rounds would be lost without another save."""
        return game.rounds_beyond(self._moves)

    def what_is_lost(self, game: Game, t: Texts) -> str:
        """What leaving the game would cost."""
        lost = self.lost(game)
        return t("tui-leave-lost", count=lost) if lost else t("tui-leave-safe")

    def way_back(self, t: Texts) -> str:
        """The file, and how to go on with it; nothing without a file."""
        if self.path is None:
            return ""
        name = shown(str(self.path))
        return t("tui-way-back", file=name, argument=shlex.quote(name))
