"""Where gold comes from on the board: each card taken apart; its sum is always what the card pays."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from realmwright.game import Gain
from realmwright.rules.kingdom_builder.setup import CARD_POOL as CARDS
from tests.kingdom_builder import plain
from tests.kingdom_builder.positions import table

Paid = list[tuple[int, str]]
"""Gold and the places it comes from, in a line."""


def paid(
    card: str, drawn: str, *settlements: str, split: tuple[int, int] = (1, 1), zero: bool = True, over: bool = False
) -> list[Paid]:
    """What each seat gets from one card, or from castles, piece by piece."""
    cards = [card] if card in CARDS else []
    cards += [name for name in CARDS if name != card]
    state = table(drawn, *settlements, cards=cards[:3], split=split, left=0, lords_zero_counts=zero)
    state.over = over
    found = []
    for gains in state.gains(None):
        assert gains is not None
        found.append([(gain.points, " ".join(gain.places)) for gain in gains if gain.source == card])
    return found


def test_castles_name_the_castle_and_then_the_settlements_beside_it() -> None:
    drawn = "G S G S G / G G G G G"
    assert paid("castles", drawn, "0,0 0,2 1,0", "0,4") == [[(3, "0,1 0,0 0,2 1,0"), (3, "0,3 0,2")], [(3, "0,3 0,4")]]


def test_fishermen_miners_and_workers_are_paid_settlement_by_settlement() -> None:
    assert paid("fishermen", "G W W G", "0,0 0,1", "0,2 0,3") == [[(1, "0,0")], [(1, "0,3")]]
    assert paid("miners", "M M G / G G G", "1,0 0,2 1,2") == [[(1, "0,2"), (1, "1,0")], []]
    assert paid("workers", "G L G G", "0,0 0,2 0,3") == [[(1, "0,0"), (1, "0,2")], []]


def test_merchants_are_paid_by_each_special_hex_once() -> None:
    assert paid("merchants", "L G S G", "0,1 0,3") == [[(4, "0,0 0,1"), (4, "0,2 0,1")], []]
    both = [(4, "0,0 0,1"), (4, "0,2 0,1 0,3"), (4, "0,4 0,3")]
    assert paid("merchants", "S G L G S", "0,1 0,3") == [both, []], "two areas may join one hex"


def test_discoverers_by_line_and_hermits_by_area() -> None:
    drawn = "G G G G / G G G G / G G G G"
    assert paid("discoverers", drawn, "0,0 0,1 2,0") == [[(1, "0,0 0,1"), (1, "2,0")], []]
    assert sorted(paid("hermits", drawn, "0,0 0,1 2,0")[0]) == [(1, "0,0 0,1"), (1, "2,0")]


def test_citizens_and_knights_show_the_one_area_and_the_one_line() -> None:
    drawn = "G G G G G / G G G G G / G G G G G"
    assert paid("citizens", drawn, "0,0 0,1 1,0 2,4", "0,4") == [[(1, "0,0 0,1 1,0")], []]
    assert paid("knights", drawn, "0,0 0,2 0,4 1,1 1,3", "2,0") == [[(6, "0,0 0,2 0,4")], [(2, "2,0")]]
    assert paid("knights", drawn, "") == [[], []]


def test_lords_by_quadrant_even_where_nothing_stands() -> None:
    drawn = "G G G G / G G G G"
    red, blue = [(12, "0,0 0,1"), (6, "0,3")], [(6, "0,1"), (12, "0,2")]
    assert paid("lords", drawn, "0,0 0,1", "0,2", split=(1, 2)) == [red, blue]
    # Quadrants that nobody has entered pay everybody in the end.
    empty = [(12, "1,1"), (12, "1,3")]
    assert paid("lords", drawn, "0,0 0,1", "0,2", split=(1, 2), over=True) == [red + empty, blue + empty]
    assert paid("lords", drawn, "0,0 0,1", "0,2", split=(1, 2), zero=False) == [[(12, "0,0 0,1")], [(12, "0,2")]]


def test_farmers_show_the_poorest_quadrant() -> None:
    drawn = "G G G G / G G G G"
    assert paid("farmers", drawn, "0,0 0,1 0,2 1,0 1,1 1,2 1,3", split=(1, 2)) == [[(3, "0,2")], []]
    assert paid("farmers", drawn, "0,0", split=(1, 2)) == [[], []], "nothing is no gain"


def test_gains_come_in_the_order_of_the_score() -> None:
    state = table("W G S", "0,1", cards=["workers", "fishermen", "knights"], left=0)
    assert state.gains(0)[0] == [
        Gain("workers", 1, ("0,1",)),
        Gain("fishermen", 1, ("0,1",)),
        Gain("knights", 2, ("0,1",)),
        Gain("castles", 3, ("0,2", "0,1")),
    ]


@st.composite
def positions(draw: st.DrawFn) -> tuple[str, list[str]]:
    columns = draw(st.integers(1, 7))
    row = st.text("GGGDWMLSNPI", min_size=columns, max_size=columns)
    rows = draw(st.lists(row, min_size=1, max_size=6))
    owners = [draw(st.sampled_from([None, None, 0, 0, 1, 2])) for _ in plain.of_kind(rows, "GDWM")]
    seats: list[list[str]] = [[], [], []]
    for (row_number, col), owner in zip(sorted(plain.of_kind(rows, "GDWM")), owners, strict=True):
        if owner is not None:
            seats[owner].append(f"{row_number},{col}")
    return "/".join(rows), [" ".join(names) for names in seats]


@pytest.mark.parametrize("zero", [True, False])
@settings(max_examples=80, deadline=None)
@given(position=positions(), cards=st.permutations(list(CARDS)))
def test_gains_add_up_to_the_scores_on_any_map(position: tuple[str, list[str]], cards: list[str], zero: bool) -> None:
    drawn, settlements = position
    for start in (0, 3, 6, 7):
        state = table(drawn, *settlements, cards=cards[start : start + 3], left=0, lords_zero_counts=zero)
        specials = {f"{row},{col}" for row, col in plain.of_kind(drawn.split("/"), plain.SPECIAL)}
        for seat, (score, gains) in enumerate(zip(state.known_scores(None), state.gains(None), strict=True)):
            assert score is not None
            assert gains is not None
            found = Counter(dict.fromkeys(score, 0))
            for gain in gains:
                found[gain.source] += gain.points
                standing = gain.places[1:] if gain.source in ("merchants", "castles") else gain.places
                # Whoever has nothing in a quadrant may be paid for it: one hex stands for that.
                nothing = gain.source == "lords" and len(gain.places) <= 1
                assert nothing or set(standing) <= set(settlements[seat].split())
                assert set(gain.places) - set(standing) <= specials
            assert found == score
