"""Whole games written out for people to read, and everything else that must never change by accident.

    python -m tests.playthrough --write             write all golden files anew
    python -m tests.playthrough --write counts      only those whose name begins so
    python -m tests.playthrough                     show one playthrough

A changed playthrough is a changed rule, or a repaired one: read the difference before committing it. A changed
record or changed dice break every record that anybody has saved. Once a release is out they only grow in number.
"""

import hashlib
import json
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from typing import Final

from realmwright import bits
from realmwright.amendments import FIRST
from realmwright.dice import Dice, FairDice, FastDice, Stream, shuffled
from realmwright.game import Event, Json, State, games
from realmwright.record import Record
from tests.kingdom_builder import random_games as kingdom_builder
from tests.kingdom_builder.golden import (
    ALL_MOVERS,
    ALL_SETS,
    CAPITOL,
    CAVES,
    CROSSROADS,
    FIRST_GAME,
    HARVEST,
    ISLAND,
    MARSHLANDS,
    NOMADS,
    OTHER_FOUR,
)
from tests.winter_kingdom import golden as winter
from tests.winter_kingdom import random_games as winter_kingdom

GOLDEN: Final = Path(__file__).parent / "golden"
DICE_FILE: Final = GOLDEN / "dice.json"
HOW_TO_WRITE: Final = "if that was meant, write the golden files anew: python -m tests.playthrough --write"
SECRET: Final = bytes(range(32))
SALT: Final = bytes(range(100, 116))
SHORT_LIST: Final = 12
"""Up to so many legal actions are listed; of more there is a count and a hash."""


@dataclass(frozen=True)
class Plan:
    """A game that is always set up and played in the same way."""

    game: str
    players: int
    seed: int
    options: Mapping[str, Json] = field(default_factory=dict)
    fair: bool = False
    crowded: bool = False
    """Played on a small drawn map, where hexes, and so terrain cards, run out."""
    actions: int | None = None
    """How many actions are played; None: until the game is over; negative: so many before that."""
    lively: bool = False
    """Played so that more happens than by mere chance."""
    brief: bool = False
    """Told in few lines, with a hash of each position instead of what changed."""
    rules: int = FIRST
    """The version of the rules. What was written by earlier ones stays; new plans take the newest."""

    def dice(self) -> Dice:
        if self.fair:
            return FairDice(hashlib.sha256(SECRET + self.seed.to_bytes(8, "big")).digest())
        return FastDice(self.seed)

    def start(self) -> State:
        state = games[self.game].new(self.players, self.dice(), self.options, rules=self.rules)
        return games[self.game].load(CROWDED[self.game](state.dump())) if self.crowded else state

    def choices(self, state: State) -> Iterator[int]:
        """One legal action after another, chosen by the plan's own dice; the caller plays them."""
        wanted = self.actions
        if wanted is not None and wanted < 0:
            wanted += len(played(replace(self, actions=None))[1])
        stream = FastDice(self.seed).stream("choices of the playthrough")
        number = 0
        while state.seat is not None and number != wanted:
            yield LIVELY[self.game](state, stream) if self.lively else at_random(state, stream)
            number += 1


LIVELY: Final[Mapping[str, Callable[[State, Stream], int]]] = {
    "kingdom-builder": kingdom_builder.lively,
    "winter-kingdom": winter_kingdom.lively,
}
"""Random play in which more happens than in a random walk."""


def at_random(state: State, stream: Stream) -> int:
    legal = state.legal()
    return bits.select(legal, stream.below(legal.bit_count()))


def played(plan: Plan) -> tuple[State, list[int]]:
    """The position in which a plan ends, and the actions that lead to it."""
    state = plan.start()
    actions = []
    for action in plan.choices(state):
        state.play(action)
        actions.append(action)
    return state, actions


CROWDED: Final[Mapping[str, Callable[[Mapping[str, Json]], dict[str, Json]]]] = {
    "kingdom-builder": kingdom_builder.crowd,
    "winter-kingdom": winter_kingdom.crowd,
}
"""The games that can be moved onto a small map."""

