"""Dumps, there and back: every position comes back as it was, and a damaged one is refused in one line."""

import json
from collections.abc import Callable
from typing import Any, Final

import pytest

from realmwright.dice import FastDice
from realmwright.game import BadSetup, Json
from realmwright.rules.winter_kingdom import game
from realmwright.rules.winter_kingdom.model.position import Position
from tests.damage import drop, put
from tests.winter_kingdom.positions import dump_of, kind, legal, map_of
from tests.winter_kingdom.random_games import crowd, lively, mixture

PARTS: Final = sorted(set(Position.__slots__) - {"board", "dice", "journal"})


@pytest.mark.parametrize("seed", range(6))
def test_every_part_of_a_position_comes_back(seed: int) -> None:
    players = 2 + seed % 3
    stream = FastDice(seed).stream("play")
    state = game.new(players, seed, mixture(stream, players))
    if seed % 3 == 0:
        state = game.load(crowd(state.dump()))
    for _ in range(120):
        if state.seat is None:
            break
        state.play(lively(state, stream))
        twin = game.load(json.loads(json.dumps(state.dump())))
        assert twin.dump() == state.dump()
        assert [getattr(twin, name) for name in PARTS] == [getattr(state, name) for name in PARTS]
        assert twin.board.terrain == state.board.terrain


@pytest.mark.parametrize("seed", [0, -1, 2**62, 2**63, 2**64, -(2**70)])
def test_a_game_of_any_seed_can_be_loaded_again(seed: int) -> None:
    state = game.new(2, seed)
    assert game.load(state.dump()).dump() == state.dump()


@pytest.mark.parametrize("twists", [(), ("islands",)])
@pytest.mark.parametrize("slots", [(0,), (3,), (0, 1), (2, 5), (1, 2, 3, 4, 5, 6)])
def test_any_boards_may_be_drawn(slots: tuple[int, ...], twists: tuple[str, ...]) -> None:
    """Whichever slots have one; the rows come back as they were drawn."""
    whole = map_of({"0,0": "C", "5,4": "V", "9,-5": "U"}, boards=7)
    drawn: list[Json] = [rows if slot in slots else None for slot, rows in enumerate(whole)]
    dump = {**dump_of({}, twists=twists), "map": drawn}
    state = game.load(dump)
    assert game.load(state.dump()).dump() == state.dump()
    assert state.dump()["map"] == state.view(0)["map"] == drawn
    assert state.board.grid.board.bit_count() == 61 * len(slots)


FIELDS: Final = (
    "game rules cards economy twists direction top_board pool start turn players discard idle ending over secrets deck "
    "shuffles dice"
)
TURN_FIELDS: Final = "number seat whole left terrains laid pieces used phase purchases extra_left fresh step moved"
PLAYER_FIELDS: Final = "houses forts supply fort_supply removed coins dealt hand hand_count talents"


MOVED: Final[dict[str, Json]] = {"lifted": "1,0", "origin": "1,1", "moved": True}


def sound() -> dict[str, Json]:
    """A position with a bit of everything, in which a house that a mule moved may go on."""
    return dump_of(
        {**kind("T", "2,0 2,-1"), "0,2": "M", "-2,0": "V"},
        "0,0 1,0",
        "3,0",
        forts=["-1,0"],
        talents={0: ["mule II", "farm"], 1: ["mine II"]},
        hand={0: ["port"], 1: ["sleigh", "horse"]},
        coins=[2, 0],
        hands=["tundra", "forest"],
        discard=["forest", "grassland"],
        twists=["roads", "wolves"],
        under_way={"step": "follow", "used": ["mule"], "talent": "mule", "level": 1, **MOVED},
    )


def test_the_sound_dump_is_sound() -> None:
    state = game.load(sound())
    assert state.prompt().kind == "follow-move"
    assert legal(state) == ["stop", "to 0,1", "to 1,-1", "to 1,1", "to 2,-1", "to 2,0"]
    assert game.load(state.dump()).dump() == state.dump()


def six_talents(dump: Any) -> None:
    dump["players"][0].update(hand=["port", "tower", "garden", "market"], hand_count=4)


def nothing_left(dump: Any) -> None:
    dump["players"][1].update(supply=0, fort_supply=0, removed=[31, 4])


