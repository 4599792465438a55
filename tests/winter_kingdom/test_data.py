"""The data files: every fact with its source, no mistake unseen, and a correction there is a correction of the game."""

import importlib
import sys
import tomllib
from collections.abc import Iterator
from typing import Any, Final

import pytest

from realmwright.bits import each
from realmwright.game import RealmwrightError
from realmwright.rules.winter_kingdom import game
from realmwright.rules.winter_kingdom.content import FACTS
from realmwright.rules.winter_kingdom.content.building import SPOTS
from realmwright.rules.winter_kingdom.content.cards import COUNTED, MAJORITY
from realmwright.rules.winter_kingdom.content.economies import EARNING
from realmwright.rules.winter_kingdom.content.moving import WAYS
from realmwright.rules.winter_kingdom.model.facts import SOURCES
from realmwright.rules.winter_kingdom.setup import CARD_POOL, ECONOMY_POOL, TALENT_POOL, TWIST_POOL
from tests.winter_kingdom.data_files import FILES, PACKAGE, Corrected, change, text_of
from tests.winter_kingdom.positions import dump_of, kind

KNOWN: Final = ("rulebook", "deduced", "public", "sister", "ruling")


def read(file: str) -> Any:
    return tomllib.loads(text_of(file))


def entries() -> Iterator[tuple[str, Any]]:
    """Everything in the files, with the family it belongs to."""
    for family, file in (("talent", "talents"), ("economy", "economies"), ("twist", "twists"), ("card", "cards")):
        for entry in (*read(file)[family], *read("own").get(family, ())):
            yield family, entry


FIELDS: Final = {
    "talent": {"name", "first", "second", "mode", "buy", "upgrade", "named", "emblem"},
    "economy": {"name", "effect", "coins", "named", "emblem"},
    "twist": {"name", "law", "named", "emblem"},
    "card": {"name", "effect", "points", "emblem"},
}


def test_the_published_cards_are_those_that_are_drawn_from() -> None:
    """WK-1.2. What comes later brings pools of its own: see ``setup.py``."""
    pools = {"talent": TALENT_POOL, "economy": ECONOMY_POOL, "twist": TWIST_POOL, "card": CARD_POOL}
    published = [read(file)[family] for family, file in zip(pools, FILES, strict=False)]
    assert [tuple(entry["name"] for entry in cards) for cards in published] == [*pools.values()]
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
    components = read("components")
    coins = components.pop("coins")
    for about, fact in {**components, **coins}.items():
        assert fact["source"] in KNOWN, about
    assert {*coins} == {"2", "3", "4"}


