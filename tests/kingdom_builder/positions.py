"""Positions in few words: a drawn map, the settlements of each seat, what they hold.

    table("D G D / G G D", "1,1", hands=["desert"], tiles={0: ["farm"]})

Every position goes through :meth:`KingdomBuilder.load`, so a test sees only what the contract can show.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final, TypedDict, Unpack

from realmwright.bits import each
from realmwright.game import Event, Json
from realmwright.rules.kingdom_builder import game
from realmwright.rules.kingdom_builder.exchange.sketch import dump_of as sketched
from realmwright.rules.kingdom_builder.exchange.sketch import rows_of
from realmwright.rules.kingdom_builder.state import State

ALL_SETS: Final = ("nomads", "crossroads", "marshlands", "harvest", "capitol", "caves", "island")
TERRAINS: Final = ("grass", "canyon", "desert", "flower field", "forest")
SWAMP_CARDS: Final = ("swamp-grass", "swamp-canyon", "swamp-desert", "swamp-flower-field", "swamp-forest")
EACH_TERRAIN: Final = 5
SETTLEMENTS: Final = 40
BY_SEAT: Final = ("tiles", "figures", "more_cards", "aside", "earned")
"""Details that name seats; sketches list them."""
NOTHING: Final[Mapping[str, Any]] = {"figures": {}, "earned": {}, "aside": 0}


class Details(TypedDict, total=False):
    """What a position may say beyond its map and settlements."""

    rules: int
    """The version of the rules, if it is not the newest."""
    turn: int
    left: int
    """Settlements that the mandatory action still has to build: 3 before it, 0 after it."""
    hands: Sequence[str | None]
    """Terrain cards by seat; None: no card. Seats not named hold grass."""
    tiles: Mapping[int, Sequence[str]]
    """By seat: ``farm`` (from no hex of the map), ``farm@1,1`` (from there), ``farm@1,1 used``."""
    locations: Mapping[str, str]
    deck: Sequence[str]
    discard: Sequence[str]
    removed: Sequence[str]
    rest: str
    """Which of these three gets the terrain cards that are not named."""
    cards: Sequence[str]
    split: tuple[int, int]
    start: int
    ending: bool
    lords_zero_counts: bool
    idle: int
    tile: str
    lifted: str
    seed: int

    # In games with sets; whoever gives one of these gives ``sets`` as well.
    sets: Sequence[str]
    """The sets, or ``ALL_SETS``."""
    switches: Mapping[str, Json]
    tasks: Sequence[str]
    figures: Mapping[int, Mapping[str, str]]
    """By seat: ``{"warrior": "1,1 2,2"}``; a city hall by its seven hexes."""
    walls: str
    scouts: str
    nomads: Mapping[str, str]
    """The tile that lies, or lay, on each nomad hex; those not named have a treasure."""
    capitols: str
    caves: str
    outcast: str
    values: Sequence[int]
    marks: Mapping[int, int]
    """By line: the seat that has marked it."""
    silos: Sequence[int]
    """By seat: the silo actions that are left at the end."""
    more_cards: Mapping[int, Sequence[str]]
    """By seat: the terrain cards that it holds beside the first."""
    swamp_cards: bool
    """Whether the swamp cards are among the terrain cards; they are where one is named."""
    aside: Mapping[int, int]
    earned: Mapping[int, Mapping[str, int]]
    under_way: Mapping[str, Json]
    """More of the turn: ``{"due": 1, "whole": 4, "terrain": "grass", "count": 2}``."""
    closing: bool


def dump_of(drawn: str, *settlements: str, **details: Unpack[Details]) -> dict[str, Json]:
    """The dump of a position: ``settlements`` are hexes like ``0,1 2,3``, one text a seat, at least two seats."""
    sketch: dict[str, Any] = {"map": drawn, "settlements": settlements, **details}
    for name in BY_SEAT:
        if name in sketch:
            given = sketch[name]
            sketch[name] = [given.get(seat) or NOTHING.get(name, ()) for seat in range(max(given, default=-1) + 1)]
    if "marks" in details:
        sketch["marks"] = {str(line): seat for line, seat in details["marks"].items()}
    return sketched(sketch, game.rules)


def table(drawn: str, *settlements: str, **details: Unpack[Details]) -> State:
    """The position that :func:`dump_of` describes, loaded by the engine, with somebody keeping the journal."""
    state = game.load(dump_of(drawn, *settlements, **details))
    state.journal = []
    return state


def play(state: State, *actions: str) -> State:
    """Play actions given in notation, one after another."""
    for text in actions:
        state.play(state.read(text))
    return state


def options(state: State) -> set[str]:
    """Everything that may be played now, in notation."""
    return {state.say(action) for action in each(state.legal())}


def hexes(state: State) -> set[str]:
    """The hexes that may be chosen now."""
    return names(state, state.legal() & state.board.grid.board)


def names(state: State, cells: int) -> set[str]:
    return {state.board.name(cell) for cell in each(cells)}


def uses(state: State) -> set[str]:
    """The tiles whose action may be begun now."""
    return {text.removeprefix("use ") for text in options(state) if text.startswith("use ")}


def tiles(state: State, seat: int) -> list[str]:
    """The tiles that a seat holds or held, as ``farm@1,1 fresh``, in the order of the dump."""
    return _shown(_player(state, seat)["tiles"])


def settlements(state: State, seat: int) -> set[str]:
    found = _player(state, seat)["settlements"]
    assert isinstance(found, list)
    return {str(name) for name in found}


def noted(state: State, *kinds: str) -> list[Event]:
    """The events in the journal, of the given kinds or all."""
    assert state.journal is not None
    return [event for event in state.journal if not kinds or event.kind in kinds]


def many(drawn: str, count: int, skip: int = 0) -> str:
    """The names of ``count`` hexes of a map, row by row, after leaving out the first ``skip``."""
    rows = rows_of(drawn)
    every = [f"{row},{col}" for row, letters in enumerate(rows) for col in range(len(letters))]
    return " ".join(every[skip : skip + count])


def _player(state: State, seat: int) -> Mapping[str, Json]:
    players = state.dump()["players"]
    assert isinstance(players, list)
    player = players[seat]
    assert isinstance(player, dict)
    return player


def _shown(found: Json) -> list[str]:
    assert isinstance(found, list)
    shown = []
    for tile in found:
        assert isinstance(tile, dict)
        place = f"@{tile['hex']}" if tile["hex"] is not None else ""
        shown.append(f"{tile['location']}{place} {tile['state']}")
    return shown
