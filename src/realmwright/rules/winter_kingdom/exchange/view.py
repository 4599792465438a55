"""The view of a seat: exactly what it may know.

View and dump share the open table. A view is made of open things only; it never starts from hidden ones and takes
them away.
"""

from collections.abc import Collection, Iterable

from realmwright.bits import each
from realmwright.game import Json, check_seat
from realmwright.rules.winter_kingdom.model.board import DIRECTIONS, TOP_BOARDS
from realmwright.rules.winter_kingdom.model.catalogue import ECONOMIES, POWERS, TALENTS
from realmwright.rules.winter_kingdom.model.components import CENTRES, EXTRA_PRICE, FORTS, HOUSES
from realmwright.rules.winter_kingdom.model.position import NONE, PHASES, STEPS, Position
from realmwright.rules.winter_kingdom.model.terrain import NAMES


def view(state: Position, seat: int | None) -> dict[str, Json]:
    """WK-7.14: unplayed talents and terrain cards of others are hidden, and the order of the pile is."""
    check_seat(state, seat)
    prices = state.setup.prices
    return {
        "game": state.game.name,
        "rules": state.rules,
        "you": seat,
        "boards": list(state.board.labels),
        "map": drawn_map(state),
        "centres": [list(centre) for centre in CENTRES],
        **table(state, {seat}, {seat, state.shown_seat}),
        "prices": {
            TALENTS[talent].name: [prices.buy[talent], prices.upgrade[talent]] for talent in each(state.setup.pool)
        },
        "extra_price": EXTRA_PRICE,
        "closed": _hexes(state, state.closed()),
        "deck_count": len(state.deck),
    }


def drawn_map(state: Position) -> list[Json]:
    """For each slot the rows of its board, or None."""
    return [None if drawn is None else list(drawn) for drawn in state.board.rows]


def table(state: Position, hands: Collection[int | None], cards: Collection[int | None]) -> dict[str, Json]:
    """What lies on the table, with the talents and terrain cards of the seats whose are shown."""
    return {
        "cards": list(state.setup.cards),
        "economy": ECONOMIES[state.setup.economy].name,
        "twists": list(state.setup.twists),
        "direction": DIRECTIONS[state.setup.direction],
        "top_board": TOP_BOARDS[state.setup.top - 1],
        "pool": _talents(state.setup.pool),
        "start": state.start,
        "turn": _turn(state),
        "players": [_player(state, seat, seat in hands, seat in cards) for seat in range(state.players)],
        "discard": terrains(state.discard),
        "idle": state.idle,
        "ending": state.ending,
        "over": state.over,
        "secrets": state.secrets,
    }


def _turn(state: Position) -> dict[str, Json]:
    """The turn under way."""
    name = state.board.name
    power = POWERS[state.power] if state.power != NONE else None
    return {
        "number": state.turns,
        "seat": state.turn,
        "whole": state.whole,
        "left": state.left,
        "terrain": NAMES[state.kind] if state.kind >= 0 else None,
        "terrains": terrains(state.kinds()),
        "laid": _hexes(state, state.laid),
        "pieces": state.pieces,
        "used": _powers(state.used),
        "phase": PHASES[state.phase],
        "purchases": state.purchases,
        "extra": TALENTS[state.extra].name if state.extra != NONE else None,
        "extra_left": state.extra_left,
        "fresh": _powers(state.fresh),
        "step": STEPS[state.step],
        "talent": TALENTS[power.talent].name if power else None,
        "level": power.level if power else None,
        "lifted": name(state.lifted) if state.lifted != NONE else None,
        "origin": name(state.origin) if state.origin != NONE else None,
        "moved": state.moved,
    }


def _player(state: Position, seat: int, hand: bool, card: bool) -> dict[str, Json]:
    """What a seat has; its talents and its terrain card only where they are shown."""
    own, forts = state.own[seat], state.forts[seat]
    terrain = terrains(state.hand[seat]) if card else []
    upgraded = state.upgraded[seat]
    return {
        "houses": _hexes(state, own & ~forts),
        "forts": _hexes(state, forts),
        "supply": state.supply[seat],
        "fort_supply": state.fort_supply[seat],
        "removed": [
            HOUSES - state.supply[seat] - (own & ~forts).bit_count(),
            FORTS - state.fort_supply[seat] - forts.bit_count(),
        ],
        "coins": state.coins[seat],
        "card": terrain[0] if terrain else None,
        "dealt": state.dealt[seat][0] if state.dealt[seat] else 0,
        "barred": terrains(each(state.barred[seat])),
        "hand": _talents(state.unbought[seat]) if hand else None,
        "hand_count": state.unbought[seat].bit_count(),
        "talents": [
            {"talent": TALENTS[talent].name, "level": 1 + (upgraded >> talent & 1)}
            for talent in each(state.owned[seat])
        ],
    }


def _hexes(state: Position, cells: int) -> list[Json]:
    return [state.board.name(cell) for cell in each(cells)]


def terrains(cards: Iterable[int]) -> list[Json]:
    """Terrain cards by their names."""
    return [NAMES[card] for card in cards]


def _talents(talents: int) -> list[Json]:
    return [TALENTS[talent].name for talent in each(talents)]


def _powers(powers: int) -> list[Json]:
    return [POWERS[number].name for number in each(powers)]
