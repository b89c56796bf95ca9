"""What somebody's analysed games come to together."""

from collections.abc import Iterable

from gnumies.server.reviews.kept import COSTLIEST, Played
from gnumies.server.reviews.schemas import History, PlayedGame


def history(played: list[Played]) -> History:
    """Accuracy over all choices, the means with and without luck, and what gave most away."""
    costly = [choice for game in played for choice in game.costly]
    costly.sort(key=lambda choice: -choice.cost_win)
    return History(
        games=[_game(game) for game in played],
        accuracy=_accuracy(played),
        win=_mean(game.win for game in played),
        adjusted_win=_mean(game.adjusted_win for game in played),
        points=_mean(game.points for game in played),
        adjusted_points=_mean(game.adjusted_points for game in played),
        costliest=costly[:COSTLIEST],
    )


def _game(game: Played) -> PlayedGame:
    return PlayedGame(
        game.table,
        game.seat,
        game.created,
        _accuracy([game]),
        game.win,
        game.adjusted_win,
        game.points,
        game.adjusted_points,
    )


def _accuracy(played: list[Played]) -> float | None:
    """As ``gnumies.coach.summary`` reckons it."""
    cost = sum(game.cost_win for game in played)
    blind = sum(game.blind_win for game in played)
    return 100 * max(0.0, 1 - cost / blind) if blind else None


def _mean(numbers: Iterable[float]) -> float | None:
    found = list(numbers)
    return sum(found) / len(found) if found else None
