"""What the rules say when something cannot be."""


class RuleError(ValueError):
    """A fault in one line: the rule it breaks (``None`` where it breaks none), and why."""

    def __init__(self, rule: str | None, reason: str) -> None:
        self.rule = rule
        self.reason = reason
        super().__init__(f"{rule}: {reason}" if rule else reason)

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle by the two arguments: worker processes send faults home."""
        return type(self), (self.rule, self.reason)


class BadValue(RuleError):
    """A card, a ruleset, a table of Luckynits or a setup that the game does not know."""


class IllegalMove(RuleError):
    """A move that the rules refuse in this state."""
