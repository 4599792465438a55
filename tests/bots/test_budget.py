"""Budgets: how they are written, and when they are used up."""

from math import inf

import pytest

from realmwright.bots import bots_for, hurried, maker
from realmwright.bots.budget import MAX_SECONDS, MAX_SIMULATIONS, Budget
from realmwright.bots.flat import Flat
from realmwright.bots.levels import PATIENT, QUICK, Level
from realmwright.bots.search import Search
from realmwright.game import BadSetup, UnknownName

KB = "kingdom-builder"


@pytest.mark.parametrize(
    ("text", "budget"),
    [
        ("500", Budget(simulations=500)),
        ("1", Budget(simulations=1)),
        (str(MAX_SIMULATIONS), Budget(simulations=MAX_SIMULATIONS)),
        ("1s", Budget(seconds=1.0)),
        ("1.5s", Budget(seconds=1.5)),
        ("200ms", Budget(seconds=0.2)),
        ("0.25s", Budget(seconds=0.25)),
        ("1ms", Budget(seconds=0.001)),
        ("2500ms", Budget(seconds=2.5)),
        (" 7 ", Budget(simulations=7)),
        ("500x4", Budget(simulations=500, threads=4)),
        ("1sx16", Budget(seconds=1.0, threads=16)),
        ("200msx1", Budget(seconds=0.2)),
    ],
)
def test_budgets_are_parsed(text: str, budget: Budget) -> None:
    assert Budget.read(text) == budget
    assert Budget.read(str(budget)) == budget


@pytest.mark.parametrize(
    ("budget", "text"),
    [
        (Budget(simulations=500), "500"),
        (Budget(seconds=1.0), "1s"),
        (Budget(seconds=90.5), "90.5s"),
        (Budget(seconds=0.15), "150ms"),
        (Budget(simulations=3, seconds=0.5), "500ms"),
        (Budget(seconds=0.5, threads=2), "500msx2"),
    ],
)
def test_budgets_are_formatted_briefly(budget: Budget, text: str) -> None:
    assert str(budget) == text


@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "s", "ms", "many", "-1", "+1", "1.5", "1.", ".5s", "1 s", "1sec", "1m", "1h", "1e3", "1_000"),
        *("x4", "1x", "1x2s", "1sx-1", "1,5s", "1s2", "1:2", "inf", "nan", "1S", "1\n2", "9" * 13, "9" * 5000),
    ],
)
def test_texts_that_are_no_budget_are_refused(text: str) -> None:
    right = "a number of simulations such as 500, or a time such as 1s or 200ms, or 1sx4 on four threads"
    with pytest.raises(BadSetup, match=f"a budget is {right}, not "):
        Budget.read(text)


@pytest.mark.parametrize(
    "text", ["0", "0s", "0ms", "0.5ms", "0.0009s", "3601s", str(MAX_SIMULATIONS + 1), "999999999999"]
)
def test_budgets_out_of_range_are_refused(text: str) -> None:
    with pytest.raises(BadSetup, match="a budget is 1 to 1,000,000,000 simulations, or 1ms to 3600s") as problem:
        Budget.read(text)
    assert "\n" not in str(problem.value)


@pytest.mark.parametrize("text", ["500x0", "1sx0", "1sx257", "1x999999"])
def test_threads_out_of_range_are_refused(text: str) -> None:
    with pytest.raises(BadSetup, match=f"^a bot thinks on 1 to 256 threads, not {text.rpartition('x')[2]}$"):
        Budget.read(text)


# Spending


def test_simulations_are_counted() -> None:
    spending = Budget(simulations=4).begin()
    seen = []
    while spending.share < 1:
        seen.append(spending.share)
        spending.spend()
    assert seen == [0, 0.25, 0.5, 0.75]
    spending.spend(4)
    assert spending.share == 2


def test_a_reused_share_counts_as_spent() -> None:
    spending = Budget(simulations=10).begin(reused=0.5)
    assert spending.share == 0.5
    spending.spend(5)
    assert spending.share == 1
    assert Budget(seconds=1000.0).begin(reused=1.0).share >= 1


def test_what_is_left_is_known() -> None:
    spending = Budget(simulations=10).begin(reused=0.25)
    assert spending.left == (8, inf)
    spending.spend(3)
    assert spending.left.simulations == 5
    spending.spend(5)
    assert spending.share >= 1
    hurry = Budget(seconds=0.002).begin(reused=0.5)
    assert hurry.left.seconds <= 0.001
    while hurry.share < 1:
        pass
    assert hurry.left.seconds == 0


