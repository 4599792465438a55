"""KB-0.4: the switches for disputed points; what each of them does is tested with its rule."""

import re
from pathlib import Path

import pytest

from realmwright.rules.kingdom_builder import game
from tests.kingdom_builder.positions import ALL_SETS

RULES = Path(__file__).parents[2] / "docs" / "rules" / "kingdom-builder.md"
DEFAULTS: dict[str, bool | str] = {
    "lords_zero_counts": True,
    "canoe_trigger": "any",
    "island_knights": True,
    "capitol_keeps_castle": True,
    "special_pieces_movable": True,
    "swamp_cards_without_boards": False,
}


def test_kb_0_4_the_defaults_are_those_of_the_rules() -> None:
    found = {option.name: option.default for option in game.options if option.name in DEFAULTS}
    assert found == DEFAULTS
    listed = dict(re.findall(r"^\| `(\w+)` \| (.*?) \|", RULES.read_text("utf-8"), re.MULTILINE))
    words = {True: "on", False: "off", "any": "`any`"}
    assert listed == {name: words[default] for name, default in DEFAULTS.items()}


@pytest.mark.parametrize("name", DEFAULTS)
def test_kb_0_4_every_switch_can_be_turned(name: str) -> None:
    default = DEFAULTS[name]
    other = "other" if name == "canoe_trigger" else not default
    for value in (default, other):
        state = game.new(2, 1, {"sets": [*ALL_SETS], name: value})
        assert state.dump()[name] == value
