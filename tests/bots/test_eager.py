"""The heuristics of the hex games, and the policy that goes by them."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final, cast

import pytest

from realmwright.bits import each
from realmwright.bots import evaluations
from realmwright.bots.kingdom_builder import policies as kingdom_policies
from realmwright.bots.winter_kingdom import policies as winter_policies
from realmwright.dice import FastDice, FastStream
from realmwright.game import State, games
from realmwright.native import plain_position
from realmwright.playouts import (
    EAGER,
    EAGER_SAMPLE,
    HOPELESS,
    POINT,
    TIE_NOISE,
    UNFINISHED_BONUS,
    UNSEEN,
    Evaluated,
    playouts,
    policies_of,
)
from realmwright.rules.kingdom_builder.model.terrain import CARD_KINDS
from realmwright.rules.kingdom_builder.play.scoring import total as kingdom_total
from realmwright.rules.kingdom_builder.state import State as Kingdom
from realmwright.rules.winter_kingdom.content.talents import TALENT_NAMES
from realmwright.rules.winter_kingdom.model.catalogue import POWERS, power_of
from realmwright.rules.winter_kingdom.model.components import FORTS, HOUSES
from realmwright.rules.winter_kingdom.model.position import NONE
from realmwright.rules.winter_kingdom.model.terrain import CARD_KINDS as WINTER_KINDS
from realmwright.rules.winter_kingdom.play.scoring import total as winter_total
from realmwright.rules.winter_kingdom.state import State as Winter
from tests import speeds
from tests.playthrough import LIVELY, at_random
from tests.speeds import ALL_NATIVE, Deal

EAGER_GAMES: Final = ("kingdom-builder", "winter-kingdom")
AT_THE_END: Final = ("wolves",)
"""What is asked when somebody ends a turn, which is no more a beginning than that is."""


def positions(name: str, deals: int, every: int = 12) -> Iterator[State]:
    """Positions of random games, with whatever sets and twists there are; at both speeds where there are two."""
    for number in range(deals):
        stream = FastDice(number).stream(f"values of {name}")
        state = Deal(name, stream, number).start()
        walk = LIVELY[name] if number % 2 else at_random
        played = 0
        while state.seat is not None:
            if played % every == 0:
                yield ALL_NATIVE[name].to_plain(state) if played % 2 and ALL_NATIVE[name].is_native(state) else state
            state.play(walk(state, stream))
            played += 1
        yield state


def others_paid(state: State, seat: int) -> int:
    """The most that the lords pay any other seat."""
    return max(score.get("lords", 0) for other, score in enumerate(state.scores()) if other != seat)


def kingdom_value(state: State, seat: int) -> float:
    """Gold, eight points a tile and two for every terrain that is free, as far as there are settlements to build."""
    assert isinstance(state, Kingdom)
    gold = state.scores()[seat].total - others_paid(state, seat)
    beside = list(each(state.free & state.near[seat]))
    free = sum(not any(state.board.terrain[kind] >> hex_ & 1 for hex_ in beside) for kind in CARD_KINDS)
    return gold + state.supply[seat] / 40 * (8 * len(list(each(state.held[seat]))) + 2 * free)


def winter_value(state: State, seat: int) -> float:
    """Points, and what talents, coins, forts and free terrains are worth, as far as there is something to build."""
    assert isinstance(state, Winter)
    if state.power != NONE and state.left and not POWERS[state.power].builds:
        return float("-inf")
    points = state.scores()[seat].total - others_paid(state, seat)
    owned, upgraded, hand = ({*each(talents[seat])} for talents in (state.owned, state.upgraded, state.unbought))
    builders = {talent for talent in range(len(TALENT_NAMES)) if POWERS[power_of(talent, 1)].builds}
    beside = list(each(state.free & state.near[seat]))
    free = sum(not any(state.board.terrain[kind] >> hex_ & 1 for hex_ in beside) for kind in WINTER_KINDS)
    price = sum(state.setup.prices.buy[talent] for talent in hand)
    price += sum(state.setup.prices.upgrade[talent] for talent in (hand | owned) - upgraded)
    hope = 6 * len(owned & builders) + 3 * len(owned - builders) + 2 * len(upgraded) + 2 * free
    hope += min(state.coins[seat], price) + state.fort_supply[seat]
    return points + (state.supply[seat] + state.fort_supply[seat]) / (HOUSES + FORTS) * hope


UNFINISHED: Final[dict[str, Callable[[Any], bool]]] = {
    "kingdom-builder": kingdom_policies.unfinished,
    "winter-kingdom": winter_policies.unfinished,
}
FORMULAS: Final[dict[str, Callable[[State, int], float]]] = {
    "kingdom-builder": kingdom_value,
    "winter-kingdom": winter_value,
}


@pytest.mark.parametrize("name", EAGER_GAMES)
def test_heuristic_values_match_the_formula(name: str) -> None:
    compared, values = 0, set()
    for state in positions(name, 8):
        for seat in range(state.players):
            value = cast(Evaluated, state).evaluate(seat)
            expected = FORMULAS[name](state, seat)
            # Whole parts of a point, and what is smaller is cut off.
            if expected == float("-inf"):
                assert value == HOPELESS
            else:
                assert -1e-9 < expected - value / POINT < 1 / POINT
            assert evaluations[name](state, seat) == (value / POINT if value != HOPELESS else float("-inf"))
            compared += 1
            values.add(value)
    assert compared > 200
    assert len(values) > compared / 4


def test_lords_are_among_what_was_compared() -> None:
    """Otherwise half of the formula would not have been looked at."""
    for name in EAGER_GAMES:
        assert any("lords" in state.scores()[0] for state in positions(name, 8, every=10**6))


@pytest.mark.parametrize("name", EAGER_GAMES)
def test_positions_in_the_middle_of_a_deed_count_as_unfinished(name: str) -> None:
    """An action that notes no event is a mere beginning (see :meth:`realmwright.game.State.play`)."""
    begun = 0
    for number in range(6):
        stream = FastDice(number).stream(f"under way in {name}")
        state = Deal(name, stream, number).start()
        state.journal = []
        assert not UNFINISHED[name](state)
        while state.seat is not None:
            state.journal.clear()
            state.play(LIVELY[name](state, stream))
            if not state.journal and state.prompt().kind not in AT_THE_END:
                assert UNFINISHED[name](state)
                begun += 1
        assert not UNFINISHED[name](state)
    assert begun > 20


FORESIGHT: Final = {"kingdom-builder": kingdom_policies.FORESIGHT, "winter-kingdom": winter_policies.FORESIGHT}
TOTAL: Final[dict[str, Callable[[Any, int], int]]] = {"kingdom-builder": kingdom_total, "winter-kingdom": winter_total}


class Rolled(FastDice):
    """Dice that know whether anybody has asked for them."""

    rolled = False

    def stream(self, name: str) -> FastStream:
        self.rolled = True
        return super().stream(name)


@pytest.mark.parametrize("name", EAGER_GAMES)
def test_what_is_seen_at_once_is_what_a_trial_would_show(name: str) -> None:
    """And a trial would have rolled no dice, and nothing has changed."""
    foresight = FORESIGHT[name]
    seen = unseen = 0
    for found in [*positions(name, 12, every=5), *simple_positions(name)]:
        state: Any = ALL_NATIVE[name].to_plain(cast(Any, found))
        seat = state.seat
        if seat is None:
            continue
        known = foresight.foreseen(state, seat)
        before = state.dump()
        for action in [*each(state.legal())][:40]:
            value = foresight.at_sight(state, action, seat, known)
            assert state.dump() == before
            if value == UNSEEN:
                unseen += 1
                continue
            after = state.copy()
            after.dice = Rolled(0)
            after.try_out(action)
            bonus = UNFINISHED_BONUS if foresight.unfinished(after) else 0
            assert value == foresight.promise(after, seat, state, foresight.foreseen(state, seat)) + bonus
            assert not after.dice.rolled
            seen += 1
    assert seen > 3000
    assert unseen > 100


def simple_positions(name: str) -> Iterator[State]:
    """Positions of games without sets or twists, to their ends, where actions are simple most often."""
    for seed in range(6):
        stream = FastDice(seed).stream(f"simple games of {name}")
        state = games[name].new(2 + seed % 3, seed)
        while state.seat is not None:
            yield state.copy()
            state.play(LIVELY[name](state, stream) if seed % 2 else at_random(state, stream))


@pytest.mark.parametrize("name", EAGER_GAMES)
def test_promises_are_heuristic_values_without_the_points_before(name: str) -> None:
    """Whatever an action does, counting by difference comes to the same as counting everything."""
    foresight = FORESIGHT[name]
    compared, moved = 0, 0
    for found in positions(name, 12, every=7):
        state: Any = ALL_NATIVE[name].to_plain(cast(Any, found))
        seat = state.seat
        if seat is None:
            continue
        known = foresight.foreseen(state, seat)
        points = TOTAL[name](state, seat)
        for action in [*each(state.legal())][:40]:
            after = state.copy()
            # The same cards are drawn in both.
            after.dice = FastDice(compared)
            played = after.copy()
            after.try_out(action)
            played.play(action)
            expected = played.evaluate(seat)
            promise = foresight.promise(after, seat, state, known)
            assert promise == (HOPELESS if expected == HOPELESS else expected - POINT * points)
            assert foresight.unfinished(after) == UNFINISHED[name](played)
            moved += state.own[seat] & ~after.own[seat] != 0
            compared += 1
    assert compared > 2000
    assert moved > 50


# The policy


GOLDEN: Final = json.loads(Path(__file__).with_name("eager_games.json").read_text())


@pytest.mark.parametrize("name", EAGER_GAMES)
def test_eager_games_are_what_they_always_were(name: str) -> None:
    """The same choices by the same seeds, at both speeds: the final points are those of the policy as first written."""
    for number, written in enumerate(GOLDEN):
        if written["game"] != name:
            continue
        state = games[name].new(written["players"], written["seed"], written["options"])
        totals = written["totals"]
        if speeds.compiled(name):
            assert state.playouts(FastDice(written["dice"]), len(totals), EAGER) == totals
        if not speeds.compiled(name) or number % 4 == 0:
            plain = ALL_NATIVE[name].to_plain(cast(Any, state))
            assert playouts(plain, FastDice(written["dice"]), 1, EAGER) == totals[:1]


class Counted:
    """A stream that says how often it was asked, and for what."""

    def __init__(self, seed: int) -> None:
        self._stream = FastStream(seed)
        self.asked: list[int] = []

    def below(self, n: int) -> int:
        self.asked.append(n)
        return self._stream.below(n)


def value_after(name: str, state: Any, action: int, seat: int) -> int:
    """What the eager policy thinks of an action, without the noise."""
    after = state.copy()
    after.play(action)
    value: int = after.evaluate(seat)
    return value + (UNFINISHED_BONUS if UNFINISHED[name](after) else 0)


def chances(name: str) -> Iterator[Any]:
    for state in positions(name, 4, every=13):
        if state.seat is not None and state.legal().bit_count() > 1:
            yield state


@pytest.mark.parametrize("name", EAGER_GAMES)
def test_of_few_actions_an_eager_player_takes_the_most_promising(name: str) -> None:
    compared = 0
    for number, state in enumerate(chances(name)):
        if state.legal().bit_count() > EAGER_SAMPLE:
            continue
        before = state.dump()
        action = policies_of(name).by_name[EAGER](plain_position(state), Counted(number))
        assert state.dump() == before
        values = {each_: value_after(name, state, each_, state.seat) for each_ in each(state.legal())}
        assert values[action] > max(values.values()) - TIE_NOISE
        compared += len(set(values.values())) > 1
    assert compared > 5


@pytest.mark.parametrize("name", EAGER_GAMES)
def test_of_many_it_tries_some(name: str) -> None:
    compared, beaten = 0, 0
    for number, state in enumerate(chances(name)):
        count = state.legal().bit_count()
        if count <= EAGER_SAMPLE:
            continue
        stream = Counted(number)
        action = policies_of(name).by_name[EAGER](plain_position(state), stream)
        assert state.legal() >> action & 1
        assert stream.asked.count(count) == EAGER_SAMPLE
        assert set(stream.asked) <= {count, TIE_NOISE}
        plainly = [
            value_after(name, state, at_random(state, FastStream(50 * number + k)), state.seat) for k in range(5)
        ]
        beaten += value_after(name, state, action, state.seat) >= sorted(plainly)[2]
        compared += 1
    assert compared > 10
    assert beaten > 0.7 * compared, "it does better than most random actions"


@pytest.mark.parametrize("name", EAGER_GAMES)
def test_eager_players_get_more_than_random_ones(name: str) -> None:
    game = games[name]
    assert game.policies[-1] == EAGER, "bots take the last one, which is the cleverest"
    state = game.new(2, 3)
    eager, uniform = (sum(map(sum, state.playouts(FastDice(1), 30, policy))) for policy in (EAGER, "uniform"))
    assert eager > 1.3 * uniform
