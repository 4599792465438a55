"""Films and pictures: what is seen, for how long, and what the commands and their mistakes say."""

import io
import struct
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PIL import Image, ImageChops, ImageSequence

from realmwright.exports.films import MOST_PICTURES, Shot, View, durations, film, pixels, shots_of, thinned
from realmwright.exports.pictures import png
from realmwright.game import BadSetup
from realmwright.record import Record
from tests.test_cli import FAIR, FAST, Here, complaint, fine

DOMINION = (Path(__file__).parent / "golden" / "dominion.json").read_text("utf-8")
RECORDS = {"kingdom-builder": FAST, "dominion": DOMINION}


def opening(text: str, actions: int) -> Record:
    """The first actions of a recorded game."""
    record = Record.from_json(text)
    record.actions = record.actions[:actions]
    record.result = None
    return record


@pytest.mark.parametrize("game", RECORDS)
def test_there_is_a_picture_for_the_deal_each_turn_and_the_end(game: str) -> None:
    record = Record.from_json(RECORDS[game])
    end = record.replay()
    shots = list(shots_of(record, View()))
    assert len(shots) == 1 + end.turns
    assert shots[0].svg == record.start().svg(None)
    assert shots[-1].svg == end.svg(None)
    assert [shot.winners for shot in shots] == [()] * end.turns + [tuple(end.winners())]
    assert shots[-1].points == tuple(end.totals())


def test_a_film_is_seen_with_somebodys_eyes() -> None:
    record = opening(DOMINION, 3)
    seen = [[shot.svg for shot in shots_of(record, View(seat))] for seat in (None, 0, 1)]
    assert seen[0] != seen[1] != seen[2]
    with pytest.raises(BadSetup, match="a seat is 0 to 1"):
        film(record, View(2))


@pytest.mark.parametrize("game", RECORDS)
def test_what_is_drawn_once_looks_as_if_it_were_drawn_each_time(game: str) -> None:
    shots = list(shots_of(opening(RECORDS[game], 12), View(0, "vivid", True)))[:3]
    for shot, quick in zip(shots, pixels(shots, 300), strict=True):
        whole = Image.open(io.BytesIO(png(shot.svg, 300))).convert("RGB")
        assert quick.size == whole.size
        furthest = max(high for _, high in ImageChops.difference(quick, whole).getextrema())  # type: ignore[misc]
        assert furthest <= 8, "but for rounding"


def test_pictures_are_seen_long_enough() -> None:
    record = opening(FAST, 12)
    made = Image.open(io.BytesIO(film(record, width=200)))
    seen = []
    for picture in ImageSequence.Iterator(made):
        picture.load()
        seen.append(picture.info["duration"])
    assert seen == durations(len(list(shots_of(record, View()))))
    assert made.size[0] == 200
    assert all(duration >= 350 for duration in durations(1000)[1:])


def test_of_a_long_game_some_turns_are_left_out() -> None:
    shots = [Shot("", (number,), None) for number in range(500)]
    kept = [shot.points[0] or 0 for shot in thinned(shots)]
    assert (len(kept), kept[0], kept[-1]) == (MOST_PICTURES, 0, 499)
    assert kept == sorted(set(kept))
    assert thinned(shots[:MOST_PICTURES]) == shots[:MOST_PICTURES]


# Commands


@pytest.fixture
def here(monkeypatch: pytest.MonkeyPatch, capfdbinary: pytest.CaptureFixture[bytes]) -> Here:
    return Here(monkeypatch, capfdbinary)


@pytest.fixture
def home(tmp_path: Path) -> Path:
    for name, text in {"fair": FAIR, "opening": opening(FAST, 12).to_json(), "dominion": DOMINION}.items():
        (tmp_path / f"{name}.json").write_text(text, "utf-8")
    forged = Record.from_json(FAST)
    forged.result = {"scores": [{"castles": 99}], "winners": [0]}
    (tmp_path / "forged.json").write_text(forged.to_json(), "utf-8")
    return tmp_path


def test_a_position_is_drawn_as_somebody_sees_it(home: Path, here: Here) -> None:
    fine(here(home, "show", "dominion.json", "--at", "5", "--seat", "1", "--dark", "--output", "own.svg"))
    fine(here(home, "show", "dominion.json", "--at", "5", "--palette", "print", "--output", "open.svg"))
    state = Record.from_json(DOMINION).replay(5)
    assert (home / "own.svg").read_text("utf-8") == state.svg(1, dark=True)
    assert (home / "open.svg").read_text("utf-8") == state.svg(None, "print")
    ElementTree.fromstring((home / "own.svg").read_text("utf-8"))
    fine(here(home, "show", "dominion.json", "--at", "5", "--width", "300", "--output", "open.png"))
    assert struct.unpack(">I", (home / "open.png").read_bytes()[16:20]) == (300,)


def test_a_film_and_a_log_are_written(home: Path, here: Here) -> None:
    fine(here(home, "film", "opening.json", "--output", "game.webp", "--palette", "vivid"))
    with Image.open(home / "game.webp") as made:
        assert len([*ImageSequence.Iterator(made)]) == len([*shots_of(opening(FAST, 12), View())])
    text = (Path(__file__).parent / "golden" / "dominion.txt").read_text("utf-8")
    assert fine(here(home, "log", "dominion.json")) == text
    fine(here(home, "log", "dominion.json", "--output", "log.txt"))
    assert (home / "log.txt").read_text("utf-8") == text


@pytest.mark.parametrize(
    ("args", "hint"),
    [
        (["film", "opening.json", "--output", "film.gif"], "a film cannot be written as '.gif'; use .webp"),
        (["film", "forged.json", "--output", "film.webp"], "forged.json: the result says"),
        (["film", "opening.json", "--output", "film.webp", "--seat", "7"], "opening.json: a seat is 0 to 2"),
        (["film", "opening.json", "--output", "film.webp", "--palette", "gaudy"], "unknown palette 'gaudy'"),
        (["film", "opening.json"], "--output"),
        (["log", "fair.json"], "fair.json: kingdom-builder has no log in plain text"),
        (["log", "forged.json"], "forged.json: the result says"),
        (["show", "fair.json", "--at", "9999", "--output", "x.svg"], "there is no position 9999"),
        (["show", "fair.json", "--seat", "7"], "fair.json: a seat is 0 to 1"),
        (["show", "fair.json", "--palette", "gaudy"], "unknown palette 'gaudy'"),
    ],
)
def test_mistakes_get_one_line(home: Path, here: Here, args: list[str], hint: str) -> None:
    assert hint in complaint(here(home, *args))
    assert not (home / "film.webp").exists()
