"""Rules of thumb of the rules' own: what a position promises, and the policy that goes by it."""

from collections.abc import Callable, Iterator
from typing import Any, Final, cast

import pytest

from realmwright.bits import each
from realmwright.bots import outlooks
from realmwright.dice import FastDice, FastStream
from realmwright.game import State, games
from realmwright.playing import EAGER, JITTER, NEVER, POINT, TRIED, ZEAL, Promising, eagerly, promised
from realmwright.rules.kingdom_builder.state import State as Kingdom
from realmwright.rules.kingdom_builder.terrain import CARD_KINDS
from realmwright.rules.winter_kingdom.data import FORTS, HOUSES, TALENT_NAMES
from realmwright.rules.winter_kingdom.state import State as Winter
from realmwright.rules.winter_kingdom.talents import NONE, POWERS, power_of
from realmwright.rules.winter_kingdom.terrain import CARD_KINDS as WINTER_KINDS
from tests.playthrough import LIVELY, at_random
from tests.speeds import ALL_TWINS, Deal

EAGER_GAMES: Final = ("kingdom-builder", "winter-kingdom")
AT_THE_END: Final = ("wolves",)
"""What is asked when somebody ends a turn, which is no more a beginning than that is."""


def positions(name: str, deals: int, every: int = 12) -> Iterator[State]:
    """Positions of random games, with whatever sets and twists there are; at both speeds where there are two."""
    for number in range(deals):
        stream = FastDice(number).stream(f"promises of {name}")
        state = Deal(name, stream, number).start()
        walk = LIVELY[name] if number % 2 else at_random
        played = 0
        while state.seat is not None:
            if played % every == 0:
                yield ALL_TWINS[name].plain(state) if played % 2 and ALL_TWINS[name].is_twin(state) else state
            state.play(walk(state, stream))
            played += 1
        yield state


def others_paid(state: State, seat: int) -> int:
    """The most that the lords pay any other seat."""
    return max(score.get("lords", 0) for other, score in enumerate(state.scores()) if other != seat)


def kingdom_promise(state: State, seat: int) -> float:
    """Gold, eight points a tile and two for every terrain that is free, as far as there are settlements to build."""
    assert isinstance(state, Kingdom)
    gold = state.scores()[seat].total - others_paid(state, seat)
    beside = list(each(state.free & state.near[seat]))
    free = sum(not any(state.board.terrain[kind] >> hex_ & 1 for hex_ in beside) for kind in CARD_KINDS)
    return gold + state.supply[seat] / 40 * (8 * len(list(each(state.held[seat]))) + 2 * free)


def winter_promise(state: State, seat: int) -> float:
    """Points, and what talents, coins, forts and free terrains are worth, as far as there is something to build."""
    assert isinstance(state, Winter)
    if state.power != NONE and state.left and not POWERS[state.power].builds:
        return float("-inf")
    points = state.scores()[seat].total - others_paid(state, seat)
    owned, upgraded, hand = ({*each(talents[seat])} for talents in (state.owned, state.upgraded, state.unbought))
    builders = {talent for talent in range(len(TALENT_NAMES)) if POWERS[power_of(talent, 1)].builds}
    beside = list(each(state.free & state.near[seat]))
    free = sum(not any(state.board.terrain[kind] >> hex_ & 1 for hex_ in beside) for kind in WINTER_KINDS)
    price = sum(state.prices.buy[talent] for talent in hand)
    price += sum(state.prices.upgrade[talent] for talent in (hand | owned) - upgraded)
    hope = 6 * len(owned & builders) + 3 * len(owned - builders) + 2 * len(upgraded) + 2 * free
    hope += min(state.coins[seat], price) + state.fort_supply[seat]
    return points + (state.supply[seat] + state.fort_supply[seat]) / (HOUSES + FORTS) * hope


FORMULAS: Final[dict[str, Callable[[State, int], float]]] = {
    "kingdom-builder": kingdom_promise,
    "winter-kingdom": winter_promise,
}


