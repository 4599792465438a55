"""The words of Winter Kingdom: what is asked, and the notation of actions.

build 3,-4      build a house, by the mandatory action, by a talent or because of a twist
fort 3,-4       build a fort instead
use mule        use a talent that lies open, or the tunnel card
use mule II     use its second half
move 3,-4       pick the house that shall be moved
to 4,-4         where it goes, or goes on to
buy mule        buy a talent from the hand
upgrade mule    upgrade one that lies open
extra mule      pay for using it up to three times
salvage         begin to take buildings off the map for coins
remove 3,-4     take an own building off the map
stop            go no further
end turn        hand over to the next player
"""

import re
from collections.abc import Collection
from typing import Final

from realmwright.bits import each
from realmwright.game import BadNotation, Deed, IllegalAction, Json, Prompt, brief, unknown
from realmwright.json_reader import JsonReader
from realmwright.rules.winter_kingdom.content.talents import TALENT_NAMES
from realmwright.rules.winter_kingdom.model.amendments import SETTLERS_MAY
from realmwright.rules.winter_kingdom.model.catalogue import POWERS, TALENT_NUMBER, TALENTS, power_of
from realmwright.rules.winter_kingdom.model.components import EXTRA_PRICE, FORT
from realmwright.rules.winter_kingdom.model.position import (
    ASK_BUILD,
    ASK_DROP,
    ASK_FOLLOW,
    ASK_OPEN,
    ASK_PICK,
    ASK_ROAD,
    ASK_SETTLE,
    ASK_WOLVES,
    EXTRA,
    NONE,
    SALVAGING,
    TRADING,
    Position,
)
from realmwright.rules.winter_kingdom.model.terrain import NAMES
from realmwright.rules.winter_kingdom.play.scoring import winners

END: Final = "end turn"
END_TURN: Final = "end-turn"
STOP: Final = "stop"
SALVAGE: Final = "salvage"
BUILD: Final = "build"
VERBS: Final = (BUILD, FORT, "move", "to", "remove")
FORMS: Final = '"build 3,-4", "fort 3,-4", "use tunnel", "move 3,-4", "to 4,-4", "buy mule" or "end turn"'
HEX: Final = re.compile(r"(-?[0-9]{1,4}) ?, ?(-?[0-9]{1,4})")
SECOND: Final = " ii"


def prompt(state: Position) -> Prompt:
    """What is being asked."""
    if state.over:
        return Prompt("over", {"winners": winners(state)})
    name = state.board.name
    step = state.step
    if step == ASK_OPEN:
        return _open_prompt(state)
    if step == ASK_SETTLE:
        return Prompt("settle-or-not" if state.rules >= SETTLERS_MAY else "settle", {})
    if step == ASK_WOLVES:
        return Prompt("wolves", {})
    power = POWERS[state.power]
    talent = TALENTS[power.talent].name
    if step == ASK_FOLLOW:
        if POWERS[state.power + 1].builds:
            return Prompt("follow-build", {"talent": talent, "hex": name(state.origin)})
        return Prompt("follow-move", {"talent": talent, "from": name(state.lifted)})
    if step == ASK_ROAD:
        return Prompt("road", {"talent": talent, "from": name(state.lifted)})
    asked: dict[str, Json] = {"talent": talent, "level": power.level}
    if step == ASK_DROP:
        return Prompt("talent-to", {**asked, "from": name(state.lifted)})
    return Prompt("talent-build" if step == ASK_BUILD else "talent-move", asked)


def _open_prompt(state: Position) -> Prompt:
    """The mandatory action and the talents that could be used instead go together, or whatever comes behind it."""
    coins = state.coins[state.turn]
    talents = _usable_names(state)
    if state.left:
        asked: dict[str, Json] = {"left": state.left, "talents": talents}
        kinds: list[Json] = [NAMES[kind] for kind in state.kinds() if state.vacant(state.board.terrain[kind])]
        if len(kinds) == 1:
            return Prompt("build", {"terrain": kinds[0], **asked})
        return Prompt("build-choice", {"terrains": kinds, **asked})
    if state.phase == EXTRA:
        return Prompt("extra", {"talent": TALENTS[state.extra].name, "left": state.extra_left})
    if state.phase == SALVAGING:
        return Prompt("salvage", {"coins": coins})
    board = state.board
    offers = (state.choices >> board.buy & (1 << board.salvage - board.buy) - 1).bit_count()
    kind = "trade" if state.phase == TRADING else "finish"
    return Prompt(kind, {"talents": talents, "coins": coins, "offers": offers})


