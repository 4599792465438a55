"""Positions in few words, for lessons, figures and tests: the ground, what stands on it, and what everybody holds.

    {"hexes": {"T": "2,0 2,-1"}, "houses": ["1,0"], "hands": ["tundra"]}
    {"map": ["1A"], "houses": ["1,0"]}

Unless said otherwise the map is one board in the middle, all grassland, and whatever is not named is as in any game.
The fields are those of :data:`SKETCH`.
"""

from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

from realmwright.game import BadSetup, Json
from realmwright.json_reader import JsonReader
from realmwright.rules.winter_kingdom.content.boards import LABELS, side_rows
from realmwright.rules.winter_kingdom.content.talents import TALENT_NAMES
from realmwright.rules.winter_kingdom.model.board import DIRECTIONS, LOCAL, SIDE, TOP_BOARDS
from realmwright.rules.winter_kingdom.model.components import CARDS_OF_A_KIND, CENTRES, FORTS, HOUSES, SLOTS
from realmwright.rules.winter_kingdom.model.terrain import CARD_NAMES

ANY_CARDS: Final = ("ice fishers", "mountaineers", "shore folk")
ANY_ECONOMY: Final = "marble"
ANY_TERRAIN: Final = "grassland"
SEATS: Final = 2
"""The fewest there are."""
UPGRADED: Final = " II"

SKETCH: Final[Mapping[str, str]] = {
    "hexes": "by letter of terrain, hexes: {T = 2,0 2,-1}",
    "ground": "the letter of all hexes that are not named; G unless said",
    "map": "from the centre on, nine rows of letters, the name of a board such as 3B/2, or an empty text for no board",
    "boards": "how many places have a board, from the centre on: 1 unless said, or 7; or the names of seven boards",
    "houses": "the hexes of each seat: 0,1 2,-3",
    "forts": "by seat, like houses",
    "hands": "by seat, the terrain card, or null; grassland unless said",
    "hand": "by seat, a list of the talents that were not bought yet",
    "talents": "by seat, a list of the open ones: mule, or mule II if it is upgraded",
    "coins": "by seat; 0 unless said",
    "supply": "by seat, houses not built yet; the others that are not on the map are out of the game. All unless said",
    "fort_supply": "by seat, the same for forts",
    "turn": "the seat; 0 unless said",
    "start": "the seat that began",
    "left": "pieces that the mandatory action still has to build: 3 before it, 0 after it",
    "cards": "three Winter Kingdom cards",
    "economy": "the economy",
    "twists": "names",
    "direction": "the lines that count",
    "top_board": "the board on which Highlands pays",
    "deck": "terrain cards on top of the pile, the next first; the others lie below them",
    "discard": "terrain cards",
    "rest": "where terrain cards lie that are not named: deck or discard",
    "ending": "whether the last round is played",
    "pool": "the talents in the game; all unless said",
    "seed": "of the dice",
    "rules": "the version, if it is not the newest",
    "under_way": "more of the turn: {phase = trade, used = [mule], pieces = 4}",
}
"""The fields of a sketch."""


