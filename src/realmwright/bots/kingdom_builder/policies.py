"""The heuristic of Kingdom Builder and its playout policies: gold now, and a few reasons for gold to come."""

from typing import Final

from realmwright.game import UNIFORM
from realmwright.hexgames.difference import NOTHING, Change
from realmwright.playouts import EAGER, POINT, Foresight, Policies, eager, uniform
from realmwright.rules.kingdom_builder.content.base.cards import lords, lords_gained
from realmwright.rules.kingdom_builder.model.fields import NONE
from realmwright.rules.kingdom_builder.model.position import SETTLEMENTS, Position
from realmwright.rules.kingdom_builder.model.terrain import CARD_KINDS
from realmwright.rules.kingdom_builder.play.scoring import change_of, figures, gained, total

TILE: Final = 8 * POINT
"""What a location tile is worth to a player with the whole game ahead; it fades with the supply."""
FREEDOM: Final = 2 * POINT
"""What it is worth, likewise, that a terrain does not border the own settlements: it may be built anywhere."""


def evaluate(state: Position, seat: int) -> int:
    """Gold, tiles that will give more of it, and freedom to choose where to build next."""
    return value(state, seat, total(state, seat) - best_rival(seat, rivals(state)))


def foreseen(state: Position, seat: int) -> list[int]:
    """What :func:`promise` wants to know of the position before: figures of all sources, and what the lords pay."""
    return figures(state, seat) + rivals(state)


def promise(state: Position, seat: int, before: Position, known: list[int]) -> int:
    """The same as :func:`evaluate` after an action, without the gold that the seat had before."""
    found = change_of(state, seat, before)
    gold = gained(state, seat, before, found, known)
    lords_from = len(state.setup.hooks.sources)
    if len(known) > lords_from:
        gold -= best_rival(seat, rivals_after(state, seat, before, found, known[lords_from:]))
    return value(state, seat, gold)


def rivals_after(state: Position, seat: int, before: Position, found: Change, paid_before: list[int]) -> list[int]:
    """What the lords pay everybody after an action of the seat."""
    if not found.small:
        return rivals(state)
    gold = paid_before[:]
    for other in range(state.players):
        if found.left != NOTHING:
            gold[other] -= lords_gained(before, other, seat, found.left)
        if found.entered != NOTHING:
            gold[other] += lords_gained(state, other, seat, found.entered)
    return gold


def rivals(state: Position) -> list[int]:
    """What the lords pay everybody, if they are in play: the one card by which a seat changes what the others get."""
    return [lords(state, seat) for seat in range(state.players)] if "lords" in state.setup.cards else []


def best_rival(seat: int, gold: list[int]) -> int:
    """The most that anybody else gets."""
    return max((most for other, most in enumerate(gold) if other != seat), default=0)


def value(state: Position, seat: int, gold: int) -> int:
    """The value of a position in which the seat has so much gold."""
    beside = state.free & state.near[seat]
    free = sum(1 for kind in CARD_KINDS if not beside & state.board.terrain[kind])
    return POINT * gold + state.supply[seat] * (TILE * state.held[seat].bit_count() + FREEDOM * free) // SETTLEMENTS


def unfinished(state: Position) -> bool:
    """Whether an extra action has been begun."""
    return state.tile != NONE


FORESIGHT: Final = Foresight(foreseen, promise, unfinished)
POLICIES: Final = Policies({UNIFORM: uniform, EAGER: eager(FORESIGHT)}, evaluate)
