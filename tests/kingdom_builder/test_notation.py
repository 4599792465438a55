"""How actions are said and read, and what is asked."""

import pytest

from realmwright.bits import each
from realmwright.game import BadNotation, IllegalAction
from realmwright.rules.kingdom_builder import game
from realmwright.rules.kingdom_builder.model.catalogue import in_play
from tests.kingdom_builder.positions import hexes, options, play, table

PLAIN = "G G G G / G G L G / W G G G"


def test_every_legal_action_reads_back() -> None:
    for seed in range(6):
        state = game.new(2 + seed % 4, seed)
        stream = state.dice.stream("play")
        for _ in range(200):
            if state.over:
                break
            legal = list(each(state.legal()))
            for action in legal:
                said = state.say(action)
                assert state.read(said) == action
                assert state.read(f"  {said.upper().replace(' ', '   ')} ") == action
            state.play(legal[stream.below(len(legal))])


def test_the_verbs_follow_the_question() -> None:
    state = table(PLAIN, "0,0", tiles={0: ["paddock"]})
    assert options(state) == {"build 0,1", "build 1,0", "use paddock"}
    play(state, "use paddock")
    assert options(state) == {"move 0,0"}
    play(state, "move 0,0")
    assert options(state) == {"to 0,2", "to 2,1"}


TILES = sorted(extra.name for expansion in in_play(()) for extra in expansion.extras)
"""What the tiles of the base game are called, and own ones."""


@pytest.mark.parametrize("text", ["build 0 , 1", "BUILD 0,1", "\tbuild\t0,1 ", "build 0,01"])
def test_people_may_type_freely(text: str) -> None:
    state = table(PLAIN, "0,0")
    assert state.read(text) == state.read("build 0,1")


FORMS = r'an action looks like "build 7,3", "use paddock", "move 7,3", "to 9,4" or "end turn"'


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", f"cannot read ''; {FORMS}"),
        ("   ", f"cannot read '   '; {FORMS}"),
        ("7,3", f"cannot read '7,3'; {FORMS}"),
        ("bild 0,1", f"cannot read 'bild 0,1'; {FORMS}"),
        ("end", f"cannot read 'end'; {FORMS}"),
        ("end turn now", f"cannot read 'end turn now'; {FORMS}"),
        ("build", "cannot read '' as a hex; write its row and column like 7,3"),
        ("build 3", "cannot read '3' as a hex; write its row and column like 7,3"),
        ("build a,b", "cannot read 'a,b' as a hex; write its row and column like 7,3"),
        ("build -1,0", "cannot read '-1,0' as a hex; write its row and column like 7,3"),
        ("build 0,1,2", "cannot read '0,1,2' as a hex; write its row and column like 7,3"),
        ("build (0,1)", "cannot read '(0,1)' as a hex; write its row and column like 7,3"),
        ("build 3,0", "the board has no hex 3,0; rows are 0 to 2, columns 0 to 3"),
        ("build 0,4", "the board has no hex 0,4; rows are 0 to 2, columns 0 to 3"),
        ("move 9999,9999", "the board has no hex 9999,9999; rows are 0 to 2, columns 0 to 3"),
        ("use", f"unknown tile ''; choose from {', '.join(TILES)}"),
        ("use padock", "unknown tile 'padock'; did you mean 'paddock'?"),
    ],
)
def test_texts_that_are_no_notation_are_refused(text: str, message: str) -> None:
    state = table(PLAIN, "0,0")
    with pytest.raises(BadNotation) as error:
        state.read(text)
    assert str(error.value) == message


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("move 0,0", "seat 0 may play 'build' with one of 2 hexes, such as 'build 0,1', or 'use paddock'"),
        ("to 0,0", "seat 0 may play 'build' with one of 2 hexes, such as 'build 0,1', or 'use paddock'"),
    ],
)
def test_the_right_verb_at_the_wrong_time(text: str, message: str) -> None:
    state = table(PLAIN, "0,0", tiles={0: ["paddock"]})
    with pytest.raises(IllegalAction) as error:
        state.read(text)
    assert str(error.value) == f"{text!r} cannot be played now: {message}"


