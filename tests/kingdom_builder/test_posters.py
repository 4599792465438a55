"""Posters: scenes that the rules count, and drawings of them."""

from dataclasses import replace

import pytest

from realmwright.drawing import palette_of
from realmwright.game import BadSetup
from realmwright.hexgames.posters import SEAT
from realmwright.rules.kingdom_builder import game
from realmwright.rules.kingdom_builder.art import posters
from realmwright.rules.kingdom_builder.art.emblems import emblems
from realmwright.rules.kingdom_builder.art.scenes import SCENES
from realmwright.rules.kingdom_builder.model.catalogue import EXPANSIONS, OWN
from realmwright.rules.kingdom_builder.play.scoring import score
from realmwright.rules.kingdom_builder.setup import CARD_POOL, SET_CARDS, TASK_POOL
from tests.posters import check_drawing, check_exhibit, idle

NOBODY_IDLE = {"hermits", "discoverers"}
"""Where every settlement counts for something."""


def test_everything_published_that_pays_has_a_scene() -> None:
    # The pools of random set-ups never grow, so that somebody's own card needs no scene, whichever set it joins.
    published = {*CARD_POOL, *TASK_POOL, *(card for cards in SET_CARDS.values() for card in cards)}
    always = {source.name for name, expansion in EXPANSIONS.items() if name != OWN for source in expansion.sources}
    assert published | always <= SCENES.keys() <= emblems().keys()


@pytest.mark.parametrize("name", SCENES)
def test_coins_are_what_the_rules_pay(name: str) -> None:
    state = posters.stage(game, name)
    posters.count(state, name)
    exhibit = posters.exhibit(game, name, palette_of())
    check_exhibit(exhibit, score(state, SEAT)[name])
    assert idle(exhibit) or name in NOBODY_IDLE


@pytest.mark.parametrize("name", SCENES)
def test_each_poster_is_a_complete_drawing(name: str) -> None:
    check_drawing(game, name, dark=len(name) % 2 == 1)


def test_without_a_scene_the_emblem_stands_there(monkeypatch: pytest.MonkeyPatch) -> None:
    # given somebody's own card, for which nobody has drawn anything
    monkeypatch.setattr(posters, "SCENES", {})

    # then its poster shows its emblem, in any palette
    for palette in ("map", "print"):
        assert emblems()["miners"] in str(game.illustration("miners", palette, dark=True))


@pytest.mark.parametrize(
    ("name", "instead", "problem"),
    [
        ("castles", ("D  D1 D1", "D  D1 S1"), "taken or can hold none"),
        ("ambassadors", ("F  F+ F+ F+ F", "F  F+ F+ G+ F"), "nothing can be built on 2,3"),
    ],
)
def test_scenes_that_cannot_be_are_refused(
    monkeypatch: pytest.MonkeyPatch, name: str, instead: tuple[str, str], problem: str
) -> None:
    scene = SCENES[name]
    monkeypatch.setattr(posters, "SCENES", {name: replace(scene, drawn=scene.drawn.replace(*instead))})
    with pytest.raises(BadSetup, match=problem):
        game.illustration(name)
