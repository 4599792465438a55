"""The bot that grows a tree of what may happen, and looks most where it seems best.

It begins with the most promising ways to play its own turn, or where a game has an adviser, with its single actions.
Each simulation imagines anew what the bot cannot know, plays one of them, walks on down a tree of single actions that
others and it itself may choose next, as far as it has been, and plays the rest of the game by the game's cleverest
policy. What an action leads to depends on what was imagined, so a node stands for what the bot would know: the actions
that led to it. (This is single-observer information set tree search; Cowling, Powley, Whitehouse 2012.) Before anything
is known of a turn or an action, it counts as much as the greedy evaluation promises of it.
"""

from collections.abc import Iterable, Sequence
from math import exp, sqrt, tanh
from typing import Final, NamedTuple, TypeAlias

from realmwright.bits import each, lowest
from realmwright.bots import Adviser, adviser_for
from realmwright.bots.budget import Budget, Spending
from realmwright.bots.turns import NEVER, Thoughts
from realmwright.dice import FastDice, wide_seed
from realmwright.game import State
from realmwright.playouts import splitmix

USUAL: Final = Budget(seconds=1.0)
WIDTH: Final = 96
"""How many half-finished turns are thought through further before the search begins,"""
TURNS: Final = 192
"""and how many whole ones may be looked into."""
PREPARATION: Final = 0.3
"""How much of a time may go by with that."""
ADVICE: Final = 0.75
"""How much an action counts that the game's adviser would play."""
CURIOSITY: Final = 1.0
"""How much is tried that does not look best so far."""
TRUST: Final = 0.4
"""How many points a turn is thought to bring more than another for each that it promises more."""
FAITH: Final = 16
"""So many simulations of a turn weigh as much as this thought."""
DOUBT: Final = 0.1
"""How much worse than others an action is thought to be of which nothing is known; one simulation weighs as much."""
WARMTH: Final = 2.0
"""By how many points a turn or an action must promise less to count e times less."""
LEAD: Final = 12.0
"""A lead of so many points is most of a victory."""


class Node:
    """What is known of an action in the tree, or of a whole turn."""

    __slots__ = ("after", "hope", "prior", "value", "visits")

    def __init__(self, prior: float, hope: float = NEVER) -> None:
        self.prior = prior
        self.hope = hope
        """Of a turn that was thought through."""
        self.visits = 0
        self.value = 0.0
        """The sum of what it brought to whoever chose it."""
        self.after: dict[int, Node] = {}


class Way(NamedTuple):
    """A way to play on."""

    actions: tuple[int, ...]
    node: Node


Moment: TypeAlias = tuple[int, int, int]


class Kept(NamedTuple):
    """What was found out about the rest of the turn."""

    moment: Moment
    """When it is still true."""
    ways: list[Way]
    share: float
    """How much of the simulations went these ways."""


