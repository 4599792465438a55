"""What the engine of Kingdom Builder says to the statements of a casebook.

Positions go in as dumps and questions are asked through the contract, as a player would ask them. What the
engine does not have yet is found by looking for it there; the tables below are the one place for the rest.
"""

from collections.abc import Callable, Iterable
from difflib import get_close_matches
from typing import Final, Unpack

from realmwright.bits import bit, each
from realmwright.hexes import offset
from realmwright.rules.kingdom_builder import game
from realmwright.rules.kingdom_builder.cards import CARDS, CARDS_IN_PLAY
from realmwright.rules.kingdom_builder.locations import CARD, LOCATIONS, MOVE, NUMBER_OF
from realmwright.rules.kingdom_builder.state import State
from realmwright.rules.kingdom_builder.terrain import BY_LETTER, CARD_KINDS, NAMES
from tests.casebook.reading import Answer, Block, CannotAnswer, Hex, Statement, show_hex
from tests.kingdom_builder.positions import Details, dump_of

FENCE: Final = "kb"
MAP_LETTERS: Final = str.maketrans("K", "S")
"""Casebooks write a castle K, board files and dumps S."""


def answer(block: Block, statement: Statement) -> Answer:
    """What the engine says; CannotAnswer if it cannot say anything."""
    return STATEMENTS[statement.verb](block, statement)


def position(block: Block, **details: Unpack[Details]) -> State:
    """The position of a block. Seats are the colours in the order of their lines; one colour gets company."""
    if len(block.pieces) not in (0, 1, *game.players):
        raise CannotAnswer(f"a game has at most {game.players[-1]} colours, not {len(block.pieces)}")
    seats = []
    for pieces in block.pieces.values():
        for piece in pieces:
            if piece.kind not in PIECE_FIELDS:
                raise _missing("piece", piece.kind, PIECE_FIELDS)
        seats.append(" ".join(f"{piece.hex[0]},{piece.hex[1]}" for piece in pieces))
    if block.split is not None:
        details["split"] = block.split
    drawn = "/".join(block.rows).translate(MAP_LETTERS)
    state = game.load(dump_of(drawn, *seats, **details))
    for marker, places in block.markers.items():
        if marker not in MARKER_HOOKS:
            raise _missing("marker", marker, MARKER_HOOKS)
        for row, col in places:
            MARKER_HOOKS[marker](state, state.board.cell(row, col))
    return state


def places(state: State, cells: int) -> frozenset[Hex]:
    return frozenset(offset(state.board.grid.cells[cell]) for cell in each(cells & state.board.grid.board))


def legal_places(state: State) -> frozenset[Hex]:
    return places(state, state.legal())


def _missing(what: str, name: str, known: Iterable[str]) -> CannotAnswer:
    """Either a later release of the engine has it, or it is misspelt."""
    close = get_close_matches(name, known, n=1, cutoff=0.8)
    return CannotAnswer(f"the engine has no {what} {name} yet" + (f"; did you mean {close[0]}?" if close else ""))


# Geometry


def neighbours(block: Block, asked: Statement) -> Answer:
    state = position(block, left=0)
    return places(state, state.board.grid.around[state.board.cell(*asked.hexes[0])])


def distance(block: Block, asked: Statement) -> Answer:
    board = position(block, left=0).board
    return (board.grid.distance(board.cell(*asked.hexes[0]), board.cell(*asked.hexes[1])),)


# Scores


def score(block: Block, asked: Statement) -> Answer:
    """The sum of the named parts of a score, with those that are cards in play."""
    if "[" in asked.name:
        raise _missing("card", asked.name, CARDS)
    wanted = asked.name.split("+")
    others = [name for name in CARDS if name not in wanted]
    in_play = [name for name in wanted if name in CARDS]
    state = position(block, left=0, cards=(in_play + others)[:CARDS_IN_PLAY])
    gold = state.scores()[list(block.pieces).index(asked.player)]
    for name in wanted:
        if name not in gold:
            raise _missing("card", name, (*CARDS, *gold))
    return (sum(gold[name] for name in wanted),)


