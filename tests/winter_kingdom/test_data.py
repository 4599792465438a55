"""The data files: every fact with its source, every word known, and a correction there is a correction of the game."""

import importlib
import sys
import tomllib
from collections.abc import Callable, Iterator
from importlib.resources import files
from typing import Any, Final

import pytest

import realmwright.rules
from realmwright.bits import each
from realmwright.rules.winter_kingdom import game
from realmwright.rules.winter_kingdom.building import SPOTS
from realmwright.rules.winter_kingdom.data import FACTS, SOURCES
from realmwright.rules.winter_kingdom.economies import EARNING
from realmwright.rules.winter_kingdom.moving import WAYS
from realmwright.rules.winter_kingdom.scoring import COUNTED
from realmwright.rules.winter_kingdom.terrain import NAMES
from tests.winter_kingdom.positions import dump_of, kind

PACKAGE: Final = "realmwright.rules.winter_kingdom"
KNOWN: Final = ("rulebook", "deduced", "public", "sister", "ruling")


def read(name: str) -> Any:
    return tomllib.loads((files(PACKAGE) / "data" / f"{name}.toml").read_text("utf-8"))


def entries() -> Iterator[tuple[str, Any]]:
    """Everything in the files, with the family it belongs to."""
    for family, file in (("talent", "talents"), ("economy", "economies"), ("twist", "twists"), ("card", "cards")):
        for entry in read(file)[family]:
            yield family, entry


FIELDS: Final = {
    "talent": {"name", "first", "second", "mode", "buy", "upgrade", "named"},
    "economy": {"name", "effect", "coins", "named"},
    "twist": {"name", "law", "named"},
    "card": {"name", "effect", "points"},
}


def test_how_many_of_each_there_are() -> None:
    """WK-1.2."""
    found = [family for family, _ in entries()]
    assert {family: found.count(family) for family in FIELDS} == {"talent": 25, "economy": 8, "twist": 8, "card": 18}
    names = [(family, entry["name"]) for family, entry in entries()]
    assert len({*names}) == len(names)


def test_everything_has_all_its_facts_each_with_a_known_source() -> None:
    assert SOURCES == KNOWN
    for family, entry in entries():
        assert {*entry} == FIELDS[family], entry["name"]
        for about, fact in entry.items():
            if isinstance(fact, dict):
                assert fact["source"] in KNOWN, (entry["name"], about)
        assert entry.get("named", "ruling") in KNOWN
    box = read("box")
    coins = box.pop("coins")
    for about, fact in {**box, **coins}.items():
        assert fact["source"] in KNOWN, about
    assert {*coins} == {"2", "3", "4"}


def test_the_facts_are_what_the_files_state() -> None:
    stated = {
        (family, entry["name"], about, fact["source"] if isinstance(fact, dict) else fact)
        for family, entry in entries()
        for about, fact in entry.items()
        if about != "name"
    }
    tunnel = {("talent", "tunnel", "first", "rulebook"), ("talent", "tunnel", "named", "rulebook")}
    castles = {("card", "castles", "effect", "rulebook"), ("card", "castles", "points", "rulebook")}
    assert {*FACTS} == stated | tunnel | castles
    assert len(FACTS) == len({*FACTS})


def test_the_costs_that_the_rulebook_has() -> None:
    """WK-8: Mine 3 to buy, Caravan 3 to upgrade, Dog Sled 1 to buy; all others are rulings."""
    found = {
        (entry["name"], about, entry[about]["coins"])
        for family, entry in entries()
        for about in ("buy", "upgrade")
        if family == "talent" and entry[about]["source"] != "ruling"
    }
    assert found == {("mine", "buy", 3), ("caravan", "upgrade", 3), ("dog sled", "buy", 1)}


def test_every_word_is_known() -> None:
    laws = {"wolves", "dead_end", "reach", "at_once", "settles", "road", "islands", "discount", "purchases"}
    words: dict[str, set[str]] = {"build": {*SPOTS}, "move": {*WAYS}, "mandatory": {"right"}}
    for family, entry in entries():
        if family == "talent":
            assert entry["mode"]["is"] in ("alt", "arrow", "both")
            for half in (entry["first"], entry["second"]):
                verb, *more = [word for word in half if word != "source"]
                assert half[verb] in words[verb]
                for word in more:
                    check_detail(word, half[word])
        elif family == "economy":
            assert entry["effect"]["earns"] in {*EARNING, "straight", "removed"}
        elif family == "twist":
            assert {*entry["law"]} - {"source"} <= laws
        else:
            assert entry["effect"]["counts"] in {*COUNTED, "majority"}
            assert {*entry["points"]} in ({"each", "source"}, {"ranks", "source"})


def check_detail(word: str, value: object) -> None:
    if word in ("terrain", "at"):
        assert value in {*NAMES, "fort"}
    elif word == "most":
        assert value in range(1, 7)
    else:
        assert (word, value) in {("of", "own"), ("of", "another"), ("stop", "end"), ("stop", "any")}


def test_every_word_is_used() -> None:
    effects = [half for family, entry in entries() if family == "talent" for half in (entry["first"], entry["second"])]
    assert {half["build"] for half in effects if "build" in half} == {*SPOTS}
    assert {half["move"] for half in effects if "move" in half} | {"tunnel"} == {*WAYS}
    earned = {entry["effect"]["earns"] for family, entry in entries() if family == "economy"}
    assert earned == {*EARNING, "straight", "removed"}
    counted = {entry["effect"]["counts"] for family, entry in entries() if family == "card"}
    assert counted | {"castles"} == {*COUNTED, "majority"}


# Another box


