"""The view of a seat. It is made of open things only; it never starts from hidden ones and takes them away."""

from realmwright.bits import each
from realmwright.game import Json, check_seat
from realmwright.rules.kingdom_builder.exchange.dump import KITS, hexes, table
from realmwright.rules.kingdom_builder.model.board import NO_CELL
from realmwright.rules.kingdom_builder.model.catalogue import EXTRAS
from realmwright.rules.kingdom_builder.model.position import Position
from realmwright.rules.kingdom_builder.model.terrain import CASTLE, NAMES, PALACE, SILO
from realmwright.rules.kingdom_builder.play.terrain_choice import kinds


def view(state: Position, seat: int | None) -> dict[str, Json]:
    """KB-17.5: other players' hand cards and the order of the pile are hidden, everything else is open."""
    check_seat(state, seat)
    board = state.board
    found: dict[str, Json] = {
        "game": state.game.name,
        "rules": state.rules,
        "you": seat,
        "map": board.rows(),
        "split": list(board.split),
        "boards": list(board.labels),
        "castles": hexes(state, board.terrain[CASTLE]),
        "locations": [
            {"hex": board.name(cell), "location": EXTRAS[number].name, "tiles": state.tiles_left(slot)}
            for slot, (cell, number) in enumerate(zip(board.slot_cells, state.setup.offer, strict=True))
            if cell != NO_CELL and not board.passing_slots >> slot & 1
        ],
        **table(state, shown={seat, state.shown_seat}),
        **state.setup.switches,
        "deck_count": len(state.deck),
    }
    if state.setup.hooks.acts:
        found["nomads"] = [
            {"hex": board.name(cell), "tile": EXTRAS[state.setup.offer[slot]].name if state.tiles_left(slot) else None}
            for cell, slot in board.nomads().items()
        ]
        found["closed"] = hexes(state, state.shut())
        found["zones"] = [hexes(state, state.zone(seat)) for seat in range(state.players)]
        found["reach"] = _reach(state)
        found["palaces"] = hexes(state, board.terrain[PALACE])
        found["silos"] = hexes(state, board.terrain[SILO])
        found["terrains"] = [NAMES[kind] for kind in kinds(state)]
        found[KITS] = {name: kit.dump(state) for name, kit in state.kits.items()}
    return found


def _reach(state: Position) -> dict[str, Json]:
    """How far markers reach for which something counts nearby, by the hex that each lies on (KB-15.2)."""
    found: dict[str, Json] = {}
    for kit in state.kits.values():
        for cells in kit.markers().values():
            for cell in each(cells):
                if near := kit.reach(state, cell):
                    found[state.board.name(cell)] = hexes(state, near)
    return found
