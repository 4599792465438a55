"""Writes random rule functions within what the forge compiles, from a seed: the same seed gives the same functions.

Each function is a method of a small position, and short, so that whoever reads about a difference sees it. What a
function may come to is kept in bounds by its text alone (numbers are brought below 1,000 where they grow, loops run a
few times), so that both speeds are asked something that they can answer. Whatever the forge refuses is fine; what it
compiles has to do the same as Python.
"""

import random
import re
from collections.abc import Mapping
from typing import Final, NamedTuple

HEADER: Final = '''"""Random rules."""

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from realmwright.bits import Actions, Bits, bit, each, flood, lowest, pack, select
from realmwright.dice import Dice, Stream
from realmwright.game import Event, Score

BOARD: Final[Bits] = (1 << 192) - 1
ALL: Final[Actions] = (1 << 320) - 1
TABLE: Final = (3, 1, 4, 1, 5, 9, 2, 6)
MASKS: Final[tuple[Bits, ...]] = (0, 1, 1 << 63 | 1 << 64, 5 << 120, BOARD)
PRICES: Final = {"a": 3, "gold": 6, "zürich": -1}
NAMES: Final = ("a", "gold", "", "zürich")
USUAL: Final[int | None] = 4


class Spot(NamedTuple):
    row: int
    name: str = "nowhere"

    def moved(self, by: int) -> "Spot":
        return self._replace(row=self.row + by)


class Shape:
    __slots__ = ("size",)
    size: int

    def __init__(self, size: int) -> None:
        self.size = size

    def area(self, by: int) -> int:
        return self.size * by % 90

    def twice(self, by: int) -> int:
        return 2 * self.area(by)


class Framed(Shape):
    __slots__ = ()

    def area(self, by: int) -> int:
        return super().area(by) + 1


SHAPES: Final[tuple[Shape, ...]] = (Shape(2), Framed(3), Shape(-5))


def scaled(by: int) -> Callable[[int], int]:
    return lambda x: x * by % 97 - 3


STEPS: Final[tuple[Callable[[int], int], ...]] = (scaled(2), scaled(-5), lambda x: -x % 50)


def clipped(x: int, low: int = -500, high: int = 500) -> int:
    return low if x < low else high if x > high else x


def applied(function: Callable[[int], int], x: int) -> int:
    return clipped(function(clipped(function(x))))


def climbing(limit: int) -> Iterator[int]:
    for number in TABLE:
        if number > limit:
            return
        yield number


class State:
    """A position of random rules."""

    __slots__ = (
        *("cells", "choices", "coins", "dice", "home", "journal", "last", "laws", "marks", "rows", "seat"),
        *("spots", "title"),
    )
    cells: Bits
    choices: Actions
    coins: list[int]
    dice: Dice
    home: Spot
    journal: list[Event] | None
    last: int | None
    laws: dict[str, int]
    marks: int
    rows: list[list[int]]
    seat: int
    spots: list[Spot]
    title: str

    def legal(self) -> Actions:
        return self.choices

    def play(self, action: int) -> None:
        self.seat = action

    def totals(self) -> list[int]:
        return self.coins[:]

    def scores(self) -> list[Score]:
        return [Score({"coins": coins}) for coins in self.coins]

    def take(self, by: int) -> int:
        self.seat = (self.seat + by) % 7
        return self.seat

    def grow(self, coin: int) -> int:
        self.coins.append(clipped(coin))
        return len(self.coins)

    def mark(self, cells: Bits) -> Bits:
        self.cells = (self.cells ^ cells) & BOARD
        return self.cells

    def pair(self, by: int) -> tuple[int, str]:
        return self.seat + by, self.title

    def larger(self, limit: int) -> Iterator[int]:
        for coin in self.coins:
            if coin > limit:
                yield coin

    def found(self, coin: int) -> int | None:
        return self.coins.index(coin) if coin in self.coins else None


def uniformly(state: State, stream: Stream) -> int:
    return stream.below(3)


class Rules(State):
    """With random methods."""

    __slots__ = ()
'''


class Kind(NamedTuple):
    """What expressions of one type are made of. ``<n>`` in a text is any number, and so on by the names of kinds.

    ``@`` is a variable that nothing else has, and ``<n@>`` is a number in which that is one more number.
    """

    annotation: str
    leaves: tuple[str, ...]
    larger: tuple[str, ...]


