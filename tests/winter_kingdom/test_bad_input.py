"""Bad input: each mistake is refused in one line that says what would be right."""

import sys
from pathlib import Path
from typing import Any, Final

import pytest

from realmwright.cli import main
from realmwright.game import BadNotation, BadSetup, Json
from realmwright.rules.winter_kingdom import game
from tests.command import environment
from tests.winter_kingdom.positions import dump_of, table

BOARDS: Final = ["1A", "2A", "3A", "4A", "5A", "6A", "7A"]
SEVEN: Final = 'option boards is "random" or a list of 7 names, not '


@pytest.mark.parametrize("players", [1, 5, 0, -2, True, "2", 2.0, None])
def test_wk_1_1_two_to_four_players(players: Any) -> None:
    with pytest.raises(BadSetup, match=r"^winter-kingdom takes 2 to 4 players, not "):
        game.new(players)


WRONG: Final[list[tuple[dict[str, Json], str]]] = [
    ({"board": BOARDS}, "unknown option 'board'; did you mean 'boards'?"),
    ({"colour": "red"}, "unknown option 'colour'; choose from boards, cards, "),
    ({"boards": BOARDS[:6]}, SEVEN + "6"),
    ({"boards": [*BOARDS, "1B"]}, SEVEN + "8"),
    ({"boards": "1A"}, SEVEN + "'1A'"),
    ({"boards": 7}, SEVEN + "7"),
    ({"boards": None}, SEVEN + "None"),
    ({"boards": ["8A", *BOARDS[1:]]}, "option boards: unknown board '8A'; "),
    ({"boards": ["1C", *BOARDS[1:]]}, "option boards: unknown board '1C'; "),
    ({"boards": ["1A/7", *BOARDS[1:]]}, "option boards: unknown board '1A/7'; "),
    ({"boards": ["1A/6", *BOARDS[1:]]}, "option boards: unknown board '1A/6'; "),
    ({"boards": ["1A/0", *BOARDS[1:]]}, "option boards: unknown board '1A/0'; "),
    ({"boards": [1, *BOARDS[1:]]}, "option boards: unknown board 1; "),
    (
        {"boards": ["1A", "1A", *BOARDS[2:]]},
        "option boards: board 1 cannot lie in two places, whichever side is up",
    ),
    (
        {"boards": ["1A", "1B/2", *BOARDS[2:]]},
        "option boards: board 1 cannot lie in two places, whichever side is up",
    ),
    ({"cards": ["lords", "hermits"]}, 'option cards is "random" or a list of 3 names, not 2'),
    ({"cards": ["lords", "lords", "hermits"]}, "option cards names 3 different cards, not lords, lords, hermits"),
    ({"cards": ["lords", "hermit", "loners"]}, "option cards: unknown card 'hermit'; did you mean 'hermits'?"),
    ({"cards": ["lords", "castles", "loners"]}, "option cards: unknown card 'castles'; "),
    ({"economy": "salvages"}, "option economy: unknown choice 'salvages'; did you mean 'salvage'?"),
    ({"economy": "none"}, "option economy: unknown choice 'none'; "),
    ({"economy": ["salvage"]}, "option economy: unknown choice "),
    ({"twist": "wolfs"}, "option twist: unknown choice 'wolfs'; did you mean 'wolves'?"),
    ({"twist": "dead_end"}, "option twist: unknown choice 'dead_end'; did you mean 'dead end'?"),
    (
        {"twist": "wolves", "more_twists": ["wolves"]},
        "option more_twists names wolves again, which option twist has already",
    ),
    ({"more_twists": ["roads", "roads"]}, "option more_twists has 'roads' twice"),
    ({"more_twists": ["none"]}, "option more_twists: unknown name 'none'; "),
    ({"more_twists": "roads"}, "option more_twists is a list of names, not 'roads'"),
    ({"talents": ["mulle"]}, "option talents: unknown name 'mulle'; did you mean 'mule'?"),
    ({"talents": ["tunnel"]}, "option talents: unknown name 'tunnel'; "),
    ({"talents": ["mule"] * 15}, "option talents has 'mule' twice"),
    ({"talents": ["mule", "horse"]}, "option talents names at least 15 for 3 players, not 2"),
    ({"direction": "vertical"}, "option direction: unknown choice 'vertical'; "),
    ({"top_board": "E"}, "option top_board: unknown choice 'E'; "),
    ({"top_board": 1}, "option top_board: unknown choice 1; "),
    ({"start": 3}, 'option start is "random" or a seat from 0 to 2, not 3'),
    ({"start": -1}, 'option start is "random" or a seat from 0 to 2, not -1'),
    ({"start": True}, 'option start is "random" or a seat from 0 to 2, not True'),
]


