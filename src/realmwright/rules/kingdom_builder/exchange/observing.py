"""What a seat observes of a position in whole numbers and sets of hexes: the source of its observers' arrays.

It is compiled with the rules. :mod:`realmwright.observers` says what each number and each set means, in the same order,
and divides the numbers by their scales. What stays as it is during a game is not here: observers draw it once.
"""

from realmwright.bits import Bits, each
from realmwright.compiled import Shared
from realmwright.hexgames.observing import counts, older_cards, one_hot, seats_from, standing, terrain_cards
from realmwright.rules.kingdom_builder.content.capitol import Capitols
from realmwright.rules.kingdom_builder.content.caves import Caves
from realmwright.rules.kingdom_builder.content.harvest.kit import Harvest
from realmwright.rules.kingdom_builder.content.marshlands.swamp import Marsh
from realmwright.rules.kingdom_builder.model.catalogue import NUMBER_OF
from realmwright.rules.kingdom_builder.model.fields import ANYWHERE, FIRST_ANYWHERE, NONE
from realmwright.rules.kingdom_builder.model.position import Position
from realmwright.rules.kingdom_builder.model.terrain import BUILDABLE_KINDS, CARD_KINDS, KINDS
from realmwright.rules.kingdom_builder.play.scoring import pays
from realmwright.rules.kingdom_builder.play.terrain_choice import kinds as kinds_of_turn

FORT = NUMBER_OF["fort"]
SWORD = NUMBER_OF["sword"]
FRESH, USED, NEW = range(3)
"""The conditions of a tile: it can be used, was used in this turn, or was taken in this turn."""
CONDITIONS = 3
QUADRANTS = 4
UNSEEN_TILE = -1


class Scene(Shared):
    """What an observer has to know of one game besides its positions."""

    __slots__ = (
        *("bonuses", "closed", "double", "extras", "figures", "once", "played", "sets", "single"),
        *("slot_tiles", "slots", "source_places", "sources", "terrain_cards", "tiles", "with_capitol", "with_caves"),
        *("with_harvest", "with_marshlands"),
    )

    sets: bool
    """Whether the observer shows what only games with sets have,"""
    with_harvest: bool
    with_marshlands: bool
    with_capitol: bool
    with_caves: bool
    played: bool
    """and whether this game has sets."""
    terrain_cards: int
    """How many kinds of terrain cards are shown."""
    figures: int
    """How many kinds of pieces there are that are no settlements."""
    extras: tuple[int, ...]
    """The numbers of all extra actions,"""
    once: tuple[int, ...]
    """of those that the turn itself marks as spent, independent of tiles,"""
    bonuses: tuple[int, ...]
    """and of bonus tiles."""
    tiles: int
    """How many kinds of tiles are shown."""
    slot_tiles: tuple[int, ...]
    """For each slot the kind of its tiles, as the place among those that are shown."""
    sources: int
    """How many sources of gold are shown."""
    source_places: tuple[int, ...]
    """For each source of gold of this game its place among those that are shown."""
    closed: Bits
    """The hexes that no piece can ever enter."""
    slots: tuple[Bits, ...]
    """The hex of each slot as a set; empty for slots that are not on the map."""
    single: int
    """The slots that start with one tile."""
    double: int
    """The slots that start with two tiles."""


def planes(state: Position, scene: Scene, seat: int) -> list[Bits]:
    """The hexes of each plane that changes during a game."""
    grid = state.board.grid
    seats = seats_from(seat, state.players)
    standing_there: Bits = 0
    for cells in state.figures:
        standing_there |= cells
    once = 0
    twice = 0
    for slots in state.taken:
        twice |= once & slots
        once |= slots
    target: Bits = 0
    if not state.over and state.actor == seat:
        target = grid.board & state.choices
    lifted: Bits = 0
    if state.lifted != NONE:
        lifted = 1 << state.lifted
    found = [
        target,
        lifted,
        state.free & ~scene.closed,
        grid.near(state.own[seat]),
        places(scene, scene.single & ~once | scene.double & ~twice),
        places(scene, scene.double & ~once),
    ]
    nowhere: Bits = 0
    for other in seats:
        own: Bits = state.own[other]
        found += [own & ~standing_there, places(scene, state.taken[other])]
        for cells in state.figures:
            found.append(own & cells)
        for _ in range(scene.figures - len(state.figures)):
            found.append(nowhere)
    if scene.sets:
        # Games without sets do not record what was built in this turn.
        built = state.built if scene.played else nowhere
        found += [state.shut(), state.blocked & ~state.posts, state.posts, built]
    if scene.with_harvest:
        if "harvest" in state.kits:
            harvest: Harvest = state.kits["harvest"]
            for other in seats:
                lines: Bits = 0
                for number in each(harvest.marks[other]):
                    lines |= grid.lines[number]
                found.append(lines)
        else:
            for _ in seats:
                found.append(nowhere)
    if scene.with_capitol:
        if "capitol" in state.kits:
            capitols: Capitols = state.kits["capitol"]
            found.append(capitols.cells)
        else:
            found.append(nowhere)
    if scene.with_caves:
        if "caves" in state.kits:
            caves: Caves = state.kits["caves"]
            found.append(caves.cells)
        else:
            found.append(nowhere)
    return found


