"""WK-13: the fourteen sides, and maps made of them (WK-2.4)."""

from collections import Counter
from hashlib import sha256
from itertools import groupby

import pytest

from realmwright.game import BadSetup
from realmwright.rules.winter_kingdom import game
from realmwright.rules.winter_kingdom.content.boards import (
    LABELS,
    SIDES,
    Label,
    assemble,
    draw_map,
    read_label,
    side_letters,
    side_rows,
)
from realmwright.rules.winter_kingdom.model.board import LOCAL
from realmwright.rules.winter_kingdom.model.components import CENTRES, SLOTS
from realmwright.rules.winter_kingdom.model.terrain import CASTLE, KINDS
from realmwright.rules.winter_kingdom.setup import BOARD_POOL
from tests.winter_kingdom import plain
from tests.winter_kingdom.plain import BUILDABLE, CARD_ORDER, Scene, distance, parts

SIGNATURES = {
    "1A": "3Fe",
    "1B": "2i3g",
    "2A": "3Fo",
    "2B": "2g",
    "3A": "4Fe",
    "3B": "1m3fo",
    "4A": "3Fl",
    "4B": "1g",
    "5A": "3T",
    "5B": "1fo",
    "6A": "2I3S",
    "6B": "1s",
    "7A": "1M4T",
    "7B": "1fl",
}
ABBREVIATIONS = {"F": "fo", "G": "g", "T": "t", "L": "fe", "B": "fl", "S": "s", "I": "i", "M": "m"}
SEVEN = ("1A", "2B/1", "3A/2", "4B/3", "5A/4", "6B/5", "7A")
ALIKE = ["G" * length for length in (5, 6, 7, 8, 9, 8, 7, 6, 5)]


def scene_of(label: str) -> Scene:
    return Scene({(cell.q, cell.r): letter for cell, letter in side_letters(label).items()}, frozenset())


def chunks(scene: Scene, letter: str) -> list[int]:
    return sorted(map(len, parts(scene.of_kind(letter))))


# The sides


def test_wk_13_1_every_side_is_another() -> None:
    assert sorted(SIGNATURES) == list(SIDES)
    assert len({side_rows(side) for side in SIDES}) == len(SIDES)


def test_wk_13_1_nothing_has_changed() -> None:
    """Whoever supplies other boards writes the sum anew; records of games on the old ones will not replay."""
    everything = "\n".join(f"{side} {' '.join(side_rows(side))}" for side in SIDES)
    assert sha256(everything.encode()).hexdigest()[:16] == "e7bb4d8a49364e2a"


@pytest.mark.parametrize("side", SIDES)
def test_wk_13_1_size_and_locations(side: str) -> None:
    scene = scene_of(side)
    assert [len(row) for row in side_rows(side)] == [5, 6, 7, 8, 9, 8, 7, 6, 5]
    count = Counter(scene.letters.values())
    assert (count.total(), count["C"], count["U"], count["V"]) == (61, 1, 1, 2)
    assert set(count) <= {terrain.letter for terrain in KINDS}
    locations = sorted(scene.of_kind("CUV"))
    for place in locations:
        assert distance(place) < 4
        assert len(scene.around(place) & scene.of_kind(BUILDABLE)) >= 4
        assert all(distance(place, other) >= 3 for other in locations if other != place)


@pytest.mark.parametrize("side", SIDES)
def test_wk_13_1_every_terrain_is_there_in_one_or_two_chunks(side: str) -> None:
    scene = scene_of(side)
    for letter in CARD_ORDER:
        sizes = chunks(scene, letter)
        one = len(sizes) == 1 and 6 <= sizes[0] <= 9
        two = len(sizes) == 2 and 3 <= sizes[0] <= sizes[1] <= 5
        assert one or two, (letter, sizes)


