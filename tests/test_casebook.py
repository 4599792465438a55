"""The casebook passes, and its checker reports statements that are wrong."""

import re
import subprocess
import sys
from pathlib import Path
from textwrap import dedent

import pytest

from tests.casebook.__main__ import USAGE, main

ROOT = Path(__file__).parent.parent
CASES = ROOT / "tests" / "cases" / "kingdom-builder.md"

BOARD = """\
    board:
    0 | G G D W
    1 | G D D K
    2 | L M G G
"""


ONE_FAILURE = r"kingdom-builder: \d+ statements, 1 failure"


class Book:
    """A casebook written for one test."""

    def __init__(self, path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        self.path = path
        self.capsys = capsys

    def check(self, text: str) -> tuple[int, list[str]]:
        """The exit code and the lines printed, without the name of the file."""
        self.path.write_text(dedent(text))
        code = main(["kingdom-builder", str(self.path)])
        said = self.capsys.readouterr()
        assert said.err == ""
        return code, said.out.replace(f"{self.path}:", "").splitlines()

    def block(self, *lines: str, board: str = BOARD) -> tuple[int, list[str]]:
        return self.check("```kb\n" + dedent(board) + "\n".join(lines) + "\n```\n")


@pytest.fixture
def book(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Book:
    return Book(tmp_path / "book.md", capsys)


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "tests.casebook", *arguments]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=60)


def test_all_cases_hold() -> None:
    done = run("kingdom-builder", str(CASES))
    said = re.fullmatch(r"kingdom-builder: (\d+) statements, all hold\n", done.stdout)
    assert said is not None, done.stdout
    assert int(said[1]) >= CASES.read_text("utf-8").count("```kb"), "each case says something"
    assert (done.returncode, done.stderr) == (0, "")


def test_a_wrong_expectation_is_named_with_its_line(tmp_path: Path) -> None:
    path = tmp_path / "wrong.md"
    path.write_text(CASES.read_text().replace("score red miners = 2", "score red miners = 3"))
    line = 1 + path.read_text().splitlines().index("score red miners = 3")
    done = run("kingdom-builder", str(path))
    assert done.returncode == 1
    fault, counted = done.stdout.splitlines()
    assert fault == f"{path}:{line}: score red miners = 3: expected 3, actual 2"
    assert re.fullmatch(ONE_FAILURE, counted)


def test_several_files_are_checked_together(tmp_path: Path) -> None:
    path = tmp_path / "empty.md"
    path.write_text("# Nothing to see\n")
    done = run("kingdom-builder", str(CASES), str(path))
    assert done.returncode == 1
    fault, counted = done.stdout.splitlines()
    assert fault == f"{path}:1: the file has no ```kb block"
    assert re.fullmatch(ONE_FAILURE, counted)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ([], USAGE),
        (["kingdom-builder"], USAGE),
        (["kingdom-bilder", str(CASES)], "unknown game 'kingdom-bilder'; did you mean 'kingdom-builder'?"),
        (["kingdom-builder", "tests/cases/none.md"], "cannot read tests/cases/none.md: No such file or directory"),
        (["kingdom-builder", "tests"], "cannot read tests: Is a directory"),
    ],
)
def test_bad_usage_is_one_line_and_code_2(arguments: list[str], message: str) -> None:
    done = run(*arguments)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.splitlines() == [message]


@pytest.mark.parametrize(
    ("statement", "why"),
    [
        ("neighbours (0,0) = (0,1)", "expected (0,1), actual (0,1) (1,0)"),
        ("neighbours (0,0) = none", "expected none, actual (0,1) (1,0)"),
        ("distance (0,0) (2,3) = 5", "expected 5, actual 4"),
        ("score red fishermen = 0", "expected 0, actual 1"),
        ("score blue castles = 3", "expected 3, actual 0"),
        ("score blue hermits+castles = 4", "expected 4, actual 1"),
        ("lords counts 5 0 = 12 0", "expected 12 0, actual 12 6"),
        ("targets red build D = (1,1)", "expected (1,1), actual (1,2)"),
        ("targets red build W = none", "expected none, actual (0,3)"),
        ("targets red tower = (0,0)", "expected (0,0), actual (0,1)"),
        ("targets red oracle D = none", "expected none, actual (1,2)"),
        ("targets red barn G (0,2) = (2,2)", "expected (2,2), actual (0,0) (0,1) (1,0) (2,3)"),
        ("targets red harbor (0,2) = none", "expected none, actual (0,3)"),
        ("targets red paddock (0,2) = (0,0)", "expected (0,0), actual (0,0) (2,3)"),
        ("targets red tavern = (0,0)", "expected (0,0), actual none"),
    ],
)
def test_every_statement_can_fail(book: Book, statement: str, why: str) -> None:
    code, lines = book.block("red: (0,2)", "blue: (1,1) (2,2)", statement)
    assert lines == [f"8: {statement}: {why}", "kingdom-builder: 1 statement, 1 failure"]
    assert code == 1


