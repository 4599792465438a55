"""The names and scales of the numbers of Kingdom Builder's observations: all that a seat may know except the board.

The numbers themselves are in :mod:`realmwright.rules.kingdom_builder.exchange.observing`, in the same order.
"""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from realmwright.game import Json, Option
from realmwright.observers.planes import FeatureList, name_points, name_standing, name_terrain_cards, seat_names
from realmwright.rules.kingdom_builder.model.catalogue import (
    BONUS_TILE,
    COMMON,
    EXTRAS,
    NUMBER_OF,
    TERRAIN_CARDS,
    in_play,
    switches_of,
)
from realmwright.rules.kingdom_builder.model.position import SETTLEMENTS, GameSetup
from realmwright.rules.kingdom_builder.model.terrain import (
    BUILDABLE_KINDS,
    CARD_KINDS,
    CARD_NAMES,
    CARDS_OF_A_KIND,
    NAMES,
)
from realmwright.rules.kingdom_builder.setup import SET_NAMES

QUADRANTS: Final = ("upper left", "upper right", "lower left", "lower right")

# Numbers are divided by these scales.
COPIES: Final = 2
HAND: Final = 4
STEPS: Final = 4
BUILDS: Final = 8


class Contents(NamedTuple):
    """The components of games with certain sets."""

    players: int
    sets: tuple[str, ...]
    cards: tuple[str, ...]
    tasks: tuple[str, ...]
    sources: tuple[str, ...]
    """All sources of gold."""
    figures: tuple[str, ...]
    terrain_cards: tuple[str, ...]
    switches: tuple[Option, ...]
    extras: tuple[int, ...]
    """The numbers of all extra actions."""
    tiles: tuple[int, ...]
    """The extra actions of tiles."""
    laid: tuple[int, ...]
    """The extra actions of tiles that lie on the map."""
    bonuses: tuple[int, ...]
    """The extra actions of bonus tiles."""
    once: tuple[int, ...]
    """The extra actions that the turn itself marks as spent, independent of tiles."""
    islands: tuple[str, ...]
    """The boards of which one is placed beside the map."""


def contents_of(players: int, sets: Sequence[str]) -> Contents:
    """The components of games with these sets, always in the same order."""
    names = tuple(name for name in SET_NAMES if name in sets)
    expansions = in_play(names)
    extras = [NUMBER_OF[extra.name] for expansion in expansions for extra in expansion.extras]
    cards = [card.name for expansion in expansions for card in expansion.cards]
    tasks = [task.name for expansion in expansions for task in expansion.tasks]
    always = [source.name for expansion in expansions for source in expansion.sources]
    swamps = any(expansion.terrain_cards for expansion in expansions)
    return Contents(
        players,
        names,
        tuple(cards),
        tuple(tasks),
        (*cards, *tasks, *always),
        tuple(figure.name for expansion in expansions for figure in expansion.figures),
        tuple(card.name for card in TERRAIN_CARDS[: None if swamps else len(CARD_KINDS)]),
        switches_of(names),
        tuple(extras),
        tuple(number for number in extras if EXTRAS[number].role != COMMON),
        tuple(number for number in extras if EXTRAS[number].role not in (COMMON, BONUS_TILE)),
        tuple(number for number in extras if EXTRAS[number].role == BONUS_TILE),
        tuple(number for number in extras if EXTRAS[number].role == COMMON or EXTRAS[number].passive),
        tuple(label for expansion in expansions if expansion.lay is not None for label in expansion.boards),
    )


def features_of(contents: Contents) -> FeatureList:
    """All numbers of games with these components, in the order in which the rules tell them."""
    features = FeatureList()
    _name_goals(features, contents)
    name_standing(features, contents.players)
    _name_turn(features, contents)
    name_terrain_cards(features, contents.terrain_cards, CARDS_OF_A_KIND, COPIES if contents.sets else 1)
    _name_belongings(features, contents)
    _name_tiles(features, contents)
    name_points(features, contents.players, contents.sources)
    if contents.sets:
        _name_turn_with_sets(features, contents)
        _name_reactions(features, contents)
        _name_kits(features, contents)
    return features


