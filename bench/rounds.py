"""Whole games in which all seats bid at the same instant: each bid counts once, one reveal each.

python -m bench.rounds               two thousand rounds
python -m bench.rounds --rounds 200  a short one
"""

import argparse
import asyncio
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

from tests.server.house import house
from tests.server.test_races import play_rounds

AT_ONCE = 4


async def soak(rounds: int) -> None:
    """Play until so many rounds are over; a bid that is lost or counted twice is an error."""
    done, seed, begin = 0, 0, perf_counter()
    with TemporaryDirectory() as folder:
        async with house(Path(folder)) as place:
            while done < rounds:
                games = (play_rounds(place, seed + game) for game in range(AT_ONCE))
                done += sum(await asyncio.gather(*games))
                seed += AT_ONCE
    spent = perf_counter() - begin
    print(f"{done} biddings of {seed} games, every bid once, one reveal each: {spent:.0f} s")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="all seats bid at the same instant")
    parser.add_argument("--rounds", type=int, default=2000)
    asyncio.run(soak(parser.parse_args().rounds))
