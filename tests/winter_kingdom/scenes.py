"""Positions of random games in which much happens: talents are bought and used, and forts are built."""

from collections.abc import Iterator, Mapping
from itertools import count

from realmwright.bits import each
from realmwright.dice import FastDice, Stream
from realmwright.game import Json
from realmwright.rules.winter_kingdom import game
from realmwright.rules.winter_kingdom.state import State

TRADE = ("use", "buy", "upgrade", "extra", "salvage")

MIXTURES: tuple[Mapping[str, Json], ...] = (
    {"twist": "none", "economy": "agriculture"},
    {"twist": "islands", "more_twists": ["roads", "settlers"], "economy": "highlands", "top_board": "SW"},
    {"twist": "wolves", "more_twists": ["dead end", "innovation"], "economy": "salvage"},
    {"twist": "bargain", "economy": "pioneers", "cards": ["longhouses", "surveyors", "lords"], "direction": "rising"},
)
"""Options of games that differ in what there is to be seen."""


def lively(state: State, stream: Stream) -> int:
    """An action: often one about talents, seldom a fort."""
    actions = {action: state.say(action).split()[0] for action in each(state.legal())}
    trade = [action for action, verb in actions.items() if verb in TRADE]
    forts = [action for action, verb in actions.items() if verb == "fort"]
    plain = [action for action in actions if action not in trade and action not in forts] or [*actions]
    choices = (trade, trade, forts, plain, plain, plain)[stream.below(6)] or plain
    return choices[stream.below(len(choices))]


def positions(players: int, seed: int, every: int) -> Iterator[State]:
    """Some positions of a game: after so many actions each, where something is asked for the first time, the last."""
    stream = FastDice(seed).stream("positions")
    state = game.new(players, seed, MIXTURES[seed % len(MIXTURES)])
    asked: set[str] = set()
    for step in count():
        kind = state.prompt().kind
        if step % every == 0 or kind not in asked:
            yield state
        asked.add(kind)
        if state.over:
            return
        state.play(lively(state, stream))
