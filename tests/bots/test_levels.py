"""The levels that people choose from."""

from collections import Counter

import pytest

from realmwright.bits import lowest, select
from realmwright.bots import Bot, ask, bots_for
from realmwright.bots.greedy import Greedy
from realmwright.bots.levels import EASY_SLIP_PERCENT, EXPERT_BUDGET, HARD_BUDGET, Slipping, easy, expert, hard, medium
from realmwright.bots.search import Search
from realmwright.dice import FastDice
from realmwright.game import Game, State, games
from tests.bots.endings import ENDINGS
from tests.playthrough import Plan, played

GAMES = ("dominion", "kingdom-builder", "winter-kingdom")


def test_every_game_has_all_levels(tiny: Game) -> None:
    for game in (*GAMES, tiny.name):
        found = bots_for(game)
        assert [found[name] for name in ("easy", "medium", "hard", "expert")] == [easy, medium, hard, expert]


def test_better_ones_think_longer() -> None:
    assert isinstance(medium(1), Greedy)
    quick, patient = hard(1), expert(1)
    assert isinstance(quick, Search)
    assert isinstance(patient, Search)
    assert (quick._budget, patient._budget) == (HARD_BUDGET, EXPERT_BUDGET)
    assert HARD_BUDGET.seconds < EXPERT_BUDGET.seconds


@pytest.mark.parametrize("name", GAMES)
def test_the_hard_one_chooses_in_every_game(name: str) -> None:
    state = games[name].new(3, 4)
    assert state.legal() >> ask(hard(1), state, FastDice(1)) & 1


# Slips


class First:
    """Always knows what to do."""

    def choose(self, state: State) -> int:
        return lowest(state.legal())


def opening() -> State:
    return games["kingdom-builder"].new(2, 7, {"first_game": True, "start": 0})


@pytest.mark.parametrize("slips", [0, 30, 100])
def test_a_level_plays_its_share_of_random_choices(slips: int) -> None:
    state = opening()
    bot = Slipping(First(), slips, 3)
    counts = Counter(bot.choose(state) for _ in range(3000))
    others = 3000 - counts[lowest(state.legal())]
    expected = 3000 * slips / 100 * 60 / 61
    # Four standard deviations of the middle one.
    assert abs(others - expected) <= 100
    assert (others == 0) == (slips == 0)
    if slips:
        assert len(counts) == 61, "none is left out"


def test_slips_depend_on_the_seed_alone() -> None:
    state = opening()
    walks = [[bot.choose(state) for _ in range(40)] for bot in (Slipping(First(), 50, seed) for seed in (1, 1, 2))]
    assert walks[0] == walks[1] != walks[2]


def test_the_easy_level_often_misses_an_immediate_win() -> None:
    """There is one way to win at once, and greedy always finds it."""
    state = ENDINGS["dominion"]()
    best = state.read("buy province")
    assert {medium(seed).choose(state) for seed in range(8)} == {best}
    bot = easy(5)
    missed = sum(bot.choose(state) != best for _ in range(200))
    assert abs(missed - 2 * EASY_SLIP_PERCENT * 17 / 18) < 27, "four standard deviations"


def test_slips_leave_a_single_choice_alone() -> None:
    state = played(Plan("kingdom-builder", 2, 5, actions=0))[0]
    while state.legal().bit_count() > 1:
        state.play(select(state.legal(), 0))
    assert Slipping(First(), 100, 1).choose(state) == lowest(state.legal())


# Strength


def test_medium_beats_easy() -> None:
    """Of many games it wins three in four: of these few more than half, unless something is wrong."""
    won = 0.0
    for seed in range(8):
        for place in (0, 1):
            state = games["kingdom-builder"].new(2, seed)
            seats: list[Bot] = [easy(seed), easy(seed)]
            seats[place] = medium(seed)
            number = 0
            while (seat := state.seat) is not None:
                state.play(ask(seats[seat], state, FastDice(number)))
                number += 1
            won += (place in state.winners()) / len(state.winners())
    assert won > 10
