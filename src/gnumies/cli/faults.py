"""What was wrong with a call."""


class UsageError(Exception):
    """Words of the command line that do not fit together: one line, exit status 2."""


class InputError(Exception):
    """Input that was read and is wrong: one line, exit status 1."""