def lords(_: Block, asked: Statement) -> Answer:
    """KB-10.9 for one quadrant: in the other three all seats have one settlement each, which pays them 12 each."""
    seats = len(asked.numbers)
    most = max(asked.numbers)
    if seats not in game.players or most > 37:
        raise CannotAnswer("counts are for 2 to 5 players and at most 37")
    # The quadrant asked about is the top left: a row a seat, and below and beside it the other three.
    width = max(most, seats)
    settlements = []
    for seat, count in enumerate(asked.numbers):
        asked_about = [f"{seat},{col}" for col in range(count)]
        settlements.append(" ".join([*asked_about, f"{seat},{width}", f"{seats},{seat}", f"{seats},{width + seat}"]))
    drawn = "/".join(["G" * (width + seats)] * (seats + 1))
    cards = ("lords", "knights", "miners")
    state = game.load(dump_of(drawn, *settlements, left=0, split=(seats, width), cards=cards))
    return tuple(gold["lords"] - 3 * 12 for gold in state.scores())


def during_play(block: Block, asked: Statement) -> Answer:
    """Cards that pay while the game is played."""
    if asked.verb not in CARDS:
        raise _missing("card", asked.verb, CARDS)
    raise CannotAnswer(f"the engine has the card {asked.verb}, but the casebook does not know yet how to ask for it")


# Targets


def targets(block: Block, asked: Statement) -> Answer:
    if asked.name == "build":
        return _build(block, asked)
    if asked.name not in NUMBER_OF:
        raise _missing("action", asked.name, ("build", *NUMBER_OF))
    location = LOCATIONS[NUMBER_OF[asked.name]]
    if bool(asked.kind) != (location.where == CARD):
        raise CannotAnswer(f"{asked.name} {'needs a' if location.where == CARD else 'takes no'} kind of terrain")
    if len(asked.hexes) != (location.act == MOVE):
        raise CannotAnswer(
            f"{asked.name} {'names the one piece it moves' if location.act == MOVE else 'moves no piece'}"
        )
    seat = list(block.pieces).index(asked.player)
    card = _card(asked.kind or "G")
    hands = ["desert"] * seat + [card]
    state = position(block, turn=seat, left=0, hands=hands, tiles={seat: [asked.name]})
    for place in asked.hexes:
        if place not in {piece.hex for piece in block.pieces[asked.player]}:
            raise CannotAnswer(f"{asked.player} has no piece on {show_hex(place)}")
    for step in (f"use {asked.name}", *(f"move {row},{col}" for row, col in asked.hexes)):
        action = state.read(step)
        if not state.legal() & bit(action):
            return frozenset()
        state.play(action)
    return legal_places(state)


def _build(block: Block, asked: Statement) -> Answer:
    """One settlement on a kind: by the mandatory action where a terrain card shows that kind."""
    if asked.kind not in BY_LETTER or asked.hexes:
        raise CannotAnswer("build names one kind of terrain, and no hex")
    kind = BY_LETTER[asked.kind]
    seat = list(block.pieces).index(asked.player)
    state = position(block, turn=seat, left=0)
    free = state.empty & state.board.terrain[kind]
    if not free or kind not in CARD_KINDS:
        return places(state, state.adjacent_if_possible(free))
    hands = ["desert"] * seat + [NAMES[kind]]
    return legal_places(position(block, turn=seat, left=3, hands=hands))


def _card(letter: str) -> str:
    """The name of the terrain card that shows a kind."""
    if letter not in BY_LETTER or BY_LETTER[letter] not in CARD_KINDS:
        raise CannotAnswer(f"no terrain card shows {letter}")
    return NAMES[BY_LETTER[letter]]


def _wall(state: State, cell: int) -> None:
    """A wall fills its hex and belongs to nobody; the engine has no walls of its own yet."""
    state.empty &= ~bit(cell)
    state.choices = state.find_choices()


# What an expansion adds here once the engine has it

PIECE_FIELDS: Final = {"settlement": "settlements"}
"""Kinds of pieces and the field of a player's dump that lists them."""

MARKER_HOOKS: Final[dict[str, Callable[[State, int], None]]] = {"wall": _wall}
"""Markers and how one is put on a hex of a loaded position."""

STATEMENTS: Final[dict[str, Callable[[Block, Statement], Answer]]] = {
    "neighbours": neighbours,
    "distance": distance,
    "score": score,
    "lords": lords,
    "families": during_play,
    "shepherds": during_play,
    "ambassadors": during_play,
    "rovers": during_play,
    "targets": targets,
}
