"""Damaged dumps: each is refused in one line that says what would be right."""

from collections.abc import Callable
from typing import Any, Final

import pytest

from realmwright.game import BadSetup, Json
from realmwright.rules.dominion import game
from tests.damage import drop, put
from tests.dominion.positions import add_up, dump_of, ended, frame, robbery, through_json
from tests.dominion.tables import options


def both(*damages: Callable[[Any], object]) -> Callable[[Any], None]:
    def damage(dump: Any) -> None:
        for one in damages:
            one(dump)

    return damage


TOP = ("stack", 2)
NO_STACK = both(put("stack", value=[]), add_up)
DAMAGES: dict[str, tuple[Callable[[Any], None], str]] = {
    **{f"no {name}": (drop(name), f"has no field {name!r}") for name in robbery() if name not in ("last",)},
    **{f"no turn's {name}": (drop("turn", name), f"has no field {name!r}") for name in robbery()["turn"]},
    **{f"no player's {name}": (drop("players", 1, name), f"no field {name!r}") for name in robbery()["players"][1]},
    **{
        f"no entry's {name}": (drop(*TOP, name), f"has no field {name!r}") for name in ("card", "part", "seat", "cards")
    },
    "another game": (put("game", value="kingdom-builder"), "unknown name 'kingdom-builder'"),
    "other rules": (put("rules", value=99), "'rules' must be"),
    "another edition": (put("edition", value="third"), "unknown name 'third'"),
    "another phase": (put("phase", value="night"), "unknown name 'night'; choose from action, buy, draft, over"),
    "a field too many": (put("colour", value=1), "unknown field 'colour'"),
    "a turn's field too many": (put("turn", "coin", value=1), "unknown field 'coin'; did you mean 'coins'?"),
    "a player's field too many": (put("players", 1, "gold", value=1), "unknown field 'gold'"),
    "a frame's field too many": (put(*TOP, "count", value=1), "unknown field 'count'"),
    "one player": (lambda dump: dump.update(players=dump["players"][:1]), "has 1 players; there are 2 to 4"),
    "five players": (lambda dump: dump["players"].extend(dump["players"][:2]), "has 5 players; there are 2 to 4"),
    "a start nobody has": (put("start", value=3), "'start' must be a whole number from 0 to 2, not 3"),
    "nine kingdom cards": (lambda dump: dump["kingdom"].pop(), "has 9 kingdom cards; there must be 10"),
    "eleven kingdom cards": (lambda dump: dump["kingdom"].append("mine"), "has 11 kingdom cards; there must be 10"),
    "a kingdom card twice": (put("kingdom", 0, value="spy"), "names spy twice in its kingdom and draft"),
    "an unknown kingdom card": (put("kingdom", 0, value="smity"), "unknown name 'smity'; did you mean 'smithy'?"),
    "a kingdom card that is none": (put("kingdom", 0, value="gold"), "unknown name 'gold'"),
    "a draft after the draft": (put("draft", value=["mine"]), "is in no draft, so field 'draft' must be empty"),
    "a draft of ten": (put("phase", value="draft"), "is in a draft with 10 kingdom cards and 0 to pick from"),
    "a negative pile": (put("supply", "gold", value=-1), "'gold' must be a whole number from 0"),
    "a missing pile": (drop("supply", "gold"), "has no field 'gold'"),
    "a pile of another game": (put("supply", "mine", value=10), "unknown field 'mine'"),
    "a card too many": (put("supply", "gold", value=30), "has 31 cards of gold in all; there must be 30"),
    "a card too few": (put("supply", "vassal", value=9), "has 9 cards of vassal in all; there must be 10"),
    "a card of another game": (
        lambda dump: dump["trash"].append("mine"),
        "has 1 cards of mine in all; there must be 0",
    ),
    "an unknown card": (put("players", 0, "hand", 0, value="vilage"), "unknown name 'vilage'; did you mean 'village'?"),
    "negative coins": (put("turn", "coins", value=-1), "'coins' must be a whole number from 0"),
    "half an action": (put("turn", "actions", value=0.5), "'actions' must be a whole number from 0"),
    "bought by the way": (put("turn", "bought", value=0), "'bought' must be true or false, not 0"),
    "bought among actions": (
        put("turn", "bought", value=True),
        "has something bought, so the phase cannot be 'action'",
    ),
    "a turn of nobody": (put("turn", "seat", value=3), "'seat' must be a whole number from 0 to 2, not 3"),
    "a turn uncounted": (put("turn", "number", value=2), "has turn number 2, but the players have begun 1 turns"),
    "tops without cards": (put("players", 1, "tops", value=["all"] * 4), "4 entries in field 'tops', but 3 cards"),
    "tops known to some": (put("players", 1, "tops", 0, value="some"), "unknown name 'some'; choose from all, owner"),
    "shown, but not in hand": (put("players", 1, "shown", 0, value="gold"), "shows more cards of gold than the hand"),
    "the top unseen": (
        put("players", 0, "unseen", value=[1]),
        "has an unseen card on top of the discard pile of",
    ),
    "nothing unseen": (put("players", 2, "unseen", value=[0]), "has no place 0 in the discard pile"),
    "immune nobodies": (put("immune", value=[3]), "'immune' must hold seats from 0 to 2, not 3"),
    "a negative count": (put("secrets", value=-1), "'secrets' must be a whole number from 0"),
    "the wrong chooser": (put("chooser", value=2), "asks seat 0, so field 'chooser' must be 0, not 2"),
    "the wrong chooser of a turn": (
        both(NO_STACK, put("chooser", value=1)),
        "asks seat 0, so field 'chooser' must be 0",
    ),
    "no dice": (put("dice", value={}), "has no field 'kind'"),
    "a stack when buying": (put("phase", value="buy"), "has something on the stack, so the phase must be 'action'"),
    "turns that one player did not have": (
        both(put("players", 0, "turns", value=3), put("turn", "number", value=3)),
        "has players who began 3, 0, 0 turns, in turn order",
    ),
    "over too early": (both(NO_STACK, put("phase", value="over")), "is over, so there must be no province or 3 empty"),
    "a last without need": (put("last", value="gold"), "has nothing under way that goes by field 'last'"),
    "under way by another card": (put(*TOP, "card", value="gardens"), "'card': unknown name 'gardens'"),
    "under way in another way": (put(*TOP, "part", value="choose"), "'part': unknown name 'choose'"),
    "the thief robbed": (put(*TOP, "seat", value=0), "must be of another player than seat 0, whose turn it is"),
    "loot of another": (put("stack", 1, "seat", value=1), "must be of seat 0, whose turn it is, and not of seat 1"),
    "a play of a village": (put("stack", 0, value=frame("village", "perform", 0)), "is of village, which is no Attack"),
    "a play that is counted": (put("stack", 0, "tally", value=2), "must have no tally and no cards"),
    "waiting with cards": (
        both(lambda dump: dump["stack"].insert(2, frame("thief", "reveal", 1, aside="gold")), add_up),
        "field 'stack', entry 2, must have no tally and no cards, as it waits",
    ),
    "loot of other cards": (
        both(put("trash", value=["estate"]), put("stack", 1, "cards", value=["estate"]), add_up),
        "field 'stack', entry 1, must have no tally and only Treasures",
    ),
    "loot not in the trash": (both(put("trash", value=[]), add_up), "has cards that do not lie in the trash"),
}


