"""The heuristic of Kingdom Builder and its playout policies: gold now, and a few reasons for gold to come."""

from typing import Final

from realmwright.bits import each
from realmwright.game import UNIFORM
from realmwright.hexgames.difference import NOTHING
from realmwright.hexgames.majority import best_rival
from realmwright.playouts import (
    EAGER,
    POINT,
    UNFINISHED_BONUS,
    UNSEEN,
    Foresight,
    Policies,
    eager,
    uniform,
)
from realmwright.rules.kingdom_builder.content.base.cards import all_lords, lords_gained
from realmwright.rules.kingdom_builder.content.base.locations import barn_go, build_on_card
from realmwright.rules.kingdom_builder.content.patterns import build, move
from realmwright.rules.kingdom_builder.model.catalogue import EXTRAS
from realmwright.rules.kingdom_builder.model.fields import NONE
from realmwright.rules.kingdom_builder.model.position import SETTLEMENTS, Position
from realmwright.rules.kingdom_builder.model.terrain import CARD_KINDS
from realmwright.rules.kingdom_builder.play.scoring import change_of, figures, gained, total, without

TILE: Final = 8 * POINT
"""What a location tile is worth to a player with the whole game ahead; it fades with the supply."""
FREEDOM: Final = 2 * POINT
"""What it is worth, likewise, that a terrain does not border the own settlements: it may be built anywhere."""
SIMPLE: Final = tuple([extra.begin is None and extra.go in (build, build_on_card, move, barn_go) for extra in EXTRAS])
"""Whether an extra action builds one settlement or moves one, and does nothing else."""


def evaluate(state: Position, seat: int) -> int:
    """Gold, tiles that will give more of it, and freedom to choose where to build next."""
    return value(state, seat, total(state, seat) - best_rival(seat, rivals(state)))


def foreseen(state: Position, seat: int) -> list[int]:
    """What :func:`promise` wants to know of the position before: figures of all sources, and what the lords pay.

    Where no hex can be chosen, and nothing acts by itself, no settlement will move.
    """
    moving = state.tile != NONE or state.left > 0 or state.setup.hooks.acts
    return figures(state, seat, moving) + rivals(state)


def promise(state: Position, seat: int, before: Position, known: list[int]) -> int:
    """The same as :func:`evaluate` after an action, without the gold that the seat had before."""
    found = change_of(state, seat, before)
    if not found.small:
        return value(state, seat, total(state, seat) - total(before, seat) - best_rival(seat, rivals(state)))
    left = known if found.left == NOTHING else known_without(before, seat, found.left, known)
    return value_changed(state, seat, found.entered, left, known)


def known_without(state: Position, seat: int, cell: int, known: list[int]) -> list[int]:
    """What is known once the settlement on a hex has left it. The position is that before."""
    found = without(state, seat, cell, known)
    lords_from = len(state.setup.hooks.sources)
    for place in range(lords_from, len(known)):
        found[place] -= lords_gained(state, place - lords_from, seat, cell)
    return found


def value_changed(state: Position, seat: int, entered: int, left: list[int], known: list[int]) -> int:
    """The value after a small change, without the gold that the seat had before it; see :func:`gained`."""
    gold = gained(state, seat, entered, left, known)
    lords_from = len(state.setup.hooks.sources)
    if len(left) > lords_from:
        paid = left[lords_from:]
        if entered != NOTHING:
            for other in range(state.players):
                paid[other] += lords_gained(state, other, seat, entered)
        gold -= best_rival(seat, paid)
    return value(state, seat, gold)


# Simple actions of the base game


