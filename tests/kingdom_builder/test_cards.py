"""KB-9.1 and KB-10: castles and the ten Kingdom Builder cards, always through the scores of a position."""

from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from realmwright.rules.kingdom_builder.model.catalogue import CARD_SETS, CARDS
from realmwright.rules.kingdom_builder.setup import CARD_POOL, SET_CARDS
from tests.kingdom_builder import plain
from tests.kingdom_builder.plain import Cells
from tests.kingdom_builder.positions import table

BASE_CARDS = (
    "fishermen",
    "merchants",
    "discoverers",
    "hermits",
    "citizens",
    "miners",
    "workers",
    "knights",
    "lords",
    "farmers",
)


def gold(card: str, drawn: str, *settlements: str, split: tuple[int, int] = (1, 1), zero: bool = True) -> list[int]:
    """What each seat has from one card, or from castles."""
    others = [name for name in BASE_CARDS if name != card]
    cards = ([card] if card in BASE_CARDS else []) + others
    state = table(drawn, *settlements, cards=cards[:3], split=split, left=0, lords_zero_counts=zero)
    scores = state.scores()
    assert all(set(score) == {*cards[:3], "castles"} for score in scores)
    assert all(score.total == sum(score.values()) for score in scores)
    return [score[card] for score in scores]


def test_tc_201_kb_3_6_every_card_that_is_drawn_is_in_the_catalogue_with_its_set() -> None:
    assert set(BASE_CARDS) == set(CARD_POOL)
    pools = {"base": CARD_POOL, **SET_CARDS}
    assert {card: CARD_SETS[card] for cards in pools.values() for card in cards} == {
        card: name for name, cards in pools.items() for card in cards
    }
    assert all(card.name == name for name, card in CARDS.items())


def test_kb_9_1_three_gold_for_each_castle_touched() -> None:
    drawn = "G S G S G / G G G G G"
    # Red touches both castles, one of them twice; blue touches one
    assert gold("castles", drawn, "0,0 0,2 1,0", "0,4") == [6, 3]
    assert gold("castles", drawn, "1,4", "") == [0, 0]


@pytest.mark.parametrize("letter", "LNPI")
def test_kb_9_1_other_special_hexes_are_no_castles(letter: str) -> None:
    assert gold("castles", f"G {letter} G", "0,0") == [0, 0]


def test_kb_10_1_fishermen() -> None:
    assert gold("fishermen", "G W G G / G G G G", "0,0 0,2 0,3", "1,0 1,1") == [2, 2]


def test_kb_10_1_fishermen_water_counts_when_occupied_but_pays_nobody_on_it() -> None:
    assert gold("fishermen", "G W W G", "0,0 0,1", "0,2 0,3") == [1, 1]


def test_kb_10_1_fishermen_on_a_mountain_yes_beside_swamp_no() -> None:
    assert gold("fishermen", "M W . G B", "0,0", "0,3") == [1, 0]


def test_kb_10_2_merchants_every_linked_hex_counts_once() -> None:
    # Four hexes on one area of red, one beside a lone piece of red
    drawn = "L G G G S / G G L G G / G S G G . / . . . . G / . . . . S"
    assert gold("merchants", drawn, "0,1 0,2 0,3 1,1 4,3") == [16, 0]


def test_kb_10_2_merchants_special_hexes_do_not_conduct() -> None:
    assert gold("merchants", "G L S G", "0,0 0,3") == [0, 0]
    assert gold("merchants", "S G L G S", "0,1 0,3") == [12, 0]
    assert gold("merchants", "S G L G .", "0,1 0,3") == [8, 0]


@pytest.mark.parametrize("letter", "LSNPI")
def test_kb_10_2_and_10_7_every_kind_of_special_hex(letter: str) -> None:
    """KB-3.7: also a nomad hex."""
    drawn = f"S G {letter} / . . ."
    assert gold("merchants", drawn, "0,1") == [8, 0]
    assert gold("workers", drawn.replace("S", "G", 1), "0,1") == [1, 0]