def entries(text: str) -> tuple[str, ...]:
    """What two spaces or a new line lie between."""
    return tuple(re.split(r"\s{2,}", text.strip()))


KINDS: Final[Mapping[str, Kind]] = {
    # Numbers
    "n": Kind(
        "int",
        entries("x  y  <k>  <k>  self.seat  len(self.coins)  self.marks"),
        entries("""
            (<n> + <n>)  (<n> - <n>)  (<n> * <n>) % 997  (<n> // <n>)  (<n> % <n>)  <n> // -7  <n> % 5  (<n> & <n>)
            (<n> | <n>)  (<n> ^ <n>)  (<n> >> <i>)  ((<n>) << <i>)  -<p>  ~<p>  (<n> if <c> else <n>)  min(<n>, <n>)
            max(<n>, <n>, <k>)  abs(<n>)  int(<c>)  (<n> and <n>)  (<n> or <n>)  (<m> or <n>)  (<n> or <m> or <n>)
            ((<c>) + <n>)  (<n> * (<c>))  clipped(<n>)  clipped(<n>, high=<n>)  clipped(high=<n>, x=<n>)
            STEPS[<n> % 3](<n>)  applied(lambda @: <n@>, <n>)  applied(STEPS[1], <n>)  TABLE[<n> % 8]  self.take(<n>)
            self.grow(<n>)  self.pair(<n>)[0]  SHAPES[<n> % 3].area(<n>)  SHAPES[<n> % 3].twice(<p>)  <r>.row
            len(<t>)  len(<l>)  len(<d>)  len(<ll>)  sum(<l>)  <l>[<i>]  <l>[-1]  <l>.count(<n>)  <l>.index(<n>)
            <ll>[<i>][<i>]  max(<l>, default=<p>)  min(<l>)  max(<l>, key=lambda @: <n@>)
            min(<l>, key=lambda @: -@, default=<p>)  max((<p>, <p>), default=0)  sum(<n@> for @ in <l>)
            sum(<c@> for @ in <l>)  sum(@ for @ in <l> if <c@>)  sum(<l>, <p>)  sum(sum(@) for @ in <ll>)
            sum(climbing(<n>))  sum(self.larger(<n>))  len([*climbing(<p>)])  <d>[<t>]  <d>.get(<t>, <n>)
            sum(<d>.values())  PRICES[<t>]  PRICES.get(<t>, <p>)  <s>.bit_count()  <s>.bit_length()  lowest(<s>)
            select(<s> | 5, int(<c>))  <w>.bit_count()  lowest(<w>)  (maybe if maybe is not None else <n>)
            (-1 if self.last is None else self.last + <n>)  (USUAL or <n>)  sum(@.row for @ in self.spots)
            (<p>, <t>, <n>)[2]  (bool(<n>) + bool(<l>))  (self.marks & -self.marks)
        """),
    ),
    # Sets of hexes, and of actions
    "s": Kind(
        "Bits",
        entries("mask  self.cells  MASKS[1]  MASKS[2]  MASKS[abs(<p>) % 5]"),
        entries("""
            (<s> & <s>)  (<s> | <s>)  (<s> ^ <s>)  (<s> & ~<s>)  ((<s> << <at>) & BOARD)  (<s> << 1)  (<s> >> <at>)
            (<s> | 1 << <at>)  (<s> | bit(<at>))  (<s> if <c> else <s>)  (<s> & -<s>)
            flood(<s> & MASKS[4], MASKS[4] & ~<s> | <s>, 12)  flood(<s>, <s>, 2)  pack([<at>, <at>])  bit(<at>)
            self.mark(<s>)  (<s> or <s>)  (<s> and <s>)  (<s> & (<s> - 1))  (<s> & 1 << <at>)  pack(<l>)  sum([<s>])
            sum(1 << @ for @ in each(<s>))  pack(@ for @ in each(<s>) if <c@>)  (BOARD & ~(<s> | <s>))
        """),
    ),
    "w": Kind(
        "Actions",
        entries("wide  self.choices  ALL"),
        entries("""
            (<w> & <w>)  (<w> | <w>)  (<w> ^ <w>)  (<w> | <s>)  ((<w> << <at>) & ALL)  (<w> & ~(<s>))  (<w> >> <at>)
            (<w> | 1 << <at>)  (<w> if <c> else <w>)  (<w> or <w>)  (<w> & ~(1 << <at>))
        """),
    ),
    "at": Kind("int", entries("0  1  63  64  130  191  abs(x)  abs(y) + 60  self.seat % 190"), ()),
    # Conditions
    "c": Kind(
        "bool",
        entries("x < y  x >= <k>  <p> == <p>  <p> != <p>  self.last is None  maybe is not None"),
        entries("""
            <n> < <n>  <n> <= <n>  <n> == <n>  <n> != <n>  <p> < <n> <= <p>  (<c> and <c>)  (<c> or <c>)  (not <c>)
            bool(<s>)  bool(<l>)  bool(<n>)  <s> >> <at> & 1 == 1  <s> == <s>  <w> != <w>  <n> in <l>  <n> not in <l>
            <n> in (1, 2, <p>)  <m> in <l>  <m> == <n>  <m> != <m>  <m> in (1, <p>)  any(<c@> for @ in <l>)
            all(<c@> for @ in <l>)  all(<l>)  any(<l>)  any(<n> in @ for @ in <ll>)  <t> == <t>  <t> in NAMES
            <t> in <d>  <t> < <t>  <t> in (<t>, 'a')  (not <t>)  <t> in PRICES  <r> == <r>  <l> == <l>  <l> < <l>
            (<n>, <n>) < (<n>, <n>)  (<n>, <t>) == (<n>, <t>)  (<c>) == (<c>)  <m> is None  bool(<m>)  (not <m>)
            (<c> if <c> else <c>)  (not <s> & <s>)  bool(<s> & (<s> - 1))
        """),
    ),
    # Lists
    "l": Kind(
        "list[int]",
        entries("items  self.coins  self.rows[0]  [<p>, <k>]"),
        entries("""
            [<n>, <n>]  [<n>, <m> or <n>]  [<n@> for @ in <l>]  [@ for @ in <l> if <c@>]  sorted(<l>)  [*<l>, <n>]
            [*<l>, *<l>]  [*each(<s>)][:6]  [*range(<p>, 4)]  list(<l>)[<p>:]  <l>[:<p>]  <l>[1:-1]  <l>[::-1]
            [*reversed(<l>)]  sorted(set(<l>))  sorted(<l>, reverse=True)  (<l> + <l>)  ([<n>] * 2)
            (<l> if <c> else <l>)  (<l> or <l>)  [*climbing(<n>)]  list(self.larger(<n>))  [<n> for _ in <ll>]
            [len(@) for @ in <ll>]  [@ for row in <ll> for @ in row if <c@>]  [*TABLE[2:5]]
            [a + b for a, b in zip(<l>, <l>, strict=False)]  [a * b for a, b in enumerate(<l>, <p>)]  list(TABLE)
            [*<d>.values()]  [@.row for @ in self.spots]  [step(<p>) for step in STEPS]  <l>.copy()  [<c>, <n>]
            [shape.area(<p>) for shape in SHAPES]  [value for key, value in <d>.items() if key != <t>]  <ll>[<i>]
        """),
    ),
    "ll": Kind(
        "list[list[int]]",
        entries("self.rows  [items, [<p>]]"),
        entries("""
            [<l>, <l>]  [@[:] for @ in <ll>]  [[@, <n@>] for @ in <l>]  <ll>[<p>:]  [*<ll>, <l>]  sorted(<ll>)
        """),
    ),
    # Texts, records, dictionaries and what may be None
    "t": Kind(
        "str",
        entries("word  self.title  'gold'  ''  NAMES[3]"),
        entries("""
            f"{<p>} {<word>}"  (<t> + <t>)  (<t> if <c> else <t>)  NAMES[<n> % 4]  <r>.name  self.pair(<n>)[1]
            (<t> or <t>)  (<t> and <t>)  f"{<word>}{{}}{<i>}"
        """),
    ),
    "r": Kind(
        "Spot",
        entries("self.home  self.spots[0]  Spot(<p>)"),
        entries("""
            Spot(<n>, <t>)  Spot(name=<t>, row=<n>)  <r>.moved(<n>)  <r>._replace(row=<n>)  <r>._replace(name=<t>)
            (<r> if <c> else <r>)  self.spots[<n> % len(self.spots)]  [<r>, <r>][<i>]
        """),
    ),
    "d": Kind(
        "dict[str, int]",
        entries("self.laws"),
        entries("""
            {<t>: <n>, 'a': <n>}  {**<d>, <t>: <n>}  {'b': <n>, **PRICES}
        """),
    ),
    "m": Kind(
        "int | None",
        entries("maybe  self.last  None"),
        entries("""
            (<n> if <c> else None)  self.found(<n>)  (<m> if <c> else <n>)  (<m> and <n>)  (<m> or <m>)
            (None if <c> else <m>)
        """),
    ),
    # Plain ones
    "word": Kind("str", entries("word  self.title  NAMES[3]"), ()),
    "k": Kind("int", tuple(map(str, range(-9, 70, 3))), ()),
    "i": Kind("int", entries("0  1  2  3  8"), ()),
    "p": Kind("int", entries("x  y  2  -3  5"), ()),
}
RESULTS: Final = (*("n",) * 8, *("s",) * 4, *("w",), *("c",) * 4, *("l",) * 5, "ll", *("t",) * 2, "r", "d", "m", "m")

