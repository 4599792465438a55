"""The locations of Harvest, and the farmland that is everybody's (KB-14.4, KB-14.7 to KB-14.14)."""

from typing import TYPE_CHECKING, Final

from realmwright.bits import Actions, Bits, each
from realmwright.game import Prompt
from realmwright.rules.kingdom_builder.content.patterns import (
    asks,
    asks_count,
    begins_with,
    building,
    movable_with_guards,
    movable_within,
    moving,
    says,
    stopped,
)
from realmwright.rules.kingdom_builder.model.catalogue import COMMON, EXTRAS, LOCATION_TILE, Extra
from realmwright.rules.kingdom_builder.model.terrain import FARMLAND, MOUNTAIN, WATER

if TYPE_CHECKING:
    from realmwright.rules.kingdom_builder.content.harvest.kit import Harvest
    from realmwright.rules.kingdom_builder.state import State

SCOUT_TILES: Final = 2


def begin_turn(state: "State") -> None:
    """KB-14.21: quadrants are counted anew in each turn."""
    kit: Harvest = state.kits["harvest"]
    kit.quadrants = 0


# Building


def _fields(state: "State") -> Bits:
    """KB-14.4: farmland, but only next to an own settlement."""
    return state.free & state.board.terrain[FARMLAND] & state.near[state.turn]


def _by_water(state: "State") -> Bits:
    return state.free & state.board.buildable & state.board.shore


def _by_mountain(state: "State") -> Bits:
    return state.free & state.board.buildable & state.board.foothills


def _by_special(state: "State") -> Bits:
    return state.free & state.board.buildable & state.board.by_special


def _by_others(state: "State") -> Bits:
    return state.free & state.board.buildable & state.board.grid.near(state.others())


# Palisade (KB-14.12)


def _palisade_movers(state: "State") -> Bits:
    """The pieces that can move along the area that they belong to; a lone one cannot."""
    found = 0
    standing = state.own[state.turn] | state.posts
    for area in state.board.grid.components(standing):
        found |= movable_within(state, area)
    guards = state.own[state.turn] & state.guards & ~state.fixed & ~found
    return found | movable_with_guards(state, guards, _palisade_targets) if guards else found


def _palisade_targets(state: "State") -> Bits:
    grid = state.board.grid
    here = 1 << state.lifted
    rest = grid.component(here, state.own[state.turn] | state.posts | here) & ~here
    return state.free & state.board.buildable & grid.near(rest) & ~here


# Scout cabin (KB-14.13)


def _scouting(state: "State") -> Bits:
    board = state.board
    ground = board.buildable | board.terrain[WATER] | board.terrain[MOUNTAIN]
    return state.free & ground & state.near[state.turn]


def _scout_choices(state: "State") -> Actions:
    found = _scouting(state)
    return found | 1 << state.board.stop if found and state.count < SCOUT_TILES else found


def _scout(state: "State", action: int) -> None:
    if stopped(state, action):
        return
    here = 1 << action
    state.posts |= here
    state.blocked |= here
    state.spread(state.turn)
    state.count -= 1
    if state.posts.bit_count() == SCOUT_TILES:
        state.finish()
    state.note("scouted", "hex", state.board.name(action))
    state.settle(0, 0)


def call_scouts_back(state: "State") -> int:
    """KB-4.6: scouts leave at the end of the turn; no card more is drawn for it."""
    if state.posts:
        state.blocked &= ~state.posts
        state.posts = 0
        state.spread(state.turn)
    return 0


# Cathedral (KB-14.14)


def _endow(state: "State", _slot: int) -> None:
    kit: Harvest = state.kits["harvest"]
    kit.values[state.actor] = 1


def _forfeit(state: "State", seat: int) -> None:
    kit: Harvest = state.kits["harvest"]
    kit.values[seat] = 0


def _cathedral_choices(state: "State") -> Actions:
    kit: Harvest = state.kits["harvest"]
    seat = state.turn
    found = state.card_targets() if kit.values[seat] and state.supply[seat] else 0
    if not state.count:
        return found | 1 << state.board.take
    return found | 1 << state.board.stop if found else 0


def _serve(state: "State", action: int) -> None:
    """Take a settlement tile, or give them back one by one for settlements."""
    kit: Harvest = state.kits["harvest"]
    if stopped(state, action):
        return
    if action == state.board.take:
        kit.values[state.turn] += 1
        state.note("value-taken", "values", kit.values[state.turn])
        state.finish()
        return
    kit.values[state.turn] -= 1
    state.count += 1
    state.decide(action)
    state.build(action)


def _cathedral_asks(state: "State") -> Prompt:
    kit: Harvest = state.kits["harvest"]
    asked = "tile-serve-on" if state.count else "tile-serve" if kit.values[state.turn] else "tile-endow"
    return Prompt(asked, {"tile": state.tile_name, "values": kit.values[state.turn]})


# Bazaar (KB-14.7)


def _repeatable(state: "State") -> Actions:
    """The other location tiles of the player that were not taken this turn and can do something."""
    seat = state.turn
    found: Actions = 0
    tried: int = 0
    for slot in each(state.fresh[seat] | state.used[seat]):
        number = state.offer[slot]
        extra = EXTRAS[number]
        if tried >> number & 1 or extra.role != LOCATION_TILE or not extra.repeatable:
            continue
        tried |= 1 << number
        if extra.ready(state) or (extra.passive and not state.spent >> number & 1):
            found |= 1 << state.board.use + number
    return found


def _repeat(state: "State", action: int) -> None:
    number = action - state.board.use
    state.finish()
    state.note("tile-repeated", "tile", EXTRAS[number].name)
    state.undertake(number)


EXTRAS_OF_HARVEST: Final = (
    Extra(
        "bazaar",
        lambda state: _repeatable(state) != 0,
        _repeatable,
        _repeat,
        asks("tile-repeat"),
        says("use"),
        chooses=True,
        repeatable=False,
    ),
    building("water mill", _by_water),
    building("mountain station", _by_mountain),
    Extra(
        "scout cabin",
        lambda state: state.posts.bit_count() < SCOUT_TILES and _scouting(state) != 0,
        _scout_choices,
        _scout,
        asks_count("tile-scout"),
        says("scout"),
        begin=begins_with(SCOUT_TILES),
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
    ),
    building("watchtower", _by_others),
    building("university", _by_special),
    moving("palisade", _palisade_movers, _palisade_targets),
    building("farmland", _fields, adjacent=False, role=COMMON),
)
