"""Winter Kingdom on paper: the view of a seat and the dump of everything.

View and dump share the open table. A view is made of open things only; it never starts from hidden ones and takes
them away.
"""

from collections.abc import Collection, Iterable
from typing import TYPE_CHECKING

from realmwright.bits import each
from realmwright.game import Json, check_seat
from realmwright.rules.winter_kingdom.board import DIRECTIONS, SLOTS, TOP_BOARDS
from realmwright.rules.winter_kingdom.data import CENTRES, EXTRA_PRICE, FORTS, HOUSES, TALENTS
from realmwright.rules.winter_kingdom.position import PHASES, STEPS
from realmwright.rules.winter_kingdom.talents import NONE, POWERS
from realmwright.rules.winter_kingdom.terrain import NAMES

if TYPE_CHECKING:
    from realmwright.rules.winter_kingdom.state import State


def view(state: "State", seat: int | None) -> dict[str, Json]:
    """WK-7.14: unplayed talents and terrain cards of others are hidden, and the order of the pile is."""
    check_seat(state, seat)
    prices = state.prices
    return {
        "game": state.game.name,
        "rules": state.game.rules,
        "you": seat,
        "boards": list(state.board.labels),
        "map": _map(state),
        "centres": [list(centre) for centre in CENTRES],
        **_table(state, {seat}, {seat, state.shown_seat}),
        "prices": {TALENTS[talent].name: [prices.buy[talent], prices.upgrade[talent]] for talent in each(state.pool)},
        "extra_price": EXTRA_PRICE,
        "closed": _hexes(state, state.closed()),
        "deck_count": len(state.deck),
    }


def dump(state: "State") -> dict[str, Json]:
    """The whole truth. A map of seven boards is named, any other is drawn."""
    seats = range(state.players)
    place: dict[str, Json] = {"boards": list(state.board.labels)} if state.board.labels else {"map": _map(state)}
    return {
        "game": state.game.name,
        "rules": state.game.rules,
        **place,
        **_table(state, seats, seats),
        "deck": _terrains(reversed(state.deck)),
        "shuffles": state.shuffles,
        "dice": state.dice.describe(),
    }


def _map(state: "State") -> list[Json]:
    rows = [state.board.rows(slot) for slot in range(SLOTS)]
    return [None if drawn is None else list(drawn) for drawn in rows]


def _table(state: "State", hands: Collection[int | None], cards: Collection[int | None]) -> dict[str, Json]:
    """What lies on the table, with the talents and terrain cards of the seats whose are shown."""
    return {
        "cards": list(state.cards),
        "economy": state.income.name,
        "twists": list(state.twists),
        "direction": DIRECTIONS[state.direction],
        "top_board": TOP_BOARDS[state.top - 1],
        "pool": _talents(state.pool),
        "start": state.start,
        "turn": _turn(state),
        "players": [_player(state, seat, seat in hands, seat in cards) for seat in range(state.players)],
        "discard": _terrains(state.discard),
        "idle": state.idle,
        "ending": state.ending,
        "over": state.over,
        "secrets": state.secrets,
    }


def _turn(state: "State") -> dict[str, Json]:
    """The turn under way."""
    name = state.board.name
    power = POWERS[state.power] if state.power != NONE else None
    return {
        "number": state.turns,
        "seat": state.turn,
        "whole": state.whole,
        "left": state.left,
        "terrain": NAMES[state.kind] if state.kind >= 0 else None,
        "terrains": _terrains(state.kinds()),
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


def _player(state: "State", seat: int, hand: bool, card: bool) -> dict[str, Json]:
    """What a seat has; its talents and its terrain card only where they are shown."""
    own, forts = state.own[seat], state.forts[seat]
    terrain = _terrains(state.hand[seat]) if card else []
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
        "barred": _terrains(each(state.barred[seat])),
        "hand": _talents(state.unbought[seat]) if hand else None,
        "hand_count": state.unbought[seat].bit_count(),
        "talents": [
            {"talent": TALENTS[talent].name, "level": 1 + (upgraded >> talent & 1)}
            for talent in each(state.owned[seat])
        ],
    }


def _hexes(state: "State", cells: int) -> list[Json]:
    return [state.board.name(cell) for cell in each(cells)]


def _terrains(cards: Iterable[int]) -> list[Json]:
    return [NAMES[card] for card in cards]


def _talents(talents: int) -> list[Json]:
    return [TALENTS[talent].name for talent in each(talents)]


def _powers(powers: int) -> list[Json]:
    return [POWERS[number].name for number in each(powers)]
