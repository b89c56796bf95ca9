"""How strong, exact, fast and punctual the search is, beside peers and floors of the same run.

    python -m bench.mind match expert policy --games 1000 --ms 50 --folder RESULTS
    python -m bench.mind endings --folder RESULTS
    python -m bench.mind speed
    python -m bench.mind time
    python -m bench.mind all --folder RESULTS      the matches and endings of the documents, hours
    python -m bench.mind report --folder RESULTS   how they stand

Results are appended to files of the folder, and what is there is not played again.
"""

import argparse
from pathlib import Path

from bench.mind.endings import play_endings, report
from bench.mind.matches import Match, play_match, standing
from bench.mind.plan import play_all
from bench.mind.punctual import measure_time
from bench.mind.speed import measure_speed
from gnumies.rules import FEWEST_SEATS, MOST_SEATS, BadValue


def options() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    verbs = parser.add_subparsers(dest="verb", required=True)
    match = verbs.add_parser("match", help="one player against others in all other seats")
    match.add_argument("first")
    match.add_argument("others")
    seats = range(FEWEST_SEATS, MOST_SEATS + 1)
    match.add_argument("--players", type=int, default=FEWEST_SEATS, choices=seats)
    match.add_argument("--games", type=int, default=1000, help="all seats together")
    match.add_argument("--part", type=part, default="1/1", help="2/3: every third, from the second")
    endings = verbs.add_parser("endings", help="what a search gives away where it is known")
    endings.add_argument("--endings", type=int, default=200)
    for verb, ms in ((match, 50.0), (endings, 100.0)):
        verb.add_argument("--ms", type=float, default=ms, help="milliseconds a move")
    verbs.add_parser("speed", help="lines a second beside bare playouts")
    verbs.add_parser("time", help="how punctual the bot is")
    for verb in (match, endings, verbs.add_parser("all"), verbs.add_parser("report")):
        verb.add_argument("--folder", type=Path, required=True)
    return parser.parse_args()


def part(text: str) -> tuple[int, int]:
    """Read which part of the supplies is asked for, counted from 0, and of how many."""
    number, parts = (int(each) for each in text.split("/"))
    if not 1 <= number <= parts:
        raise ValueError(text)
    return number - 1, parts


def run(asked: argparse.Namespace) -> None:
    """Do what was asked for."""
    if "folder" in asked:
        asked.folder.mkdir(parents=True, exist_ok=True)
    match asked.verb:
        case "match":
            match = Match(asked.first, asked.others, asked.games, asked.players, asked.ms)
            play_match(match, asked.folder, *asked.part)
        case "endings":
            play_endings(asked.endings, asked.ms, asked.folder)
        case "speed":
            measure_speed()
        case "time":
            measure_time()
        case "all":
            play_all(asked.folder)
        case _:
            for path in sorted(asked.folder.glob("*.jsonl")):
                report(path) if path.stem.startswith("endings") else print(standing(path))


if __name__ == "__main__":
    try:
        run(options())
    except BadValue as error:
        raise SystemExit(str(error)) from None