@pytest.mark.parametrize("name", DAMAGES)
def test_a_damaged_dump_is_refused_in_one_line(name: str) -> None:
    damage, message = DAMAGES[name]
    dump = robbery()
    damage(dump)
    refuse(dump, message)


def refuse(dump: Any, message: str) -> None:
    with pytest.raises(BadSetup) as error:
        game.load(dump)
    assert message in str(error.value)
    assert "\n" not in str(error.value)
    assert len(str(error.value)) < 400


def asking(card: str, part: str, seat: int = 0, tally: Json = None, aside: str = "", **given: Any) -> Any:
    """A position in which a card asks seat 0 or does something to seat 1; ``given`` are the zones of that seat."""
    zones = {name: given.pop(name) for name in ("hand", "deck", "discard") if name in given}
    fill = ("moat", "village", "market", "smithy", "festival", "laboratory", "gardens", "witch", "mine", "workshop")
    kingdom = [card, *(name for name in fill if name != card)][:10]
    stack = [frame(card, part, seat, tally, aside)]
    hands: list[Any] = [zones, {}] if seat == 0 else [{}, zones]
    rules = given.pop("rules", game.rules)
    dump = dump_of(*hands, kingdom=kingdom, **{"table": card, "stack": stack, "chooser": seat} | given)
    return {**dump, "rules": rules}


