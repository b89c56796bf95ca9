"""The coach: what every bid of a recorded game was worth, and what luck came to.

``docs/coach.md`` says what the numbers mean. What needs numba is not imported before it is needed.
"""

from typing import Final

LINES: Final = 100_000
"""How many lines are played for each moment of a game."""
RECKONING: Final = "gnumies-coach"
"""What the names of threads begin with that nobody need wait for at the end."""
