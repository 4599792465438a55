"""One game played at both speeds at once: compiled rules beside plain Python, compared all the way."""

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final

from realmwright import bits
from realmwright.dice import FairDice, FastDice, Stream, drawn, wide_seed
from realmwright.game import Event, IllegalAction, Json, State, games
from realmwright.native import NativeRules
from realmwright.playouts import policies_of
from realmwright.rules.dominion.content.kingdoms import ALL, EDITIONS, SETS
from realmwright.rules.dominion.native import NATIVE as DOMINION
from realmwright.rules.kingdom_builder.model.catalogue import Kit
from realmwright.rules.kingdom_builder.model.position import GameSetup
from realmwright.rules.kingdom_builder.native import NATIVE as KINGDOM_BUILDER
from realmwright.rules.winter_kingdom.model.position import Setup
from realmwright.rules.winter_kingdom.native import NATIVE as WINTER_KINGDOM
from tests.dominion import random_games as dominion
from tests.kingdom_builder import random_games as kingdom_builder
from tests.playthrough import CROWDED, at_random
from tests.playthrough import LIVELY as LIVELY_REALMS
from tests.winter_kingdom import random_games as winter_kingdom

ALL_NATIVE: Final[Mapping[str, NativeRules[Any]]] = {
    "dominion": DOMINION,
    "kingdom-builder": KINGDOM_BUILDER,
    "winter-kingdom": WINTER_KINGDOM,
}
PATIENCE: Final = 3000
"""No game takes so many actions, but one of Dominion goes on for ever when everybody has trashed everything."""


def lively_dominion(state: State, stream: Stream) -> int:
    assert isinstance(state, DOMINION.plain_type)
    return dominion.lively(state, stream)


LIVELY: Final[Mapping[str, Callable[[State, Stream], int]]] = {**LIVELY_REALMS, "dominion": lively_dominion}


def compiled(name: str) -> bool:
    """Whether a game has two speeds here."""
    return ALL_NATIVE[name].active


# Random set-ups


def dominion_mixture(stream: Stream) -> dict[str, Json]:
    """Options of any game: a recommended kingdom, a draft, or ten cards at random with some that must be there."""
    edition = EDITIONS[stream.below(len(EDITIONS))]
    way = stream.below(4)
    if way == 0:
        kingdoms = [name for name in SETS if edition in SETS[name]]
        return {"edition": edition, "kingdom": kingdoms[stream.below(len(kingdoms))]}
    return {
        "edition": edition,
        "kingdom": "draft" if way == 1 else "random",
        "mixed": bool(stream.below(2)),
        "require": [*drawn(stream, ALL, stream.below(9))],
    }


def mixture(name: str, stream: Stream, players: int, sets: Sequence[str] | None = None) -> dict[str, Json]:
    """Options of any game; of Kingdom Builder with certain sets, if they are given."""
    if name == "dominion":
        return dominion_mixture(stream)
    if name == "winter-kingdom":
        return winter_kingdom.mixture(stream, players)
    return kingdom_builder.mixture(stream, sets)


class Deal:
    """The set-up of a random game, which is known by its number and a stream for it."""

    def __init__(self, name: str, stream: Stream, number: int, sets: Sequence[str] | None = None) -> None:
        self.game = games[name]
        self.players = self.game.players[number % len(self.game.players)]
        self.options = mixture(name, stream, self.players, sets)
        seed = wide_seed(stream)
        self.dice = FairDice(seed.to_bytes(32, "big")) if number % 8 == 0 else FastDice(seed)
        roomy = name == "dominion" or (name == "kingdom-builder" and (self.players > 2 or self.options["sets"] != []))
        self.crowded = number % 5 == 0 and not roomy

    def start(self, journal: list[Event] | None = None) -> State:
        state = self.game.new(self.players, self.dice, self.options, journal)
        return self.game.load(CROWDED[self.game.name](state.dump())) if self.crowded else state


# Side by side


def bare(value: Any) -> Any:
    """The value of a field, such that equal ones are alike in every respect; what never changes must be the same."""
    if isinstance(value, bool):
        return str(value)
    if value is None or isinstance(value, int | str):
        return value
    if isinstance(value, list):
        return [bare(item) for item in value]
    if isinstance(value, tuple):
        return type(value).__name__, *map(bare, value)
    if isinstance(value, Mapping):
        return "mapping", [(bare(key), bare(item)) for key, item in value.items()]
    if isinstance(value, Kit | GameSetup | Setup):
        slots = [name for cls in type(value).__mro__ for name in vars(cls).get("__slots__", ()) if name != "compiled"]
        return type(value).__name__, [(name, bare(getattr(value, name))) for name in slots]
    if isinstance(value, FastDice | FairDice):
        return value.describe()
    return "object", id(value)


def fields(state: State) -> dict[str, Any]:
    """Everything that makes up a position, whichever speed it has."""
    names = set(ALL_NATIVE[state.game.name].fields) - {"journal"}
    return {name: bare(getattr(state, name)) for name in sorted(names)}


def everybody(state: State) -> list[int | None]:
    return [None, *range(state.players)]


def asked(state: State) -> tuple[object, ...]:
    """What there is to choose, and for whom."""
    return state.legal(), state.seat, state.prompt(), state.secrets, state.turns


