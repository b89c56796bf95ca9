"""Matrix games against SciPy's linear programs."""

import numpy as np
import pytest

from gnumies.mind.matrix import solve_matrix
from tests.mind.brute import by_program

KINDS = ("any", "whole", "coins", "twice", "rank-one")


def matrix(kind: str, luck: np.random.Generator) -> np.ndarray:
    """Give a random matrix, which most kinds make degenerate."""
    rows, columns = luck.integers(1, 12, 2)
    payoffs = luck.normal(size=(rows, columns))
    if kind == "whole":
        return luck.integers(-2, 3, (rows, columns)).astype(float)
    if kind == "coins":
        return luck.integers(0, 2, (rows, columns)) * 1.0
    if kind == "twice":
        payoffs[luck.integers(rows)], payoffs[:, luck.integers(columns)] = payoffs[0], payoffs[:, 0]
    if kind == "rank-one":
        return 100 * payoffs[:, :1] @ payoffs[:1]
    return payoffs


@pytest.mark.parametrize("kind", KINDS)
def test_value_and_mixtures(kind: str) -> None:
    luck = np.random.default_rng(KINDS.index(kind))
    for _ in range(100):
        payoffs = matrix(kind, luck)
        value, ours, theirs = solve_matrix(payoffs)
        assert value == pytest.approx(by_program(payoffs), abs=1e-9)
        for mixture in (ours, theirs):
            assert mixture.min() >= -1e-12
            assert mixture.sum() == pytest.approx(1)
        assert (ours @ payoffs).min() == pytest.approx(value, abs=1e-9)
        assert (payoffs @ theirs).max() == pytest.approx(value, abs=1e-9)


@pytest.mark.parametrize("payoffs", [[], [[]], [1.0], [[np.nan]]])
def test_what_is_no_matrix_game_is_refused(payoffs: list) -> None:
    with pytest.raises(ValueError, match="a matrix game needs"):
        solve_matrix(payoffs)
