"""WK-11 and WK-12.4: what each Winter Kingdom card and the castles pay."""

from typing import Any, Final

import pytest

from realmwright.dice import FastDice, Stream
from realmwright.game import Json
from realmwright.rules.winter_kingdom import game
from realmwright.rules.winter_kingdom.model.board import DIRECTIONS
from tests.winter_kingdom import plain_scores
from tests.winter_kingdom.plain_scores import SLOTS, Hex, Table
from tests.winter_kingdom.positions import dump_of, kind, table

CARDS: Final = (
    "ice fishers",
    "mountaineers",
    "shore folk",
    "woodcutters",
    "royal roads",
    "messengers",
    "frontier",
    "longhouses",
    "surveyors",
    "burghers",
    "hermits",
    "loners",
    "farmsteads",
    "lords",
    "heartland",
    "tunnel wardens",
    "villagers",
    "stewards",
)


def score(card: str, named: dict[str, str], *houses: str, **details: Any) -> list[int]:
    """What a card pays each seat."""
    cards = [card] if card in CARDS else []
    cards += [name for name in CARDS if name != card]
    state = table(named, *houses, cards=cards[:3], **details)
    return [points[card] for points in state.scores()]


# The cards one by one


ICE: Final = {**kind("I", "0,0 1,0"), "3,0": "M"}


def test_tc_73_wk_11_11_wk_11_12_wk_11_13_ice_fishers_mountaineers_shore_folk() -> None:
    # Given ice, a mountain, houses on 0,0 and 2,0 and a fort on 1,0
    position: dict[str, Any] = {"forts": ["1,0"]}
    assert score("ice fishers", ICE, "0,0 2,0", **position) == [6, 0]
    assert score("mountaineers", ICE, "0,0 2,0", **position) == [1, 0]
    assert score("shore folk", ICE, "0,0 2,0", **position) == [1, 0]


def test_wk_11_2_a_fort_counts_twice_at_mountains_and_shores() -> None:
    assert score("mountaineers", {"1,0": "M"}, "", forts=["0,0"]) == [2, 0]
    assert score("shore folk", {"1,0": "I"}, "", forts=["0,0"]) == [2, 0]


def test_wk_11_3_two_mountains_pay_one_house_once() -> None:
    assert score("mountaineers", kind("M", "1,0 -1,0"), "0,0") == [1, 0]
    assert score("shore folk", kind("I", "1,0 -1,0"), "0,0") == [1, 0]
    assert score("villagers", kind("V", "1,0 -1,0"), "0,0") == [1, 0]
    assert score("woodcutters", kind("F", "1,0 -1,0"), "0,0") == [1, 0]


def test_wk_11_12_a_house_on_a_mountain_counts_next_to_another_only() -> None:
    assert score("mountaineers", kind("M", "0,0"), "0,0") == [0, 0]
    assert score("mountaineers", kind("M", "0,0 1,0"), "0,0") == [1, 0]


def test_tc_74_wk_11_14_woodcutters() -> None:
    # Given forest on 0,0 and 4,0, houses on 0,0 and 1,0 and a fort on 3,0: 1 for 1,0 and 2 for the fort
    assert score("woodcutters", kind("F", "0,0 4,0"), "0,0 1,0", forts=["3,0"]) == [3, 0]


ROAD: Final = kind("C", "0,0 3,0 0,3")


def test_wk_11_15_royal_roads_pay_for_each_castle_but_the_first_of_a_group() -> None:
    assert score("royal roads", ROAD, "1,0") == [0, 0]
    assert score("royal roads", ROAD, "1,0 2,0") == [5, 0]
    assert score("royal roads", ROAD, "1,0 2,0 0,1 0,2") == [10, 0], "0,1 touches 1,0"
    assert score("royal roads", ROAD, "1,0", forts=["2,0"]) == [5, 0], "a fort joins no better than a house"
    assert score("royal roads", ROAD, "1,0", "2,0") == [0, 0], "others do not help"


def test_wk_11_15_royal_roads_count_each_group() -> None:
    castles = kind("C", "0,0 3,0 0,-3 3,-3")
    assert score("royal roads", castles, "1,0 2,0 1,-3 2,-3") == [10, 0]
    assert score("royal roads", castles, "-1,0 -1,1 0,1 1,-1 4,-1") == [0, 0], "two groups at one castle join nothing"


