"""Positions in few words, for lessons, figures and tests: a map, who stands where, and what they hold.

    {"map": "D G D / G G D", "settlements": ["1,1"], "hands": ["desert"], "tiles": [["farm"]]}

Whatever a sketch does not name is as in any game: everybody's other settlements are in their supply, and the terrain
cards that nobody holds are in the deck. The fields are those of :data:`SKETCH`; most of them are also fields of a dump.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final

from realmwright.game import BadSetup, Json
from realmwright.json_reader import JsonReader
from realmwright.rules.kingdom_builder.model.amendments import ENDS_WITHOUT_CARDS
from realmwright.rules.kingdom_builder.model.catalogue import TERRAIN_CARDS, switches_of
from realmwright.rules.kingdom_builder.model.maps import assemble
from realmwright.rules.kingdom_builder.model.position import SETTLEMENTS
from realmwright.rules.kingdom_builder.model.terrain import CARD_KINDS, CARDS_OF_A_KIND, NAMES

TERRAINS: Final = tuple(NAMES[kind] for kind in CARD_KINDS)
CONDITIONS: Final = ("fresh", "used", "new", "lost")
"""Of a tile; the first where none is named."""
FIRST_GAME_CARDS: Final = ("fishermen", "knights", "merchants")
SEATS: Final = 2
"""The fewest there are."""
NO_HEX: Final = "_"

SKETCH: Final[Mapping[str, str]] = {
    "map": "rows of letters, one a line or with / between them; _ is no hex, and behind a row of them lies the island",
    "boards": "instead of a map: four boards of the game",
    "split": "the first row and column of the lower and right quadrants; the middle unless said",
    "settlements": "the hexes of each seat: 0,1 2,3",
    "supply": "by seat, the settlements left; 40 less those that are somewhere else unless said",
    "hands": "by seat, the terrain card, or null; grass unless said",
    "tiles": "by seat, a list: farm (from no hex of the map), farm@1,1 (from there), farm@1,1 used",
    "locations": "by hex, the location",
    "deck": "terrain cards, the next first",
    "discard": "terrain cards",
    "removed": "terrain cards",
    "rest": "which of these three gets the terrain cards that are not named: the deck unless said",
    "cards": "three Kingdom Builder cards",
    "turn": "the seat; 0 unless said",
    "left": "settlements that the mandatory action still has to build: 3 before it, 0 after it",
    "start": "the seat that began",
    "ending": "whether the last round is played",
    "lords_zero_counts": "an option of the game",
    "idle": "turns without a build, at the end",
    "tile": "the tile that is being used",
    "lifted": "the piece that is being moved",
    "seed": "of the dice",
    "rules": "the version, if it is not the newest",
    # In games with sets:
    "sets": "their names",
    "switches": "options of the sets",
    "tasks": "names",
    "figures": "by seat, other pieces: {warrior = 1,1 2,2}; a city hall by its seven hexes",
    "walls": "hexes",
    "scouts": "hexes",
    "nomads": "the tile that lies, or lay, on each nomad hex; those not named have a treasure",
    "capitols": "hexes",
    "caves": "hexes",
    "outcast": "the terrain that Scouts has removed",
    "values": "by seat, settlement tiles of the Cathedral",
    "marks": "by line, the seat that has marked it",
    "silos": "by seat, the silo actions that are left at the end",
    "more_cards": "by seat, a list of the terrain cards held beside the first",
    "swamp_cards": "whether there are swamp cards; there are where one is named",
    "aside": "by seat, settlements set aside",
    "earned": "by seat, the gold paid so far by source",
    "under_way": "more of the turn: {due = 1, whole = 4, terrain = grass, count = 2}",
    "closing": "whether silos are used now",
}
"""The fields of a sketch."""


def dump_of(sketch: Mapping[str, Json], rules: int) -> dict[str, Json]:
    """The dump of a position that is sketched, by these rules unless the sketch names others.

    Raises BadSetup for fields that there are not. Whether the position is possible shows when it is loaded.
    """
    JsonReader(dict(sketch), "the sketch", BadSetup).allow(SKETCH)
    field: Any = {name: value for name, value in sketch.items() if value is not None}
    if ("map" in field) == ("boards" in field):
        raise BadSetup("the sketch must have either a map or boards")
    boards = field.get("boards")
    rows = assemble(tuple(boards)).rows() if boards else rows_of(field["map"])

    standing = field.get("settlements", ())
    seats = _by_seat(standing, max(SEATS, len(standing)), "")
    hands = _by_seat(sketch.get("hands"), len(seats), "grass")
    more = _by_seat(field.get("more_cards"), len(seats), ())
    turn = field.get("turn", 0)
    supplies = [SETTLEMENTS - len(hexes.split()) for hexes in seats]
    if "lifted" in field:
        supplies[turn] -= 1
    tiles = _by_seat(field.get("tiles"), len(seats), ())
    players: list[Any] = [
        {
            "settlements": hexes.split(),
            "supply": supplies[seat],
            "card": hands[seat],
            "dealt": 1,
            "tiles": [_tile(text) for text in tiles[seat]],
        }
        for seat, hexes in enumerate(seats)
    ]
    dump: dict[str, Any] = {
        "game": "kingdom-builder",
        "rules": field.get("rules", rules),
        **({"boards": [*boards]} if boards else {"map": rows, "split": _split(field, rows)}),
        **({} if boards else {"locations": dict(field.get("locations", {}))}),
        "lords_zero_counts": field.get("lords_zero_counts", True),
        "cards": list(field.get("cards", FIRST_GAME_CARDS)),
        "start": field.get("start", 0),
        "turn": {
            "number": 1,
            "seat": turn,
            "left": field.get("left", 3),
            "tile": field.get("tile"),
            "lifted": field.get("lifted"),
        },
        "players": players,
        **_piles(field, [*hands, *(card for cards in more for card in cards)]),
        "ending": field.get("ending", 0 in supplies),
        "over": False,
        "idle": field.get("idle", 0),
        "secrets": 0,
        "shuffles": 1,
        "dice": {"kind": "fast", "seed": field.get("seed", 1)},
    }
    if dump["rules"] < ENDS_WITHOUT_CARDS:
        del dump["idle"]
    if "sets" in field:
        dump |= _with_sets(dump, rows, more, field)
    for player, supply in zip(players, field.get("supply", ()), strict=False):
        player["supply"] = supply
    return dump


def rows_of(drawn: str) -> list[str]:
    """The rows of a map drawn as ``G G D / D D W``; ``_`` is no hex, and behind a row of them lies the island."""
    lines = drawn.replace("/", "\n").split("\n")
    return ["".join(line.split()).replace(NO_HEX, " ") for line in lines if line.strip()]


def _split(field: Mapping[str, Any], rows: Sequence[str]) -> list[int]:
    return list(field.get("split", (len(rows) // 2, len(rows[0]) // 2)))


def _by_seat(given: Any, seats: int, default: Any) -> list[Any]:
    found = list(given or ())
    return found + [default] * (seats - len(found))


def _piles(field: Mapping[str, Any], held: Sequence[str | None]) -> dict[str, Json]:
    """The deck and the other piles, with all terrain cards that nobody holds."""
    piles = {name: list(field.get(name, ())) for name in ("deck", "discard", "removed")}
    named = Counter(card for pile in piles.values() for card in pile)
    named.update(card for card in held if card is not None)
    rest = [card for terrain in TERRAINS for card in [terrain] * (CARDS_OF_A_KIND - named[terrain])]
    of_two_kinds = [card.name for card in TERRAIN_CARDS if len(card.kinds) > 1]
    if field.get("swamp_cards", any(card in named for card in of_two_kinds)):
        rest += [card for card in of_two_kinds if card not in named]
    piles[field.get("rest", "deck")] += rest
    return {**piles}


def _with_sets(
    base: Mapping[str, Any], rows: Sequence[str], more: Sequence[Sequence[str]], field: Mapping[str, Any]
) -> dict[str, Json]:
    """What the dump of a game with sets has beside that of the base game."""
    sets, under_way, marks = list(field["sets"]), field.get("under_way", {}), field.get("marks", {})
    players = base["players"]
    figures = _by_seat(field.get("figures"), len(players), {})
    aside = _by_seat(field.get("aside"), len(players), 0)
    earned = _by_seat(field.get("earned"), len(players), {})
    for seat, player in enumerate(players):
        player["more_cards"] = list(more[seat])
        player["more_dealt"] = [1] * len(more[seat])
        player["aside"] = aside[seat]
        player["earned"] = dict(earned[seat])
        player["figures"] = {name: hexes.split() for name, hexes in figures[seat].items()}
        player["supply"] -= aside[seat] + list(marks.values()).count(seat)
    acting = players[base["turn"]["seat"]]
    acting["supply"] -= under_way.get("due", 0)
    cards = [acting["card"], *acting["more_cards"]]
    turn = {
        "actor": base["turn"]["seat"],
        "terrain": cards[0] if len(cards) == 1 and cards[0] in TERRAINS else None,
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
    lines = sum(1 for row in rows if row.strip())
    kits: dict[str, Json] = {
        "marshlands": {"outcast": field.get("outcast")},
        "harvest": {
            "values": _by_seat(field.get("values"), len(players), 0),
            "marks": [marks.get(str(line), -1) for line in range(lines)],
            "quadrants": [],
            "silos": _by_seat(field.get("silos"), len(players), 0),
        },
        "capitol": {"hexes": field.get("capitols", "").split()},
        "caves": {"hexes": field.get("caves", "").split()},
    }
    nomads = {
        f"{row},{col}": "treasure" for row, line in enumerate(rows) for col, letter in enumerate(line) if letter == "N"
    }
    return {
        "turn": {**base["turn"], **turn},
        "sets": sets,
        "tasks": list(field.get("tasks", ())),
        "walls": field.get("walls", "").split(),
        "scouts": field.get("scouts", "").split(),
        "nomads": {**nomads, **field.get("nomads", {})},
        "kits": {name: kits[name] for name in sets if name in kits},
        "closing": field.get("closing", False),
        **{option.name: option.default for option in switches_of(tuple(sets)) if option.name != "lords_zero_counts"},
        **field.get("switches", {}),
    }


def _tile(text: str) -> Json:
    what, _, condition = text.rpartition(" ")
    if condition not in CONDITIONS:
        what, condition = text, CONDITIONS[0]
    location, _, place = what.partition("@")
    return {"location": location, "hex": place or None, "state": condition}
