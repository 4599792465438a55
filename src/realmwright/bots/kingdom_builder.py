"""What a position of Kingdom Builder promises: see :mod:`realmwright.rules.kingdom_builder.policies`."""

from realmwright import game
from realmwright.bots.turns import in_points
from realmwright.rules.kingdom_builder.state import State


def outlook(state: game.State, seat: int) -> float:
    """The rules of thumb that playouts go by as well."""
    assert isinstance(state, State)
    return in_points(state.promise(seat))