def test_the_facts_are_what_the_files_state() -> None:
    stated = {
        (family, entry["name"], about, fact["source"] if isinstance(fact, dict) else fact)
        for family, entry in entries()
        for about, fact in entry.items()
        if about not in ("name", "emblem")
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


def test_every_word_is_used() -> None:
    effects = [half for family, entry in entries() if family == "talent" for half in (entry["first"], entry["second"])]
    assert {half["build"] for half in effects if "build" in half} == {*SPOTS}
    assert {half["move"] for half in effects if "move" in half} | {"tunnel"} == {*WAYS}
    earned = {entry["effect"]["earns"] for family, entry in entries() if family == "economy"}
    assert earned == {*EARNING}
    counted = {entry["effect"]["counts"] for family, entry in entries() if family == "card"}
    assert counted | {"castles"} == {*COUNTED, MAJORITY}


# The game out of other files


def legal(state: Any) -> set[str]:
    return {state.say(action) for action in each(state.legal())}


def play(state: Any, *actions: str) -> Any:
    for action in actions:
        state.play(state.read(action))
    return state


def entry_of(name: str, file: str) -> str:
    """The lines of the files about one thing."""
    return f'name = "{name}"' + text_of(file).partition(f'name = "{name}"')[2].partition("[[")[0]


# Mistakes


LINE_OF_PORT: Final = text_of("talents").partition('name = "port"')[0].count("\n") + 1
MISTAKES: Final = [
    ("talents", "port", 'terrain = "ice"', 'terrain = "icy"', "unknown name 'icy'; did you mean 'ice'?"),
    ("talents", "port", 'terrain = "ice", ', "", "field 'second', has no field 'terrain'"),
    ("talents", "port", 'build = "card"', 'build = "crad"', "field 'build': unknown name 'crad'; did you mean 'card'?"),
    ("talents", "port", 'build = "card"', 'bild = "card"', "it has bild"),
    ("talents", "port", 'build = "card", ', "", "it has nothing"),
    ("talents", "port", 'build = "card"', 'build = "card", move = "step"', "it has build, move"),
    ("talents", "port", 'build = "card"', 'build = "card", terrain = "ice"', "field 'terrain'; choose from build"),
    ("talents", "port", 'build = "card"', "build = 3", "field 'first', field 'build' must be a text, not 3"),
    ("talents", "port", '{ build = "card", source = "deduced" }', '"card"', 'with named fields, not "card"'),
    ("talents", "port", '"alt"', '"atl"', "field 'mode', field 'is': unknown name 'atl'; did you mean 'alt'?"),
    ("talents", "port", "is = ", "as = ", "field 'mode', has no field 'is'"),
    ("talents", "port", 'is = "alt", source = "deduced"', 'is = "alt", source = "dedcued"', "did you mean 'deduced'?"),
    ("talents", "port", 'is = "alt", source = "deduced"', 'is = "alt"', "field 'mode', has no field 'source'"),
    ("talents", "port", 'is = "alt"', 'is = "alt", then = 2', "field 'then'; choose from is, source"),
    ("talents", "port", "coins = 3", "coins = -1", "field 'coins' must be a whole number from 0 to 99, not -1"),
    ("talents", "port", "coins = 3", "coins = 2.5", "field 'coins' must be a whole number from 0 to 99, not 2.5"),
    ("talents", "port", "coins = 3", "coin = 3", "field 'buy', has no field 'coins'"),
    ("talents", "port", 'named = "rulebook"', 'named = "book"', "unknown name 'book'; did you mean 'rulebook'?"),
    ("talents", "port", 'named = "rulebook"', "", "has no field 'named'"),
    (
        "talents",
        "port",
        'named = "rulebook"',
        'named = "rulebook"\nlevel = 2',
        "first, mode, name, named, second, upgrade",
    ),
    ("talents", "port", 'name = "port"', 'nam = "port"', "field 'talent', entry 0, has no field 'name'"),
    ("talents", "port", 'name = "port"', 'name = "mine"', "is there twice; each must have a name of its own"),
    ("talents", "port", 'name = "port"', 'name = "tunnel"', "is there twice; each must have a name of its own"),
    ("talents", "port", 'name = "port"', "name = port", f"Invalid value (at line {LINE_OF_PORT}, column 8)"),
    ("talents", "port", "emblem = ", "emblems = ", "has no field 'emblem'"),
    ("talents", "pasture", "{build}", "{bild}", "unknown in braces; [strokes] has build, beside, along, plus"),
    ("talents", "tunnel", "emblem = ", "emblems = ", "has no field 'emblem'"),
    ("economies", "marble", "emblem = ", "emblems = ", "has no field 'emblem'"),
    ("twists", "wolves", "emblem = ", "emblems = ", "has no field 'emblem'"),
    ("cards", "lords", "emblem = ", "emblems = ", "has no field 'emblem'"),
    ("talents", "mine", '"beside", terrain = "mountain"', '"beside", terrain = "forts"', "did you mean 'fort'?"),
    ("talents", "market", 'at = "castle"', 'terrain = "castle"', "field 'second', has no field 'at'"),
    ("talents", "tavern", 'of = "own"', 'of = "onw"', "field 'of': unknown name 'onw'; did you mean 'own'?"),
    ("talents", "outpost", "most = 1", "most = 7", "field 'most' must be a whole number from 1 to 6, not 7"),
    ("talents", "outpost", "most = 1", "most = true", "field 'most' must be a whole number from 1 to 6, not true"),
    ("talents", "crossroads", 'mandatory = "right"', 'mandatory = "left"', "unknown name 'left'; choose from right"),
    ("talents", "crossroads", 'mandatory = "right"', 'mandatory = "right", of = "own"', "choose from mandatory"),
    ("talents", "crossroads", 'build = "right"', 'mandatory = "right"', "it has mandatory"),
    ("talents", "crossroads", '"both"', '"arrow"', "field 'mode', field 'is': unknown name 'arrow'; choose from both"),
    ("talents", "caravan", '"arrow"', '"alt"', "field 'mode', field 'is': unknown name 'alt'; choose from arrow"),
    ("talents", "caravan", 'move = "leap"', 'build = "origin"', "only a second half follows a move"),
    ("talents", "caravan", 'move = "leap"', 'build = "edge"', "the first half must move a house"),
    ("talents", "horse", 'move = "ring"', 'move = "rang"', "field 'move': unknown name 'rang'; did you mean 'ring'?"),
    ("talents", "guide", 'terrain = "mountain"', 'terrain = "fort"', "unknown name 'fort'; did you mean 'forest'?"),
    ("talents", "sleigh", 'stop = "end"', 'stop = "ned"', "field 'stop': unknown name 'ned'; did you mean 'end'?"),
    ("talents", "tunnel", 'move = "tunnel"', 'build = "card"', "it has build"),
    ("economies", "enclosure", '"enclosed"', '"enclosd"', "unknown name 'enclosd'; did you mean 'enclosed'?"),
    ("economies", "enclosure", "earns", "pays", "field 'effect', has no field 'earns'"),
    ("economies", "enclosure", '"enclosed"', '"enclosed", terrain = "ice"', "field 'terrain'; choose from earns"),
    ("economies", "agriculture", '"village"', '"vilage"', "unknown name 'vilage'; did you mean 'village'?"),
    ("economies", "marble", "each = 2", "each = 0", "field 'each' must be a whole number from 1 to 99, not 0"),
    ("economies", "marble", 'named = "rulebook"', "", "has no field 'named'"),
    ("twists", "wolves", "wolves = 4", "wolfs = 4", "field 'wolfs'; did you mean 'wolves'?"),
    ("twists", "wolves", "wolves = 4", 'wolves = "4"', "field 'wolves' must be a whole number from 1 to 99, not \"4\""),
    ("twists", "wolves", "wolves = 4, ", "", "settles, road, islands, discount, purchases"),
    ("twists", "mobility", "reach = 2", "reach = 1", "field 'reach' must be a whole number from 2 to 99, not 1"),
    ("twists", "dead end", "dead_end = true", 'dead_end = "no"', "field 'dead_end' must be true or false, not \"no\""),
    ("twists", "dead end", "dead_end = true", "dead_end = false", "settles, road, islands, discount, purchases"),
    ("twists", "settlers", '"village"', '"fort"', "field 'settles': unknown name 'fort'; did you mean 'forest'?"),
    ("cards", "ice fishers", '"on"', '"onn"', "field 'effect', field 'counts': unknown name 'onn'; did you mean 'on'?"),
    ("cards", "ice fishers", "each = 2", "ranks = [2, 1]", "field 'points', has no field 'each'"),
    ("cards", "ice fishers", "each = 2", "each = 2, ranks = [2, 1]", "field 'ranks'; choose from each, source"),
    ("cards", "ice fishers", "each = 2", "each = [2]", "field 'each' must be a whole number from 1 to 99, not [2]"),
    ("cards", "shore folk", "off = true", "of = true", "field 'of'; did you mean 'off'?"),
    ("cards", "shore folk", "off = true", "off = 1", "field 'effect', field 'off' must be true or false, not 1"),
    ("cards", "burghers", "of = 2", "of = 0", "field 'effect', field 'of' must be a whole number from 1 to 99, not 0"),
    ("cards", "lords", "ranks = [6, 3]", "each = 6", "field 'points', has no field 'ranks'"),
    ("cards", "lords", "ranks = [6, 3]", "ranks = [3, 6]", "from 99 down to 1, the most first, not [3, 6]"),
    ("cards", "lords", "ranks = [6, 3]", "ranks = []", "from 99 down to 1, the most first, not []"),
    ("cards", "lords", '"majority"', '"majority", of = 2', "field 'of'; choose from counts"),
    ("cards", "stewards", 'name = "stewards"', 'name = "lords"', "is there twice; each must have a name of its own"),
    ("cards", "castles", 'counts = "castles"', 'counts = "castle"', "unknown name 'castle'; did you mean 'castles'?"),
    ("components", "", "to = 4", "to = 5", "field 'players', field 'to' must be a whole number from 2 to 4, not 5"),
    ("components", "", "from = 2, to = 4", "from = 4, to = 3", "the first number must be the smaller one"),
    ("components", "", "pieces = 32", "pieces = 0", "field 'pieces' must be a whole number from 1 to 99, not 0"),
    ("components", "", "houses = {", "house = {", "has no field 'houses'"),
    (
        "components",
        "",
        "talents = 5",
        "talents = 99",
        f"field 'talents' must be a whole number from 1 to {len(TALENT_POOL) // 4}, not 99",
    ),
    (
        "components",
        "",
        "shown = { cards = 3",
        "shown = { cards = 99",
        f"must be a whole number from 1 to {len(CARD_POOL)}, not 99",
    ),
    ("components", "", "terrain = { cards = 5", "terrain = { cards = 0", "must be a whole number from 1 to 99, not 0"),
    ("components", "", "row = { buildings = 3", "row = { buildings = 1", "must be a whole number from 2 to 99, not 1"),
    ("components", "", "start = [1, 1, 2]", "start = [1, 2]", "field '3', field 'start' must have 3 entries, not 2"),
    ("components", "", "start = [1, 1, 2]", "start = [1, 1, -2]", "must hold numbers from 0 to 99, not [1, 1, -2]"),
    ("components", "", "4 = { start", "5 = { start", "field 'coins', has no field '4'"),
    ("components", "", "[4, -9], ", "", "field 'map', field 'centres' must have 7 entries, not 6"),
    ("components", "", "[4, -9]", "[4, -9, 5]", "field 'map', field 'centres' must have 2 entries, not 3"),
    (
        "components",
        "",
        "[4, -9]",
        "[9, -5]",
        "has [9, -5] twice; each board must have a place of its own",
    ),
    ("components", "", "[boards]\n", '[boards]\nmade = "here"\n', "field 'made'; choose from source"),
    ("components", "", "[boards]\n", "[bords]\n", "has no field 'boards'"),
]


def read_anew(monkeypatch: pytest.MonkeyPatch, old: str, new: str) -> None:
    """What happens when one text in the data files is another and they are read again."""
    with monkeypatch.context() as patch:
        change(patch, old, new)
        readers = (f"{PACKAGE}.content", f"{PACKAGE}.model")
        # Those in a package before the package itself.
        for name in sorted([name for name in sys.modules if name.startswith(readers)], reverse=True):
            home, _, module = name.rpartition(".")
            patch.setattr(sys.modules[home], module, sys.modules[name])
            patch.delitem(sys.modules, name)
        importlib.import_module(f"{PACKAGE}.content")


@pytest.mark.parametrize(
    ("file", "name", "old", "new", "said"), MISTAKES, ids=[f"{name} {new}" for _, name, _, new, _ in MISTAKES]
)
def test_a_mistake_is_refused_in_one_clear_line(
    file: str, name: str, old: str, new: str, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It tells the file, the entry, the field, and what would be right."""
    text = entry_of(name, file) if name else text_of(file)
    assert text.count(old) == 1
    with pytest.raises(RealmwrightError) as problem:
        read_anew(monkeypatch, text, text.replace(old, new))
    assert type(problem.value).__name__ == "BadData"
    line = str(problem.value)
    assert line.startswith(f"{file}.toml")
    assert line.endswith(said)
    assert "\n" not in line


# Corrections


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
    longer = corrected("row = { buildings = 3", "row = { buildings = 4")
    rows = dump_of({}, "0,0 1,0 2,0", talents={0: ["tavern"]}, left=0)
    assert "use tavern" in legal(game.load(rows))
    assert "use tavern" not in legal(longer.load(rows))
    shorter = corrected("builds = 3", "builds = 2")
    marble = shorter.load(dump_of({}, economy="marble", left=2, under_way={"whole": 2}))
    assert play(marble, "build 0,0").coins[0] == 0
    assert play(marble, "build 1,0").coins[0] == 2
    cheaper = corrected("coins = 5, uses = 3", "coins = 4, uses = 2")
    state = play(cheaper.load(dump_of(tunnels, "-2,0", coins=(4,), left=0)), "extra tunnel")
    assert state.prompt() == ("extra", {"talent": "tunnel", "left": 2})
