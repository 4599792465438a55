"""Intervals, by figures that are known and by what they mean."""

from math import sqrt

import pytest

from realmwright.arena.intervals import wilson_interval


@pytest.mark.parametrize(
    ("points", "games", "low", "high"),
    [(8, 10, 0.4902, 0.9433), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (81, 263, 0.2553, 0.3662)],
)
def test_the_interval_is_wilson_s(points: int, games: int, low: float, high: float) -> None:
    found = wilson_interval(points, games)
    assert found == pytest.approx((low, high), abs=5e-5)
    for bound in found:
        # Where the share is just not surprising: so many standard deviations of the bound from it.
        assert abs(points / games - bound) == pytest.approx(1.96 * sqrt(bound * (1 - bound) / games), abs=1e-9)


def test_before_the_first_game_anything_is_possible() -> None:
    assert wilson_interval(0, 0) == (0.0, 1.0)