def places(scene: Scene, slots: int) -> Bits:
    """The hexes of some slots."""
    found: Bits = 0
    for slot in each(slots):
        found |= scene.slots[slot]
    return found


def numbers(state: Position, scene: Scene, seat: int) -> list[int]:
    """All numbers that change during a game."""
    seats = seats_from(seat, state.players)
    found = standing(state, seats)
    found += turn(state, scene)
    found += terrain_cards(state, seats, scene.terrain_cards)
    found += belongings(state, seats)
    found += counts(state.removed, scene.terrain_cards)
    found += tiles(state, scene, seats)
    found += points(state, scene, seats)
    if scene.sets:
        found += turn_with_sets(state, scene)
        found += reactions(state, seats)
        found += kits(state, scene, seats)
    return found


def turn(state: Position, scene: Scene) -> list[int]:
    """What is asked, and the progress of the mandatory action."""
    building = state.left
    idle = state.tile == NONE and not state.over
    found = [1 if idle and building else 0, 1 if idle and not building else 0]
    for number in scene.extras:
        found.append(1 if number == state.tile else 0)
    found += [building, 1 if building > 0 and building == state.whole else 0]
    terrain = [0] * len(KINDS)
    for kind in kinds_of_turn(state):
        terrain[kind] = 1
    for kind in BUILDABLE_KINDS:
        found.append(terrain[kind])
    return found


def belongings(state: Position, seats: list[int]) -> list[int]:
    """The settlements in supply of each seat, its terrain cards, and those of them that are older than the pile."""
    found = [state.supply[seat] for seat in seats]
    for seat in seats:
        found.append(len(state.dealt[seat]))
    return found + older_cards(state, seats)


def tiles(state: Position, scene: Scene, seats: list[int]) -> list[int]:
    """The tiles by condition, seat and kind; and the remaining bonus tiles."""
    players = len(seats)
    found = [0] * (CONDITIONS * players * scene.tiles)
    for way, seat in enumerate(seats):
        for slot in each(state.held[seat]):
            condition = NEW
            if state.fresh[seat] >> slot & 1:
                condition = FRESH
            elif state.used[seat] >> slot & 1:
                condition = USED
            found[(condition * players + way) * scene.tiles + scene.slot_tiles[slot]] += 1
    for number in scene.bonuses:
        left = 0
        for slot in each(state.setup.slots_of[number]):
            left += state.tiles_left(slot)
        found.append(left)
    return found


def points(state: Position, scene: Scene, seats: list[int]) -> list[int]:
    """The gold of each seat, in total and then by source, without what nobody has played for yet."""
    players = len(seats)
    totals = [0] * players
    found = [0] * (players * scene.sources)
    for place, source in zip(scene.source_places, state.setup.hooks.sources, strict=True):
        if pays(state, source):
            for way, seat in enumerate(seats):
                gold = source.gold(state, seat)
                if source.unclaimed is not None and not state.over:
                    gold -= source.unclaimed(state, seat)
                found[way * scene.sources + place] = gold
                totals[way] += gold
    return totals + found


def turn_with_sets(state: Position, scene: Scene) -> list[int]:
    """The state of the turn that only games with sets have."""
    found = [
        1 if state.closing else 0,
        1 if state.freely & ANYWHERE else 0,
        1 if state.freely & FIRST_ANYWHERE else 0,
        state.whole,
        state.due,
        state.regular if scene.played else 0,
    ]
    for number in scene.once:
        found.append(state.spent >> number & 1)
    found += one_hot(state.carried, scene.figures)
    # What is counted depends on the extra action under way. Below zero it is the moves that are left of a silo action.
    counted = state.tile not in (FORT, SWORD)
    found += [max(state.count, 0) if counted else 0, max(-state.count, 0) if counted else 0]
    found += one_hot(state.count if state.tile == FORT else NONE, scene.terrain_cards)
    return found


def reactions(state: Position, seats: list[int]) -> list[int]:
    """Other seats during a turn: those that may still react, and those to be struck."""
    waiting: int = 0
    if state.rounds:
        for seat in state.rounds[-1].waiting:
            waiting |= 1 << seat
    struck = state.count if state.tile == SWORD else 0
    found = [1 if state.rounds else 0]
    for seat in seats:
        found.append(waiting >> seat & 1)
    for seat in seats:
        found.append(struck >> seat & 1)
    return found


def kits(state: Position, scene: Scene, seats: list[int]) -> list[int]:
    """Settlements set aside, and the state of the sets."""
    found = [state.aside[seat] for seat in seats]
    if scene.with_marshlands:
        outcast = NONE
        if "marshlands" in state.kits:
            marsh: Marsh = state.kits["marshlands"]
            outcast = marsh.outcast
        found += one_hot(outcast, len(CARD_KINDS))
    if scene.with_harvest:
        if "harvest" in state.kits:
            kit: Harvest = state.kits["harvest"]
            for seat in seats:
                found.append(kit.values[seat])
            for seat in seats:
                found.append(kit.silos[seat])
            for quadrant in range(QUADRANTS):
                found.append(kit.quadrants >> quadrant & 1)
        else:
            found += [0] * (2 * len(seats) + QUADRANTS)
    return found
