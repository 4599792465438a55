"""A search whose positions are judged in Python instead of being played out: the place where a network goes.

    python examples/judged_search.py [GAME]

It needs compiled rules. The judge here is no network: it takes the lead in points for the value of a position, and all
actions are equally likely to it. So it knows little, but it shows what a judge is asked and what it answers.
"""

import sys
from collections.abc import Sequence
from math import inf, tanh

import realmwright
from realmwright.bots.compiled_tree import CompiledTree, Judgement, Leaf, plant
from realmwright.bots.tree import Seeds, final_choice
from realmwright.bots.turns import lead
from realmwright.dice import FastDice
from realmwright.game import State

SIMULATIONS = 400
BATCH = 32
"""How many leaves are judged at once; a network is quickest with many."""


def judge(leaves: Sequence[Leaf]) -> list[Judgement]:
    """The value of each position to all seats, from -1 to 1, and a prior for each action that has none yet."""
    return [
        Judgement(
            values=[tanh(lead(leaf.position, seat) / 12) for seat in range(leaf.position.players)],
            priors=[1 / len(leaf.missing)] * len(leaf.missing),
        )
        for leaf in leaves
    ]


def choose(state: State, seed: int) -> int:
    """The action that a judged search plays, for a position that was imagined by the seat to move."""
    tree = plant(state, Seeds(seed, [seed]), inf)
    if not isinstance(tree, CompiledTree):
        sys.exit("the rules of this game are not compiled: `make compiled`")
    tree.judge(SIMULATIONS, judge, BATCH)
    candidates = tree.candidates()
    return candidates[final_choice([candidate.node for candidate in candidates])].actions[0]


def main() -> None:
    """Choose the first action of a game."""
    game = realmwright.games[sys.argv[1] if len(sys.argv) > 1 else "kingdom-builder"]
    state = game.new(players=2, seed=1)
    seat = state.seat
    assert seat is not None
    action = choose(state.imagine(seat, FastDice(2)), 3)
    print(f"of {state.legal().bit_count()} actions: {state.say(action)}")


if __name__ == "__main__":
    main()