PLAYTHROUGHS: Final = {
    "kingdom-builder/first-game-2p": Plan("kingdom-builder", 2, 1, FIRST_GAME),
    "kingdom-builder/random-3p": Plan("kingdom-builder", 3, 33),
    "kingdom-builder/movers-4p": Plan("kingdom-builder", 4, 404, ALL_MOVERS),
    "kingdom-builder/other-four-5p": Plan("kingdom-builder", 5, 5, OTHER_FOUR),
    "kingdom-builder/crowded-2p": Plan("kingdom-builder", 2, 6, crowded=True),
    **{
        f"kingdom-builder/{name}-{players}p": Plan("kingdom-builder", players, seed, options, lively=True, brief=True)
        for name, players, seed, options in (
            ("nomads", 2, 881, NOMADS),
            ("crossroads", 3, 577, CROSSROADS),
            ("marshlands", 2, 422, MARSHLANDS),
            ("harvest", 2, 427, HARVEST),
            ("capitol", 2, 1, CAPITOL),
            ("caves", 2, 289, CAVES),
            ("island", 2, 810, ISLAND),
            ("all-sets", 4, 18, ALL_SETS),
        )
    },
    **{
        f"kingdom-builder/rules-14-{name}-{players}p": Plan(
            "kingdom-builder", players, seed, options, lively=True, brief=True, rules=14
        )
        for name, players, seed, options in (
            ("first-game", 2, 1, FIRST_GAME),
            ("nomads", 2, 881, NOMADS),
            ("crossroads", 3, 577, CROSSROADS),
            ("marshlands", 3, 425, MARSHLANDS),
            ("harvest", 2, 427, HARVEST),
            ("all-sets", 4, 18, ALL_SETS),
        )
    },
    "winter-kingdom/first-game-2p": Plan("winter-kingdom", 2, 1, winter.FIRST_GAME, lively=True),
    "winter-kingdom/rules-2-settlers-3p": Plan(
        "winter-kingdom", 3, 5, {"twist": "settlers"}, lively=True, brief=True, rules=2
    ),
    "winter-kingdom/crowded-3p": Plan("winter-kingdom", 3, 3, crowded=True, lively=True, brief=True),
    "winter-kingdom/all-twists-4p": Plan("winter-kingdom", 4, 4, winter.ALL_TWISTS, lively=True, brief=True),
    **{
        f"winter-kingdom/{name}-{players}p": Plan(
            "winter-kingdom", players, seed, options, fair=fair, lively=True, brief=True
        )
        for name, (players, seed, fair, options) in winter.ECONOMIES.items()
    },
}

RECORDS: Final = {
    "fast-2p-first-game": Plan("kingdom-builder", 2, 11, FIRST_GAME),
    "fair-2p": Plan("kingdom-builder", 2, 12, fair=True),
    "fast-3p": Plan("kingdom-builder", 3, -13),
    "fair-3p-movers": Plan("kingdom-builder", 3, 14, ALL_MOVERS, fair=True),
    "fast-4p": Plan("kingdom-builder", 4, 2**63 - 1),
    "fair-5p-other-four": Plan("kingdom-builder", 5, 16, OTHER_FOUR, fair=True),
    "fast-3p-unfinished": Plan("kingdom-builder", 3, 17, actions=100),
    "fair-4p-unfinished": Plan("kingdom-builder", 4, 18, fair=True, actions=61),
    "fair-4p-all-sets": Plan("kingdom-builder", 4, 19, ALL_SETS, fair=True, lively=True),
    "winter-fast-2p-first-game": Plan("winter-kingdom", 2, 31, winter.FIRST_GAME, lively=True),
    "winter-fair-2p": Plan("winter-kingdom", 2, 32, fair=True),
    "winter-fair-3p-other-sides": Plan("winter-kingdom", 3, 33, winter.OTHER_SIDES, fair=True, lively=True),
    "winter-fast-4p-all-twists": Plan("winter-kingdom", 4, 34, winter.ALL_TWISTS, lively=True),
    "winter-fair-3p-unfinished": Plan("winter-kingdom", 3, 35, fair=True, lively=True, actions=77),
    "rules-14-fair-4p-all-sets": Plan("kingdom-builder", 4, 41, ALL_SETS, fair=True, lively=True, rules=14),
    "rules-14-fast-3p-marshlands": Plan("kingdom-builder", 3, 42, MARSHLANDS, lively=True, rules=14),
    "rules-14-fair-2p-unfinished": Plan(
        "kingdom-builder", 2, 43, HARVEST, fair=True, lively=True, actions=70, rules=14
    ),
    "winter-rules-2-fast-2p-settlers": Plan("winter-kingdom", 2, 44, {"twist": "settlers"}, lively=True, rules=2),
}
NAMES: Final = ("Ada", "Björn", "Chloé", "Данило", "Eve")