@pytest.mark.parametrize(("asked", "message"), WRONG)
def test_options_that_cannot_be(asked: dict[str, Json], message: str) -> None:
    with pytest.raises(BadSetup) as error:
        game.new(3, 1, asked)
    assert str(error.value).startswith(message)
    assert "\n" not in str(error.value)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_wk_3_4_five_talents_for_everybody(players: int) -> None:
    talents = [choice for option in game.options if option.name == "talents" for choice in option.choices]
    enough: list[Json] = [*talents[: 5 * players]]
    assert game.new(players, 1, {"talents": enough}).setup.pool == (1 << 5 * players) - 1
    message = f"option talents names at least {5 * players} for {players} players, not {5 * players - 1}"
    with pytest.raises(BadSetup, match=message):
        game.new(players, 1, {"talents": enough[:-1]})


def test_options_are_given_by_name() -> None:
    with pytest.raises(BadSetup, match="options are given by name"):
        game.new(2, 1, ["roads"])  # type: ignore[arg-type]


# Positions that people draw


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"map": [None] * 7}, "a map has a board on at least one of its 7 slots"),
        ({"map": [["G" * 5] * 9] + [None] * 6}, "a board has rows of 5, 6, 7, 8, 9, 8, 7, 6, 5 letters"),
        ({"map": [7] + [None] * 6}, "field 'map' has for slot 0 neither rows of letters nor null"),
        ({"cards": ["lords", "lords", "hermits"]}, "has something twice in 'cards'"),
        ({"twists": ["roads", "roads"]}, "has something twice in 'twists'"),
        ({"economy": "gold"}, "unknown"),
        ({"pool": ["mule"]}, "has a talent that somebody else has as well, or that was not among those dealt from"),
        ({"deck": []}, "terrain cards of"),
        ({"direction": "up"}, "unknown"),
        ({"start": 2}, "start"),
    ],
)
def test_a_dump_that_cannot_be(change: dict[str, Json], message: str) -> None:
    dump = dump_of({}, "0,0", hand={0: ["horse"]})
    with pytest.raises(BadSetup) as error:
        game.load({**dump, **change})
    assert message in str(error.value)
    assert "\n" not in str(error.value)


def test_an_unknown_letter_of_a_map() -> None:
    with pytest.raises(BadSetup, match="unknown map letter 'X'"):
        game.load(dump_of({"0,0": "X"}))


def test_a_house_where_none_can_stand() -> None:
    for letter in "CUV":
        with pytest.raises(BadSetup, match="has one of its houses on 0,0, which is taken or can hold none"):
            table({"0,0": letter}, "0,0")
    with pytest.raises(BadSetup, match="which is taken"):
        table({}, "0,0", "0,0")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("buld 0,0", "cannot read 'buld 0,0'; an action looks like "),
        ("build", "cannot read '' as a hex; write its two coordinates like 3,-4"),
        ("build 9,9", "the map has no hex 9,9; the first coordinate is -4 to 4, the second -4 to 4, "),
        ("use mulle", "unknown talent 'mulle'; did you mean 'mule'?"),
        ("use tunnel II", "unknown talent 'tunnel ii'; did you mean 'tunnel'?"),
        ("buy tunnel", "everybody has the tunnel card from the beginning"),
        ("extra", "unknown talent ''; "),
        ("", "cannot read ''; an action looks like "),
    ],
)
def test_notation_that_cannot_be_read(text: str, message: str) -> None:
    state = table({}, "0,0")
    with pytest.raises(BadNotation) as error:
        state.read(text)
    assert str(error.value).startswith(message)
    assert "\n" not in str(error.value)


# At the command line


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["simulate", "winter-kingdom", "--players", "5"], "winter-kingdom takes 2 to 4 players, not 5"),
        (
            ["simulate", "winter-kingdom", "-o", "twist=wolves", "-o", "more_twists=wolves"],
            "option more_twists names wolves again, which option twist has already",
        ),
        (
            ["play", "winter-kingdom", "-o", "boards=1A,1B,3A,4A,5A,6A,7A"],
            "option boards: board 1 cannot lie in two places, whichever side is up",
        ),
        (["play", "winter-kingdom", "-o", "boards=1A/7,2A,3A,4A,5A,6A,7A"], "option boards: unknown board '1A/7'; "),
        (
            ["play", "winter-kingdom", "-o", "talents=mule,horse"],
            "option talents names at least 10 for 2 players, not 2",
        ),
    ],
)
def test_the_command_line_says_the_same(
    words: list[str],
    message: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    for name, value in environment(tmp_path).items():
        monkeypatch.setenv(name, value)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "argv", ["realmwright", *words])
    with pytest.raises(SystemExit) as ended:
        main()
    said = capsys.readouterr()
    assert (ended.value.code, said.out) == (2, "")
    assert said.err.startswith(f"realmwright: {message}")
    assert len(said.err.splitlines()) == 1
