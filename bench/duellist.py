"""One side of a duel between revisions, in a process of its own: see :mod:`bench.duel`.

``python bench/duellist.py BOT``: a line on standard input says what to do, and each answer is a line.

    new GAME OPTIONS SEED BOT_SEED    begin a game for two; the options are JSON without spaces
    choose                            choose for the seat whose turn it is, play it, and tell the action
    play ACTION                       what the other side has chosen
"""

import json
import sys

from realmwright import games
from realmwright.bots import ask, maker
from realmwright.dice import FastDice
from realmwright.game import State


def told(state: State) -> str:
    """Whose choice it is, or who has won."""
    return f"seat {state.seat}" if state.seat is not None else f"won {json.dumps(state.winners())}"


def main() -> None:
    for line in sys.stdin:
        what, *given = line.split()
        if what == "new":
            name, options, seed, bot_seed = given
            state = games[name].new(2, int(seed), json.loads(options))
            bot = maker(name, sys.argv[1])(int(bot_seed))
            chance = int(bot_seed)
            print(told(state), flush=True)
        elif what == "choose":
            chance += 1
            action = ask(bot, state, FastDice(chance))
            state.play(action)
            print(action, told(state), flush=True)
        else:
            state.play(int(given[0]))
            print(told(state), flush=True)


if __name__ == "__main__":
    main()
