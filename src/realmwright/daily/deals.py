"""The deal of a day: which game, how it is set up, against which bot, and who begins. All of it follows from the date.

Packages bring the daily set-ups of their games as entry points of the group ``realmwright.daily``.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple, TypeAlias, cast

from realmwright.daily.chain import FIRST
from realmwright.dice import FastDice, Stream, derived_seed, drawn
from realmwright.game import Json, Registry, games

PLAYERS: Final = 2
PERSON: Final = 0
"""The seat of the person. The bot has the other one."""
BOTS: Final = ("easy", "medium", "medium", "hard", "hard", "expert", "expert")
"""The bot of each weekday from Monday on. None of them thinks by the clock, so they are as strong on any machine."""

ORDER: Final = ("kingdom-builder", "winter-kingdom", "dominion")
"""The games of days one after another, where nothing else is said. Another order would be another deal."""

SetUp: TypeAlias = Callable[[int], Mapping[str, Json]]
"""Gives the options of a game for a seed."""

setups: Registry[SetUp] = Registry("realmwright.daily", "daily set-up")
"""The daily set-ups of games by name (group ``realmwright.daily``)."""


class Deal(NamedTuple):
    """What is played on a day, without the dice."""

    day: int
    game: str
    options: dict[str, Any]
    bot: str


def deal_of(day: int, order: Sequence[str]) -> Deal:
    """The deal of a day, with the games of an order in turn. Raises UnknownName for one without a daily set-up."""
    game = order[day % len(order)]
    seed = derived_seed(day, f"daily {game}")
    options = dict(setups[game](seed))
    if any(option.name == "start" and option.kind == "seat" for option in games[game].options):
        options.setdefault("start", FastDice(seed).stream("daily start").below(PLAYERS))
    return Deal(day, game, options, BOTS[(FIRST.weekday() + day) % len(BOTS)])


def has_setup(game: str) -> bool:
    """Whether a game that is installed has a daily set-up."""
    return game in games and game in setups


# Boards and cards are drawn by the games themselves, as in any random set-up, and then written out, so they are the
# same whatever the dice. What is laid on them by chance, such as tasks and tiles of nomads, comes from the dice.


def kingdom_builder(seed: int) -> dict[str, Json]:
    """Half of the days the base game alone; otherwise with one set, or two."""
    game = games["kingdom-builder"]
    stream = FastDice(seed).stream("daily sets")
    known = next(option.choices for option in game.options if option.name == "sets")
    sets = drawn(stream, sorted(known), _pick(stream, (0, 0, 0, 1, 1, 2)))
    drawn_up = game.new(PLAYERS, FastDice(seed), {"sets": list(sets)}).dump()
    boards = _names(drawn_up["boards"])
    island = [name.removeprefix("island_").replace("_", " ") for name in boards if name.startswith("island_")]
    found: dict[str, Json] = {
        "sets": list(sets),
        "boards": [name for name in boards if not name.startswith("island_")],
        "cards": _names(drawn_up["cards"]),
    }
    return {**found, "island": island[0]} if island else found


def winter_kingdom(seed: int) -> dict[str, Json]:
    """Everything that a random set-up draws."""
    drawn_up = games["winter-kingdom"].new(PLAYERS, FastDice(seed), {}).dump()
    twists = _names(drawn_up["twists"])
    found = {name: drawn_up[name] for name in ("boards", "cards", "economy")}
    return {**found, "twist": twists[0] if twists else "none"}


def dominion(seed: int) -> dict[str, Json]:
    """A random kingdom of either edition."""
    edition = _pick(FastDice(seed).stream("daily edition"), ("first", "second"))
    drawn_up = games["dominion"].new(PLAYERS, FastDice(seed), {"edition": edition}).dump()
    return {"edition": edition, "cards": drawn_up["kingdom"]}


def _pick(stream: Stream, choices: Sequence[Any]) -> Any:
    return choices[stream.below(len(choices))]


def _names(value: Json) -> list[str]:
    return list(cast(Sequence[str], value))
