"""The puzzles that are installed: every one can be played, is what its proof says, and stays that in other worlds."""

from dataclasses import replace
from pathlib import Path
from statistics import fmean

import pytest

from realmwright.dice import FastDice, drawn
from realmwright.puzzles import library
from realmwright.puzzles.library import games_with_puzzles, packed, puzzle_called, puzzles_of, read_file
from realmwright.puzzles.mining import TOO_EASY
from realmwright.puzzles.puzzle import FINDERS, MARGIN, BadPuzzle, Puzzle, difficulty_of, read_puzzle
from realmwright.puzzles.verifying import check, verify
from realmwright.review.judging import USUAL, Effort
from realmwright.review.reviewing import SURE

GAMES = games_with_puzzles()
LITTLE = Effort(simulations=1, worlds=100)
SAMPLE = 4
LEAST = 300
"""At least so many of each game."""


def test_every_game_has_its_puzzles() -> None:
    assert {game for game in GAMES if len(puzzles_of(game)) >= LEAST} == {
        "dominion",
        "kingdom-builder",
        "winter-kingdom",
    }


@pytest.mark.parametrize("game", GAMES)
def test_every_puzzle_can_be_played_and_is_proven(game: str) -> None:
    found = puzzles_of(game)
    assert found
    for puzzle in found.values():
        check(puzzle)
        assert puzzle.game == game
        assert puzzle.margin >= MARGIN
        assert all(rival.behind > SURE * rival.error for rival in puzzle.proof.rivals if not rival.variant)
        assert puzzle.proof.effort.worlds >= 10 * USUAL.worlds
        assert set(puzzle.found) == set(FINDERS)
        # Each level has tries of its own when a puzzle is chosen, and others when its difficulty is measured.
        assert fmean(puzzle.found[bot] for bot in ("easy", "medium")) <= TOO_EASY + 0.3
        assert puzzle.tags


@pytest.mark.parametrize("game", GAMES)
def test_some_are_the_same_in_other_worlds(game: str) -> None:
    """Of four margins of standard errors chance breaks one in thousands; the seed is always the same."""
    sample = drawn(FastDice(26).stream("sample"), list(puzzles_of(game).values()), SAMPLE)
    for puzzle in sample:
        found = verify(puzzle, LITTLE, seed=26)
        assert found.faults() == [], puzzle.name


def clearest() -> Puzzle:
    """The puzzle whose solution is furthest ahead."""
    return max((puzzle for game in GAMES for puzzle in puzzles_of(game).values()), key=lambda puzzle: puzzle.margin)


def test_a_false_proof_is_found_out() -> None:
    puzzle = clearest()
    worst = puzzle.proof.rivals[-1]
    swapped = replace(
        puzzle,
        best=worst.actions,
        proof=puzzle.proof._replace(rivals=(worst._replace(actions=puzzle.best),)),
    )
    assert verify(puzzle, LITTLE, 1).faults() == []
    assert verify(puzzle, LITTLE, 1).ahead()
    assert verify(swapped, LITTLE, 1).faults()
    assert not verify(swapped, LITTLE, 1).ahead()


def test_what_is_wrong_with_a_puzzle_is_said() -> None:
    puzzle = clearest()
    cut = replace(puzzle, best=(*puzzle.best, *puzzle.best))
    with pytest.raises(BadPuzzle, match=f"puzzle {puzzle.name}: "):
        check(cut)
    with pytest.raises(BadPuzzle, match="whole decision"):
        check(replace(puzzle, best=()))
    with pytest.raises(BadPuzzle, match="is to move"):
        check(replace(puzzle, seat=puzzle.seat + 1))
    with pytest.raises(BadPuzzle, match="compares the solution with nothing"):
        check(replace(puzzle, proof=puzzle.proof._replace(rivals=())))
    with pytest.raises(BadPuzzle, match="unknown puzzle 'no such'"):
        puzzle_called("no such")


def test_puzzles_are_written_and_read(tmp_path: Path) -> None:
    puzzle = clearest()
    assert read_puzzle(puzzle.to_json()) == puzzle
    assert puzzle_called(puzzle.name) == puzzle
    file = tmp_path / "some.jsonl.gz"
    file.write_bytes(packed([puzzle]))
    assert read_file(file) == [puzzle]
    assert packed(read_file(file)) == file.read_bytes()


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("{", "line 2, is not complete JSON"),
        ("[]", "line 2, must be an object"),
        ('{"puzzle": 9}', "field 'puzzle' must be 1"),
        ("", None),
    ],
)
def test_bad_lines_are_told_by_number(tmp_path: Path, text: str, said: str | None) -> None:
    file = tmp_path / "some.jsonl"
    file.write_text(clearest().to_json() + "\n" + text, "utf-8")
    if said is None:
        assert len(read_file(file)) == 1
        return
    with pytest.raises(BadPuzzle, match=said):
        read_file(file)


def test_a_changed_position_and_a_damaged_file_are_noticed(tmp_path: Path) -> None:
    puzzle = clearest()
    changed = replace(puzzle, position={**puzzle.position, "start": 1 - int(str(puzzle.position["start"]))})
    with pytest.raises(BadPuzzle, match="it was changed"):
        read_puzzle(changed.to_json())
    file = tmp_path / "some.jsonl.gz"
    file.write_bytes(packed([puzzle])[:-9])
    with pytest.raises(BadPuzzle, match="damaged"):
        read_file(file)


def test_games_without_puzzles_have_none() -> None:
    assert library.puzzles_of("chess") == {}
    assert difficulty_of({}) == 5
