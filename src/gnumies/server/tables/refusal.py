"""What a table answers when something cannot be done."""


class Refusal(Exception):
    """A command that changes nothing: HTTP status, a code for programs, a line for people."""

    def __init__(self, status: int, code: str, message: str, rule: str | None = None) -> None:
        super().__init__(message)
        self.status = status
        self.code = code
        self.message = message
        self.rule = rule


def no_such_table() -> Refusal:
    """One answer for a table that never was and for one that is none of the asker's business."""
    return Refusal(404, "no-such-table", "there is no such table")


def not_your_seat() -> Refusal:
    """One answer for another's seat, a seat that was left, and one that never was."""
    return Refusal(403, "not-your-seat", "this seat is not yours")