ASKING: Final[dict[str, tuple[Any, str]]] = {
    "cellar": (
        asking("cellar", "choose", 0, 2**16 - 2, last=2, hand="estate copper", deck="2 gold"),
        "discard copper, discard estate, done",
    ),
    "chapel": (asking("chapel", "choose", 0, 4, last=0, hand="estate"), "done, trash estate"),
    "militia": (asking("militia", "choose", 1, 1, last=0, hand="gold 3 estate"), "discard estate, discard gold"),
    "poacher": (
        asking("poacher", "choose", 0, 1, last=0, hand="10 market gold"),
        "discard gold, discard market",
    ),
    "library": (asking("library", "draw", 0, 0, "village", hand="copper moat"), "keep moat, set aside moat"),
    "sentry": (asking("sentry", "look", 0, 1, "gold"), "discard gold, topdeck gold, trash gold"),
    "vassal": (asking("vassal", "discard", 0, "moat", discard="gold moat"), "done, play moat"),
    "spy": (asking("spy", "reveal", 1, None, "gold", chooser=0), "discard gold, topdeck gold"),
    "bandit": (asking("bandit", "reveal", 1, None, "silver gold"), "trash gold, trash silver"),
    "thief": (asking("thief", "loot", 0, None, "gold", trash="gold estate"), "done, gain gold"),
    "remodel": (asking("remodel", "gain", last="estate", hand="moat"), "gain copper, gain curse, gain estate"),
    "moat": (asking("witch", "react", 1, hand="moat gold", ask=[1]), "done, reveal moat"),
    "chancellor": (asking("chancellor", "discard deck", deck="gold"), "discard deck, done"),
    "harbinger": (asking("harbinger", "topdeck", discard="gold estate"), "done, topdeck estate, topdeck gold"),
}
"""Cards that ask something, and some of what may be answered."""


@pytest.mark.parametrize("name", ASKING)
def test_a_card_that_asks_can_be_written(name: str) -> None:
    dump, answers = ASKING[name]
    state = game.load(dump)
    assert state.dump() == dump
    assert set(answers.split(", ")) <= options(state)


NOTHING_TO_CHOOSE = "field 'stack', entry 0, leaves nothing to choose"
FLAWS: Final[dict[str, tuple[Any, str]]] = {
    "cellar not begun": (asking("cellar", "choose", last=0, hand="estate"), "must have a tally from 1 to 65536 and no"),
    "cellar without a number": (
        asking("cellar", "choose", 0, 3, hand="estate"),
        "'last' must be a whole number from 0",
    ),
    "cellar with cards": (asking("cellar", "choose", 0, 3, "gold", last=0, hand="estate"), "must have a tally from 1"),
    "cellar of nothing": (asking("cellar", "choose", 0, 3, last=0), NOTHING_TO_CHOOSE),
    "cellar drawing": (asking("cellar", "draw", deck="3 gold"), NOTHING_TO_CHOOSE),
    "chapel of five": (asking("chapel", "choose", 0, 5, last=0, hand="estate"), "must have a tally from 1 to 4 and no"),
    "chapel by name": (asking("chapel", "choose", 0, "moat", last=0, hand="estate"), "'tally' must be a whole number"),
    "militia of two": (
        asking("militia", "choose", 1, 2, last=0, hand="gold 3 estate"),
        "must have a tally from 1 to 1",
    ),
    "militia of one kind": (
        asking("militia", "choose", 1, 1, last=0, hand="4 estate", rules=3),
        NOTHING_TO_CHOOSE,
    ),
    "library at a Treasure": (
        asking("library", "draw", 0, 0, hand="moat copper", rules=3),
        "must have tally 0 or 1, set aside only",
    ),
    "library without a hand": (asking("library", "draw", 0, 0), "must have tally 0 or 1, set aside only Actions"),
    "library not begun": (
        asking("library", "draw", hand="copper moat"),
        "must have tally 0 or 1, set aside only Actions",
    ),
    "library with a Treasure": (
        asking("library", "draw", 0, 0, "gold", hand="moat"),
        "must have tally 0 or 1, set aside",
    ),
    "sentry of three": (asking("sentry", "look", 0, 3, "3 gold"), "must have one or two cards, and as its tally"),
    "sentry of what is not there": (asking("sentry", "look", 0, 2, "gold"), "must have one or two cards, and as its"),
    "sentry of none": (asking("sentry", "look", 0, 0), "must have one or two cards, and as its tally"),
    "vassal elsewhere": (
        asking("vassal", "discard", 0, "moat", discard="moat gold"),
        "must have as its tally the Action",
    ),
    "vassal of a Treasure": (
        asking("vassal", "discard", 0, "gold", discard="gold"),
        "must have as its tally the Action",
    ),
    "vassal of nothing": (asking("vassal", "discard", 0, "moat"), "must have as its tally the Action that lies on top"),
    "vassal not begun": (asking("vassal", "discard", discard="moat"), "must have as its tally the Action that lies on"),
    "vassal by number": (asking("vassal", "discard", 0, 3, discard="moat"), "'tally' must be a text, not 3"),
    "spy at two cards": (asking("spy", "reveal", 1, None, "2 gold", chooser=0), "must have no tally and one card"),
    "spy not begun": (asking("spy", "reveal", 1, deck="gold", chooser=0), "must have no tally and one card"),
    "bandit at three cards": (asking("bandit", "reveal", 1, None, "3 gold"), "must have no tally and one or two cards"),
    "bandit at Coppers": (asking("bandit", "reveal", 1, None, "2 copper"), NOTHING_TO_CHOOSE),
    "thief of an Estate": (
        asking("thief", "loot", 0, None, "estate", trash="estate"),
        "must have no tally and only Treas",
    ),
    "thief of nothing": (asking("thief", "loot", trash="gold"), NOTHING_TO_CHOOSE),
    "remodel counted": (asking("remodel", "gain", 0, 1, last="estate"), "must have no tally and no cards"),
    "remodel of nothing": (asking("remodel", "gain"), "'last' must be a text, not null"),
    "remodel of a number": (asking("remodel", "gain", last=3), "'last' must be a text, not 3"),
    "a reaction to a village": (asking("village", "react", 1, hand="moat"), "is of village, which is no Attack"),
    "a play of gardens": (asking("gardens", "play"), "is of gardens, which is no Action"),
    "a reaction without one": (asking("witch", "react", 1, hand="gold"), NOTHING_TO_CHOOSE),
    "a reaction of the attacker": (asking("witch", "react", 0, hand="moat"), "must be of another player than seat 0"),
    "an attack that asks nobody": (asking("witch", "perform"), NOTHING_TO_CHOOSE),
    "chancellor without a deck": (asking("chancellor", "discard deck"), NOTHING_TO_CHOOSE),
}