def test_wk_11_16_messengers_pay_for_villages_of_groups_at_a_castle() -> None:
    named = {"0,0": "C", **kind("V", "3,0 0,3 -3,0")}
    assert score("messengers", named, "1,0") == [0, 0]
    assert score("messengers", named, "1,0 2,0") == [3, 0]
    assert score("messengers", named, "1,0 2,0 -2,0") == [3, 0], "-2,0 touches a village, but no castle"
    assert score("messengers", named, "1,0 2,0 0,1 0,2") == [6, 0]
    assert score("messengers", named, "", forts=["1,0 2,0"]) == [3, 0]


def test_wk_11_3_wk_11_16_a_village_of_two_groups_counts_once() -> None:
    named = {**kind("C", "2,0 -2,0"), "0,0": "V"}
    assert score("messengers", named, "1,0 -1,0") == [3, 0]


def test_tc_76_wk_11_17_frontier() -> None:
    # Given houses on 3,-12 and 0,0 and a fort on 4,-13
    assert score("frontier", {}, "3,-12 0,0", boards=7, forts=["4,-13"]) == [3, 0]


LINES: Final = ("0,0 2,0 -3,0 0,1", "1,1")


@pytest.mark.parametrize(
    ("direction", "longhouses", "surveyors"), [("horizontal", 6, 2), ("falling", 4, 4), ("rising", 6, 4)]
)
def test_tc_77_wk_11_18_wk_11_19_longhouses_and_surveyors(direction: str, longhouses: int, surveyors: int) -> None:
    """Of the third direction: q+r is 0, 2, -3, 1 and, with the fort, 2."""
    houses, forts = LINES
    for boards in (1, 7):
        details: dict[str, Any] = {"forts": [forts], "direction": direction, "boards": boards}
        assert score("longhouses", {}, houses, **details) == [longhouses, 0]
        assert score("surveyors", {}, houses, **details) == [surveyors, 0]


def test_wk_11_4_the_direction_holds_for_all_players() -> None:
    row, column = "-4,0 -3,0 -2,0", "2,-2 2,-1 2,0"
    assert score("longhouses", {}, row, column, direction="horizontal") == [6, 2]
    assert score("longhouses", {}, row, column, direction="falling") == [2, 6]
    assert score("surveyors", {}, row, column, direction="horizontal") == [1, 3]
    assert score("surveyors", {}, row, column, direction="falling") == [3, 1]


def test_wk_11_18_only_the_best_line_counts_gaps_or_not() -> None:
    assert score("longhouses", {}, "-4,0 0,0 4,0 0,1 1,1") == [6, 0]
    assert score("longhouses", {}, "-4,0 0,0", "0,1 1,1 2,1") == [4, 6]
    assert score("longhouses", {}, "-12,4 0,4 9,4", boards=7) == [6, 0], "a line runs over all boards"


def test_wk_11_20_burghers_pay_for_full_pairs_of_the_largest_group() -> None:
    assert score("burghers", {}, "0,0") == [0, 0]
    assert score("burghers", {}, "0,0 1,0 2,0") == [1, 0]
    assert score("burghers", {}, "0,0 1,0 2,0 3,0 -3,0 -4,0") == [2, 0]
    # The largest by units: three buildings with two forts are more than four houses
    assert score("burghers", {}, "0,0 1,0 2,0 3,0 -3,0", forts=["-3,1 -4,1"]) == [2, 0]
    assert score("burghers", {}, "0,0 1,0 2,0 3,0", forts=["-3,1 -4,1 -3,0"]) == [3, 0]


def test_wk_11_21_hermits_pay_for_each_group() -> None:
    assert score("hermits", {}, "0,0 1,0 -3,0 3,0", "0,3", forts=["-3,1"]) == [6, 2]


def test_wk_11_22_loners_stand_alone() -> None:
    assert score("loners", {}, "0,0 2,0 3,0", "1,0", forts=["-3,0"]) == [9, 3], "others are no company"


BOARDS: Final = ((0, 0), (4, -9), (9, -5), (5, 4), (-4, 9), (-9, 5), (-5, -4))


def on_boards(*counts: int) -> str:
    """So many houses on each board, from the middle eastwards."""
    return " ".join(f"{q + n},{r}" for (q, r), count in zip(BOARDS, counts, strict=True) for n in range(count))


