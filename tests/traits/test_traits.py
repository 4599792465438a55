"""Traits of games: what each seat is said to have had is what the log says it did, in every stored game."""

from collections.abc import Iterable
from typing import Any

import pytest

from realmwright.game import LANGUAGES, games, name_id
from realmwright.record import Record
from realmwright.traits.trait import finders, traits_of
from realmwright.words import Words
from tests.playthrough import GOLDEN

RECORDS = {path.stem: Record.from_json(path.read_text("utf-8")) for path in sorted((GOLDEN / "records").glob("*.json"))}


def of_game(game: str) -> pytest.MarkDecorator:
    names = [name for name, record in RECORDS.items() if record.game.name == game]
    return pytest.mark.parametrize("record", [RECORDS[name] for name in names], ids=names)


def named(record: Record, kind: str) -> list[list[str]]:
    """The messages of one kind of trait, seat by seat."""
    return [[" ".join(trait.things) for trait in seat if trait.kind == kind] for seat in traits_of(record)]


def ids(kind: str, names: Iterable[str]) -> list[str]:
    return [name_id(kind, name) for name in names]


@pytest.mark.parametrize("name", RECORDS)
def test_traits_are_named_in_every_language(name: str) -> None:
    record = RECORDS[name]
    found = traits_of(record)
    assert len(found) == record.players
    for language in LANGUAGES:
        words = Words(record.game, language)
        for trait in {trait for seat in found for trait in seat}:
            assert words.has(f"trait-{trait.kind}")
            assert trait.things
            assert all(words.has(thing) for thing in trait.things), trait
    assert all(len(set(seat)) == len(seat) for seat in found)


@pytest.mark.parametrize("name", finders)
def test_no_other_traits_are_named(name: str) -> None:
    records = [record for record in RECORDS.values() if record.game.name == name]
    kinds = {trait.kind for record in records for seat in traits_of(record) for trait in seat}
    said = [line.split(" =")[0] for line in games[name].messages("en").splitlines() if line.startswith("trait-")]
    assert sorted(f"trait-{kind}" for kind in kinds) == sorted(said)


@of_game("kingdom-builder")
def test_tiles_are_those_that_lay_before_a_seat(record: Record) -> None:
    had: list[set[str]] = [set() for _ in range(record.players)]
    for state in record.states():
        view: dict[str, Any] = state.view(None)
        for seat, player in enumerate(view["players"]):
            had[seat].update(tile["location"] for tile in player["tiles"])
    assert [sorted(each) for each in named(record, "tile")] == [sorted(ids("tile", each)) for each in had]


@of_game("winter-kingdom")
def test_talents_are_those_that_were_bought(record: Record) -> None:
    bought: list[list[str]] = [[] for _ in range(record.players)]
    for state, action in zip(record.states(), record.actions, strict=False):
        verb, _, talent = action.partition(" ")
        if verb == "buy":
            bought[state.seat or 0].append(talent)
    assert [sorted(each) for each in named(record, "talent")] == [sorted(ids("talent", each)) for each in bought]


@of_game("dominion")
def test_openings_are_what_was_bought_in_two_turns(record: Record) -> None:
    bought: list[list[str]] = [[] for _ in range(record.players)]
    for state, action in zip(record.states(), record.actions, strict=False):
        verb, _, card = action.partition(" ")
        if verb == "buy" and state.turns <= 2 * record.players:
            bought[state.seat or 0].append(card)
    found = [sorted(" ".join(each).split()) for each in named(record, "opening")]
    assert found == [sorted(ids("card", each)) for each in bought]
    assert len({tuple(each) for each in named(record, "kingdom")}) == 1
    assert [len(each) for each in named(record, "kingdom")] == [10] * record.players
