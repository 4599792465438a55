"""Writes random rule functions within what the forge compiles, from a seed: the same seed gives the same functions.

Each function is a method of a small position. What a function may come to is kept in bounds by its text alone (numbers
are brought below 1,000 where they grow, loops run a few times), so that both speeds are asked something that they can
answer. Whatever the forge refuses is fine; what it compiles has to do the same as Python.
"""

import random
from functools import partial
from typing import Final

HEADER: Final = '''"""Random rules."""

from collections.abc import Callable
from typing import Final

from realmwright.bits import Actions, Bits, bit, each, flood, lowest, pack, select
from realmwright.dice import Dice, Stream
from realmwright.game import Event, Score

BOARD: Final[Bits] = (1 << 192) - 1
ALL: Final[Actions] = (1 << 320) - 1
TABLE: Final = (3, 1, 4, 1, 5, 9, 2, 6)
MASKS: Final[tuple[Bits, ...]] = (0, 1, 1 << 63 | 1 << 64, 5 << 120, BOARD)


def scaled(by: int) -> Callable[[int], int]:
    return lambda x: x * by % 97 - 3


STEPS: Final[tuple[Callable[[int], int], ...]] = (scaled(2), scaled(-5), lambda x: -x % 50)


def clipped(x: int, low: int = -500, high: int = 500) -> int:
    return low if x < low else high if x > high else x


class State:
    """A position of random rules."""

    __slots__ = ("cells", "choices", "coins", "dice", "journal", "last", "marks", "rows", "seat", "title")
    cells: Bits
    choices: Actions
    coins: list[int]
    dice: Dice
    journal: list[Event] | None
    last: int | None
    marks: int
    rows: list[list[int]]
    seat: int
    title: str

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
        self.coins.append(coin)
        return len(self.coins)

    def mark(self, cells: Bits) -> Bits:
        self.cells = (self.cells ^ cells) & BOARD
        return self.cells


def uniformly(state: State, stream: Stream) -> int:
    return stream.below(3)


class Rules(State):
    """With random methods."""

    __slots__ = ()
'''


