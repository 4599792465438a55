"""Games played at random, a little livelier than chance alone: what invariants are held against."""

from collections.abc import Iterator, Mapping
from typing import Final

from realmwright import bits
from realmwright.dice import FastDice, Stream
from realmwright.game import Event, Json
from realmwright.rules.dominion import game
from realmwright.rules.dominion.content import CATALOGUE
from realmwright.rules.dominion.model.actions import ALL_TREASURES, BUY, END_TURN, PLAY
from realmwright.rules.dominion.state import State

PATIENCE: Final = 3000
"""No game takes so many actions, however badly it is played."""

GAMES: Final[Mapping[str, tuple[int, Mapping[str, Json]]]] = {
    "first edition": (2, {}),
    "first edition, attacks": (4, {"require": ["moat", "militia", "bureaucrat", "spy", "thief", "witch"]}),
    "first edition, asked": (3, {"require": ["moat", "militia", "bureaucrat", "thief", "witch"], "ask": [0, 1, 2]}),
    "first edition, throne room": (
        2,
        {"require": ["throne room", "feast", "library", "remodel", "mine", "chancellor"]},
    ),
    "second edition": (3, {"edition": "second"}),
    "second edition, decks": (
        3,
        {"edition": "second", "require": ["sentry", "harbinger", "artisan", "vassal", "bandit"]},
    ),
    "draft": (3, {"kingdom": "draft"}),
    "mixed": (4, {"mixed": True, "require": ["moat", "library", "throne room", "bureaucrat"]}),
}


def lively(state: State, stream: Stream) -> int:
    """A random action: mostly Actions, then all Treasures, as far as possible; rather dear cards than cheap ones."""
    legal = state.legal()
    playable = legal >> PLAY & CATALOGUE.actions
    if legal >> END_TURN & 1 and playable and stream.below(8):
        # Where all else ends the Action phase, too.
        return PLAY + bits.select(playable, stream.below(playable.bit_count()))
    if legal >> ALL_TREASURES & 1 and stream.below(5):
        return ALL_TREASURES
    size = legal.bit_count()
    return max(bits.select(legal, stream.below(size)), bits.select(legal, stream.below(size)), key=appeal)


def appeal(action: int) -> tuple[int, int]:
    return CATALOGUE.costs[action - BUY] if BUY <= action < BUY + len(CATALOGUE.costs) else 0, action


def positions(name: str, seed: int, journal: list[Event] | None = None) -> Iterator[State]:
    """One state, again and again, as it goes through a game; whoever walks along must not change it."""
    players, options = GAMES[name]
    state = game.new(players, seed, options, journal)
    stream = FastDice(seed).stream("choices")
    yield state
    for _ in range(PATIENCE):
        if state.seat is None:
            return
        state.play(lively(state, stream))
        yield state
    raise AssertionError("the game does not end")
