"""Mining: what a game yields, what is no puzzle, and the command."""

from pathlib import Path

import pytest

from realmwright.game import games
from realmwright.puzzles import mining
from realmwright.puzzles.comparing import Contest, distinct, is_variant, lines_of
from realmwright.puzzles.finding import line_of, share_found
from realmwright.puzzles.library import puzzles_of
from realmwright.puzzles.mining import Plan, Themes, mine_game, next_numbers, play_game
from realmwright.puzzles.puzzle import MARGIN, is_complete, read_line
from realmwright.puzzles.tags import tags_of
from realmwright.puzzles.verifying import check
from realmwright.review.judging import USUAL, Judge, after
from tests.command import run

PLAN = Plan("dominion", 7)


def test_a_game_yields_puzzles(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mining, "PROOF", USUAL)
    found = mine_game(PLAN, 1)
    assert found
    for puzzle in found:
        check(puzzle)
        assert puzzle.margin >= MARGIN
        assert puzzle.source[:2] == (7, 1)
    assert len({puzzle.name for puzzle in found}) == len(found)
    assert next(next_numbers(found, 7)) == 2
    assert next(next_numbers(found, 8)) == 0
    themes = Themes(12)
    assert [themes.admit(found[0]) for _ in range(4)] == [True, True, True, False]


def test_games_have_all_variants_and_numbers_of_players() -> None:
    assert {play_game(PLAN, number).options["edition"] for number in range(2)} == {"first", "second"}
    assert [play_game(PLAN, number).players for number in (6, 7)] == [2, 3]


def test_lines_are_whole_decisions_that_differ() -> None:
    position = games["kingdom-builder"].new(2, 5)
    lines = lines_of(position, 50, 1, 6)
    assert len(lines) > 1
    assert distinct(position, [*lines, *lines]) == lines
    assert all(is_complete(position, after(position, line)) for line in lines)
    played = line_of("easy", position, 3)
    assert is_complete(position, after(position, played))
    assert share_found("hard", position, line_of("hard", position, 0), 1) > 0
    assert tags_of(position, lines[0], 0.5, 0.0)[:2] == ("opening", "level")
    assert not is_variant(lines[0][:1], lines[1][:1])


def test_a_contest_finds_the_best_and_plays_nothing_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle = max(puzzles_of("kingdom-builder").values(), key=lambda puzzle: puzzle.margin)
    position, best = puzzle.start(), puzzle.line()
    lines = [best, *(read_line(position, rival.actions) for rival in puzzle.proof.rivals)]
    contest = Contest(position, 1, MARGIN)
    found = contest.race(lines, (40, 60))
    assert found is not None
    assert found.best == best or is_variant(found.best, best)
    assert found.rivals
    assert Contest(position, 1, 1.01).race(lines, (40,)) is None, "nobody is so far ahead"
    monkeypatch.setattr(Judge, "samples", None)
    assert contest.race(lines, (40,)) is not None


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("mine", "chess", "--out", "x"), "unknown game 'chess'"),
        (("mine", "dominion", "-o", "edition=third", "--out", "x"), "option edition"),
        (("mine", "dominion", "--out", "bad.jsonl"), "bad.jsonl"),
        (("mine", "dominion", "--out", "no/folder/x.jsonl"), "cannot write"),
        (("verify", "bad.jsonl"), "bad.jsonl, line 1, is not complete JSON"),
        (("verify", "nothing"), "cannot read"),
        (("pack", "bad.jsonl", "--out", "x.gz"), "line 1"),
        (("show", "nothing"), "unknown puzzle"),
    ],
)
def test_what_cannot_be_done_is_said_in_a_line(tmp_path: Path, arguments: tuple[str, ...], said: str) -> None:
    (tmp_path / "bad.jsonl").write_text("{", "utf-8")
    answer = run(tmp_path, "puzzles", *arguments)
    assert answer.code == 2
    assert said in answer.err
    assert answer.err.count("\n") == 1