SETS = """\
    board:
    0 | G G M W B G
    1 | G G K G G A
    2 | G N G P G W
"""


@pytest.mark.parametrize(
    ("statement", "why"),
    [
        ("targets red build W = none", "expected none, actual (0,3) (2,5)"),
        ("targets red build M = none", "expected none, actual (0,2)"),
        ("targets red build B = none", "expected none, actual (0,4)"),
        ("targets red build A = (1,5)", "expected (1,5), actual none"),
        ("targets red farmland = (1,5)", "expected (1,5), actual none"),
        ("targets red quarry G = (0,0)", "expected (0,0), actual (1,1) (2,0)"),
        ("targets red cathedral G = (0,0)", "expected (0,0), actual (1,1) (2,0)"),
        ("targets red fort G = (0,0)", "expected (0,0), actual (1,1) (2,0)"),
        ("targets red barracks = none", "expected none, actual (1,1) (2,0)"),
        ("targets red cityhall = (1,1)", "expected (1,1), actual none"),
        ("targets red caravan (0,1) = (0,0)", "expected (0,0), actual (1,1)"),
        ("targets red refuge (0,0) = (1,0)", "expected (1,0), actual none"),
        ("targets red refuge_bonus (0,1) = none", "expected none, actual (0,4) (1,1) (2,0)"),
        ("targets red wagon_move (1,0) = (1,1)", "expected (1,1), actual (0,2) (1,1) (2,0)"),
        ("targets red wagon_place = (1,1)", "expected (1,1), actual none"),
        ("targets red ship_place = none", "expected none, actual (0,3) (2,5)"),
        ("targets red scout_cabin = (1,1)", "expected (1,1), actual (0,2) (1,1) (2,0)"),
        ("targets red canoe W = none", "expected none, actual (0,3) (2,5)"),
        ("targets red canoe_bonus B = none", "expected none, actual (0,4)"),
        ("targets red cave (0,1) = (0,0)", "expected (0,0), actual (1,1)"),
        ("score red capitol = 1", "expected 1, actual 2"),
        ("score blue palaces = 0", "expected 0, actual 5"),
        ("score red home_country = 5", "expected 5, actual 0"),
        ("score red scouts[G] = 2", "expected 2, actual 0"),
        ("score red noblewomen+castles = 0", "expected 0, actual 5"),
        ("families (1,1) (1,3) (0,5) = 2", "expected 2, actual 0"),
        ("shepherds blue (0,4) (0,3) = 0 0", "expected 0 0, actual 2 2"),
        ("ambassadors red (1,3) (1,1) = 0 0", "expected 0 0, actual 1 0"),
        ("rovers red (1,1) (1,3) = 1", "expected 1, actual 2"),
    ],
)
def test_every_statement_about_sets_can_fail(book: Book, statement: str, why: str) -> None:
    position = (
        "split: 1,3",
        "capitol: (1,2)",
        "cave: (0,2)",
        "red: (0,0) (0,1) wagon(1,0)",
        "blue: (2,4)",
        "wall: (2,2)",
    )
    code, lines = book.block(*position, statement, board=SETS)
    assert lines == [f"12: {statement}: {why}", "kingdom-builder: 1 statement, 1 failure"]
    assert code == 1


@pytest.mark.parametrize(
    ("statement", "why"),
    [
        ("targets red padock (0,2) = (0,0)", "the engine has no action padock; did you mean paddock?"),
        ("targets red sword = (0,0)", "the engine has no action sword"),
        ("score red fisherman = 1", "the engine has no card fisherman; did you mean fishermen?"),
        ("score red hermits+palace = 1", "the engine has no card palace; did you mean palaces?"),
        ("score red scouts = 0", "the card scouts, and no other, names the terrain that it removed, like scouts[G]"),
        ("score red miners[G] = 0", "the card scouts, and no other, names the terrain that it removed, like scouts[G]"),
        ("score red scouts[W] = 0", "no terrain card shows W"),
        ("shepherds red (0,0) (2,0) = 0 0", "nothing can be built on (2,0)"),
        ("families (0,3) (0,0) = 0", "no terrain card shows W"),
        ("families (0,0) (1,1) = 0", "'build 1,1' cannot be played now: "),
        ("ambassadors red (0,0) (0,2) = 0 0", "'use outpost' cannot be played now: "),
        ("targets red wagon_move (0,2) = (0,1)", "red has no wagon on (0,2)"),
        ("targets red wagon_move = (0,1)", "wagon_move names the one piece it moves"),
        ("targets red canoe = (0,3)", "canoe needs a kind of terrain"),
    ],
)
def test_statements_that_cannot_be_checked_are_failures(book: Book, statement: str, why: str) -> None:
    code, lines = book.block("red: (0,2)", statement)
    assert lines[0].startswith(f"7: {statement}: {why}")
    assert lines[1:] == ["kingdom-builder: 1 statement, 1 failure"]
    assert code == 1