def goals_of(contents: Contents, setup: GameSetup) -> tuple[int, ...]:
    """The numbers that are fixed at set-up."""
    found = [name in setup.cards for name in contents.cards]
    found += [name in setup.tasks for name in contents.tasks]
    found += [name in setup.sets for name in contents.sets]
    found += [setup.switches.get(name) == value for name, value in _switches(contents)]
    return tuple(map(int, found))


def _name_goals(features: FeatureList, contents: Contents) -> None:
    """What is fixed at set-up."""
    features.several("card", contents.cards)
    features.several("task", contents.tasks)
    features.several("set", contents.sets)
    for name, value in _switches(contents):
        features.add(f"option {name}" if value is True else f"option {name} {value}")


def _switches(contents: Contents) -> Iterator[tuple[str, Json]]:
    """The values of options that have a number of their own."""
    for option in contents.switches:
        if option.kind == "flag":
            yield option.name, True
        for choice in option.choices:
            yield option.name, choice


def _name_turn(features: FeatureList, contents: Contents) -> None:
    """What is asked, and the progress of the mandatory action."""
    features.add("mandatory action asked")
    features.add("end of turn asked")
    features.several("under way", _names(contents.extras))
    features.add("settlements to be built", BUILDS)
    features.add("mandatory action not begun")
    features.several("terrain of the turn", [NAMES[kind] for kind in BUILDABLE_KINDS])


def _name_belongings(features: FeatureList, contents: Contents) -> None:
    """The public possessions of each seat."""
    features.by_seat(contents.players, "supply", SETTLEMENTS)
    features.by_seat(contents.players, "terrain cards", HAND)
    features.by_seat(contents.players, "terrain cards older than the pile", HAND)
    features.several("removed", contents.terrain_cards, CARDS_OF_A_KIND)


def _name_tiles(features: FeatureList, contents: Contents) -> None:
    """The tiles of each seat: fresh, used in this turn, or new in this turn; and the remaining bonus tiles."""
    for condition in ("fresh", "used", "new"):
        for who in seat_names(contents.players):
            features.several(f"{who}: {condition}", _names(contents.tiles), COPIES)
    features.several("tiles left", _names(contents.bonuses), COPIES)


def _name_turn_with_sets(features: FeatureList, contents: Contents) -> None:
    """The state of the turn that only games with sets have."""
    features.add("silo phase")
    features.add("next build anywhere")
    features.add("first build anywhere")
    features.add("settlements of the mandatory action", BUILDS)
    features.add("settlements due from earlier turns", BUILDS)
    features.add("settlements built from the supply", BUILDS)
    features.several("spent", _names(contents.once))
    features.several("carried", contents.figures)
    features.add("steps left", STEPS)
    features.add("moves left", STEPS)
    features.several("card of the fort", contents.terrain_cards)


def _name_reactions(features: FeatureList, contents: Contents) -> None:
    """Other seats during a turn: those that may still react, and those to be struck."""
    features.add("reaction under way")
    features.by_seat(contents.players, "may still react")
    features.by_seat(contents.players, "is to be struck")


def _name_kits(features: FeatureList, contents: Contents) -> None:
    """Settlements set aside, and the state of the sets."""
    features.by_seat(contents.players, "set aside", BUILDS)
    if "marshlands" in contents.sets:
        features.several("removed terrain", CARD_NAMES)
    if "harvest" in contents.sets:
        features.by_seat(contents.players, "settlement tiles", BUILDS)
        features.by_seat(contents.players, "silo actions", STEPS)
        features.several("built in this turn in the quadrant", QUADRANTS)


def _names(extras: Sequence[int]) -> list[str]:
    return [EXTRAS[number].name for number in extras]
