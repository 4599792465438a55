"""Positions in few words: a drawn map, the settlements of each seat, what they hold.

    table("D G D / G G D", "1,1", hands=["desert"], tiles={0: ["farm"]})

Every position goes through :meth:`KingdomBuilder.load`, so a test sees only what the contract can show.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final, TypedDict, Unpack

from realmwright.bits import each
from realmwright.game import Event, Json
from realmwright.rules.kingdom_builder import game
from realmwright.rules.kingdom_builder.model.amendments import ENDS_WITHOUT_CARDS
from realmwright.rules.kingdom_builder.state import State

ALL_SETS: Final = ("nomads", "crossroads", "marshlands", "harvest", "capitol", "caves", "island")
SWITCHES: Final[Mapping[str, tuple[str, Json]]] = {
    "special_pieces_movable": ("crossroads", True),
    "canoe_trigger": ("marshlands", "any"),
    "swamp_cards_without_boards": ("marshlands", False),
    "capitol_keeps_castle": ("capitol", True),
    "island_knights": ("island", True),
}
"""Each with the set that it belongs to and its default."""
SWAMP_CARDS: Final = ("swamp-grass", "swamp-canyon", "swamp-desert", "swamp-flower-field", "swamp-forest")
TERRAINS: Final = ("grass", "canyon", "desert", "flower field", "forest")
EACH_TERRAIN: Final = 5
CONDITIONS: Final = ("fresh", "used", "new", "lost")
"""Of a tile; the first where none is named."""
SETTLEMENTS: Final = 40
ANY_CARDS: Final = ("fishermen", "knights", "merchants")


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


def rows_of(drawn: str) -> list[str]:
    """The rows of a map drawn as ``G G D / D D W``; ``_`` is no hex, and behind a row of them lies the island."""
    return ["".join(row.split()).replace("_", " ") for row in drawn.split("/")]


def dump_of(drawn: str, *settlements: str, **details: Unpack[Details]) -> dict[str, Json]:
    """The dump of a position: ``settlements`` are hexes like ``0,1 2,3``, one text a seat, at least two seats."""
    rows = rows_of(drawn)
    seats = list(settlements) + [""] * (2 - len(settlements))
    hands = list(details.get("hands", ()))
    hands += ["grass"] * (len(seats) - len(hands))
    piles = {
        "deck": list(details.get("deck", ())),
        "discard": list(details.get("discard", ())),
        "removed": list(details.get("removed", ())),
    }
    named = Counter(card for pile in piles.values() for card in pile)
    named.update(card for card in hands if card is not None)
    named.update(card for cards in details.get("more_cards", {}).values() for card in cards)
    unnamed = [card for terrain in TERRAINS for card in [terrain] * (EACH_TERRAIN - named[terrain])]
    if details.get("swamp_cards", any(card in named for card in SWAMP_CARDS)):
        unnamed += [card for card in SWAMP_CARDS if card not in named]
    piles[details.get("rest", "deck")] += unnamed
    tiles = details.get("tiles", {})
    supplies = [SETTLEMENTS - len(hexes.split()) for hexes in seats]
    if "lifted" in details:
        supplies[details.get("turn", 0)] -= 1
    players: list[Json] = [
        {
            "settlements": hexes.split(),
            "supply": supplies[seat],
            "card": hands[seat],
            "dealt": 1,
            "tiles": [_tile(text) for text in tiles.get(seat, ())],
        }
        for seat, hexes in enumerate(seats)
    ]
    whole: dict[str, Any] = {
        "game": "kingdom-builder",
        "rules": details.get("rules", game.rules),
        "map": rows,
        "split": list(details.get("split", (len(rows) // 2, len(rows[0]) // 2))),
        "locations": dict(details.get("locations", {})),
        "lords_zero_counts": details.get("lords_zero_counts", True),
        "cards": list(details.get("cards", ANY_CARDS)),
        "start": details.get("start", 0),
        "turn": {
            "number": 1,
            "seat": details.get("turn", 0),
            "left": details.get("left", 3),
            "tile": details.get("tile"),
            "lifted": details.get("lifted"),
        },
        "players": players,
        **piles,
        "ending": details.get("ending", 0 in supplies),
        "over": False,
        "idle": details.get("idle", 0),
        "secrets": 0,
        "shuffles": 1,
        "dice": {"kind": "fast", "seed": details.get("seed", 1)},
    }
    if whole["rules"] < ENDS_WITHOUT_CARDS:
        del whole["idle"]
    return _with_sets(whole, details) if "sets" in details else whole


def _with_sets(base: dict[str, Any], details: Details) -> dict[str, Json]:
    """What the dump of a game with sets has beside that of the base game."""
    sets = list(details.get("sets", ()))
    under_way = details.get("under_way", {})
    for seat, player in enumerate(base["players"]):
        figures = details.get("figures", {}).get(seat, {})
        more = list(details.get("more_cards", {}).get(seat, ()))
        player["more_cards"] = more
        player["more_dealt"] = [1] * len(more)
        player["aside"] = details.get("aside", {}).get(seat, 0)
        player["earned"] = dict(details.get("earned", {}).get(seat, {}))
        player["figures"] = {name: hexes.split() for name, hexes in figures.items()}
        player["supply"] -= player["aside"] + list(details.get("marks", {}).values()).count(seat)
        if seat == base["turn"]["seat"]:
            player["supply"] -= under_way.get("due", 0)
            cards = [player["card"], *more]
            terrain = cards[0] if len(cards) == 1 and cards[0] in TERRAINS else None
    base["turn"] |= {
        "actor": base["turn"]["seat"],
        "terrain": terrain,
        "whole": 3,
        "due": 0,
        "built": [],
        "regular": 0,
        "spent": [],
        "carried": None,
        "count": 0,
        "freely": 0,
        "rounds": [],
        **under_way,
    }
    rows = base["map"]
    lines = sum(1 for row in rows if row.strip())
    marks = details.get("marks", {})
    kits: dict[str, Json] = {
        "marshlands": {"outcast": details.get("outcast")},
        "harvest": {
            "values": list(details.get("values", [0] * len(base["players"]))),
            "marks": [marks.get(line, -1) for line in range(lines)],
            "quadrants": [],
            "silos": list(details.get("silos", [0] * len(base["players"]))),
        },
        "capitol": {"hexes": details.get("capitols", "").split()},
        "caves": {"hexes": details.get("caves", "").split()},
    }
    nomads = {
        f"{row},{col}": "treasure" for row, line in enumerate(rows) for col, letter in enumerate(line) if letter == "N"
    }
    return {
        **base,
        "sets": sets,
        "tasks": list(details.get("tasks", ())),
        "walls": details.get("walls", "").split(),
        "scouts": details.get("scouts", "").split(),
        "nomads": {**nomads, **details.get("nomads", {})},
        "kits": {name: kits[name] for name in sets if name in kits},
        "closing": details.get("closing", False),
        **{name: value for name, (of_set, value) in SWITCHES.items() if of_set in sets},
        **details.get("switches", {}),
    }


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


def _tile(text: str) -> Json:
    what, _, condition = text.rpartition(" ")
    if condition not in CONDITIONS:
        what, condition = text, CONDITIONS[0]
    location, _, place = what.partition("@")
    return {"location": location, "hex": place or None, "state": condition}


def _shown(found: Json) -> list[str]:
    assert isinstance(found, list)
    shown = []
    for tile in found:
        assert isinstance(tile, dict)
        place = f"@{tile['hex']}" if tile["hex"] is not None else ""
        shown.append(f"{tile['location']}{place} {tile['state']}")
    return shown
