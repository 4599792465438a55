"""What the engine of Kingdom Builder says to the statements of a casebook.

Positions go in as dumps and questions are asked through the contract, as a player would ask them: an extra action is
used, and what may be clicked then is the answer. Every statement is tried in a game with all sets, and those that need
none of them in the base game as well.
"""

from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass, replace
from difflib import get_close_matches
from typing import Final, NamedTuple, Unpack

from realmwright.bits import bit, each
from realmwright.hexes import DIRECTIONS, Axial, axial, offset
from realmwright.rules.kingdom_builder import game
from realmwright.rules.kingdom_builder.model.catalogue import BASE, CARDS, CARDS_IN_PLAY, EXPANSIONS, OWN, TASKS
from realmwright.rules.kingdom_builder.model.terrain import BY_LETTER, CARD_KINDS, KINDS, NAMES
from realmwright.rules.kingdom_builder.state import State
from tests.casebook.reading import NO_HEX, SHAPES, Answer, Block, CannotAnswer, Hex, Statement, show, show_hex
from tests.kingdom_builder.positions import ALL_SETS, Details, dump_of

FENCE: Final = "kb"
MAP_LETTERS: Final = str.maketrans("K", "S")
"""Casebooks write a castle K, board files and dumps S."""
CARD_LETTERS: Final = "".join(KINDS[kind].letter for kind in CARD_KINDS)
SWAMP: Final = "B"
BASE_CARDS: Final = tuple(card.name for card in EXPANSIONS[BASE].cards)
BASE_TILES: Final = frozenset(extra.name for extra in EXPANSIONS[BASE].extras)
CITY: Final = "city"
FIGURES: Final = {CITY: "city hall"}
"""Pieces that a dump calls by another name."""


def answer(block: Block, statement: Statement) -> Answer:
    """What the engine says; CannotAnswer if it cannot say anything."""
    ask = STATEMENTS[statement.verb]
    found = ask(Table(block, ALL_SETS), statement)
    if _needs_no_set(block, statement):
        alone = ask(Table(block, ()), statement)
        if alone != found:
            raise CannotAnswer(f"with all sets it is {show(found)}, in the base game {show(alone)}")
    return found


def _needs_no_set(block: Block, asked: Statement) -> bool:
    pieces = [piece for standing in block.pieces.values() for piece in standing]
    if block.markers or any(piece.kind != "settlement" for piece in pieces) or NO_HEX in "".join(block.rows):
        return False
    if asked.verb == "score":
        return {*asked.name.split("+")} <= {*BASE_CARDS, "castles"}
    if asked.verb == "targets":
        return asked.kind in ("", *CARD_LETTERS) and asked.name in {"build", *BASE_TILES}
    return asked.verb in ("neighbours", "distance", "lords")


# Positions


@dataclass(frozen=True)
class Table:
    """A block as positions of a game with these sets. Seats are the colours in the order of their lines."""

    block: Block
    sets: tuple[str, ...]

    @property
    def seats(self) -> int:
        return max(game.players[0], len(self.block.pieces))

    def seat(self, player: str) -> int:
        return list(self.block.pieces).index(player)

    def position(self, seat: int, **details: Unpack[Details]) -> State:
        """The position in a turn of a seat, after its mandatory action unless the details say otherwise."""
        block = self.block
        if len(block.pieces) > game.players[-1]:
            raise CannotAnswer(f"a game has at most {game.players[-1]} colours, not {len(block.pieces)}")
        if block.rules is not None:
            if block.rules > game.rules:
                raise CannotAnswer(f"there are rules 1 to {game.rules}, not {block.rules}")
            details["rules"] = block.rules
        details = {"turn": seat, "left": 0, **details}
        settlements = []
        figures = {}
        for owner, pieces in enumerate(block.pieces.values()):
            standing: dict[str, list[Hex]] = {}
            for piece in pieces:
                standing.setdefault(piece.kind, []).extend(_flower(piece.hex) if piece.kind == CITY else [piece.hex])
            settlements.append(_names(standing.pop("settlement", [])))
            if "scout" in standing:
                if owner != seat:
                    raise CannotAnswer("scouts are on the board in their owner's turn only")
                details["scouts"] = _names(standing.pop("scout"))
            figures[owner] = {FIGURES.get(kind, kind): _names(hexes) for kind, hexes in standing.items()}
        if block.split is not None:
            details["split"] = block.split
        if self.sets:
            details["sets"] = self.sets
            details["figures"] = figures
            details["walls"] = _names(block.markers.get("wall", []))
            details["caves"] = _names(block.markers.get("cave", []))
            details["capitols"] = _names(block.markers.get("capitol", []))
        return game.load(dump_of("/".join(block.rows).translate(MAP_LETTERS), *settlements, **details))

    def of_kind(self, places: Iterable[Hex], letter: str) -> frozenset[Hex]:
        """Those of some hexes that are of a kind."""
        return frozenset(place for place in places if self.block.letter(place) == letter)


