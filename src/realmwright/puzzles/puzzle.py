"""A puzzle: a position, the line that is clearly the best in it, and the proof of that."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import blake2b
from typing import Final, NamedTuple

from realmwright.amendments import FIRST
from realmwright.bots import adviser_for
from realmwright.game import Json, RealmwrightError, State, games
from realmwright.json_reader import JsonReader, parse
from realmwright.record import VERSION_LIMIT
from realmwright.review.decisions import key_of
from realmwright.review.judging import Effort, Line

FORMAT: Final = 1
MARGIN: Final = 0.05
"""The chances of winning by which the best line is ahead of every other idea, at least."""
DIGITS: Final = 5
FINDERS: Final = ("easy", "medium", "hard", "expert", "search:50", "search:400")
"""Who tries every puzzle: the levels that people choose from, and two searches of the strength of the highest."""
STEPS: Final = (0.5, 0.36, 0.25, 0.1)
"""Puzzles that at least this share of all tries solves have the difficulty 1, 2, 3 or 4; the others have 5."""
NAME_LENGTH: Final = 6
LETTERS: Final = "abcdefghijkmnpqrstuvwxyz23456789"
"""Of names: none that can be taken for another."""


class BadPuzzle(RealmwrightError):
    """A puzzle that cannot be read, or that is none."""


class Rival(NamedTuple):
    """A line that comes close to the best one."""

    actions: tuple[str, ...]
    chance: float
    """Of winning."""
    behind: float
    """The chances by which it is worse than the best, in the same worlds."""
    error: float
    """The standard error of that."""
    points: float
    """Points ahead of the best opponent that it costs."""
    variant: bool = False
    """Whether it differs from the best line in a detail only, so that it need not be much worse."""


class Proof(NamedTuple):
    """How it is known that the best line is the best."""

    effort: Effort
    seed: int
    """Of the worlds in which the lines were compared."""
    considered: int
    """So many different lines were compared at the usual effort; the closest of them are the rivals."""
    chance: float
    """Of winning, by the best line."""
    error: float
    rivals: tuple[Rival, ...]
    """The closest first."""


class Source(NamedTuple):
    """Where a puzzle comes from."""

    seed: int
    game: int
    at: int
    """After so many actions of that game."""


@dataclass(frozen=True)
class Puzzle:
    """A position in which one line is clearly better than all others."""

    name: str
    game: str
    rules: int
    position: Mapping[str, Json]
    """A dump. What the seat to move cannot know is imagined in it."""
    seat: int
    best: tuple[str, ...]
    """The best line in notation: a whole decision."""
    proof: Proof
    found: Mapping[str, float]
    """The share of tries in which each of :data:`FINDERS` found the best line."""
    tags: tuple[str, ...]
    source: Source

    @property
    def difficulty(self) -> int:
        """From 1, which most find, to 5."""
        return difficulty_of(self.found)

    @property
    def margin(self) -> float:
        """How far the best line is ahead of the closest one that is another idea."""
        return min((rival.behind for rival in self.proof.rivals if not rival.variant), default=1.0)

    def start(self) -> State:
        """The position. Raises BadSetup if it is none."""
        return games[self.game].load(self.position)

    def line(self) -> Line:
        """The best line as actions."""
        return read_line(self.start(), self.best)

    def to_json(self) -> str:
        """The puzzle as one line of JSON."""
        document: dict[str, Json] = {
            "puzzle": FORMAT,
            "name": self.name,
            "game": self.game,
            "rules": self.rules,
            "seat": self.seat,
            "position": self.position,
            "best": list(self.best),
            "proof": {
                "effort": dict(self.proof.effort._asdict()),
                "seed": self.proof.seed,
                "considered": self.proof.considered,
                "chance": round(self.proof.chance, DIGITS),
                "error": round(self.proof.error, DIGITS),
                "rivals": [
                    {
                        "actions": list(rival.actions),
                        "chance": round(rival.chance, DIGITS),
                        "behind": round(rival.behind, DIGITS),
                        "error": round(rival.error, DIGITS),
                        "points": round(rival.points, DIGITS),
                        **({"variant": True} if rival.variant else {}),
                    }
                    for rival in self.proof.rivals
                ],
            },
            "found": dict(self.found),
            "tags": list(self.tags),
            "source": dict(self.source._asdict()),
        }
        return json.dumps(document, ensure_ascii=False, separators=(",", ":"))


def difficulty_of(found: Mapping[str, float]) -> int:
    """How hard a puzzle is, by the shares of tries in which bots found the solution, each kind of bot counted alike.

    >>> difficulty_of({"easy": 0.5, "hard": 1.0}), difficulty_of({"easy": 0.0, "hard": 0.25})
    (1, 4)
    """
    mean = sum(found.values()) / max(1, len(found))
    return next((number for number, least in enumerate(STEPS, 1) if mean >= least), len(STEPS) + 1)


def name_of(position: Mapping[str, Json]) -> str:
    """A short name that follows from the position alone.

    >>> name_of({"game": "chess"})
    'cm4mr2'
    """
    digest = blake2b(json.dumps(position, sort_keys=True).encode(), digest_size=NAME_LENGTH).digest()
    return "".join(LETTERS[byte % len(LETTERS)] for byte in digest)


def read_line(position: State, actions: tuple[str, ...]) -> Line:
    """The actions of a line in notation, which must make one whole decision. Raises RealmwrightError otherwise."""
    state, line = position.copy(), list[int]()
    for text in actions:
        if line and is_complete(position, state):
            raise BadPuzzle(f"the line goes on after the decision: {text!r}")
        action = state.read(text)
        state.play(action)
        line.append(action)
    if not line or not is_complete(position, state):
        raise BadPuzzle("the line is not a whole decision")
    return tuple(line)


def in_notation(position: State, line: Line) -> tuple[str, ...]:
    """The actions of a line as people write them; :func:`read_line` reads them."""
    state, actions = position.copy(), list[str]()
    for action in line:
        actions.append(state.say(action))
        state.play(action)
    return tuple(actions)


def is_complete(position: State, reached: State) -> bool:
    """Whether the decision that began in a position is complete in one that it led to."""
    return adviser_for(position.game.name) is not None or key_of(reached) != key_of(position)


def read_puzzle(text: str, what: str = "the puzzle") -> Puzzle:
    """A puzzle from one line of JSON; its position and lines are not looked at. Raises BadPuzzle."""
    return _puzzle(JsonReader(parse(text, what, BadPuzzle), what, BadPuzzle))


def _puzzle(reader: JsonReader) -> Puzzle:
    reader.number("puzzle", FORMAT, FORMAT)
    position = reader.value("position")
    if not isinstance(position, dict):
        raise reader.wrong("field 'position' must be a dump, an object")
    found = reader.part("found")
    source = reader.part("source")
    puzzle = Puzzle(
        name=reader.text("name"),
        game=reader.text("game"),
        rules=reader.number("rules", FIRST, VERSION_LIMIT),
        position=position,
        seat=reader.number("seat", 0, 99),
        best=tuple(reader.texts("best")),
        proof=_proof(reader.part("proof")),
        found={name: _share(found, name) for name in found.names()},
        tags=tuple(reader.texts("tags")),
        source=Source(source.whole("seed"), source.whole("game"), source.whole("at")),
    )
    source.finish()
    reader.finish()
    if puzzle.name != name_of(position):
        raise reader.wrong(f"is called {puzzle.name!r}, but its position {name_of(position)!r}: it was changed")
    return puzzle


def _proof(reader: JsonReader) -> Proof:
    effort = reader.part("effort")
    proof = Proof(
        Effort(*(effort.number(name, 1, 10**9) for name in Effort._fields)),
        reader.whole("seed"),
        reader.number("considered", 1, 10**6),
        _real(reader, "chance"),
        _real(reader, "error"),
        tuple(
            Rival(
                tuple(rival.texts("actions")),
                _real(rival, "chance"),
                _real(rival, "behind"),
                _real(rival, "error"),
                _real(rival, "points"),
                rival.has("variant") and rival.flag("variant"),
            )
            for rival in reader.parts("rivals")
        ),
    )
    reader.finish()
    return proof


def _share(reader: JsonReader, name: str) -> float:
    value = _real(reader, name)
    if not 0 <= value <= 1:
        raise reader.wrong(f"field {name!r} must be a share from 0 to 1, not {value}")
    return value


def _real(reader: JsonReader, name: str) -> float:
    value = reader.value(name)
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise reader.wrong(f"field {name!r} must be a number")
    return float(value)
