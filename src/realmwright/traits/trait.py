"""What a finished game had for each seat, so that somebody can be told how they do with it: a tile, a card, an opening.

What is worth telling depends on the game: a package registers a function for its game as an entry point in
``realmwright.traits``, and names each kind of trait by a message ``trait-<kind>`` of the game. A game without such a
function has no traits.
"""

from collections import deque
from collections.abc import Callable
from typing import Final, NamedTuple, TypeAlias

from realmwright.game import Event, Registry, Seats, State
from realmwright.record import Record


class Trait(NamedTuple):
    """One thing, or several together, that a seat had in a game."""

    kind: str
    things: tuple[str, ...]
    """The messages of the game that name them: ``tile-oracle``."""


FindTraits: TypeAlias = Callable[[Record], Seats[list[Trait]]]
"""Finds the traits of each seat in a finished game, each at most once."""

finders: Final[Registry[FindTraits]] = Registry("realmwright.traits", "finder of traits")
"""What finds the traits of a game, by the name of the game (group ``realmwright.traits``)."""


def traits_of(record: Record) -> Seats[list[Trait]]:
    """The traits of each seat in a recorded game. Raises BadRecord if it cannot be replayed."""
    game = record.game.name
    return finders[game](record) if game in finders else [[] for _ in range(record.players)]


def played(record: Record) -> tuple[State, list[Event]]:
    """The end of a recorded game, and everything that happened in it."""
    events: list[Event] = []
    return deque(record.states(events), maxlen=1).pop(), events


def seat_of(event: Event) -> int:
    """The seat that an event is about."""
    seat = event.args["seat"]
    assert isinstance(seat, int)
    return seat
