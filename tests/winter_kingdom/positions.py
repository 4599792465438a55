"""Positions in few words: a single board, or all seven, what stands on it, and what everybody holds.

    table({"2,0": "T", "2,-1": "T"}, "1,0", card="tundra")

Unless said otherwise the map is one board in the middle, all grassland. Every position goes through
:meth:`WinterKingdom.load`, so a test sees only what the contract can show.
"""

import json
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, TypedDict, Unpack

import pytest

from realmwright.bits import each
from realmwright.game import Event, IllegalAction, Json
from realmwright.rules.winter_kingdom import game
from realmwright.rules.winter_kingdom.content.talents import TALENT_NAMES
from realmwright.rules.winter_kingdom.model.board import LOCAL, SIDE
from realmwright.rules.winter_kingdom.model.components import CENTRES, FORTS, HOUSES, SLOTS
from realmwright.rules.winter_kingdom.state import State

TERRAINS: Final = ("flower field", "grassland", "tundra", "fell field", "snowscape", "forest")
EACH_TERRAIN: Final = 5
ANY_CARDS: Final = ("ice fishers", "mountaineers", "shore folk")


class Details(TypedDict, total=False):
    """What a position may say beyond its map and buildings."""

    rules: int
    """The version of the rules, if it is not the newest."""
    boards: int
    """How many slots have a board, from the centre on: 1 unless said, or 7."""
    ground: str
    """The letter of all hexes that are not named; G unless said."""
    forts: Sequence[str]
    """By seat, like houses."""
    card: str | None
    """The terrain card of the seat whose turn it is; grassland unless said."""
    hands: Sequence[str | None]
    """The terrain cards of all seats, where more than one matters."""
    hand: Mapping[int, Sequence[str]]
    """By seat the talents that were not bought yet."""
    talents: Mapping[int, Sequence[str]]
    """By seat the open ones: ``mule``, or ``mule II`` if it is upgraded."""
    coins: Sequence[int]
    supply: Sequence[int]
    """Houses not built yet; the others that are not on the map are out of the game. All but those on it unless said."""
    fort_supply: Sequence[int]
    turn: int
    start: int
    left: int
    """Pieces that the mandatory action still has to build: 3 before it, 0 after it."""
    cards: Sequence[str]
    economy: str
    twists: Sequence[str]
    direction: str
    top_board: str
    deck: Sequence[str]
    """The cards on top of the pile, the next one first; the others lie below them."""
    discard: Sequence[str]
    rest: str
    """Where terrain cards lie that are not named: "deck" or "discard"."""
    ending: bool
    pool: Sequence[str]
    seed: int
    under_way: Mapping[str, Json]
    """More of the turn: ``{"phase": "trade", "used": ["mule", "mule II"], "pieces": 4}``."""


def map_of(named: Mapping[str, str], boards: int = 1, ground: str = "G") -> list[Json]:
    """The map of a dump: the letters of some hexes, and one letter for all others."""
    rows: list[Json] = []
    for slot in range(SLOTS):
        q, r = CENTRES[slot]
        if slot >= boards:
            rows.append(None)
            continue
        letters = [(cell, named.get(f"{cell.q + q},{cell.r + r}", ground)) for cell in LOCAL]
        rows.append(["".join(x for cell, x in letters if cell.r == row) for row in range(-SIDE, SIDE + 1)])
    return rows


def dump_of(named: Mapping[str, str], *houses: str, **details: Unpack[Details]) -> dict[str, Json]:
    """The dump of a position: ``houses`` are hexes like ``0,1 2,-3``, one text a seat, at least two seats."""
    seats = list(houses) + [""] * (2 - len(houses))
    turn = details.get("turn", 0)
    hands: list[str | None] = list(details.get("hands", ()))
    hands += ["grassland"] * (len(seats) - len(hands))
    if "card" in details:
        hands[turn] = details["card"]
    piles = {"deck": list(details.get("deck", ())), "discard": list(details.get("discard", ()))}
    known = Counter(card for pile in piles.values() for card in pile)
    known.update(card for card in hands if card is not None)
    piles[details.get("rest", "deck")] += [
        card for terrain in TERRAINS for card in [terrain] * (EACH_TERRAIN - known[terrain])
    ]
    left = details.get("left", 3)
    more = details.get("under_way", {})
    players = [_player(seat, seats, hands[seat], details) for seat in range(len(seats))]
    turn_of: dict[str, Json] = {
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
        **more,
    }
    open_talents = details.get("talents", {}).get(turn, ())
    if "crossroads II" in open_talents and left == 3 and "terrain" not in more:
        turn_of["terrain"] = None
    return {
        "game": "winter-kingdom",
        "rules": details.get("rules", game.rules),
        "map": map_of(named, details.get("boards", 1), details.get("ground", "G")),
        "cards": list(details.get("cards", ANY_CARDS)),
        "economy": details.get("economy", "marble"),
        "twists": list(details.get("twists", ())),
        "direction": details.get("direction", "horizontal"),
        "top_board": details.get("top_board", "N"),
        "pool": list(details.get("pool", TALENT_NAMES)),
        "start": details.get("start", 0),
        "turn": turn_of,
        "players": players,
        "discard": [*piles["discard"]],
        "deck": [*piles["deck"]],
        "idle": 0,
        "ending": details.get("ending", False),
        "over": False,
        "secrets": 0,
        "shuffles": 1,
        "dice": {"kind": "fast", "seed": details.get("seed", 1)},
    }