# Playthroughs


def playthrough(plan: Plan) -> str:
    return "\n".join(_lines(plan)) + "\n"


def _lines(plan: Plan) -> Iterator[str]:
    state = plan.start()
    yield f"game     {plan.game}, rules {state.rules}"
    yield f"players  {plan.players}"
    yield f"seed     {plan.seed}"
    yield f"options  {compact(plan.options)}"
    if plan.crowded:
        yield "on the crowded map"
    yield ""
    table = state.view(None)
    for name, value in table.items():
        yield from _shown(name, value)
    truth = state.dump()
    yield f"at the beginning: {digest(truth)}"
    _, before = flatten(truth)

    journal: list[Event] = []
    state.journal = journal
    number = 0
    for action in plan.choices(state):
        number += 1
        seat = state.seat
        prompt = state.prompt()
        legal = [state.say(each) for each in bits.each(state.legal())]
        said = state.say(action)
        state.play(action)
        yield from [] if plan.brief else [""]
        yield f"{number}. seat {seat}: {said}"
        yield f"   asked    {prompt.kind} {compact(prompt.args)}"
        if plan.brief:
            yield f"   legal    {len(legal)}: {digest(legal)}, then {digest(state.dump())}"
        else:
            yield f"   legal    {len(legal)}: {' | '.join(legal) if len(legal) <= SHORT_LIST else digest(legal)}"
        for event in journal:
            whom = "" if event.audience is None else f"   (only seat {event.audience})"
            yield f"   event    {event.kind} {compact(event.args)}{whom}"
        journal.clear()
        if plan.brief:
            continue
        _, after = flatten(state.dump())
        for line in differences(before, after):
            yield f"   changed  {line}"
        before = after
        if state.seat != seat:
            for line in _score_lines(state):
                yield f"   {line}"

    yield ""
    yield f"over after {number} actions: {digest(state.dump())}"
    yield from _score_lines(state)
    yield f"winners  {compact(state.winners())}"


def _shown(name: str, value: Json) -> Iterator[str]:
    """Lists of more than scalars, and maps, are shown a line an entry."""
    if isinstance(value, list) and (name == "map" or any(isinstance(entry, dict) for entry in value)):
        yield name
        for entry in value:
            yield f"    {entry if isinstance(entry, str) else compact(entry)}"
    else:
        yield f"{name:<8} {compact(value)}"


def _score_lines(state: State) -> Iterator[str]:
    for seat, score in enumerate(state.scores()):
        yield f"score    seat {seat}: {score.total} = {compact(score)}"


def compact(value: Json) -> str:
    return json.dumps(value, ensure_ascii=False)