def _usable_names(state: Position) -> list[Json]:
    board = state.board
    usable = state.choices >> board.use & (1 << board.buy - board.use) - 1
    return [*dict.fromkeys(TALENTS[POWERS[number].talent].name for number in each(usable))]


def hex_verb(state: Position) -> str:
    """What a click on a hex means right now."""
    step = state.step
    if step == ASK_PICK:
        return "move"
    if step in (ASK_DROP, ASK_ROAD) or (step == ASK_FOLLOW and not POWERS[state.power + 1].builds):
        return "to"
    if step == ASK_WOLVES or (step == ASK_OPEN and not state.left):
        return "remove"
    return BUILD


def say(state: Position, action: int) -> str:
    """The notation of an action."""
    kind, args = describe(state, action)
    if kind == END_TURN:
        return END
    if kind == "use":
        return f"use {args['talent']} II" if args["level"] == 2 else f"use {args['talent']}"
    for thing in ("hex", "talent"):
        if thing in args:
            return f"{kind} {args[thing]}"
    return kind


def describe(state: Position, action: int) -> Deed:
    """What an action does; with a hex that depends on what is being asked."""
    board = state.board
    if action in board.grid.cells:
        return Deed(hex_verb(state), {"hex": board.name(action)})
    if action - board.fort in board.grid.cells:
        return Deed(FORT, {"hex": board.name(action - board.fort)})
    for first, kind, prices in (
        (board.buy, "buy", state.setup.prices.buy),
        (board.upgrade, "upgrade", state.setup.prices.upgrade),
        (board.extra, "extra", (EXTRA_PRICE,) * len(TALENTS)),
    ):
        talent = action - first
        if 0 <= talent < len(TALENTS) and (kind == "extra" or talent < len(TALENT_NAMES)):
            return Deed(kind, {"talent": TALENTS[talent].name, "coins": prices[talent]})
    if board.use <= action < board.use + len(POWERS):
        power = POWERS[action - board.use]
        return Deed("use", {"talent": TALENTS[power.talent].name, "level": power.level})
    for single, kind in ((board.salvage, SALVAGE), (board.stop, STOP), (board.end, END_TURN)):
        if action == single:
            return Deed(kind, {})
    raise IllegalAction("there is no action with such a number")


def read(state: Position, text: str) -> int | None:
    """The action of a notation, which may still be one that is not legal now; None if nobody is asked such a thing."""
    board = state.board
    words = " ".join(text.lower().split())
    alone = {END: board.end, STOP: board.stop, SALVAGE: board.salvage}
    if words in alone:
        return alone[words]
    verb, _, rest = words.partition(" ")
    if verb == "use":
        card = rest.removesuffix(SECOND)
        power = power_of(TALENT_NUMBER.get(card, NONE), 1 if card == rest else 2)
        if card not in TALENT_NUMBER or power >= len(POWERS):
            raise BadNotation(unknown("talent", rest if card in TALENT_NUMBER else card, TALENT_NUMBER))
        return board.use + power
    cards = {"buy": board.buy, "upgrade": board.upgrade, "extra": board.extra}
    if verb in cards:
        known = TALENT_NUMBER if verb == "extra" else TALENT_NAMES
        if rest not in known:
            raise BadNotation(_no_such_card(rest, known))
        return cards[verb] + TALENT_NUMBER[rest]
    if verb not in VERBS:
        raise BadNotation(f"cannot read {brief(text)!r}; an action looks like {FORMS}")
    cell = read_hex(state, rest)
    if state.over or hex_verb(state) != (BUILD if verb == FORT else verb):
        return None
    return cell + board.fort if verb == FORT else cell


def _no_such_card(name: str, known: Collection[str]) -> str:
    if name in TALENT_NUMBER:
        return f"everybody has the {name} card from the beginning"
    return unknown("talent", name, known)


def read_hex(state: Position, text: str) -> int:
    """The number of the hex that a text like ``3,-4`` names."""
    match = HEX.fullmatch(text)
    if match is None:
        raise BadNotation(f"cannot read {brief(text)!r} as a hex; write its two coordinates like 3,-4")
    try:
        return state.board.cell(int(match[1]), int(match[2]))
    except KeyError:
        cells = state.board.chart.cells.values()
        q, r = [[cell[part] for cell in cells] for part in (0, 1)]
        bounds = f"the first coordinate is {min(q)} to {max(q)}, the second {min(r)} to {max(r)}"
        raise BadNotation(f"the map has no hex {text}; {bounds}, and not every pair is a hex") from None


def hex_of(state: Position, reader: JsonReader, name: str) -> int:
    """The number of the hex that a document names."""
    try:
        return read_hex(state, name)
    except BadNotation as problem:
        raise reader.wrong(f"names a hex that is none: {problem}") from None
