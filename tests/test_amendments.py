"""Amendments: every version of the rules that was ever released is played, by whatever makes a position."""

import ast
import copy
import json
import pickle
import re
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from realmwright.amendments import FIRST, Amendment, newest
from realmwright.base_game import BaseGame
from realmwright.bits import each, select
from realmwright.dice import FairDice, FastDice
from realmwright.game import BadSetup, Game, State, games
from realmwright.record import BadRecord, Record, checksum
from tests.playthrough import LIVELY, at_random

ROOT = Path(__file__).parents[1]
OURS = [name for name in games if type(games[name]).__module__.startswith("realmwright.")]
VERSIONS = [(name, rules) for name in OURS for rules in range(FIRST, games[name].rules + 1)]
ENOUGH = 160
"""Actions into a game: as far as most kinds of choices."""


def amendments_of(name: str) -> tuple[Amendment, ...]:
    game: Any = games[name]
    assert isinstance(game, BaseGame)
    return game.amendments


def module_of(name: str) -> str:
    return f"realmwright.rules.{name.replace('-', '_')}.model.amendments"


def constants(name: str) -> dict[str, int]:
    """The named numbers of a game's amendments."""
    return {word: number for word, number in vars(import_module(module_of(name))).items() if type(number) is int}


# The tables


@pytest.mark.parametrize("name", OURS)
def test_amendments_are_numbered_one_after_the_other_and_say_what_they_are(name: str) -> None:
    table = amendments_of(name)
    assert games[name].rules == newest(table) == FIRST + len(table)
    changes = (ROOT / "CHANGELOG.md").read_text("utf-8")
    for amendment in table:
        assert re.fullmatch(r"(?:KB|WK|DOM)-[\d.]+[a-f]?(?:, (?:KB|WK|DOM)-[\d.]+[a-f]?)*", amendment.rule)
        assert amendment.change
        assert f"\n## {amendment.since}" in changes, f"there is no release {amendment.since}"
    assert sorted(constants(name).values()) == [amendment.number for amendment in table], "each number has a name"


@pytest.mark.parametrize("name", OURS)
def test_the_rules_ask_for_every_amendment(name: str) -> None:
    """A named number that nobody compares with the version of a position changes nothing."""
    asked = set()
    for path in (ROOT / "src/realmwright/rules" / name.replace("-", "_")).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Compare) and isinstance(node.left, ast.Attribute) and node.left.attr == "rules":
                asked |= {each.id for each in node.comparators if isinstance(each, ast.Name)}
    assert set(constants(name)) <= asked


def test_a_missing_number_is_noticed() -> None:
    table = [Amendment(2, "KB-5.3", "one", "0.1.0"), Amendment(4, "KB-5.4", "another", "0.1.0")]
    assert newest(table[:1]) == 2
    with pytest.raises(ValueError, match="one after the other"):
        newest(table)


# Positions carry their version


def somewhere(game: Game, rules: int, seed: int) -> State:
    """A position in the middle of a game by these rules."""
    state = game.new(game.players[seed % len(game.players)], FastDice(seed), rules=rules)
    stream = FastDice(seed).stream("to some place")
    for _ in range(stream.below(ENOUGH)):
        if state.seat is None:
            break
        state.play(LIVELY.get(game.name, at_random)(state, stream))
    return state


@pytest.mark.parametrize(("name", "rules"), VERSIONS)
def test_whatever_is_made_of_a_position_is_played_by_the_same_rules(name: str, rules: int) -> None:
    game = games[name]
    for seed in range(3):
        state = somewhere(game, rules, seed)
        assert state.rules == rules
        made = [state.copy(), copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))]
        made += [state.imagine(seat, FastDice(7)) for seat in (None, *range(state.players))]
        made += [game.load(json.loads(json.dumps(twin.dump()))) for twin in (state, made[-1])]
        for twin in made:
            assert twin.rules == rules
            assert twin.dump()["rules"] == twin.view(None)["rules"] == rules
        if state.seat is not None:
            for action in [select(state.legal(), 0)]:
                made[0].play(action)
            assert made[0].rules == rules


@pytest.mark.parametrize(("name", "rules"), VERSIONS)
def test_a_record_is_replayed_by_the_rules_that_it_names(name: str, rules: int) -> None:
    game = games[name]
    dice = FairDice(bytes(range(32)))
    record = Record(game, 2, dice, rules=rules)
    state = record.start()
    stream = FastDice(rules).stream("a record")
    while state.seat is not None and len(record.actions) < ENOUGH:
        record.add(state, at_random(state, stream))
    text = record.to_json(reveal=True)
    assert json.loads(text)["rules"] == rules
    again = Record.from_json(text)
    assert again.replay().dump() == state.dump()
    assert f"by rules {rules} of" in again.verify()[0]


@pytest.mark.parametrize("name", OURS)
def test_a_new_game_and_a_new_record_take_the_newest_rules(name: str) -> None:
    game = games[name]
    assert game.new().rules == game.rules
    assert Record(game, 2, FastDice(1)).rules == game.rules


# Other versions are refused


@pytest.mark.parametrize("name", OURS)
def test_rules_that_there_are_not_are_refused_in_words(name: str) -> None:
    game = games[name]
    for rules in (0, -1, game.rules + 1, 10**20, True):
        with pytest.raises(BadSetup, match=f"this release has rules {FIRST}"):
            game.new(rules=rules)
    dump = game.new().dump()
    for value in (0, game.rules + 1, "1", None, True):
        with pytest.raises(BadSetup, match="'rules' must be"):
            game.load({**dump, "rules": value})


@pytest.mark.parametrize("name", OURS)
def test_a_record_of_newer_rules_says_that_a_newer_release_is_needed(name: str) -> None:
    document = json.loads(Record(games[name], 2, FastDice(1)).to_json())
    del document["checksum"]
    document["rules"] += 1
    document["checksum"] = checksum(document)
    with pytest.raises(BadRecord, match=f"rules {document['rules']}.*A newer release can replay it"):
        Record.from_document(document)


# Legal actions of every version are notation that is read back, at least where versions differ


@pytest.mark.parametrize(("name", "rules"), VERSIONS)
def test_notation_goes_both_ways_by_every_version(name: str, rules: int) -> None:
    state = somewhere(games[name], rules, 11)
    for action in each(state.legal()):
        assert state.read(state.say(action)) == action