def test_time_passes() -> None:
    spending = Budget(seconds=0.002).begin()
    shares = [spending.share]
    while shares[-1] < 1:
        spending.spend()
        shares.append(spending.share)
    assert shares == sorted(shares)


def test_whichever_is_used_up_first_ends_the_thinking() -> None:
    both = Budget(simulations=2, seconds=MAX_SECONDS / 2).begin()
    both.spend(2)
    assert both.share >= 1
    short = Budget(simulations=MAX_SIMULATIONS, seconds=0.001).begin()
    short.spend()
    while short.share < 1:
        pass


def test_the_longest_time_is_allowed() -> None:
    longest = Budget.read("3600s")
    assert str(longest) == "3600s"
    assert 0 < longest.begin().share < 1


# Bots with budgets


def test_a_bot_is_made_with_its_budget() -> None:
    for spec, kind, budget in (
        ("search:1s", Search, Budget(seconds=1.0)),
        ("search:500", Search, Budget(simulations=500)),
        ("flat:20ms", Flat, Budget(seconds=0.02)),
    ):
        bot = maker(KB, spec)(3)
        assert type(bot) is kind
        assert bot._budget == budget
    assert maker(KB, "search") is bots_for(KB)["search"] is Search


@pytest.mark.parametrize("game", [KB, "winter-kingdom", "dominion"])
@pytest.mark.parametrize("name", ["random", "greedy", "easy", "medium", "hard", "expert", "master"])
def test_a_bot_that_takes_no_budget_says_so(game: str, name: str) -> None:
    with pytest.raises(BadSetup, match=f"^the bot {name} takes no budget: leave out ':1s'$"):
        maker(game, f"{name}:1s")


def test_scripted_bots_take_none_either() -> None:
    for name in ("big-money", "double-witch"):
        assert maker("dominion", name) is bots_for("dominion")[name]
        with pytest.raises(BadSetup, match="takes no budget"):
            maker("dominion", f"{name}:500")


@pytest.mark.parametrize("spec", ["search:", "search:fast", "search:0", "flat:1:2", "random:x"])
def test_a_wrong_budget_is_refused_in_one_line(spec: str) -> None:
    with pytest.raises(BadSetup, match="a budget is") as problem:
        maker(KB, spec)
    assert "\n" not in str(problem.value)


def test_an_unknown_bot_is_refused_with_and_without_a_budget() -> None:
    for spec in ("serach", "serach:500", "serach:nonsense"):
        with pytest.raises(UnknownName, match="unknown kingdom-builder bot 'serach'; did you mean 'search'"):
            maker(KB, spec)
    with pytest.raises(UnknownName, match="unknown kingdom-builder bot ''"):
        maker(KB, ":500")


# Shortened budgets


@pytest.mark.parametrize(
    ("budget", "share", "left"),
    [
        (Budget(seconds=1.5), 0.1, Budget(seconds=0.15)),
        (Budget(seconds=1.5), 1.0, Budget(seconds=1.5)),
        (Budget(seconds=0.01), 0.01, Budget(seconds=0.001)),
        (Budget(simulations=500), 0.5, Budget(simulations=250)),
        (Budget(simulations=3), 0.01, Budget(simulations=1)),
        (Budget(simulations=MAX_SIMULATIONS, seconds=1.0), 0.5, Budget(simulations=MAX_SIMULATIONS, seconds=0.5)),
        (Budget(seconds=1.0, threads=3), 0.5, Budget(seconds=0.5, threads=3)),
    ],
)
def test_a_share_of_a_budget(budget: Budget, share: float, left: Budget) -> None:
    short = budget.shortened(share)
    assert short.simulations == left.simulations
    assert short.seconds == pytest.approx(left.seconds)
    assert short.threads == left.threads


def test_bots_that_are_hurried() -> None:
    bot = hurried(KB, "search", 0.1)(3)
    assert isinstance(bot, Search)
    assert bot._budget.seconds == pytest.approx(0.1)
    for game, name, budget in ((KB, "expert", QUICK), ("dominion", "master", PATIENT)):
        level = hurried(game, name, 0.1)(3)
        assert isinstance(level, Level)
        player = level.player(game)
        assert isinstance(player, Search)
        assert player._budget == budget.shortened(0.1)
    for name in ("search", "expert", "master"):
        assert hurried(KB, name, 1.0) is bots_for(KB)[name]
    flat = hurried(KB, "flat", 0.5)(3)
    assert isinstance(flat, Flat)
    assert flat._budget == Budget(simulations=16)
    # Those that do not think cannot think less.
    assert hurried(KB, "greedy", 0.5) is bots_for(KB)["greedy"]
    assert hurried("dominion", "big-money", 0.5) is bots_for("dominion")["big-money"]
