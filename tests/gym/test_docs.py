"""The page about environments says what is so. Its tables are written by ``python -m tests.gym.test_docs``."""

import doctest
from collections.abc import Iterator, Sequence
from pathlib import Path

from realmwright.gym import IDS, observer_for
from realmwright.rules.dominion.content import CATALOGUE

PAGE = Path(__file__).parents[2] / "docs" / "gym.md"
START = "<!-- tables: python -m tests.gym.test_docs -->\n"
TITLES = {"dominion": "Dominion", "kingdom-builder": "Kingdom Builder", "winter-kingdom": "Winter Kingdom"}


def parted(name: str) -> tuple[list[str], str]:
    """The words of a name, and what the number is divided by."""
    words, slash, scale = name.partition(" /")
    return words.split(" "), slash + scale


def runs(names: Sequence[str]) -> Iterator[tuple[int, int, str]]:
    """Entries in a row whose names begin alike are told together: from where, to where, and what they are."""
    known = [parted(name) for name in names]
    first = 0
    while first < len(names):
        words, scale = known[first]
        alike = 0
        if first + 2 < len(names) and {known[first + 1][1], known[first + 2][1]} == {scale}:
            alike = shared(words, known[first + 2][0])
            alike = min(alike, shared(words, known[first + 1][0]))
        last = first
        while alike and last + 1 < len(names) and known[last + 1][1] == scale:
            if shared(words, known[last + 1][0]) < alike:
                break
            last += 1
        if last > first:
            rest = "; ".join(" ".join(known[place][0][alike:]) for place in range(first, last + 1))
            yield first, last, f"{' '.join(words[:alike]).rstrip(':')}{scale}: {rest}"
        else:
            yield first, last, names[first]
        first = last + 1


def shared(one: Sequence[str], other: Sequence[str]) -> int:
    """How many words two names begin with, with at least one left over in each."""
    count = 0
    while count < min(len(one), len(other)) - 1 and one[count] == other[count]:
        count += 1
    return count


def tables() -> str:
    """All arrays of all games, as they are."""
    lines: list[str] = []
    for game, title in TITLES.items():
        observer = observer_for(game)
        lines += ["", f"### {title}", "", f"`{IDS[game]}`, {observer.actions} actions."]
        for array, shape in observer.shapes.items():
            size = " x ".join(map(str, shape.shape))
            lines += ["", f"`{array}`: {size}, {shape.dtype.__name__} from {shape.low:g} to {shape.high:g}", ""]
            lines += ["| | |", "|---|---|"]
            for first, last, what in runs(observer.names[array]):
                lines.append(f"| {first if first == last else f'{first} to {last}'} | {what} |")
        if game == "dominion":
            order = "; ".join(f"{number} {name}" for number, name in enumerate(CATALOGUE.names))
            lines += ["", f"The columns of `cards` are the cards: {order}."]
    return "\n".join(lines) + "\n"


def test_the_tables_are_those_of_the_observers() -> None:
    written = PAGE.read_text("utf-8").partition(START)[2]
    assert written == tables(), "write them anew: python -m tests.gym.test_docs"


def test_every_entry_is_told_once() -> None:
    for game in TITLES:
        for names in observer_for(game).names.values():
            places = [place for first, last, _ in runs(names) for place in range(first, last + 1)]
            assert places == list(range(len(names)))
            for first, last, what in runs(names):
                assert all(words[-1] in what for words, _ in map(parted, names[first : last + 1]))


def test_the_examples_do_what_they_say() -> None:
    failed, tried = doctest.testfile(str(PAGE), module_relative=False)
    assert tried > 15
    assert failed == 0


if __name__ == "__main__":
    PAGE.write_text(PAGE.read_text("utf-8").partition(START)[0] + START + tables(), "utf-8")
