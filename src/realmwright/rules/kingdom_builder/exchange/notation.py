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

from typing import Final, NamedTuple

from realmwright.bits import each
from realmwright.game import BadNotation, Deed, IllegalAction, Json, Prompt, brief, unknown
from realmwright.rules.kingdom_builder.model.catalogue import EXTRAS, NUMBER_OF, in_play
from realmwright.rules.kingdom_builder.model.fields import NONE
from realmwright.rules.kingdom_builder.model.hex_names import read_hex
from realmwright.rules.kingdom_builder.model.position import Position
from realmwright.rules.kingdom_builder.model.terrain import BUILDS, MANDATORY, NAMES
from realmwright.rules.kingdom_builder.play.scoring import winners
from realmwright.rules.kingdom_builder.play.terrain_choice import kinds

END: Final = "end turn"
END_TURN: Final = "end-turn"
STOP: Final = "stop"
PASS: Final = "pass"
"""How stopping is called when it means not to react."""
TAKE_TILE: Final = "take-tile"
TAKE: Final = "take"
VERBS: Final = ("build", "move", "to", "place", TAKE, "remove", "wall", "scout")
FORMS: Final = '"build 7,3", "use paddock", "move 7,3", "to 9,4" or "end turn"'


def prompt(state: Position) -> Prompt:
    """What is being asked. The mandatory action and the tiles that could be used instead go together."""
    if state.over:
        return Prompt("over", {"winners": winners(state)})
    if state.tile != NONE:
        return EXTRAS[state.tile].asks(state)
    usable = state.choices >> state.board.use
    tiles: list[Json] = [EXTRAS[number].name for number in each(usable)]
    if state.left == 0:
        return Prompt("closing" if state.closing else "finish", {"tiles": tiles})
    found = [kind for kind in kinds(state) if state.free & state.board.terrain[kind]]
    left = state.left
    if left == state.whole:
        left = max(BUILDS[kind] for kind in found) + state.due
    left = min(left, state.supply[state.turn] + state.due)
    asked: dict[str, Json] = {"left": left, "tiles": tiles}
    if len(found) == 1:
        kind = "build-anywhere" if state.roams() else "build"
        return Prompt(kind, {"terrain": NAMES[found[0]], **asked})
    fewer = state.left == state.whole and any(BUILDS[kind] < MANDATORY for kind in found)
    return Prompt("build-swamp" if fewer else "build-choice", {"terrains": [NAMES[kind] for kind in found], **asked})


def hex_verb(state: Position, cell: int) -> str:
    """What a click on a hex means right now."""
    return EXTRAS[state.tile].verb(state, cell) if state.tile != NONE else "build"


def say(state: Position, action: int) -> str:
    """The notation of an action: its kind, and the one thing that it names."""
    deed = describe(state, action)
    words = {END_TURN: END, TAKE_TILE: TAKE, PASS: STOP}.get(deed.kind, deed.kind)
    return " ".join((words, *(str(value) for value in deed.args.values())))


def describe(state: Position, action: int) -> Deed:
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


class Parsed(NamedTuple):
    """An action as it was written."""

    action: int
    verb: str = ""
    """What it says about a hex; nothing if it names none."""


def parse(state: Position, text: str) -> Parsed:
    """The action of a notation; the verb may be another one than what is being asked."""
    board = state.board
    words = " ".join(text.lower().split())
    alone = {END: board.end, STOP: board.stop, TAKE: board.take}
    if words in alone:
        return Parsed(alone[words])
    verb, _, rest = words.partition(" ")
    if verb == "use":
        if rest not in NUMBER_OF:
            raise BadNotation(unknown("tile", rest, tile_names(state.setup.sets)))
        return Parsed(board.use + NUMBER_OF[rest])
    if verb not in VERBS:
        raise BadNotation(f"cannot read {brief(text)!r}; an action looks like {FORMS}")
    return Parsed(read_hex(board, rest), verb)


def tile_names(sets: tuple[str, ...]) -> list[str]:
    """The extra actions that there can be in a game with these sets."""
    return [extra.name for expansion in in_play(sets) for extra in expansion.extras]
