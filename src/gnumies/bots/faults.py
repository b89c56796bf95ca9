"""What somebody else's code did wrong, in one line."""

from pathlib import Path
from traceback import format_exception_only, walk_tb
from types import NoneType
from typing import Final, Self, TypeGuard

from gnumies.bots.interrupts import heed
from gnumies.rules import IllegalMove, RuleError

_LONGEST: Final = 200
_OURS: Final = str(Path(__file__).parents[1])


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
        if _is_ruling(error):
            return cls(bot, seat, move, error.rule, shortened(error.reason))
        return cls(bot, seat, move, None, f"the bot failed with {in_one_line(error, placed=True)}")

    def __str__(self) -> str:
        return f"{self.bot}, seat {self.seat}, move {self.move}: {super().__str__()}"

    def __reduce__(self) -> tuple[type["BotFault"], tuple[str, int, int, str | None, str]]:
        """Pickle by the five arguments."""
        return type(self), (self.bot, self.seat, self.move, self.rule, self.reason)


def in_one_line(error: BaseException, *, placed: bool = False) -> str:
    """The type and the message of an error; ``placed`` adds where in a bot's file it arose."""
    try:
        line = shortened("".join(format_exception_only(error)))
        return line + _place(error) if placed else line
    except BaseException as other:  # noqa: BLE001 - errors have methods of their own
        heed(other)
        return "an error that cannot be told"


def shortened(text: str) -> str:
    """The text in one line, cut where that gets too long."""
    line = " ".join(text.split())
    return line if len(line) <= _LONGEST else f"{line[: _LONGEST - 1]}…"


def _is_ruling(error: BaseException) -> TypeGuard[IllegalMove]:
    """Whether the rules may have said so: a bot can raise the same, and put anything into it."""
    return (
        type(error) is IllegalMove
        and type(error.rule) in (str, NoneType)
        and type(error.reason) is str
    )


def _place(error: BaseException) -> str:
    """Where in the bot's own file it went wrong, which is the first that is none of ours."""
    places = [(frame.f_code.co_filename, line) for frame, line in walk_tb(error.__traceback__)]
    theirs = [(file, line) for file, line in places if not file.startswith(_OURS)]
    own = [line for file, line in theirs if file == theirs[0][0]]
    return f" ({Path(theirs[0][0]).name}, line {own[-1]})" if own else ""