class Search:
    """Information set tree search."""

    def __init__(self, seed: int = 0, budget: Budget = USUAL) -> None:
        self._stream = FastDice(seed).stream("search bot")
        self._thoughts = Thoughts(self._stream)
        self._budget = budget
        self._adviser: Adviser | None = None
        self._kept: Kept | None = None
        self._worlds = 0
        """Where the chance of the simulations begins."""

    def choose(self, state: State) -> int:
        legal = state.legal()
        seat = state.seat
        if seat is None or legal & (legal - 1) == 0:
            return lowest(legal)
        self._adviser = adviser_for(state.game.name)
        kept = self._kept if self._kept is not None and self._kept.moment == moment(state) else None
        spending = self._budget.begin(kept.share if kept is not None else 0.0)
        ways = kept.ways if kept is not None else self._ways(state, spending)
        nodes = [way.node for way in ways]
        priors = sum(node.prior for node in nodes)
        while len(ways) > 1 and spending.share < 1:
            self._simulate(state, seat, ways[chosen(nodes, priors)])
            spending.spend()
        way = ways[best(nodes)]
        self._kept = followed(state, way.actions[0], ways)
        return way.actions[0]

    def _ways(self, state: State, spending: Spending) -> list[Way]:
        """What is looked into: turns, the most promising first, or all actions."""
        self._worlds = wide_seed(self._stream)
        if self._adviser is None:
            turns = self._thoughts.turns(state, WIDTH, distinct=True, enough=lambda: spending.share > PREPARATION)
            turns = turns[:TURNS]
            if turns:
                hopes = [TRUST * (turn.value - turns[0].value) for turn in turns]
                return [
                    Way(turn.actions, Node(exp(hope / WARMTH), hope)) for turn, hope in zip(turns, hopes, strict=True)
                ]
        return [Way((action,), Node(prior)) for action, prior in self._priors(state, each(state.legal())).items()]

    def _simulate(self, state: State, seat: int, way: Way) -> None:
        # All ways meet the same chances, one after the other: what differs is what they do.
        chance = FastDice(splitmix(self._worlds, way.node.visits))
        position = state.imagine(seat, chance)
        for action in way.actions:
            position.play(action)
        node = way.node
        path = [(node, seat)]
        while node.visits and (mover := position.seat) is not None:
            legal = position.legal()
            if unknown := [action for action in each(legal) if action not in node.after]:
                node.after |= {action: Node(prior) for action, prior in self._priors(position, unknown).items()}
            actions = list(each(legal))
            nodes = [node.after[action] for action in actions]
            action = actions[chosen(nodes, sum(node.prior for node in nodes))]
            position.play(action)
            node = node.after[action]
            path.append((node, mover))
        if position.seat is None:
            totals = position.totals()
        else:
            (totals,) = position.playouts(chance, 1, state.game.policies[-1])
        values = standings(totals)
        for node, mover in path:
            node.visits += 1
            node.value += values[mover]

    def _priors(self, position: State, actions: Iterable[int]) -> dict[int, float]:
        """How much each action counts before it was tried; together 1."""
        mover = position.seat
        assert mover is not None
        outlook = self._thoughts.outlook(position.game.name)
        promised = {}
        for action in actions:
            after = position.copy()
            after.play(action)
            promised[action] = outlook(after, mover)
        most = max(promised.values())
        # If none is worth a thought, all are.
        weights = {action: exp((value - most) / WARMTH) if most > NEVER else 1.0 for action, value in promised.items()}
        advised = self._adviser(position, self._stream) if self._adviser is not None else -1
        share = 1 - ADVICE if advised in weights else 1.0
        total = sum(weights.values())
        return {
            action: share * weight / total + (1 - share) * (action == advised) for action, weight in weights.items()
        }


def chosen(nodes: Sequence[Node], priors: float) -> int:
    """Which to look into next: good as far as one can tell, promising, or hardly looked into.

    ``priors`` is the sum of them all. Turns, of which there may be many, come in the order of what they promise: so of
    those that were never looked into, the first is as good a choice as any.
    """
    if nodes[0].hope > NEVER:
        nodes = nodes[: next((place for place, node in enumerate(nodes) if not node.visits), len(nodes)) + 1]
    visits = sum(node.visits for node in nodes)
    curiosity = CURIOSITY * sqrt(visits + 1) / (priors or 1.0)
    values = [
        value + curiosity * node.prior / (1 + node.visits) for node, value in zip(nodes, estimates(nodes), strict=True)
    ]
    return values.index(max(values))


def estimates(nodes: Sequence[Node]) -> list[float]:
    """What each of them brings: what simulations say, and before there are many, what was thought before."""
    visits = sum(node.visits for node in nodes)
    usual = sum(node.value for node in nodes) / visits if visits else 0.0
    highest = max(node.hope for node in nodes)
    found = []
    for node in nodes:
        if node.hope == NEVER:
            found.append((node.value + usual - DOUBT) / (node.visits + 1))
        else:
            expected = usual + (node.hope - highest) / LEAD
            found.append((node.value + FAITH * expected) / (node.visits + FAITH))
    return found


def best(nodes: Sequence[Node]) -> int:
    """Which is thought to bring most; if nothing was thought before, which was looked into most."""
    thought = nodes[0].hope > NEVER
    values = estimates(nodes) if thought else [node.visits + node.prior for node in nodes]
    return values.index(max(values))


def standings(totals: list[int]) -> list[float]:
    """What final points are worth to each seat: from -1, lost by far, to 1."""
    values = []
    for seat, own in enumerate(totals):
        others = max(other for place, other in enumerate(totals) if place != seat)
        values.append(tanh((own - others) / LEAD))
    return values


def followed(state: State, action: int, ways: Sequence[Way]) -> Kept | None:
    """What is known of the next real choice after an action, if it is one of the same turn."""
    after = state.copy()
    total = sum(way.node.visits for way in ways) or 1
    legal = 1 << action
    while legal & (legal - 1) == 0:
        action = lowest(legal)
        ways = [Way(way.actions[1:], way.node) for way in ways if way.actions[0] == action and len(way.actions) > 1]
        if not ways:
            return None
        after.play(action)
        legal = after.legal()
    return Kept(moment(after), list(ways), sum(way.node.visits for way in ways) / total)


def moment(state: State) -> Moment:
    """What tells whether a position is one that was foreseen."""
    return state.turns, state.secrets, state.legal()