def dump_of(sketch: Mapping[str, Json], rules: int) -> dict[str, Json]:
    """The dump of a position that is sketched, by these rules unless the sketch names others.

    Raises BadSetup for fields that there are not. Whether the position is possible shows when it is loaded.
    """
    JsonReader(dict(sketch), "the sketch", BadSetup).allow(SKETCH)
    field: Any = {name: value for name, value in sketch.items() if value is not None}
    standing = field.get("houses", ())
    seats = max(SEATS, len(standing))
    turn, left = field.get("turn", 0), field.get("left", 3)
    hands = _by_seat(field.get("hands"), seats, ANY_TERRAIN)
    players: list[Any] = [_player(seat, field, hands[seat]) for seat in range(seats)]
    turn_of = {
        "number": 1,
        "seat": turn,
        "whole": 3,
        "left": left,
        "terrain": hands[turn],
        "terrains": [],
        "laid": [],
        "pieces": 3 - left,
        "used": [],
        "phase": "build",
        "purchases": 0,
        "extra": None,
        "extra_left": 0,
        "fresh": [],
        "step": "open",
        "talent": None,
        "level": None,
        "lifted": None,
        "origin": None,
        "moved": False,
        **field.get("under_way", {}),
    }
    open_talents = _by_seat(field.get("talents"), seats, ())[turn]
    if "crossroads" + UPGRADED in open_talents and left == 3 and "terrain" not in field.get("under_way", {}):
        turn_of["terrain"] = None
    boards = field.get("boards", 1)
    ground = {"boards": [*boards]} if isinstance(boards, list | tuple) else {"map": _map(field, boards)}
    return {
        "game": "winter-kingdom",
        "rules": field.get("rules", rules),
        **ground,
        "cards": list(field.get("cards", ANY_CARDS)),
        "economy": field.get("economy", ANY_ECONOMY),
        "twists": list(field.get("twists", ())),
        "direction": field.get("direction", DIRECTIONS[0]),
        "top_board": field.get("top_board", TOP_BOARDS[0]),
        "pool": list(field.get("pool", TALENT_NAMES)),
        "start": field.get("start", 0),
        "turn": turn_of,
        "players": players,
        **_piles(field, hands),
        "idle": 0,
        "ending": field.get("ending", False),
        "over": False,
        "secrets": 0,
        "shuffles": 1,
        "dice": {"kind": "fast", "seed": field.get("seed", 1)},
    }


def _map(field: Mapping[str, Any], boards: int) -> list[Json]:
    """The map of a dump: drawn boards, or the letters of some hexes and one letter for all others."""
    if "map" in field:
        drawn = field["map"]
        return [_rows(drawn[slot]) if slot < len(drawn) else None for slot in range(max(SLOTS, len(drawn)))]
    named = {place: letter for letter, places in field.get("hexes", {}).items() for place in places.split()}
    ground = field.get("ground", "G")
    rows: list[Json] = []
    for slot in range(SLOTS):
        q, r = CENTRES[slot]
        if slot >= boards:
            rows.append(None)
            continue
        letters = [(cell, named.get(f"{cell.q + q},{cell.r + r}", ground)) for cell in LOCAL]
        rows.append(["".join(x for cell, x in letters if cell.r == row) for row in range(-SIDE, SIDE + 1)])
    return rows


def _rows(drawn: str) -> Json:
    """The rows of a board that is named or drawn; None for no board. Blanks within a drawn row only shape it."""
    if drawn.strip() in LABELS:
        return [*side_rows(drawn.strip())]
    rows = ["".join(line.split()) for line in drawn.splitlines()]
    return [row for row in rows if row] or None


def _piles(field: Mapping[str, Any], hands: list[Any]) -> dict[str, Json]:
    """The deck and the discards, with all terrain cards that nobody holds."""
    piles = {name: list(field.get(name, ())) for name in ("deck", "discard")}
    known = Counter(card for pile in piles.values() for card in pile)
    known.update(card for card in hands if card is not None)
    piles[field.get("rest", "deck")] += [
        card for terrain in CARD_NAMES for card in [terrain] * (CARDS_OF_A_KIND - known[terrain])
    ]
    return {**piles}


def _player(seat: int, field: Mapping[str, Any], card: str | None) -> Json:
    def own(name: str, default: Any) -> Any:
        given = field.get(name, ())
        return given[seat] if seat < len(given) else default

    houses, forts = own("houses", "").split(), own("forts", "").split()
    supply = own("supply", HOUSES - len(houses))
    fort_supply = own("fort_supply", FORTS - len(forts))
    hand = list(own("hand", ()))
    return {
        "houses": houses,
        "forts": forts,
        "supply": supply,
        "fort_supply": fort_supply,
        "removed": [HOUSES - supply - len(houses), FORTS - fort_supply - len(forts)],
        "coins": own("coins", 0),
        "card": card,
        "dealt": 1 if card else 0,
        "barred": [],
        "hand": hand,
        "hand_count": len(hand),
        "talents": [
            {"talent": name.removesuffix(UPGRADED), "level": 2 if name.endswith(UPGRADED) else 1}
            for name in own("talents", ())
        ],
    }


def _by_seat(given: Any, seats: int, default: Any) -> list[Any]:
    found = list(given or ())
    return found + [default] * (seats - len(found))