def _flower(middle: Hex) -> list[Hex]:
    """The seven hexes of a city hall."""
    q, r = axial(*middle)
    return [middle, *(offset(Axial(q + step.q, r + step.r)) for step in DIRECTIONS.values())]


def _name(place: Hex) -> str:
    return f"{place[0]},{place[1]}"


def _names(places: Sequence[Hex]) -> str:
    return " ".join(_name(place) for place in places)


def _card(letter: str) -> str:
    """The name of a terrain card that shows a kind; with swamp it shows another one as well."""
    return "swamp-grass" if letter == SWAMP else _terrain(letter)


def _terrain(letter: str) -> str:
    if letter not in CARD_LETTERS:
        raise CannotAnswer(f"no terrain card shows {letter}")
    return NAMES[BY_LETTER[letter]]


def _hands(seat: int, letter: str) -> list[str]:
    """A card that shows a kind for one seat, and any for those before it."""
    return ["desert"] * seat + [_card(letter)]


def _missing(what: str, name: str, known: Iterable[str]) -> CannotAnswer:
    close = get_close_matches(name, known, n=1, cutoff=0.8)
    return CannotAnswer(f"the engine has no {what} {name}" + (f"; did you mean {close[0]}?" if close else ""))


# Geometry


def neighbours(table: Table, asked: Statement) -> Answer:
    board = table.position(0).board
    around = board.grid.around[board.cell(*asked.hexes[0])]
    return frozenset(offset(board.grid.cells[cell]) for cell in each(around))


def distance(table: Table, asked: Statement) -> Answer:
    board = table.position(0).board
    return (board.grid.distance(board.cell(*asked.hexes[0]), board.cell(*asked.hexes[1])),)


# Scores

SCORES: Final = {"refuge_task": "place of refuge", "compass": "compass points", "capitol": "capitols"}
"""What pays under another name than in casebooks, which also write _ for a space."""


def score(table: Table, asked: Statement) -> Answer:
    """The sum of the named parts of a score, with those that are cards or tasks in play."""
    details: Details = {}
    wanted = []
    for part in asked.name.split("+"):
        card, _, removed = part.rstrip("]").partition("[")
        if (card == "scouts") != bool(removed):
            raise CannotAnswer("the card scouts, and no other, names the terrain that it removed, like scouts[G]")
        if removed:
            details["outcast"] = _terrain(removed)
        wanted.append(SCORES.get(card, card.replace("_", " ")))
    in_play = [name for name in wanted if name in CARDS]
    others = [name for name in BASE_CARDS if name not in wanted]
    details["cards"] = (in_play + others)[:CARDS_IN_PLAY]
    details["tasks"] = [name for name in wanted if name in TASKS]
    seat = table.seat(asked.player)
    gold = table.position(seat, **details).scores()[seat]
    known = (*CARDS, *TASKS, "castles", *(source.name for each in EXPANSIONS.values() for source in each.sources))
    for name in wanted:
        if name not in known:
            raise _missing("card", name, known)
    return (sum(gold.get(name, 0) for name in wanted),)


def lords(table: Table, asked: Statement) -> Answer:
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
    details: Details = {"left": 0, "split": (seats, width), "cards": ("lords", "knights", "miners")}
    if table.sets:
        details["sets"] = table.sets
    state = game.load(dump_of(drawn, *settlements, **details))
    return tuple(gold["lords"] - 3 * 12 for gold in state.scores())


# Gold for new settlements

FIRST_COLOUR: Final = "red"
MANDATORY: Final = ""


