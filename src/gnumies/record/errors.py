"""What is wrong with a record, in one line."""

from gnumies.rules import RuleError


class RecordError(RuleError):
    """A record that is refused: at which move (from 0, or ``None``), by which rule, and why."""

    def __init__(self, reason: str, *, rule: str | None = None, move: int | None = None) -> None:
        super().__init__(rule, reason)
        self.move = move

    def __str__(self) -> str:
        where = [] if self.move is None else [f"move {self.move}"]
        return ": ".join([*where, *([self.rule] if self.rule else []), self.reason])

    def __reduce__(self) -> tuple[object, ...]:
        return _rebuild, (self.reason, self.rule, self.move)


def _rebuild(reason: str, rule: str | None, move: int | None) -> RecordError:
    return RecordError(reason, rule=rule, move=move)
