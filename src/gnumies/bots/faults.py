"""What somebody else's code did wrong, in one line."""

from pathlib import Path
from traceback import extract_tb, format_exception_only
from typing import Final, Self

from gnumies.rules import IllegalMove, RuleError

_LONGEST: Final = 200


class BotFault(RuleError):
    """A bot that failed, or answered with no legal move; it ends its own game and no other.

    ``move`` is the number, from 0, that the missing move would have had.
    """

    def __init__(self, bot: str, seat: int, move: int, rule: str | None, reason: str) -> None:
        super().__init__(rule, reason)
        self.bot = bot
        self.seat = seat
        self.move = move

    @classmethod
    def of(cls, error: BaseException, bot: str, seat: int, move: int) -> Self:
        """The fault that an error, an ``IllegalMove`` or any other, of a bot amounts to."""
        if isinstance(error, IllegalMove):
            return cls(bot, seat, move, error.rule, shortened(error.reason))
        return cls(
            bot, seat, move, None, f"the bot failed with {in_one_line(error)}{_place(error)}"
        )

    def __str__(self) -> str:
        return f"{self.bot}, seat {self.seat}, move {self.move}: {super().__str__()}"

    def __reduce__(self) -> tuple[type["BotFault"], tuple[str, int, int, str | None, str]]:
        """Pickle by the five arguments."""
        return type(self), (self.bot, self.seat, self.move, self.rule, self.reason)


def _place(error: BaseException) -> str:
    """Where in the bot's own file it went wrong; the first frame is ours."""
    frames = extract_tb(error.__traceback__)[1:]
    own = [frame for frame in frames if frame.filename == frames[0].filename]
    return f" ({Path(own[-1].filename).name}, line {own[-1].lineno})" if own else ""


def in_one_line(error: BaseException) -> str:
    """The type and the message of an error."""
    # Its str() is somebody else's code too, which format_exception_only survives.
    return shortened("".join(format_exception_only(error)))


def shortened(text: str) -> str:
    """The text in one line, cut where that gets too long."""
    line = " ".join(text.split())
    return line if len(line) <= _LONGEST else f"{line[: _LONGEST - 1]}…"
