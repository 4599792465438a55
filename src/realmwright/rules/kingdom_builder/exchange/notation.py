"""The words of Kingdom Builder: what is asked, and the notation of actions.

build 7,3       put a settlement on a hex, by the mandatory action or by an extra action
use paddock     begin the extra action of a tile
move 7,3        pick the piece that shall be moved
to 9,4          put it down there
end turn        hand over to the next player

and with some of the sets

place 7,3       put a piece of another kind on a hex; a city hall by its middle
take 7,3        take an own piece off the board
remove 7,3      take a piece of somebody else off the board
wall 7,3        put a stone wall on a hex
scout 7,3       put a scout on a hex
take            take a settlement tile
stop            go no further with an extra action, or do not react
"""

import re
from typing import TYPE_CHECKING, Final

from realmwright.bits import each
from realmwright.game import BadNotation, Deed, IllegalAction, Json, Prompt, brief, unknown
from realmwright.hexgames.notation import expected
from realmwright.json_reader import JsonReader
from realmwright.rules.kingdom_builder.content.patterns import NONE
from realmwright.rules.kingdom_builder.model.board import NO_HEX
from realmwright.rules.kingdom_builder.model.catalogue import BASE, EXPANSIONS, EXTRAS, NUMBER_OF
from realmwright.rules.kingdom_builder.model.terrain import BUILDS, MANDATORY, NAMES

if TYPE_CHECKING:
    from realmwright.rules.kingdom_builder.state import State

END: Final = "end turn"
END_TURN: Final = "end-turn"
STOP: Final = "stop"
PASS: Final = "pass"
"""How stopping is called when it means not to react."""
TAKE_TILE: Final = "take-tile"
TAKE: Final = "take"
VERBS: Final = ("build", "move", "to", "place", TAKE, "remove", "wall", "scout")
FORMS: Final = '"build 7,3", "use paddock", "move 7,3", "to 9,4" or "end turn"'
HEX: Final = re.compile(r"([0-9]{1,4}) ?, ?([0-9]{1,4})")


def prompt(state: "State") -> Prompt:
    """What is being asked. The mandatory action and the tiles that could be used instead go together."""
    if state.over:
        return Prompt("over", {"winners": state.winners()})
    if state.tile != NONE:
        return EXTRAS[state.tile].asks(state)
    usable = state.choices >> state.board.use
    tiles: list[Json] = [EXTRAS[number].name for number in each(usable)]
    if state.left == 0:
        return Prompt("closing" if state.closing else "finish", {"tiles": tiles})
    kinds = [kind for kind in state.kinds() if state.free & state.board.terrain[kind]]
    left = state.left
    if left == state.whole:
        left = max(BUILDS[kind] for kind in kinds) + state.due
    left = min(left, state.supply[state.turn] + state.due)
    asked: dict[str, Json] = {"left": left, "tiles": tiles}
    if len(kinds) == 1:
        kind = "build-anywhere" if state.roams() else "build"
        return Prompt(kind, {"terrain": NAMES[kinds[0]], **asked})
    fewer = state.left == state.whole and any(BUILDS[kind] < MANDATORY for kind in kinds)
    return Prompt("build-swamp" if fewer else "build-choice", {"terrains": [NAMES[kind] for kind in kinds], **asked})


def hex_verb(state: "State", cell: int) -> str:
    """What a click on a hex means right now."""
    return EXTRAS[state.tile].verb(state, cell) if state.tile != NONE else "build"


def say(state: "State", action: int) -> str:
    """The notation of an action: its kind, and the one thing that it names."""
    deed = describe(state, action)
    words = {END_TURN: END, TAKE_TILE: TAKE, PASS: STOP}.get(deed.kind, deed.kind)
    return " ".join((words, *(str(value) for value in deed.args.values())))


def describe(state: "State", action: int) -> Deed:
    """What an action does; with a hex that depends on what is being asked."""
    board = state.board
    if action in board.grid.cells:
        return Deed(hex_verb(state, action), {"hex": board.name(action)})
    if action == board.end:
        return Deed(END_TURN, {})
    if action == board.stop:
        return Deed(PASS if state.rounds else STOP, {})
    if action == board.take:
        return Deed(TAKE_TILE, {})
    if board.use <= action < board.use + len(EXTRAS):
        return Deed("use", {"tile": EXTRAS[action - board.use].name})
    raise IllegalAction("there is no action with such a number")


def read(state: "State", text: str) -> int:
    """The action of a notation; it may still be one that is not legal now."""
    board = state.board
    words = " ".join(text.lower().split())
    alone = {END: board.end, STOP: board.stop, TAKE: board.take}
    if words in alone:
        return alone[words]
    verb, _, rest = words.partition(" ")
    if verb == "use":
        if rest not in NUMBER_OF:
            raise BadNotation(unknown("tile", rest, tile_names(state.sets)))
        return board.use + NUMBER_OF[rest]
    if verb not in VERBS:
        raise BadNotation(f"cannot read {brief(text)!r}; an action looks like {FORMS}")
    cell = read_hex(state, rest)
    if state.over or verb != hex_verb(state, cell):
        raise IllegalAction(f"{text!r} cannot be played now: {expected(state)}")
    return cell


def tile_names(sets: tuple[str, ...]) -> list[str]:
    """The extra actions of the base game and of these sets."""
    return [extra.name for name in (BASE, *sets) for extra in EXPANSIONS[name].extras]


def read_hex(state: "State", text: str) -> int:
    """The number of the hex that a text like ``7,3`` names."""
    match = HEX.fullmatch(text)
    if match is None:
        raise BadNotation(f"cannot read {brief(text)!r} as a hex; write its row and column like 7,3")
    try:
        return state.board.cell(int(match[1]), int(match[2]))
    except KeyError:
        rows = state.board.rows()
        height = next((row for row, letters in enumerate(rows) if not letters.strip(NO_HEX)), len(rows))
        bounds = f"rows are 0 to {height - 1}, columns 0 to {len(rows[0]) - 1}"
        if height < len(rows):
            first = next(row for row in range(height, len(rows)) if rows[row].strip(NO_HEX))
            bounds += f", and the island has the rows {first} to {len(rows) - 1}"
        raise BadNotation(f"the board has no hex {text}; {bounds}") from None


def hex_of(state: "State", reader: JsonReader, name: str) -> int:
    """The number of the hex that a document names."""
    try:
        return read_hex(state, name)
    except BadNotation as problem:
        raise reader.wrong(f"names a hex that is none: {problem}") from None
