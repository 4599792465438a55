"""Rulings of KB-19 that are about several rules at once, or about the whole set-up."""

from typing import Any

import pytest

from realmwright.rules.kingdom_builder import game
from realmwright.rules.kingdom_builder.state import State
from tests.kingdom_builder.positions import ALL_SETS, noted, table
from tests.kingdom_builder.steps import play

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


def test_kb_11_17_r_62_a_reaction_pays_shepherds_gold_to_its_builder() -> None:
    # Given blue's canoe, and a single water hex
    cards = ("shepherds", "hermits", "workers")
    state = table("G G N W G", "", "", sets=ALL_SETS, cards=cards, tiles={1: ["canoe"]}, nomads={"0,2": "sword"})
    play(state, "build 0,1")
    assert state.seat == 1
    # When blue builds there in red's turn
    play(state, "build 0,3")
    # Then the gold is blue's
    assert earned(state, "shepherds") == [(1, 2)]


def test_kb_11_17_a_scout_fills_its_hex() -> None:
    cards = ("shepherds", "hermits", "workers")
    drawn = "G G G M / M M M M"
    alone = table(drawn, "0,0", sets=ALL_SETS, cards=cards)
    assert earned(play(alone, "build 0,1"), "shepherds") == []
    scouted = table(drawn, "0,0", sets=ALL_SETS, cards=cards, tiles={0: ["scout cabin"]})
    play(scouted, "use scout cabin", "scout 0,1", "scout 1,0")
    assert earned(play(scouted, "build 0,2"), "shepherds") == [(0, 2)]


def test_kb_14_17_r_49_a_line_that_could_not_be_marked_is_marked_later() -> None:
    # Given four settlements of red on the first line, which nobody has marked
    cards = ("mayors", "hermits", "workers")
    state = table("G G G G / G G G G", "0,0 0,1 0,2 0,3", sets=ALL_SETS, cards=cards)
    # When red builds on another line
    play(state, "build 1,0")
    # Then the first line is marked
    assert [(event.args["seat"], event.args["line"]) for event in noted(state, "line-marked")] == [(0, 0)]
