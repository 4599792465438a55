"""The tree of the search bot: information set Monte Carlo tree search, in plain Python.

The root's candidates are the best whole turns that a beam search finds, or, where a game has an adviser, all legal
actions. A simulation samples what the bot cannot know (``imagine``), plays a candidate, descends a tree of single
actions of all seats by PUCT, adds one node, and plays the rest of the game with the game's best policy. What an action
leads to depends on the sample, so a node stands for what the bot would know: the actions that led to it. This is the
single-observer variant of Cowling, Powley and Whitehouse, 2012. Priors come from the game's evaluation function and
its adviser.

:class:`PlainTree` searches positions of any kind. ``forge/runtime/search.hpp`` is the same for compiled positions: it
draws the same random numbers, and does the same operations on floating-point numbers in the same order.
"""

from collections.abc import Callable, Iterable, Sequence
from math import exp, sqrt, tanh
from time import perf_counter
from typing import Final, NamedTuple, Protocol, cast

from realmwright.bits import each
from realmwright.bots import Adviser
from realmwright.bots.turns import LOOKAHEAD, PRUNED, BeamSearch
from realmwright.dice import Dice, FastStream, RollingDice, wide_seed
from realmwright.game import State
from realmwright.playouts import Playable, splitmix

BEAM_WIDTH: Final = 96
"""Unfinished turns that the beam search keeps at each step."""
MAX_TURNS: Final = 192
"""Complete turns that become candidates."""
ADVISER_PRIOR: Final = 0.75
"""The prior of the action that the adviser would play; the others share the rest."""
EXPLORATION: Final = 1.0
"""The exploration constant of PUCT."""
HEURISTIC_SCALE: Final = 0.4
"""The expected difference in final points for each point of difference in the evaluation of two turns."""
VIRTUAL_VISITS: Final = 16
"""The weight of a turn's heuristic value, in simulations."""
UNVISITED_PENALTY: Final = 0.1
"""First-play urgency: how much less than the average an unvisited action is assumed to be worth."""
TEMPERATURE: Final = 2.0
"""The temperature, in points, of the softmax that turns evaluations into priors."""
LEAD_SCALE: Final = 12.0
"""The lead in points at which the value of an outcome is tanh(1), about 0.76."""
MAX_BRANCHES: Final = 8_000_000
"""A compiled tree with so many branches, some 200 MB, grows no further."""


class Node:
    """The statistics of an action in the tree, or of a candidate at the root."""

    __slots__ = ("children", "heuristic", "prior", "value", "visits")

    def __init__(self, prior: float, heuristic: float = PRUNED, visits: int = 0, value: float = 0.0) -> None:
        self.prior = prior
        self.heuristic = heuristic
        """Expected final points relative to the best candidate turn; :data:`PRUNED` if the node is no turn."""
        self.visits = visits
        self.value = value
        """The sum of the simulations' values, for the seat that chose the action."""
        self.children: dict[int, Node] = {}


class Candidate(NamedTuple):
    """A turn, or the rest of one, or a single action, that the bot may play."""

    actions: tuple[int, ...]
    node: Node


class Seeds(NamedTuple):
    """Where the chance of one search begins."""

    noise: int
    """Of the noise that breaks ties between turns."""
    samples: list[int]
    """For each tree, the seed of the seeds of all of its simulations."""


class Tree(Protocol):
    """The candidates of a choice, and what simulations found out about them."""

    def candidates(self) -> list[Candidate]:
        """All candidates; turns come in descending order of their evaluation."""
        ...

    def run(self, goal: int, seconds: float) -> int:
        """Simulate until there were ``goal`` simulations for this choice or the time is up; says how many there are."""
        ...

    def go_on(self, state: State, places: Sequence[int], played: int) -> None:
        """Turn to the next choice of the same turn.

        The candidates at these places are left, without their first actions, of which so many were ``played``.
        """
        ...


