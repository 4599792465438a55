"""The bot that grows a tree of what may happen, and looks most where it seems best.

Each simulation imagines anew what the bot cannot know, walks down the tree by actions that are legal there, to the end
of the turn under way and beyond as far as others have been, and plays the rest of the game by the game's cleverest
policy. What an action leads to depends on what was imagined, so a node stands for what the bot would know: the actions
that led to it. (This is single-observer information set tree search; Cowling, Powley, Whitehouse 2012.) Before anything
is known of an action, it counts as much as the greedy evaluation promises of it: in the own turn of the turns that
begin so, later of the action itself.
"""

from math import exp, sqrt, tanh
from typing import Final, NamedTuple, TypeAlias

from realmwright.bits import each, lowest
from realmwright.bots import Adviser, adviser_for
from realmwright.bots.budget import Budget
from realmwright.bots.turns import NEVER, Thoughts
from realmwright.dice import FastDice, wide_seed
from realmwright.game import State

USUAL: Final = Budget(seconds=1.0)
WIDTH: Final = 16
"""How many half-finished turns are thought through further before the search begins,"""
TURNS: Final = 24
"""and how many whole ones count."""
REST: Final = 0.1
"""How much all other actions of the own turn count together."""
ADVICE: Final = 0.75
"""How much an action counts that the game's adviser would play."""
CURIOSITY: Final = 1.0
"""How much is tried that does not look best so far."""
FAITH: Final = 16
"""So many simulations weigh as much as what the turns promise that begin with an action."""
DOUBT: Final = 0.1
"""How much worse than others an action is thought to be of which nothing is known; one simulation weighs as much."""
WARMTH: Final = 2.0
"""By how many points an action must promise less to count e times less."""
LEAD: Final = 12.0
"""A lead of so many points is most of a victory."""


class Node:
    """What is known of an action in the tree."""

    __slots__ = ("after", "prior", "promise", "value", "visits")

    def __init__(self, prior: float = 0.0, promise: float = NEVER) -> None:
        self.prior = prior
        self.promise = promise
        """What the best turn promises that goes this way, where the turn was thought through."""
        self.visits = 0
        self.value = 0.0
        """The sum of what it brought to whoever chose it."""
        self.after: dict[int, Node] = {}


Moment: TypeAlias = tuple[int, int, int]


class Kept(NamedTuple):
    """What was found out about the rest of the turn."""

    moment: Moment
    """When it is still true."""
    node: Node
    share: float
    """How much of the simulations went this way."""


class Search:
    """Information set tree search over single actions."""

    def __init__(self, seed: int = 0, budget: Budget = USUAL) -> None:
        self._stream = FastDice(seed).stream("search bot")
        self._thoughts = Thoughts(self._stream)
        self._budget = budget
        self._adviser: Adviser | None = None
        self._kept: Kept | None = None

    def choose(self, state: State) -> int:
        legal = state.legal()
        seat = state.seat
        if seat is None or legal & (legal - 1) == 0:
            return lowest(legal)
        self._adviser = adviser_for(state.game.name)
        kept = self._kept if self._kept is not None and self._kept.moment == moment(state) else None
        spending = self._budget.begin(kept.share if kept is not None else 0.0)
        root = kept.node if kept is not None else self._root(state)
        while not root.visits or spending.share < 1:
            self._simulate(state, seat, root)
            spending.spend()
        action = best(root, legal)
        self._kept = followed(state, action, root)
        return action

    def _root(self, state: State) -> Node:
        """The beginning of a tree: the turns that are most promising."""
        root = Node(1.0)
        # Who takes advice does so action by action.
        turns = self._thoughts.turns(state, WIDTH, distinct=True)[:TURNS] if self._adviser is None else []
        for turn in turns:
            weight = exp((turn.value - turns[0].value) / WARMTH)
            node = root
            for action in turn.actions:
                node = node.after.setdefault(action, Node())
                node.prior += weight
                node.promise = max(node.promise, turn.value)
        return root

    def _simulate(self, state: State, seat: int, root: Node) -> None:
        chance = FastDice(wide_seed(self._stream))
        position = state.imagine(seat, chance)
        node = root
        path: list[tuple[Node, int]] = []
        while (mover := position.seat) is not None:
            legal = position.legal()
            if unknown := [action for action in each(legal) if action not in node.after]:
                self._expand(node, position, unknown)
            action = chosen(node, legal)
            position.play(action)
            node = node.after[action]
            path.append((node, mover))
            if not node.visits and (position.seat != seat or position.secrets != state.secrets):
                break
        if position.seat is None:
            totals = position.totals()
        else:
            (totals,) = position.playouts(chance, 1, state.game.policies[-1])
        values = standings(totals)
        root.visits += 1
        for node, mover in path:
            node.visits += 1
            node.value += values[mover]

    def _expand(self, node: Node, position: State, actions: list[int]) -> None:
        """Add actions that were not legal, or not looked at, before."""
        weight, promise = 1.0, NEVER
        if node.after and not node.visits:
            # In a turn that was thought through all others count little.
            weight = REST * sum(child.prior for child in node.after.values())
            promise = min(child.promise for child in node.after.values()) - WARMTH
        for action, prior in self._priors(position, actions).items():
            node.after[action] = Node(weight * prior, promise)

    def _priors(self, position: State, actions: list[int]) -> dict[int, float]:
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


