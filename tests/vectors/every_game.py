"""All games from a tiny setup, as the engine and as the second opinion have them."""

from collections.abc import Iterator

from gnumies.rules import Setup, State, legal_moves, play, start
from gnumies.rules.notation import ruleset_data
from tests.vectors.second_opinion import all_games, total

Outcome = tuple[list[list[str]], list[int], list[int]]
"""Rooms, scores, winners."""

Games = dict[tuple[str, ...], Outcome]
"""How a game ended, by its moves."""


def engine_games(setup: Setup) -> Games:
    """Give every game that the engine allows."""
    return dict(_from(start(setup)[0], ()))


def _from(state: State, moves: tuple[str, ...]) -> Iterator[tuple[tuple[str, ...], Outcome]]:
    if state.over:
        rooms = [list(map(str, room)) for room in state.rooms]
        scores = [score.total for score in state.phase.scores]
        yield moves, (rooms, scores, list(state.phase.winners))
        return
    for move in legal_moves(state, state.awaited[0]):
        yield from _from(play(state, move)[0], (*moves, str(move)))


def second_games(setup: Setup) -> Games:
    """Give every game of the second opinion; colours and ages must be in order of the seats."""
    games: Games = {}
    supply = list(map(str, setup.supply))
    for moves, rooms in all_games(ruleset_data(setup.ruleset), len(setup.colors), supply):
        scores = [total(room) for room in rooms]
        winners = [seat for seat, score in enumerate(scores) if score == max(scores)]
        games[moves] = rooms, scores, winners
    return games