def test_tc_79_wk_11_23_to_25_farmsteads_lords_heartland() -> None:
    # Given 2 houses of A on boards 0 to 4 and 1 on boards 5 and 6, and 2 of B on board 0
    houses = (on_boards(2, 2, 2, 2, 2, 1, 1), "-1,0 -2,0")
    assert score("farmsteads", {}, *houses, boards=7) == [4, 0]
    assert score("lords", {}, *houses, boards=7) == [42, 6]
    assert score("heartland", {}, *houses, boards=7) == [2, 2]


def test_wk_11_23_farmsteads_by_units() -> None:
    forts = " ".join(f"{q},{r + 1}" for q, r in BOARDS[1:5])
    assert score("farmsteads", {}, on_boards(2, 0, 0, 0, 0, 2, 2), boards=7, forts=[forts]) == [8, 0]
    assert score("farmsteads", {}, on_boards(5, 5, 5, 5, 5, 5, 0), boards=7) == [0, 0]


def test_wk_11_24_wk_11_29_lords_with_ties() -> None:
    three = ("0,0 1,0", "0,1 1,1", "0,3")
    assert score("lords", {}, *three) == [6, 6, 3], "a tie for first does not remove the second place"
    assert score("lords", {}, "0,0 1,0", "0,1", "0,3") == [6, 3, 3]
    assert score("lords", {}, "0,0 1,0 2,0", "0,1 1,1", "0,3") == [6, 3, 0]
    assert score("lords", {}, "0,0 1,0", "", "", forts=["", "0,1"]) == [6, 6, 0], "who has nothing gets nothing"
    assert score("lords", {}, "", "") == [0, 0]


def test_wk_11_25_heartland_counts_the_centre_board() -> None:
    assert score("heartland", {}, "0,-5 0,-4 0,0", boards=7, forts=["1,0"]) == [4, 0]


def test_tc_80_wk_11_26_wk_11_27_tunnel_wardens_and_villagers() -> None:
    # Given tunnels on 0,0 and 3,0, a village on -3,0 and houses on 1,0, 2,0 and -2,0
    named = {**kind("U", "0,0 3,0"), "-3,0": "V"}
    assert score("tunnel wardens", named, "1,0 2,0 -2,0") == [4, 0]
    assert score("villagers", named, "1,0 2,0 -2,0") == [1, 0]


def test_wk_11_26_tunnel_wardens_need_one_building_whichever_it_is() -> None:
    named = kind("U", "0,0 3,0")
    assert score("tunnel wardens", named, "1,0 0,1", "-1,0") == [2, 2]
    assert score("tunnel wardens", named, "", forts=["1,0 0,1"]) == [2, 0]
    assert score("villagers", {"0,0": "V"}, "1,0", forts=["0,1"]) == [3, 0]


def test_wk_11_28_stewards_count_the_poorest_of_the_six_terrains() -> None:
    named = {"-1,0": "B", "0,0": "G", "1,0": "T", "2,0": "L", "3,0": "S", "4,0": "F", "0,1": "I"}
    assert score("stewards", named, "-1,0 0,0 1,0 2,0 3,0 4,0") == [3, 0], "no ice is needed"
    assert score("stewards", named, "-1,0 0,0 1,0 2,0 3,0 0,1") == [0, 0]
    assert score("stewards", named, "0,0 0,-1", forts=["-1,0 1,0 2,0 3,0"]) == [0, 0]
    more = {**named, "3,1": "F"}
    assert score("stewards", more, "0,0 0,-1 4,0 3,1", forts=["-1,0 1,0 2,0 3,0"]) == [6, 0]


@pytest.mark.parametrize("card", [*CARDS, "castles"])
def test_wk_11_whoever_built_nothing_gets_nothing(card: str) -> None:
    assert score(card, {"0,0": "C", "2,0": "V", "-2,0": "U"}, boards=7) == [0, 0]


# Castles


def test_tc_82_wk_12_4_castles() -> None:
    # Given at castle 0,0 two houses of A, a fort of B and a house of C; nobody at castle 4,0
    named = kind("C", "0,0 4,0")
    assert score("castles", named, "1,0 0,1", "", "-1,0", forts=["", "0,-1"]) == [3, 3, 0]


def test_wk_12_4_castles_pay_whoever_has_most() -> None:
    named = kind("C", "0,0 3,0")
    assert score("castles", named, "1,0", "0,1 -1,1") == [0, 3]
    assert score("castles", named, "1,0 2,0", "0,1 -1,1") == [3, 3], "each castle by itself"
    assert score("castles", named, "1,0", "0,1", "-1,1") == [3, 3, 3]
    assert score("castles", named, "-3,0") == [0, 0]