def new_settlements(table: Table, asked: Statement) -> Answer:
    """What a card pays while these hexes are built on one after another in one turn."""
    block = table.block
    player = asked.player or next(iter(block.pieces), FIRST_COLOUR)
    table = replace(table, block=replace(block, pieces={**block.pieces, player: block.pieces.get(player, [])}))
    seat = table.seat(player)
    for place in asked.hexes:
        if block.letter(place) not in BUILDERS:
            raise CannotAnswer(f"nothing can be built on {show_hex(place)}")
    details: Details = {"cards": (asked.verb, *BASE_CARDS)[:CARDS_IN_PLAY]}
    # Hexes that do not touch an own settlement are built on with an outpost each.
    tiles = ["outpost"] * len(asked.hexes)
    if asked.verb == "families":
        details["left"] = 3
        details["hands"] = _hands(seat, block.letter(asked.hexes[0]))
        ways = [MANDATORY] * len(asked.hexes)
    else:
        ways = [BUILDERS[block.letter(place)] for place in asked.hexes]
        tiles += [way for way in ways if way not in COMMON]
    details["tiles"] = {seat: tiles}
    state = table.position(seat, **details)
    gold = []
    for way, place in zip(ways, asked.hexes, strict=True):
        before = state.scores()[seat][asked.verb]
        _build_on(state, way, place)
        gold.append(state.scores()[seat][asked.verb] - before)
    return (sum(gold),) if SHAPES[asked.verb].right == "number" else tuple(gold)


def _build_on(state: State, way: str, place: Hex) -> None:
    """Build one settlement there, by an extra action or the mandatory one."""
    if way != MANDATORY:
        _played(state, "stop")  # what is left of the donation before
        state.play(state.read(f"use {way}"))
    if place not in destinations(state):
        state.play(state.read("use outpost"))
    state.play(state.read(f"build {_name(place)}"))


# Targets

COMING: Final = ("build", "place", "to", "wall", "scout")
"""Clicks by which something comes to a hex."""


class Action(NamedTuple):
    """How casebooks ask for an extra action."""

    tile: str
    kind: bool = False
    """Whether a kind of terrain is named: that of the terrain card, or one of those on which it can build."""
    piece: str = ""
    """What is moved: any piece, a wagon or a ship."""
    verbs: Collection[str] = COMING


ANY: Final = "piece"
BUILDING: Final = (
    "farm oasis tower tavern village garden foresters_lodge monastery barracks city_hall fountain water_mill"
    " mountain_station scout_cabin watchtower university farmland"
)
BUILDING_ON: Final = "oracle quarry fort cathedral canoe canoe_bonus"
MOVING: Final = "harbor paddock caravan refuge refuge_bonus palisade cave rope_bridge tree_house"
OF_NO_SET: Final = EXPANSIONS[OWN].extras if OWN in EXPANSIONS else ()
ACTIONS: Final = {
    **{name: Action(name.replace("_", " ")) for name in BUILDING.split()},
    **{name: Action(name.replace("_", " "), kind=True) for name in BUILDING_ON.split()},
    **{name: Action(name.replace("_", " "), piece=ANY) for name in MOVING.split()},
    **{extra.name.replace(" ", "_"): Action(extra.name, piece=ANY if extra.moves else "") for extra in OF_NO_SET},
    "barn": Action("barn", kind=True, piece=ANY),
    "watermill": Action("water mill"),
    "mountainstation": Action("mountain station"),
    "cityhall": Action("city hall"),
    "wagon_place": Action("wagon", verbs=("place",)),
    "wagon_move": Action("wagon", piece="wagon"),
    "ship_place": Action("lighthouse", verbs=("place",)),
    "ship_move": Action("lighthouse", piece="ship"),
}
FARMLAND: Final = "farmland"
COMMON: Final = frozenset((FARMLAND, "cave"))
"""What everybody may do without a tile."""
BUILDERS: Final = {
    **{letter: f"donation {NAMES[BY_LETTER[letter]]}" for letter in (*CARD_LETTERS, "W", "M")},
    SWAMP: "canoe bonus",
    "A": FARMLAND,
}
"""The extra action that builds on each kind and on no other; of two kinds for swamp."""


def targets(table: Table, asked: Statement) -> Answer:
    if asked.name == "build":
        return _build(table, asked)
    if asked.name not in ACTIONS:
        raise _missing("action", asked.name, ("build", *ACTIONS))
    action = ACTIONS[asked.name]
    if bool(asked.kind) != action.kind:
        raise CannotAnswer(f"{asked.name} {'needs a' if action.kind else 'takes no'} kind of terrain")
    if len(asked.hexes) != bool(action.piece):
        raise CannotAnswer(f"{asked.name} {'names the one piece it moves' if action.piece else 'moves no piece'}")
    for place in asked.hexes:
        kinds = [piece.kind for piece in table.block.pieces[asked.player] if piece.hex == place]
        if not kinds or action.piece not in (ANY, *kinds):
            raise CannotAnswer(f"{asked.player} has no {action.piece} on {show_hex(place)}")
    found = _ask(table, asked, action)
    return table.of_kind(found, asked.kind) if asked.kind else found


