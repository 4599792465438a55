"""A position of no game, with methods that show the forge every construct it has to translate.

The tests call each of them at both speeds, with arguments that follow from the names and kinds of its parameters. Sets
of hexes have three words and sets of actions five; what is shifted out of one is cut off here, as rules do.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final, NamedTuple, Self, TypeVar

from realmwright.bits import Actions, Bits, bit, each, flood, lowest, pack, select
from realmwright.dice import Dice, FastDice, Stream, shuffled
from realmwright.game import Event, IllegalAction, Json, Score, Seats
from tests.forge.traps import Traps

BOARD: Final[Bits] = (1 << 192) - 1
ALL: Final[Actions] = (1 << 320) - 1
PLACES: Final = (0, 1, 62, 63, 64, 127, 128, 191)
PRIMES: Final = (2, 3, 5, 7, 11, 13, 17, 19, 23, 29)
VALUES: Final[Mapping[str, int]] = {"copper": 1, "silver": 2, "gold": 3}
LARGE: Final = 2**32


class Spot(NamedTuple):
    """A record: it is copied."""

    row: int
    name: str = "nowhere"
    near: tuple[int, ...] = ()

    def moved(self, by: int) -> "Spot":
        return self._replace(row=self.row + by)


class Shape:
    """Something that never changes, with methods that others have in their own way."""

    __slots__ = ("compiled", "size")
    size: int
    compiled: object

    def __init__(self, size: int) -> None:
        self.size = size

    def area(self, factor: int) -> int:
        raise NotImplementedError

    def twice(self, factor: int) -> int:
        return 2 * self.area(factor)


class Square(Shape):
    __slots__ = ()

    def area(self, factor: int) -> int:
        return self.size * self.size * factor


class Framed(Square):
    __slots__ = ("frame",)
    frame: int

    def __init__(self, size: int, frame: int) -> None:
        super().__init__(size)
        self.frame = frame

    def area(self, factor: int) -> int:
        return super().area(factor) + self.frame


SHAPES: Final[tuple[Shape, ...]] = (Square(2), Framed(3, 1), Square(5))


class Kit:
    """Something that belongs to a position and changes with it."""

    __slots__ = ()

    def copy(self) -> Self:
        return self


class Purse(Kit):
    __slots__ = ("paid", "spots")
    paid: list[int]
    spots: Bits

    def pay(self, seat: int, amount: int) -> int:
        self.paid[seat] += amount
        self.spots |= bit(self.paid[seat] & 127)
        return self.paid[seat]

    def copy(self) -> "Purse":
        twin = Purse()
        twin.paid, twin.spots = self.paid[:], self.spots
        return twin


def scaled(by: int) -> Callable[[int], int]:
    """A closure remembers."""
    return lambda x: x * by + 1


TRIPLE: Final = scaled(3)
STEPS: Final[tuple[Callable[[int], int], ...]] = (scaled(2), scaled(5), lambda x: -x)
RULE: Final[Callable[["State", int], int] | None] = lambda state, x: x + len(state.coins)  # noqa: E731
NO_RULE: Final[Callable[["State", int], int] | None] = None


class Power(NamedTuple):
    """A tuple with functions in it is an object."""

    name: str
    use: Callable[["State", int], int]
    undo: Callable[["State", int], int] | None = None


POWERS: Final = (
    Power("double", lambda state, x: 2 * x + state.coins[0]),
    Power("negate", lambda _, x: -x, lambda _, x: x - 1),
)


def uniformly(state: "State", stream: Stream) -> int:
    return select(state.choices, stream.below(state.choices.bit_count()))


def trying(state: "State", stream: Stream) -> int:
    """Plays on in a copy before it chooses: the chance that comes of it is not there any more."""
    action = uniformly(state, stream)
    twin = state.copy()
    twin.play(action)
    return action if sum(twin.coins) % 2 else uniformly(state, stream)


def primes_below(limit: int) -> Iterator[int]:
    for prime in PRIMES:
        if prime >= limit:
            return
        yield prime


def total(items: list[int], start: int = 100, *, sign: int = 1) -> int:
    return start + sign * sum(items)


class State(Traps):
    """A position: every method is one sample, and may change the fields."""

    __slots__ = (
        *("cells", "choices", "coins", "dice", "home", "journal", "kits", "last", "laws", "motto", "names"),
        *("points", "spots", "table", "title"),
    )
    cells: Bits
    choices: Actions
    coins: list[int]
    dice: Dice
    home: Spot
    journal: list[Event] | None
    kits: dict[str, Any]
    last: int | None
    laws: Mapping[str, int]
    motto: str
    names: tuple[str, ...]
    points: Seats[int]
    spots: list[Spot]
    table: list[list[int]]
    title: str

    # What every position has

    def play(self, action: int) -> None:
        if action < 0 or not self.choices >> action & 1:
            raise IllegalAction(f"no {action}" if -100 < action < 1000 else "no such number")
        self.choices ^= 1 << action
        stream = self.dice.stream(f"play {action}")
        self.coins[action % len(self.coins)] += stream.below(6)
        self.last = action
        if self.journal is not None:
            args: dict[str, Json] = {"action": action, "coins": [*self.coins], "odd": action % 2 == 1}
            self.journal.append(Event("played", args))
            if action % 3 == 0:
                self.journal.append(Event("third", {"last": None, "title": self.title}, audience=0, covert=True))

    def legal(self) -> Actions:
        return self.choices

    def totals(self) -> list[int]:
        return [score.total for score in self.scores()]

    def scores(self) -> list[Score]:
        return [Score({"coins": coins, "spots": len(self.spots)}) for coins in self.coins]

    def copy(self) -> Self:
        twin = type(self)()
        for name in State.__slots__:
            value = getattr(self, name)
            setattr(twin, name, value[:] if isinstance(value, list) else value)
        twin.table = [row[:] for row in self.table]
        twin.kits = {name: kit.copy() for name, kit in self.kits.items()}
        twin.journal = None
        return twin

    # Numbers

    def floors(self, x: int, y: int) -> tuple[int, int, int, int]:
        return x // y, x % y, -x // 7, -x % 7

    def arithmetic(self, x: int, y: int, flag: bool) -> list[int]:
        return [x + y, x - y, x * y, -x, abs(x), x + flag, flag * y, int(flag), min(x, y, 3), max(x, y, -3)]

    def compared(self, x: int, y: int) -> list[bool]:
        return [x < y, x <= y, x == y, x != y, x > y, -3 < x <= y, x in (1, 2, 3), x not in PRIMES, not x, bool(y)]

    def small_sets(self, small: int, x: int) -> tuple[int, int, int, int, int, int]:
        grown = small | 1 << (x & 31)
        return grown, small & ~1, small ^ 5, small & -small, small & (small - 1), small >> (x & 31)

    def chosen(self, x: int, y: int) -> list[int]:
        return [x or y, x and y, x or y or 7, (x if x > y else y), x or len(self.coins)]

    def augmented(self, x: int, y: int) -> list[int]:
        a = b = x
        a += y
        a *= 2
        a -= 1
        b //= 3
        b %= 4
        b |= 8
        b ^= 1
        b <<= 2
        b >>= 1
        c, d = b, a
        c, d = d, c
        return [a, b, c, d]

    # Sets of hexes and of actions

    def words(self, mask: Bits, other: Bits) -> tuple[Bits, Bits, Bits, Bits, bool, bool]:
        return mask & other, mask | other, mask ^ other, mask & ~other, mask == other, bool(mask & other)

    def one(self, by: int) -> tuple[Bits, Actions, Bits, Actions]:
        wide: Actions = 1 << by
        wide |= 1 << by + 100
        return bit(by), wide, self.cells | 1 << by, self.choices & ~(1 << by)

    def shifted(self, mask: Bits, by: int) -> tuple[Bits, Bits]:
        return (mask << by) & BOARD, mask >> by

    def wide(self, actions: Actions, by: int) -> tuple[Actions, Actions, Actions, bool]:
        return (actions << by) & ALL, actions >> by, actions | self.cells, actions >> by & 1 == 1

    def narrow(self, mask: Bits, actions: Actions, by: int) -> tuple[Bits, Bits, Bits]:
        found: Bits = mask & actions
        moved: Bits = actions >> by & mask
        return found, moved, self.cells & self.choices

    def members(self, mask: Bits, by: int) -> tuple[int, int, bool, list[int]]:
        return mask.bit_count(), mask.bit_length(), bool(mask >> by & 1), list(each(mask))

    def ends(self, some: Bits) -> tuple[int, int, Bits, Bits, bool]:
        return lowest(some), some.bit_length() - 1, some & -some, some & (some - 1), bool(some & (some - 1))

    def kth(self, some: Bits) -> list[int]:
        return [select(some, k) for k in range(some.bit_count())]

    def flooded(self, some: Bits, mask: Bits) -> list[Bits]:
        found: list[Bits] = []
        for within in (some | mask, BOARD ^ mask):
            for stride in (2, 3, 12, 31, 32, 70):
                found.append(flood(some & within, within, stride))
        return found

    def packed(self, places: list[int]) -> Bits:
        return pack(places) | pack(place for place in PLACES if place > 100)

    def emptied(self, mask: Bits) -> tuple[int, int]:
        rounds = 0
        low = -1
        while mask:
            low = lowest(mask)
            mask = mask & (mask - 1)
            rounds += 1
        return rounds, low

    def unchanged(self, mask: Bits) -> tuple[Bits, Bits]:
        """What was given stays, though the field that it came from changes."""
        self.cells = mask
        kept = self.cells
        self._clear(self.cells)
        return kept, self.cells

    def _clear(self, mask: Bits) -> None:
        self.cells = 0
        self.cells |= mask >> 1

    # Loops

    def ranges(self, x: int, y: int) -> list[int]:
        found: list[int] = []
        for n in range(x):
            found.append(n)
        for n in range(x, y):
            found.append(n)
        for n in range(y, x, -1):
            found.append(-n)
        for n in range(0, y, 3):
            found.append(100 + n)
        return found

    def afterwards(self, items: list[int]) -> tuple[int, int]:
        last = place = -1
        for place, item in enumerate(items, 5):  # noqa: B007
            if item < 0:
                continue
            last = item
        return place, last

    def otherwise(self, items: list[int], x: int) -> str:
        for item in items:
            for other in items:
                if other == x + 1:
                    break
            if item == x:
                found = "found"
                break
        else:
            found = "missing"
        return found

    def together(self, items: list[int], names: list[str]) -> list[str]:
        found = [f"{name}{item}" for item, name in zip(items, names, strict=False)]
        for item, prime in zip(items, PRIMES, strict=False):
            found.append(f"{item}/{prime}")
        return found

    # Lists

    def comprehended(self, items: list[int], x: int) -> list[int]:
        x_of = [x for x in items if x > 0 if x % 2]
        pairs = [a * b for a in items for b in range(a) if b != 2]
        return [*x_of, x, *pairs, *(2 * n for n in items[:2]), len([n for n in items if n == x])]

    def sliced(self, items: list[int], x: int, y: int) -> list[list[int]]:
        return [items[x:], items[:y], items[x:y], items[-2:], items[:-1], items[::-1], items[:], items[x : y + 2]]

    def indexed(self, items: list[int], x: int) -> int:
        return items[x]

    def entry_set(self, x: int, y: int) -> list[int]:
        self.coins[x] = y
        self.coins[-1] += 1
        return self.coins

    def popped(self, items: list[int], x: int) -> tuple[int, int, list[int]]:
        mine = list(items)
        first = mine.pop(x)
        last = mine.pop()
        return first, last, mine

    def changed(self, items: list[int], x: int, y: int) -> list[int]:
        mine = items.copy()
        del mine[x:y]
        mine += [x, y]
        mine.append(x)
        mine[1:2] = [7, 8, 9]
        mine.extend([1, 2])
        mine.insert(y, 77)
        mine.remove(77)
        mine.insert(1, 66)
        del mine[0]
        return mine * 2 + [x] * 3

    def searched(self, items: list[int], x: int) -> tuple[bool, int, int]:
        return x in items, items.count(x), items.index(x)

    def ordered(self, items: list[int]) -> list[list[int]]:
        return [sorted(items), sorted(items, reverse=True), [*reversed(items)], sorted(set(items))]

    def summed(self, items: list[int]) -> list[int]:
        some = [n for n in items if n > 2]
        return [sum(items), sum(n > 0 for n in items), sum(n * n for n in items), max(items, default=-1), len(some)]

    def best(self, items: list[int]) -> tuple[int, int, int]:
        return min(items), max(items, key=lambda n: n % 4), min(items, key=lambda n: -(n % 3), default=9)

    def quantors(self, items: list[int]) -> list[bool]:
        return [any(items), all(items), any(n > 5 for n in items), all(n > 0 for n in items)]

    def aliased(self, x: int) -> list[list[int]]:
        row = self.table[0]
        row.append(x)
        other = self.table[1][:]
        other.append(x)
        for place in range(len(self.table)):
            self.table[place][0] += 1
        return [*self.table, row, other]

    # Texts, tuples, records, dictionaries and None

    def spelt(self, x: int, name: str) -> str:
        self.title = f"{name} is {x}, {{really}} {self.title}"
        return self.title + "!" if name else "nothing"

    def named(self, name: str, names: list[str]) -> list[bool]:
        return [name == "gold", name in names, name in VALUES, name < "m", not name]

    def tabled(self, x: int, name: str) -> dict[str, int]:
        found: dict[str, int] = {name: x, "two": 2, **VALUES}
        found["two"] = found["two"] + x
        found[name] = found["gold"] + 1
        for key, value in VALUES.items():
            found[f"{key}{value}"] = value
        found["keys"] = len(found.keys()) + sum(found.values())
        return found

    def unpacked(self, x: int, y: int) -> tuple[int, int, str]:
        first, second = x, y
        pair = (second, f"{first}")
        number, name = pair
        return first, number + pair[0], name

    def recorded(self, x: int, name: str) -> list[Spot]:
        spot = Spot(x, name, (x, 1))
        self.spots.append(spot)
        self.spots[0] = self.spots[0]._replace(row=x, near=(*spot.near, 4))
        row, title, near = spot
        return [*self.spots, spot.moved(2), Spot(near[0] + row, name=title)]

    def narrowed(self, maybe: int | None, x: int) -> list[int]:
        if maybe is None:
            return [x]
        found = [maybe + x, maybe * 2]
        if maybe == x:
            found.append(0)
        return found

    def perhaps(self, maybe: int | None, x: int) -> int | None:
        self.last = maybe
        kept = self.last
        return x if kept is None else None if kept == x else kept - x

    # Functions

    def closures(self, x: int) -> list[int]:
        return [TRIPLE(x), *(step(x) for step in STEPS), STEPS[1](x)]

    def lambdas(self, items: list[int], x: int) -> int:
        return applied(lambda n: n * x + len(items), x) + applied(TRIPLE, x)

    def powers(self, x: int) -> list[int]:
        found = [power.use(self, x) for power in POWERS]
        found += [power.undo(self, x) for power in POWERS if power.undo is not None]
        if RULE is not None:
            found.append(RULE(self, x))
        return found if NO_RULE is None else []

    def virtual(self, x: int) -> list[int]:
        return [shape.area(x) for shape in SHAPES] + [shape.twice(x) for shape in SHAPES]

    def virtual_of_one(self, x: int) -> int:
        return SHAPES[1].area(x) + SHAPES[0].twice(x)

    def generated(self, x: int) -> list[int]:
        return [n * n for n in primes_below(x)] + list(primes_below(6))

    def defaults(self, items: list[int], x: int) -> list[int]:
        return [total(items), total(items, x), total(items, sign=-1), total(items, x, sign=x)]

    def kit(self, x: int) -> tuple[int, list[int], Bits]:
        purse: Purse = self.kits["purse"]
        purse.pay(0, 2)
        return purse.pay(1, x), purse.paid, purse.spots

    # One for each seat

    def seats(self, x: int) -> list[int]:
        self.points[x % 3] += x
        found = [*self.points, *self.points[1:], *self.points[::-1], *reversed(self.points), *sorted(self.points)]
        return [*found, sum(self.points), max(self.points), min(self.points, default=x), len(self.points)]

    def seats_asked(self, x: int) -> tuple[bool, int, int, int, bool]:
        others = self.points[:]
        others[0] += x
        return x in self.points, self.points.index(4), self.points.count(x), self.points[-1], others == self.points

    def seats_given_anew(self, x: int) -> list[int]:
        before = self.points.copy()
        self.points = [points + x for points in self.points]
        before.append(len(self.points))
        return before + self.points + [*sorted(set(self.points))]

    def seats_best(self, x: int) -> int:
        return max(range(len(self.points)), key=lambda seat: self.points[seat] * x)

    # What no rule changes

    def lasting(self, name: str, x: int) -> tuple[list[str], int, int, bool, Spot]:
        names = list(self.names)
        names.append(f"{self.motto} {self.home.name}")
        last = self.names[x]
        home = self.home.moved(x)
        return names, self.laws.get(name, x), len(last) + len(self.home.near), name in self.names, home

    def chance(self, items: list[int]) -> list[int]:
        stream = self.dice.stream("chance")
        found = [stream.below(6), stream.below(1_000_000_007)]
        return [*found, *shuffled(stream, items), stream.below(LARGE)]

    def purpose(self, name: str) -> int:
        return self.dice.stream(name).below(LARGE)

    def redrawn(self: "AnyState", x: int, dice: Dice) -> "AnyState":
        """A new position, with dice of its own."""
        found = self.copy()
        found.coins = list(shuffled(dice.stream("redrawn"), self.coins))
        found.last = x
        found.dice = FastDice(x)
        return found


AnyState = TypeVar("AnyState", bound=State)


def applied(function: Callable[[int], int], x: int) -> int:
    return function(function(x))
