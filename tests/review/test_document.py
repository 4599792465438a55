"""What is made of a review: JSON, a page, and what the command prints."""

import json
from pathlib import Path
from typing import Any

import pytest

from realmwright.cli.output import words_for
from realmwright.game import State
from realmwright.record import Record
from realmwright.review.document import BEGINNER, STANDARDS, standard_of, to_json
from realmwright.review.page import page, percent
from realmwright.review.reviewing import Review, Verdict, review
from tests.review.test_reviewing import SMALL, game_of
from tests.test_cli import UNFINISHED, Here, complaint, fine

LITTLE = ("--thorough", "0.01")


@pytest.fixture(scope="module")
def record() -> Record:
    found = game_of("kingdom-builder")
    found.names = ["Ann", "<b>Bob</b>"]
    return found


@pytest.fixture(scope="module")
def found(record: Record) -> Review:
    return review(record, SMALL, 2)


def beside(position: State, seat: int) -> dict[str, int]:
    """The free hexes of each terrain beside a seat's pieces, counted hex by hex in what everybody sees."""
    view: Any = position.view(None)
    taken = [{*player["settlements"]} for player in view["players"]]
    found = dict.fromkeys(("grass", "canyon", "desert", "flower field", "forest"), 0)
    for row, line in enumerate(view["map"]):
        for column, letter in enumerate(line):
            shift = row % 2
            around = {(row, column - 1), (row, column + 1)}
            around |= {(row + step, column + shift - left) for step in (-1, 1) for left in (0, 1)}
            name = {"G": "grass", "C": "canyon", "D": "desert", "F": "flower field", "T": "forest"}.get(letter)
            free = not any(f"{row},{column}" in own for own in taken)
            if name and free and any(f"{r},{c}" in taken[seat] for r, c in around):
                found[name] += 1
    return found


def test_the_document_adds_up_and_can_be_played(record: Record, found: Review) -> None:
    document: Any = json.loads(json.dumps(to_json(record, found)))
    assert document["names"] == record.names
    assert len(document["moments"]) == len(found.moments)
    for moment in document["moments"]:
        state = record.replay(moment["at"])
        assert (state.seat, state.turns) == (moment["seat"], moment["turn"])
        played = moment["played"]["actions"]
        assert played == record.actions[moment["at"] : moment["at"] + len(played)]
        for line in ("played", "best"):
            position = state.copy()
            for text in moment[line]["actions"]:
                position.play(position.read(text))
            assert moment[line]["borders"] == beside(position, moment["seat"])
            gained = position.totals()[moment["seat"]] - state.totals()[moment["seat"]]
            assert sum(moment[line]["earned"].values()) == gained
    for seat, sums in enumerate(document["seats"]):
        assert sums["start"] + sums["decisions"] + sums["luck"] == pytest.approx(sums["result"], abs=1e-5)
        assert sums["without_luck"] == pytest.approx(sums["result"] - sums["luck"], abs=1e-5)
        lucks = [moment["luck"]["chances"][seat] for moment in document["moments"]]
        assert sum(lucks) + document["end"]["chances"][seat] == pytest.approx(sums["luck"], abs=1e-4)
        assert sum(sums["verdicts"].values()) == sum(moment["seat"] == seat for moment in document["moments"])
        assert sums["verdicts"].keys() == {*Verdict}


def test_classes_have_an_order() -> None:
    bounds = [most for most, _ in STANDARDS]
    assert bounds == sorted(bounds)
    assert standard_of(bounds[-1] + 0.001) == BEGINNER
    assert [standard_of(most) for most in bounds] == [name for _, name in STANDARDS]


def test_a_page_stands_alone_and_trusts_no_name(record: Record, found: Review) -> None:
    text = page(record, found, words_for(record.game, "en"), record.names)
    assert "&lt;b&gt;Bob&lt;/b&gt;" in text
    assert "<b>Bob" not in text
    assert "<script" not in text
    assert "http:" not in text.replace("http://www.w3.org/", "")
    assert text.count("<h2>") == len(found.costliest(3))


@pytest.mark.parametrize(("share", "sign", "text"), [(0.5, False, "50 %"), (0.004, True, "0 %"), (-0.06, True, "-6 %")])
def test_percentages(share: float, sign: bool, text: str) -> None:
    assert percent(share, sign) == text


# The command


@pytest.fixture
def here(monkeypatch: pytest.MonkeyPatch, capfdbinary: pytest.CaptureFixture[bytes]) -> Here:
    return Here(monkeypatch, capfdbinary)


@pytest.fixture
def home(tmp_path: Path, record: Record) -> Path:
    (tmp_path / "game.json").write_text(record.to_json(), "utf-8")
    (tmp_path / "unfinished.json").write_text(UNFINISHED, "utf-8")
    return tmp_path


def test_the_command_tells_what_the_page_tells(home: Path, here: Here) -> None:
    said = fine(here(home, "review", "game.json", *LITTLE, "--page", "review.html"))
    for part in ("Every decision", "How everybody played", "Who won by what", "Ann", "<b>Bob</b>", "without luck"):
        assert part in said
    assert "Who won by what" in (home / "review.html").read_text("utf-8")


def test_the_command_gives_json(home: Path, here: Here) -> None:
    document = json.loads(fine(here(home, "review", "game.json", *LITTLE, "--json", "--seed", "3")))
    assert (document["game"], document["seed"]) == ("kingdom-builder", 3)


@pytest.mark.parametrize(
    ("args", "hint"),
    [
        (["unfinished.json"], "unfinished.json: only finished games can be reviewed: this one is not over"),
        (["nowhere.json"], "nowhere.json"),
        (["game.json", "--thorough", "0"], "--thorough"),
        (["game.json", *LITTLE, "--page", "no/such/place.html", "--json"], "no/such/place.html"),
    ],
)
def test_mistakes_get_one_line(home: Path, here: Here, args: list[str], hint: str) -> None:
    assert hint in complaint(here(home, "review", *args))
