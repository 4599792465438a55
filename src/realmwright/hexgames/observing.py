"""The numbers of observations that the games on hexes share: whole numbers, which observers divide by their scales.

They are compiled with the rules. The seats are always in turn order, starting with the observing one.
"""

from typing import Protocol

from realmwright.hexgames.terrain_deck import Piled


class HexPosition(Piled, Protocol):
    """A position of a hex game with terrain cards."""

    turns: int
    ending: bool
    over: bool

    @property
    def start(self) -> int:
        """The seat that began."""
        ...

    @property
    def shown_seat(self) -> int | None:
        """The seat whose terrain cards are face up."""
        ...

    @property
    def seat(self) -> int | None: ...


def seats_from(first: int, players: int) -> list[int]:
    """All seats in turn order, starting with this one."""
    return [(first + way) % players for way in range(players)]


def one_hot(chosen: int, count: int) -> list[int]:
    """A one in one of so many places, or nowhere if there is no such place."""
    numbers = [0] * count
    if 0 <= chosen < count:
        numbers[chosen] = 1
    return numbers


def standing(state: HexPosition, seats: list[int]) -> list[int]:
    """The progress of the game, the seat that began, the seat whose turn it is, and the seat to move."""
    first = seats[0]
    players = len(seats)
    numbers = [(state.turns - 1) // players, 1 if state.ending else 0, 1 if state.over else 0]
    numbers += one_hot((state.start - first) % players, players)
    numbers += one_hot((state.turn - first) % players, players)
    asked = state.seat
    numbers += one_hot(-1 if asked is None else (asked - first) % players, players)
    return numbers


def terrain_cards(state: HexPosition, seats: list[int], kinds: int) -> list[int]:
    """Terrain cards by kind: own ones, open ones, discarded ones, those in the pile or in newer hands, those in older
    hands; and the size of the pile.

    Whoever counts knows which cards they have not seen. As the pile is made of open discards now and then, they know,
    too, which of them the hands must hold that are older than the pile, only not who holds which.
    """
    own = [0] * kinds
    for card in state.hand[seats[0]]:
        own[card] += 1
    shown = [0] * kinds
    open_seat = state.shown_seat
    if open_seat is not None:
        for card in state.hand[open_seat]:
            shown[card] += 1
    recent = counts(state.deck, kinds)
    older = [0] * kinds
    for seat in seats[1:]:
        if open_seat is None or seat != open_seat:
            for card, shuffle in zip(state.hand[seat], state.dealt[seat], strict=True):
                if shuffle == state.shuffles:
                    recent[card] += 1
                else:
                    older[card] += 1
    return own + shown + counts(state.discard, kinds) + recent + older + [len(state.deck)]


def older_cards(state: HexPosition, seats: list[int]) -> list[int]:
    """How many terrain cards of each seat are older than the pile."""
    found = [0] * len(seats)
    for way, seat in enumerate(seats):
        for shuffle in state.dealt[seat]:
            if shuffle != state.shuffles:
                found[way] += 1
    return found


def counts(things: tuple[int, ...], kinds: int) -> list[int]:
    """How many there are of each kind."""
    numbers = [0] * kinds
    for thing in things:
        numbers[thing] += 1
    return numbers