def _ask(table: Table, asked: Statement, action: Action) -> frozenset[Hex]:
    seat = table.seat(asked.player)
    if action.tile == "canoe":
        return _canoe(table, seat)
    details: Details = {}
    if action.tile not in COMMON:
        details["tiles"] = {seat: [action.tile]}
    if action.tile == "fort":
        # The card that is turned up is the first of the pile; nobody holds another one.
        details["hands"] = [None] * table.seats
        details["deck"] = [_card(asked.kind)]
    elif action.kind and action.tile != "canoe bonus":
        details["hands"] = _hands(seat, asked.kind)
    if action.tile == "cathedral":
        details["values"] = [1] * table.seats
    state = table.position(seat, **details)
    if not _played(state, f"use {action.tile}"):
        return frozenset()
    if action.piece == ANY:
        return destinations(state) if _played(state, f"move {_name(asked.hexes[0])}") else frozenset()
    if action.piece:
        return _journey(state) - {*asked.hexes}
    return destinations(state, action.verbs)


def _played(state: State, *steps: str) -> bool:
    """Play these steps, as far as they are legal; says whether all of them were."""
    for step in steps:
        action = state.read(step)
        if not state.legal() & bit(action):
            return False
        state.play(action)
    return True


def destinations(state: State, verbs: Collection[str] = COMING) -> frozenset[Hex]:
    """The hexes to which something can come by a click now."""
    return frozenset(place for place, _ in _clicks(state, verbs))


def _clicks(state: State, verbs: Collection[str]) -> list[tuple[Hex, int]]:
    """The hexes that can be clicked with one of these meanings, and the actions that do it."""
    found = []
    for action in each(state.legal()):
        deed = state.describe(action)
        if deed.kind in verbs:
            row, col = str(deed.args["hex"]).split(",")
            found.append(((int(row), int(col)), action))
    return found


def _journey(state: State) -> frozenset[Hex]:
    """Everywhere that a piece can end which goes step by step."""
    reached = frozenset[Hex]()
    for place, action in _clicks(state, ("to",)):
        twin = state.copy()
        twin.play(action)
        reached |= {place} | _journey(twin)
    return reached


def _canoe(table: Table, seat: int) -> frozenset[Hex]:
    """A reaction: somebody else builds beside a nomad hex, on an island where that is all there is, and takes its tile.

    That nobody touches the island is made up for by an outpost.
    """
    block = table.block
    width = len(block.rows[0])
    island = [letter.ljust(width, NO_HEX) for letter in (NO_HEX, "N", "G")]
    table = replace(table, block=replace(block, rows=[*block.rows, *island]))
    other = (seat + 1) % table.seats
    state = table.position(other, tiles={other: ["donation grass", "outpost"], seat: ["canoe"]})
    _build_on(state, "donation grass", (len(table.block.rows) - 1, 0))
    return destinations(state) if state.seat == seat else frozenset()


def _build(table: Table, asked: Statement) -> Answer:
    """One settlement on a kind: by the mandatory action if a terrain card shows it, else by what builds there."""
    if asked.kind not in BUILDERS or asked.hexes:
        raise CannotAnswer("build names one kind of terrain, and no hex")
    seat = table.seat(asked.player)
    if asked.kind in (*CARD_LETTERS, SWAMP):
        # A position with a useless card is none: it would have been replaced. The oracle knows if it is.
        hands = _hands(seat, asked.kind)
        if not _played(table.position(seat, hands=hands, tiles={seat: ["oracle"]}), "use oracle"):
            return frozenset()
        return table.of_kind(destinations(table.position(seat, hands=hands, left=3)), asked.kind)
    way = BUILDERS[asked.kind]
    state = table.position(seat, tiles={seat: [way]} if way not in COMMON else {})
    return destinations(state) if _played(state, f"use {way}") else frozenset()


STATEMENTS: Final[dict[str, Callable[[Table, Statement], Answer]]] = {
    "neighbours": neighbours,
    "distance": distance,
    "score": score,
    "lords": lords,
    "families": new_settlements,
    "shepherds": new_settlements,
    "ambassadors": new_settlements,
    "rovers": new_settlements,
    "targets": targets,
}
