"""The rules compiled: bit masks and small integers, for millions of games a second.

``gnumies.sim`` holds no opinion of its own about the rules; ``scripts/parity`` and ``tests/parity``
prove that it plays as ``gnumies.rules`` does. ``docs/simulator.md`` describes the layout of a game,
the random numbers and the interfaces. Nothing here is imported before it is needed, for numba takes
a while; ``layout`` and ``stream`` are plain Python and need neither numba nor numpy.
"""