def digest(value: Json) -> str:
    """A short hash of anything that is JSON."""
    canonical = json.dumps(value, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(canonical.encode()).hexdigest()[:12]


Flat = dict[str, Json]


def flatten(value: Json, path: str = "") -> tuple[str, Flat]:
    """Every leaf of a dump by its path; a list of scalars or of objects that come and go is one leaf."""
    found: Flat = {}
    if isinstance(value, Mapping):
        for name, inner in value.items():
            found.update(flatten(inner, f"{path}.{name}" if path else name)[1])
    elif isinstance(value, list) and path.endswith("players"):
        for seat, inner in enumerate(value):
            found.update(flatten(inner, f"{path}.{seat}")[1])
    else:
        found[path] = value
    return path, found


def differences(before: Flat, after: Flat) -> Iterator[str]:
    """What changed between two flattened dumps: scalars as there and now, lists as entries gone and come."""
    for path in sorted({*before, *after}):
        old, new = before.get(path), after.get(path)
        if old == new:
            continue
        if not (isinstance(old, list) and isinstance(new, list)) or (path == "discard" and not new):
            yield f"{path}: {compact(old)} -> {compact(new)}"
            continue
        was = Counter(compact(entry) for entry in old)
        now = Counter(compact(entry) for entry in new)
        gone = " ".join(f"-{entry}" for entry in (was - now).elements())
        come = " ".join(f"+{entry}" for entry in (now - was).elements())
        yield f"{path}: {gone} {come}".replace(":  ", ": ").rstrip()


# Counts: how many sequences of actions there are, up to a depth


def count(state: State, depth: int) -> int:
    """The number of ways to play so many actions from here (fewer where the game ends before)."""
    legal = state.legal()
    if not legal:
        return 1
    if depth == 1:
        return legal.bit_count()
    total = 0
    for action in bits.each(legal):
        twin = state.copy()
        twin.play(action)
        total += count(twin, depth - 1)
    return total


COUNTS: Final = {
    "first game": (Plan("kingdom-builder", 2, 1, FIRST_GAME, actions=0), 5),
    "three players, random boards": (Plan("kingdom-builder", 3, 33, actions=0), 5),
    "five players, the other four boards": (Plan("kingdom-builder", 5, 5, OTHER_FOUR, actions=0), 5),
    "movers, after 41 actions": (Plan("kingdom-builder", 2, 21, ALL_MOVERS, actions=41), 4),
    "movers, after 90 actions": (Plan("kingdom-builder", 2, 22, ALL_MOVERS, actions=90), 4),
    "other four, after 120 actions": (Plan("kingdom-builder", 3, 23, OTHER_FOUR, actions=120), 4),
    "random, after 200 actions": (Plan("kingdom-builder", 5, 24, actions=200), 4),
    "crowded, after 80 actions": (Plan("kingdom-builder", 2, 6, crowded=True, actions=80), 4),
    "first game, 6 actions before the end": (Plan("kingdom-builder", 2, 1, FIRST_GAME, actions=-6), 4),
    "movers, 2 actions before the end": (Plan("kingdom-builder", 4, 404, ALL_MOVERS, actions=-2), 4),
    "nomads, after 90 actions": (Plan("kingdom-builder", 2, 881, NOMADS, lively=True, actions=90), 4),
    "crossroads, after 136 actions": (Plan("kingdom-builder", 3, 577, CROSSROADS, lively=True, actions=136), 4),
    "marshlands, after 110 actions": (Plan("kingdom-builder", 2, 422, MARSHLANDS, lively=True, actions=110), 4),
    "harvest, after 66 actions": (Plan("kingdom-builder", 2, 427, HARVEST, lively=True, actions=66), 4),
    "harvest, 8 actions before the end": (Plan("kingdom-builder", 2, 427, HARVEST, lively=True, actions=-8), 3),
    "all sets, after 216 actions": (Plan("kingdom-builder", 4, 18, ALL_SETS, lively=True, actions=216), 4),
    "harvest by rules 14, after 66 actions": (
        Plan("kingdom-builder", 2, 427, HARVEST, lively=True, actions=66, rules=14),
        4,
    ),
    "all sets by rules 14, after 216 actions": (
        Plan("kingdom-builder", 4, 18, ALL_SETS, lively=True, actions=216, rules=14),
        4,
    ),
    "winter, first game": (Plan("winter-kingdom", 2, 1, winter.FIRST_GAME, actions=0), 3),
    "winter, first game, after 90 actions": (
        Plan("winter-kingdom", 2, 1, winter.FIRST_GAME, lively=True, actions=90),
        3,
    ),
    "winter, all twists, after 200 actions": (
        Plan("winter-kingdom", 4, 4, winter.ALL_TWISTS, lively=True, actions=200),
        3,
    ),
    "winter, crowded, 6 actions before the end": (
        Plan("winter-kingdom", 3, 3, crowded=True, lively=True, actions=-6),
        4,
    ),
}


def counted(name: str) -> list[int]:
    plan, depth = COUNTS[name]
    state, _ = played(plan)
    return [count(state, step) for step in range(1, depth + 1)]


# Records


def record_of(plan: Plan) -> Record:
    game = games[plan.game]
    dice = plan.dice()
    record = Record(game, plan.players, dice, dict(plan.options), list(NAMES[: plan.players]), rules=plan.rules)
    if isinstance(dice, FairDice):
        record.commitment, record.salt = dice.commitment(SALT), SALT.hex()
    state = record.start()
    for action in plan.choices(state):
        record.add(state, action)
    return record


# Dice


def draw(dice: Dice, purpose: str, n: int, count: int) -> list[int]:
    stream = dice.stream(purpose)
    return [stream.below(n) for _ in range(count)]


DICE: Final[dict[str, Callable[[], Sequence[int] | str]]] = {
    "FastDice(0), set-up, below 2**32": lambda: draw(FastDice(0), "set-up", 2**32, 6),
    "FastDice(7), terrain deck, shuffle 1, below 25": lambda: draw(FastDice(7), "terrain deck, shuffle 1", 25, 24),
    "FastDice(-5), Größe, below 1000": lambda: draw(FastDice(-5), "Größe", 1000, 8),
    "FastDice(2**63), no purpose, below 6": lambda: draw(FastDice(2**63), "", 6, 24),
    "FastDice(7), a shuffle": lambda: "".join(shuffled(FastDice(7).stream("demo"), "abcdefghijklmnopqrstuvwxyz")),
    "FairDice, set-up, below 2**32": lambda: draw(FairDice(SECRET), "set-up", 2**32, 6),
    "FairDice, terrain deck, shuffle 1, below 25": lambda: draw(FairDice(SECRET), "terrain deck, shuffle 1", 25, 24),
    "FairDice of zeros, Größe, below 1000": lambda: draw(FairDice(bytes(32)), "Größe", 1000, 8),
    "FairDice, a shuffle": lambda: "".join(shuffled(FairDice(SECRET).stream("demo"), "abcdefghijklmnopqrstuvwxyz")),
    "FairDice, commitment": lambda: FairDice(SECRET).commitment(SALT),
}


# Files


def _pretty(entries: Mapping[str, Json]) -> str:
    """JSON with a line an entry."""
    return "{\n" + ",\n".join(f" {compact(name)}: {compact(value)}" for name, value in entries.items()) + "\n}\n"


def _whole_record(plan: Plan) -> str:
    return record_of(plan).to_json(reveal=True)


def golden_files() -> dict[str, Callable[[], str]]:
    """What every golden file should hold, by its path under the golden directory."""
    found: dict[str, Callable[[], str]] = {}
    for name, plan in PLAYTHROUGHS.items():
        found[f"{name}.txt"] = partial(playthrough, plan)
    for name, plan in RECORDS.items():
        found[f"records/{name}.json"] = partial(_whole_record, plan)
    found["counts.json"] = lambda: _pretty({name: counted(name) for name in COUNTS})
    found["dice.json"] = lambda: _pretty({name: numbers() for name, numbers in DICE.items()})
    return found


def write(beginning: str = "") -> None:
    """Write the golden files whose name begins so, and remove what nothing makes any more.

    A record that is there stays as it is: it must replay for ever. One of an unreleased game that has to change is
    deleted by hand first.
    """
    files = golden_files()
    for old in sorted(GOLDEN.rglob("*.*")):
        name = old.relative_to(GOLDEN).as_posix()
        if name.startswith(beginning) and name not in files and not name.startswith("records/"):
            old.unlink()
            print(f"removed  {name}")
    for name, made in files.items():
        if name.startswith(beginning):
            path = GOLDEN / name
            path.parent.mkdir(parents=True, exist_ok=True)
            data = made().encode()
            if path.exists() and path.read_bytes() == data:
                done = "same"
            elif path.exists() and name.startswith("records/"):
                done = "kept"
            else:
                done = "written"
                path.write_bytes(data)
            print(f"{done:<8} {name}")


def main(arguments: Sequence[str]) -> None:
    if arguments[:1] == ["--write"]:
        for beginning in arguments[1:] or [""]:
            write(beginning)
    elif not arguments:
        print(playthrough(PLAYTHROUGHS["kingdom-builder/first-game-2p"]), end="")
    else:
        sys.exit(__doc__)


if __name__ == "__main__":
    main(sys.argv[1:])