def test_kb_10_2_merchants_foreign_settlements_do_not_link() -> None:
    assert gold("merchants", "L G G G S", "0,1 0,3", "0,2") == [0, 0]


def test_kb_10_3_discoverers() -> None:
    drawn = "G G / G G / G G / G G"
    assert gold("discoverers", drawn, "0,0 0,1 2,0", "3,1") == [2, 1]


def test_kb_10_4_hermits_and_kb_10_5_citizens() -> None:
    drawn = "G G G G G G / G G G G G G / G G G G G G"
    red = "0,0 0,1 1,0 1,1 2,1 0,3 0,5 1,4 2,5"
    assert gold("hermits", drawn, red) == [3, 0]
    assert gold("citizens", drawn, red) == [2, 0]
    assert gold("citizens", drawn, "0,0 0,1", "2,5") == [1, 0]


def test_kb_10_5_citizens_own_settlements_only() -> None:
    assert gold("citizens", "G G G G", "0,0 0,1", "0,2 0,3") == [1, 1]


def test_kb_10_6_miners() -> None:
    assert gold("miners", "M M G / G G G", "1,0 0,2 1,2") == [2, 0]


def test_kb_10_6_miners_not_on_a_mountain() -> None:
    assert gold("miners", "M M G", "0,0 0,2", "0,1") == [1, 0]


def test_kb_10_7_workers_one_gold_however_many() -> None:
    assert gold("workers", "G G G G G / G L G S G / G G G G G", "0,0 1,2 2,4") == [2, 0]


def test_kb_10_8_knights_one_line_only_and_gaps_allowed() -> None:
    drawn = "G G G G G / G G G G G / G G G G G"
    assert gold("knights", drawn, "0,0 0,2 0,4 1,1 1,3", "2,0 2,1 1,0 1,4") == [6, 4]
    assert gold("knights", drawn, "") == [0, 0]


SQUARE = "G G G G G G G G / G G G G G G G G / G G G G G G G G / G G G G G G G G"


def test_kb_10_9_lords_first_and_second_in_each_quadrant() -> None:
    # Top left: red 2, blue 1, green 1. Top right: blue alone. Bottom: nobody, everybody first with 0.
    found = gold("lords", SQUARE, "0,0 0,1", "1,0 0,7", "1,1", split=(2, 4))
    assert found == [12 + 6 + 24, 6 + 12 + 24, 6 + 6 + 24]


def test_kb_10_9_lords_without_paying_zero() -> None:
    """R-21."""
    found = gold("lords", SQUARE, "0,0 0,1", "1,0 0,7", "1,1", split=(2, 4), zero=False)
    assert found == [12, 6 + 12, 6]


def test_kb_10_9_nobody_is_shown_gold_for_a_quadrant_that_nobody_has_entered() -> None:
    """R-21: it counts all the same, and is shown at the end."""
    state = table(SQUARE, "0,0 0,1", "1,0 0,7", cards=["lords", "miners", "knights"], split=(2, 4), left=0)
    # Top left: red 2, blue 1. Top right: blue alone, and red is second with 0. Bottom: nobody.
    assert [score["lords"] for score in state.scores()] == [12 + 6 + 24, 6 + 12 + 24]
    known = [score["lords"] for score in state.known_scores(0) if score is not None]
    assert known == [12 + 6, 6 + 12]
    for owner, found in enumerate(state.gains(0)):
        assert found is not None
        paid = [gain for gain in found if gain.source == "lords"]
        assert sum(gain.points for gain in paid) == known[owner]
        assert all(gain.places for gain in paid), "each quadrant is shown, also to whoever has nothing there"
    state.over = True
    assert [score["lords"] for score in state.known_scores(0) if score is not None] == [12 + 6 + 24, 6 + 12 + 24]


def test_kb_10_9_a_third_count_gets_nothing() -> None:
    found = gold("lords", SQUARE, "0,0 0,1 0,2", "1,0 1,1", "1,2", split=(2, 4))
    assert [one - 36 for one in found] == [12, 6, 0]


