"""The table of Kingdom Builder as numbers: everything that a seat may know beside the board."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from realmwright.bits import each
from realmwright.game import Json, Option
from realmwright.gym.planes import (
    Ledger,
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

# What numbers are divided by.
COPIES: Final = 2
HAND: Final = 4
STEPS: Final = 4
BUILDS: Final = 8


class Box(NamedTuple):
    """What there is to play with in games with certain sets."""

    players: int
    sets: tuple[str, ...]
    cards: tuple[str, ...]
    tasks: tuple[str, ...]
    sources: tuple[str, ...]
    """Everything that pays gold."""
    figures: tuple[str, ...]
    terrain_cards: tuple[str, ...]
    switches: tuple[Option, ...]
    extras: tuple[int, ...]
    """All extra actions, by number."""
    tiles: tuple[int, ...]
    """Those of them that tiles give."""
    laid: tuple[int, ...]
    """Those whose tiles lie on the map."""
    bonuses: tuple[int, ...]
    once: tuple[int, ...]
    """Those that the turn remembers as spent, whatever becomes of a tile."""
    islands: tuple[str, ...]
    """The boards of which one lies beside the map."""


def box_of(players: int, sets: Sequence[str]) -> Box:
    """What there is with these sets, always in the same order."""
    names = tuple(name for name in SET_NAMES if name in sets)
    expansions = in_play(names)
    extras = [NUMBER_OF[extra.name] for expansion in expansions for extra in expansion.extras]
    cards = [card.name for expansion in expansions for card in expansion.cards]
    tasks = [task.name for expansion in expansions for task in expansion.tasks]
    always = [source.name for expansion in expansions for source in expansion.sources]
    swamps = any(expansion.terrain_cards for expansion in expansions)
    return Box(
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


def table_of(box: Box) -> Table[State]:
    """All numbers of games with what is in the box."""
    ledger = Ledger()
    parts = [
        _goals(ledger, box),
        standing(ledger, box.players),
        _turn(ledger, box),
        terrain_cards(ledger, box.terrain_cards, CARDS_OF_A_KIND, COPIES if box.sets else 1),
        _belongings(ledger, box),
        _tiles(ledger, box),
        points(ledger, box.players, box.sources),
    ]
    if box.sets:
        parts += [_turn_with_sets(ledger, box), _reactions(ledger, box), _kits(ledger, box)]
    return Table(ledger.names, parts)


def _goals(ledger: Ledger, box: Box) -> Part[State]:
    """What is fixed at set-up."""
    cards = ledger.by_name("card", box.cards)
    tasks = ledger.by_name("task", box.tasks)
    sets = ledger.by_name("set", box.sets)
    switches: dict[tuple[str, Json], int] = {}
    for option in box.switches:
        if option.kind == "flag":
            switches[option.name, True] = ledger.add(f"option {option.name}")
        for choice in option.choices:
            switches[option.name, choice] = ledger.add(f"option {option.name} {choice}")

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


def _turn(ledger: Ledger, box: Box) -> Part[State]:
    """What is asked, and how far the mandatory action is."""
    mandatory = ledger.add("mandatory action asked")
    end = ledger.add("end of turn asked")
    under_way = dict(zip(box.extras, ledger.several("under way", _names(box.extras)), strict=True))
    left = ledger.add("settlements to be built", BUILDS)
    whole = ledger.add("mandatory action not begun")
    kinds = dict(zip(BUILDABLE_KINDS, ledger.several("terrain of the turn", _kind_names(BUILDABLE_KINDS)), strict=True))

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


def _belongings(ledger: Ledger, box: Box) -> Part[State]:
    """What everybody has, as far as it is open."""
    supply = ledger.by_seat(box.players, "supply", SETTLEMENTS)
    hands = ledger.by_seat(box.players, "terrain cards", HAND)
    older = ledger.by_seat(box.players, "terrain cards older than the pile", HAND)
    removed = ledger.several("removed", box.terrain_cards, CARDS_OF_A_KIND)

    def part(state: State, seats: Sequence[int], numbers: Numbers) -> None:
        supplies = state.supply
        dealt = state.dealt
        for way, seat in enumerate(seats):
            numbers[supply[way]] = supplies[seat] / SETTLEMENTS
            numbers[hands[way]] = len(dealt[seat]) / HAND
            numbers[older[way]] = (len(dealt[seat]) - dealt[seat].count(state.shuffles)) / HAND
        enter_counts(state.removed, removed, CARDS_OF_A_KIND, numbers)

    return part


def _tiles(ledger: Ledger, box: Box) -> Part[State]:
    """The tiles of each seat: fresh, used in this turn, or new in it; and the bonus tiles that are left."""
    fresh, used, new = [
        [
            dict(zip(box.tiles, ledger.several(f"{who}: {condition}", _names(box.tiles), COPIES), strict=True))
            for who in seat_names(box.players)
        ]
        for condition in ("fresh", "used", "new")
    ]
    bonuses = dict(zip(box.bonuses, ledger.several("tiles left", _names(box.bonuses), COPIES), strict=True))

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


def _turn_with_sets(ledger: Ledger, box: Box) -> Part[State]:
    """What else there can be to a turn with sets."""
    closing = ledger.add("silo phase")
    anywhere = ledger.add("next build anywhere")
    first_anywhere = ledger.add("first build anywhere")
    whole = ledger.add("settlements of the mandatory action", BUILDS)
    due = ledger.add("settlements due from earlier turns", BUILDS)
    regular = ledger.add("settlements built from the supply", BUILDS)
    spent = dict(zip(box.once, ledger.several("spent", _names(box.once)), strict=True))
    carried = ledger.several("carried", box.figures)
    steps = ledger.add("steps left", STEPS)
    moves = ledger.add("moves left", STEPS)
    fort = ledger.several("card of the fort", box.terrain_cards)

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
            # Of what the silos do, what is still to be moved is counted below zero.
            numbers[steps] = max(count, 0) / STEPS
            numbers[moves] = max(-count, 0) / STEPS

    return part


def _reactions(ledger: Ledger, box: Box) -> Part[State]:
    """Others in the midst of a turn: who may still react, or be struck."""
    reacting = ledger.add("reaction under way")
    waiting = ledger.by_seat(box.players, "may still react")
    struck = ledger.by_seat(box.players, "is to be struck")

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


def _kits(ledger: Ledger, box: Box) -> Part[State]:
    """What seats have, and what the sets remember."""
    aside = ledger.by_seat(box.players, "set aside", BUILDS)
    outcast = ledger.several("removed terrain", CARD_NAMES) if "marshlands" in box.sets else []
    harvest = "harvest" in box.sets
    values = ledger.by_seat(box.players, "settlement tiles", BUILDS) if harvest else []
    silos = ledger.by_seat(box.players, "silo actions", STEPS) if harvest else []
    quadrants = ledger.several("built in this turn in the quadrant", QUADRANTS) if harvest else []

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
