"""The locations of Harvest, and the farmland that is everybody's (KB-14.4, KB-14.7 to KB-14.14)."""

from typing import Final

from realmwright.bits import Actions, Bits, each
from realmwright.game import Prompt
from realmwright.rules.kingdom_builder.content.harvest.kit import Harvest
from realmwright.rules.kingdom_builder.content.patterns import (
    asks,
    building,
    movable_with_guards,
    movable_within,
    moving,
    says,
    stopped,
)
from realmwright.rules.kingdom_builder.model.amendments import SCOUTS_PLACED_AGAIN
from realmwright.rules.kingdom_builder.model.catalogue import COMMON, EXTRAS, LOCATION_TILE, Extra
from realmwright.rules.kingdom_builder.model.fields import NONE
from realmwright.rules.kingdom_builder.model.position import Position
from realmwright.rules.kingdom_builder.model.terrain import FARMLAND, MOUNTAIN, WATER
from realmwright.rules.kingdom_builder.play import pieces, turn
from realmwright.rules.kingdom_builder.play.terrain_choice import card_targets, decide

SCOUT_TILES: Final = 2


def begin_turn(state: Position) -> None:
    """KB-14.21: quadrants are counted anew in each turn."""
    kit: Harvest = state.kits["harvest"]
    kit.quadrants = 0


# Building


def _fields(state: Position) -> Bits:
    """KB-14.4: farmland, but only next to an own settlement."""
    return state.free & state.board.terrain[FARMLAND] & state.near[state.turn]


def _by_water(state: Position) -> Bits:
    return state.free & state.board.buildable & state.board.shore


def _by_mountain(state: Position) -> Bits:
    return state.free & state.board.buildable & state.board.foothills


def _by_special(state: Position) -> Bits:
    return state.free & state.board.buildable & state.board.by_special


def _by_others(state: Position) -> Bits:
    return state.free & state.board.buildable & state.board.grid.near(state.others())


# Palisade (KB-14.12)


def _palisade_movers(state: Position) -> Bits:
    """The pieces that can move along the area that they belong to; a lone one cannot."""
    found = 0
    standing = state.own[state.turn] | state.posts
    for area in state.board.grid.components(standing):
        found |= movable_within(state, area)
    guards = state.own[state.turn] & state.guards & ~state.fixed & ~found
    return found | movable_with_guards(state, guards, _palisade_targets) if guards else found


def _palisade_targets(state: Position) -> Bits:
    grid = state.board.grid
    here = 1 << state.lifted
    rest = grid.component(here, state.own[state.turn] | state.posts | here) & ~here
    return state.free & state.board.buildable & grid.near(rest) & ~here


# Scout cabin (KB-14.13)


# ``State.count`` are the scouts that can still be placed, and two more while those on the board can be moved.


def _open_ground(state: Position) -> Bits:
    board = state.board
    return state.free & (board.buildable | board.terrain[WATER] | board.terrain[MOUNTAIN])


def _scouting(state: Position) -> Bits:
    return _open_ground(state) & state.near[state.turn]


def _scouts_can_move(state: Position) -> Bits:
    """KB-14.7: the scouts on the board that can be placed elsewhere."""
    found: Bits = 0
    if state.posts and state.rules >= SCOUTS_PLACED_AGAIN:
        grid = state.board.grid
        ground = _open_ground(state)
        for cell in each(state.posts):
            # Its own hex is no goal: nothing is moved to where it was.
            if ground & grid.near(state.own[state.turn] | state.posts & ~(1 << cell)):
                found |= 1 << cell
    return found


def _can_scout(state: Position) -> bool:
    if state.posts.bit_count() < SCOUT_TILES and _scouting(state):
        return True
    return _scouts_can_move(state) != 0


def _send_scouts(state: Position, number: int) -> None:
    state.tile = number
    state.count = SCOUT_TILES
    if state.posts and state.rules >= SCOUTS_PLACED_AGAIN:
        state.count += SCOUT_TILES


