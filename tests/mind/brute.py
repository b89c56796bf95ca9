"""Exact play for two once more: plain Python on the rules alone, for tiny games."""

from collections.abc import Iterator

import numpy as np
from scipy.optimize import linprog

from gnumies.rules import Bid, Move, PartyCard, Setup, State, legal_moves, play

Matrix = list[list[float]]


class Brute:
    """Values of positions whose supply is known by its cards alone."""

    def __init__(self, objective: str) -> None:
        self.objective = objective
        self.known: dict[object, float] = {}

    def value(self, state: State) -> float:
        key = self.key(state)
        if key not in self.known:
            self.known[key] = self.result(state) if state.over else game_value(self.matrix(state))
        return self.known[key]

    def matrix(self, state: State) -> Matrix:
        """Give what every pair of moves is worth; one who is not asked has one row or column."""
        rows, columns = (
            sorted(legal_moves(state, seat), key=number_of) or (None,) for seat in state.setup.seats
        )
        return [[self.after(state, [row, column]) for column in columns] for row in rows]

    def after(self, state: State, moves: list[Move | None]) -> float:
        made = [move for move in moves if move is not None]
        return sum(chance * self.value(then) for chance, then in outcomes(state, made, ()))

    def result(self, state: State) -> float:
        ours, theirs = (score.total for score in state.phase.scores)
        if self.objective == "points":
            return ours - theirs
        return (ours > theirs) + (ours == theirs) / 2

    def key(self, state: State) -> object:
        rooms = tuple(tuple(sorted(room)) for room in state.rooms)
        rest = tuple(sorted(state.setup.supply[state.drawn :]))
        return state.hands, rooms, rest, state.phase


def number_of(move: Move) -> int:
    """Give what the moves of a seat are ordered by: the card, or who gets the drawn one."""
    return move.card if isinstance(move, Bid) else getattr(move, "to", move.seat)


def outcomes(
    state: State, moves: list[Move], drawn: tuple[PartyCard, ...]
) -> Iterator[tuple[float, State]]:
    """Give what can follow on moves, with its chance: ``drawn`` is what the supply gives first."""
    rest = list(state.setup.supply[state.drawn :])
    for card in drawn:
        rest.remove(card)
    then = ordered(state, drawn + tuple(rest))
    for move in moves:
        then, _ = play(then, move)
    if then.drawn - state.drawn <= len(drawn):
        yield 1.0, then
        return
    for card in sorted(set(rest)):
        for chance, end in outcomes(state, moves, (*drawn, card)):
            yield chance * rest.count(card) / len(rest), end


def ordered(state: State, rest: tuple[PartyCard, ...]) -> State:
    """Give the state with its supply in another order."""
    setup = state.setup
    supply = setup.supply[: state.drawn] + rest
    other = Setup(setup.ruleset, setup.colors, supply, setup.youngest_first, setup.luckynits)
    return State(
        other, state.round, state.drawn, state.hands, state.rooms, state.removed, state.phase
    )


def game_value(payoffs: Matrix) -> float:
    """Give a matrix game's value: by a saddle point, or by HiGHS."""
    secured = max(min(row) for row in payoffs)
    if secured == min(max(column) for column in zip(*payoffs, strict=True)):
        return secured
    return by_program(np.array(payoffs))


def by_program(payoffs: np.ndarray) -> float:
    """Give the most that a mixture of the rows secures, by SciPy's linear programs."""
    rows, columns = payoffs.shape
    found = linprog(
        np.append(np.zeros(rows), -1.0),
        A_ub=np.hstack([-payoffs.T, np.ones((columns, 1))]),
        b_ub=np.zeros(columns),
        A_eq=[np.append(np.ones(rows), 0.0)],
        b_eq=[1.0],
        bounds=[(0, None)] * rows + [(None, None)],
        method="highs",
    )
    return -found.fun
