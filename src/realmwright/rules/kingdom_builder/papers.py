"""Kingdom Builder on paper: the view of a seat and the dump of everything.

View and dump share the open table. A view is made of open things only; it never starts from hidden ones
and takes them away.
"""

from collections.abc import Collection, Iterable
from typing import TYPE_CHECKING

from realmwright.bits import each
from realmwright.game import Json, check_seat
from realmwright.rules.kingdom_builder.board import NO_CELL
from realmwright.rules.kingdom_builder.locations import LOCATIONS
from realmwright.rules.kingdom_builder.terrain import CASTLE, NAMES, NO_CARD

if TYPE_CHECKING:
    from realmwright.rules.kingdom_builder.state import State


def terrain_name(card: int) -> str | None:
    """The name of a terrain card, or None where there is no card."""
    return None if card == NO_CARD else NAMES[card]


def view(state: "State", seat: int | None) -> dict[str, Json]:
    """KB-17.5: other players' hand cards and the order of the pile are hidden, everything else is open."""
    check_seat(state, seat)
    board = state.board
    return {
        "game": state.game.name,
        "rules": state.game.rules,
        "you": seat,
        "map": board.rows(),
        "split": list(board.split),
        "boards": list(board.labels),
        "castles": [board.name(cell) for cell in each(board.terrain[CASTLE])],
        "locations": [
            {"hex": board.name(cell), "location": LOCATIONS[number].name, "tiles": state.tiles_left(slot)}
            for slot, (cell, number) in enumerate(zip(board.slot_cells, board.slot_locations, strict=True))
            if cell != NO_CELL
        ],
        **_table(state, shown={seat, state.seat}),
        "lords_zero_counts": state.lords_zero_counts,
        "deck_count": len(state.deck),
    }


def dump(state: "State") -> dict[str, Json]:
    """The whole truth. A map of four quadrants is named, any other is drawn."""
    board = state.board
    place: dict[str, Json] = {"boards": list(board.labels)}
    if not board.labels:
        locations: dict[str, Json] = {**board.locations()}
        place = {"map": board.rows(), "split": list(board.split), "locations": locations}
    return {
        "game": state.game.name,
        "rules": state.game.rules,
        **place,
        "lords_zero_counts": state.lords_zero_counts,
        **_table(state, shown=range(state.players)),
        "deck": _names(reversed(state.deck)),
        "shuffles": state.shuffles,
        "dice": state.dice.describe(),
    }


def _table(state: "State", shown: Collection[int | None]) -> dict[str, Json]:
    """What lies on the table, with the hand cards of the seats that are shown."""
    name = state.board.name
    return {
        "cards": list(state.cards),
        "start": state.start,
        "turn": {
            "number": state.turns,
            "seat": state.turn,
            "left": state.left,
            "tile": LOCATIONS[state.tile].name if state.tile >= 0 else None,
            "lifted": name(state.lifted) if state.lifted >= 0 else None,
        },
        "players": [
            {
                "settlements": [name(cell) for cell in each(state.own[seat])],
                "supply": state.supply[seat],
                "card": terrain_name(state.hand[seat]) if seat in shown else None,
                "dealt": state.dealt[seat],
                "tiles": _tiles(state, seat),
            }
            for seat in range(state.players)
        ],
        "discard": _names(state.discard),
        "removed": _names(state.removed),
        "ending": state.ending,
        "over": state.over,
        "secrets": state.secrets,
    }


def _tiles(state: "State", seat: int) -> list[Json]:
    """Each tile that the seat ever took: fresh, used this turn, new this turn, or lost for good."""
    board = state.board
    tiles: list[Json] = []
    for slot in each(state.taken[seat]):
        if state.fresh[seat] >> slot & 1:
            condition = "fresh"
        elif state.used[seat] >> slot & 1:
            condition = "used"
        elif state.held[seat] >> slot & 1:
            condition = "new"
        else:
            condition = "lost"
        cell = board.slot_cells[slot]
        location = LOCATIONS[board.slot_locations[slot]].name
        hex_name = None if cell == NO_CELL else board.name(cell)
        tiles.append({"location": location, "hex": hex_name, "state": condition})
    return tiles


def _names(cards: Iterable[int]) -> list[Json]:
    return [NAMES[card] for card in cards]