def _scout_choices(state: Position) -> Actions:
    if state.lifted != NONE:
        return _scouting(state) & ~(1 << state.lifted)
    again = state.count > SCOUT_TILES
    found: Actions = 0
    if not again or state.posts.bit_count() < SCOUT_TILES:
        found = _scouting(state)
    if again:
        found |= _scouts_can_move(state)
    begun = state.count % SCOUT_TILES != 0
    return found | 1 << state.board.stop if found and begun else found


def _scout(state: Position, action: int) -> None:
    if stopped(state, action):
        return
    here = 1 << action
    if state.lifted == NONE and state.posts & here:
        state.posts ^= here
        state.blocked ^= here
        state.lifted = action
        state.spread(state.turn)
        return
    state.lifted = NONE
    state.posts |= here
    state.blocked |= here
    state.spread(state.turn)
    state.count -= 1
    if state.count == SCOUT_TILES or (state.count < SCOUT_TILES and state.posts.bit_count() == SCOUT_TILES):
        turn.finish(state)
    state.note("scouted", "hex", state.board.name(action))
    pieces.settle(state, 0, 0)


def _scout_asks(state: Position) -> Prompt:
    if state.lifted != NONE:
        return Prompt("tile-to", {"tile": state.tile_name, "from": state.board.name(state.lifted)})
    again = state.count > SCOUT_TILES
    left = state.count - SCOUT_TILES if again else state.count
    return Prompt("tile-scout-again" if again else "tile-scout", {"tile": state.tile_name, "left": left})


def _scout_verb(state: Position, cell: int) -> str:
    if state.lifted != NONE:
        return "to"
    return "move" if state.posts >> cell & 1 else "scout"


def call_scouts_back(state: Position) -> int:
    """KB-4.6: scouts leave at the end of the turn; no card more is drawn for it."""
    if state.posts:
        state.blocked &= ~state.posts
        state.posts = 0
        state.spread(state.turn)
    return 0


# Cathedral (KB-14.14)


def _endow(state: Position, _slot: int) -> None:
    kit: Harvest = state.kits["harvest"]
    kit.values[state.actor] = 1


def _forfeit(state: Position, seat: int) -> None:
    kit: Harvest = state.kits["harvest"]
    kit.values[seat] = 0


def _cathedral_choices(state: Position) -> Actions:
    kit: Harvest = state.kits["harvest"]
    seat = state.turn
    found = card_targets(state) if kit.values[seat] and state.supply[seat] else 0
    if not state.count:
        return found | 1 << state.board.take
    return found | 1 << state.board.stop if found else 0


def _serve(state: Position, action: int) -> None:
    """Take a settlement tile, or give them back one by one for settlements."""
    kit: Harvest = state.kits["harvest"]
    if stopped(state, action):
        return
    if action == state.board.take:
        kit.values[state.turn] += 1
        state.note("value-taken", "values", kit.values[state.turn])
        turn.finish(state)
        return
    kit.values[state.turn] -= 1
    state.count += 1
    decide(state, action)
    pieces.build(state, action)


def _cathedral_asks(state: Position) -> Prompt:
    kit: Harvest = state.kits["harvest"]
    asked = "tile-serve-on" if state.count else "tile-serve" if kit.values[state.turn] else "tile-endow"
    return Prompt(asked, {"tile": state.tile_name, "values": kit.values[state.turn]})


# Bazaar (KB-14.7)


def _repeatable(state: Position) -> Actions:
    """The other location tiles of the player that were not taken this turn and can do something."""
    seat = state.turn
    found: Actions = 0
    tried: int = 0
    for slot in each(state.fresh[seat] | state.used[seat]):
        number = state.setup.offer[slot]
        extra = EXTRAS[number]
        if tried >> number & 1 or extra.role != LOCATION_TILE or not extra.repeatable:
            continue
        tried |= 1 << number
        if extra.ready(state) or (extra.passive and not state.spent >> number & 1):
            found |= 1 << state.board.use + number
    return found


def _repeat(state: Position, action: int) -> None:
    number = action - state.board.use
    turn.finish(state)
    state.note("tile-repeated", "tile", EXTRAS[number].name)
    turn.undertake(state, number)


