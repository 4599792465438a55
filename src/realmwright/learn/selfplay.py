"""Games that a net plays against itself, and what it learns from them: temporal differences, as TD-Gammon did.

Many games are played side by side, so that positions can be judged in large batches. In each turn the net judges the
ends of some ways to play it, and the best is played; now and then another one, for the sake of variety. The target of a
position is a mixture of what the net thought of the following turns and of how the game ended. What follows a turn that
was not the best does not count against the position before it.
"""

from collections.abc import Callable, Sequence
from math import inf
from typing import Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from realmwright.bots.compiled_tree import Settings, plant
from realmwright.bots.net import TurnEnd, end_of, open_ends, values_of_ends
from realmwright.bots.net_inputs import NetInputs, Sights, inputs_of
from realmwright.bots.tree import Seeds, outcome_values
from realmwright.dice import FastDice, Stream, wide_seed
from realmwright.game import State
from realmwright.learn.examples import PERCENT, Examples, Sampling, deal, joined
from realmwright.observers.planes import HexObserver

BEAM: Final = Settings(beam_width=16, max_turns=24)
"""Fewer ways to play a turn are looked at than where a game counts: more games teach more."""
MOST_STEPS: Final = 500
"""Games that take longer are given up."""
OTHERS: Final = 25
"""In so many percent of the turns the position is also kept as another seat sees it, and that before the turn."""

Values: TypeAlias = list[float]
"""What a position is worth to each seat."""
Question: TypeAlias = tuple[HexObserver, Sights]
Judge: TypeAlias = Callable[[Sequence[Question]], NDArray[np.float32]]
"""What positions are worth to the seats that see them, all in one array."""


def examples_by_net(sampling: Sampling, seeds: Sequence[int], judge: Judge) -> list[Examples]:
    """What is to be learnt from deals that the net plays against itself, side by side."""
    inputs = inputs_of(sampling.game)
    tables = [table for seed in seeds for table in _tables(sampling, seed, inputs)]
    under_way = tables
    while under_way := [table for table in under_way if not table.is_over]:
        _judged(under_way, judge, [table.plan() for table in under_way], Table.choose)
        more = [table for table in under_way if table.state.players > 2]
        _judged(more, judge, [table.other_views() for table in more], Table.note_others)
        for table in under_way:
            table.play()
    found = []
    for first in range(0, len(tables), sampling.games):
        examples = _examples(tables[first : first + sampling.games], sampling)
        if examples is not None:
            found.append(examples)
    return found


def _tables(sampling: Sampling, seed: int, inputs: NetInputs) -> "list[Table]":
    stream = FastDice(seed).stream("examples by a net")
    _, starts = deal(sampling, seed, stream)
    return [Table(start, FastDice(wide_seed(stream)).stream("turns"), sampling.random, inputs) for start in starts]


def _judged(
    tables: "Sequence[Table]",
    judge: Judge,
    questions: Sequence[list[Question]],
    take: "Callable[[Table, list[float]], None]",
) -> None:
    """Ask about all questions at once, and give every table its answers."""
    asked = [question for each in questions for question in each]
    answers = iter(judge(asked).tolist() if asked else ())
    for table, own in zip(tables, questions, strict=True):
        take(table, [next(answers) for _, sights in own for _ in sights.numbers])


def _examples(tables: "Sequence[Table]", sampling: Sampling) -> Examples | None:
    seen: list[Sights] = []
    targets: list[float] = []
    for table in tables:
        for sights, value in table.lessons(sampling.trace):
            seen.append(sights)
            targets.append(value)
    if not seen:
        return None
    return Examples(tables[0].observer, *joined(seen), np.array(targets, np.float32), 0, by_net=True)


class View(NamedTuple):
    """A position as a seat sees it."""

    seat: int
    sights: Sights


class Step(NamedTuple):
    """A turn that was played, or a part of one."""

    best: Values
    """What the end of the best way to play it is worth to each seat."""
    is_best: bool
    """Whether that was played."""
    before: list[View]
    """The position before it, if that is kept,"""
    after: list[View]
    """and the one at its end, as one seat or two see it; none if the game was over then."""


