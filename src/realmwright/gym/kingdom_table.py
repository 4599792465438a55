"""The numbers of Kingdom Builder's observations: everything that a seat may know except the board."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from realmwright.bits import each
from realmwright.game import Json, Option
from realmwright.gym.planes import (
    FeatureList,
    Numbers,
    Part,
    Table,
    enter_counts,
    points,
    seat_names,
    standing,
    terrain_cards,
)
from realmwright.rules.kingdom_builder.model.catalogue import (
    BONUS_TILE,
    COMMON,
    EXTRAS,
    NUMBER_OF,
    TERRAIN_CARDS,
    in_play,
    switches_of,
)
from realmwright.rules.kingdom_builder.model.fields import ANYWHERE, FIRST_ANYWHERE, NONE
from realmwright.rules.kingdom_builder.model.position import SETTLEMENTS
from realmwright.rules.kingdom_builder.model.terrain import (
    BUILDABLE_KINDS,
    CARD_KINDS,
    CARD_NAMES,
    CARDS_OF_A_KIND,
    NAMES,
)
from realmwright.rules.kingdom_builder.play.terrain_choice import kinds as kinds_of_turn
from realmwright.rules.kingdom_builder.setup import SET_NAMES
from realmwright.rules.kingdom_builder.state import State

QUADRANTS: Final = ("upper left", "upper right", "lower left", "lower right")
FORT: Final = NUMBER_OF["fort"]
SWORD: Final = NUMBER_OF["sword"]

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


def table_of(contents: Contents) -> Table[State]:
    """All numbers of games with these components."""
    features = FeatureList()
    parts = [
        _goals(features, contents),
        standing(features, contents.players),
        _turn(features, contents),
        terrain_cards(features, contents.terrain_cards, CARDS_OF_A_KIND, COPIES if contents.sets else 1),
        _belongings(features, contents),
        _tiles(features, contents),
        points(features, contents.players, contents.sources),
    ]
    if contents.sets:
        parts += [_turn_with_sets(features, contents), _reactions(features, contents), _kits(features, contents)]
    return Table(features.names, parts)


def _goals(features: FeatureList, contents: Contents) -> Part[State]:
    """What is fixed at set-up."""
    cards = features.by_name("card", contents.cards)
    tasks = features.by_name("task", contents.tasks)
    sets = features.by_name("set", contents.sets)
    switches: dict[tuple[str, Json], int] = {}
    for option in contents.switches:
        if option.kind == "flag":
            switches[option.name, True] = features.add(f"option {option.name}")
        for choice in option.choices:
            switches[option.name, choice] = features.add(f"option {option.name} {choice}")

    def part(state: State, _: Sequence[int], numbers: Numbers) -> None:
        for name in state.setup.cards:
            numbers[cards[name]] = 1
        for name in state.setup.tasks:
            numbers[tasks[name]] = 1
        for name in state.setup.sets:
            numbers[sets[name]] = 1
        for switch in state.setup.switches.items():
            if switch in switches:
                numbers[switches[switch]] = 1

    return part


def _turn(features: FeatureList, contents: Contents) -> Part[State]:
    """What is asked, and the progress of the mandatory action."""
    mandatory = features.add("mandatory action asked")
    end = features.add("end of turn asked")
    under_way = dict(zip(contents.extras, features.several("under way", _names(contents.extras)), strict=True))
    left = features.add("settlements to be built", BUILDS)
    whole = features.add("mandatory action not begun")
    kinds = dict(
        zip(BUILDABLE_KINDS, features.several("terrain of the turn", _kind_names(BUILDABLE_KINDS)), strict=True)
    )

    def part(state: State, _: Sequence[int], numbers: Numbers) -> None:
        building = state.left
        if state.tile != NONE:
            numbers[under_way[state.tile]] = 1
        elif not state.over:
            numbers[mandatory if building else end] = 1
        numbers[left] = building / BUILDS
        numbers[whole] = building > 0 and building == state.whole
        for kind in kinds_of_turn(state):
            numbers[kinds[kind]] = 1

    return part


def _belongings(features: FeatureList, contents: Contents) -> Part[State]:
    """The public possessions of each seat."""
    supply = features.by_seat(contents.players, "supply", SETTLEMENTS)
    hands = features.by_seat(contents.players, "terrain cards", HAND)
    older = features.by_seat(contents.players, "terrain cards older than the pile", HAND)
    removed = features.several("removed", contents.terrain_cards, CARDS_OF_A_KIND)

    def part(state: State, seats: Sequence[int], numbers: Numbers) -> None:
        supplies = state.supply
        dealt = state.dealt
        for way, seat in enumerate(seats):
            numbers[supply[way]] = supplies[seat] / SETTLEMENTS
            numbers[hands[way]] = len(dealt[seat]) / HAND
            numbers[older[way]] = (len(dealt[seat]) - dealt[seat].count(state.shuffles)) / HAND
        enter_counts(state.removed, removed, CARDS_OF_A_KIND, numbers)

    return part


def _tiles(features: FeatureList, contents: Contents) -> Part[State]:
    """The tiles of each seat: fresh, used in this turn, or new in this turn; and the remaining bonus tiles."""
    fresh, used, new = [
        [
            dict(
                zip(
                    contents.tiles, features.several(f"{who}: {condition}", _names(contents.tiles), COPIES), strict=True
                )
            )
            for who in seat_names(contents.players)
        ]
        for condition in ("fresh", "used", "new")
    ]
    bonuses = dict(zip(contents.bonuses, features.several("tiles left", _names(contents.bonuses), COPIES), strict=True))

    def part(state: State, seats: Sequence[int], numbers: Numbers) -> None:
        offer = state.setup.offer
        held = state.held
        unused = state.fresh
        spent = state.used
        for way, seat in enumerate(seats):
            for slot in each(held[seat]):
                condition = fresh if unused[seat] >> slot & 1 else used if spent[seat] >> slot & 1 else new
                numbers[condition[way][offer[slot]]] += 1 / COPIES
        for number in bonuses:
            for slot in each(state.setup.slots_of[number]):
                numbers[bonuses[number]] += state.tiles_left(slot) / COPIES

    return part


def _turn_with_sets(features: FeatureList, contents: Contents) -> Part[State]:
    """The state of the turn that only games with sets have."""
    closing = features.add("silo phase")
    anywhere = features.add("next build anywhere")
    first_anywhere = features.add("first build anywhere")
    whole = features.add("settlements of the mandatory action", BUILDS)
    due = features.add("settlements due from earlier turns", BUILDS)
    regular = features.add("settlements built from the supply", BUILDS)
    spent = dict(zip(contents.once, features.several("spent", _names(contents.once)), strict=True))
    carried = features.several("carried", contents.figures)
    steps = features.add("steps left", STEPS)
    moves = features.add("moves left", STEPS)
    fort = features.several("card of the fort", contents.terrain_cards)

    def part(state: State, _: Sequence[int], numbers: Numbers) -> None:
        numbers[closing] = state.closing
        numbers[anywhere] = state.freely & ANYWHERE != 0
        numbers[first_anywhere] = state.freely & FIRST_ANYWHERE != 0
        numbers[whole] = state.whole / BUILDS
        numbers[due] = state.due / BUILDS
        if state.setup.sets:
            numbers[regular] = state.regular / BUILDS
        for number in each(state.spent):
            numbers[spent[number]] = 1
        if state.carried != NONE:
            numbers[carried[state.carried]] = 1
        count = state.count
        if state.tile == FORT:
            numbers[fort[count]] = 1
        elif state.tile != SWORD:
            # The count is negative for the moves that are left of a silo action.
            numbers[steps] = max(count, 0) / STEPS
            numbers[moves] = max(-count, 0) / STEPS

    return part


def _reactions(features: FeatureList, contents: Contents) -> Part[State]:
    """Other seats during a turn: those that may still react, and those to be struck."""
    reacting = features.add("reaction under way")
    waiting = features.by_seat(contents.players, "may still react")
    struck = features.by_seat(contents.players, "is to be struck")

    def part(state: State, seats: Sequence[int], numbers: Numbers) -> None:
        rounds = state.rounds
        if rounds:
            numbers[reacting] = 1
            for seat in rounds[-1].waiting:
                numbers[waiting[seats.index(seat)]] = 1
        if state.tile == SWORD:
            for seat in each(state.count):
                numbers[struck[seats.index(seat)]] = 1

    return part


def _kits(features: FeatureList, contents: Contents) -> Part[State]:
    """Settlements set aside, and the state of the sets."""
    aside = features.by_seat(contents.players, "set aside", BUILDS)
    outcast = features.several("removed terrain", CARD_NAMES) if "marshlands" in contents.sets else []
    harvest = "harvest" in contents.sets
    values = features.by_seat(contents.players, "settlement tiles", BUILDS) if harvest else []
    silos = features.by_seat(contents.players, "silo actions", STEPS) if harvest else []
    quadrants = features.several("built in this turn in the quadrant", QUADRANTS) if harvest else []

    def part(state: State, seats: Sequence[int], numbers: Numbers) -> None:
        set_aside = state.aside
        for way, seat in enumerate(seats):
            numbers[aside[way]] = set_aside[seat] / BUILDS
        kits = state.kits
        if "marshlands" in kits and kits["marshlands"].outcast != NONE:
            numbers[outcast[kits["marshlands"].outcast]] = 1
        if "harvest" in kits:
            kit = kits["harvest"]
            for way, seat in enumerate(seats):
                numbers[values[way]] = kit.values[seat] / BUILDS
                numbers[silos[way]] = kit.silos[seat] / STEPS
            for quadrant in each(kit.quadrants):
                numbers[quadrants[quadrant]] = 1

    return part


def _names(extras: Sequence[int]) -> list[str]:
    return [EXTRAS[number].name for number in extras]


def _kind_names(kinds: Sequence[int]) -> list[str]:
    return [NAMES[kind] for kind in kinds]