@pytest.mark.parametrize(
    ("counts", "expected"),
    [((10, 6, 6, 4), 12), ((10, 6, 4, 4), 12), ((20, 12, 8, 0), 0), ((10, 10, 10, 10), 30), ((0, 0, 0, 0), 0)],
)
def test_tc_082_kb_10_10_farmers(counts: tuple[int, ...], expected: int) -> None:
    drawn = "/".join(["G" * 12] * 4)
    placed = []
    for number, count in enumerate(counts):
        top, left = number // 2 * 2, number % 2 * 6
        placed += [f"{top + n // 6 % 2},{left + n % 6}" for n in range(min(count, 12))]
        # Twenty in one quadrant need a taller board.
        placed += [f"{top + 4 + n},{left}" for n in range(count - 12)]
    if counts[0] == 20:
        drawn = "/".join(["G" * 12] * 24)
        placed = (
            [f"{n},0" for n in range(20)]
            + [f"{n},11" for n in range(12)]
            + [f"{20 + n // 4},{n % 4}" for n in range(8)]
        )
        assert gold("farmers", drawn, " ".join(placed), split=(20, 6)) == [expected, 0]
    else:
        assert gold("farmers", drawn, " ".join(placed), split=(2, 6)) == [expected, 0]


# The cards once more, slowly.

Slow = Callable[[list[str], Cells], int]


def slow_fishermen(rows: list[str], own: Cells) -> int:
    return sum(1 for place in own - plain.of_kind(rows, "W") if touches(rows, place, "W"))


def slow_miners(rows: list[str], own: Cells) -> int:
    return sum(1 for place in own - plain.of_kind(rows, "M") if touches(rows, place, "M"))


def slow_workers(rows: list[str], own: Cells) -> int:
    return sum(1 for place in own if touches(rows, place, plain.SPECIAL))


def slow_merchants(rows: list[str], own: Cells) -> int:
    linked: set[tuple[int, int]] = set()
    for area in plain.areas(own):
        touched = {place for place in plain.of_kind(rows, plain.SPECIAL) if plain.around(place, area)}
        if len(touched) > 1:
            linked |= touched
    return 4 * len(linked)


def slow_castles(rows: list[str], own: Cells) -> int:
    return 3 * sum(1 for place in plain.of_kind(rows, "S") if plain.around(place, own))


def touches(rows: list[str], place: tuple[int, int], kinds: str) -> bool:
    return bool(plain.around(place, plain.of_kind(rows, kinds)))


SLOW: dict[str, Slow] = {
    "fishermen": slow_fishermen,
    "miners": slow_miners,
    "workers": slow_workers,
    "merchants": slow_merchants,
    "castles": slow_castles,
    "hermits": lambda rows, own: len(plain.areas(own)),
    "citizens": lambda rows, own: max((len(area) for area in plain.areas(own)), default=0) // 2,
    "discoverers": lambda rows, own: len({row for row, _ in own}),
    "knights": lambda rows, own: 2 * max(sum(1 for row, _ in own if row == line) for line in range(len(rows))),
}


@st.composite
def maps(draw: st.DrawFn) -> tuple[list[str], Cells]:
    columns = draw(st.integers(1, 7))
    row = st.text("GGGDWMLSNPI", min_size=columns, max_size=columns)
    rows = draw(st.lists(row, min_size=1, max_size=6))
    standable = sorted(plain.of_kind(rows, "GDWM"))
    return rows, frozenset(draw(st.sets(st.sampled_from(standable), max_size=14))) if standable else frozenset()


@settings(max_examples=150, deadline=None)
@given(maps(), st.sampled_from(sorted(SLOW)))
def test_kb_10_scores_on_any_map(case: tuple[list[str], Cells], card: str) -> None:
    rows, own = case
    pieces = " ".join(f"{row},{col}" for row, col in sorted(own))
    assert gold(card, "/".join(rows), pieces)[0] == SLOW[card](rows, own)