DAMAGES: Final[dict[str, tuple[Callable[[Any], None], str]]] = {
    **{f"no {name}": (drop(name), name) for name in FIELDS.split()},
    **{f"no turn {name}": (drop("turn", name), name) for name in TURN_FIELDS.split()},
    **{f"no player's {name}": (drop("players", 0, name), name) for name in PLAYER_FIELDS.split()},
    "no map": (drop("map"), "map"),
    "another game": (put("game", value="dominion"), "unknown name 'dominion'"),
    "other rules": (put("rules", value=99), "'rules' must be"),
    "a field too many": (put("colour", value=1), "unknown field 'colour'"),
    "a turn's field too many": (put("turn", "lift", value=1), "unknown field 'lift'; did you mean 'lifted'?"),
    "a player's field too many": (put("players", 1, "gold", value=1), "unknown field 'gold'"),
    "a talent's field too many": (put("players", 0, "talents", 0, "cost", value=1), "unknown field 'cost'"),
    "six slots": (lambda dump: dump["map"].pop(), "'map' must have 7 entries, not 6"),
    "no boards at all": (put("map", value=[None] * 7), "a map has a board on at least one of its 7 slots"),
    "a ragged board": (put("map", 0, 0, value="GGGG"), "a board has rows of 5, 6, 7, 8, 9, 8, 7, 6, 5 letters"),
    "an unknown letter": (put("map", 0, 0, value="GGGGX"), "unknown map letter 'X'"),
    "a row that is no text": (put("map", 0, 0, value=5), "neither rows of letters nor null"),
    "two cards": (put("cards", value=["lords", "loners"]), "'cards' must have 3 entries, not 2"),
    "a card twice": (put("cards", value=["lords", "loners", "lords"]), "has something twice in 'cards'"),
    "an unknown card": (put("cards", 0, value="lord"), "unknown name 'lord'; did you mean 'lords'?"),
    "an unknown economy": (put("economy", value="marbel"), "did you mean 'marble'?"),
    "an unknown twist": (put("twists", value=["wolfs"]), "did you mean 'wolves'?"),
    "a twist twice": (put("twists", value=["wolves", "wolves"]), "has something twice in 'twists'"),
    "an unknown direction": (put("direction", value="up"), "unknown name 'up'"),
    "an unknown top board": (put("top_board", value="E"), "unknown name 'E'"),
    "a start nobody has": (put("start", value=2), "'start' must be a whole number from 0 to 1, not 2"),
    "a turn of nobody": (put("turn", "seat", value=-1), "'seat' must be a whole number from 0 to 1, not -1"),
    "four pieces to build": (put("turn", "whole", value=4), "'whole' must be a whole number from 0 to 3, not 4"),
    "more left than there were": (put("turn", "whole", value=2), "'left' must be a whole number from 0 to 2, not 3"),
    "one player": (lambda dump: dump["players"].pop(), "has 1 players; there are 2 to 4"),
    "five players": (lambda dump: dump["players"].extend(dump["players"][1:] * 3), "has 5 players; there are 2 to 4"),
    "a house off the map": (put("players", 0, "houses", 0, value="9,9"), "the map has no hex 9,9"),
    "a house nowhere": (put("players", 0, "houses", 0, value="here"), "cannot read 'here' as a hex"),
    "a house in a village": (put("players", 0, "houses", 0, value="-2,0"), "on -2,0, which is taken or can hold none"),
    "a house on a fort": (put("players", 0, "forts", 0, value="0,0"), "on 0,0, which is taken or can hold none"),
    "two houses on a hex": (put("players", 1, "houses", 0, value="0,0"), "on 0,0, which is taken or can hold none"),
    "a house too many": (put("players", 1, "supply", value=32), "has 1 houses on the map, 32 in supply and 0 removed"),
    "a fort too few": (put("players", 1, "fort_supply", value=3), "has 0 forts on the map, 3 in supply and 0 removed"),
    "pieces removed by half": (put("players", 1, "removed", value=[-1, 1]), "and -1 removed; there are 32"),
    "debts": (put("players", 1, "coins", value=-1), "'coins' must be a whole number from 0"),
    "an unknown terrain card": (put("players", 0, "card", value="tundr"), "did you mean 'tundra'?"),
    "a card of ice": (put("players", 0, "card", value="ice"), "unknown name 'ice'"),
    "a terrain card missing": (lambda dump: dump["deck"].pop(), "terrain cards of forest; there must be 5"),
    "a terrain card too many": (lambda dump: dump["discard"].append("tundra"), "has 6 terrain cards of tundra"),
    "an unknown talent": (put("players", 0, "hand", 0, value="prot"), "did you mean 'port'?"),
    "the tunnel card in a hand": (put("players", 0, "hand", 0, value="tunnel"), "unknown name 'tunnel'"),
    "a hand that is counted wrongly": (put("players", 0, "hand_count", value=2), "'hand_count' must be 1"),
    "a talent that two have": (put("players", 0, "hand", 0, value="horse"), "has a talent that somebody else has as"),
    "a talent in hand that lies open": (put("players", 0, "hand", 0, value="mule"), "has a talent that somebody else"),
    "a talent that was not dealt": (lambda dump: dump["pool"].remove("port"), "that was not among those dealt from"),
    "a talent open twice": (
        lambda dump: dump["players"][0]["talents"].append(dump["players"][0]["talents"][0]),
        "lies open twice",
    ),
    "a talent at level 3": (put("players", 0, "talents", 0, "level", value=3), "'level' must be a whole number from 1"),
    "six talents": (six_talents, "has a player with more than 5 talents"),
    "nothing left to build": (nothing_left, "so ending must be true"),
    "over in the middle": (put("over", value=True), "is over, so nothing can be left to build or under way"),
    "hexes built on before anything is built": (put("turn", "laid", value=["0,0", "1,0", "2,0"]), "more hexes in laid"),
    "more purchases than there can be": (put("turn", "purchases", value=99), "field 'purchases'"),
    "pieces to build in another phase": (put("turn", "phase", value="trade"), "so its phase must be build"),
    "extra uses of nothing": (
        put("turn", "extra", value="mule"),
        "has one in extra, which names a talent in the phase extra",
    ),
    "wolves in the build phase": (
        put("turn", "step", value="wolves"),
        "has the phase build and the step wolves; clean-up goes with wolves",
    ),
    "a talent in use that nobody used": (put("turn", "used", value=[]), "is not among the used ones"),
    "a talent in use that somebody else has": (put("turn", "talent", value="mine"), "the player does not have"),
    "no talent in use": (put("turn", "talent", value=None), "and no talent in use; a talent is in use exactly"),
    "a talent in use within the mandatory action": (put("turn", "left", value=2), "within the mandatory action"),
    "a follow-up of a talent without one": (
        put("players", 0, "talents", 0, "level", value=1),
        "cannot be at step follow",
    ),
    "a build by a mover": (put("turn", "step", value="build"), "cannot be at step build with mule"),
    "a follow-up of a house that is nowhere": (put("turn", "lifted", value=None), "cannot be at step follow with mule"),
    "a lifted fort": (put("turn", "lifted", value="-1,0"), "has lifted a house where the player has none"),
    "a lifted house of somebody else": (put("turn", "lifted", value="3,0"), "where the player has none"),
    "a house on its way to nowhere": (
        lambda dump: dump["turn"].update(step="open", talent=None, level=None),
        "has a house on its way, although nothing is being moved",
    ),
    "an unknown step": (put("turn", "step", value="folow"), "did you mean 'follow'?"),
    "an unknown phase": (put("turn", "phase", value="buy"), "unknown name 'buy'"),
    "an unknown power": (put("turn", "used", value=["mule III"]), "unknown name 'mule III'"),
    "no dice": (put("dice", value={}), "has no field 'kind'"),
    "a negative count": (put("secrets", value=-1), "'secrets' must be a whole number from 0"),
    "an ending that is no flag": (put("ending", value=0), "'ending' must be true or false, not 0"),
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
    assert len(str(error.value)) < 320


@pytest.mark.parametrize("dump", [None, [], "dump", 3, {}])
def test_values_that_are_no_dump_are_refused(dump: Any) -> None:
    with pytest.raises(BadSetup, match=r"^the dump "):
        game.load(dump)


def test_boards_and_a_map_at_once() -> None:
    dump = {**game.new(2, 1).dump(), "map": map_of({})}
    with pytest.raises(BadSetup, match="has an unknown field 'map'"):
        game.load(dump)


def test_boards_that_do_not_go_together() -> None:
    dump = game.new(2, 1).dump()
    for boards, message in (
        (["1A", "1B", "2A", "3A", "4A", "5A", "6A"], "board 1 cannot lie in two places"),
        (["1A", "2A"], "a map has 7 boards, not 2"),
        (["1A", "2A", "3A", "4A", "5A", "6A", "8A"], "unknown board '8A'"),
        (["1A/6", "2A", "3A", "4A", "5A", "6A", "7A"], "a board is turned by 1 to 5 sixths, as in 1A/2, not by 6"),
    ):
        with pytest.raises(BadSetup, match=message):
            game.load({**dump, "boards": [*boards]})


def test_a_position_in_which_nothing_can_be_played() -> None:
    """Nothing but going no further is nothing, too."""
    caravan: dict[str, Json] = {"step": "follow", "used": ["caravan"], "talent": "caravan", "level": 1, **MOVED}
    for dump in (
        dump_of({}, card="forest"),
        dump_of({}, "1,0", talents={0: ["caravan II"]}, under_way={**caravan, "origin": None}),
    ):
        with pytest.raises(BadSetup, match="nothing can be played, although the game is not over"):
            game.load(dump)