# Under islands (WK-10.17)


def both(card: str, named: dict[str, str], *houses: str, **details: Any) -> tuple[int, int]:
    """What a card pays the first seat, without the twist and with it."""
    found = [score(card, named, *houses, boards=7, twists=twists, **details)[0] for twists in ([], ["islands"])]
    return found[0], found[1]


def test_wk_10_17_groups_and_neighbours_end_at_the_seam() -> None:
    assert both("hermits", {}, "0,-5 0,-4") == (2, 4)
    assert both("loners", {}, "0,-5 0,-4") == (0, 6)
    assert both("burghers", {}, "0,-6 0,-5 0,-4 0,-3") == (2, 1)
    assert both("royal roads", kind("C", "0,-6 0,-3"), "0,-5 0,-4") == (5, 0)
    assert both("messengers", {"0,-6": "C", "0,-3": "V"}, "0,-5 0,-4") == (3, 0)
    for card, letter in (("mountaineers", "M"), ("shore folk", "I"), ("woodcutters", "F"), ("villagers", "V")):
        assert both(card, {"0,-5": letter}, "0,-4") == (1, 0)
    assert both("tunnel wardens", {"0,-5": "U"}, "0,-4") == (2, 0)
    assert both("castles", {"0,-5": "C"}, "0,-4") == (3, 0)


def test_wk_10_17_lines_boards_and_the_outer_edge_are_the_same() -> None:
    assert both("longhouses", {}, "-12,4 0,4 9,4") == (6, 6)
    assert both("longhouses", {}, "0,-9 0,-5 0,-4 0,9", direction="falling") == (8, 8)
    assert both("surveyors", {}, "0,-5 0,-4 1,-5") == (2, 2)
    assert both("frontier", {}, "3,-12 4,-13 0,-4 0,-5") == (2, 2)
    assert both("heartland", {}, "0,-4 0,-5") == (1, 1)
    assert both("lords", {}, "0,-4 0,-5") == (12, 12)
    assert both("farmsteads", {}, on_boards(1, 1, 1, 1, 1, 1, 1)) == (4, 4)


# Any position at all


def any_position(stream: Stream) -> tuple[dict[Hex, str], list[dict[Hex, int]]]:
    """Seven boards of any hexes, and three seats that grow where they are, mostly."""
    letters = {}
    for q, r in SLOTS:
        for dq in range(-4, 5):
            for dr in range(max(-4, -4 - dq), min(4, 4 - dq) + 1):
                letters[q + dq, r + dr] = "BBGGTTLLSSFFIIMMCUVV"[stream.below(20)]
    free = sorted(place for place, letter in letters.items() if letter not in "CUV")
    seats: list[dict[Hex, int]] = [{}, {}, {}]
    for own in seats:
        for number in range(stream.below(36)):
            near = [p for p in free if any((p[0] + q, p[1] + r) in own for q, r in plain_scores.STEPS)]
            choices = near if near and stream.below(5) else free
            place = choices[stream.below(len(choices))]
            own[place] = 2 if number < 4 else 1
            free.remove(place)
    return letters, seats


def words(places: list[Hex]) -> str:
    return " ".join(f"{q},{r}" for q, r in places)


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("islands", [False, True], ids=["joined", "islands"])
def test_wk_11_every_card_on_any_position(seed: int, islands: bool) -> None:
    stream = FastDice(seed).stream("positions to score")
    letters, seats = any_position(stream)
    direction = DIRECTIONS[seed % 3]
    position = dump_of(
        {f"{q},{r}": letter for (q, r), letter in letters.items()},
        *[words([place for place, weight in own.items() if weight == 1]) for own in seats],
        forts=[words([place for place, weight in own.items() if weight == 2]) for own in seats],
        boards=7,
        direction=direction,
        twists=["islands"] if islands else [],
        left=0,
    )
    plain = Table(letters, seats, direction, islands)
    expected = [plain_scores.points(plain, seat) for seat in range(len(seats))]
    for first in range(0, len(CARDS), 3):
        cards: list[Json] = [*CARDS[first : first + 3]]
        for points, paid in zip(game.load({**position, "cards": cards}).scores(), expected, strict=True):
            assert dict(points) == {str(card): paid[str(card)] for card in [*cards, "castles"]}
