"""The catalogue refuses what would hide something else."""

import pytest

from realmwright.rules.kingdom_builder import game
from realmwright.rules.kingdom_builder.model.catalogue import (
    CARDS,
    EXPANSIONS,
    EXTRAS,
    NUMBER_OF,
    Expansion,
    register,
)

assert game.name, "the game enters everything at import"


@pytest.mark.parametrize(
    "expansion",
    [
        Expansion("nomads"),
        Expansion("new", extras=(EXTRAS[NUMBER_OF["farm"]],)),
        Expansion("new", cards=(CARDS["miners"],)),
        Expansion("new", boards={"farm": ("farm",)}),
        Expansion("new", cards=(CARDS["miners"]._replace(name="one"), CARDS["miners"]._replace(name="one"))),
    ],
)
def test_a_name_is_entered_once(expansion: Expansion) -> None:
    before = len(EXPANSIONS), len(EXTRAS), len(CARDS)
    with pytest.raises(ValueError, match="is entered twice"):
        register(expansion)
    assert (len(EXPANSIONS), len(EXTRAS), len(CARDS)) == before
