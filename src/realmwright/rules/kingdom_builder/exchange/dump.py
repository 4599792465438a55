"""Kingdom Builder on paper: the view of a seat and the dump of everything.

View and dump share the open table. A view is made of open things only; it never starts from hidden ones
and takes them away. What only sets need is there only in their games.
"""

from collections.abc import Collection, Iterable
from typing import TYPE_CHECKING, Final

from realmwright.bits import each
from realmwright.game import Json, check_seat
from realmwright.rules.kingdom_builder.content.patterns import NONE
from realmwright.rules.kingdom_builder.model.board import NO_CELL
from realmwright.rules.kingdom_builder.model.catalogue import EXTRAS, FIGURES, TERRAIN_CARDS
from realmwright.rules.kingdom_builder.model.terrain import CASTLE, NAMES, PALACE, SILO

if TYPE_CHECKING:
    from realmwright.rules.kingdom_builder.state import State

KITS: Final = "kits"


def view(state: "State", seat: int | None) -> dict[str, Json]:
    """KB-17.5: other players' hand cards and the order of the pile are hidden, everything else is open."""
    check_seat(state, seat)
    board = state.board
    found: dict[str, Json] = {
        "game": state.game.name,
        "rules": state.game.rules,
        "you": seat,
        "map": board.rows(),
        "split": list(board.split),
        "boards": list(board.labels),
        "castles": _hexes(state, board.terrain[CASTLE]),
        "locations": [
            {"hex": board.name(cell), "location": EXTRAS[number].name, "tiles": state.tiles_left(slot)}
            for slot, (cell, number) in enumerate(zip(board.slot_cells, state.offer, strict=True))
            if cell != NO_CELL and not board.passing_slots >> slot & 1
        ],
        **_table(state, shown={seat, state.shown_seat}),
        **state.switches,
        "deck_count": len(state.deck),
    }
    if state.sets:
        found["nomads"] = [
            {"hex": board.name(cell), "tile": EXTRAS[state.offer[slot]].name if state.tiles_left(slot) else None}
            for cell, slot in board.nomads().items()
        ]
        found["closed"] = _hexes(state, state.shut())
        found["palaces"] = _hexes(state, board.terrain[PALACE])
        found["silos"] = _hexes(state, board.terrain[SILO])
        found["terrains"] = [NAMES[kind] for kind in state.kinds()]
        found[KITS] = {name: kit.dump(state) for name, kit in state.kits.items()}
    return found


def dump(state: "State") -> dict[str, Json]:
    """The whole truth. A map of four quadrants is named, any other is drawn."""
    board = state.board
    place: dict[str, Json] = {"boards": list(board.labels)}
    if not board.labels:
        locations: dict[str, Json] = {**board.locations()}
        place = {"map": board.rows(), "split": list(board.split), "locations": locations}
    if state.sets:
        place["nomads"] = {board.name(cell): EXTRAS[state.offer[slot]].name for cell, slot in board.nomads().items()}
        place[KITS] = {name: kit.dump(state) for name, kit in state.kits.items()}
    return {
        "game": state.game.name,
        "rules": state.game.rules,
        **place,
        **state.switches,
        **_table(state, shown=range(state.players)),
        "deck": _names(reversed(state.deck)),
        "shuffles": state.shuffles,
        "dice": state.dice.describe(),
    }


def _table(state: "State", shown: Collection[int | None]) -> dict[str, Json]:
    """What lies on the table, with the hand cards of the seats that are shown."""
    found: dict[str, Json] = {
        "cards": list(state.cards),
        "start": state.start,
        "turn": _turn(state),
        "players": [_player(state, seat, seat in shown) for seat in range(state.players)],
        "discard": _names(state.discard),
        "removed": _names(state.removed),
        "ending": state.ending,
        "over": state.over,
        "secrets": state.secrets,
    }
    if state.sets:
        found["sets"] = list(state.sets)
        found["tasks"] = list(state.tasks)
        found["walls"] = _hexes(state, state.blocked & ~state.posts)
        found["scouts"] = _hexes(state, state.posts)
        found["closing"] = state.closing
    return found


def _turn(state: "State") -> dict[str, Json]:
    """The turn under way."""
    name = state.board.name
    found: dict[str, Json] = {
        "number": state.turns,
        "seat": state.turn,
        "left": state.left,
        "tile": EXTRAS[state.tile].name if state.tile != NONE else None,
        "lifted": name(state.lifted) if state.lifted != NONE else None,
    }
    if state.sets:
        found |= {
            "actor": state.actor,
            "terrain": NAMES[state.kind] if state.kind >= 0 else None,
            "whole": state.whole,
            "due": state.due,
            "built": _hexes(state, state.built),
            "regular": state.regular,
            "spent": [EXTRAS[number].name for number in each(state.spent)],
            "carried": FIGURES[state.carried].name if state.carried != NONE else None,
            "count": state.count,
            "freely": state.freely,
            "rounds": [
                {
                    "reaction": EXTRAS[waiting.number].name,
                    "waiting": list(waiting.waiting),
                    "actor": waiting.actor,
                    "tile": EXTRAS[waiting.tile].name if waiting.tile != NONE else None,
                    "count": waiting.steps,
                }
                for waiting in state.rounds
            ],
        }
    return found


def _player(state: "State", seat: int, shown: bool) -> dict[str, Json]:
    """What a seat has; its terrain cards only where they are shown."""
    settlements = state.own[seat]
    for cells in state.figures:
        settlements &= ~cells
    cards = _names(state.hand[seat]) if shown else []
    found: dict[str, Json] = {
        "settlements": _hexes(state, settlements),
        "supply": state.supply[seat],
        "card": cards[0] if cards else None,
        "dealt": state.dealt[seat][0] if state.dealt[seat] else 0,
        "tiles": _tiles(state, seat),
    }
    if state.sets:
        found["more_cards"] = cards[1:]
        found["more_dealt"] = list(state.dealt[seat][1:])
        found["aside"] = state.aside[seat]
        found["earned"] = {**state.earned[seat]}
        found["figures"] = {
            figure.name: _hexes(state, cells & state.own[seat])
            for figure, cells in zip(FIGURES, state.figures, strict=False)
        }
    return found


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
        location = EXTRAS[state.offer[slot]].name
        hex_name = None if cell == NO_CELL else board.name(cell)
        tiles.append({"location": location, "hex": hex_name, "state": condition})
    return tiles


def _hexes(state: "State", cells: int) -> list[Json]:
    return [state.board.name(cell) for cell in each(cells)]


def _names(cards: Iterable[int]) -> list[Json]:
    return [TERRAIN_CARDS[card].name for card in cards]
