"""Many games added up, on several threads: the fast half of ``gnumies simulate``."""

from collections import deque
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple

from gnumies.rules import Ruleset, score_room
from gnumies.rules.scoring import best
from gnumies.sim import stream
from gnumies.sim.layout import MOST_CARDS, WIN, game_fields
from gnumies.sim.reference import play_game

if TYPE_CHECKING:
    from gnumies.sim.compiled import Kernel
    from gnumies.sim.tables import Rules

CHUNK: Final = 20_000
"""How many games a thread plays before it reports: some hundredths of a second."""
SLOW_CHUNK: Final = 50
_MOST_THREADS: Final = 64
_ROOM: Final = 8
"""So many rows on either side keep what one thread writes out of the cache lines of another."""
_AHEAD: Final = 2
"""How much work is handed out for each thread, however long the series."""


class Sums(NamedTuple):
    """What some games come to, in whole numbers; the rows have a number for each seat."""

    games: int
    moves: int
    scores: tuple[int, ...]
    squares: tuple[int, ...]
    wins: tuple[int, ...]
    """In parts of ``layout.WIN``."""


def fits(ruleset: Ruleset) -> bool:
    """Whether the simulator can hold the deck; only strange ones are too large."""
    return len(ruleset.deck) <= MOST_CARDS


def compiled() -> bool:
    """Whether there is numba to compile with; otherwise the reference engine plays."""
    from importlib.util import find_spec  # noqa: PLC0415 - for this question alone

    try:
        return find_spec("numba") is not None
    except ValueError:  # a module that is there, and says that it came from nowhere
        return False


def random_games(
    ruleset: Ruleset, seats: int, seed: int, games: int, threads: int
) -> Iterator[Sums]:
    """Play the games 0 to ``games`` - 1 of a seed by uniform choices, and add up each chunk."""
    if not compiled():
        base = stream.base_key(seed)
        chunks = _chunks(games, SLOW_CHUNK)
        yield from (_by_reference(ruleset, seats, base, chunk) for chunk in chunks)
        return
    from gnumies.sim.games import uniform_tally  # noqa: PLC0415 - numpy and numba take a while
    from gnumies.sim.tables import tables  # noqa: PLC0415

    yield from kernel_games(uniform_tally, tables(ruleset, seats), seats, seed, games, threads)


def kernel_games(
    tally: "Kernel", rules: "Rules", seats: int, seed: int, games: int, threads: int
) -> Iterator[Sums]:
    """The same by any kernel that takes what ``sim.games.uniform_tally`` does."""
    play = partial(_by_kernel, tally, rules, seats, stream.signed(stream.base_key(seed)))
    threads = min(threads, -(-games // CHUNK), _MOST_THREADS)
    with ThreadPoolExecutor(max(threads, 1)) as pool:
        try:
            yield from _in_order(pool, play, _chunks(games, CHUNK), _AHEAD * threads)
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def _chunks(games: int, size: int) -> Iterator[range]:
    return (range(first, min(first + size, games)) for first in range(0, games, size))


def _in_order(
    pool: ThreadPoolExecutor, play: "partial[Sums]", chunks: Iterator[range], ahead: int
) -> Iterator[Sums]:
    waiting: deque[Future[Sums]] = deque()
    for chunk in chunks:
        waiting.append(pool.submit(play, chunk))
        if len(waiting) >= ahead:
            yield waiting.popleft().result()
    while waiting:
        yield waiting.popleft().result()


def _by_kernel(tally: "Kernel", rules: "Rules", seats: int, base: int, games: range) -> Sums:
    import numpy as np  # noqa: PLC0415 - it takes a while

    sums = np.zeros((3 + 2 * _ROOM, seats), np.int64)[_ROOM:-_ROOM]
    record = np.zeros(1 + 2 * _ROOM, game_fields(seats))[_ROOM:-_ROOM]
    moves = int(tally(rules, record, base, games.start, games.stop, sums))
    scores, squares, wins = (tuple(row) for row in sums.tolist())
    return Sums(len(games), moves, scores, squares, wins)


def _by_reference(ruleset: Ruleset, seats: int, base: int, games: range) -> Sums:
    moves = 0
    rows = [[0] * seats for _ in range(3)]
    for game in games:
        state, made = play_game(ruleset, seats, base, game)
        moves += made.total()
        results = [score_room(room) for room in state.rooms]
        winners = best(results)
        for seat, score in enumerate(results):
            rows[0][seat] += score.total
            rows[1][seat] += score.total**2
            rows[2][seat] += WIN // len(winners) if seat in winners else 0
    scores, squares, wins = (tuple(row) for row in rows)
    return Sums(len(games), moves, scores, squares, wins)
