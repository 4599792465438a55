"""Every field of a position is declared public, own or hidden, and what is imagined depends on nothing hidden."""

import ast
import inspect
from collections.abc import Mapping
from itertools import islice
from types import ModuleType
from typing import Final

import pytest

from realmwright import bits
from realmwright.dice import FastDice
from realmwright.game import Json, games
from realmwright.knowledge import Knowledge, fields_of
from realmwright.rules.dominion.play import imagining as dominion
from realmwright.rules.kingdom_builder.play import imagining as kingdom_builder
from realmwright.rules.winter_kingdom.play import imagining as winter_kingdom
from tests.dominion.tables import play, table
from tests.speeds import ALL_NATIVE, fields
from tests.twins import walk

IMAGINING: Final[Mapping[str, ModuleType]] = {
    "dominion": dominion,
    "kingdom-builder": kingdom_builder,
    "winter-kingdom": winter_kingdom,
}
DECLARED: Final[Mapping[str, Knowledge]] = {name: module.KNOWLEDGE for name, module in IMAGINING.items()}
GAMES: Final[Mapping[str, tuple[str, int, Mapping[str, Json]]]] = {
    "dominion, decks": (
        *("dominion", 2),
        {"edition": "second", "require": ["artisan", "sentry", "harbinger", "library", "vassal", "bureaucrat"]},
    ),
    "dominion, attacks": (
        *("dominion", 3),
        {"mixed": True, "require": ["moat", "militia", "spy", "thief", "cellar", "artisan", "witch"]},
    ),
    "kingdom-builder": ("kingdom-builder", 3, {}),
    "kingdom-builder, all sets": ("kingdom-builder", 3, {"sets": "all"}),
    "winter-kingdom": ("winter-kingdom", 3, {}),
}
STEPS: Final = 400


class Base:
    __slots__ = ("dice", "hand")


class Little(Base):
    __slots__ = ("turn",)


def declare(public: list[str], own: list[str], hidden: list[str]) -> Knowledge:
    return Knowledge(Little, public=public, own=dict.fromkeys(own, ""), hidden=dict.fromkeys(hidden, ""))


@pytest.mark.parametrize(
    ("public", "own", "hidden", "wrong"),
    [
        (["turn"], ["hand"], [], "dice"),
        (["turn", "dice"], ["hand"], ["dice"], "dice"),
        (["turn", "gold"], ["hand"], ["dice"], "gold"),
    ],
    ids=["missing", "twice", "none"],
)
def test_every_field_is_declared_once(public: list[str], own: list[str], hidden: list[str], wrong: str) -> None:
    with pytest.raises(TypeError, match=f"who knows {wrong} of Little"):
        declare(public, own, hidden)


def changed_in(source: str, position: str) -> set[str]:
    """The fields of a position that some code gives values to, as a whole or in part."""
    found = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Attribute | ast.Subscript) and not isinstance(node.ctx, ast.Load):
            place: ast.expr = node
            while isinstance(place, ast.Subscript):
                place = place.value
            if isinstance(place, ast.Attribute) and isinstance(place.value, ast.Name) and place.value.id == position:
                found.add(place.attr)
    return found


@pytest.mark.parametrize("name", DECLARED)
def test_whatever_is_not_public_is_made_and_nothing_else(name: str) -> None:
    """Imagining begins with a copy, which has no journal."""
    assert changed_in(inspect.getsource(IMAGINING[name]), "found") | {"journal"} == DECLARED[name].made


@pytest.mark.parametrize("name", DECLARED)
def test_nobody_listens_to_what_is_imagined(name: str) -> None:
    state = games[name].new(2, 1, journal=[])
    for position in (state, ALL_NATIVE[name].to_plain(state)):
        position.journal = []
        imagined = position.imagine(0, FastDice(1))
        assert imagined.journal is None
        imagined.play(bits.select(imagined.legal(), 0))
        assert position.journal == []


@pytest.mark.parametrize("name", DECLARED)
def test_all_fields_of_a_game_are_declared(name: str) -> None:
    declared = DECLARED[name]
    assert sorted(ALL_NATIVE[name].fields) == sorted((*declared.public, *declared.own, *declared.hidden))
    assert set(fields_of(ALL_NATIVE[name].plain_type)) == declared.public | declared.made


@pytest.mark.parametrize("game", GAMES)
def test_what_is_imagined_depends_on_nothing_hidden(game: str) -> None:
    """Two positions that a seat cannot tell apart agree in all that is public, and are imagined alike.

    On the way they differ in everything else at some time, so nothing hidden is taken over as it is.
    """
    name, players, options = GAMES[game]
    declared = DECLARED[name]
    differed: set[str] = set()
    for seat in (0, 1, None):
        for number, (one, other) in enumerate(islice(walk(name, players, options, seat, number_of(seat)), STEPS)):
            first, second = fields(one), fields(other)
            apart = {field for field in first if first[field] != second[field]}
            assert apart <= declared.made, "what is declared public is not the same for all"
            differed |= apart
            if apart and number % 3 == 0:
                dice = FastDice(number)
                assert fields(one.imagine(seat, dice)) == fields(other.imagine(seat, dice))
    # Nobody has a journal between two actions. Who is asked, and in which phase, differs by earlier rules only.
    assert declared.made - differed <= {"journal", "chooser", "phase"}


def number_of(seat: int | None) -> int:
    return 9 if seat is None else seat


def test_the_card_that_an_artisan_puts_back_is_in_no_position_of_others() -> None:
    tables = [
        play(table("artisan copper estate", "gold curse", edition=2), "play artisan", "gain silver", f"topdeck {card}")
        for card in ("copper", "silver", "estate")
    ]
    for seat in (1, None):
        imagined = [fields(state.imagine(seat, FastDice(5))) for state in tables]
        assert imagined[0] == imagined[1] == imagined[2]


@pytest.mark.parametrize("under", ["silver", "copper"])
def test_a_sentry_does_not_tell_that_both_cards_are_alike(under: str) -> None:
    """The lower of two cards is known to all; whether the upper one is like it is not."""
    state = table("bureaucrat 2 artisan sentry silver copper curse", "gold estate", actions=4, edition=2)
    play(state, "play bureaucrat", "play artisan", "gain estate", f"topdeck {under}")
    # The card on top of these is the one that a Sentry draws.
    play(state, "play artisan", "gain estate", "topdeck curse", "play sentry", "trash silver")
    assert state.stack[-1].tally == 0
    play(state, f"topdeck {under}")
    assert state.tops[0] == [False]
