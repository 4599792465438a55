"""How actions are said and read, and what is asked."""

import pytest

from realmwright.bits import each
from realmwright.cli.play import find_action
from realmwright.dice import FastDice
from realmwright.game import BadNotation, IllegalAction
from realmwright.rules.winter_kingdom import game
from realmwright.rules.winter_kingdom.exchange.notation import END
from tests.test_words import spoken
from tests.winter_kingdom.positions import hexes, kind, legal, owner, play, refused, table
from tests.winter_kingdom.random_games import lively, mixture

TUNNELS = kind("U", "-3,0 3,0")


@pytest.mark.parametrize("seed", range(6))
def test_every_legal_action_reads_back(seed: int) -> None:
    players = 2 + seed % 3
    stream = FastDice(seed).stream("notation")
    state = game.new(players, seed, mixture(stream, players))
    for step in range(120):
        if state.over:
            break
        if step % 3 == 0:
            actions = list(each(state.legal()))
            said = [state.say(action) for action in actions]
            assert len(set(said)) == len(said)
            for action, text in zip(actions, said, strict=True):
                assert state.read(text) == action
            text = said[step % len(said)]
            assert state.read(f"  {text.upper().replace(' ', '   ')} ") == actions[step % len(said)]
        state.play(lively(state, stream))


def test_the_verbs_follow_the_question() -> None:
    state = table(TUNNELS, "-2,0", talents={0: ["mule II"]})
    assert {action.split()[0] for action in legal(state)} == {"build", "fort", "use"}
    play(state, "use mule")
    assert legal(state) == ["move -2,0"]
    play(state, "move -2,0")
    assert legal(state) == ["to -1,-1", "to -1,0", "to -2,-1", "to -2,1", "to -3,1"]
    play(state, "to -1,0")
    assert {action.split()[0] for action in legal(state)} == {"to", "stop"}


def test_the_words_of_purchases() -> None:
    talents = {0: ["mule", "horse II"]}
    state = table(TUNNELS, "-2,0", left=0, talents=talents, hand={0: ["dog sled", "mine"]}, coins=[5, 0])
    said = [action for action in legal(state) if not action.startswith("use ")]
    assert said == [
        "buy dog sled",
        "buy mine",
        END,
        "extra horse",
        "extra mule",
        "extra tunnel",
        "upgrade mule",
    ]
    assert [action for action in legal(state) if action.startswith("use ")] == [
        "use horse",
        "use horse II",
        "use mule",
        "use tunnel",
    ]


def test_the_words_of_taking_off() -> None:
    state = table({}, "0,0", left=0, economy="salvage", forts=["1,0"])
    assert "salvage" in legal(state)
    refused(state, "remove 0,0")
    play(state, "salvage")
    assert legal(state) == [END, "remove 0,0", "remove 1,0"]
    wolves = table({}, "0,0", left=0, twists=["wolves"], under_way={"pieces": 5})
    assert legal(play(wolves, END)) == ["remove 0,0"]


@pytest.mark.parametrize(
    "text", ["build -2 , -1", "BUILD -2,-1", "\tbuild\t-2,-1 ", "build -02,-001", "build -2 ,-1", "Build -2, -1"]
)
def test_people_may_type_freely(text: str) -> None:
    state = table(TUNNELS, "-2,0")
    assert state.read(text) == state.read("build -2,-1")


def test_talents_of_two_words_and_second_halves() -> None:
    state = owner("dog sled II", kind("I", "1,0 2,0"), "0,0")
    assert state.read("use dog  sled ii") == state.read("Use Dog Sled II")
    assert state.say(state.read("use DOG SLED II")) == "use dog sled II"
    assert state.read("use dog sled") != state.read("use dog sled II")


