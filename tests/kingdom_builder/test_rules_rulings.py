"""Rulings of KB-19 that are about several rules at once, or about the whole set-up."""

from typing import Any

import pytest

from realmwright.rules.kingdom_builder import game
from realmwright.rules.kingdom_builder.state import State
from tests.kingdom_builder.positions import noted

BOARDS = {
    "nomads": {"quarry", "caravan", "village", "garden"},
    "crossroads": {"lighthouse_foresters_lodge", "barracks_crossroads", "city_hall_fort", "monastery_wagon"},
    "marshlands": {"temple", "refuge", "canoe", "fountain"},
    "harvest": {
        "bazaar_water_mill",
        "mountain_station_scout_cabin",
        "cathedral_watchtower",
        "university_palisade",
    },
    "capitol": {"harbor", "oracle"},
}


def earned(state: State, source: str) -> list[tuple[object, object]]:
    """Who was paid how much during play."""
    return [
        (event.args["seat"], event.args["gold"]) for event in noted(state, "earned") if event.args["source"] == source
    ]


def new(seed: int, **options: Any) -> dict[str, Any]:
    return game.new(2, seed, options).dump()


@pytest.mark.parametrize(
    "sets", [["nomads"], ["harvest", "capitol"], ["nomads", "crossroads", "marshlands", "harvest"]]
)
def test_kb_3_4_r_63_every_chosen_set_is_on_the_table(sets: list[str]) -> None:
    for seed in range(20):
        boards = {label.removesuffix("/180") for label in new(seed, sets=sets)["boards"]}
        assert all(BOARDS[name] & boards for name in sets)


def test_kb_3_4_r_63_as_far_as_there_is_room() -> None:
    shown = [{label.removesuffix("/180") for label in new(seed, sets=[*BOARDS])["boards"]} for seed in range(20)]
    assert all(sum(bool(BOARDS[name] & boards) for name in BOARDS) == 4 for boards in shown)


def test_kb_3_6_r_05_cards_come_up_without_the_boards_of_their_set() -> None:
    base = ["oracle", "farm", "oasis", "tower"]
    found = {
        card
        for seed in range(120)
        for card in new(seed, sets=["nomads", "marshlands", "harvest"], boards=base)["cards"]
    }
    assert len(found) == 10 + 3 + 6 + 6
