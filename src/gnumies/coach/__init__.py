"""The coach: what every bid of a recorded game was worth, and what luck came to.

``docs/coach.md`` says what the numbers mean. Nothing here is imported before it is needed, for
numba takes a while.
"""