def test_descriptions_of_actions() -> None:
    state = table(TUNNELS, "-2,0", left=0, talents={0: ["mule II"]}, hand={0: ["mine"]}, coins=[5, 0])
    for text, kind_, args in (
        ("use mule", "use", {"talent": "mule", "level": 1}),
        ("use mule II", "use", {"talent": "mule", "level": 2}),
        ("use tunnel", "use", {"talent": "tunnel", "level": 1}),
        ("buy mine", "buy", {"talent": "mine", "coins": 3}),
        ("upgrade caravan", "upgrade", {"talent": "caravan", "coins": 3}),
        ("extra tunnel", "extra", {"talent": "tunnel", "coins": 5}),
        ("salvage", "salvage", {}),
        ("stop", "stop", {}),
        (END, "end-turn", {}),
    ):
        assert state.describe(state.read(text)) == (kind_, args)
    cheap = table({}, left=0, twists=["bargain"])
    assert cheap.describe(cheap.read("buy mine")).args == {"talent": "mine", "coins": 2}
    build = table({})
    assert build.describe(build.read("fort 0,-3")) == ("fort", {"hex": "0,-3"})
    assert build.describe(build.read("build 0,-3")) == ("build", {"hex": "0,-3"})


FORMS = 'an action looks like "build 3,-4", "fort 3,-4", "use tunnel", "move 3,-4", "to 4,-4", "buy mule" or "end turn"'
COORDINATES = "as a hex; write its two coordinates like 3,-4"
BOUNDS = "the first coordinate is -4 to 4, the second -4 to 4, and not every pair is a hex"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", f"cannot read ''; {FORMS}"),
        ("   ", f"cannot read '   '; {FORMS}"),
        ("3,-4", f"cannot read '3,-4'; {FORMS}"),
        ("bild 0,0", f"cannot read 'bild 0,0'; {FORMS}"),
        ("end", f"cannot read 'end'; {FORMS}"),
        ("end turn now", f"cannot read 'end turn now'; {FORMS}"),
        ("stop it", f"cannot read 'stop it'; {FORMS}"),
        ("build", f"cannot read '' {COORDINATES}"),
        ("build 3", f"cannot read '3' {COORDINATES}"),
        ("build a,b", f"cannot read 'a,b' {COORDINATES}"),
        ("build 0,1,2", f"cannot read '0,1,2' {COORDINATES}"),
        ("build (0,1)", f"cannot read '(0,1)' {COORDINATES}"),
        ("build --1,0", f"cannot read '--1,0' {COORDINATES}"),
        ("fort 12345,0", f"cannot read '12345,0' {COORDINATES}"),
        ("build 5,0", f"the map has no hex 5,0; {BOUNDS}"),
        ("build 4,4", f"the map has no hex 4,4; {BOUNDS}"),
        ("move 9999,-9999", f"the map has no hex 9999,-9999; {BOUNDS}"),
        ("use mul", "unknown talent 'mul'; did you mean 'mule'?"),
        ("use mul II", "unknown talent 'mul'; did you mean 'mule'?"),
        ("use mule III", "unknown talent 'mule iii'; did you mean 'mule'?"),
        ("use tunnel II", "unknown talent 'tunnel ii'; did you mean 'tunnel'?"),
        ("extra mul", "unknown talent 'mul'; did you mean 'mule'?"),
        ("upgrade hors", "unknown talent 'hors'; did you mean 'horse'?"),
    ],
)
def test_texts_that_are_no_notation_are_refused(text: str, message: str) -> None:
    with pytest.raises(BadNotation) as error:
        table(TUNNELS, "-2,0").read(text)
    assert str(error.value) == message


@pytest.mark.parametrize("text", ["use", "buy", "upgrade mule II"])
def test_talents_that_there_are_not(text: str) -> None:
    with pytest.raises(BadNotation, match=f"^unknown talent '{' '.join(text.lower().split()[1:])}'; "):
        table(TUNNELS, "-2,0").read(text)


