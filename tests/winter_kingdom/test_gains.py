"""Where points come from on the map: each card taken apart; its sum is always what the card pays."""

from collections import Counter
from typing import Any, Final

import pytest

from realmwright.dice import FastDice
from realmwright.game import Gain, Json
from realmwright.rules.winter_kingdom import game
from tests.winter_kingdom.positions import dump_of, kind, table
from tests.winter_kingdom.test_scoring import CARDS, any_position, words

Paid = list[tuple[int, str]]
"""Points and the places they come from, in a line."""
PLACES: Final = {"messengers": "V", "tunnel wardens": "U", "castles": "C"}
"""Cards that name a hex of the map first, and its letter."""


def paid(card: str, named: dict[str, str], *houses: str, **details: Any) -> list[Paid]:
    """What each seat gets from one card, or from castles, piece by piece."""
    cards = [card] if card in CARDS else []
    cards += [name for name in CARDS if name != card]
    state = table(named, *houses, cards=cards[:3], **details)
    found = []
    for gains in state.gains(None):
        assert gains is not None
        found.append([(gain.points, " ".join(gain.places)) for gain in gains if gain.source == card])
    return found


def test_castles_name_the_castle_and_then_the_buildings_beside_it() -> None:
    named = kind("C", "0,0 2,0")
    assert paid("castles", named, "1,0 -1,0", "3,0", forts=["", "0,1"]) == [
        [(3, "0,0 -1,0 1,0"), (3, "2,0 1,0")],
        [(3, "0,0 0,1"), (3, "2,0 3,0")],
    ]


def test_cards_about_houses_name_each_of_them() -> None:
    ice = {**kind("I", "0,0 1,0"), "3,0": "M"}
    assert paid("ice fishers", ice, "0,0 2,0", forts=["1,0"]) == [[(2, "0,0"), (4, "1,0")], []]
    assert paid("mountaineers", ice, "0,0 2,0", forts=["1,0"]) == [[(1, "2,0")], []]
    assert paid("shore folk", ice, "0,0", "2,0") == [[], [(1, "2,0")]]
    assert paid("woodcutters", kind("F", "0,0"), "", forts=["1,0"]) == [[(2, "1,0")], []]
    assert paid("villagers", kind("V", "0,0"), "1,0 0,1") == [[(1, "1,0"), (1, "0,1")], []]
    assert paid("frontier", {}, "4,0 0,0") == [[(1, "4,0")], []]
    assert paid("heartland", {}, "0,-5 0,-4", boards=7) == [[(1, "0,-4")], []]
    assert paid("loners", {}, "0,0 2,0 3,0") == [[(3, "0,0")], []]


def test_cards_about_groups_name_the_group() -> None:
    assert paid("royal roads", kind("C", "0,0 3,0"), "1,0 2,0 -3,0") == [[(5, "1,0 2,0")], []]
    assert paid("burghers", {}, "0,0 1,0 2,0 -4,0") == [[(1, "0,0 1,0 2,0")], []]
    assert sorted(paid("hermits", {}, "0,0 1,0 -4,0")[0]) == [(2, "-4,0"), (2, "0,0 1,0")]


def test_messengers_and_tunnel_wardens_name_the_village_or_tunnel_first() -> None:
    named = {"0,0": "C", "3,0": "V", "-3,0": "U"}
    assert paid("messengers", named, "1,0 2,0 0,3") == [[(3, "3,0 1,0 2,0")], []]
    assert paid("tunnel wardens", named, "-2,0 -3,1 0,3") == [[(2, "-3,0 -2,0 -3,1")], []]


def test_messengers_name_every_group_that_touches_the_village() -> None:
    named = {**kind("C", "2,0 -2,0"), "0,0": "V"}
    assert paid("messengers", named, "1,0 -1,0") == [[(3, "0,0 -1,0 1,0")], []]


def test_cards_about_lines() -> None:
    assert paid("longhouses", {}, "0,0 2,0 0,1") == [[(2, "0,0"), (2, "2,0")], []]
    assert paid("surveyors", {}, "0,0 2,0 0,1") == [[(1, "0,0 2,0"), (1, "0,1")], []]


def test_cards_about_boards_and_terrains() -> None:
    assert paid("lords", {}, "0,0 1,0", "2,0") == [[(6, "0,0 1,0")], [(3, "2,0")]]
    boards = "0,0 1,0 4,-9 9,-5 10,-5 5,4 6,4 -4,9 -3,9 -9,5 -8,5 -5,-4 -4,-4"
    assert paid("farmsteads", {}, boards, boards=7) == [[(4, "4,-9")], []]
    each = {"-1,0": "B", "0,0": "G", "1,0": "T", "2,0": "L", "3,0": "S", "4,0": "F"}
    assert paid("stewards", each, "-1,0 0,0 0,1 1,0 2,0 3,0 4,0") == [[(3, "-1,0")], []]


@pytest.mark.parametrize("card", [*CARDS, "castles"])
def test_sources_without_points_are_left_out(card: str) -> None:
    assert paid(card, {"0,0": "C"}, boards=7) == [[], []]


def test_gains_come_in_the_order_of_the_score() -> None:
    state = table({"1,0": "C"}, "0,0", cards=["hermits", "longhouses", "surveyors"])
    assert state.gains(0)[0] == [
        Gain("hermits", 2, ("0,0",)),
        Gain("longhouses", 2, ("0,0",)),
        Gain("surveyors", 1, ("0,0",)),
        Gain("castles", 3, ("1,0", "0,0")),
    ]


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("islands", [False, True], ids=["joined", "islands"])
def test_gains_add_up_to_the_scores_on_any_position(seed: int, islands: bool) -> None:
    letters, seats = any_position(FastDice(seed).stream("positions to take apart"))
    named = {f"{q},{r}": letter for (q, r), letter in letters.items()}
    position = dump_of(
        named,
        *[words([place for place, weight in own.items() if weight == 1]) for own in seats],
        forts=[words([place for place, weight in own.items() if weight == 2]) for own in seats],
        boards=7,
        twists=["islands"] if islands else [],
        left=0,
    )
    for first in range(0, len(CARDS), 3):
        cards: list[Json] = [*CARDS[first : first + 3]]
        state = game.load({**position, "cards": cards})
        for own, score, gains in zip(seats, state.scores(), state.gains(None), strict=True):
            assert gains is not None
            found = Counter(dict.fromkeys(score, 0))
            for gain in gains:
                assert gain.points > 0
                found[gain.source] += gain.points
                standing = gain.places
                if gain.source in PLACES:
                    assert named[gain.places[0]] == PLACES[gain.source]
                    standing = gain.places[1:]
                assert standing
                assert {*standing} <= {*words([*own]).split()}
                assert len({*standing}) == len(standing)
            assert found == score