def test_scouts_are_there_in_their_owners_turn(book: Book) -> None:
    scouts = ("red: scout(0,1)", "blue: (1,0)")
    assert book.block(*scouts, "targets red build G = (0,0)")[0] == 0
    code, lines = book.block(*scouts, "targets blue build G = (0,0)")
    assert lines[0] == "8: targets blue build G = (0,0): scouts are on the board in their owner's turn only"
    assert code == 1


def test_a_city_hall_has_seven_hexes(book: Book) -> None:
    assert book.block("red: city(1,1)", "score red captains = 7")[0] == 0
    code, lines = book.block("red: city(1,1)", "blue: (0,1)", "score red captains = 7")
    assert "on 0,1, which is taken" in lines[0]
    assert code == 1
    code, lines = book.block("red: city(0,1)", "score red captains = 7")
    assert "names a hex that is none" in lines[0]
    assert code == 1


def test_the_island_lies_behind_a_row_without_hexes(book: Book) -> None:
    island = "board:\n0 | G G\n1 | _ _\n2 | G G\n"
    code, lines = book.block("red: (0,0) (2,0)", "neighbours (2,0) = (2,1)", "score red travellers = 1", board=island)
    assert (code, lines) == (0, ["kingdom-builder: 2 statements, all hold"])
    code, lines = book.block("red: (1,0)", "score red travellers = 1", board=island)
    assert lines[0] == "6: red: (1,0): the board has no hex (1,0)"
    assert code == 1


def test_a_wall_fills_its_hex(book: Book) -> None:
    code, lines = book.block("red: (0,0)", "wall: (0,1)", "targets red build G = (1,0)", "score red hermits = 1")
    assert (code, lines) == (0, ["kingdom-builder: 2 statements, all hold"])
    code, lines = book.block("red: (0,0)", "wall: (0,1)", "targets red build G = (0,1) (1,0)")
    assert (code, lines[0][:2]) == (1, "8:")


@pytest.mark.parametrize(
    ("statement", "why"),
    [
        ("scores red hermits = 1", "unknown statement 'scores'; did you mean 'score'?"),
        ("nonsense", "unknown statement 'nonsense'; choose from "),
        ("score red hermits 1", "the statement is written: score red card = number"),
        ("score red hermits = 1 2", "the statement is written: score red card = number"),
        ("score red hermits = one", "the statement is written: score red card = number"),
        ("score red = 1", "the statement is written: score red card = number"),
        ("score green hermits = 1", "the block has no line with the pieces of green"),
        ("score rod hermits = 1", "unknown colour 'rod'; did you mean 'red'?"),
        ("distance (0,0) = 1", "the statement is written: distance (r,c) (r,c) = number"),
        ("distance (0,0) (0,4) = 4", "the board has no hex (0,4)"),
        ("neighbours (3,0) = (2,0)", "the board has no hex (3,0)"),
        ("neighbours (0,0) = (0,1) (9,9)", "the board has no hex (9,9)"),
        ("neighbours (0,0) = (0,1) (0,1) (1,0)", "behind the = stand different hexes, or none"),
        ("neighbours (0,0) =", "behind the = stand different hexes, or none"),
        ("neighbours (0,0) = 0,1", "hexes are written (0,1) (2,3), not '0,1'"),
        ("lords counts 1 2 = 6", "2 numbers are wanted behind the =, not 1"),
        ("lords counts 1 = 12", "counts are for 2 to 5 players and at most 37"),
        ("lords counts 1 2 3 4 5 6 = 0 0 0 0 6 12", "counts are for 2 to 5 players and at most 37"),
        ("shepherds red (0,0) (0,1) = 0", "2 numbers are wanted behind the =, not 1"),
        ("targets red build = (0,0)", "build names one kind of terrain, and no hex"),
        ("targets red build Q = (0,0)", "build names one kind of terrain, and no hex"),
        ("targets red build G (0,0) = (0,1)", "build names one kind of terrain, and no hex"),
        ("targets red barn (0,2) = (0,0)", "barn needs a kind of terrain"),
        ("targets red barn W (0,2) = (0,3)", "no terrain card shows W"),
        ("targets red tower G = (0,1)", "tower takes no kind of terrain"),
        ("targets red paddock = (0,0)", "paddock names the one piece it moves"),
        ("targets red tavern (0,2) = (0,0)", "tavern moves no piece"),
        ("targets red paddock (0,0) = (0,2)", "red has no piece on (0,0)"),
    ],
)
def test_statements_that_cannot_be_read_are_failures(book: Book, statement: str, why: str) -> None:
    code, lines = book.block("red: (0,2)", statement)
    assert lines[0].startswith(f"7: {statement}: {why}")
    assert lines[1:] == ["kingdom-builder: 1 statement, 1 failure"]
    assert code == 1


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("red: (0,1) (0,1)", "(0,1) is taken already"),
        ("red: (0,2)", "(0,2) is taken already"),
        ("red: (1,3)", "no piece can stand on (1,3)"),
        ("red: (2,0)", "no piece can stand on (2,0)"),
        ("red: (5,0)", "the board has no hex (5,0)"),
        ("red: 0,1", "pieces are written (0,1) or warrior(0,1), not '0,1'"),
        ("red: knight(0,1)", "unknown piece 'knight'; choose from "),
        ("blue: (0,0)", "the pieces of blue are listed twice"),
        ("rod: (0,1)", "unknown line 'rod'; did you mean 'red'?"),
        ("wall: (0,2)", "(0,2) is taken already"),
        ("wall: (1,3)", "a wall cannot lie on (1,3)"),
        ("wall: (0,0) (0,0)", "a wall cannot lie on (0,0)"),
        ("wall: 0,0", "hexes are written (0,1) (2,3), not '0,0'"),
        ("cave: (0,0)", "a cave cannot lie on (0,0)"),
        ("capitol: (0,0)", "a capitol cannot lie on (0,0)"),
        ("split: 2", "there is one split, written 2,3"),
        ("split: 9,9", "the board has no hex (9,9)"),
        ("board:", "the block has two boards"),
    ],
)
def test_a_faulty_position_fails_with_all_that_is_said_of_it(book: Book, line: str, why: str) -> None:
    code, lines = book.block("blue: (0,2)", line, "score blue hermits = 1")
    assert lines[0].startswith(f"7: {line}: {why}")
    assert lines[1:] == [
        "8: score blue hermits = 1: not tried, because of line 7",
        "kingdom-builder: 1 statement, 2 failures",
    ]
    assert code == 1