STATEMENTS: Final = entries("""
    new n = clipped(<n>)  new n: int = clipped(<n>)  new s: Bits = <s>  new w: Actions = <w>  new t = <t>
    new l: list[int] = [*<l>]  new l: list[int] = list(<l>)  new m: int | None = <m>  new r = <r>  new c = <c>
    new ll: list[list[int]] = [@[:] for @ in <ll>]  new d: dict[str, int] = {<t>: <n>, 'a': 1}  new n = <n> % 97
    <old n> += clipped(<n>)  <old n> ^= <n>  <old n> = clipped(<n>)  <old n> //= <n>  <old s> |= <s>  <old s> &= <s>
    <old s> = <s> & BOARD  <old s> &= ~<s>  <old w> |= <w>  <old t> += <t>  <old m> = <m>  <old l>.append(<n>)
    <old l> += <l>  <old l>.insert(<p>, <n>)  <old l>[<i>] = <n>  <old l>[0] += <n>  <old l>.pop()
    <old l>.remove(<n>)  del <old l>[<i>]  del <old l>[<p>:]  <old l>.extend(<l>)  <old l> = <l>  <old l>[1:2] = <l>
    <old ll>.append(<l>)  <old ll>[0].append(<n>)  <old ll>[<i>] = <l>  <old l>.clear()  <old d>[<t>] = <n>
    <old d>[<t>] += <n>  <old r> = <r>  self.laws[<t>] = <n>  self.laws['a'] += <p>  self.cells = <s> & BOARD
    self.cells |= <s> & BOARD  self.cells &= <s>  self.choices = <w> & ALL  self.seat = <n> % 11
    self.marks = <n> & 255  self.marks |= 1 << <i>  self.last = <m>  self.home = <r>  self.coins.append(clipped(<n>))
    self.coins[<i>] = clipped(<n>)  self.coins[-1] -= clipped(<n>)  self.coins = [*<l>]  self.rows[0].append(<n>)
    self.rows.append([<n>])  self.rows[<i>][0] = <n>  self.seat += 1  self.coins[0], self.seat = clipped(<n>), <n> % 5
    self.title = <t>  self.spots.append(<r>)  assert <c>  self.spots[<i>] = <r>  x = clipped(<n>)  self.take(<n>)
    self.mark(<s>)  first, second = <n>, <n>
""")
"""``new n`` makes a variable for a number, ``<old n>`` is one that was made before."""
LOOPS: Final = entries("""
    for @ in range(<i>):  for @ in each(<s> & MASKS[2]):  for @ in <l>[:4]:  for @ in TABLE[2:5]:
    for @ in self.larger(<p>):  for @ in climbing(<p>):  for @ in <d>.values():  for @ in reversed([<n>, <p>]):
    for _, @ in enumerate(<l>[:3]):  for @, _ in zip(TABLE, <l>, strict=False):  for _, @ in <d>.items():
""")