def chosen(node: Node, legal: int) -> int:
    """The action to look into next: good as far as one can tell, promising, or hardly looked into."""
    nodes = [(action, node.after[action]) for action in each(legal)]
    visits = sum(child.visits for _, child in nodes)
    curiosity = CURIOSITY * sqrt(visits + 1) / (sum(child.prior for _, child in nodes) or 1.0)
    found, most = -1, NEVER
    for (action, child), value in zip(nodes, estimates([child for _, child in nodes]), strict=True):
        value += curiosity * child.prior / (1 + child.visits)
        if value > most:
            found, most = action, value
    return found


def estimates(nodes: list[Node]) -> list[float]:
    """What actions of one choice bring: what simulations say, and before there are many, what was thought before."""
    visits = sum(node.visits for node in nodes)
    usual = sum(node.value for node in nodes) / visits if visits else 0.0
    highest = max(node.promise for node in nodes)
    found = []
    for node in nodes:
        if node.promise == NEVER:
            found.append((node.value + usual - DOUBT) / (node.visits + 1))
        else:
            expected = usual + (node.promise - highest) / LEAD
            found.append((node.value + FAITH * expected) / (node.visits + FAITH))
    return found


def standings(totals: list[int]) -> list[float]:
    """What final points are worth to each seat: from -1, lost by far, to 1."""
    values = []
    for seat, own in enumerate(totals):
        others = max(other for place, other in enumerate(totals) if place != seat)
        values.append(tanh((own - others) / LEAD))
    return values


def best(root: Node, legal: int) -> int:
    """The action that is thought to bring most; if nothing was thought before, the one that was looked into most."""
    actions = list(each(legal))
    nodes = [root.after[action] for action in actions]
    values = estimates(nodes) if nodes[0].promise > NEVER else [float(node.visits) for node in nodes]
    return actions[values.index(max(values))]


def followed(state: State, action: int, root: Node) -> Kept | None:
    """What the tree knows of the next real choice, if it is one of the same seat and nothing comes out before."""
    after = state.copy()
    node: Node | None = root
    while node is not None and after.seat == state.seat and after.secrets == state.secrets:
        legal = after.legal()
        if node is not root and legal & (legal - 1):
            return Kept(moment(after), node, node.visits / root.visits)
        action = action if node is root else lowest(legal)
        node = node.after.get(action)
        after.play(action)
    return None


def moment(state: State) -> Moment:
    """What tells whether a position is one that was foreseen."""
    return state.turns, state.secrets, state.legal()