Corrected = Callable[[str, str], Any]


@pytest.fixture
def corrected(monkeypatch: pytest.MonkeyPatch) -> Iterator[Corrected]:
    """Gives the game anew, as it is when one text in its data files is another: ``corrected(old, new)``."""
    real = tomllib.loads

    def make(old: str, new: str) -> Any:
        changed = []

        def loads(text: str) -> dict[str, Any]:
            changed.extend([old] * text.count(old))
            return real(text.replace(old, new))

        with monkeypatch.context() as patch:
            patch.setattr(realmwright.rules, "winter_kingdom", sys.modules[PACKAGE])
            for name in [name for name in sys.modules if name == PACKAGE or name.startswith(f"{PACKAGE}.")]:
                patch.delitem(sys.modules, name)
            patch.setattr(tomllib, "loads", loads)
            fresh = importlib.import_module(PACKAGE).game
        assert len(changed) == 1, "exactly one place was changed"
        return fresh

    yield make
    assert sys.modules[PACKAGE].game is game


def legal(state: Any) -> set[str]:
    return {state.say(action) for action in each(state.legal())}


def play(state: Any, *actions: str) -> Any:
    for action in actions:
        state.play(state.read(action))
    return state


def entry_of(name: str, file: str) -> str:
    """The lines of the files about one thing."""
    text = (files(PACKAGE) / "data" / f"{file}.toml").read_text("utf-8")
    return f'name = "{name}"' + text.partition(f'name = "{name}"')[2].partition("[[")[0]


def test_another_price(corrected: Corrected) -> None:
    mine = entry_of("mine", "talents")
    dump = dump_of({}, "0,0", coins=(3,), hand={0: ["mine"]}, left=0)
    assert "buy mine" in legal(game.load(dump))
    dearer = corrected(mine, mine.replace("coins = 3", "coins = 4"))
    assert "buy mine" not in legal(dearer.load(dump))
    assert dearer.load(dump).view(0)["prices"]["mine"] == [4, 2]
    assert game.load(dump).view(0)["prices"]["mine"] == [3, 2]  # type: ignore[index, call-overload]


def test_another_effect_of_a_talent(corrected: Corrected) -> None:
    lodge = entry_of("hunting lodge", "talents")
    named = {**kind("S", "1,0"), **kind("L", "0,1")}
    dump = dump_of(named, "0,0", talents={0: ["hunting lodge"]}, left=0)
    assert legal(play(game.load(dump), "use hunting lodge")) == {"build 1,0", "fort 1,0"}
    other = corrected(lodge, lodge.replace('terrain = "snowscape"', 'terrain = "fell field"'))
    assert legal(play(other.load(dump), "use hunting lodge")) == {"build 0,1", "fort 0,1"}


def test_another_mode_of_a_talent(corrected: Corrected) -> None:
    horse = entry_of("horse", "talents")
    dump = dump_of({}, "0,0", talents={0: ["horse II"]}, left=0)
    jump = ("use horse", "move 0,0", "to 2,0")
    assert "use horse II" not in legal(play(game.load(dump), *jump))
    other = corrected(horse, horse.replace('is = "alt"', 'is = "both"'))
    assert "use horse II" in legal(play(other.load(dump), *jump))


def test_another_economy(corrected: Corrected) -> None:
    farms = entry_of("agriculture", "economies")
    dump = dump_of({"1,0": "V"}, economy="agriculture")
    assert play(game.load(dump), "build 0,0").coins[0] == 1
    richer = corrected(farms, farms.replace("each = 1", "each = 3"))
    assert play(richer.load(dump), "fort 0,0").coins[0] == 6
    other = corrected(farms, farms.replace('"village"', '"mountain"'))
    assert play(other.load(dump), "build 0,0").coins[0] == 0


def test_another_twist(corrected: Corrected) -> None:
    dump = dump_of({}, "0,0", twists=["wolves"], left=0, under_way={"pieces": 4})
    assert play(game.load(dump), "end turn").seat == 1
    bargain = corrected("law = { discount = 1", "law = { discount = 2")
    prices = bargain.load({**dump, "twists": ["bargain"]}).view(0)["prices"]
    assert (prices["mine"], prices["mule"]) == ([1, 0], [0, 0]), "never below nothing"
    fiercer = corrected("law = { wolves = 4", "law = { wolves = 3")
    assert play(fiercer.load(dump), "end turn").prompt().kind == "wolves"


def test_other_points(corrected: Corrected) -> None:
    hermits = entry_of("hermits", "cards")
    dump = dump_of({}, "0,0 3,0", cards=["hermits", "loners", "lords"])
    assert game.load(dump).scores()[0]["hermits"] == 4
    assert corrected(hermits, hermits.replace("each = 2", "each = 5")).load(dump).scores()[0]["hermits"] == 10
    lords = corrected("ranks = [6, 3]", "ranks = [12, 6]")
    assert (game.load(dump).scores()[0]["lords"], lords.load(dump).scores()[0]["lords"]) == (6, 12)


def test_another_box(corrected: Corrected) -> None:
    assert corrected("start = [1, 1, 2]", "start = [1, 2, 3]").new(3, 1, {"start": 0}).coins == [1, 2, 3]
    assert corrected("pieces = 32", "pieces = 31").new(2, 1).supply == [31, 31]
    tunnels = {**kind("U", "-3,0 3,0")}
    cheaper = corrected("coins = 5, uses = 3", "coins = 4, uses = 2")
    state = play(cheaper.load(dump_of(tunnels, "-2,0", coins=(4,), left=0)), "extra tunnel")
    assert state.prompt() == ("extra", {"talent": "tunnel", "left": 2})
