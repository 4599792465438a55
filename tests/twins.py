"""Twins: two positions of one game that somebody cannot tell apart, and that differ in what is hidden from them."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from realmwright import bits
from realmwright.dice import FastDice, Stream, shuffled
from realmwright.game import Event, Json, State, games
from tests.speeds import LIVELY

SIMILAR: Final = 6
"""So many other actions are tried that may look like the one that was played."""


def walk(
    name: str, players: int, options: Mapping[str, Json], seat: int | None, seed: int
) -> Iterator[tuple[Any, Any]]:
    """A game and, beside it, one that this seat cannot tell from it: it saw and heard the same of both.

    Others act in both as far as that looks the same, by different actions if possible. Where something comes out that
    tells the two apart, the second one is imagined anew.
    """
    one: Any = games[name].new(players, seed, options)
    stream = FastDice(seed).stream("twins")
    other: Any = one.imagine(seat, FastDice(stream.below(2**32)))
    while one.seat is not None:
        yield one, other
        heard, played = play(one, LIVELY[name](one, stream), seat)
        told = (heard, one.view(seat), one.known_seat(seat))
        for action in alike(played, other, seat, stream):
            copy = other.copy()
            if (play(copy, action, seat)[0], copy.view(seat), copy.known_seat(seat)) == told:
                other = copy
                break
        else:
            other = one.imagine(seat, FastDice(stream.below(2**32)))
    yield one, other


def play(state: State, action: int, seat: int | None) -> tuple[list[Event], tuple[str, bool]]:
    """Play an action: what a seat hears of it, and what it was and whether that seat played it."""
    said, own = state.say(action), state.seat == seat
    journal: list[Event] = []
    state.journal = journal
    state.play(action)
    state.journal = None
    return [event for event in journal if event.audience in (None, seat)], (said, own)


def alike(played: tuple[str, bool], state: State, seat: int | None, stream: Stream) -> Sequence[int]:
    """The legal actions that may look like one that was played: those with the same verb, the same one last."""
    said, own = played
    legal = {state.say(action): action for action in bits.each(state.legal())}
    if state.seat is None or own != (state.seat == seat):
        return ()
    same = [legal[said]] if said in legal else []
    if own:
        return same
    verb = said.partition(" ")[0]
    others = [action for text, action in legal.items() if text != said and text.partition(" ")[0] == verb]
    return [*shuffled(stream, others)[:SIMILAR], *same]
