"""Who meets whom: tables that are published, and what every system promises."""

import random
from collections import Counter
from collections.abc import Sequence

import pytest

from realmwright.server.tournaments.pairings import arena, knockout, league, round_robin, swiss
from realmwright.server.tournaments.pairings.matching import cheapest_pairs
from realmwright.server.tournaments.pairings.swiss import Contestant, swiss_round
from realmwright.server.tournaments.standings import TIE_BREAKS, Played, standings

BERGER = {
    4: "1-4 2-3 | 4-3 1-2 | 2-4 3-1",
    6: "1-6 2-5 3-4 | 6-4 5-3 1-2 | 2-6 3-1 4-5 | 6-5 1-4 2-3 | 3-6 4-2 5-1",
    8: "1-8 2-7 3-6 4-5 | 8-5 6-4 7-3 1-2 | 2-8 3-1 4-7 5-6 | 8-6 7-5 1-4 2-3 | 3-8 4-2 5-1 6-7 | 8-7 1-6 2-5 3-4 "
    "| 4-8 5-3 6-2 7-1",
}
"""From FIDE's Handbook, C.05 annex 1."""


def least(costs: Sequence[Sequence[int]], left: tuple[int, ...]) -> int:
    """The least costs of pairing all that are left, by trying everything."""
    if not left:
        return 0
    one, *others = left
    return min(costs[one][other] + least(costs, tuple(x for x in others if x != other)) for other in others)


@pytest.mark.parametrize("largest", [1, 3, 1000, 10**30])
def test_pairs_are_the_cheapest_that_there_are(largest: int) -> None:
    chance = random.Random(largest)
    for _ in range(60):
        count = chance.choice([2, 4, 6, 8])
        costs = [[0] * count for _ in range(count)]
        for j in range(count):
            for i in range(j):
                costs[i][j] = costs[j][i] = chance.randint(0, largest)
        pairs = cheapest_pairs(costs)
        assert sorted(each for pair in pairs for each in pair) == list(range(count))
        assert sum(costs[i][j] for i, j in pairs) == least(costs, tuple(range(count)))


# Round robin, knockout, divisions


@pytest.mark.parametrize("players", BERGER)
def test_round_robins_are_those_of_the_published_tables(players: int) -> None:
    published = [sorted(line.split()) for line in BERGER[players].split(" | ")]
    found = [
        sorted(f"{one + 1}-{other + 1}" for one, other in pairs if other is not None)
        for pairs in round_robin.berger(players)
    ]
    assert found == published


@pytest.mark.parametrize("players", range(2, 13))
def test_everybody_meets_everybody_once_and_begins_as_often(players: int) -> None:
    met = Counter[frozenset[int]]()
    firsts = Counter[int]()
    for pairs in round_robin.berger(players):
        busy = [each for pair in pairs for each in pair if each is not None]
        assert sorted(busy) == list(range(players))
        for one, other in pairs:
            if other is not None:
                met[frozenset((one, other))] += 1
                firsts.update({one: 1, other: -1})
    assert set(met.values()) == {1}
    assert len(met) == players * (players - 1) // 2
    assert all(abs(count) <= 1 for count in firsts.values())


@pytest.mark.parametrize("players", range(2, 20))
def test_the_best_two_meet_in_the_final(players: int) -> None:
    """Given a knockout in which the better one always wins, then the first ranked meet as late as they can."""
    matches: list[tuple[int, int | None]] = list(knockout.first_round(range(players)))
    assert sum(other is None for _, other in matches) == 2 * len(matches) - players
    assert all(one < 2 * len(matches) - players for one, other in matches if other is None)
    while len(matches) > 1:
        winners = [one if other is None else min(one, other) for one, other in matches]
        assert sorted(winners) == list(range(len(winners)))
        matches = list(knockout.next_round(winners))
    assert {*matches[0]} == {0, 1}


def test_who_is_last_goes_down_and_who_is_first_goes_up() -> None:
    divisions = league.divisions_of(list("abcdefghi"), 3)
    assert [len(each) for each in divisions] == [3, 3, 3]
    assert "".join(league.after_season(divisions, 1)) == "abdcegfhi"
    assert league.divisions_of(["ann"], 4) == [["ann"]]
    assert league.divisions_of(["ann", "bob", "cleo"], 2) == [["ann", "bob", "cleo"]], "nobody is alone in a division"


# Swiss


class Tournament:
    """A Swiss tournament with results by chance."""

    def __init__(self, players: int, seed: int) -> None:
        self.chance = random.Random(seed)
        self.names = [f"p{number}" for number in range(players)]
        self.points = Counter[str]()
        self.met: dict[str, Counter[str]] = {name: Counter() for name in self.names}
        self.seats: dict[str, list[int]] = {name: [] for name in self.names}
        self.byes = Counter[str]()
        self.floated: set[str] = set()

    def contestants(self) -> list[Contestant]:
        return [
            Contestant(
                name,
                self.points[name],
                self.met[name],
                self.seats[name].count(0) - self.seats[name].count(1),
                tuple(self.seats[name][-2:]),
                self.byes[name],
                name in self.floated,
            )
            for name in self.names
        ]

    def play(self) -> list[tuple[str, str]]:
        found = swiss_round(self.contestants())
        self.floated = {name for pair in found.pairs for name in pair if self.points[pair[0]] != self.points[pair[1]]}
        if found.bye:
            self.byes[found.bye] += 1
            self.points[found.bye] += 2
        for pair in found.pairs:
            result = self.chance.choice([(2, 0), (0, 2), (1, 1)])
            for seat, name in enumerate(pair):
                self.points[name] += result[seat]
                self.met[name][pair[1 - seat]] += 1
                self.seats[name].append(seat)
        return found.pairs


