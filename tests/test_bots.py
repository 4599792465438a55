"""Bots: found by name, told no secrets, always legal, repeatable, and some better than others."""

import importlib
import json
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, cast

import numpy as np
import pytest

from realmwright import bits
from realmwright.bots import Bot, ask, bots, bots_for, evaluations, maker, turns
from realmwright.bots.greedy import Greedy
from realmwright.bots.random import Random
from realmwright.bots.turns import lead
from realmwright.cli.simulate import Plan as Simulation
from realmwright.cli.simulate import play_game
from realmwright.dice import FastDice
from realmwright.game import IllegalAction, Json, Prompt, Registry, State, UnknownName, games
from tests.command import run
from tests.playthrough import Plan, played

KB = "kingdom-builder"
FIRST = {"first_game": True, "start": 0}


def position(actions: int, players: int = 3, seed: int = 5) -> State:
    """A position in the middle of a random game."""
    return played(Plan(KB, players, seed, actions=actions))[0]


def play_out(state: State, players: Sequence[Bot], fantasy: int = 0) -> list[int]:
    """Play to the end; every choice must be legal."""
    actions: list[int] = []
    while (seat := state.seat) is not None:
        action = ask(players[seat], state, FastDice(fantasy + len(actions)))
        assert state.legal() >> action & 1, f"{action} of seat {seat} is not legal"
        actions.append(action)
        state.play(action)
    return actions


# The registry


def test_the_house_bots_are_installed() -> None:
    assert {"random", "greedy", "flat", "search", "easy", "medium", "hard", "expert", "master"} <= set(bots)
    assert bots["greedy"] is Greedy
    assert {KB, "winter-kingdom", "dominion"} <= set(evaluations)
    with pytest.raises(UnknownName, match="unknown bot 'gready'; did you mean 'greedy'"):
        bots["gready"]


@pytest.fixture
def stranger(tmp_path: Path) -> Iterator[Path]:
    """A bot of somebody else, installed as pip would leave it: it plays the last legal action."""
    (tmp_path / "stranger_bot.py").write_text(
        "class Last:\n"
        "    def __init__(self, seed):\n"
        "        self.seed = seed\n"
        "    def choose(self, state):\n"
        "        return state.legal().bit_length() - 1\n",
        "utf-8",
    )
    info = tmp_path / "stranger_bot-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: stranger-bot\nVersion: 1.0\n", "utf-8")
    (info / "entry_points.txt").write_text("[realmwright.bots]\nlast = stranger_bot:Last\n", "utf-8")
    yield tmp_path
    sys.modules.pop("stranger_bot", None)
    importlib.invalidate_caches()