@pytest.mark.parametrize("name", EAGER_GAMES)
def test_what_a_position_promises(name: str) -> None:
    compared, values = 0, set()
    for state in positions(name, 8):
        for seat in range(state.players):
            promise = cast(Promising, state).promise(seat)
            expected = FORMULAS[name](state, seat)
            # Whole parts of a point, and what is smaller is cut off.
            if expected == float("-inf"):
                assert promise == NEVER
            else:
                assert -1e-9 < expected - promise / POINT < 1 / POINT
            assert outlooks[name](state, seat) == (promise / POINT if promise != NEVER else float("-inf"))
            compared += 1
            values.add(promise)
    assert compared > 200
    assert len(values) > compared / 4


def test_lords_are_among_what_was_compared() -> None:
    """Otherwise half of the formula would not have been looked at."""
    for name in EAGER_GAMES:
        assert any("lords" in state.scores()[0] for state in positions(name, 8, every=10**6))


@pytest.mark.parametrize("name", EAGER_GAMES)
def test_whatever_has_only_begun_is_under_way(name: str) -> None:
    """An action that notes no event is a mere beginning (see :meth:`realmwright.game.State.play`)."""
    begun = 0
    for number in range(6):
        stream = FastDice(number).stream(f"under way in {name}")
        state = Deal(name, stream, number).start()
        state.journal = []
        assert not cast(Promising, state).under_way()
        while state.seat is not None:
            state.journal.clear()
            state.play(LIVELY[name](state, stream))
            if not state.journal and state.prompt().kind not in AT_THE_END:
                assert cast(Promising, state).under_way()
                begun += 1
        assert not cast(Promising, state).under_way()
    assert begun > 20


# The policy


class Counted:
    """A stream that says how often it was asked, and for what."""

    def __init__(self, seed: int) -> None:
        self._stream = FastStream(seed)
        self.asked: list[int] = []

    def below(self, n: int) -> int:
        self.asked.append(n)
        return self._stream.below(n)


def chances(name: str) -> Iterator[Any]:
    for state in positions(name, 4, every=13):
        if state.seat is not None and state.legal().bit_count() > 1:
            yield state


@pytest.mark.parametrize("name", EAGER_GAMES)
def test_of_few_actions_an_eager_player_takes_the_most_promising(name: str) -> None:
    compared = 0
    for number, state in enumerate(chances(name)):
        if state.legal().bit_count() > TRIED:
            continue
        before = state.dump()
        action = eagerly(state, Counted(number))
        assert state.dump() == before
        values = {each_: promised(state, each_, state.seat) for each_ in each(state.legal())}
        assert values[action] > max(values.values()) - JITTER
        compared += len(set(values.values())) > 1
    assert compared > 5


@pytest.mark.parametrize("name", EAGER_GAMES)
def test_of_many_it_tries_some(name: str) -> None:
    compared, beaten = 0, 0
    for number, state in enumerate(chances(name)):
        count = state.legal().bit_count()
        if count <= TRIED:
            continue
        stream = Counted(number)
        action = eagerly(state, stream)
        assert state.legal() >> action & 1
        assert stream.asked.count(count) == TRIED
        assert set(stream.asked) <= {count, JITTER}
        plainly = [promised(state, at_random(state, FastStream(50 * number + k)), state.seat) for k in range(5)]
        beaten += promised(state, action, state.seat) >= sorted(plainly)[2]
        compared += 1
    assert compared > 10
    assert beaten > 0.7 * compared, "it does better than most random actions"


@pytest.mark.parametrize("name", EAGER_GAMES)
def test_a_promise_is_that_of_the_position_after_an_action(name: str) -> None:
    for state in chances(name):
        action = next(each(state.legal()))
        after = state.copy()
        after.play(action)
        zeal = ZEAL if after.under_way() else 0
        assert promised(state, action, state.seat) == after.promise(state.seat) + zeal


@pytest.mark.parametrize("name", EAGER_GAMES)
def test_eager_players_get_more_than_random_ones(name: str) -> None:
    game = games[name]
    assert game.policies[-1] == EAGER, "bots take the last one, which is the cleverest"
    state = game.new(2, 3)
    eager, uniform = (sum(map(sum, state.playouts(FastDice(1), 30, policy))) for policy in (EAGER, "uniform"))
    assert eager > 1.3 * uniform