def shown(state: State) -> str:
    """Everything that is told about a position, as text."""
    seats = everybody(state)
    return json.dumps(
        [
            *(state.dump(), [state.view(seat) for seat in seats]),
            *(state.scores(), state.totals(), state.winners()),
            *([state.known_scores(seat) for seat in seats], state.gains(state.seat)),
            [state.known_seat(seat) for seat in seats],
            [(action, state.say(action)) for action in bits.each(state.legal())],
        ]
    )


def judged(state: Any) -> list[object]:
    """What a position promises everybody, where the game has rules of thumb."""
    if policies_of(state.game.name).evaluate is None:
        return []
    return list(map(state.evaluate, range(state.players)))


def refusal(state: State, action: int) -> str:
    """What somebody hears who plays something illegal."""
    try:
        state.play(action)
    except IllegalAction as problem:
        return str(problem)
    raise AssertionError(f"action {action} is not legal, and was played")


def differences(one: Any, other: Any, path: str = "") -> Iterator[str]:
    """Where two values differ, and what is there; at most one line for each place."""
    if type(one) is type(other) and isinstance(one, list | tuple) and len(one) == len(other):
        for place, (left, right) in enumerate(zip(one, other, strict=True)):
            yield from differences(left, right, f"{path}[{place}]")
    elif isinstance(one, Mapping) and isinstance(other, Mapping) and one.keys() == other.keys():
        for key in one:
            yield from differences(one[key], other[key], f"{path}.{key}")
    elif one != other:
        yield f"{path or 'all of it'}: {one!r:.300} is not {other!r:.300}"


class Table:
    """A position at both speeds."""

    def __init__(self, twin: State) -> None:
        native = ALL_NATIVE[twin.game.name]
        assert native.is_native(twin), "this position has no compiled rules"
        self.twin = twin
        self.plain: State = native.to_plain(twin)
        self.speeds = [self.twin, self.plain]
        self.journals: list[list[Event]] = [[] for _ in self.speeds]
        for state, journal in zip(self.speeds, self.journals, strict=True):
            state.journal = journal
        self.start = self.plain.dump()
        self.played: list[int] = []

    @property
    def over(self) -> bool:
        return self.twin.seat is None

    def same(self, what: str, expected: object, found: object) -> None:
        """Both speeds came to the same; if not, say everything that is needed to see it again."""
        if expected == found:
            return
        last = self.played[-1] if self.played else None
        lines = [
            f"{self.twin.game.name}: {what} differs between plain and compiled rules (plain first)",
            *(f"    {line}" for line in list(differences(expected, found))[:20]),
            f"after action {last} of {self.played}",
            f"the position then, by the plain rules: {json.dumps(self.plain.dump())}",
            f"the position at first: {json.dumps(self.start)}",
        ]
        raise AssertionError("\n".join(lines))

    def play(self, action: int) -> None:
        self.played.append(action)
        for state in self.speeds:
            state.play(action)
        self.check()

    def check(self) -> None:
        """What is compared after every action: choices and events."""
        expected, events = asked(self.plain), self.journals[1]
        for state, journal in zip(self.speeds, self.journals, strict=True):
            self.same("what there is to choose (legal, seat, prompt, secrets, turns)", expected, asked(state))
            if repr(journal) != repr(events):
                self.same("what happened (events)", [*map(repr, events)], [*map(repr, journal)])
        for journal in self.journals:
            journal.clear()

    def compare(self, key: int) -> None:
        """Everything that a position is, shows and lets somebody imagine."""
        told = shown(self.plain)
        for state in self.speeds:
            if (found := shown(state)) != told:
                self.same("what is shown", json.loads(told), json.loads(found))
            self.same("what everybody is promised", judged(self.plain), judged(state))
        self.compare_fields(self.speeds)
        for seat in everybody(self.twin):
            imagined = [state.imagine(seat, FastDice(key)) for state in self.speeds]
            self.compare_fields(imagined, f" as seat {seat} imagines it")

    def compare_fields(self, speeds: Sequence[State], where: str = "") -> None:
        twin = fields(speeds[0])
        for state in speeds[1:]:
            found = fields(state)
            self.same(f"the position{where}", found, {name: twin[name] for name in found})

    def refuse(self, actions: Sequence[int]) -> None:
        """Illegal actions are refused in the same words and change nothing."""
        before = [fields(state) for state in self.speeds]
        for action in actions:
            message = refusal(self.plain, action)
            for state in self.speeds:
                self.same(f"how action {action:#x} is refused", message, refusal(state, action))
        self.same("a position after illegal actions", before, [fields(state) for state in self.speeds])
        assert self.journals == [[] for _ in self.speeds]

    def actions(self, stream: Stream, lively: bool) -> Iterator[int]:
        """One legal action after another until the game is over, or nobody has patience; the caller plays them."""
        name = self.twin.game.name
        choose = LIVELY[name] if lively else at_random
        for _ in range(PATIENCE):
            if self.over:
                return
            yield choose(self.twin, stream)
        assert name == "dominion", "the game does not end"

    def play_on(self, stream: Stream, thorough: int, lively: bool) -> Iterator[int]:
        """Play until the game is over; one of so many positions is compared in every respect. Yields the actions."""
        self.check()
        for played, action in enumerate(self.actions(stream, lively)):
            yield action
            self.play(action)
            if self.over or stream.below(thorough) == 0:
                self.compare(played)