@pytest.mark.parametrize("text", ["move -2,0", "to -2,-1", "remove -2,0"])
def test_the_right_verb_at_the_wrong_time(text: str) -> None:
    state = table(TUNNELS, "-2,0")
    with pytest.raises(IllegalAction) as error:
        state.read(text)
    assert str(error.value).startswith(f"'{text}' cannot be played now: seat 0 may play 'build' with one of 5 hexes")


@pytest.mark.parametrize(
    "text",
    [
        *("build 3,0", "build 0,0", "build -2,0", "fort 0,0", "use mule", "use mule II", "buy mine", "upgrade mule"),
        *("extra tunnel", "salvage", "stop", END),
    ],
)
def test_read_but_not_legal(text: str) -> None:
    state = table(TUNNELS, "-2,0", coins=[9, 0], hand={0: ["mine"]})
    before = state.dump()
    with pytest.raises(IllegalAction, match=f"^'{text}' cannot be played now: seat 0 may play 'build' with one of 5 "):
        state.play(state.read(text))
    assert state.dump() == before


@pytest.mark.parametrize("action", [-1, -(2**70), 10**4, 2**70])
def test_numbers_that_are_no_action(action: int) -> None:
    state = table({}, "0,0")
    for attempt in (state.play, state.say, state.describe):
        with pytest.raises(IllegalAction, match=r"^there is no action "):
            attempt(action)


@pytest.mark.parametrize("twists", [(), ("islands",)])
def test_numbers_between_are_no_action(twists: tuple[str, ...]) -> None:
    """Gaps between the rows of the map, as houses and as forts, and the second half that the tunnel card lacks."""
    state = table({}, boards=7, twists=twists)
    board = state.board
    gaps = [number for number in range(board.fort) if number not in board.grid.cells]
    assert gaps
    for number in (*gaps[:9], *gaps[-9:], *(board.fort + gap for gap in gaps[:9]), board.buy - 1, board.end + 1):
        with pytest.raises(IllegalAction, match=r"^there is no action "):
            state.play(number)


def test_hexes_are_named_alike_on_islands() -> None:
    for twists in ((), ("islands",)):
        state = table({}, boards=7, twists=twists)
        assert state.say(state.read("build -13,9")) == "build -13,9"
        play(state, "build 3,-12")
        assert hexes(state) <= {"4,-12", "3,-11", "2,-11", "2,-12", "3,-13", "4,-13"}


# What is asked


def test_prompts_of_a_turn() -> None:
    talents = {0: ["mule II", "pasture II", "caravan II"]}
    state = table(TUNNELS, "-2,0", talents=talents, twists=["roads"], hand={0: ["mine"]}, coins=[9, 0])
    usable = ["pasture", "caravan", "mule", "tunnel"]
    assert state.prompt() == ("build", {"terrain": "grassland", "left": 3, "talents": usable})
    play(state, "use mule")
    assert state.prompt() == ("talent-move", {"talent": "mule", "level": 1})
    play(state, "move -2,0")
    assert state.prompt() == ("talent-to", {"talent": "mule", "level": 1, "from": "-2,0"})
    play(state, "to -1,0")
    assert state.prompt() == ("follow-move", {"talent": "mule", "from": "-1,0"})
    play(state, "stop")
    assert state.prompt() == ("road", {"talent": "mule", "from": "-1,0"})
    play(state, "to -2,0", "build -2,1")
    assert state.prompt() == ("build", {"terrain": "grassland", "left": 2, "talents": []})
    play(state, "build -1,1", "build -1,2", "use pasture")
    assert state.prompt() == ("talent-build", {"talent": "pasture", "level": 1})
    play(state, "build -1,0")
    assert state.prompt() == ("follow-move", {"talent": "pasture", "from": "-1,0"})
    play(state, "stop", "use caravan", "move -1,0", "to 1,0")
    assert state.prompt() == ("follow-build", {"talent": "caravan", "hex": "-1,0"})
    play(state, "stop", "stop")
    assert state.prompt() == ("finish", {"talents": ["tunnel"], "coins": 9, "offers": 5})
    play(state, "extra tunnel")
    assert state.prompt() == ("extra", {"talent": "tunnel", "left": 3})