def test_a_bot_of_another_package_is_found(stranger: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "last" not in list(bots)
    monkeypatch.syspath_prepend(str(stranger))
    registry: Registry[Callable[[int], Bot]] = Registry("realmwright.bots", "bot")
    assert {"last", "random", "greedy"} <= set(registry)
    state = position(20)
    assert ask(registry["last"](3), state, FastDice(1)) == state.legal().bit_length() - 1


def test_it_plays_at_the_command_line_in_every_process(stranger: Path) -> None:
    args = ("simulate", KB, "--bots", "last,random", "--games", "26", "--jobs", "2", "--json")
    said = run(stranger, *args, PYTHONPATH=str(stranger))
    assert said.code == 0, said.err
    told = json.loads(said.out)
    assert [bot["bot"] for bot in told["bots"]] == ["last", "random"]
    assert len(told["scores"]) == 26
    assert "last" in run(stranger, "simulate", KB, "--bots", "last").err, "unknown without its package"


# Bots of one game

OWN_BOTS = """
class Own:
    blind = True
    played = []
    def __init__(self, seed):
        pass
    def choose(self, state):
        self.played.append((type(self).__name__, state.seat))
        return state.legal().bit_length() - 1
class Second(Own): pass
class Third(Own): pass
"""


@pytest.fixture
def own_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """Three bots for Kingdom Builder alone, one of which has the name of a general one."""
    (tmp_path / "own_bots.py").write_text(OWN_BOTS, "utf-8")
    info = tmp_path / "own_bots-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: own-bots\nVersion: 1.0\n", "utf-8")
    names = "greedy = own_bots:Own\nsecond = own_bots:Second\nthird = own_bots:Third\n"
    (info / "entry_points.txt").write_text(f"[realmwright.bots.kingdom_builder]\n{names}", "utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    bots_for.cache_clear()
    yield importlib.import_module("own_bots")
    bots_for.cache_clear()
    sys.modules.pop("own_bots", None)
    importlib.invalidate_caches()


def test_a_game_has_its_own_bots_and_the_general_ones(own_bots: Any) -> None:
    found = bots_for(KB)
    assert {"second", "third"} <= set(found) - set(bots)
    assert set(bots) <= set(found)
    assert list(found) == sorted(found)
    assert len(found) == len(list(found))
    assert found["random"] is Random
    assert found["greedy"] is own_bots.Own, "the game's own goes before a general one"
    assert bots_for("chess").get("second") is None
    assert bots_for("chess")["greedy"] is Greedy
    with pytest.raises(UnknownName, match="unknown kingdom-builder bot 'secnod'; did you mean 'second'"):
        found["secnod"]
    assert "second" not in bots


def test_each_bot_moves_up_one_seat_from_game_to_game(own_bots: Any) -> None:
    names = ("greedy", "second", "third")
    for rotate in (False, True):
        for number in range(4):
            own_bots.Own.played.clear()
            play_game(Simulation(KB, {"start": 0}, 1, names, rotate, 2), number)
            up = number if rotate else 0
            assert dict(own_bots.Own.played) == {"Own": up % 3, "Second": (1 + up) % 3, "Third": (2 + up) % 3}


# Asking


@pytest.mark.parametrize("blind", [True, False, 1, None])
@pytest.mark.parametrize("trust", [True, False])
def test_a_bot_that_says_that_it_is_blind_may_be_trusted(blind: object, trust: bool) -> None:
    class Told:
        def __init__(self) -> None:
            self.blind = blind

        def choose(self, state: State) -> int:
            self.seen = state
            return bits.lowest(state.legal())

    state, bot = position(20), Told()
    assert ask(bot, state, FastDice(1), trust=trust) == bits.lowest(state.legal())
    assert (bot.seen is state) == (trust and blind is True)
    ask(bot, state, FastDice(1))
    assert bot.seen is not state, "nobody is trusted unless that is said"


class Spy:
    """Writes down what it is handed, then plays wildly with it."""

    def __init__(self) -> None:
        self.dumps: list[dict[str, Any]] = []
        self.seen: list[State] = []

    def choose(self, state: State) -> int:
        self.dumps.append(json.loads(json.dumps(state.dump())))
        self.seen.append(state)
        choice = next(bits.each(state.legal()))
        stream = FastDice(1).stream("vandal")
        while legal := state.legal():
            state.play(bits.select(legal, stream.below(legal.bit_count())))
        state.secrets = -1
        return choice


@pytest.mark.parametrize("actions", [0, 40, 130])
def test_a_bot_is_told_what_its_seat_knows_and_no_more(actions: int) -> None:
    state = position(actions)
    state.journal = []
    truth = json.loads(json.dumps(state.dump()))
    seat = state.seat
    assert seat is not None
    others = [other for other in range(state.players) if other != seat]
    spy = Spy()
    view = state.view(seat)
    for seed in range(1000, 1040):
        assert state.legal() >> ask(spy, state, FastDice(seed)) & 1
        assert json.loads(json.dumps(state.dump())) == truth, "the true state is untouched"
        assert state.view(seat) == view
        assert state.journal == [], "and nobody hears what the bot tried"
    assert all(handed is not state for handed in spy.seen)
    # What it knows is true ...
    for dump in spy.dumps:
        assert dump["players"][seat] == truth["players"][seat]
        for field in ("boards", "cards", "turn", "discard", "removed", "secrets", "ending"):
            assert dump[field] == truth[field]
        for other in others:
            assert {**dump["players"][other], "card": None} == {**truth["players"][other], "card": None}
        hidden = [*dump["deck"], *(dump["players"][other]["card"] for other in others)]
        true = [*truth["deck"], *(truth["players"][other]["card"] for other in others)]
        assert Counter(hidden) == Counter(true), "the same cards are unseen"
    # ... and what it cannot know is drawn anew each time, the future too.
    assert all(dump["dice"] != truth["dice"] for dump in spy.dumps)
    for other in others:
        assert len({dump["players"][other]["card"] for dump in spy.dumps}) >= 3
    if len(set(truth["deck"])) > 2:
        assert all(dump["deck"] != truth["deck"] for dump in spy.dumps)
        assert len({tuple(dump["deck"]) for dump in spy.dumps}) > 30


def test_hidden_truth_leaves_no_trace_in_what_a_bot_gets() -> None:
    """Two games that look the same from a seat give it, with the same dice, the same imagined games on average."""
    state = position(40)
    dump: dict[str, Any] = json.loads(json.dumps(state.dump()))
    seat = state.seat
    assert seat is not None
    other = (seat + 1) % 3
    twin_dump = json.loads(json.dumps(dump))
    at = next(n for n, card in enumerate(dump["deck"]) if card != dump["players"][other]["card"])
    twin_dump["deck"][at], twin_dump["players"][other]["card"] = dump["players"][other]["card"], dump["deck"][at]
    twin = games[KB].load(twin_dump)
    assert twin.view(seat) == state.view(seat)
    counts = []
    for truth in (state, twin):
        dumps: list[Any] = [truth.imagine(seat, FastDice(seed)).dump() for seed in range(1000, 2500)]
        counts.append(Counter(dump["players"][other]["card"] for dump in dumps))
    for card in counts[0] | counts[1]:
        assert abs(counts[0][card] - counts[1][card]) < 150, f"five standard deviations; {card}: {counts}"


def test_nobody_is_asked_after_the_end() -> None:
    state = position(10)
    play_out(state, [Random(seed) for seed in range(3)])
    with pytest.raises(IllegalAction, match="over"):
        ask(Random(1), state, FastDice(1))


def test_any_number_will_do_for_an_action() -> None:
    """Such as those of NumPy, which are no ints."""

    class Strange:
        def __init__(self, answer: object) -> None:
            self.choose = lambda state: answer

    state = position(10)
    first = bits.lowest(state.legal())
    for kind in (np.int64, np.int16, int):
        action = ask(cast(Bot, Strange(kind(first))), state, FastDice(1))
        assert (action, type(action)) == (first, int)
    for answer in ("1", 1.0, None):
        with pytest.raises(IllegalAction, match=f"chose {answer!r}, which is no action"):
            ask(cast(Bot, Strange(answer)), state, FastDice(1))
    with pytest.raises(IllegalAction, match="not legal"):
        ask(cast(Bot, Strange(np.int64(-1))), state, FastDice(1))


# Every bot

SWIFT = ("random", "greedy", "easy", "medium")
THINKING = ("flat:4", "search:4")
"""With a number of simulations they repeat themselves; those that think for a time are in tests/bots/test_levels.py."""


@pytest.mark.parametrize(("players", "sets"), [(2, []), (5, []), (2, "all")])
@pytest.mark.parametrize("name", [*SWIFT, *THINKING])
def test_every_bot_plays_legally_and_the_same_again(name: str, players: int, sets: Json) -> None:
    games_played = []
    # Whole games twice would take long; a few turns show that a bot repeats itself.
    most = 24 if name in THINKING else 90 if sets else None
    for limit in (most, 20):
        state = games[KB].new(players, players, {"sets": sets})
        seats = [maker(KB, name)(seat) for seat in range(players)]
        actions: list[int] = []
        while (seat := state.seat) is not None and len(actions) != limit:
            action = ask(seats[seat], state, FastDice(len(actions)))
            assert state.legal() >> action & 1
            actions.append(action)
            state.play(action)
        games_played.append(actions)
    assert games_played[0][:20] == games_played[1]
    assert len(games_played[0]) > (30 * players if most is None else most - 1)


@pytest.mark.parametrize("name", [*SWIFT, *THINKING])
def test_another_seed_is_another_player(name: str) -> None:
    state = games[KB].new(2, 7, FIRST)
    made = maker(KB, name)
    assert any(ask(made(seed), state, FastDice(1)) != ask(made(0), state, FastDice(1)) for seed in range(1, 12))


@pytest.mark.parametrize("name", bots)
def test_a_single_choice_is_taken(name: str) -> None:
    state = position(0)
    while state.legal().bit_count() > 1:
        state.play(next(bits.each(state.legal())))
    assert ask(bots[name](1), state, FastDice(1)) == state.legal().bit_length() - 1


# Random


def test_random_is_uniform() -> None:
    state = games[KB].new(2, 7, FIRST)
    choices = list(bits.each(state.legal()))
    assert len(choices) == 61
    bot = Random(12)
    draws = 100 * len(choices)
    counts = Counter(bot.choose(state) for _ in range(draws))
    assert set(counts) == set(choices), "no action is left out"
    expected = draws / len(choices)
    chi_square = sum((counts[action] - expected) ** 2 / expected for action in choices)
    # 60 degrees of freedom: one in a thousand lies beyond either bound.
    assert 30.3 < chi_square < 99.6


def test_first_choices_of_differently_seeded_random_bots_are_uniform_too() -> None:
    state = games[KB].new(2, 7, FIRST)
    counts = Counter(Random(seed).choose(state) for seed in range(6100))
    chi_square = sum((counts[action] - 100) ** 2 / 100 for action in bits.each(state.legal()))
    assert 30.3 < chi_square < 99.6


# Greedy


def duel(first: Callable[[int], Bot], second: Callable[[int], Bot], seeds: Sequence[int]) -> float:
    """How many games the first kind wins, in either seat of every game; a shared victory is half a win."""
    won = 0.0
    for seed in seeds:
        for seat in (0, 1):
            state = games[KB].new(2, seed)
            players = [first(seed), second(seed + 1)]
            play_out(state, players if seat == 0 else players[::-1], seed)
            winners = state.winners()
            won += (seat in winners) / len(winners)
    return won


def test_greedy_beats_random() -> None:
    assert duel(Greedy, Random, range(100, 105)) >= 9


def test_without_an_evaluation_function_points_ahead_are_what_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turns, "evaluations", Registry("realmwright.no-evaluations-at-all", "evaluation"))
    checked = 0
    for seed in range(12):
        state = games[KB].new(2, seed, {"cards": ["fishermen", "miners", "workers"]})
        stream = FastDice(seed).stream("opening")
        for _ in range(30):
            legal = state.legal()
            if last_step(state):
                leads = {action: ahead_after(state, action) for action in bits.each(legal)}
                assert leads[ask(Greedy(seed), state, FastDice(seed))] == max(leads.values())
                checked += len(set(leads.values())) > 1
            state.play(bits.select(legal, stream.below(legal.bit_count())))
    assert checked >= 20, "there was something to choose"