LOCATIONS: Final = (
    Extra(
        "bazaar",
        lambda state: _repeatable(state) != 0,
        _repeatable,
        _repeat,
        asks("tile-repeat"),
        says("use"),
        chooses=True,
        repeatable=False,
        # A stall with an awning.
        glyph=(
            "M-7-9.5H7L10-3a3.3 3.3 0 0 1-6.7 0 3.3 3.3 0 0 1-6.6 0 3.3 3.3 0 0 1-6.7 0zM-3.3-3L-2-9.5M3.3-3L2-9.5"
            "M-7.5 .5V9.5H7.5V.5M-7.5 5H7.5"
        ),
    ),
    building(
        "water mill",
        _by_water,
        # A house with its wheel in the water.
        glyph="M-10 6.5V-3L-4-9.5 2-3M5-3.5A5.5 5.5 0 1 1 4.9-3.5zM5-3.5V7.5M-.5 2H10.5M-9 10.5q3-2.4 6 0t6 0 6 0",
    ),
    building(
        "mountain station",
        _by_mountain,
        # A hut at the foot of a peak.
        glyph="M-11 6.5L-3.5-9.5 1-2M-6.5-3L-4-1-2.5-3.5-.5-1.5M0 10V4M9 10V4M-2 5.5L4.5-.5 11 5.5M4.5 10V6.5M-8 10H9",
    ),
    Extra(
        "scout cabin",
        _can_scout,
        _scout_choices,
        _scout,
        _scout_asks,
        _scout_verb,
        begin=_send_scouts,
        moves_posts=True,
        # A house of logs.
        glyph="M-10.5-1L0-10 10.5-1M-7.5-3V10M7.5-3V10M-10 1.5H10M-10 5.5H-2.5M2.5 5.5H10M-10 9.5H-2.5V5.5H2.5V9.5H10",
    ),
    Extra(
        "cathedral",
        lambda _: True,
        _cathedral_choices,
        _serve,
        _cathedral_asks,
        says("build"),
        on_take=_endow,
        on_lose=_forfeit,
        # Two spires with a rose window between.
        glyph=(
            "M-9.5 10V-4.5L-6.5-11-3.5-4.5V10M9.5 10V-4.5L6.5-11 3.5-4.5V10"
            "M-3.5-3L0-5.5 3.5-3M0 .5a.5.5 0 1 1-.1 0zM-9.5 10H-2V7a2 2 0 0 1 4 0V10H9.5"
        ),
    ),
    building(
        "watchtower",
        _by_others,
        # A platform on braced legs.
        glyph=(
            "M-8.5-6.5L0-11 8.5-6.5zM-5-6.5V-1.5M5-6.5V-1.5M-7-1.5H7"
            "M-5-1.5L-7 10.5M5-1.5L7 10.5M-5.5 2L6.5 8M5.5 2L-6.5 8"
        ),
    ),
    building(
        "university",
        _by_special,
        # A scholar's cap.
        glyph="M-11-3L0-8 11-3 0 2zM-6.5-.5V5.5Q0 10 6.5 5.5V-.5M11-3V5",
    ),
    moving(
        "palisade",
        _palisade_movers,
        _palisade_targets,
        # Pointed stakes.
        glyph="M-10 9.5V-4L-7.5-8-5-4V9.5M-5-4L-2.5-8 0-4V9.5M0-4L2.5-8 5-4V9.5M5-4L7.5-8 10-4V9.5M-11 2.5H11",
    ),
    building(
        "farmland",
        _fields,
        adjacent=False,
        role=COMMON,
        # A seedling over furrows.
        glyph=(
            "M0 2.5V-4.5M0-2.5Q-1-8.5-8-8.5-7.5-2.5 0-2.5z"
            "M0-4.5Q.5-10.5 7-10.5 7-4.5 0-4.5zM-10.5 6Q0-1 10.5 6"
            "M-8 10.5Q0 4.5 8 10.5"
        ),
    ),
)
