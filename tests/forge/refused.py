"""Good Python that the forge does not compile: each method has something that it must refuse, and say where."""

from collections.abc import Callable
from contextlib import suppress
from typing import Any

from realmwright.bits import Actions, Bits
from realmwright.dice import Dice
from realmwright.game import Event


def sub(a: int, b: int) -> int:
    return a - b


class State:
    """A position that no compiled rules can have."""

    __slots__ = ("cells", "choices", "coins", "dice", "journal", "last", "rows", "title")
    cells: Bits
    choices: Actions
    coins: list[int]
    dice: Dice
    journal: list[Event] | None
    last: int | None
    rows: list[list[int]]
    title: str

    # What it has no words for

    def tried(self) -> int:
        try:
            return self.coins[0]
        except IndexError:
            return 0

    def within(self) -> None:
        with suppress(IndexError):
            self.coins.pop()

    def inner(self) -> int:
        def more(x: int) -> int:
            return x + 1

        return more(self.coins[0])

    def walrus(self) -> int:
        return count if (count := len(self.coins)) else -1

    def matched(self) -> int:
        match self.coins[0]:
            case 1:
                return 2
        return 3

    def forgotten(self) -> int:
        count = len(self.coins)
        del count
        return 1

    def made_by_key(self) -> dict[str, int]:
        return {f"{coin}": coin for coin in self.coins}

    # Values of other kinds

    def half(self) -> bool:
        return len(self.coins) > 2.5

    def power(self) -> int:
        found: int = 2 ** len(self.coins)
        return found

    def shouted(self) -> str:
        return self.title.upper()

    def letter(self) -> str:
        return self.title[0]

    def letters(self) -> list[str]:
        return [*self.title]

    def too_narrow(self) -> Bits:
        found: Bits = self.choices
        return found

    def set_less_one(self) -> Bits:
        rest: Bits = self.cells - 1
        return rest

    def both(self) -> int:
        thing: Any = self.coins
        thing = 3
        return int(thing)

    # Functions and methods that are not there

    def divided(self) -> tuple[int, int]:
        return divmod(self.coins[0], 3)

    def mapped(self) -> list[int]:
        return [*map(abs, self.coins)]

    def asked_for_kind(self) -> bool:
        return isinstance(self.title, str)

    def sorted_by(self) -> list[int]:
        return sorted(self.coins, key=lambda coin: -coin)

    def any_step(self) -> list[int]:
        return [*range(0, 10, len(self.coins))]

    def called_by_nobody(self) -> int:
        found: Callable[[int], int] = lambda coin: coin + self.nothing  # type: ignore[attr-defined] # noqa: E731
        return found(2)

    def missing(self) -> int:
        return sub(self.coins[0])  # type: ignore[call-arg]

    def no_field(self) -> int:
        return self.nothing  # type: ignore[attr-defined, no-any-return]

    # What would mean something else

    def formatted(self) -> str:
        return f"{self.coins[0]:03}"

    def flag_in_text(self) -> str:
        found = len(self.coins) > 2
        return f"{found}"

    def as_written(self) -> str:
        return f"{self.title!r}"

    def counted_from(self) -> list[int]:
        return [place for place, _ in enumerate(self.coins, start=5)]

    def every_second(self) -> list[int]:
        return self.coins[::2]

    def without_break(self) -> int:
        count = 0
        while count < 3:
            count += 1
        else:
            count = 100
        return count

    def summed_from(self) -> int:
        return sum(self.coins, 50)

    def largest_by(self) -> int:
        return max(len(self.coins), -7, key=lambda n: n * n)

    def all_below(self) -> Bits:
        count = len(self.coins) + 70
        return self.cells & (1 << count) - 1

    def rows_changed(self) -> None:
        for row in self.rows:
            row.append(1)

    def grows_meanwhile(self) -> None:
        for coin in self.coins:
            if coin > 1:
                self.coins.append(coin - 1)

    def kept_apart(self) -> list[int]:
        before = self.coins
        self.coins = [0]
        return before

    def lambda_kept(self) -> int:
        more: Callable[[int], int] = lambda coin: coin + len(self.coins)  # noqa: E731
        return more(2)

    def all_given(self) -> int:
        return sub(*self.coins[:2])

    def entry_added_to(self) -> dict[str, int]:
        found: dict[str, int] = {"a": 1}
        found["a"] += 2
        return found

    def parameter_changed(self, items: list[int]) -> list[int]:
        items.append(1)
        return items