def last_step(state: State) -> bool:
    """Whether every legal action leaves nothing but to end the turn."""
    if state.prompt().kind != "build" or state.prompt().args["left"] != 1:
        return False
    for action in bits.each(state.legal()):
        after = state.copy()
        after.play(action)
        if after.prompt() != Prompt("finish", {"tiles": []}):
            return False
    return True


def ahead_after(state: State, action: int) -> float:
    """The lead that the seat to move has after an action."""
    seat = state.seat
    assert seat is not None
    after = state.copy()
    after.play(action)
    return lead(after, seat)


def test_lead_is_counted_against_the_best_of_the_others() -> None:
    for state in (position(60, 2), position(120, 3), position(150, 5)):
        totals = [score.total for score in state.scores()]
        for seat, own in enumerate(totals):
            assert lead(state, seat) == own - max(totals[:seat] + totals[seat + 1 :])
        assert sum(lead(state, seat) > 0 for seat in range(state.players)) <= 1


def test_the_fallback_plays_on_to_the_end_and_beats_random(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turns, "evaluations", Registry("realmwright.no-evaluations-at-all", "evaluation"))
    assert duel(Greedy, Random, [100]) == 2


def test_the_evaluation_function_of_the_game_is_worth_having(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the game says of a position is used at all: with it other moves are chosen than without."""
    states = [games[KB].new(2, seed) for seed in range(6)]
    with_it = [ask(Greedy(1), state, FastDice(1)) for state in states]
    monkeypatch.setattr(turns, "evaluations", Registry("realmwright.no-evaluations-at-all", "evaluation"))
    assert [ask(Greedy(1), state, FastDice(1)) for state in states] != with_it