def at_sight(state: Position, action: int, seat: int, known: list[int]) -> int:
    """The value after an action from which nothing follows but where one settlement stands."""
    board = state.board
    if state.setup.hooks.acts:
        return UNSEEN
    if action == board.end:
        return value_changed(state, seat, NOTHING, known, known) if _hands_over(state) else UNSEEN
    if action >= board.use:
        if state.tile != NONE or not SIMPLE[action - board.use]:
            return UNSEEN
        return value_changed(state, seat, NOTHING, known, known) + UNFINISHED_BONUS
    if state.tile != NONE and not SIMPLE[state.tile]:
        return UNSEEN
    if state.tile == NONE or not EXTRAS[state.tile].moves:
        return _built(state, action, seat, known) if _nothing_follows(state, action, seat) else UNSEEN
    if state.lifted == NONE:
        return _picked_up(state, action, seat, known)
    return _put_down(state, action, seat, known) if _nothing_follows(state, action, seat) else UNSEEN


def _hands_over(state: Position) -> bool:
    """Whether at the end of the turn a card is drawn and one shown, without shuffling or replacing any."""
    following = state.hand[(state.turn + 1) % state.players]
    return (
        len(state.deck) > 0
        and len(following) == 1
        and following[0] < len(CARD_KINDS)
        and state.free & state.board.terrain[following[0]] != 0
    )


def _nothing_follows(state: Position, cell: int, seat: int) -> bool:
    """Whether a settlement that comes to a hex takes no tile, and leaves a free hex of the terrain of the turn."""
    board = state.board
    if state.kind < 0 or not state.free & board.terrain[state.kind] & ~(1 << cell):
        return False
    if board.by_slot >> cell & 1:
        for slot, around in enumerate(board.slot_around):
            if around >> cell & 1 and not state.taken[seat] >> slot & 1:
                return False
    return True


def _built(state: Position, cell: int, seat: int, known: list[int]) -> int:
    """The value with a settlement more on a hex."""
    state.supply[seat] -= 1
    found = _entered(state, cell, seat, known)
    state.supply[seat] += 1
    return found


def _put_down(state: Position, cell: int, seat: int, known: list[int]) -> int:
    """The value when the lifted settlement is put on a hex, if no tile is lost with the hex that it has left."""
    board = state.board
    own = state.own[seat] | 1 << cell
    for slot in each(state.held[seat] & ~board.kept_slots):
        if not board.slot_around[slot] & own:
            return UNSEEN
    return _entered(state, cell, seat, known)


def _entered(state: Position, cell: int, seat: int, known: list[int]) -> int:
    own = state.own[seat]
    near = state.near[seat]
    here = 1 << cell
    state.own[seat] |= here
    state.near[seat] |= state.board.grid.around[cell]
    state.free ^= here
    found = value_changed(state, seat, cell, known, known)
    state.own[seat] = own
    state.near[seat] = near
    state.free ^= here
    return found


def _picked_up(state: Position, cell: int, seat: int, known: list[int]) -> int:
    """The value with a settlement in hand instead of on its hex: then it has to be put down somewhere."""
    own = state.own[seat]
    near = state.near[seat]
    left = known_without(state, seat, cell, known)
    here = 1 << cell
    state.own[seat] ^= here
    state.near[seat] = state.board.grid.near(state.own[seat])
    state.free ^= here
    found = value_changed(state, seat, NOTHING, left, known) + UNFINISHED_BONUS
    state.own[seat] = own
    state.near[seat] = near
    state.free ^= here
    return found


def rivals(state: Position) -> list[int]:
    """What the lords pay everybody, if they are in play: the one card by which a seat changes what the others get."""
    return all_lords(state) if "lords" in state.setup.cards else []


def value(state: Position, seat: int, gold: int) -> int:
    """The value of a position in which the seat has so much gold."""
    beside = state.free & state.near[seat]
    free = sum(1 for kind in CARD_KINDS if not beside & state.board.terrain[kind])
    return POINT * gold + state.supply[seat] * (TILE * state.held[seat].bit_count() + FREEDOM * free) // SETTLEMENTS


def unfinished(state: Position) -> bool:
    """Whether an extra action has been begun."""
    return state.tile != NONE


FORESIGHT: Final = Foresight(foreseen, promise, unfinished, at_sight)
POLICIES: Final = Policies({UNIFORM: uniform, EAGER: eager(FORESIGHT)}, evaluate)