class PlainTree:
    """A tree in plain Python. It has one thread."""

    def __init__(
        self, state: State, adviser: Adviser | None, seeds: Seeds, narrow_after: float, lookahead: int = LOOKAHEAD
    ) -> None:
        """The beam search narrows once ``narrow_after`` seconds have passed."""
        self._state = state
        self._adviser = adviser
        self._seed = seeds.samples[0]
        self._advice = FastStream(self._seed)
        self._noise = seeds.noise
        self._beam = BeamSearch(FastStream(seeds.noise))
        self._simulations = 0
        deadline = perf_counter() + narrow_after
        self._candidates = self._find_candidates(lambda: perf_counter() > deadline, lookahead)
        self._priors_sum = total(candidate.node.prior for candidate in self._candidates)

    def candidates(self) -> list[Candidate]:
        return self._candidates

    def run(self, goal: int, seconds: float) -> int:
        deadline = perf_counter() + seconds
        nodes = [candidate.node for candidate in self._candidates]
        while self._simulations < goal:
            self._simulate(self._candidates[puct_choice(nodes, self._priors_sum)])
            self._simulations += 1
            if perf_counter() >= deadline:
                break
        return self._simulations

    def go_on(self, state: State, places: Sequence[int], played: int) -> None:
        left = [self._candidates[place] for place in places]
        self._candidates = [Candidate(candidate.actions[played:], candidate.node) for candidate in left]
        self._priors_sum = total(candidate.node.prior for candidate in self._candidates)
        self._state = state
        self._simulations = 0

    def _find_candidates(self, narrow: Callable[[], bool], lookahead: int) -> list[Candidate]:
        """The best turns, in descending order of their evaluation, or all legal actions."""
        state = self._state
        if self._adviser is None:
            turns = self._beam.turns(state, BEAM_WIDTH, distinct=True, narrow=narrow, lookahead=lookahead)
            del turns[MAX_TURNS:]
            if turns:
                values = [HEURISTIC_SCALE * (turn.value - turns[0].value) for turn in turns]
                return [
                    Candidate(turn.actions, Node(exp(value / TEMPERATURE), value))
                    for turn, value in zip(turns, values, strict=True)
                ]
        priors = self._priors(state, list(each(state.legal())), self._noise)
        return [Candidate((action,), Node(prior)) for action, prior in priors.items()]

    def _simulate(self, candidate: Candidate) -> None:
        # Common random numbers: the n-th simulation of every candidate has the same sample and the same chance.
        luck = FastStream(splitmix(self._seed, candidate.node.visits))
        playout_seed = wide_seed(luck)
        dice = RollingDice(luck)
        seat = self._state.seat
        assert seat is not None
        position = self._imagine(seat, dice)
        cast(Playable, position).dice = dice
        for action in candidate.actions:
            position.play(action)
        node = candidate.node
        path = [(node, seat)]
        while node.visits and (mover := position.seat) is not None:
            actions = list(each(position.legal()))
            if missing := [action for action in actions if action not in node.children]:
                priors = self._priors(position, missing, playout_seed)
                node.children |= {action: Node(prior) for action, prior in priors.items()}
            nodes = [node.children[action] for action in actions]
            action = actions[puct_choice(nodes, total(node.prior for node in nodes))]
            position.play(action)
            node = node.children[action]
            path.append((node, mover))
        if position.seat is None:
            totals = position.totals()
        else:
            chance = RollingDice(FastStream(playout_seed))
            (totals,) = position.playouts(chance, 1, position.game.policies[-1])
        values = outcome_values(totals)
        for node, mover in path:
            node.visits += 1
            node.value += values[mover]

    def _imagine(self, seat: int, dice: Dice) -> State:
        return self._state.imagine(seat, dice)

    def _priors(self, position: State, actions: Sequence[int], seed: int) -> dict[int, float]:
        """The prior probability of each action: a softmax over evaluations, mixed with the adviser's choice.

        Whatever the trials draw begins with the seed, and takes nothing from the chance of the position.
        """
        mover = position.seat
        assert mover is not None
        evaluate = self._beam.evaluation(position.game.name)
        values = []
        for action in actions:
            after = position.copy()
            cast(Playable, after).dice = RollingDice(FastStream(seed))
            after.play(action)
            values.append(evaluate(after, mover))
        most = max(values)
        # If all actions are pruned, they are equally likely.
        weights = [exp((value - most) / TEMPERATURE) if most > PRUNED else 1.0 for value in values]
        whole = total(weights)
        advised = self._adviser(position, self._advice) if self._adviser is not None else -1
        share = 1 - ADVISER_PRIOR if advised in actions else 1.0
        return {
            action: share * weight / whole + (1 - share) * (action == advised)
            for action, weight in zip(actions, weights, strict=True)
        }


def total(numbers: Iterable[float]) -> float:
    """The sum, added up one by one; ``sum`` rounds in another way from Python 3.12 on."""
    found = 0.0
    for number in numbers:
        found += number
    return found


def puct_choice(nodes: Sequence[Node], priors: float) -> int:
    """The place of the node to visit next by PUCT; ``priors`` is the sum of the priors of all nodes.

    Candidate turns come in descending order of heuristic value and prior, so of the unvisited ones only the first is
    considered: no other can have a higher score.
    """
    if nodes[0].heuristic > PRUNED:
        nodes = nodes[: next((place for place, node in enumerate(nodes) if not node.visits), len(nodes)) + 1]
    visits = sum(node.visits for node in nodes)
    exploration = EXPLORATION * sqrt(visits + 1) / (priors or 1.0)
    scores = [
        value + exploration * node.prior / (1 + node.visits)
        for node, value in zip(nodes, estimated_values(nodes), strict=True)
    ]
    return scores.index(max(scores))


def estimated_values(nodes: Sequence[Node]) -> list[float]:
    """The mean value of each node, shrunk towards its heuristic value, or towards first-play urgency without one."""
    visits = sum(node.visits for node in nodes)
    mean = total(node.value for node in nodes) / visits if visits else 0.0
    highest = max(node.heuristic for node in nodes)
    estimates = []
    for node in nodes:
        if node.heuristic == PRUNED:
            estimates.append((node.value + mean - UNVISITED_PENALTY) / (node.visits + 1))
        else:
            expected = mean + (node.heuristic - highest) / LEAD_SCALE
            estimates.append((node.value + VIRTUAL_VISITS * expected) / (node.visits + VIRTUAL_VISITS))
    return estimates


def final_choice(nodes: Sequence[Node]) -> int:
    """The place of the node to play: the highest estimated value among turns, the most visits among single actions."""
    are_turns = nodes[0].heuristic > PRUNED
    values = estimated_values(nodes) if are_turns else [node.visits + node.prior for node in nodes]
    return values.index(max(values))


def outcome_values(totals: Sequence[int]) -> list[float]:
    """The value of final points to each seat, from -1 to 1, by the lead over the best opponent."""
    values = []
    for seat, own in enumerate(totals):
        others = max(other for place, other in enumerate(totals) if place != seat)
        values.append(tanh((own - others) / LEAD_SCALE))
    return values