def test_wk_13_1_published_statistics() -> None:
    scenes = {side: scene_of(side) for side in SIDES}
    assert [side for side in SIDES if not scenes[side].of_kind("I")] == ["3B"]
    assert [side for side in SIDES if not scenes[side].of_kind("M")] == ["6A"]
    largest = {letter: max(SIDES, key=lambda side: max([0, *chunks(scenes[side], letter)])) for letter in "IM"}
    assert largest == {"I": "1B", "M": "1A"}
    for letter in "IM":
        assert [
            side for side in SIDES if len(chunks(scenes[side], letter)) > 1 and 1 in chunks(scenes[side], letter)
        ] == [
            "6B",
            "7B",
        ]
    assert len(scenes["2B"].of_kind("T")) == 9
    assert len(scenes["5A"].of_kind("G")) == 8
    assert len(scenes["4A"].of_kind("T")) == 8


@pytest.mark.parametrize("side", SIDES)
def test_wk_13_1_the_signature_is_how_the_top_row_begins(side: str) -> None:
    """Runs of one terrain up to the first of a card terrain; capitals are for A."""
    found = ""
    for letter, run in groupby(side_rows(side)[0]):
        word = ABBREVIATIONS[letter]
        found += f"{len(list(run))}{word.capitalize() if side.endswith('A') else word}"
        if letter in CARD_ORDER:
            break
    assert found == SIGNATURES[side]


def test_wk_13_2_rows_are_read_from_west_to_east() -> None:
    """The top row of 1A is LLLGG, and its first hex is 0,-4; the middle row is TVSSSFGMM, and begins with -4,0."""
    letters = side_letters("1A")
    assert [letters[cell] for cell in LOCAL[:5]] == list("LLLGG")
    assert [(cell.q, cell.r) for cell in LOCAL if cell.r == -4] == [(0, -4), (1, -4), (2, -4), (3, -4), (4, -4)]
    assert "".join(letters[cell] for cell in LOCAL if cell.r == 0) == "TVSSSFGMM"
    assert [cell.q for cell in LOCAL if cell.r == 0] == list(range(-4, 5))
    assert [cell.q for cell in LOCAL if cell.r == 3] == list(range(-4, 2))


# Labels


def test_wk_2_4_every_side_can_be_laid_in_six_ways() -> None:
    assert len(LABELS) == len(set(LABELS)) == 6 * len(SIDES)
    for label in LABELS:
        assert str(read_label(label)) == label
    assert read_label("3B/2") == Label("3B", 2)
    assert read_label("3B") == Label("3B", 0)
    assert len({side_rows(label) for label in LABELS}) == len(LABELS)


@pytest.mark.parametrize(
    ("label", "message"),
    [
        ("", "unknown board ''; choose from"),
        ("8A", "unknown board '8A'"),
        ("3C", "unknown board '3C'"),
        ("3", "unknown board '3'"),
        ("3b", "unknown board '3b'"),
        ("/2", "unknown board ''"),
        ("3B/", "a board is turned by 1 to 5 sixths, as in 3B/2, not by "),
        ("3B/0", "a board is turned by 1 to 5 sixths, as in 3B/2, not by 0"),
        ("3B/6", "a board is turned by 1 to 5 sixths, as in 3B/2, not by 6"),
        ("3B/12", "a board is turned by 1 to 5 sixths, as in 3B/2, not by 12"),
        ("3B/-1", "a board is turned by 1 to 5 sixths, as in 3B/2, not by -1"),
        ("3B/1/1", "a board is turned by 1 to 5 sixths, as in 3B/2, not by 1/1"),
    ],
)
def test_texts_that_are_no_label_are_refused(label: str, message: str) -> None:
    with pytest.raises(BadSetup) as error:
        read_label(label)
    assert str(error.value).startswith(message)


@pytest.mark.parametrize("side", SIDES)
def test_wk_2_4_turned_boards_are_the_same_boards(side: str) -> None:
    upright = scene_of(side).letters
    for turn in range(1, 6):
        lying = scene_of(f"{side}/{turn}").letters
        for (q, r), letter in upright.items():
            place = (q, r)
            for _ in range(turn):
                place = (-place[1], place[0] + place[1])
            assert lying[place] == letter


