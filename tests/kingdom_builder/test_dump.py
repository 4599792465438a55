"""Dumps, there and back: every position comes back as it was, and a damaged one is refused in one line."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from realmwright.game import BadSetup, Json
from realmwright.rules.kingdom_builder import game
from realmwright.rules.kingdom_builder.model.position import GameSetup
from realmwright.rules.kingdom_builder.native import NATIVE
from tests.damage import drop, put
from tests.kingdom_builder.positions import dump_of, many, options, play, table

FOUR = ["farm", "oracle", "barn", "tower"]
PARTS = sorted(set(NATIVE.fields) - {"board", "dice", "journal", "setup", "built", "regular"})
"""All that a dump of the base game tells about play: the last two are what only sets ask about the turn."""
SETUP = sorted(set(GameSetup.__slots__))


def test_a_dump_is_json_and_loads_to_the_same_position() -> None:
    for seed in range(5):
        state = game.new(2 + seed % 4, seed)
        stream = state.dice.stream("play")
        for _ in range(60):
            if state.over:
                break
            legal = sorted(options(state))
            play(state, legal[stream.below(len(legal))])
            dump = json.loads(json.dumps(state.dump()))
            twin = game.load(dump)
            assert twin.dump() == state.dump()
            assert [getattr(twin, name) for name in PARTS] == [getattr(state, name) for name in PARTS]
            assert [getattr(twin.setup, name) for name in SETUP] == [getattr(state.setup, name) for name in SETUP]


@pytest.mark.parametrize("seed", [0, -1, 2**62, 2**63, 2**64, -(2**70)])
def test_a_game_of_any_seed_can_be_loaded_again(seed: int) -> None:
    state = game.new(2, seed)
    assert game.load(state.dump()).dump() == state.dump()


def test_a_drawn_map_loads_to_the_same_position() -> None:
    drawn = "G C D F T B A W M L S N P I ."
    state = table(drawn, "0,0", "0,1", locations={"0,9": "tower"}, tiles={1: ["oasis", "farm lost"]}, left=0)
    assert state.dump()["map"] == ["GCDFTBAWMLSNPI."]
    assert game.load(state.dump()).dump() == state.dump()


def test_one_seat_may_hold_two_tiles_of_a_kind_from_elsewhere() -> None:
    state = table("G G G", "0,0", tiles={0: ["paddock", "paddock used"]})
    assert game.load(state.dump()).dump() == state.dump()


def test_three_seats_may_hold_a_tile_of_a_kind_from_elsewhere() -> None:
    state = table("G G G G", "0,0", "0,1", "0,2", tiles={0: ["farm"], 1: ["farm"], 2: ["farm"]})
    assert game.load(state.dump()).dump() == state.dump()


FIELD = "G G G G G G / G G L G G G / G W G G D D"
FIELDS = (
    "game rules map split locations lords_zero_counts cards start turn players discard removed deck shuffles dice "
    "secrets ending over"
)


def sound() -> dict[str, Json]:
    """A position with a bit of everything, in which red is about to put down a lifted settlement."""
    return dump_of(
        FIELD,
        "0,2 2,0",
        "1,1 2,2",
        hands=["grass", "canyon"],
        discard=["forest"],
        removed=["desert"],
        tiles={0: ["farm@1,2", "paddock used"], 1: ["farm@1,2", "oasis used"]},
        locations={"1,2": "farm"},
        tile="paddock",
        lifted="0,4",
        left=0,
    )


def test_the_sound_dump_is_sound() -> None:
    state = game.load(sound())
    assert state.dump() == sound()
    assert options(state) == {"to 2,3", "to 2,5"}


DAMAGES: dict[str, tuple[Callable[[Any], None], str]] = {
    **{f"no {name}": (drop(name), name) for name in FIELDS.split() if name not in ("map",)},
    **{f"no turn {name}": (drop("turn", name), name) for name in ("number", "seat", "left")},
    **{f"no player's {name}": (drop("players", 0, name), name) for name in ("settlements", "supply", "tiles")},
    **{f"no tile's {name}": (drop("players", 0, "tiles", 0, name), name) for name in ("location", "state")},
    "no map": (drop("map"), "map"),
    "another game": (put("game", value="dominion"), "unknown name 'dominion'"),
    "other rules": (put("rules", value=99), "'rules' must be"),
    "a field too many": (put("color", value=1), "unknown field 'color'"),
    "a turn's field too many": (put("turn", "lift", value=1), "unknown field 'lift'; did you mean 'lifted'?"),
    "a player's field too many": (put("players", 1, "gold", value=1), "unknown field 'gold'"),
    "a tile's field too many": (put("players", 1, "tiles", 0, "gold", value=1), "unknown field 'gold'"),
    "a board twice": (put("boards", value=["farm", "farm/180", "barn", "tower"]), "4 different quadrants"),
    "three boards": (put("boards", value=FOUR[:3]), "names four boards, and behind them one side of an island at most"),
    "an unknown board": (put("boards", value=["frm", *FOUR[1:]]), "unknown name 'frm'; did you mean 'farm'?"),
    "an empty map": (put("map", value=[]), "rows of equal length"),
    "a map of an empty row": (put("map", value=[""]), ""),
    "a ragged map": (put("map", 1, value="GGLGG"), "rows of equal length"),
    "an unknown letter": (put("map", 1, value="GGLGGX"), "unknown map letter 'X'"),
    "a row that is no text": (put("map", 1, value=3), "'map' must hold texts, not 3"),
    "a split of three": (put("split", value=[1, 2, 3]), "'split' must have 2 entries, not 3"),
    "a split of texts": (put("split", value=["1", "2"]), "'split' must hold"),
    "a split of no whole numbers": (put("split", value=[1.0, True]), "'split' must hold"),
    "a split off the board": (put("split", value=[40, -3]), "split"),
    "a location off the board": (put("locations", "9,9", value="farm"), "no location hex at 9,9"),
    "a location on grass": (put("locations", "0,0", value="farm"), "no location hex at 0,0"),
    "an unknown location": (put("locations", "1,2", value="frm"), "unknown name 'frm'; did you mean 'farm'?"),
    "a location without a hex": (put("locations", "here", value="farm"), "names its hexes like 7,3, not 'here'"),
    "two cards": (put("cards", value=["lords", "miners"]), "'cards' must have 3 entries, not 2"),
    "a card twice": (put("cards", value=["lords", "miners", "lords"]), "has something twice in 'cards'"),
    "an unknown card": (put("cards", 0, value="lord"), "unknown name 'lord'; did you mean 'lords'?"),
    "a start nobody has": (put("start", value=2), "'start' must be a whole number from 0 to 1, not 2"),
    "a turn of nobody": (put("turn", "seat", value=-1), "'seat' must be a whole number from 0 to 1, not -1"),
    "four settlements to build": (put("turn", "left", value=4), "'left' must be a whole number from 0 to 3, not 4"),
    "a turn that is no number": (put("turn", "number", value=1.5), "'number' must be a whole number"),
    "a turn that is no object": (put("turn", value=[]), "must be an object with named fields, not []"),
    "one player": (lambda dump: dump["players"].pop(), "has 1 players; there are 2 to 5"),
    "six players": (lambda dump: dump["players"].extend(dump["players"] * 2), "has 6 players; there are 2 to 5"),
    "players by name": (put("players", value={}), "'players' must be a list"),
    "a settlement off the board": (put("players", 0, "settlements", 0, value="9,9"), "the board has no hex 9,9"),
    "a settlement nowhere": (put("players", 0, "settlements", 0, value="here"), "cannot read 'here' as a hex"),
    "a settlement on a location": (put("players", 0, "settlements", 0, value="1,2"), "on 1,2, which is taken or can"),
    "a settlement twice": (put("players", 0, "settlements", 1, value="0,2"), "on 0,2, which is taken or can"),
    "two settlements on a hex": (put("players", 1, "settlements", 1, value="0,2"), "on 0,2, which is taken or can"),
    "a wrong supply": (put("players", 1, "supply", value=37), "so supply must be 38"),
    "a lifted piece counted twice": (put("players", 0, "supply", value=38), "so supply must be 37"),
    "an unknown terrain card": (put("players", 0, "card", value="gras"), "unknown name 'gras'; did you mean 'grass'?"),
    "a card that cannot be": (put("players", 0, "card", value="water"), "unknown name 'water'"),
    "a terrain card missing": (lambda dump: dump["deck"].pop(), "there must be 5"),
    "a terrain card too many": (lambda dump: dump["discard"].append("grass"), "has 6 terrain cards of grass; "),
    "a terrain card swapped": (put("discard", 0, value="canyon"), "terrain cards of "),
    "an unknown card in the deck": (put("deck", 0, value="swamp"), "unknown name 'swamp'"),
    "an unknown tile": (put("players", 0, "tiles", 0, "location", value="fram"), "did you mean 'farm'?"),
    "a tile of another kind": (put("players", 0, "tiles", 0, "location", value="oasis"), "no oasis"),
    "a tile from grass": (put("players", 0, "tiles", 0, "hex", value="0,0"), "no farm"),
    "a tile from off the board": (put("players", 0, "tiles", 0, "hex", value="7,7"), "the board has no hex 7,7"),
    "a tile in no state": (put("players", 0, "tiles", 0, "state", value="old"), "unknown name 'old'"),
    "a tile held from afar": (
        put("players", 1, "settlements", value=["0,0", "2,5"]),
        "is held, but no settlement of its owner stands next to its hex",
    ),
    "a tile taken twice": (
        lambda dump: dump["players"][0]["tiles"].append(dump["players"][0]["tiles"][0]),
        "entry 2, comes from a hex that gives",
    ),
    "an unknown tile in use": (put("turn", "tile", value="padock"), "did you mean 'paddock'?"),
    "a tile in use that nobody used": (put("players", 0, "tiles", 1, "state", value="fresh"), "a tile in use that is"),
    "a tile in use of the wrong kind": (put("turn", "tile", value="harbor"), "a tile in use that is not among"),
    "a piece lifted by nothing": (put("turn", "tile", value=None), "has a lifted settlement, but no tile in use"),
    "a piece lifted from a settlement": (
        put("turn", "lifted", value="1,1"),
        "has a lifted settlement from a hex that is taken or can hold none",
    ),
    "a piece lifted from a location": (
        put("turn", "lifted", value="1,2"),
        "has a lifted settlement from a hex that is taken or can hold none",
    ),
    "a piece lifted off the board": (put("turn", "lifted", value="8,8"), "the board has no hex 8,8"),
    "no dice": (put("dice", value={}), "has no field 'kind'"),
    "unknown dice": (put("dice", "kind", value="loaded"), "unknown name 'loaded'"),
    "dice without a seed": (drop("dice", "seed"), "has no field 'seed'"),
    "a negative count": (put("secrets", value=-1), "'secrets' must be a whole number from 0"),
    "an ending that is no flag": (put("ending", value=0), "'ending' must be true or false, not 0"),
    "an over that is no flag": (put("over", value="no"), "'over' must be true or false, not \"no\""),
    "a zero rule that is no flag": (put("lords_zero_counts", value=None), "must be true or false, not null"),
}


@pytest.mark.parametrize("name", DAMAGES)
def test_a_damaged_dump_is_refused_in_one_line(name: str) -> None:
    damage, message = DAMAGES[name]
    dump = json.loads(json.dumps(sound()))
    damage(dump)
    with pytest.raises(BadSetup) as error:
        game.load(dump)
    assert message in str(error.value)
    assert "\n" not in str(error.value)
    assert len(str(error.value)) < 250


ODD: list[Json] = [None, True, -1, 1.5, 10**30, "", "x", "0,0", [], ["x"], [[]], {}, {"x": 1}]


def places_in(dump: Any) -> list[list[str | int]]:
    """The path of every value in a dump."""
    found: list[list[str | int]] = []
    steps = list(dump.items()) if isinstance(dump, dict) else list(enumerate(dump)) if isinstance(dump, list) else []
    for step, value in steps:
        found += [[step], *([step, *rest] for rest in places_in(value))]
    return found


@pytest.mark.parametrize("odd", ODD, ids=repr)
def test_an_odd_value_anywhere_is_refused_or_means_something(odd: Json) -> None:
    """Whatever stands in a dump, loading it gives a position that can be dumped again, or says what is wrong."""
    for dump in (sound(), game.new(2, 1).dump()):
        for path in places_in(json.loads(json.dumps(dump))):
            damaged = json.loads(json.dumps(dump))
            put(*path, value=odd)(damaged)
            try:
                state = game.load(damaged)
            except BadSetup as problem:
                message = str(problem)
            else:
                message = ""
                assert game.load(json.loads(json.dumps(state.dump()))).dump() == state.dump()
            assert "\n" not in message


@pytest.mark.parametrize("dump", [None, [], "dump", 3, {}])
def test_values_that_are_no_dump_are_refused(dump: Any) -> None:
    with pytest.raises(BadSetup, match=r"^the dump "):
        game.load(dump)


def test_boards_and_a_map_at_once() -> None:
    dump = {**game.new(2, 1).dump(), "map": ["GG"]}
    with pytest.raises(BadSetup, match="has an unknown field 'map'"):
        game.load(dump)


def test_kb_7_1_a_third_tile_from_a_hex() -> None:
    near = ("1,1", "1,3", "0,2")
    held = {seat: ["farm@1,2"] for seat in range(3)}
    with pytest.raises(BadSetup, match="is a tile too many from this hex"):
        game.load(dump_of(FIELD, *near, locations={"1,2": "farm"}, tiles=held))


def test_a_piece_lifted_by_a_tile_that_builds() -> None:
    dump = dump_of(FIELD, "2,0", tiles={0: ["farm used"]}, tile="farm", lifted="0,4", left=0)
    with pytest.raises(BadSetup, match="has a lifted settlement, but no tile in use that moves one"):
        game.load(dump)


def test_kb_4_3_a_tile_in_use_within_the_mandatory_action() -> None:
    dump = dump_of(FIELD, "2,0 0,0", tiles={0: ["farm used"]}, tile="farm", left=2)
    with pytest.raises(BadSetup):
        game.load(dump)


def test_an_empty_supply_without_the_end() -> None:
    drawn = "/".join(["G" * 12] * 5)
    dump = dump_of(drawn, many(drawn, 40), left=0, ending=False)
    with pytest.raises(BadSetup, match="has a player without supply, so ending must be true"):
        game.load(dump)


def test_settlements_to_build_without_supply_or_card() -> None:
    drawn = "/".join(["G" * 12] * 5)
    message = "has settlements left to build, but no supply or no terrain card for them"
    with pytest.raises(BadSetup, match=message):
        game.load(dump_of(drawn, many(drawn, 40), left=3))
    with pytest.raises(BadSetup, match=message):
        game.load(dump_of(drawn, hands=[None], left=1))


def test_kb_6_4_a_position_in_which_nothing_can_be_played() -> None:
    with pytest.raises(BadSetup, match="nothing can be played, although the game is not over"):
        game.load(dump_of("G G", "0,0 0,1", left=2))


def test_a_tile_lost_needs_no_settlement() -> None:
    state = table(FIELD, "0,0", locations={"1,2": "farm"}, tiles={0: ["farm@1,2 lost"]})
    assert options(state) == {"build 0,1", "build 1,0"}
