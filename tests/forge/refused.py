"""Good Python that the forge does not compile: each method has something that it must refuse, and say where."""

from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

from realmwright.bits import Actions, Bits
from realmwright.dice import Dice, Stream
from realmwright.game import Event, Seats

BEYOND: Final = 2**64
KNOWN: Final = [1, 2]


def sub(a: int, b: int) -> int:
    return a - b


class State:
    """A position that no compiled rules can have."""

    __slots__ = ("cells", "choices", "coins", "dice", "journal", "last", "points", "rows", "title")
    cells: Bits
    choices: Actions
    coins: list[int]
    dice: Dice
    journal: list[Event] | None
    last: int | None
    points: Seats[int]
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

    def too_narrow_for_the_rest(self) -> Bits:
        found: Bits = self.choices & ~self.cells
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

    def every_second(self) -> list[int]:
        return self.coins[::2]

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

    def parameter_changed(self, items: list[int]) -> list[int]:
        items.append(1)
        return items

    def row_by_entry(self) -> None:
        for row in self.rows:
            row[0] += 1

    def row_unpacked(self) -> None:
        first, second = self.rows
        first.append(second[0])

    def row_of_known(self) -> None:
        KNOWN.append(1)

    def row_returned(self) -> None:
        self._listed().append(1)

    def _listed(self) -> list[int]:
        return self.coins

    def grows_under_another_name(self) -> int:
        coins = self.coins
        for place, coin in enumerate(self.coins):
            if coin > place:
                coins.append(coin)
        return len(coins)

    def shrinks_in_turn(self) -> list[int]:
        return [coin for coin in self.coins if self.coins.pop() > coin]

    def moved_away(self) -> int:
        row = self.rows[0]
        self.rows.append([])
        return len(row)

    def replaced_in_one_branch(self) -> int:
        coins = self.coins
        if len(coins) > 2:
            self.coins = []
        return len(coins)

    def replaced_in_the_round_before(self) -> int:
        coins = self.coins
        count = 0
        while count < 3:
            count += len(coins)
            self.coins = [count]
        return count

    def parameter_replaced(self, items: list[int]) -> list[int]:
        items += [1]
        return items

    def same_row_twice(self) -> list[list[int]]:
        return [[0]] * 2

    def one_more_seat(self) -> None:
        self.points.append(1)

    def one_seat_less(self) -> None:
        del self.points[0]

    def other_seats(self) -> None:
        self.points[1:] = [1, 2]

    def first_and_rest(self) -> list[int]:
        first, *rest = self.coins
        return [first, *rest]

    def sets_in_order(self) -> bool:
        return self.cells < 7

    def largest_set(self) -> Bits:
        return max([self.cells, self.cells >> 1])

    def set_added_to(self) -> None:
        self.cells += 1

    def one_less_than_one(self) -> int:
        found = (1 << len(self.coins)) - 1
        return found.bit_count()

    def tuple_told(self) -> None:
        if self.journal is not None:
            self.journal.append(Event("told", {"pair": (1, 2)}))

    def table_told(self) -> None:
        if self.journal is not None:
            self.journal.append(Event("told", {"table": {"a": 1}}))

    def set_told(self) -> None:
        if self.journal is not None:
            self.journal.append(Event("told", {"cells": self.cells}))

    def beyond_numbers(self) -> int:
        return len(self.coins) + BEYOND

    def kept_in_list(self) -> int:
        found: list[Callable[[int], int]] = [lambda coin: coin + 1]
        return found[0](1)

    def sorted_either_way(self) -> list[int]:
        return sorted(self.coins, reverse=len(self.coins) > 2)

    def never_none(self) -> bool:
        return self.coins[0] is None

    def list_of_perhaps(self) -> list[int]:
        found = [self.last, 3]
        whole: list[int] = found  # type: ignore[assignment]
        return whole

    def perhaps_in_text(self) -> str:
        return f"{self.last}"

    def put_into_list(self) -> None:
        row = [1]
        self.rows.append(row)
        row.append(2)

    def put_into_field(self) -> list[int]:
        mine = [1]
        self.coins = mine
        self.coins.append(2)
        return mine

    def two_fields(self) -> None:
        self.rows[0] = self.coins
        self.coins.append(2)

    def set_spread_out(self) -> list[int]:
        return [0, *set(self.coins)]

    def set_listed(self) -> list[int]:
        return list({coin % 3 for coin in self.coins})

    def sets_compared(self) -> bool:
        return set(self.coins) == set(self.rows[0])

    def dice_kept(self, dice: Dice) -> None:
        self.dice = dice

    def dice_kept_beside(self, dice: Dice) -> None:
        self.dice, self.last = dice, 1

    def dice_handed_on(self, dice: Dice) -> None:
        self.dice = _same(dice)

    def stream_without_a_name(self) -> int:
        return _die(self.dice.stream("die"))


def _die(stream: Stream) -> int:
    return stream.below(6)


def _same(dice: Dice) -> Dice:
    return dice