class Writer:
    """Writes one function."""

    def __init__(self, chance: random.Random) -> None:
        self.chance = chance
        self.lines: list[str] = []
        self.depth = 2
        self.numbers = ["x", "y"]
        self.sets = ["mask"]
        self.actions = ["wide"]
        self.lists = ["items"]
        self.changeable: list[str] = []
        self.count = 0
        self.loops = 0

    # Expressions

    def pick(self, *choices: str) -> str:
        return self.chance.choice(choices)

    def number(self, depth: int = 3) -> str:
        if depth <= 0 or self.chance.random() < 0.25:
            return self.pick(*self.numbers, str(self.chance.randrange(-9, 70)), "self.seat", "len(self.coins)")
        one = two = partial(self.number, depth - 1)
        return self.chance.choice(
            (
                lambda: f"({one()} {self.pick('+', '-')} {two()})",
                lambda: f"({one()} * {two()}) % {self.chance.randrange(2, 1000)}",
                lambda: f"{one()} {self.pick('//', '%')} {self.pick('3', '-7', '5', two())}",
                lambda: f"({one()} {self.pick('&', '|', '^')} {two()})",
                lambda: f"({one()} >> {self.chance.randrange(0, 9)})",
                lambda: f"(({one()}) << {self.chance.randrange(0, 9)})",
                lambda: f"({one()} if {self.condition(depth - 1)} else {two()})",
                lambda: f"{self.pick('min', 'max')}({one()}, {two()})",
                lambda: f"abs({one()})",
                lambda: f"clipped({one()})",
                lambda: f"clipped({one()}, high={two()})",
                lambda: f"TABLE[{one()} % 8]",
                lambda: f"STEPS[{one()} % 3]({two()})",
                lambda: f"self.coins[{one()} % len(self.coins)]",
                lambda: f"{self.set(depth - 1)}.{self.pick('bit_count()', 'bit_length()')}",
                lambda: f"lowest({self.set(depth - 1)})",
                lambda: f"sum({self.list(depth - 1)})",
                lambda: f"len({self.list(depth - 1)})",
                lambda: f"max({self.list(depth - 1)}, default={two()})",
                lambda: f"sum(n {self.pick('*', '+')} {self.plain()} for n in {self.list(depth - 1)} if n > {one()})",
                lambda: f"self.take({one()})",
                lambda: f"self.grow({one()})",
                lambda: f"(self.last or {one()})",
                lambda: f"(-1 if self.last is None else self.last + {one()})",
                lambda: f"-{self.pick(*self.numbers)}",
                lambda: f"~{self.pick(*self.numbers)}",
                lambda: f"int({self.condition(depth - 1)})",
            )
        )()

    def plain(self) -> str:
        return self.pick(*self.numbers, str(self.chance.randrange(-9, 9)))

    def condition(self, depth: int = 2) -> str:
        if depth <= 0:
            return f"{self.plain()} {self.pick('<', '>=', '==', '!=')} {self.plain()}"
        return self.chance.choice(
            (
                lambda: f"{self.number(depth - 1)} {self.pick('<', '<=', '==', '!=', '>')} {self.number(depth - 1)}",
                lambda: f"{self.plain()} < {self.number(depth - 1)} <= {self.plain()}",
                lambda: f"({self.condition(depth - 1)} {self.pick('and', 'or')} {self.condition(depth - 1)})",
                lambda: f"(not {self.condition(depth - 1)})",
                lambda: f"bool({self.set(depth - 1)})",
                lambda: f"{self.set(depth - 1)} >> {self.pick('3', '64', '191', 'self.seat')} & 1 == 1",
                lambda: f"{self.number(depth - 1)} {self.pick('in', 'not in')} {self.list(depth - 1)}",
                lambda: f"{self.number(depth - 1)} in (1, 2, {self.plain()})",
                lambda: f"any(n > {self.plain()} for n in {self.list(depth - 1)})",
                lambda: f"all({self.list(depth - 1)})",
                lambda: f"{self.set(depth - 1)} == {self.set(depth - 1)}",
                lambda: "self.last is None",
            )
        )()

    def place(self) -> str:
        return self.pick("0", "1", "63", "64", "130", "191", "abs(x)", "abs(y) + 60", "self.seat % 190")

    def set(self, depth: int = 2) -> str:
        if depth <= 0 or self.chance.random() < 0.25:
            return self.pick(*self.sets, "self.cells", "MASKS[1]", "MASKS[2]", f"MASKS[abs({self.plain()}) % 5]")
        one = two = partial(self.set, depth - 1)
        return self.chance.choice(
            (
                lambda: f"({one()} {self.pick('&', '|', '^')} {two()})",
                lambda: f"({one()} & ~{two()})",
                lambda: f"(({one()} << {self.place()}) & BOARD)",
                lambda: f"({one()} << {self.pick('1', '2')})",
                lambda: f"({one()} >> {self.place()})",
                lambda: f"({one()} | 1 << {self.place()})",
                lambda: f"({one()} | bit({self.place()}))",
                lambda: f"({one()} if {self.condition(depth - 1)} else {two()})",
                lambda: (
                    f"flood({one()} & MASKS[4], MASKS[4] & ~{two()} | {self.pick(*self.sets)}, {self.pick('2', '12')})"
                ),
                lambda: f"pack([{self.place()}, {self.place()}])",
                lambda: f"self.mark({one()})",
                lambda: f"({one()} or {two()})",
            )
        )()

    def wide(self, depth: int = 2) -> str:
        if depth <= 0 or self.chance.random() < 0.3:
            return self.pick(*self.actions, "self.choices", "ALL")
        return self.chance.choice(
            (
                lambda: f"({self.wide(depth - 1)} {self.pick('&', '|', '^')} {self.wide(depth - 1)})",
                lambda: f"({self.wide(depth - 1)} | {self.set(depth - 1)})",
                lambda: f"(({self.wide(depth - 1)} << {self.place()}) & ALL)",
                lambda: f"({self.wide(depth - 1)} & ~({self.set(depth - 1)}))",
                lambda: f"({self.wide(depth - 1)} >> {self.place()})",
            )
        )()

    def list(self, depth: int = 2) -> str:
        if depth <= 0 or self.chance.random() < 0.3:
            return self.pick(*self.lists, *self.changeable, "self.coins", "self.rows[0]", "TABLE")
        return self.chance.choice(
            (
                lambda: f"[{self.number(depth - 1)}, {self.number(depth - 1)}]",
                lambda: f"[n {self.pick('+', '-')} {self.plain()} for n in {self.list(depth - 1)}]",
                lambda: f"[n for n in {self.list(depth - 1)} if {self.plain()} < n]",
                lambda: f"sorted({self.list(depth - 1)})",
                lambda: f"[*{self.list(depth - 1)}, {self.number(depth - 1)}]",
                lambda: f"[*each({self.set(depth - 1)})]",
                lambda: f"[*range({self.plain()}, {self.pick('3', '7')})]",
                lambda: f"list({self.list(depth - 1)})[{self.plain()}:]",
                lambda: f"[*reversed({self.list(depth - 1)})]",
                lambda: f"sorted(set({self.list(depth - 1)}))",
            )
        )()

    # Statements

    def line(self, text: str) -> None:
        self.lines.append("    " * self.depth + text)

    def name(self, kind: str) -> str:
        self.count += 1
        return f"{kind}{self.count}"

    def block(self, statements: int) -> None:
        known = self.numbers[:], self.sets[:], self.actions[:], self.lists[:], self.changeable[:]
        self.depth += 1
        for _ in range(statements):
            self.statement()
        self.depth -= 1
        self.numbers, self.sets, self.actions, self.lists, self.changeable = known

    def statement(self) -> None:
        ways = [self.new_number, self.new_set, self.new_list, self.change, self.change, self.field, self.field]
        if self.depth < 5:
            ways += [self.branch, self.loop]
        self.chance.choice(ways)()

    def new_number(self) -> None:
        name = self.name("n")
        self.line(f"{name} = clipped({self.number()})")
        self.numbers.append(name)

    def new_set(self) -> None:
        if self.chance.random() < 0.3:
            name = self.name("w")
            self.line(f"{name}: Actions = {self.wide()}")
            self.actions.append(name)
        else:
            name = self.name("s")
            self.line(f"{name}: Bits = {self.set()}")
            self.sets.append(name)

    def new_list(self) -> None:
        name = self.name("l")
        self.line(f"{name}: list[int] = {self.pick('[*', 'list(')}{self.list()}")
        self.lines[-1] += "]" if "[*" in self.lines[-1].partition("= ")[2][:2] else ")"
        self.changeable.append(name)

    def change(self) -> None:
        kind = self.chance.randrange(4)
        mine = [name for name in self.numbers if name.startswith("n")]
        if kind == 0 and mine:
            name = self.chance.choice(mine)
            self.line(f"{name} {self.pick('+=', '-=', '^=', '|=')} {self.number(2)}")
            self.line(f"{name} %= 1009")
        elif kind == 1 and len(self.sets) > 1:
            self.line(f"{self.sets[-1]} {self.pick('|=', '&=', '^=')} {self.set()}")
        elif kind == 2 and self.changeable:
            name = self.chance.choice(self.changeable)
            self.line(
                self.pick(
                    f"{name}.append({self.number(2)})",
                    f"{name} += {self.list(1)}",
                    f"{name}.insert({self.plain()}, {self.number(1)})",
                )
            )
        else:
            self.line(
                f"self.coins[{self.plain()} % len(self.coins)] {self.pick('=', '+=', '-=')} clipped({self.number(2)})"
            )

    def field(self) -> None:
        self.line(
            self.chance.choice(
                (
                    lambda: f"self.cells = {self.set()} & BOARD",
                    lambda: f"self.cells {self.pick('|=', '&=', '^=')} {self.set()} & BOARD",
                    lambda: f"self.choices = {self.wide()} & ALL",
                    lambda: f"self.seat = {self.number()} % 11",
                    lambda: f"self.marks = {self.number()} & 255",
                    lambda: f"self.marks |= 1 << {self.pick('self.seat % 9', '3', 'abs(x)', 'y % 7')}",
                    lambda: f"self.last = {self.pick('None', self.plain())}",
                    lambda: f"self.coins.append(clipped({self.number(2)}))",
                    lambda: f"self.rows[0].append(clipped({self.number(2)}))",
                    lambda: f"self.rows.append([{self.number(1)}])",
                    lambda: f"self.coins[0], self.seat = clipped({self.number(2)}), {self.number(1)} % 5",
                    lambda: f"self.title = f'{{{self.plain()}}} {{self.title}}'",
                )
            )()
        )

    def branch(self) -> None:
        self.line(f"if {self.condition()}:")
        self.block(self.chance.randrange(1, 3))
        if self.chance.random() < 0.5:
            self.line("else:")
            self.block(self.chance.randrange(1, 3))

    def loop(self) -> None:
        self.loops += 1
        if self.loops > 3:
            self.new_number()
            return
        name = self.name("i")
        source = self.chance.choice(
            (
                lambda: f"range({self.pick('3', '5', 'abs(x) % 4')})",
                lambda: f"each({self.set(1)} & MASKS[2])",
                lambda: f"{self.list(1)}[:4]",
                lambda: "TABLE[2:5]",
            )
        )()
        self.line(f"for {name} in {source}:")
        self.numbers.append(name)
        self.block(self.chance.randrange(1, 3))
        self.numbers.remove(name)
        if self.chance.random() < 0.3:
            self.lines.append("    " * (self.depth + 1) + f"if {self.condition(1)}:")
            self.lines.append("    " * (self.depth + 2) + self.pick("break", "continue"))

    def method(self, name: str) -> str:
        """The whole function."""
        self.lines = []
        for _ in range(self.chance.randrange(2, 6)):
            self.statement()
        self.line(f"return [{self.number()}, {self.number()}], {self.set()}, {self.condition()}")
        head = f"    def {name}(self, x: int, y: int, mask: Bits, wide: Actions, items: list[int])"
        return "\n".join([f"{head} -> tuple[list[int], Bits, bool]:", *self.lines])


def module(seed: int, count: int) -> str:
    """A module with so many random functions, as methods of its State."""
    chance = random.Random(seed)
    return HEADER + "".join(f"\n{Writer(chance).method(f'random_{number}')}\n" for number in range(count))
