"""The search bot: information set Monte Carlo tree search over candidate turns.

The root's candidates are the best whole turns that a beam search finds, or, where a game has an adviser, all legal
actions. A simulation samples what the bot cannot know (``imagine``), plays a candidate, descends a tree of single
actions of all seats by PUCT, adds one node, and plays the rest of the game with the game's best policy. What an action
leads to depends on the sample, so a node stands for what the bot would know: the actions that led to it. This is the
single-observer variant of Cowling, Powley and Whitehouse, 2012. Priors come from the game's evaluation function and
its adviser.
"""

from collections.abc import Iterable, Sequence
from math import exp, sqrt, tanh
from typing import Final, NamedTuple, TypeAlias

from realmwright.bits import each, lowest
from realmwright.bots import Adviser, adviser_for
from realmwright.bots.budget import Budget, Spending
from realmwright.bots.turns import PRUNED, BeamSearch
from realmwright.dice import FastDice, wide_seed
from realmwright.game import State
from realmwright.playouts import splitmix

DEFAULT_BUDGET: Final = Budget(seconds=1.0)
BEAM_WIDTH: Final = 96
"""Unfinished turns that the beam search keeps at each step."""
MAX_TURNS: Final = 192
"""Complete turns that become candidates."""
BEAM_SHARE: Final = 0.3
"""The share of the budget after which the beam search narrows."""
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


class Node:
    """The statistics of an action in the tree, or of a candidate at the root."""

    __slots__ = ("children", "heuristic", "prior", "value", "visits")

    def __init__(self, prior: float, heuristic: float = PRUNED) -> None:
        self.prior = prior
        self.heuristic = heuristic
        """Expected final points relative to the best candidate turn; :data:`PRUNED` if the node is no turn."""
        self.visits = 0
        self.value = 0.0
        """The sum of the simulations' values, for the seat that chose the action."""
        self.children: dict[int, Node] = {}


class Candidate(NamedTuple):
    """A turn, or the rest of one, or a single action, that the bot may play."""

    actions: tuple[int, ...]
    node: Node


PositionKey: TypeAlias = tuple[int, int, int]


class SavedSearch(NamedTuple):
    """The part of a search that applies to the next choice of the same turn."""

    key: PositionKey
    """The position that it applies to."""
    candidates: list[Candidate]
    share: float
    """The share of the simulations that these candidates had."""