def test_the_first_round_is_that_of_the_dutch_system() -> None:
    """The first of the upper half meets the first of the lower half, and seats alternate from board to board."""
    found = swiss_round([Contestant(str(number)) for number in range(1, 15)])
    assert [f"{one}-{other}" for one, other in found.pairs] == ["1-8", "9-2", "3-10", "11-4", "5-12", "13-6", "7-14"]
    odd = swiss_round([Contestant(str(number)) for number in range(1, 8)])
    assert odd.bye == "7"
    assert [{*pair} for pair in odd.pairs] == [{"1", "4"}, {"2", "5"}, {"3", "6"}]


@pytest.mark.parametrize("players", [5, 8, 11, 16, 24])
@pytest.mark.parametrize("seed", [1, 2])
def test_nobody_meets_twice_or_has_a_second_bye_or_a_seat_too_often(players: int, seed: int) -> None:
    tournament = Tournament(players, seed)
    for _ in range(4 if players < 8 else 5):
        pairs = tournament.play()
        busy = [name for pair in pairs for name in pair]
        assert len(busy) == len(set(busy)) == players - players % 2
    assert all(count == 1 for met in tournament.met.values() for count in met.values())
    assert all(count == 1 for count in tournament.byes.values())
    assert all(abs(each.firsts) <= 2 for each in tournament.contestants())


def test_a_whole_round_robin_fits_into_a_swiss() -> None:
    """Given as many rounds as there are opponents, when that can still be, then nobody meets anybody twice."""
    tournament = Tournament(4, 5)
    for _ in range(3):
        tournament.play()
    assert all(count == 1 for met in tournament.met.values() for count in met.values())
    # and afterwards it goes on, with as few repetitions as there must be
    assert len(tournament.play()) == 2


def test_differences_in_points_are_as_small_as_they_can_be() -> None:
    """Given three with two points and three with none, then only one of each group meets the other group."""
    contestants = [Contestant(name, points) for name, points in zip("abcdef", (2, 2, 2, 0, 0, 0), strict=True)]
    pairs = [{*pair} for pair in swiss_round(contestants).pairs]
    assert pairs == [{"a", "b"}, {"c", "d"}, {"e", "f"}]


def test_seats_are_shared() -> None:
    """Given two who began and two who did not, all of equal points, then each of the first meets one of the others."""
    one, two = Contestant("a", firsts=1, seats=(0,)), Contestant("b", firsts=-1, seats=(1,))
    three, four = Contestant("c", firsts=1, seats=(0,)), Contestant("d", firsts=-1, seats=(1,))
    assert {first for first, _ in swiss_round([one, two, three, four]).pairs} == {"b", "d"}
    assert swiss.seated(Contestant("a", seats=(0, 1)), Contestant("b", seats=(1, 0))) == ("a", "b"), "the latest counts"


def test_an_arena_avoids_whom_one_has_just_met() -> None:
    free = [Contestant(name) for name in "abcd"]
    last = {"a": "b", "b": "a", "c": "d", "d": "c"}
    assert {frozenset(pair) for pair in arena.arena_pairs(free, last, False)} == {frozenset("ac"), frozenset("bd")}
    assert arena.arena_pairs(free[:2], last, False) == []
    assert arena.arena_pairs(free[:2], last, True) == [("a", "b")]
    assert len(arena.arena_pairs(free[:3], last, False)) == 1


# Standings


def test_standings_of_a_small_swiss() -> None:
    """Four players, three rounds; worked out by hand."""
    games = [("ac", 2, 0), ("bd", 2, 0), ("ab", 1, 1), ("cd", 2, 0), ("ad", 2, 0), ("bc", 0, 2)]
    played = [Played(tuple(pair), (one, other)) for pair, one, other in games]
    found = standings("abcd", played, TIE_BREAKS["swiss"])
    assert [(each.player, each.points, each.buchholz, each.berger, each.wins) for each in found] == [
        ("a", 5, 4 + 3 + 0, 4 * 2 + 3 * 1, 2),
        ("c", 4, 5 + 0 + 3, 3 * 2, 2),
        ("b", 3, 0 + 5 + 4, 5 * 1, 1),
        ("d", 0, 3 + 4 + 5, 0, 0),
    ]
    assert [each.place for each in found] == [1, 2, 3, 4]


def test_whoever_has_a_bye_met_somebody_like_themselves() -> None:
    played = [Played(("a",), (2,)), Played(("b", "c"), (2, 0), on_board=False)]
    found = {each.player: each for each in standings("abc", played, TIE_BREAKS["swiss"])}
    assert (found["a"].buchholz, found["a"].games, found["b"].buchholz) == (2, 0, 2)
    assert found["a"].place == found["b"].place == 1
    assert found["c"].place == 3


def test_equal_points_are_decided_by_whom_they_met() -> None:
    played = [Played(("b", "a"), (2, 0)), Played(("a", "c"), (2, 0)), Played(("a", "d"), (1, 1)), Played(("b",), (1,))]
    found = standings("abcd", played, TIE_BREAKS["round-robin"])
    assert [(each.player, each.place) for each in found] == [("b", 1), ("a", 2), ("d", 3), ("c", 4)]
