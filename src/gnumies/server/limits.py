"""How often somebody may ask: a bucket of tokens that fills up again."""

from time import monotonic
from typing import Final

from gnumies.server.settings import Limits
from gnumies.server.tables.refusal import Refusal

MOST: Final = 10_000
"""How many buckets are kept."""


class Buckets:
    """A bucket for each person, or address without a person."""

    def __init__(self, limits: Limits) -> None:
        self._burst = limits.burst
        self._rate = limits.per_second
        self._buckets: dict[str, tuple[float, float]] = {}

    def take(self, who: str) -> None:
        """Take a token, or ``Refusal``."""
        now = monotonic()
        tokens, then = self._buckets.get(who, (self._burst, now))
        tokens = min(self._burst, tokens + (now - then) * self._rate)
        if tokens < 1:
            raise Refusal(429, "too-many-requests", "too many requests; wait a moment")
        if len(self._buckets) >= MOST:
            self._forget(now)
        self._buckets[who] = (tokens - 1, now)

    def _forget(self, now: float) -> None:
        """Drop the buckets that are full again."""
        filling = self._burst / self._rate
        fresh = {who: it for who, it in self._buckets.items() if now - it[1] < filling}
        self._buckets = fresh if len(fresh) < MOST else {}
