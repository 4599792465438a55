"""KB-13, KB-14 and KB-15: what the sets pay at the end of the game; for tasks see test_tasks."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from realmwright.rules.kingdom_builder.model.catalogue import EXPANSIONS
from tests.kingdom_builder import plain, plain_scores
from tests.kingdom_builder.plain import Cells, Hex
from tests.kingdom_builder.plain_scores import Scene
from tests.kingdom_builder.scenes import PAYING, SETS, field, gold, paid, read, table


def scored(*names: str) -> list[str]:
    """The names of all that these sets pay at the end, as they are in the catalogue."""
    return [
        card.name
        for name in names
        for card in (*EXPANSIONS[name].cards, *EXPANSIONS[name].tasks, *EXPANSIONS[name].sources)
    ]


def test_everything_that_pays_at_the_end_is_counted_twice() -> None:
    red = {"rovers"}
    assert set(scored(*SETS)) - red == set(plain_scores.SCORES)


def test_kb_9_5_cards_then_tasks_then_what_always_pays() -> None:
    state = table(read("S G P L", "0,1", capitols="0,0"))
    score = state.scores()[0]
    assert list(score.items()) == [
        ("mayors", 0),
        ("scouts", 0),
        ("noblewomen", 5),
        ("advance", 0),
        ("road", 0),
        ("castles", 3),
        ("palaces", 5),
        ("capitols", 1),
    ]
    assert score.total == 14


# Marshlands


def test_tc_133_kb_13_5_a_palace_pays_whoever_has_most_beside_it() -> None:
    drawn = "G G G / G P G / G G G"
    assert gold("palaces", drawn, "0,1 0,2", "1,0", "2,0") == [5, 0, 0]
    assert gold("palaces", drawn, "0,1", "1,0") == [5, 5], "all who tie are paid"
    assert gold("workers", drawn, "0,1", "1,0") == [1, 1]


def test_kb_13_5_palaces_pay_nobody_without_a_settlement_and_each_by_itself() -> None:
    assert gold("palaces", "G P G G P G G P G", "0,0 0,3", "0,2 0,5", "0,3") == [10, 10, 5]
    assert gold("palaces", "G P G G G", "0,4") == [0, 0]


def test_kb_13_5_other_special_hexes_are_no_palaces() -> None:
    assert gold("palaces", "L G S G N G I", "0,1 0,3 0,5") == [0, 0]


def test_tc_152_kb_13_20_noblewomen_pay_for_everything_but_palaces() -> None:
    drawn = f"{'G' * 12} / G P G G L G G S G G N G / {'G' * 12}"
    seats = ("0,1 0,4", "1,0 0,5", "1,3 2,4 2,5 0,7 1,9")
    noblewomen, palaces = gold("noblewomen", drawn, *seats), gold("palaces", drawn, *seats)
    assert (noblewomen, palaces) == ([0, 0, 15], [5, 5, 0])
    assert gold("castles", drawn, *seats) == [0, 0, 3], "and a castle its own three gold as well"


@pytest.mark.parametrize(("letter", "each"), [("L", 5), ("S", 5), ("N", 5), ("I", 5), ("P", 0), ("M", 0)])
def test_kb_13_20_noblewomen_look_at_every_kind_of_special_hex(letter: str, each: int) -> None:
    assert gold("noblewomen", f"G {letter} G G", "0,0 0,3", "0,2") == [each, each]


def test_kb_15_14_noblewomen_and_palaces_on_the_island() -> None:
    drawn = "G G G / _ _ _ / P G L"
    assert gold("noblewomen", drawn, "2,1", "0,1") == [5, 0]
    assert gold("palaces", drawn, "2,1", "0,1") == [5, 0]


RANGES = "M G G M M / G G . . . / M . . . . / . . . G M"


def test_tc_145_kb_13_15_geologists_link_mountain_ranges() -> None:
    assert gold("geologists", RANGES, "0,1 0,2 3,3") == [4, 0]
    assert gold("geologists", RANGES, "0,1 0,2 1,0 1,1 3,3") == [6, 0]


def test_kb_13_15_geologists_link_within_one_area_only() -> None:
    assert gold("geologists", "M G . G M", "0,1 0,3") == [0, 0]
    assert gold("geologists", "M G M G M", "0,1 0,3") == [6, 0], "two areas may link one range"
    assert gold("geologists", "M G G M", "0,1", "0,2") == [0, 0], "foreign settlements do not link"


def test_kb_13_15_geologists_touch_a_range_several_times_and_still_have_one() -> None:
    assert gold("geologists", "G M G / M G G", "0,0 0,2 1,1") == [0, 0]
    assert gold("geologists", "M M M / G G G", "1,0 1,1 1,2") == [0, 0]


def test_kb_13_15_r_41_geologists_touch_the_range_that_they_stand_on() -> None:
    assert gold("geologists", "M . M / . . .", "0,0 0,2") == [0, 0]
    assert gold("geologists", "M G G M", "0,0 0,1 0,2") == [4, 0]
    assert gold("geologists", "M G M", "0,0 0,1 0,2") == [4, 0], "both ranges are built over"


def test_kb_13_15_geologists_on_the_island() -> None:
    assert gold("geologists", "M G G / _ _ _ / M G M", "0,1 2,1") == [4, 0]
    assert gold("geologists", "M G G / _ _ _ / M G G", "0,1 2,1") == [0, 0]


def test_kb_13_15_the_first_bare_hex_of_a_range_pays() -> None:
    assert paid("geologists", "M M G M", "0,0 0,1 0,2") == [(2, "0,0 0,1 0,2"), (2, "0,3 0,0 0,1 0,2")]
    assert paid("geologists", "M M G M", "0,1 0,2") == [(2, "0,0 0,1 0,2"), (2, "0,3 0,1 0,2")]


def test_tc_146_kb_13_16_messengers() -> None:
    drawn = "G G G G G / G W W W G / G G G G G"
    assert gold("messengers", drawn, "0,0 0,1 0,2 0,3 0,4 1,4 2,4", "2,0 2,1") == [8, 0]


def test_kb_13_16_messengers_stay_within_an_area() -> None:
    assert gold("messengers", field(1, 9), "0,0 0,8") == [0, 0]
    assert gold("messengers", field(1, 9), "0,0 0,1 0,2 0,4 0,5 0,6 0,7") == [4, 0], "the longest area counts"
    assert gold("messengers", "G G G / _ _ _ / G G G", "0,0 0,1 2,0 2,1 2,2") == [2, 0]
    assert gold("messengers", field(1, 9), "") == [0, 0]


def test_kb_13_16_messengers_count_the_shortest_way_not_the_way_round() -> None:
    # A bent area: its ends are two steps apart although six settlements lead from one to the other.
    assert gold("messengers", field(3, 3), "0,0 0,1 1,1 2,1 2,0") == [2, 0]


def test_kb_13_16_the_two_ends_are_shown() -> None:
    assert paid("messengers", field(1, 9), "0,0 0,1 0,2 0,4 0,5 0,6 0,7") == [(4, "0,4 0,7")]


def test_tc_148_kb_13_17_vassals() -> None:
    assert gold("vassals", field(4, 6), "0,0 0,2 1,5 2,2 3,3 3,5", split=(2, 3)) == [4, 0]


def test_kb_15_12_vassals_have_nothing_from_the_island() -> None:
    drawn = "G G G G / G G G G / _ _ _ _ / G G G G"
    assert gold("vassals", drawn, "0,1 3,1 3,2", split=(1, 2)) == [1, 0]


CROWD = "1,0 1,1 1,2 2,1 2,2 0,4"


def test_tc_149_kb_13_18_captains_and_kb_14_18_chainers() -> None:
    assert gold("captains", field(3, 5), CROWD) == [3, 0]
    assert gold("chainers", field(3, 5), CROWD) == [2, 0]


def test_kb_13_18_and_14_18_only_own_settlements_keep_company() -> None:
    assert gold("captains", field(3, 5), "1,0 1,1 2,1", "1,2 2,2") == [0, 0]
    assert gold("chainers", field(3, 5), "1,0 1,1 2,1", "1,2 2,2") == [3, 0]


def test_kb_13_18_and_14_18_a_full_board() -> None:
    every = " ".join(f"{row},{col}" for row in range(3) for col in range(3))
    # Corners have two or three neighbours, the others four to six.
    assert gold("captains", field(3, 3), every) == [7, 0]
    assert gold("chainers", field(3, 3), every) == [2, 0]


def test_kb_13_19_scouts_stand_beside_the_removed_terrain() -> None:
    drawn = "D G D G G / D D G . ."
    assert gold("scouts", drawn, "0,0 0,1 0,3 0,4", "1,2", outcast="D") == [2, 1]
    assert gold("scouts", drawn, "0,0 0,1 0,3 0,4", "1,2", outcast="F") == [0, 0], "not a hex of it"
    assert gold("scouts", drawn, "0,0 0,1 0,3 0,4", "1,2") == [0, 0], "nothing was removed"


def test_kb_13_19_scouts_on_the_island() -> None:
    assert gold("scouts", "D G G / _ _ _ / D G G", "0,1 2,1 2,2", outcast="D") == [2, 0]


# Harvest


def test_kb_14_15_rangers_are_alone_on_their_line() -> None:
    assert gold("rangers", field(4, 3), "0,0 1,0 1,2 3,1", "0,1 0,2 1,1") == [4, 2]
    assert gold("rangers", field(4, 3), "") == [0, 0]


def test_kb_15_13_rangers_on_the_lines_of_the_island() -> None:
    drawn = "G G G / _ _ _ / G G _ / _ G G"
    assert gold("rangers", drawn, "0,0 2,0 2,1 3,2") == [4, 0]


def test_tc_165_kb_14_16_mayors_are_paid_for_the_lines_they_have_marked() -> None:
    rows = ("GGG",) * 6
    seats = (plain.rectangle(1, 2), plain.rectangle(1, 1), Cells())
    scene = Scene(rows, (3, 1), seats, marks=(frozenset({0, 5}), frozenset({1, 2, 4}), frozenset({3})))
    state = table(scene)
    assert [PAYING["mayors"].gold(state, seat) for seat in range(3)] == [8, 12, 4]
    # The settlements that made the second mark have left.
    assert [payment.gold for payment in PAYING["mayors"].gains(state, 0)] == [4, 4]
    assert [payment.settlements.bit_count() for payment in PAYING["mayors"].gains(state, 0)] == [2, 0]


def test_kb_15_13_a_line_of_the_island_can_be_marked() -> None:
    scene = read("GGGG / ____ / GGGG", "2,0 2,1 2,2 2,3")._replace(marks=(frozenset({1}), frozenset()))
    [payment] = PAYING["mayors"].gains(table(scene), 0)
    assert (payment.gold, payment.settlements.bit_count()) == (4, 4)


def test_tc_168_kb_14_19_travellers_count_a_corner_once() -> None:
    assert gold("travellers", field(3, 3), "0,0 2,2", "0,1 1,0 1,1") == [2, 2]


def test_kb_15_12_the_rim_of_the_island_is_no_edge() -> None:
    drawn = "G G G / G G G / G G G / _ _ _ / G G _"
    assert gold("travellers", drawn, "1,1 4,0 4,1", "2,1") == [0, 1]


def test_tc_081_kb_14_20_homesteaders() -> None:
    assert gold("homesteaders", field(4, 4), "0,0 0,1 0,2 2,0 2,1 3,3", split=(2, 2)) == [2, 0]
    assert gold("homesteaders", field(4, 4), "0,0 0,1 1,0 1,1", "2,2", split=(2, 2)) == [4, 1]


def test_tc_179_kb_15_12_the_island_is_no_quadrant() -> None:
    drawn = f"{'G' * 8} / {'G' * 8} / {'_' * 8} / {'G' * 8}"
    red = "0,0 0,1 0,2 0,4 0,5 0,6 1,0 1,1 1,2 1,4 1,5 1,6"
    island = " ".join(f"3,{col}" for col in range(7))
    assert gold("farmers", drawn, f"{red} {island}", split=(1, 4)) == [9, 0]
    assert gold("homesteaders", drawn, f"{red} {island}", split=(1, 4)) == [3, 0]
    assert gold("lords", drawn, red, island, split=(1, 4)) == [48, 24]


def test_tc_180_kb_15_13_the_lines_of_the_island() -> None:
    """R-56."""
    drawn = "/".join(["G" * 6] * 6 + ["_" * 6] + ["G" * 6] * 5)
    main = "0,0 0,1 0,2 0,3 1,0 2,0 3,0 4,0 5,0"
    scene = read(drawn, f"{main} 7,0 7,1 7,2 7,3 7,4 8,0 9,0 10,0", split=(3, 3))
    assert PAYING["discoverers"].gold(table(scene), 0) == 10
    assert PAYING["knights"].gold(table(scene), 0) == 10
    assert PAYING["knights"].gold(table(scene, island_knights=False), 0) == 8


# Capitols


def test_tc_209_kb_15_3_two_capitols_add_up() -> None:
    """R-51."""
    drawn = f"{'G' * 6} / G S G S G G / {'G' * 6}"
    assert gold("capitols", drawn, "1,2 1,5", capitols="1,1 1,3") == [3, 0]
    assert paid("capitols", drawn, "1,2 1,5", capitols="1,1 1,3") == [(1, "1,1 1,2"), (2, "1,3 1,2 1,5")]


def test_kb_15_2_a_capitol_sees_two_steps_far() -> None:
    drawn = f"{field(3, 7)} / G G G S G G G / {field(3, 7)}"
    ring = [place for place in plain.rectangle(7, 7) if plain.distance(place, (3, 3)) == 2]
    assert len(ring) == 12
    red = " ".join(f"{row},{col}" for row, col in ring)
    assert gold("capitols", drawn, red, "3,0 3,6", capitols="3,3") == [12, 0]
    assert gold("capitols", drawn, red, "3,0 3,6") == [0, 0], "a castle without a capitol"


def test_kb_15_2_a_view_tells_how_far_each_capitol_sees() -> None:
    state = table(read("G G G G G G G / . S G S G G G", "0,0", capitols="1,3"))
    assert state.view(None)["reach"] == {
        "1,3": ["0,2", "0,3", "0,4", "0,5", "1,1", "1,2", "1,3", "1,4", "1,5"],
    }


# Whatever the position


@st.composite
def scenes(draw: st.DrawFn) -> Scene:
    height, columns = draw(st.sampled_from([(1, 7), (8, 2), (5, 5), (7, 9), (9, 7)]))
    terrain = draw(st.sampled_from(["G", "GGGM", "GGDB", "GGGDWM"]))
    line = st.text(terrain, min_size=columns, max_size=columns)
    rows = [draw(line) for _ in range(height)]
    if draw(st.booleans()):
        shore = st.text(terrain + " ", min_size=columns, max_size=columns)
        rows += [" " * columns, *draw(st.lists(shore, min_size=1, max_size=3))]
    anywhere = st.tuples(st.integers(0, len(rows) - 1), st.integers(0, columns - 1))
    for (row, col), letter in draw(st.dictionaries(anywhere, st.sampled_from("LSSNPPI."), max_size=6)).items():
        if rows[row].strip():
            rows[row] = rows[row][:col] + letter + rows[row][col + 1 :]
    split = (draw(st.integers(0, height)), draw(st.integers(0, columns)))
    standing = st.text(
        draw(st.sampled_from(["0", "00.", "01", "0.1.2", "0........"])), min_size=columns, max_size=columns
    )
    owners = plain.letters([draw(standing) for _ in rows])
    ground = plain.of_kind(rows, plain_scores.TERRAINS)
    seats: list[set[Hex]] = [set(), set(), set()]
    for place, owner in owners:
        if owner != "." and place in ground:
            seats[int(owner)].add(place)
    lines = [number for number, _ in enumerate(row for row in rows if row.strip())]
    owner_of = draw(st.lists(st.sampled_from([None, 0, 1, 2]), min_size=len(lines), max_size=len(lines)))
    castles = sorted(place for place in plain.of_kind(rows, "S") if place[0] < height)
    return Scene(
        tuple(rows),
        split,
        tuple(map(frozenset, seats)),
        outcast=draw(st.sampled_from(["", "G", "D"])),
        marks=tuple(frozenset(number for number in lines if owner_of[number] == seat) for seat in range(3)),
        capitols=frozenset(castles[:2]),
    )


@settings(max_examples=150, deadline=None)
@given(scenes())
def test_scores_and_gains_of_any_scene(scene: Scene) -> None:
    state = table(scene)
    for seat in range(len(scene.seats)):
        own = state.own[seat]
        for name, slowly in plain_scores.SCORES.items():
            expected = slowly(scene, seat)
            assert PAYING[name].gold(state, seat) == expected, name
            payments = list(PAYING[name].gains(state, seat))
            assert sum(payment.gold for payment in payments) == expected, name
            for payment in payments:
                assert payment.settlements & ~own == 0, name
                assert payment.hex is None or not own >> payment.hex & 1, name
