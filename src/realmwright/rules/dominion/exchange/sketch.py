"""Positions in few words, for lessons, figures and tests.

    {"hand": "cellar 2 estate 2 copper", "deck": "gold silver copper"}

Cards are written one after another by their names, with a number where there are several. A deck is written with its
top first, a discard pile with its top last. What a sketch does not name is empty, apart from the supply, which has
whatever is nowhere else. The fields are those of :data:`SKETCH`.
"""

import re
from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

from realmwright.game import BadSetup, Json
from realmwright.json_reader import JsonReader
from realmwright.rules.dominion.content import CATALOGUE
from realmwright.rules.dominion.content.kingdoms import EDITIONS, SETS
from realmwright.rules.dominion.model.catalogue import COPPERS, ESTATES
from realmwright.rules.dominion.play.zones import piles

CARD: Final = re.compile(rf"(?:(\d+) )?({'|'.join(sorted(CATALOGUE.names, key=len, reverse=True))})(?: |$)")
FIRST_GAME: Final = "first-game"

SKETCH: Final[Mapping[str, str]] = {
    "hand": "cards of seat 0",
    "deck": "the same, its top first",
    "discard": "the same, its top last",
    "others": "by seat from 1 on, their cards: {hand = ..., deck = ..., discard = ...}; one without any unless said",
    "kingdom": "ten cards; those of the first game unless said",
    "supply": "piles with fewer cards than that: {province = 1}; the others are in the trash",
    "trash": "cards",
    "table": "cards in play",
    "edition": "first or second",
    "phase": "action or buy",
    "turn": "the seat; 0 unless said",
    "actions": "1 unless said",
    "buys": "1 unless said",
    "coins": "0 unless said",
    "turns": "by seat, the turns begun; 1 for the seat whose turn it is, unless said",
    "ask": "the seats that are asked for reactions",
    "seed": "of the dice",
    "rules": "the version, if it is not the newest",
}
"""The fields of a sketch."""


def cards_of(text: str) -> list[str]:
    """The cards of a text, in its order. Raises BadSetup."""
    found: list[str] = []
    place = 0
    while place < len(text):
        match = CARD.match(text, place)
        if match is None:
            raise BadSetup(f"there is no card at the beginning of {text[place:]!r}")
        found += [match[2]] * int(match[1] or 1)
        place = match.end()
    return found


def dump_of(sketch: Mapping[str, Json], rules: int) -> dict[str, Json]:
    """The dump of a position that is sketched, by these rules unless the sketch names others.

    Raises BadSetup for fields or cards that there are not. Whether the position is possible shows when it is loaded.
    """
    JsonReader(dict(sketch), "the sketch", BadSetup).allow(SKETCH)
    field: Any = {name: value for name, value in sketch.items() if value is not None}
    edition = field.get("edition", EDITIONS[0])
    kingdom = cards_of(field["kingdom"]) if "kingdom" in field else list(SETS[FIRST_GAME][edition])
    seats = [{zone: field.get(zone, "") for zone in ("hand", "deck", "discard")}, *field.get("others", [{}])]
    turn = field.get("turn", 0)
    turns = field.get("turns", [int(seat == turn) for seat in range(len(seats))])
    players: list[Any] = [
        {
            "turns": turns[seat],
            "deck": cards_of(zones.get("deck", "")),
            "tops": [],
            "hand": cards_of(zones.get("hand", "")),
            "shown": [],
            "discard": cards_of(zones.get("discard", "")),
            "unseen": [],
            "shuffles": 1,
        }
        for seat, zones in enumerate(seats)
    ]
    trash, table = cards_of(field.get("trash", "")), cards_of(field.get("table", ""))
    elsewhere = Counter([*trash, *table])
    for player in players:
        elsewhere.update([*player["deck"], *player["hand"], *player["discard"]])
    supply = _supply(kingdom, len(seats), elsewhere)
    for name, count in field.get("supply", {}).items():
        trash += [name] * (supply.get(name, count) - count)
        supply[name] = count
    return {
        "game": "dominion",
        "rules": field.get("rules", rules),
        "edition": edition,
        "start": 0,
        "ask": list(field.get("ask", ())),
        "phase": field.get("phase", "action"),
        "turn": {
            "number": sum(turns),
            "seat": turn,
            "actions": field.get("actions", 1),
            "buys": field.get("buys", 1),
            "coins": field.get("coins", 0),
            "bought": False,
            "merchants": 0,
        },
        "draft": [],
        "kingdom": kingdom,
        "trash": trash,
        "table": table,
        "secrets": 0,
        "supply": supply,
        "players": players,
        "stack": [],
        "last": None,
        "immune": [],
        "chooser": turn,
        "dice": {"kind": "fast", "seed": field.get("seed", 1)},
    }


def _supply(kingdom: list[str], players: int, elsewhere: Mapping[str, int]) -> dict[str, Any]:
    """The piles of a box, less what lies elsewhere."""
    complete = piles(players, sum(1 << CATALOGUE.number_of[name] for name in kingdom))
    dealt = {"copper": COPPERS * players, "estate": ESTATES * players}
    return {
        name: complete[number] + dealt.get(name, 0) - elsewhere.get(name, 0)
        for number, name in enumerate(CATALOGUE.names)
        if complete[number]
    }