class Search:
    """Information set Monte Carlo tree search."""

    def __init__(self, seed: int = 0, budget: Budget = DEFAULT_BUDGET) -> None:
        self._stream = FastDice(seed).stream("search bot")
        self._beam = BeamSearch(self._stream)
        self._budget = budget
        self._adviser: Adviser | None = None
        self._saved: SavedSearch | None = None
        self._sample_seed = 0
        """The seed from which the seeds of all simulations of a turn are derived."""

    def choose(self, state: State) -> int:
        legal = state.legal()
        seat = state.seat
        if seat is None or legal & (legal - 1) == 0:
            return lowest(legal)
        self._adviser = adviser_for(state.game.name)
        saved = self._saved if self._saved is not None and self._saved.key == position_key(state) else None
        spending = self._budget.begin(saved.share if saved is not None else 0.0)
        candidates = saved.candidates if saved is not None else self._candidates(state, spending)
        nodes = [candidate.node for candidate in candidates]
        priors = sum(node.prior for node in nodes)
        while len(candidates) > 1 and spending.share < 1:
            self._simulate(state, seat, candidates[puct_choice(nodes, priors)])
            spending.spend()
        chosen = candidates[final_choice(nodes)]
        self._saved = reusable(state, chosen.actions[0], candidates)
        return chosen.actions[0]

    def _candidates(self, state: State, spending: Spending) -> list[Candidate]:
        """The best turns, in descending order of their evaluation, or all legal actions."""
        self._sample_seed = wide_seed(self._stream)
        if self._adviser is None:
            turns = self._beam.turns(state, BEAM_WIDTH, distinct=True, narrow=lambda: spending.share > BEAM_SHARE)
            turns = turns[:MAX_TURNS]
            if turns:
                values = [HEURISTIC_SCALE * (turn.value - turns[0].value) for turn in turns]
                return [
                    Candidate(turn.actions, Node(exp(value / TEMPERATURE), value))
                    for turn, value in zip(turns, values, strict=True)
                ]
        return [Candidate((action,), Node(prior)) for action, prior in self._priors(state, each(state.legal())).items()]

    def _simulate(self, state: State, seat: int, candidate: Candidate) -> None:
        # Common random numbers: the n-th simulation of every candidate uses the same sample and the same chance.
        chance = FastDice(splitmix(self._sample_seed, candidate.node.visits))
        position = state.imagine(seat, chance)
        for action in candidate.actions:
            position.play(action)
        node = candidate.node
        path = [(node, seat)]
        while node.visits and (mover := position.seat) is not None:
            legal = position.legal()
            if unexpanded := [action for action in each(legal) if action not in node.children]:
                node.children |= {action: Node(prior) for action, prior in self._priors(position, unexpanded).items()}
            actions = list(each(legal))
            nodes = [node.children[action] for action in actions]
            action = actions[puct_choice(nodes, sum(node.prior for node in nodes))]
            position.play(action)
            node = node.children[action]
            path.append((node, mover))
        if position.seat is None:
            totals = position.totals()
        else:
            (totals,) = position.playouts(chance, 1, state.game.policies[-1])
        values = outcome_values(totals)
        for node, mover in path:
            node.visits += 1
            node.value += values[mover]

    def _priors(self, position: State, actions: Iterable[int]) -> dict[int, float]:
        """The prior probability of each action: a softmax over evaluations, mixed with the adviser's choice."""
        mover = position.seat
        assert mover is not None
        evaluate = self._beam.evaluation(position.game.name)
        values = {}
        for action in actions:
            after = position.copy()
            after.play(action)
            values[action] = evaluate(after, mover)
        most = max(values.values())
        # If all actions are pruned, they are equally likely.
        weights = {
            action: exp((value - most) / TEMPERATURE) if most > PRUNED else 1.0 for action, value in values.items()
        }
        advised = self._adviser(position, self._stream) if self._adviser is not None else -1
        share = 1 - ADVISER_PRIOR if advised in weights else 1.0
        total = sum(weights.values())
        return {
            action: share * weight / total + (1 - share) * (action == advised) for action, weight in weights.items()
        }


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
    mean = sum(node.value for node in nodes) / visits if visits else 0.0
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


def outcome_values(totals: list[int]) -> list[float]:
    """The value of final points to each seat, from -1 to 1, by the lead over the best opponent."""
    values = []
    for seat, own in enumerate(totals):
        others = max(other for place, other in enumerate(totals) if place != seat)
        values.append(tanh((own - others) / LEAD_SCALE))
    return values


def reusable(state: State, action: int, candidates: Sequence[Candidate]) -> SavedSearch | None:
    """What the search found out about the next real choice after an action, if that belongs to the same turn."""
    after = state.copy()
    total = sum(candidate.node.visits for candidate in candidates) or 1
    legal = 1 << action
    while legal & (legal - 1) == 0:
        action = lowest(legal)
        candidates = [
            Candidate(candidate.actions[1:], candidate.node)
            for candidate in candidates
            if candidate.actions[0] == action and len(candidate.actions) > 1
        ]
        if not candidates:
            return None
        after.play(action)
        legal = after.legal()
    visits = sum(candidate.node.visits for candidate in candidates)
    return SavedSearch(position_key(after), list(candidates), visits / total)


def position_key(state: State) -> PositionKey:
    """Identifies a position within a turn, well enough to tell whether a saved search applies to it."""
    return state.turns, state.secrets, state.legal()
