"""Capitol (KB-15.1 to KB-15.4): markers on castles, which pay for settlements nearby."""

from collections.abc import Iterator, Mapping
from typing import Final

from realmwright.bits import Bits, each
from realmwright.dice import Stream
from realmwright.game import Json, Option
from realmwright.json_reader import JsonReader
from realmwright.rules.kingdom_builder.content.markers import Markers
from realmwright.rules.kingdom_builder.model.catalogue import Card, Expansion, Payment
from realmwright.rules.kingdom_builder.model.maps import TURNED
from realmwright.rules.kingdom_builder.model.position import Position
from realmwright.rules.kingdom_builder.model.terrain import CASTLE

CAPITOL_BOARDS: Final = ("harbor", "oracle")
"""The boards on which a capitol can lie."""


class Capitols(Markers):
    """Where the capitols lie."""

    __slots__ = ()

    kind = CASTLE
    name = "capitol"

    def load(self, state: Position, reader: JsonReader) -> None:
        super().load(state, reader)
        _settle_castles(state)

    def reach(self, state: Position, cell: int) -> Bits:
        return district(state, cell) if self.cells >> cell & 1 else 0


def _place_capitols(state: Position, stream: Stream, _: Mapping[str, Json]) -> None:
    """On one of the two castles of each board that can have one."""
    board = state.board
    kit: Capitols = state.kits["capitol"]
    for place, label in enumerate(board.labels[: len(board.quadrants)]):
        if label.removesuffix(TURNED) in CAPITOL_BOARDS:
            castles = tuple(each(board.terrain[CASTLE] & board.quadrants[place]))
            kit.cells |= 1 << castles[stream.below(len(castles))]
    _settle_castles(state)


def _settle_castles(state: Position) -> None:
    """R-52: whether a castle under a capitol still is one."""
    kit: Capitols = state.kits["capitol"]
    if kit.cells and not state.setup.switches["capitol_keeps_castle"]:
        state.board = state.board.without(CASTLE, kit.cells)


# Gold


def capitols(state: Position, seat: int) -> int:
    """KB-15.2, KB-15.3: 1 gold for each settlement one or two steps from a capitol; two capitols both pay."""
    own = state.own[seat]
    gold = 0
    for capitol in each(capitol_hexes(state)):
        gold += (own & district(state, capitol)).bit_count()
    return gold


def capitols_grown(state: Position, _seat: int, cell: int, gold: int) -> int:
    """KB-15.2, KB-15.3."""
    for capitol in each(capitol_hexes(state)):
        gold += district(state, capitol) >> cell & 1
    return gold


def capitol_hexes(state: Position) -> Bits:
    """The castles that carry a capitol."""
    kit: Capitols = state.kits["capitol"]
    return kit.cells


def district(state: Position, capitol: int) -> Bits:
    """The hexes up to two steps from a capitol; nothing ever stands on its own."""
    grid = state.board.grid
    return grid.dilate(grid.around[capitol])


def capitols_gains(state: Position, seat: int) -> Iterator[Payment]:
    """KB-15.2, KB-15.3."""
    for capitol in each(capitol_hexes(state)):
        if near := state.own[seat] & district(state, capitol):
            yield Payment(near.bit_count(), near, capitol)


CAPITOLS: Final = Card(
    "capitols",
    capitols,
    capitols_gains,
    on_board=lambda state: capitol_hexes(state) != 0,
    grown=capitols_grown,
    additive=True,
    # A star in a wreath.
    emblem=(
        "M-1.5 10.5Q-8 8.5-8-1.5M1.5 10.5Q8 8.5 8-1.5M-5.5 8L-9.5 8.5M5.5 8L9.5 8.5"
        "M-7.5 4L-11 2.5M7.5 4L11 2.5M-8-1L-11-4M8-1L11-4M-8-2Q-9-6-6-9.5M8-2Q9-6 6-9.5"
        "M0-6L1.5-2.5 5-2 2.5 .5 3 4 0 2.5-3 4-2.5 .5-5-2-1.5-2.5z"
    ),
)
CAPITOL: Final = Expansion(
    "capitol",
    emblem=CAPITOLS.emblem,
    sources=(CAPITOLS,),
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
