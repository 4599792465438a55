"""The page about environments says what is so; its tables are derived (see :mod:`tools.generators.environments`)."""

import doctest
from pathlib import Path

from tools.generators.environments import parted, runs

from realmwright.gym import observer_for
from tests.gym.walks import each_game

PAGE = Path(__file__).parents[2] / "docs" / "gym.md"


@each_game
def test_every_entry_is_told_once(game: str) -> None:
    for names in observer_for(game).names.values():
        places = [place for first, last, _ in runs(names) for place in range(first, last + 1)]
        assert places == list(range(len(names)))
        for first, last, what in runs(names):
            assert all(words[-1] in what for words, _ in map(parted, names[first : last + 1]))


def test_the_examples_do_what_they_say() -> None:
    failed, tried = doctest.testfile(str(PAGE), module_relative=False)
    assert tried > 15
    assert failed == 0