@pytest.mark.parametrize(
    ("board", "line", "why"),
    [
        ("board:\n0 | G G\n1 | G\n", 4, "1 | G: all rows have as many hexes as the first, 2, not 1"),
        ("board:\n0 | G X\n", 3, "0 | G X: a hex is one of G C D F T B A W M L K N P I ., or _ for none, not 'X'"),
        ("board:\n0 | G GG\n", 3, "0 | G GG: a hex is one of G C D F T B A W M L K N P I ., or _ for none, not 'GG'"),
        ("board:\n0 | G G\n2 | G G\n", 4, "2 | G G: this is row 1 of the board"),
        ("board:\n", 1, "board:: the board has no rows"),
        ("board: G G\n", 2, "board: G G: the rows of the board stand on the lines below it"),
        ("", 2, "neighbours (0,0) = (0,1): the block has no board"),
    ],
)
def test_a_malformed_board_fails(book: Book, board: str, line: int, why: str) -> None:
    code, lines = book.block("neighbours (0,0) = (0,1)", board=board)
    assert f"{line}: {why}" in lines
    assert code == 1


@pytest.mark.parametrize(
    ("text", "failure"),
    [
        ("# Title\n```kb\nlords counts 1 0 = 12 6\n", "2: ```kb: the block is never closed"),
        ("```KB\nlords counts 1 0 = 12 6\n```\n", "1: ```KB: a block of cases begins with ```kb"),
        ("```kb board\nlords counts 1 0 = 12 6\n```\n", "1: ```kb board: a block of cases begins with ```kb"),
        ("```kb\nboard:\n0 | G\nred: (0,0)\n```\n", "1: the block states nothing"),
        ("```text\nlords counts 1 0 = 12 6\n```\n", "1: the file has no ```kb block"),
    ],
)
def test_blocks_that_would_be_passed_over_are_failures(book: Book, text: str, failure: str) -> None:
    code, lines = book.check(text)
    assert (code, lines[0]) == (1, failure)


def test_six_colours_are_too_many(book: Book) -> None:
    colours = ["red: (0,0)", "blue: (0,1)", "green: (0,2)", "white: (1,0)", "black:", "orange:"]
    code, lines = book.block(*colours, "score red hermits = 1")
    assert lines[0] == "12: score red hermits = 1: a game has at most 5 colours, not 6"
    assert code == 1


def test_any_five_colours_can_move_in_any_seat(book: Book) -> None:
    colours = ["orange: (0,0)", "white:", "black:", "yellow:", "green: (2,3)"]
    code, lines = book.block(*colours, "targets green build G = (2,2)", "targets green oracle D = (1,2)")
    assert (code, lines) == (0, ["kingdom-builder: 2 statements, all hold"])
