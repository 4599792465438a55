"""The words of Kingdom Builder: what is asked, and the notation of actions.

build 7,3       put a settlement on a hex, by the mandatory action or with a tile
use paddock     begin the extra action of a location tile
move 7,3        pick the settlement that the tile shall move
to 9,4          put it down there
end turn        hand over to the next player
"""

import re
from typing import TYPE_CHECKING, Final

from realmwright.bits import each
from realmwright.game import BadNotation, Deed, IllegalAction, Json, Prompt, unknown
from realmwright.rules.kingdom_builder.locations import LOCATIONS, MOVE, NUMBER_OF
from realmwright.rules.kingdom_builder.papers import terrain_name

if TYPE_CHECKING:
    from realmwright.rules.kingdom_builder.state import State

END: Final = "end turn"
END_TURN: Final = "end-turn"
VERBS: Final = ("build", "move", "to")
FORMS: Final = '"build 7,3", "use paddock", "move 7,3", "to 9,4" or "end turn"'
HEX: Final = re.compile(r"([0-9]{1,4}) ?, ?([0-9]{1,4})")


def prompt(state: "State") -> Prompt:
    """What is being asked. The mandatory action and the tiles that could be used instead go together."""
    if state.over:
        return Prompt("over", {"winners": state.winners()})
    if state.tile >= 0:
        location = LOCATIONS[state.tile]
        args: dict[str, Json] = {"tile": location.name}
        if location.act != MOVE:
            return Prompt("tile-build", args)
        if state.lifted < 0:
            return Prompt("tile-move", args)
        return Prompt("tile-to", {**args, "from": state.board.name(state.lifted)})
    usable = state.choices >> state.board.use
    tiles: list[Json] = [LOCATIONS[number].name for number in each(usable)]
    if state.left == 0:
        return Prompt("finish", {"tiles": tiles})
    left = min(state.left, state.supply[state.turn])
    return Prompt("build", {"terrain": terrain_name(state.hand[state.turn]), "left": left, "tiles": tiles})


def hex_verb(state: "State") -> str:
    """The verb of a click on a hex right now."""
    if state.lifted >= 0:
        return "to"
    if state.tile >= 0 and LOCATIONS[state.tile].act == MOVE:
        return "move"
    return "build"


def say(state: "State", action: int) -> str:
    """The notation of an action: its kind, and the one thing that it names."""
    deed = describe(state, action)
    return END if deed.kind == END_TURN else f"{deed.kind} {' '.join(str(value) for value in deed.args.values())}"


def describe(state: "State", action: int) -> Deed:
    """What an action does; with a hex that depends on what is being asked."""
    board = state.board
    if action in board.grid.cells:
        return Deed(hex_verb(state), {"hex": board.name(action)})
    if action == board.end:
        return Deed(END_TURN, {})
    if board.use <= action < board.use + len(LOCATIONS):
        return Deed("use", {"tile": LOCATIONS[action - board.use].name})
    raise IllegalAction("there is no action with such a number")


def read(state: "State", text: str) -> int:
    """The action of a notation; it may still be one that is not legal now."""
    verb, _, rest = " ".join(text.lower().split()).partition(" ")
    if (verb, rest) == ("end", "turn"):
        return state.board.end
    if verb == "use":
        if rest not in NUMBER_OF:
            raise BadNotation(unknown("tile", rest, NUMBER_OF))
        return state.board.use + NUMBER_OF[rest]
    if verb not in VERBS:
        raise BadNotation(f"cannot read {text!r}; an action looks like {FORMS}")
    cell = read_hex(state, rest)
    if state.over or verb != hex_verb(state):
        raise IllegalAction(f"{text!r} cannot be played now: {expected(state)}")
    return cell


def read_hex(state: "State", text: str) -> int:
    """The number of the hex that a text like ``7,3`` names."""
    match = HEX.fullmatch(text)
    if match is None:
        raise BadNotation(f"cannot read {text!r} as a hex; write its row and column like 7,3")
    try:
        return state.board.cell(int(match[1]), int(match[2]))
    except KeyError:
        rows = len(state.board.lines)
        columns = state.board.lines[0].bit_count()
        bounds = f"rows are 0 to {rows - 1}, columns 0 to {columns - 1}"
        raise BadNotation(f"the board has no hex {text}; {bounds}") from None


def refusal(state: "State", action: int) -> str:
    """Why an action cannot be played, and what could be."""
    try:
        name = say(state, action)
    except IllegalAction as problem:
        return str(problem)
    return f"{name!r} cannot be played now: {expected(state)}"


def expected(state: "State") -> str:
    """What may be played now, in one sentence."""
    if state.over:
        return "the game is over"
    legal = state.choices
    hexes = legal & state.board.grid.board
    ways = []
    if hexes:
        verb = hex_verb(state)
        example = say(state, next(each(hexes)))
        more = f"{verb!r} with one of {hexes.bit_count()} hexes, such as " if hexes & (hexes - 1) else ""
        ways.append(f"{more}{example!r}")
    ways += [f"{say(state, action)!r}" for action in each(legal & ~hexes)]
    return f"seat {state.turn} may play {', or '.join(ways)}"
