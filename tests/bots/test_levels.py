"""The levels that people choose from."""

from collections import Counter
from collections.abc import Callable
from itertools import pairwise

import pytest

from realmwright.bits import lowest, select
from realmwright.bots import Bot, ask, bots_for, levels
from realmwright.bots.budget import Budget
from realmwright.bots.deep import Deep
from realmwright.bots.levels import (
    DOMINION,
    KINGDOM_BUILDER,
    PATIENT,
    USUAL,
    WINTER_KINGDOM,
    Ladder,
    Level,
    Slipping,
    easy,
    expert,
    hard,
    ladders,
    master,
    medium,
    say_what_is_missing,
)
from realmwright.bots.search import Search
from realmwright.dice import FastDice
from realmwright.game import BadSetup, Game, State, games
from tests.bots.endings import ENDINGS
from tests.playthrough import Plan, played

GAMES = ("dominion", "kingdom-builder", "winter-kingdom")
LADDERS = {"dominion": DOMINION, "kingdom-builder": KINGDOM_BUILDER, "winter-kingdom": WINTER_KINGDOM}


def test_every_game_has_all_levels(tiny: Game) -> None:
    for game in (*GAMES, tiny.name):
        found = bots_for(game)
        assert [found[name] for name in Ladder._fields] == [easy, medium, hard, expert, master]
    assert dict(ladders) == LADDERS


@pytest.mark.parametrize("ladder", [USUAL, *LADDERS.values()])
def test_better_ones_slip_less_and_think_longer(ladder: Ladder) -> None:
    for thinks in (False, True):
        slips = [rung.slips for rung in ladder if (rung.budget is not None) is thinks]
        assert slips == sorted(slips, reverse=True)
    times = [0.0 if rung.budget is None else rung.budget.seconds for rung in ladder]
    assert times == sorted(times)
    assert all(one != next_one for one, next_one in pairwise(ladder))


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("make", [easy, medium, hard, expert])
def test_levels_choose_in_every_game(name: str, make: Callable[[int], Bot]) -> None:
    state = games[name].new(3, 4)
    assert state.legal() >> ask(make(1), state, FastDice(1)) & 1


# The net of a master


class NoNet:
    """What stands in the place of ``deep`` where something that it needs is missing."""

    def __init__(self, seed: int = 0, budget: Budget = PATIENT) -> None:
        pass

    def choose(self, state: State) -> int:
        raise BadSetup("nets need ONNX Runtime")


def test_a_master_searches_with_a_net_where_the_game_has_one() -> None:
    for game in GAMES:
        player = Level("master").player(game)
        assert type(player) is (Deep if LADDERS[game].master.net else Search)
        assert isinstance(player, Search)
        assert player._budget == PATIENT


@pytest.fixture
def unsaid() -> None:
    """As if nothing had been logged yet."""
    say_what_is_missing.cache_clear()


@pytest.mark.usefixtures("unsaid")
def test_without_the_package_of_nets_it_searches_and_says_so_once(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(levels, "bots_for", lambda game: {})
    players = [Level("master").player("kingdom-builder") for _ in range(2)]
    assert [type(player) for player in players] == [Search, Search]
    assert caplog.messages == [
        "master plays kingdom-builder by search alone: no net is installed: pip install 'realmwright[nets]'"
    ]


@pytest.mark.usefixtures("unsaid")
def test_where_the_net_cannot_run_it_searches_and_says_so_once(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(levels, "bots_for", lambda game: {"deep": NoNet})
    bot = master(1, share=0.001)
    state = opening()
    state.play(bot.choose(state))
    state.play(bot.choose(state))
    assert caplog.messages == ["master plays kingdom-builder by search alone: nets need ONNX Runtime"]


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
    assert {expert(seed).choose(state) for seed in range(8)} == {best}
    bot = easy(5)
    missed = sum(bot.choose(state) != best for _ in range(200))
    assert abs(missed - 2 * DOMINION.easy.slips * 17 / 18) < 27, "four standard deviations"


def test_slips_leave_a_single_choice_alone() -> None:
    state = played(Plan("kingdom-builder", 2, 5, actions=0))[0]
    while state.legal().bit_count() > 1:
        state.play(select(state.legal(), 0))
    assert Slipping(First(), 100, 1).choose(state) == lowest(state.legal())


# Strength


def test_hard_beats_easy() -> None:
    """Of many games it wins six in seven: of these few more than half, unless something is wrong."""
    won = 0.0
    for seed in range(8):
        for place in (0, 1):
            state = games["kingdom-builder"].new(2, seed)
            seats: list[Bot] = [easy(seed), easy(seed)]
            seats[place] = hard(seed)
            number = 0
            while (seat := state.seat) is not None:
                state.play(ask(seats[seat], state, FastDice(number)))
                number += 1
            won += (place in state.winners()) / len(state.winners())
    assert won > 10
