"""Good Python that would mean something else in C++: the forge refuses each method, and says where."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from realmwright.bits import Actions, Bits, each, lowest, select
from realmwright.dice import Dice
from realmwright.game import Event

WITHOUT_FIRST: Final = ~1


class Pair(NamedTuple):
    one: int
    two: int


def longest(rows: list[list[int]]) -> list[int]:
    return rows[0] if len(rows[0]) > len(rows[1]) else rows[1]


class State:
    """A position that no compiled rules can have."""

    __slots__ = ("cells", "choices", "coins", "dice", "journal", "last", "marks", "rows", "seat", "table", "title")
    cells: Bits
    choices: Actions
    coins: list[int]
    dice: Dice
    journal: list[Event] | None
    last: int | None
    marks: int
    rows: list[list[int]]
    seat: int
    table: dict[str, int]
    title: str

    # Members of sets, shifted into numbers

    def shifted_by_hex(self) -> int:
        seen: int = 0
        for cell in each(self.cells):
            seen |= 1 << cell
        return seen.bit_count()

    def shifted_by_neighbour(self) -> None:
        for cell in each(self.cells):
            self.marks |= 1 << cell + 1

    def shifted_by_lowest(self) -> int:
        first = lowest(self.cells)
        found: int = 1 << first
        return found

    def shifted_by_action(self) -> int:
        action = select(self.choices, 0)
        return self.marks & 1 << action

    def shifted_in_comprehension(self) -> int:
        return sum([1 << cell for cell in each(self.cells)]) | self.marks

    # Sets and numbers

    def number_as_set(self) -> None:
        self.cells = self.marks

    def number_handed_as_set(self) -> int:
        return self._size(self.marks)

    def _size(self, cells: Bits) -> int:
        return cells.bit_count()

    def set_as_number(self) -> None:
        self.marks = self.cells

    def actions_as_hexes(self) -> None:
        self.cells = self.choices

    def opposite_kept(self) -> None:
        self.cells = ~self.cells

    def opposite_joined(self) -> Bits:
        return self.cells | ~(self.cells >> 1)

    def opposite_counted(self) -> int:
        return (~self.cells).bit_count()

    def negative_joined(self) -> Bits:
        return self.cells | -4

    def shifted_against_negative(self) -> Bits:
        return ~self.cells & WITHOUT_FIRST

    def sign_of_nothing(self) -> int:
        return +self.marks

    # Order

    def both_change(self) -> int:
        self.rows[self._next()][0] += self._next()
        return 1

    def index_moves(self) -> None:
        self.coins[self.seat] += self._next()

    def _next(self) -> int:
        self.seat += 1
        return self.seat

    def compared_with_changing(self) -> bool:
        return self.seat in (self._next(), self._next())

    def default_changes(self) -> int:
        return max(self.coins, default=self._next())

    def fields_out_of_order(self) -> Pair:
        return Pair(two=self._next(), one=self._next())

    # Generators, which run when they are asked

    def counting(self) -> Iterator[int]:
        while self.seat < 9:
            self.seat += 1
            yield self.seat

    def kept_generator(self) -> int:
        doubled = (2 * coin for coin in self.coins)
        self.coins.append(1)
        return sum(doubled)

    def handed_generator(self) -> int:
        return self._added(coin for coin in self.coins)

    def _added(self, items: Iterator[int]) -> int:
        return sum(items)

    def loop_over_generator(self) -> list[int]:
        found: list[int] = []
        for coin in (self.seat + coin for coin in self.coins):
            self.seat += coin
            found.append(coin)
        return found

    def asked_meanwhile(self) -> int:
        for coin in self._positive():
            self.seat += coin
        return self.seat

    def _positive(self) -> Iterator[int]:
        for coin in self.coins:
            if coin > self.seat:
                yield coin

    # Python's sets

    def through_set(self) -> list[int]:
        found: list[int] = []
        for coin in set(self.coins):
            found.append(coin)
        return found

    def through_set_variable(self) -> list[int]:
        kinds = {coin % 3 for coin in self.coins}
        return [kind + 1 for kind in kinds]

    def through_annotated_set(self, kinds: set[int]) -> list[int]:
        return [kind + 1 for kind in kinds]

    def first_of_set(self) -> int:
        one, two = set(self.coins)
        return one - two

    def set_variables_compared(self) -> bool:
        kinds = set(self.coins)
        others = set(self.rows[0])
        return kinds == others

    def best_of_set(self) -> int:
        return max(set(self.coins), key=lambda coin: coin % 3)

    # Lists with two names

    def either_list(self) -> None:
        row = self.coins if self.seat else self.rows[0]
        row.append(1)

    def one_or_other(self) -> None:
        row = self.coins or self.rows[0]
        row.append(1)

    def returned_then_changed(self) -> None:
        row = self._first()
        row.append(1)

    def _first(self) -> list[int]:
        return self.rows[0]

    def returned_and_changed_there(self) -> int:
        row = self._first()
        self.rows[0].append(1)
        return len(row)

    def returned_by_function(self) -> None:
        row = longest(self.rows)
        row.append(1)

    def kept_by_function(self) -> None:
        row = [1]
        self._keep(row)
        row.append(2)

    def _keep(self, row: list[int]) -> None:
        self.rows.append(row)

    def changed_by_function(self) -> int:
        for coin in self.coins:
            self._spend(coin)
        return len(self.coins)

    def _spend(self, coin: int) -> None:
        self.coins.append(coin)

    def replaced_by_function(self) -> int:
        coins = self.coins
        self._reset()
        return len(coins)

    def _reset(self) -> None:
        self.coins = [0]

    def handed_and_changed(self) -> int:
        return self._doubled(self.coins)

    def _doubled(self, coins: list[int]) -> int:
        for coin in coins:
            self.coins.append(coin)
        return len(coins)

    def entry_moved_by_function(self) -> int:
        row = self.rows[0]
        self._keep([1])
        return len(row)

    def written_out(self) -> list[list[int]]:
        found = [self.coins, self.rows[0]]
        self.coins.append(1)
        return found

    def several_names(self) -> list[int]:
        one = two = [1]
        one.append(2)
        return two

    def several_places(self) -> None:
        self.coins = self.rows[0] = [1]

    def keys_kept(self) -> int:
        keys = self.table.keys()
        self.table["new"] = 1
        return len(keys)

    def grows_as_dictionary(self) -> None:
        for key in self.table:
            self.table[f"{key}!"] = 1

    def told_and_changed(self) -> None:
        seen = [1]
        if self.journal is not None:
            self.journal.append(Event("seen", {"coins": seen}))
        seen.append(2)

    def another_position(self) -> int:
        other = self
        other.seat = 3
        return self.seat

    def _itself(self) -> "State":
        return self

    def position_returned(self) -> int:
        other = self._itself()
        return other.seat

    # What Python would notice

    def without_value(self) -> int:
        if self.seat > 2:
            found = 3
        return found

    def without_round(self) -> int:
        for coin in self.coins:
            last = coin
        return last

    def raised_otherwise(self) -> None:
        raise RuntimeError("nobody expects this")

    def any_arguments(self) -> int:
        return _summed(1, 2)


def _summed(*numbers: int) -> int:
    return sum(numbers)
