"""Positions of Dominion that could be in a box, as dumps: some written by hand, many from random games."""

import json
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from realmwright.bits import select
from realmwright.dice import FastDice, Stream, shuffled
from realmwright.game import Json
from realmwright.rules.dominion import game
from realmwright.rules.dominion.content import CATALOGUE
from realmwright.rules.dominion.content.kingdoms import SETS
from realmwright.rules.dominion.exchange.sketch import cards_of
from realmwright.rules.dominion.model.actions import DONE, END_TURN, PLAY
from realmwright.rules.dominion.model.catalogue import COPPERS, ESTATES
from realmwright.rules.dominion.state import State

FAMILIES: Final[Sequence[tuple[int, Mapping[str, Json]]]] = (
    (2, {"require": ["throne room", "thief", "library", "moat", "mine", "moneylender", "chancellor", "feast"]}),
    (
        3,
        {
            "require": ["throne room", "spy", "bureaucrat", "militia", "moat", "remodel", "thief", "cellar", "witch"],
            "ask": [0, 1, 2],
        },
    ),
    (4, {"edition": "second", "require": ["throne room", "sentry", "vassal", "artisan", "bandit", "moat", "poacher"]}),
    (
        2,
        {"edition": "second", "mixed": True, "require": ["harbinger", "mine", "vassal", "sentry", "library", "bandit"]},
    ),
    (3, {"kingdom": "draft", "edition": "second", "require": ["merchant", "chapel", "workshop", "gardens"]}),
)
"""Numbers of players and options under which every kind of decision comes up."""
MONEY: Final = ("silver", "silver", "silver", "gold", "gold")
MANY: Final = 250
"""How many positions of a game are looked at."""


def dump_of(*players: Mapping[str, Json], kingdom: Sequence[str] = SETS["interaction"]["first"], **more: Any) -> Any:
    """A position of these players, seat 0 at turn; ``more`` are fields of the dump or of its turn.

    Zones are texts as :mod:`realmwright.rules.dominion.exchange.sketch` reads them. The supply has whatever nobody has.
    """
    dump: Any = through_json(game.new(len(players), 1, {"cards": kingdom, "start": 0}).dump())
    dump["phase"] = "action"
    for seat, given in enumerate(players):
        empty: dict[str, Json] = {"deck": [], "tops": [], "hand": [], "shown": [], "discard": [], "unseen": []}
        dump["players"][seat] |= empty | {name: read(value) for name, value in given.items()}
    for name, value in more.items():
        place = dump["turn"] if name in dump["turn"] else dump
        place[name] = read(value) if name in ("trash", "table") else value
    return add_up(dump)


def read(value: Json) -> Json:
    return cards_of(value) if isinstance(value, str) else value


def add_up(dump: Any) -> Any:
    """Put into the supply whatever is missing from it, and take out what is elsewhere."""
    found = Counter([*dump["trash"], *dump["table"]])
    for player in dump["players"]:
        found.update([*player["deck"], *player["hand"], *player["discard"]])
    for frame in dump["stack"]:
        if frame["part"] != "loot":
            found.update(frame["cards"])
    players = len(dump["players"])
    begun: Any = game.new(players, 1, {"cards": dump["kingdom"]}).dump()["supply"]
    dealt = {"copper": COPPERS * players, "estate": ESTATES * players}
    dump["supply"] = {name: count + dealt.get(name, 0) - found[name] for name, count in begun.items()}
    return dump


def frame(card: str, part: str, seat: int, tally: Json = None, aside: str = "") -> dict[str, Json]:
    """An entry of the stack."""
    return {"card": card, "part": part, "seat": seat, "tally": tally, "cards": cards_of(aside)}


def through_json(value: Mapping[str, Json]) -> dict[str, Json]:
    """What is left of a document after it was written and read again."""
    found: dict[str, Json] = json.loads(json.dumps(value, allow_nan=False))
    return found


def rich(state: State, stream: Stream) -> State:
    """The same game with a kingdom and some money for everybody, so that much happens soon."""
    dump: Any = through_json(state.dump())
    for player in dump["players"]:
        owned = shuffled(stream, [*player["hand"], *player["deck"], *dump["kingdom"], *MONEY])
        player["hand"], player["deck"] = list(owned[:5]), list(owned[5:])
    dump["phase"] = "action"
    return game.load(add_up(dump))


def random_action(state: State, stream: Stream) -> int:
    """Any action, but mostly one that does something."""
    legal = state.legal()
    busy = (legal >> PLAY & CATALOGUE.actions) << PLAY or legal & ~(1 << DONE | 1 << END_TURN)
    if busy and stream.below(8):
        legal = busy
    return select(legal, stream.below(legal.bit_count()))


def positions(players: int, options: Mapping[str, Json], seed: int = 1, most: int = MANY) -> Iterator[State]:
    """The positions of a random game that begins with good cards; they must not be changed."""
    stream = FastDice(seed).stream("play")
    state = game.new(players, seed, options)
    while state.prompt().kind == "draft":
        yield state
        state.play(random_action(state, stream))
    state = rich(state, stream)
    for _ in range(most):
        yield state
        if state.seat is None:
            return
        state.play(random_action(state, stream))


def all_positions(most: int = MANY) -> Iterator[State]:
    for seed, (players, options) in enumerate(FAMILIES):
        yield from positions(players, options, seed, most)


def ended() -> State:
    """The end of a game between two players."""
    cards_left = {"hand": "moat 2 copper 2 estate", "deck": "gold village"}
    dump = dump_of(cards_left, {"hand": "5 silver", "discard": "7 province"}, phase="buy", coins=8)
    state = game.load(dump)
    state.play(state.read("buy province"))
    state.play(state.read("end turn"))
    assert state.seat is None
    return state


def robbery() -> Any:
    """A position with a bit of everything: seat 0 plays a Thief by a Throne Room."""
    return dump_of(
        {"hand": "village copper", "deck": "gold estate", "tops": ["owner"], "discard": "duchy curse", "unseen": [0]},
        {"hand": "moat 2 estate", "shown": "moat", "deck": "3 copper", "tops": ["all", "owner"]},
        {"hand": "moat 4 estate", "deck": "2 estate"},
        kingdom=("throne room", "thief", "moat", "village", "library", "sentry", "vassal", "cellar", "remodel", "spy"),
        table="throne room thief",
        trash="copper",
        actions=0,
        immune=[],
        chooser=0,
        stack=[
            frame("thief", "play", 0),
            frame("thief", "loot", 0, aside="copper"),
            frame("thief", "reveal", 2, aside="silver copper"),
        ],
    )