@pytest.mark.parametrize("name", FLAWS)
def test_a_card_that_cannot_ask_is_refused(name: str) -> None:
    dump, message = FLAWS[name]
    refuse(dump, message)


def draft() -> Any:
    return through_json(game.new(2, 1, {"kingdom": "draft", "require": ["moat", "witch"]}).dump())


DRAFTS: Final[dict[str, tuple[Callable[[Any], None], str]]] = {
    "a supply too early": (put("supply", "gold", value=30), "has an unknown field 'gold'"),
    "cards too early": (put("players", 0, "hand", value=["gold"]), "has 1 cards of gold in all; there must be 0"),
    "a turn too early": (
        both(put("turn", "number", value=1), put("players", 0, "turns", value=1)),
        "is in a draft, so no turn can have begun",
    ),
    "too few to pick": (put("draft", value=["mine"]), "is in a draft with 2 kingdom cards and 1 to pick from"),
    "a pick picked": (put("draft", 0, value="moat"), "names moat twice in its kingdom and draft"),
}


@pytest.mark.parametrize("name", DRAFTS)
def test_a_damaged_draft_is_refused(name: str) -> None:
    damage, message = DRAFTS[name]
    dump = draft()
    damage(dump)
    refuse(dump, message)


def test_a_finished_game_has_nothing_in_play() -> None:
    dump: Any = through_json(ended().dump())
    dump["table"], dump["players"][0]["deck"] = dump["players"][0]["deck"], []
    refuse(dump, "is over, so field 'table' must be empty")


ODD: list[Json] = [None, True, -1, 1.5, 10**30, "", "gold", [], ["gold"], [[]], {}, {"x": 1}]


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
    for dump in (robbery(), draft()):
        for path in places_in(dump):
            damaged: Any = through_json(dump)
            put(*path, value=odd)(damaged)
            message = ""
            try:
                state = game.load(damaged)
            except BadSetup as problem:
                message = str(problem)
            else:
                assert game.load(through_json(state.dump())).dump() == state.dump()
            assert "\n" not in message


@pytest.mark.parametrize("dump", [None, [], "dump", 3, {}])
def test_values_that_are_no_dump_are_refused(dump: Any) -> None:
    with pytest.raises(BadSetup, match=r"^the dump "):
        game.load(dump)
