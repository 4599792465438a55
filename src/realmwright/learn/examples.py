"""What a net learns from: positions of quick games, and what became of them.

Games are played by the best playout policy of the game, with a random action now and then. In some turns the position
before it and those at its end are kept: of several ways to play the turn, all in the same imagined worlds, so that a
net can tell good turns from better ones. The target of each is the mean result of playouts. That is noisy, but costs
next to nothing: a net learns more from many positions of many maps than from few that are known exactly.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple, Protocol, cast

import numpy as np
from numpy.typing import NDArray

from realmwright.bits import select
from realmwright.bots.net_inputs import Sights, inputs_of
from realmwright.bots.tree import outcome_values
from realmwright.dice import FastDice, Stream, wide_seed
from realmwright.game import BadSetup, Json, State, games
from realmwright.observers.planes import HexObserver
from realmwright.playouts import MOST_ACTIONS

PERCENT: Final = 100


class Finishing(State, Protocol):
    """A compiled position, which can be played on by the best policy without the interpreter."""

    def finish_turn(self, seed: int, most: int, /) -> tuple["Finishing", int | None]:
        """The position at the last choice of the turn, and the action that ends it; None if it does not end."""
        ...


@dataclass(frozen=True)
class Sampling:
    """The kind of games that a net learns from, and how much is taken from each."""

    game: str
    players: tuple[int, ...] = (2,)
    """The numbers of players, all equally likely."""
    sets: tuple[str, ...] = ()
    """What can be added to the game: the values of its option ``sets``."""
    with_sets: int = 0
    """In so many percent of the deals some or all of them are."""
    games: int = 2
    """Games of each deal."""
    kept: int = 25
    """Positions are kept in so many percent of the turns,"""
    ways: int = 2
    """at the ends of so many ways to play the turn,"""
    worlds: int = 2
    """each with so many playouts."""
    random: int = 10
    """In so many percent of the turns a random action is played first, or by a net another turn than the best."""
    trace: int = 80
    """In games of a net, so many percent of a target come from what follows the next turn; the rest from that turn."""
    by_policy: int = 80_000
    """So many deals are played by the game's policy. The net itself plays those that follow."""


class Examples(NamedTuple):
    """Positions of one deal, and their targets."""

    observer: HexObserver
    """What drew them."""
    planes: NDArray[np.uint8]
    """Position, plane, and bytes with eight hexes each."""
    numbers: NDArray[np.float16]
    """In half precision, which is enough for them."""
    targets: NDArray[np.float32]
    """The mean value of the results to the seat that sees the position, from -1 to 1."""
    playouts: int
    by_net: bool = False
    """Whether the net itself played these games."""


def examples_of(sampling: Sampling, seed: int) -> Examples | None:
    """What is to be learnt from one deal; None if no turn of it was chosen. All chance comes from the seed.

    Raises BadSetup if the rules of the game are not compiled.
    """
    stream = FastDice(seed).stream("examples")
    first, starts = deal(sampling, seed, stream)
    collector = _Collector(sampling, stream)
    for start in starts:
        collector.play(start)
    if not collector.seen:
        return None
    return Examples(
        inputs_of(sampling.game).observer_of(first),
        *joined(collector.seen),
        np.array(collector.targets, np.float32),
        collector.playouts,
    )


def deal(sampling: Sampling, seed: int, stream: Stream) -> tuple[State, list[Finishing]]:
    """The set-up of a deal, and the beginnings of its games, which differ in what is hidden.

    Raises BadSetup if the rules of the game are not compiled.
    """
    first = games[sampling.game].new(_pick(sampling.players, stream), seed, _options(sampling, stream))
    if not hasattr(first, "finish_turn"):
        raise BadSetup(f"to learn from games of {sampling.game} its rules have to be compiled: `make compiled`")
    seat = first.seat
    assert seat is not None
    return first, [cast(Finishing, first.imagine(seat, _dice(stream))) for _ in range(sampling.games)]


def joined(seen: Sequence[Sights]) -> tuple[NDArray[np.uint8], NDArray[np.float16]]:
    """The planes and numbers of positions, as examples hold them."""
    planes = np.concatenate([sights.planes for sights in seen])
    return planes, np.concatenate([sights.numbers for sights in seen]).astype(np.float16)


class _Collector:
    """Plays games of one deal and collects what is to be learnt."""

    def __init__(self, sampling: Sampling, stream: Stream) -> None:
        self._sampling = sampling
        self._stream = stream
        self._inputs = inputs_of(sampling.game)
        self.seen: list[Sights] = []
        self.targets: list[float] = []
        self.playouts = 0

    def play(self, state: Finishing) -> None:
        """Play a game to its end."""
        stream = self._stream
        while state.seat is not None:
            if stream.below(PERCENT) < self._sampling.kept:
                self._keep(state)
            if stream.below(PERCENT) < self._sampling.random:
                legal = state.legal()
                state.play(select(legal, stream.below(legal.bit_count())))
                continue
            state, last = state.finish_turn(wide_seed(stream), MOST_ACTIONS)
            if last is None:
                break
            state.play(last)

    def _keep(self, state: Finishing) -> None:
        """Keep the position and the ends of some turns, as the seat to move sees them or, now and then, another one."""
        stream = self._stream
        assert state.seat is not None
        seat = state.seat if stream.below(4) else stream.below(state.players)
        seeds = [wide_seed(stream) for _ in range(self._sampling.worlds)]
        values = []
        for _ in range(self._sampling.ways):
            end, last = state.finish_turn(wide_seed(stream), MOST_ACTIONS)
            if last is None or end.seat != state.seat:
                continue
            value, over = self._judge(end, last, seat, seeds)
            values.append(value)
            if not over:
                self.seen.append(self._inputs.see([end], seat))
                self.targets.append(value)
        if values:
            self.seen.append(self._inputs.see([state], seat))
            self.targets.append(sum(values) / len(values))

    def _judge(self, end: State, last: int, seat: int, seeds: list[int]) -> tuple[float, bool]:
        """The mean value of an action to a seat in some imagined worlds, and whether it ends the game."""
        total, over = 0.0, False
        for seed in seeds:
            world = end.imagine(seat, FastDice(seed))
            world.play(last)
            over = world.seat is None
            results = world.totals()
            if not over:
                (results,) = world.playouts(FastDice(seed), 1, world.game.policies[-1])
                self.playouts += 1
            total += outcome_values(results)[seat]
        return total / len(seeds), over


def _dice(stream: Stream) -> FastDice:
    return FastDice(wide_seed(stream))


def _pick(values: tuple[int, ...], stream: Stream) -> int:
    return values[stream.below(len(values))]


def _options(sampling: Sampling, stream: Stream) -> Mapping[str, Json]:
    """No sets, or some, or now and then all."""
    if not sampling.sets or stream.below(PERCENT) >= sampling.with_sets:
        return {}
    everything = stream.below(3) == 0
    return {"sets": [name for name in sampling.sets if everything or stream.below(2)]}
