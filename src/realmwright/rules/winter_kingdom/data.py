"""The box of Winter Kingdom as its data files tell it: what everything does and costs, and where that is known from.

A correction is a change of a file in ``data/`` or ``boards/``; the code gives meaning to the words in them.
"""

import tomllib
from collections.abc import Iterator, Mapping
from importlib.resources import files
from typing import Any, Final, NamedTuple, TypeAlias

Effect: TypeAlias = Mapping[str, str | int | bool]
"""The words of an effect: ``build = "terrain", terrain = "ice"``."""

RULEBOOK: Final = "rulebook"
SOURCES: Final = (RULEBOOK, "deduced", "public", "sister", "ruling")
"""Where a fact is known from; the files say what each of them means."""


class Fact(NamedTuple):
    """One thing that the files state, and its source."""

    family: str
    name: str
    about: str
    """Which of the facts about this thing: "buy"; "named" is its name."""
    source: str


class Talent(NamedTuple):
    """A talent card (WK-8), or the tunnel card, which has no second half and is not bought."""

    name: str
    first: Effect
    second: Effect
    mode: str
    buy: int
    upgrade: int


class Economy(NamedTuple):
    """An economy card (WK-9)."""

    name: str
    effect: Effect
    coins: int


class Twist(NamedTuple):
    """A twist card (WK-10), by the laws that it makes."""

    name: str
    law: Effect


class ScoringCard(NamedTuple):
    """A Winter Kingdom card (WK-11), or the castles."""

    name: str
    effect: Effect
    points: tuple[int, ...]
    """For each that counts; with several numbers for the first, the second ... in rank."""


def _read(name: str) -> dict[str, Any]:
    return tomllib.loads((files(__package__) / "data" / f"{name}.toml").read_text("utf-8"))


def _facts(family: str, entry: Mapping[str, Any]) -> Iterator[Fact]:
    for about, fact in entry.items():
        if isinstance(fact, Mapping):
            yield Fact(family, entry["name"], about, fact["source"])
    if "named" in entry:
        yield Fact(family, entry["name"], "named", entry["named"])


def _effect(fact: Mapping[str, Any]) -> Effect:
    return {word: value for word, value in fact.items() if word != "source"}


def _points(fact: Mapping[str, Any]) -> tuple[int, ...]:
    return tuple(fact["ranks"]) if "ranks" in fact else (fact["each"],)


_TALENTS: Final = _read("talents")
_ECONOMIES: Final = _read("economies")
_TWISTS: Final = _read("twists")
_CARDS: Final = _read("cards")
_BOX: Final = _read("box")

TALENTS: Final = (
    *(
        Talent(
            entry["name"],
            _effect(entry["first"]),
            _effect(entry["second"]),
            entry["mode"]["is"],
            entry["buy"]["coins"],
            entry["upgrade"]["coins"],
        )
        for entry in _TALENTS["talent"]
    ),
    Talent(_TALENTS["tunnel"]["name"], _effect(_TALENTS["tunnel"]["first"]), {}, "both", 0, 0),
)
"""The talent cards, and behind them the tunnel card."""
TUNNEL_CARD: Final = len(TALENTS) - 1
ECONOMIES: Final = {
    entry["name"]: Economy(entry["name"], _effect(entry["effect"]), entry["coins"]["each"])
    for entry in _ECONOMIES["economy"]
}
TWISTS: Final = {entry["name"]: Twist(entry["name"], _effect(entry["law"])) for entry in _TWISTS["twist"]}
CARDS: Final = {
    entry["name"]: ScoringCard(entry["name"], _effect(entry["effect"]), _points(entry["points"]))
    for entry in _CARDS["card"]
}
CASTLES: Final = ScoringCard(
    _CARDS["castles"]["name"], _effect(_CARDS["castles"]["effect"]), _points(_CARDS["castles"]["points"])
)
FACTS: Final = (
    *(fact for entry in (*_TALENTS["talent"], _TALENTS["tunnel"]) for fact in _facts("talent", entry)),
    *(fact for entry in _ECONOMIES["economy"] for fact in _facts("economy", entry)),
    *(fact for entry in _TWISTS["twist"] for fact in _facts("twist", entry)),
    *(fact for entry in (*_CARDS["card"], _CARDS["castles"]) for fact in _facts("card", entry)),
)
"""Everything that the cards state, with its source."""

TALENT_NAMES: Final = tuple(talent.name for talent in TALENTS[:TUNNEL_CARD])
TALENT_NUMBER: Final = {talent.name: number for number, talent in enumerate(TALENTS)}

PLAYERS: Final = range(_BOX["players"]["from"], _BOX["players"]["to"] + 1)
HOUSES: Final[int] = _BOX["houses"]["pieces"]
FORTS: Final[int] = _BOX["forts"]["pieces"]
MANDATORY: Final[int] = _BOX["mandatory"]["builds"]
TALENTS_DEALT: Final[int] = _BOX["dealt"]["talents"]
CARDS_IN_PLAY: Final[int] = _BOX["shown"]["cards"]
EXTRA_PRICE: Final[int] = _BOX["extra"]["coins"]
EXTRA_USES: Final[int] = _BOX["extra"]["uses"]
FIRST_COINS: Final[Mapping[int, tuple[int, ...]]] = {
    int(players): tuple(fact["start"]) for players, fact in _BOX["coins"].items()
}
"""For each number of players the coins in the order of turns (WK-3.8)."""
CENTRES: Final = tuple((q, r) for q, r in _BOX["map"]["centres"])
"""Where the middle of the board on each slot lies (WK-2.3)."""