# Maps


@pytest.mark.parametrize("islands", [False, True])
@pytest.mark.parametrize("shift", range(7))
def test_wk_13_3_any_board_on_any_slot(shift: int, islands: bool) -> None:
    labels = tuple(f"{1 + (slot + shift) % 7}{'AB'[(slot + shift) % 2]}/{1 + shift % 5}" for slot in range(SLOTS))
    board = assemble(labels, islands)
    assert board.labels == labels
    for slot, label in enumerate(labels):
        assert board.rows[slot] == side_rows(label)
        q, r = CENTRES[slot]
        for cell, letter in side_letters(label).items():
            assert KINDS[board.kind(board.cell(cell.q + q, cell.r + r))].letter == letter
    assert (board.terrain[CASTLE].bit_count(), len(board.tunnels)) == (7, 7)
    assert sum(cells.bit_count() for cells in board.terrain) == 427


def test_wk_13_3_a_game_lies_as_asked() -> None:
    state = game.new(2, 1, {"boards": [*SEVEN]})
    view = state.view(None)
    assert view["boards"] == [*SEVEN]
    assert view["map"] == [list(side_rows(label)) for label in SEVEN]


def test_wk_3_1_random_maps_have_every_board_once_and_any_side_and_turn() -> None:
    sides, turns = set(), set()
    for seed in range(60):
        labels = [read_label(label) for label in game.new(2, seed).board.labels]
        assert sorted(label.side[0] for label in labels) == list(BOARD_POOL)
        sides |= {(slot, label.side) for slot, label in enumerate(labels)}
        turns |= {label.turn for label in labels}
    assert turns == set(range(6))
    assert len(sides) == 7 * len(SIDES)


@pytest.mark.parametrize(
    ("labels", "message"),
    [
        (SEVEN[:6], "a map has 7 boards, not 6"),
        ((*SEVEN, "1A"), "a map has 7 boards, not 8"),
        (("1A", "1B", *SEVEN[2:]), "board 1 cannot lie in two places, whichever side is up"),
        (("1A", "1A/3", *SEVEN[2:]), "board 1 cannot lie in two places, whichever side is up"),
    ],
)
def test_maps_that_cannot_be_laid(labels: tuple[str, ...], message: str) -> None:
    with pytest.raises(BadSetup) as error:
        assemble(labels)
    assert str(error.value) == message


def test_wk_13_4_any_map_can_be_drawn() -> None:
    rows = list(side_rows("7B/4"))
    board = draw_map([rows, None, ALIKE])
    assert board.labels == ()
    assert board.rows[0] == tuple(rows)
    assert board.rows[1] is None
    assert board.rows[2] == tuple(ALIKE)
    assert board.grid.board.bit_count() == 122
    assert board.edge.bit_count() == len(
        Scene({place: "G" for slot in (0, 2) for place in plain.board_at(slot)}, frozenset()).edge
    )


def test_maps_that_cannot_be_drawn() -> None:
    with pytest.raises(BadSetup, match="at least one of its 7 slots"):
        draw_map([None] * 7)
    with pytest.raises(BadSetup, match="at least one of its 7 slots"):
        draw_map([ALIKE] * 8)
    with pytest.raises(BadSetup, match="a board has rows of 5, 6, 7, 8, 9, 8, 7, 6, 5 letters"):
        draw_map([ALIKE[:8]])
    with pytest.raises(BadSetup, match="a board has rows of 5, 6, 7, 8, 9, 8, 7, 6, 5 letters"):
        draw_map([["G" * 6, *ALIKE[1:]]])
    with pytest.raises(BadSetup, match="unknown map letter 'X'"):
        draw_map([["GGXGG", *ALIKE[1:]]])