def test_prompts_that_twists_bring() -> None:
    settlers = play(table(kind("V", "0,0"), twists=["settlers"]), "build 1,0")
    assert settlers.prompt() == ("settle-or-not", {})
    wolves = table({}, "0,0", left=0, twists=["wolves"], under_way={"pieces": 5})
    assert play(wolves, END).prompt() == ("wolves", {})
    bargain = table({}, left=0, twists=["bargain"], hand={0: ["mule", "horse"]}, coins=[2, 0])
    play(bargain, "buy mule")
    assert bargain.prompt() == ("trade", {"talents": [], "coins": 2, "offers": 2})
    salvage = table({}, "0,0", left=0, economy="salvage", coins=[1, 0])
    assert play(salvage, "salvage").prompt() == ("salvage", {"coins": 1})
    assert play(salvage, "remove 0,0").prompt() == ("salvage", {"coins": 2})


def test_when_all_is_over_nothing_can_be_played() -> None:
    state = table({}, "", "0,0", turn=1, left=0, ending=True, supply=[0, 31], fort_supply=[0, 4])
    play(state, END)
    assert state.prompt().kind == "over"
    assert legal(state) == []
    for text in ("build 0,0", "fort 0,0", END):
        with pytest.raises(IllegalAction, match="over"):
            state.play(state.read(text))


def test_the_journal_tells_what_happened() -> None:
    state = table(
        TUNNELS | kind("V", "-1,3") | kind("T", "4,-4"),
        "-2,0",
        talents={0: ["mule II"]},
        hand={0: ["sleigh"]},
        deck=["tundra"],
        coins=[1, 0],
        economy="agriculture",
    )
    play(state, "use mule", "move -2,0", "to -2,1", "stop", "build -2,2", "fort -2,3", "build -2,4", "buy sleigh", END)
    assert state.journal is not None
    assert [(event.kind, dict(event.args), event.audience) for event in state.journal] == [
        ("talent-used", {"seat": 0, "talent": "mule", "level": 1}, None),
        ("moved", {"seat": 0, "from": "-2,0", "hex": "-2,1"}, None),
        ("stopped", {"seat": 0}, None),
        ("built", {"seat": 0, "piece": "house", "hex": "-2,2"}, None),
        ("built", {"seat": 0, "piece": "fort", "hex": "-2,3"}, None),
        ("coins", {"seat": 0, "coins": 2, "economy": "agriculture"}, None),
        ("built", {"seat": 0, "piece": "house", "hex": "-2,4"}, None),
        ("coins", {"seat": 0, "coins": 1, "economy": "agriculture"}, None),
        ("bought", {"seat": 0, "talent": "sleigh", "coins": 1}, None),
        ("card-drawn", {"seat": 0, "terrain": "tundra"}, 0),
        ("turn-begun", {"seat": 1, "turn": 1}, None),
        ("card-shown", {"seat": 1, "terrain": "grassland"}, None),
    ]


def test_without_a_journal_nothing_is_kept() -> None:
    state = table({}, "0,0")
    state.journal = None
    play(state, "build 1,0", "build 2,0", "build 3,0", END)
    assert state.journal is None


def test_who_types_a_hex_alone_means_a_house_unless_there_are_only_forts() -> None:
    state = table(kind("T", "2,0 2,-1"), "1,0", card="tundra")
    assert find_action(state, "2,0", spoken(game, "en")) == state.read("build 2,0")
    only_forts = table(kind("T", "2,0 2,-1"), "1,0", card="tundra", supply=[0])
    assert find_action(only_forts, "2,0", spoken(game, "en")) == only_forts.read("fort 2,0")
