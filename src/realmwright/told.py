"""Chance that has been told already: the numbers that a game has drawn so far, and other dice for what is to come.

A game that is moved to another server takes along what chance has brought, but never the secret that would tell what
it is going to bring.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from realmwright.dice import Dice, Stream
from realmwright.game import RealmwrightError


class Untold(RealmwrightError):
    """A game asks its dice for something else than what was told of them."""


class ToldDice:
    """Dice that repeat the numbers told for each purpose, and ask others for purposes that nothing was told of."""

    __slots__ = ("later", "numbers")

    def __init__(self, numbers: Mapping[str, Sequence[int]], later: Dice | None = None) -> None:
        """Without ``later`` nothing can be drawn that was not told."""
        self.numbers = numbers
        self.later = later

    def stream(self, purpose: str) -> Stream:
        told = self.numbers.get(purpose)
        if told is not None:
            return ToldStream(purpose, told)
        if self.later is None:
            raise Untold(f"what the dice say about {purpose!r} was not told")
        return self.later.stream(purpose)

    def describe(self) -> dict[str, Any]:
        numbers = {purpose: list(told) for purpose, told in self.numbers.items()}
        return {"kind": "told", "numbers": numbers, "later": self.later.describe() if self.later else None}

    def __repr__(self) -> str:
        return "ToldDice(<numbers>)"


class ToldStream:
    """The numbers that were told for one purpose."""

    __slots__ = ("_left", "_purpose")

    def __init__(self, purpose: str, numbers: Sequence[int]) -> None:
        self._purpose = purpose
        self._left = iter(numbers)

    def below(self, n: int) -> int:
        number = next(self._left, None)
        if number is None or not 0 <= number < n:
            raise Untold(f"the number told for {self._purpose!r} is missing, or is none of the {n} possible ones")
        return number


class ListeningDice:
    """Dice that remember what they were asked for, and what they have said."""

    __slots__ = ("_dice", "asked")

    def __init__(self, dice: Dice) -> None:
        self._dice = dice
        self.asked: dict[str, list[tuple[int, int]]] = {}
        """By purpose, in the order in which they were first asked for: each number, and how many it could have been."""

    def stream(self, purpose: str) -> Stream:
        heard: list[tuple[int, int]] = []
        if len(self.asked.get(purpose, ())) == 0:
            self.asked[purpose] = heard
        return ListeningStream(self._dice.stream(purpose), heard)

    def describe(self) -> dict[str, Any]:
        return self._dice.describe()

    @property
    def numbers(self) -> dict[str, list[int]]:
        """What they have said, as it can be told."""
        return {purpose: [number for number, _ in heard] for purpose, heard in self.asked.items()}


class ListeningStream:
    """A stream of listening dice."""

    __slots__ = ("_heard", "_stream")

    def __init__(self, stream: Stream, heard: list[tuple[int, int]]) -> None:
        self._stream = stream
        self._heard = heard

    def below(self, n: int) -> int:
        number = self._stream.below(n)
        self._heard.append((number, n))
        return number
