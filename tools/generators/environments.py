"""Versions of the environments, their PettingZoo modules, and the tables of arrays in docs/gym.md.

A policy that was trained in one version must never meet another. So an environment whose observations or actions differ
from those of the last release gets the next number, in every place that names it.
"""

import json
import re
from collections.abc import Iterator, Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Final, TypedDict

from tests.gym.walks import walk

from realmwright.game import Json, games
from realmwright.gym import observer_for
from realmwright.rules.dominion.content import CATALOGUE

ROOT: Final = Path(__file__).parents[2]
FOLDER: Final = ROOT / "src/realmwright/gym"
VERSIONS: Final = FOLDER / "versions.json"
PAGE: Final = ROOT / "docs/gym.md"
START: Final = "<!-- tables: make regenerate -->\n"
SETTINGS: Final[dict[str, tuple[dict[str, Json], ...]]] = {
    "dominion": ({}, {"edition": "second"}),
    "kingdom-builder": ({}, {"sets": "all"}),
    "winter-kingdom": ({},),
}
"""The options under which each environment is looked at."""
MODULE: Final = '''"""{title} for PettingZoo: ``env()`` has the usual wrappers, ``raw_env()`` has none."""

from functools import partial
from typing import Final

from realmwright.gym import aec

__all__ = ["env", "raw_env"]

env: Final = partial(aec.env, "{game}")
raw_env: Final = partial(aec.RawEnv, "{game}")
'''


class Version(TypedDict):
    """The version of one environment, and what tells whether it has to rise."""

    version: int
    fingerprint: str
    released: int
    """The version of the last release,"""
    released_fingerprint: str
    """and what it was like."""


def generate() -> dict[Path, str | None]:
    """Every file, with None for those of versions that are gone."""
    versions: dict[str, Version] = json.loads(VERSIONS.read_text("utf-8"))
    page = PAGE.read_text("utf-8").partition(START)[0]
    found: dict[Path, str | None] = {}
    for game, version in versions.items():
        version["fingerprint"] = fingerprint(game)
        changed = version["fingerprint"] != version["released_fingerprint"]
        version["version"] = version["released"] + changed
        name, title = game.replace("-", "_"), _title(game)
        found |= dict.fromkeys(FOLDER.glob(f"{name}_v*.py"))
        found[FOLDER / f"{name}_v{version['version']}.py"] = MODULE.format(game=game, title=title)
        page = re.sub(rf"\b{name}_v\d+", f"{name}_v{version['version']}", page)
        page = re.sub(rf"({title.replace(' ', '')}-v)\d+", rf"\g<1>{version['version']}", page)
    found[VERSIONS] = json.dumps(versions, indent=2) + "\n"
    found[PAGE] = page + START + tables({game: version["version"] for game, version in versions.items()})
    return found


def fingerprint(game: str) -> str:
    """What tells an environment from others: its arrays and their names, and all that is seen of a few games."""
    digest = blake2b(digest_size=8)
    for options in SETTINGS[game]:
        for players in games[game].players:
            observer = observer_for(game, players, options)
            shapes = {name: [*shape.shape, shape.low, shape.high] for name, shape in observer.shapes.items()}
            digest.update(json.dumps([observer.actions, shapes, observer.names]).encode())
            for number, state in enumerate(walk(game, players, options, seed=players, most=80)):
                if number % 8 == 0:
                    for array in observer.observe(state, number % players).values():
                        digest.update(array.tobytes())
    return digest.hexdigest()


def tables(versions: dict[str, int]) -> str:
    """All arrays of all games."""
    lines: list[str] = []
    for game, version in versions.items():
        observer = observer_for(game)
        title = _title(game)
        ident = f"realmwright/{title.replace(' ', '')}-v{version}"
        lines += ["", f"### {title}", "", f"`{ident}`, {observer.actions} actions."]
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


def runs(names: Sequence[str]) -> Iterator[tuple[int, int, str]]:
    """Entries in a row whose names begin alike, as one line: the first, the last, and what they are."""
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


def parted(name: str) -> tuple[list[str], str]:
    """The words of a name, and what the number is divided by."""
    words, slash, scale = name.partition(" /")
    return words.split(" "), slash + scale


def shared(one: Sequence[str], other: Sequence[str]) -> int:
    """How many words two names begin with, with at least one left over in each."""
    count = 0
    while count < min(len(one), len(other)) - 1 and one[count] == other[count]:
        count += 1
    return count


def _title(game: str) -> str:
    return game.replace("-", " ").title()