class Table:
    """A game that the net plays against itself."""

    def __init__(self, state: State, stream: Stream, random: int, inputs: NetInputs) -> None:
        self.state: Final = state
        self.observer: Final = inputs.observer_of(state)
        self._stream = stream
        self._random = random
        self._inputs = inputs
        self._steps: list[Step] = []
        self._turns: list[tuple[int, ...]] = []
        self._ends: list[TurnEnd] = []
        self._sights: Sights | None = None
        self._best = self._chosen = 0
        self._values: Values = []

    @property
    def is_over(self) -> bool:
        return self.state.seat is None or len(self._steps) >= MOST_STEPS

    def plan(self) -> list[Question]:
        """Find ways to play the turn, and ask about their ends."""
        seed = wide_seed(self._stream)
        tree = plant(self.state, Seeds(seed, [seed]), inf, BEAM)
        self._turns = [found.actions for found in tree.candidates()]
        self._ends = [end_of(self.state, actions) for actions in self._turns]
        asked = open_ends(self._ends)
        self._sights = self._inputs.see(asked, self._mover) if asked else None
        return [(self.observer, self._sights)] if self._sights is not None else []

    @property
    def _mover(self) -> int:
        assert self.state.seat is not None
        return self.state.seat

    def choose(self, judged: list[float]) -> None:
        """Choose a way to play the turn from what their ends are worth."""
        seat = self._mover
        values = values_of_ends(self._ends, judged, seat)
        self._best = self._chosen = values.index(max(values))
        if self._stream.below(PERCENT) < self._random:
            self._chosen = self._stream.below(len(values))
        totals = self._ends[self._best].totals
        best = values[self._best]
        # With two players, what is good for one is bad for the other; with more, the others are asked.
        self._values = outcome_values(totals) if totals is not None else [-best] * self.state.players
        self._values[seat] = best

    def other_views(self) -> list[Question]:
        """Ask what the end of the best turn is worth to the others."""
        end = self._ends[self._best]
        if end.totals is not None:
            return []
        return [(self.observer, self._inputs.see([end.position], seat)) for seat in self._others]

    @property
    def _others(self) -> list[int]:
        return [seat for seat in range(self.state.players) if seat != self._mover]

    def note_others(self, judged: list[float]) -> None:
        for seat, value in zip(self._others if judged else (), judged, strict=True):
            self._values[seat] = value

    def play(self) -> None:
        """Play the turn that was chosen, and keep what is to be learnt from."""
        before: list[View] = []
        after: list[View] = []
        mover = self._mover
        end = self._ends[self._chosen]
        if end.totals is None:
            assert self._sights is not None
            place = len(open_ends(self._ends[: self._chosen]))
            after.append(View(mover, self._sights.rows([place])))
            if self._stream.below(PERCENT) < OTHERS:
                seat = self._others[self._stream.below(len(self._others))]
                after.append(View(seat, self._inputs.see([end.position], seat)))
        if self._stream.below(PERCENT) < OTHERS:
            seat = self._stream.below(self.state.players)
            before.append(View(seat, self._inputs.see([self.state], seat)))
        self._steps.append(Step(self._values, self._chosen == self._best, before, after))
        for action in self._turns[self._chosen]:
            self.state.play(action)

    def lessons(self, trace: int) -> list[tuple[Sights, float]]:
        """All positions of a game that is over, and what they should have been worth: its λ-returns."""
        found: list[tuple[Sights, float]] = []
        if self.state.seat is not None:
            return found
        worth = outcome_values(self.state.totals())
        share = trace / PERCENT
        for step in reversed(self._steps):
            found += [(view.sights, worth[view.seat]) for view in step.after]
            if step.is_best:
                worth = [(1 - share) * own + share * later for own, later in zip(step.best, worth, strict=True)]
            else:
                worth = step.best
            found += [(view.sights, worth[view.seat]) for view in step.before]
        return found