class Writer:
    """Writes one function."""

    def __init__(self, chance: random.Random) -> None:
        self.chance = chance
        self.lines: list[str] = []
        self.depth = 2
        self.known: dict[str, list[str]] = {name: [] for name in KINDS}
        """The variables that there are, by their kinds."""
        self.count = 0
        self.loops = 0
        self.result = chance.choice(RESULTS)

    def filled(self, text: str, depth: int) -> str:
        """A text with random expressions in it."""
        fresh = ""
        if "@" in text:
            self.count += 1
            fresh = f"v{self.count}"

        def fill(found: re.Match[str]) -> str:
            kind, inside = found[1], bool(found[2])
            if inside:
                self.known["n"].append(fresh)
            made = self.expression(kind, depth - 1)
            if inside:
                self.known["n"].remove(fresh)
            return made

        return re.sub(r"<(\w+)(@?)>", fill, text).replace("@", fresh)

    def expression(self, kind: str, depth: int) -> str:
        """Any expression of a kind, which has so many others within each other at most."""
        _, leaves, larger = KINDS[kind]
        if depth <= 0 or not larger or self.chance.random() < 0.2:
            leaves = (*leaves, *(name for name in self.known[kind] for _ in range(3)))
            return self.filled(self.chance.choice(leaves), 0)
        return self.filled(self.chance.choice(larger), depth)

    def line(self, text: str) -> None:
        self.lines.append("    " * self.depth + text)

    def block(self, statements: int) -> None:
        known = {kind: names[:] for kind, names in self.known.items()}
        self.depth += 1
        for _ in range(statements):
            self.statement()
        if self.chance.random() < 0.15:
            self.returned(1)
        self.depth -= 1
        self.known = known

    def statement(self) -> None:
        way = self.chance.random()
        if way < 0.1 and self.depth < 4:
            self.branch()
        elif way < 0.25 and self.depth < 4 and self.loops < 2:
            self.loop()
        else:
            self.simple()

    def simple(self) -> None:
        while True:
            text = self.chance.choice(STATEMENTS)
            old = re.match(r"(?:del )?<old (\w+)>", text)
            if old is None or self.known[old[1]]:
                break
        if old is not None:
            text = text.replace(f"<old {old[1]}>", self.chance.choice(self.known[old[1]]))
        if not text.startswith("new "):
            self.line(self.filled(text, 2))
            return
        kind = re.split(r"[: ]", text)[1]
        self.count += 1
        name = f"{kind}{self.count}"
        self.line(self.filled(f"{name}{text.removeprefix(f'new {kind}')}", 2))
        self.known[kind].append(name)

    def branch(self) -> None:
        self.line(f"if {self.expression('c', 2)}:")
        self.block(1)
        if self.chance.random() < 0.5:
            self.line("else:")
            self.block(1)

    def loop(self) -> None:
        self.loops += 1
        self.count += 1
        name = f"i{self.count}"
        if self.chance.random() < 0.3:
            self.line(f"{name} = 0")
            self.line(f"while {name} < 3 and {self.expression('c', 1)}:")
            self.block(1)
            self.lines.append("    " * (self.depth + 1) + f"{name} += 1")
        else:
            self.line(self.filled(self.chance.choice(LOOPS).replace("@", name), 1))
            self.known["n"].append(name)
            self.block(1)
            self.known["n"].remove(name)
            if self.chance.random() < 0.3:
                self.lines.append("    " * (self.depth + 1) + f"if {self.expression('c', 1)}:")
                self.lines.append("    " * (self.depth + 2) + self.chance.choice(("break", "continue")))
        if self.chance.random() < 0.2:
            self.line("else:")
            self.block(1)

    def returned(self, depth: int) -> None:
        self.line(f"return {self.expression(self.result, depth)}")

    def method(self, name: str) -> str:
        """The whole function; it takes what it uses."""
        if self.chance.random() < 0.4:
            for _ in range(self.chance.randrange(1, 4)):
                self.statement()
            self.returned(1)
        else:
            self.returned(2)
        used = set(re.findall(r"\w+", "\n".join(self.lines)))
        given = "".join(f", {each}: {annotation}" for each, annotation in PARAMETERS.items() if each in used)
        return "\n".join([f"    def {name}(self{given}) -> {KINDS[self.result].annotation}:", *self.lines])


PARAMETERS: Final = {
    "x": "int",
    "y": "int",
    "mask": "Bits",
    "wide": "Actions",
    "items": "list[int]",
    "word": "str",
    "maybe": "int | None",
}
"""What functions may take."""


def module(seed: int, count: int) -> str:
    """A module with so many random functions, as methods of its State."""
    chance = random.Random(seed)
    return HEADER + "".join(f"\n{Writer(chance).method(f'random_{number}')}\n" for number in range(count))
