"""The dump of a position: the whole truth as JSON; :mod:`load` reads it.

What only sets, and cards that act during play, need is there only in their games.
"""

from collections.abc import Collection, Iterable
from typing import Final

from realmwright.bits import Bits, each
from realmwright.game import Json
from realmwright.rules.kingdom_builder.model.amendments import ENDS_WITHOUT_CARDS
from realmwright.rules.kingdom_builder.model.board import NO_CELL
from realmwright.rules.kingdom_builder.model.catalogue import EXTRAS, FIGURES, TERRAIN_CARDS
from realmwright.rules.kingdom_builder.model.fields import NONE
from realmwright.rules.kingdom_builder.model.maps import locations
from realmwright.rules.kingdom_builder.model.position import Position
from realmwright.rules.kingdom_builder.model.terrain import NAMES

KITS: Final = "kits"


def dump(state: Position) -> dict[str, Json]:
    """The whole truth. A map of four quadrants is named, any other is drawn."""
    board = state.board
    place: dict[str, Json] = {"boards": list(board.labels)}
    if not board.labels:
        named: dict[str, Json] = {**locations(board)}
        place = {"map": board.rows(), "split": list(board.split), "locations": named}
    if state.setup.hooks.acts:
        place["nomads"] = {
            board.name(cell): EXTRAS[state.setup.offer[slot]].name for cell, slot in board.nomads().items()
        }
        place[KITS] = {name: kit.dump(state) for name, kit in state.kits.items()}
    return {
        "game": state.game.name,
        "rules": state.rules,
        **place,
        **state.setup.switches,
        **table(state, shown=range(state.players)),
        "deck": _names(reversed(state.deck)),
        "shuffles": state.shuffles,
        "dice": state.dice.describe(),
    }


def table(state: Position, shown: Collection[int | None]) -> dict[str, Json]:
    """What lies on the table, with the hand cards of the seats that are shown."""
    found: dict[str, Json] = {
        "cards": list(state.setup.cards),
        "start": state.setup.start,
        "turn": _turn(state),
        "players": [_player(state, seat, seat in shown) for seat in range(state.players)],
        "discard": _names(state.discard),
        "removed": _names(state.removed),
        "ending": state.ending,
        "over": state.over,
        "secrets": state.secrets,
    }
    if state.rules >= ENDS_WITHOUT_CARDS:
        found["idle"] = state.idle
    if state.setup.hooks.acts:
        found["sets"] = list(state.setup.sets)
        found["tasks"] = list(state.setup.tasks)
        found["walls"] = hexes(state, state.blocked & ~state.posts)
        found["scouts"] = hexes(state, state.posts)
        found["closing"] = state.closing
    return found


def _turn(state: Position) -> dict[str, Json]:
    """The turn under way."""
    name = state.board.name
    found: dict[str, Json] = {
        "number": state.turns,
        "seat": state.turn,
        "left": state.left,
        "tile": EXTRAS[state.tile].name if state.tile != NONE else None,
        "lifted": name(state.lifted) if state.lifted != NONE else None,
    }
    if state.setup.hooks.acts:
        found |= {
            "actor": state.actor,
            "terrain": NAMES[state.kind] if state.kind >= 0 else None,
            "whole": state.whole,
            "due": state.due,
            "built": hexes(state, state.built),
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


def _player(state: Position, seat: int, shown: bool) -> dict[str, Json]:
    """What a seat has; its terrain cards only where they are shown."""
    settlements = state.own[seat]
    for cells in state.figures:
        settlements &= ~cells
    cards = _names(state.hand[seat]) if shown else []
    found: dict[str, Json] = {
        "settlements": hexes(state, settlements),
        "supply": state.supply[seat],
        "card": cards[0] if cards else None,
        "dealt": state.dealt[seat][0] if state.dealt[seat] else 0,
        "tiles": _tiles(state, seat),
    }
    if state.setup.hooks.acts:
        found["more_cards"] = cards[1:]
        found["more_dealt"] = list(state.dealt[seat][1:])
        found["aside"] = state.aside[seat]
        found["earned"] = {**state.earned[seat]}
        found["figures"] = {
            figure.name: hexes(state, cells & state.own[seat])
            for figure, cells in zip(FIGURES, state.figures, strict=False)
        }
    return found


def _tiles(state: Position, seat: int) -> list[Json]:
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
        location = EXTRAS[state.setup.offer[slot]].name
        hex_name = None if cell == NO_CELL else board.name(cell)
        tiles.append({"location": location, "hex": hex_name, "state": condition})
    return tiles


def hexes(state: Position, cells: Bits) -> list[Json]:
    """The names of some hexes."""
    name = state.board.name
    return [name(cell) for cell in each(cells)]


def _names(cards: Iterable[int]) -> list[Json]:
    return [TERRAIN_CARDS[card].name for card in cards]
