"""The dump of a position: the whole truth, which people may edit; :mod:`load` reads it."""

from realmwright.game import Json
from realmwright.rules.winter_kingdom.exchange.view import drawn_map, table, terrains
from realmwright.rules.winter_kingdom.model.position import Position


def dump(state: Position) -> dict[str, Json]:
    """The whole truth. A map of seven boards is named, any other is drawn."""
    seats = range(state.players)
    place: dict[str, Json] = {"boards": list(state.board.labels)} if state.board.labels else {"map": drawn_map(state)}
    return {
        "game": state.game.name,
        "rules": state.rules,
        **place,
        **table(state, seats, seats),
        "deck": terrains(reversed(state.deck)),
        "shuffles": state.shuffles,
        "dice": state.dice.describe(),
    }
