"""Posters: scenes that the rules count, and drawings of them."""

import pytest

from realmwright.drawing import palette_of
from realmwright.hexgames.posters import SEAT
from realmwright.rules.winter_kingdom import game
from realmwright.rules.winter_kingdom.art import posters
from realmwright.rules.winter_kingdom.art.emblems import emblems
from realmwright.rules.winter_kingdom.art.scenes import SCENES
from realmwright.rules.winter_kingdom.model.catalogue import ALWAYS_SCORED, ECONOMY_NUMBER
from realmwright.rules.winter_kingdom.play.scoring import score
from realmwright.rules.winter_kingdom.setup import CARD_POOL, ECONOMY_POOL
from tests.posters import check_drawing, check_exhibit, idle

NOBODY_IDLE = {"hermits", "surveyors"}
"""Where every building counts for something."""
UNSEEN = {"salvage"}
"""What is taken off the map cannot be shown on it."""


def test_everything_published_that_pays_has_a_scene() -> None:
    # The pools of random set-ups never grow, so that somebody's own card needs no scene.
    published = {*CARD_POOL, *ALWAYS_SCORED, *ECONOMY_POOL} - UNSEEN
    assert published <= SCENES.keys() <= {*emblems("card"), *emblems("economy")}


def test_names_of_cards_and_economies_differ() -> None:
    assert not emblems("card").keys() & emblems("economy").keys()


@pytest.mark.parametrize("name", SCENES)
def test_coins_are_what_the_rules_pay(name: str) -> None:
    state = posters.stage(game, name)
    before = state.coins[SEAT]
    posters.count(state, name)
    earned = state.coins[SEAT] - before
    exhibit = posters.exhibit(game, name, palette_of())
    check_exhibit(exhibit, earned if name in ECONOMY_NUMBER else score(state, SEAT)[name])
    assert idle(exhibit) or name in NOBODY_IDLE


@pytest.mark.parametrize("name", SCENES)
def test_each_poster_is_a_complete_drawing(name: str) -> None:
    check_drawing(game, name, dark=len(name) % 2 == 1)


def test_without_a_scene_the_emblem_stands_there() -> None:
    assert emblems("economy")["salvage"] in str(game.illustration("salvage"))