@pytest.mark.parametrize("text", ["build 0,3", "build 0,0", "build 2,0", "build 1,2", "use farm", "end turn"])
def test_read_but_not_legal(text: str) -> None:
    state = table(PLAIN, "0,0")
    before = state.dump()
    with pytest.raises(IllegalAction, match=f"^'{text}' cannot be played now: seat 0 may play 'build' with one of 2 "):
        play(state, text)
    assert state.dump() == before


@pytest.mark.parametrize("action", [-1, -(2**70), 10**4, 2**70])
def test_numbers_that_are_no_action(action: int) -> None:
    state = table(PLAIN, "0,0")
    with pytest.raises(IllegalAction, match=r"^there is no action "):
        state.play(action)
    with pytest.raises(IllegalAction, match=r"^there is no action "):
        state.say(action)


def test_a_number_between_the_rows_is_no_action() -> None:
    state = table("/".join(["G" * 20] * 20))
    gaps = [number for number in range(state.board.end) if number not in state.board.grid.cells]
    assert gaps
    for number in gaps:
        with pytest.raises(IllegalAction, match=r"^there is no action "):
            state.play(number)


def test_prompts_by_kind() -> None:
    state = table("G G G G / G G W G / D D D D", "0,0", tiles={0: ["paddock", "harbor", "oasis", "tavern"]})
    assert state.prompt() == ("build", {"terrain": "grass", "left": 3, "tiles": ["oasis", "harbor", "paddock"]})
    play(state, "build 0,1")
    assert state.prompt() == ("build", {"terrain": "grass", "left": 2, "tiles": []})
    play(state, "build 0,2", "build 0,3")
    assert state.prompt() == ("finish", {"tiles": ["oasis", "harbor", "paddock"]})
    play(state, "use oasis")
    assert state.prompt() == ("tile-build", {"tile": "oasis"})
    play(state, f"build {min(hexes(state))}", "use harbor")
    assert state.prompt() == ("tile-move", {"tile": "harbor"})
    play(state, "move 0,0")
    assert state.prompt() == ("tile-to", {"tile": "harbor", "from": "0,0"})
    play(state, "to 1,2")
    assert state.prompt() == ("finish", {"tiles": ["tavern", "paddock"]})


def test_the_journal_tells_what_happened() -> None:
    state = table("G G G G / G G L G / W G G G", "0,0", locations={"1,2": "farm"}, tiles={0: ["paddock"]})
    play(state, "use paddock", "move 0,0", "to 0,2", "build 0,3", "build 1,3", "build 2,3", "end turn")
    assert state.journal is not None
    told = [(event.kind, {**event.args}, event.audience) for event in state.journal]
    drawn = told[-3]
    assert told[:-3] == [
        ("tile-used", {"seat": 0, "tile": "paddock"}, None),
        ("moved", {"seat": 0, "from": "0,0", "hex": "0,2"}, None),
        ("tile-taken", {"seat": 0, "tile": "farm"}, None),
        ("built", {"seat": 0, "hex": "0,3"}, None),
        ("built", {"seat": 0, "hex": "1,3"}, None),
        ("built", {"seat": 0, "hex": "2,3"}, None),
    ]
    assert (drawn[0], drawn[1]["seat"], drawn[2]) == ("card-drawn", 0, 0)
    assert told[-2:] == [
        ("turn-begun", {"seat": 1, "turn": 1}, None),
        ("card-shown", {"seat": 1, "terrain": "grass"}, None),
    ]


def test_without_a_journal_nothing_is_kept() -> None:
    state = table(PLAIN, "0,0")
    state.journal = None
    play(state, "build 0,1", "build 0,2", "build 0,3", "end turn")
    assert state.journal is None
