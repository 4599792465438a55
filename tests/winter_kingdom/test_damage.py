"""Dumps that somebody has edited, at any place and to anything: refused in one line, or a game to play to its end."""

import json
from collections.abc import Iterator
from functools import cache
from typing import Any, Final

import pytest

from realmwright.dice import FastDice
from realmwright.game import BadSetup, Json
from realmwright.rules.winter_kingdom import game
from realmwright.rules.winter_kingdom.state import State
from tests.damage import put
from tests.test_contract import PATIENCE, check_notation, check_turn, through_json
from tests.winter_kingdom.random_games import crowd, lively, mixture

Path = tuple[str | int, ...]

NUMBERS: Final[list[Json]] = [0, 1, 2, 3, 4, 5, 7, 31, 32, 33, -1, 10**6, 10**30]
RUBBISH: Final[list[Json]] = [
    *(None, True, False, *NUMBERS, 1.5, "", "x", "0,0", "3,-4", "99,99", "٣,٤", "9" * 5000 + ",1", "build", "drop"),
    *("follow", "road", "settle", "wolves", "open", "pick", "trade", "extra", "clean-up", "salvage", "mule", "tunnel"),
    *("guide", "caravan", "crossroads", "mine", "forest", "ice", "mountain", "village", "marble", "islands", "N", "1A"),
    *([], [[]], {}, [{}], ["0,0"], ["0,0", "0,0"], ["mule"], ["tunnel II"], ["mule", "mule II"], ["forest"], [1, 2]),
    [None] * 7,
    [-1, 40],
    {"0,0": 1},
    {"talent": "mule", "level": 2},
    ["islands"],
    ["dead end", "roads", "settlers"],
    ["G" * 9] * 9,
    {"kind": "fast", "seed": 3, "sed": 4},
]


def paths(value: Any, way: Path = ()) -> Iterator[Path]:
    """Every place in a document; of a list only the first two entries, and the last."""
    steps: list[Any] = []
    if isinstance(value, dict):
        steps = list(value)
    elif isinstance(value, list):
        steps = sorted({0, 1, len(value) - 1} & set(range(len(value))))
    for step in steps:
        yield (*way, step)
        yield from paths(value[step], (*way, step))


@cache
def questions() -> list[str]:
    """Positions of many games: one for each question that is asked, by each talent at each level."""
    found: dict[tuple[object, ...], str] = {}
    for seed in range(90):
        stream = FastDice(seed).stream("questions")
        players = 2 + seed % 3
        state = game.new(players, seed, mixture(stream, players))
        if seed % 4 == 0:
            state = game.load(crowd(state.dump()))
        while state.seat is not None:
            question = (state.prompt().kind, state.power)
            if question not in found and state.turns > 3:
                found[question] = json.dumps(state.dump())
            state.play(lively(state, stream))
        found.setdefault(("over",), json.dumps(state.dump()))
    return list(found.values())


def check_damaged(document: dict[str, Json]) -> bool:
    """Always BadSetup in one line; or, where the edit makes sense, a game that can be played to its end: then True."""
    try:
        state = game.load(document)
    except BadSetup as problem:
        complaint = str(problem)
    else:
        check_to_the_end(state)
        return True
    assert len(complaint.splitlines()) == 1
    return False


def check_to_the_end(state: State) -> None:
    assert game.load(through_json(state.dump())).dump() == state.dump()
    check_notation(state)
    stream = FastDice(1).stream("on")
    for number in range(PATIENCE):
        if number < 4:
            check_turn(state)
        if state.seat is None:
            break
        state.play(lively(state, stream))
    assert state.over, "the game does not end"


@pytest.mark.parametrize("part", range(2))
def test_a_damaged_dump_is_refused_or_can_be_played_to_the_end(part: int) -> None:
    """Each place of each position meets some of the rubbish, and over all positions all of it."""
    played = 0
    everything = questions()
    for number, text in list(enumerate(everything))[part::2]:
        for place, path in enumerate(paths(json.loads(text))):
            value = RUBBISH[(7 * place + number) % len(RUBBISH)]
            document = json.loads(text)
            put(*path, value=value)(document)
            try:
                played += check_damaged(document)
            except Exception as problem:
                problem.add_note(f"{path} = {str(value)[:50]!r} in position {number}")
                raise
    assert played > 20, "some edits make sense"


def test_all_questions_are_among_the_positions() -> None:
    prompts = [game.load(json.loads(text)).prompt() for text in questions()]
    assert {prompt.kind for prompt in prompts} == {
        *("build", "build-choice", "settle-or-not", "talent-build", "talent-move", "talent-to", "follow-move"),
        *("follow-build", "road", "finish", "salvage", "trade", "extra", "wolves", "over"),
    }
