"""Positions of all sets in few words, and what they pay at the end.

    gold("geologists", "M G G M", "0,1 0,2") == [4, 0]

They are put together by hand, without terrain cards or turns: nothing of that pays.
"""

from realmwright.bits import each, pack
from realmwright.dice import FastDice
from realmwright.game import Json
from realmwright.rules.kingdom_builder import game
from realmwright.rules.kingdom_builder.model.catalogue import BASE, CARDS, EXPANSIONS, TASKS, Card, kits_of
from realmwright.rules.kingdom_builder.model.maps import draw_map
from realmwright.rules.kingdom_builder.model.position import GameSetup
from realmwright.rules.kingdom_builder.model.terrain import BY_LETTER
from realmwright.rules.kingdom_builder.state import State
from tests.kingdom_builder.plain import Cells, Hex
from tests.kingdom_builder.plain_scores import Scene

SETS = ("crossroads", "marshlands", "harvest", "capitol", "island")
PAYING: dict[str, Card] = {
    **CARDS,
    **TASKS,
    **{source.name: source for name in (BASE, *SETS) for source in EXPANSIONS[name].sources},
}
SWITCHES: dict[str, Json] = {"lords_zero_counts": True, "island_knights": True}


def table(scene: Scene, **switches: Json) -> State:
    """A position of all sets, with nothing but what a scene says."""
    board = draw_map(scene.rows, scene.split)
    setup = GameSetup(
        board.slot_numbers,
        cards=("mayors", "scouts", "noblewomen"),
        start=0,
        switches={**SWITCHES, **switches},
        sets=SETS,
        tasks=("advance", "road"),
    )
    state = State(game, board, setup, len(scene.seats), FastDice(1), game.rules)
    state.kits.update(kits_of(state))
    for seat, places in enumerate(scene.seats):
        state.own[seat] = cells(state, places)
        state.spread(seat)
    if scene.outcast:
        state.kits["marshlands"].outcast = BY_LETTER[scene.outcast]
    for seat, lines in enumerate(scene.marks):
        state.kits["harvest"].marks[seat] = pack(lines)
    state.kits["capitol"].cells = cells(state, scene.capitols)
    return state


def cells(state: State, places: Cells) -> int:
    return pack(state.board.cell(row, col) for row, col in places)


def read(drawn: str, *settlements: str, split: Hex = (1, 1), outcast: str = "", capitols: str = "") -> Scene:
    """A scene in few words: rows between strokes, ``_`` where there is no hex, and settlements like ``0,1 2,3``."""
    rows = tuple("".join(row.split()).replace("_", " ") for row in drawn.split("/"))
    seats = [places_of(names) for names in settlements]
    seats += [frozenset()] * (2 - len(seats))
    return Scene(rows, split, tuple(seats), outcast, capitols=places_of(capitols))


def places_of(names: str) -> Cells:
    places = set()
    for name in names.split():
        row, col = name.split(",")
        places.add((int(row), int(col)))
    return frozenset(places)


def gold(
    card: str, drawn: str, *settlements: str, split: Hex = (1, 1), outcast: str = "", capitols: str = ""
) -> list[int]:
    """What each seat has from a card, a task, or places that always pay."""
    state = table(read(drawn, *settlements, split=split, outcast=outcast, capitols=capitols))
    return [PAYING[card].gold(state, seat) for seat in range(state.players)]


def paid(card: str, drawn: str, *settlements: str, capitols: str = "") -> list[tuple[int, str]]:
    """What the first seat has from it, payment by payment, with the hexes that it comes from."""
    state = table(read(drawn, *settlements, capitols=capitols))
    found = []
    for payment in PAYING[card].gains(state, 0):
        payer = [] if payment.hex is None else [payment.hex]
        found.append((payment.gold, " ".join(state.board.name(cell) for cell in (*payer, *each(payment.settlements)))))
    return found


def field(rows: int, columns: int) -> str:
    return "/".join(["G" * columns] * rows)
