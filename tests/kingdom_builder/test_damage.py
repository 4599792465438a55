"""Dumps that somebody has edited, at any place and to anything: refused in one line, or a position to play on from."""

from functools import cache
from typing import Any, Final

import pytest

from realmwright import bits
from realmwright.dice import FastDice
from realmwright.game import BadSetup, Json
from realmwright.rules.kingdom_builder import game
from realmwright.rules.kingdom_builder.state import State
from tests.kingdom_builder.positions import ALL_SETS
from tests.kingdom_builder.random_games import crowd, lively, mixture
from tests.test_contract import check_notation, check_turn, damaged, through_json

PLACES: Final = [
    *("game", "rules", "boards", "lords_zero_counts", "cards", "start", "turn", "players", "discard", "removed"),
    *("ending", "over", "secrets", "deck", "shuffles", "dice", "turn.number", "turn.seat", "turn.left", "turn.tile"),
    *("turn.lifted", "players.0", "players.0.settlements", "players.0.supply", "players.0.card", "players.0.tiles"),
    *("players.0.settlements.0", "players.0.tiles.0", "players.0.tiles.0.hex", "players.0.tiles.0.state"),
    *("players.0.tiles.0.location", "deck.0", "dice.kind", "dice.seed", "cards.0", "boards.0", "map", "split"),
    *("map.0", "split.0", "locations", "locations.1,5"),
]
PLACES_WITH_SETS: Final = [
    *("sets", "tasks", "walls", "scouts", "nomads", "kits", "closing", "boards", "cards", "deck", "discard", "removed"),
    *("turn.seat", "turn.actor", "turn.terrain", "turn.left", "turn.whole", "turn.due", "turn.built", "turn.regular"),
    *("turn.spent", "turn.tile", "turn.lifted", "turn.carried", "turn.count", "turn.freely", "turn.rounds"),
    *("turn.rounds.0.reaction", "turn.rounds.0.waiting", "turn.rounds.0.actor", "turn.rounds.0.tile"),
    *("turn.rounds.0.count", "players.0.card", "players.0.more_cards", "players.0.dealt", "players.0.more_dealt"),
    *("players.0.supply", "players.0.aside", "players.0.earned", "players.0.figures", "players.0.figures.warrior"),
    *("players.0.figures.wagon", "players.0.figures.city hall", "players.0.tiles.0.location", "players.0.tiles.0.hex"),
    *("kits.marshlands", "kits.marshlands.outcast", "kits.harvest.values", "kits.harvest.marks"),
    *("kits.harvest.quadrants", "kits.harvest.silos", "kits.capitol.hexes", "kits.caves.hexes"),
    *("canoe_trigger", "island_knights", "boards.0", "boards.4", "shuffles", "ending", "over"),
]
RUBBISH: Final[list[Json]] = [
    *(None, True, False, 0, 1, 2, 3, -1, 40, 10**30, 1.5, "", "x", "7,3", "99,99", "٣,٤", "grass", "barn", "fresh"),
    *("farm/180", "9" * 5000 + ",1", [], [[]], ["7,3"], ["7,3", "7,3"], ["grass"], [{}], {}, {"7,3": "barn"}, [1, 2]),
    *({"9" * 5000 + ",1": "barn"}, ["G", "GG"], ["Ä"], [0, 10**30]),
    {"kind": "fast", "seed": 3, "sed": 4},
]
RUBBISH_WITH_SETS: Final[list[Json]] = [
    *("fort", "sword", "silo", "canoe", "outpost", "treasure", "swamp", "warrior", "city hall", "any", "temple"),
    *(["nomads"], ["nomads", "nomads"], ["swamp-grass"], ["fort"], ["road", "road"], [-1], [5], {"treasure": -1}),
    *({"sword": 1}, "island_tree_house", -5, 9),
]


def middle_of(crowded: bool) -> State:
    """A position of the base game in which a piece is in somebody's hand."""
    state = game.new(2, 4)
    if crowded:
        state = game.load(crowd(state.dump()))
    stream = FastDice(4).stream("middle")
    while True:
        dump: Any = state.dump()
        if dump["turn"]["lifted"] and dump["players"][0]["tiles"]:
            return state
        state.play(bits.select(state.legal(), stream.below(state.legal().bit_count())))


@cache
def all_questions() -> list[dict[str, Json]]:
    """Positions with all sets: one for each question that is asked, by each tile."""
    found: dict[tuple[object, ...], dict[str, Json]] = {}
    for seed in range(30):
        stream = FastDice(seed).stream("questions")
        state = game.new(2 + seed % 4, seed, mixture(stream, ALL_SETS))
        while state.seat is not None:
            question = (state.prompt().kind, state.tile, state.closing)
            if question not in found:
                found[question] = state.dump()
            state.play(lively(state, stream))
    return list(found.values())


def check_damaged(document: dict[str, Json], what: str) -> None:
    """Always BadSetup in one line; or, where the edit makes sense, a position that keeps the contract."""
    try:
        state = game.load(document)
    except BadSetup as problem:
        complaint = str(problem)
    else:
        assert game.load(through_json(state.dump())).dump() == state.dump()
        check_notation(state)
        check_turn(state)
        stream = FastDice(1).stream("on")
        for _ in range(4):
            if state.seat is not None:
                state.play(lively(state, stream))
                check_turn(state)
        return
    assert len(complaint.splitlines()) == 1, what


@pytest.mark.parametrize("path", PLACES)
@pytest.mark.parametrize("crowded", [False, True], ids=["quadrants", "map"])
def test_a_damaged_dump_is_refused_or_is_a_position(crowded: bool, path: str) -> None:
    dump = middle_of(crowded).dump()
    for value in RUBBISH:
        document = damaged(dump, path, value)
        if document is not None and document != dump:
            check_damaged(document, f"{path} = {str(value)[:50]!r}")


@pytest.mark.parametrize("path", PLACES_WITH_SETS)
def test_a_damaged_dump_with_all_sets_is_refused_in_one_line(path: str) -> None:
    dumps = [dump for dump in all_questions() if damaged(dump, path, None) is not None]
    for n, value in enumerate([*RUBBISH, *RUBBISH_WITH_SETS]):
        dump = dumps[n % len(dumps)]
        document = damaged(dump, path, value)
        if document is not None and document != dump:
            check_damaged(document, f"{path} = {str(value)[:50]!r}")


def test_all_questions_are_among_the_positions() -> None:
    asked = {game.load(dump).prompt().kind for dump in all_questions()}
    assert asked >= {
        "build",
        "build-choice",
        "finish",
        "tile-to",
        "tile-strike",
        "tile-react",
        "tile-serve",
        "silo-move",
    }


def test_what_the_tile_in_use_makes_of_its_count_is_checked() -> None:
    """A fort counts terrain cards, and a sword the seats that it still strikes."""
    seen = set()
    for dump in all_questions():
        turn: Any = dump["turn"]
        if turn["tile"] in ("fort", "sword"):
            document = damaged(dump, "turn.count", 10**9 + 7)
            assert document is not None
            with pytest.raises(BadSetup, match="has a count that the tile in use never comes to"):
                game.load(document)
            seen.add(turn["tile"])
    assert seen == {"fort", "sword"}
