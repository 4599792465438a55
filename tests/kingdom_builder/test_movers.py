"""KB-4.5: a piece can be picked up exactly if there is somewhere to put it down, whatever moves it."""

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from realmwright.bits import each
from realmwright.rules.kingdom_builder.model.catalogue import EXTRAS, NUMBER_OF
from realmwright.rules.kingdom_builder.native import NATIVE
from realmwright.rules.kingdom_builder.play.pieces import lift
from realmwright.rules.kingdom_builder.state import State
from tests.kingdom_builder.positions import ALL_SETS, TERRAINS, names, table

MOVING = (
    "barn",
    "harbor",
    "paddock",
    "caravan",
    "resettlement",
    "refuge",
    "refuge bonus",
    "palisade",
    "rope bridge",
    "tree house",
)
PIECES = ("red", "red", "blue", "red warrior", "blue warrior", "scout", "wall", "", "", "")


@st.composite
def scenes(draw: st.DrawFn, scouts: int = 2) -> State:
    """A small map with pieces of all kinds, and every tile that moves one."""
    width = draw(st.integers(3, 5))
    line = st.text("GGGCTDAWM", min_size=width, max_size=width)
    rows = ["G" * width, *draw(st.lists(line, min_size=1, max_size=3))]
    if draw(st.booleans()):
        rows += ["_" * width, draw(line)]
    found: dict[str, list[str]] = {piece: [] for piece in PIECES}
    for row, letters in enumerate(rows):
        for col, letter in enumerate(letters):
            if letter not in "_WM":
                found[draw(st.sampled_from(PIECES))].append(f"{row},{col}")
    caves = [f"{row},{col}" for row, letters in enumerate(rows) for col, hex_ in enumerate(letters) if hex_ == "M"]
    figures = {seat: {"warrior": " ".join(found[f"{who} warrior"][:2])} for seat, who in enumerate(("red", "blue"))}
    details: dict[str, Any] = {
        "figures": figures,
        "scouts": " ".join(found["scout"][:scouts]),
        "walls": " ".join(found["wall"]),
        "caves": " ".join(caves),
        "tiles": {0: MOVING},
        "hands": [draw(st.sampled_from([*TERRAINS, "swamp-desert"]))],
        "left": 0,
        "split": (1, 1),
    }
    return table("/".join(rows), " ".join(found["red"]), " ".join(found["blue"]), sets=ALL_SETS, **details)


def movable(state: State, name: str) -> int:
    """The pieces that can go somewhere, found by lifting each of them."""
    found = 0
    for cell in each(state.own[0] & ~state.fixed):
        after = NATIVE.to_plain(state)
        after.tile = NUMBER_OF[name]
        lift(after, cell)
        if EXTRAS[after.tile].choices(after):
            found |= 1 << cell
    return found


@settings(max_examples=60, deadline=None)
@given(scenes())
def test_all_movable_pieces_are_offered(state: State) -> None:
    beside = state.board.grid.near(state.kits["caves"].cells)
    for name in (*MOVING, "cave"):
        expected = movable(state, name) & (beside if name == "cave" else state.own[0])
        assert bool(state.legal() >> state.board.use + NUMBER_OF[name] & 1) == (expected != 0), name
        after = NATIVE.to_plain(state)
        after.tile = NUMBER_OF[name]
        offered = EXTRAS[after.tile].choices(after) & after.board.grid.board
        assert names(state, offered) == names(state, expected), name


@settings(max_examples=40, deadline=None)
@given(scenes(scouts=0))
def test_all_movable_pieces_are_offered_in_the_silo_phase(state: State) -> None:
    state.closing = True
    state.tile = NUMBER_OF["silo"]
    offered = state.find_choices() & state.own[0]
    assert names(state, offered) == names(state, movable(state, "silo"))
