"""More samples, of what could easily come to mean something else in C++."""

from typing import Final

from realmwright.bits import Actions, Bits

LADDER: tuple[int, ...] = (1, 2, 3, 4, 5, 6, 7)
FIRST: Final[Bits] = 1
WIDEST: Final[Actions] = (1 << 320) - 1
NOBODY: Final[int | None] = None
USUAL: Final[int | None] = 4


def less(a: int, b: int = 1, *, times: int = 1) -> int:
    return (a - b) * times


class Traps:
    """Methods of the sample position."""

    __slots__ = ("cells", "coins", "last", "table", "title")
    cells: Bits
    coins: list[int]
    last: int | None
    table: list[list[int]]
    title: str

    def counted_from(self, items: list[int], x: int) -> list[int]:
        found = [place * item for place, item in enumerate(items, start=x)]
        first = 2
        for place, _ in enumerate(items, first):
            first += 5
            found.append(place)
        return found

    def unbroken(self, items: list[int], x: int) -> list[int]:
        count = 0
        while count < len(items):
            if items[count] == x:
                break
            count += 1
        else:
            count = 100
        while count > 50:
            count -= 30
        else:
            count += 1
        return [count]

    def summed_from(self, items: list[int], x: int) -> list[int]:
        return [sum(items, x), sum(items, start=2 * x), sum((n * n for n in items), 50)]

    def stepped(self, items: list[int], x: int) -> list[list[int]]:
        return [items[::1], items[x::-1], [*LADDER[::3]], [*LADDER[5:1:-2]], [*LADDER[1:3]]]

    def sorted_forwards(self, items: list[int]) -> list[list[int]]:
        return [sorted(items, reverse=False), sorted(items, reverse=True)]

    def added_to_entry(self, x: int, name: str) -> dict[str, int]:
        found: dict[str, int] = {"gold": 1, "two": 2}
        found["gold"] += x
        found[name] *= 3
        found["two"] //= 2
        return found

    def lengths(self, name: str, names: list[str]) -> list[int]:
        pair = (1, name)
        return [len(name), len(self.title), len(pair), len(names)]

    def between(self, items: list[int], x: int) -> list[int]:
        rest = items.copy()
        inside = x < rest.pop() <= 5
        return [int(inside), int(0 < len(rest) < 4), *rest]

    def shifted_far(self, small: int, x: int, by: int) -> list[int]:
        return [small >> by, x >> by, small >> by & 1, x >> by & 1, x >> 63]

    def named_alike(self, items: list[int], x: int) -> list[str]:
        text = f"{x}"
        total = sum(items)
        sorted_ = sorted(items)
        truth = [each for each in items if each > x]
        k1 = o1 = t1 = sorted_[:1]
        template, register, std = 1, 2, 3
        found = [f"{text}{total}{len(truth)}", f"{len(k1) + len(o1) + len(t1)}", f"{template + register + std}"]
        for reversed_ in reversed(items):
            found.append(f"{reversed_}")
        return found

    def flags(self, x: int, flag: bool) -> list[int]:
        mixed = flag | 2
        count = 5
        if x > 3:
            count = flag
        return [mixed, 2 * count, ~flag, flag << 3, flag & 3, 2 * (7 if x > 0 else flag)]

    def text_changed(self, name: str, x: int) -> str:
        if x > 0:
            name = name + "!"
        name += "?"
        return name

    def none_compared(self, maybe: int | None, x: int) -> list[bool]:
        self.last = maybe
        return [x == self.last, self.last == x, x != self.last, self.last in self.coins, maybe in LADDER]

    def either(self, maybe: int | None) -> list[bool]:
        return [maybe is None, maybe is not None, bool(maybe), maybe == 3, maybe != 3, maybe in (1, 2)]

    def negative_sets(self, mask: Bits) -> tuple[Bits, Bits]:
        return mask & ~1, mask & -4

    def found_and_left(self, items: list[int], x: int) -> list[int]:
        """A list may change while a loop goes through it if that ends there."""
        rest = items.copy()
        for item in rest:
            if item == x:
                rest.remove(item)
                break
        for item in rest:
            if item > x:
                rest.append(item)
                return rest
        return [*rest, 0]

    def renamed(self, x: int) -> list[int]:
        """Another name of a list may be used as long as that is there, or until it is given a new one."""
        coins = self.coins
        count = 0
        while count < 3:
            if len(coins) > 2:
                self.coins = coins[1:]
                coins = self.coins
            coins.append(x)
            count += 1
        row = self.table[0]
        row.append(len(coins))
        self.table = [[1], row[:]]
        return self.coins

    def handed_on(self, x: int) -> list[list[int]]:
        """A list that was put somewhere may change there, or be replaced here."""
        mine = [x]
        mine.append(2)
        self.table.append(mine)
        mine = [3]
        self.table[0].append(x)
        self.table[1] = self.coins
        self.coins = [1, 2]
        self.coins.append(x)
        return [mine, *self.table]

    def number_after_all(self, maybe: int | None, x: int) -> list[int]:
        """What may be None is not the result of an "or" that goes on."""
        self.last = maybe
        found: list[int] = [self.last or x, maybe or self.last or 7, (maybe if x > 0 else self.last) or 2]
        return sorted([x, maybe or 0, NOBODY or x, USUAL or x]) + found

    def asked_once(self, x: int) -> list[int]:
        """Each part of an "or" or "and" is asked for at most once, and only if those before it leave it open."""
        return [x and self._more(), self._more() and x, 5 and self._more(), 0 or self._more(), self._more() or 1]

    def _more(self) -> int:
        self.coins.append(1)
        return len(self.coins)

    def known_sets(self, mask: Bits) -> tuple[Actions, int, Bits, int]:
        """Known sets that are put together are of their own width."""
        return WIDEST | 1 << 1, (WIDEST | 1 << 1).bit_count(), mask & (FIRST << 191), (WIDEST >> 200).bit_length()

    def alike_as_written(self, x: int) -> list[int]:
        """Variables with names that C++ has for other things."""
        t1 = f"{x}"
        t2 = t1 or "none"
        v_t1, t1_, k0, o0 = x, x + 1, x + 2, x + 3
        return [len(t2), len(t1), v_t1, t1_, k0, o0]

    def arguments(self, x: int, y: int) -> list[int]:
        return [less(x), less(x, y), less(b=x, a=y), less(x, times=y)]

    def quoted(self, name: str) -> list[str]:
        return [f'"{name}"\n', "a\\b\tc\r"]
