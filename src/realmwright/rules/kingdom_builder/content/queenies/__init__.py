"""The Queenies (KB-15): capitols, caves, and an island."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar, Final

from realmwright.bits import Bits, each
from realmwright.game import Json, Option
from realmwright.json_reader import JsonReader
from realmwright.rules.kingdom_builder.content.patterns import movable_with_guards, moving, moving_to
from realmwright.rules.kingdom_builder.content.queenies import gains, scoring
from realmwright.rules.kingdom_builder.exchange.notation import hex_of
from realmwright.rules.kingdom_builder.model.board import TURNED, Board, assemble
from realmwright.rules.kingdom_builder.model.catalogue import COMMON, Card, Expansion, Kit
from realmwright.rules.kingdom_builder.model.terrain import CANYON, CASTLE, FOREST, MOUNTAIN

if TYPE_CHECKING:
    from realmwright.dice import Stream
    from realmwright.rules.kingdom_builder.state import State

CAPITOL_BOARDS: Final = ("harbor", "oracle")
CAVE_DISTANCE: Final = 3
"""How far at least a cave is from every special hex (KB-15.5)."""


class Markers(Kit):
    """Markers that lie on hexes of one kind for the whole game."""

    __slots__ = ("cells",)

    kind: ClassVar[int]
    cells: Bits

    def __init__(self, _: "State") -> None:
        self.cells = 0

    def dump(self, state: "State") -> dict[str, Json]:
        return {"hexes": [state.board.name(cell) for cell in each(self.cells)]}

    def load(self, state: "State", reader: JsonReader) -> None:
        for name in reader.texts("hexes"):
            cell = hex_of(state, reader, name)
            if state.board.kind(cell) != self.kind:
                raise reader.wrong(f"has a marker on {name}, where none can lie")
            self.cells |= 1 << cell


# Capitol (KB-15.1 to KB-15.4)


class Capitols(Markers):
    """Where the capitols lie."""

    __slots__ = ()

    kind = CASTLE

    def load(self, state: "State", reader: JsonReader) -> None:
        super().load(state, reader)
        _settle_castles(state)


def _place_capitols(state: "State", stream: "Stream", _: Mapping[str, Json]) -> None:
    """On one of the two castles of each board that can have one."""
    board = state.board
    kit: Capitols = state.kits["capitol"]
    for place, label in enumerate(board.labels[: len(board.quadrants)]):
        if label.removesuffix(TURNED) in CAPITOL_BOARDS:
            castles = tuple(each(board.terrain[CASTLE] & board.quadrants[place]))
            kit.cells |= 1 << castles[stream.below(len(castles))]
    _settle_castles(state)


def _settle_castles(state: "State") -> None:
    """R-52: whether a castle under a capitol still is one."""
    kit: Capitols = state.kits["capitol"]
    if kit.cells and not state.switches["capitol_keeps_castle"]:
        state.board = state.board.without(CASTLE, kit.cells)


CAPITOL: Final = Expansion(
    "capitol",
    sources=(
        Card(
            "capitols",
            scoring.capitols,
            gains.capitols,
            on_board=lambda state: scoring.capitol_hexes(state) != 0,
        ),
    ),
    options=(
        Option(
            "capitol_keeps_castle",
            "flag",
            True,
            "Capitol: the castle hex under a capitol is still a castle",
        ),
    ),
    kit=Capitols,
    prepare=_place_capitols,
)


# Caves (KB-15.5 to KB-15.7)


class Caves(Markers):
    """Where the caves lie."""

    __slots__ = ()

    kind = MOUNTAIN


def cave_sites(board: Board) -> Bits:
    """The mountains that are far enough from every special hex."""
    close = board.special
    for _ in range(CAVE_DISTANCE - 1):
        close |= board.grid.near(close)
    return board.terrain[MOUNTAIN] & ~close


def _dig_caves(state: "State", stream: "Stream", _: Mapping[str, Json]) -> None:
    """In each quadrant one, where there is room."""
    kit: Caves = state.kits["caves"]
    # By the board as it is printed, whatever a capitol makes of a castle.
    found = cave_sites(assemble(state.board.labels))
    for quadrant in state.board.quadrants:
        sites = tuple(each(found & quadrant))
        if sites:
            kit.cells |= 1 << sites[stream.below(len(sites))]


def _by_cave(state: "State") -> Bits:
    kit: Caves = state.kits["caves"]
    return state.board.grid.near(kit.cells)


def _cavers(state: "State") -> Bits:
    """The pieces beside a cave, if there is anywhere to go."""
    movers = state.own[state.turn] & ~state.fixed & _by_cave(state)
    if not movers:
        return 0
    if state.free & state.board.buildable & _by_cave(state):
        return movers
    guards = movers & state.guards
    return movable_with_guards(state, guards, _cave_mouths) if guards else 0


def _cave_mouths(state: "State") -> Bits:
    return state.free & state.board.buildable & _by_cave(state) & ~(1 << state.lifted)


CAVES: Final = Expansion(
    "caves",
    extras=(moving("cave", _cavers, _cave_mouths, COMMON),),
    common=("cave",),
    kit=Caves,
    prepare=_dig_caves,
)


# Island (KB-15.8 to KB-15.16)

SIDES: Final = ("rope bridge", "tree house")


def _lay_island(stream: "Stream", asked: Mapping[str, Json]) -> str:
    side = SIDES[stream.below(len(SIDES))] if asked["island"] == "random" else str(asked["island"])
    return _label(side)


def _label(side: str) -> str:
    return f"island_{side.replace(' ', '_')}"


ISLAND: Final = Expansion(
    "island",
    boards={_label(side): (side,) for side in SIDES},
    original=True,
    extras=(moving_to("rope bridge", CANYON), moving_to("tree house", FOREST)),
    options=(
        Option(
            "island_knights",
            "flag",
            True,
            "Island: a line of the island can be the line of the Knights",
        ),
    ),
    set_up=(Option("island", "choice", "random", "the side of the island, if it is played with", ("random", *SIDES)),),
    lay=_lay_island,
)