def _player(seat: int, seats: Sequence[str], card: str | None, details: Details) -> Json:
    houses = seats[seat].split()
    forts = _of(details.get("forts", ()), seat, "").split()
    supply = _of(details.get("supply", ()), seat, HOUSES - len(houses))
    fort_supply = _of(details.get("fort_supply", ()), seat, FORTS - len(forts))
    hand = list(details.get("hand", {}).get(seat, ()))
    return {
        "houses": [*houses],
        "forts": [*forts],
        "supply": supply,
        "fort_supply": fort_supply,
        "removed": [HOUSES - supply - len(houses), FORTS - fort_supply - len(forts)],
        "coins": _of(details.get("coins", ()), seat, 0),
        "card": card,
        "dealt": 1 if card else 0,
        "barred": [],
        "hand": [*hand],
        "hand_count": len(hand),
        "talents": [
            {"talent": name.removesuffix(" II"), "level": 2 if name.endswith(" II") else 1}
            for name in details.get("talents", {}).get(seat, ())
        ],
    }


def _of(values: Sequence[Any], seat: int, default: Any) -> Any:
    return values[seat] if seat < len(values) else default


def table(named: Mapping[str, str], *houses: str, **details: Unpack[Details]) -> State:
    """A position with a journal."""
    state = game.load(dump_of(named, *houses, **details))
    state.journal = []
    return state


def kind(letter: str, hexes: str) -> dict[str, str]:
    """Hexes of one kind: ``kind("T", "2,0 2,-1")``."""
    return dict.fromkeys(hexes.split(), letter)


def legal(state: State) -> list[str]:
    """All legal actions in notation, sorted."""
    return sorted(state.say(action) for action in each(state.legal()))


def hexes(state: State, verb: str = "build") -> set[str]:
    """The hexes that can be chosen with a verb."""
    deeds = [state.describe(action) for action in each(state.legal())]
    return {str(deed.args["hex"]) for deed in deeds if deed.kind == verb}


def play(state: State, *actions: str) -> State:
    """Play actions in notation, one after the other; whoever loads a position in between can play the same."""
    for action in actions:
        state.play(state.read(action))
        dump = json.loads(json.dumps(state.dump()))
        twin = game.load(dump)
        assert twin.dump() == dump
        assert (twin.seat, twin.prompt(), twin.legal()) == (state.seat, state.prompt(), state.legal())
    return state


def finish_turn(state: State) -> State:
    """Build wherever that is possible until the turn can be ended, and end it."""
    while "end turn" not in legal(state):
        play(state, legal(state)[0])
    return play(state, "end turn")


def seen(state: State, seat: int | None = None) -> Any:
    """The view of a seat, to be looked into at will."""
    return state.view(seat)


def refusal(state: State, action: str) -> str:
    """Why an action cannot be played, in one line; trying it changes nothing."""
    before, told = state.dump(), list(events(state))
    with pytest.raises(IllegalAction) as problem:
        state.play(state.read(action))
    assert (state.dump(), events(state)) == (before, told)
    assert "\n" not in str(problem.value)
    return str(problem.value)


def events(state: State, *kinds: str) -> list[Event]:
    """What the journal has noted so far, or those of some kinds."""
    assert state.journal is not None
    return [event for event in state.journal if not kinds or event.kind in kinds]


def coins(state: State) -> list[Json]:
    """The coins that were paid, in order."""
    return [event.args["coins"] for event in events(state, "coins")]


def names(cells: Iterable[int], state: State) -> set[str]:
    """The names of some hexes."""
    return {state.board.name(cell) for cell in cells}


def refused(state: State, *actions: str) -> None:
    """Each of the actions is refused, and nothing has changed."""
    for action in actions:
        refusal(state, action)


def uses(state: State) -> set[str]:
    """The talents, or halves of them, that can be used now: ``{"mule", "horse II"}``."""
    return {action.removeprefix("use ") for action in legal(state) if action.startswith("use ")}


def fork(state: State) -> State:
    """A copy with a journal of its own."""
    twin = state.copy()
    twin.journal = []
    return twin


def owner(talent: str, named: Mapping[str, str], *houses: str, **details: Unpack[Details]) -> State:
    """A position after the mandatory action; seat 0 has one talent, or only the tunnel card."""
    talents = [] if talent == "tunnel" else [talent]
    merged: Details = {"left": 0, "talents": {0: talents}, **details}
    return table(named, *houses, **merged)
