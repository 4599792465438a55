"""Statements that put values into places: assignments of every kind, and entries that are deleted."""

import ast
from functools import partial
from typing import Final

from forge.check.loose import targets
from forge.errors import ForgeError
from forge.lower.expressions import Expressions
from forge.lower.operations import ARITHMETIC, BITWISE
from forge.lower.values import Value
from forge.program.effects import Effects
from forge.program.functions import Compiled
from forge.program.program import Program
from forge.read.source import nodes_of
from forge.types import (
    DICE,
    EMPTY,
    JSON,
    NUM,
    SETS,
    STATE,
    UNKNOWN,
    CallType,
    DictType,
    ListType,
    MaybeType,
    Type,
    join,
    local,
    mutable,
    settled,
    stored,
)
from realmwright.dice import FastDice

NOT_KEPT: Final = "these dice may be gone when they are asked later: make new ones, FastDice(seed)"


class Assignments(Expressions):
    """What the translation of a function knows about assignments."""

    def __init__(self, program: Program, compiled: Compiled) -> None:
        super().__init__(program, compiled)
        self.lines: list[str] = []
        """The body in C++, as far as it is written."""
        self.depth = 1
        """How deep the next line is indented."""

    def line(self, text: str) -> None:
        """Write a line of C++."""
        self.lines.append("    " * self.depth + text)

    def _do_delete(self, node: ast.Delete) -> None:
        for target in node.targets:
            self._note_change(target)
            if not isinstance(target, ast.Subscript):
                raise ForgeError("only entries of lists can be deleted")
            self.changeable(target.value)
            self.note_change(target.value)
            whole = self.value(target.value)
            if not isinstance(whole.kind, ListType) or whole.kind.by_seat:
                raise ForgeError("only entries of lists can be deleted")
            if isinstance(target.slice, ast.Slice):
                erase = partial(_called, f"erase({whole.code}, ")
                self.line(f"{self.in_order(self.ends(target.slice), erase)};")
            else:
                self.line(f"{whole.code}.pop({self.number(target.slice)});")

    def _do_annassign(self, node: ast.AnnAssign) -> None:
        assert isinstance(node.target, ast.Name)
        kind = self.program.annotations.kind(self.module, node.annotation)
        if kind == UNKNOWN:
            raise ForgeError(f"what is {ast.unparse(node.annotation)}?")
        self.program.use(kind)
        name = node.target.id
        self.kinds[name] = kind
        if node.value is None:
            return
        self.cuts |= {given for target, given in targets(node) if target in self.loose}
        value = self.value(node.value, kind)
        self.check_kept(node.value)
        if mutable(kind) and value.place and not value.is_live:
            self._give(name, value)
        else:
            self._give(name, Value(self.fit(value, kind), kind, member=value.member), copied=True)

    def _note_change(self, target: ast.expr) -> None:
        """Fields of the position that some rule changes are not the same all the time."""
        if isinstance(target, ast.Tuple | ast.List):
            for each in target.elts:
                self._note_change(each)
            return
        while isinstance(target, ast.Attribute | ast.Subscript):
            if isinstance(target, ast.Attribute):
                self.program.changed.add(target.attr)
                self.trace.writes.add(target.attr)
            target = target.value

    def _do_assign(self, node: ast.Assign) -> None:
        for each in node.targets:
            self._note_change(each)
        self.cuts |= {value for name, value in targets(node) if name in self.loose}
        target = node.targets[0]
        if len(node.targets) > 1:
            value = self.value(node.value)
            name = self.temporary()
            kind = settled(value.kind)
            self.line(f"const {kind.cpp} {name} = {self.fit(value, kind)};")
            for each in node.targets:
                if mutable(kind):
                    if not isinstance(each, ast.Name):
                        raise ForgeError("one list for several places: write them one by one")
                    self.copies.add(each.id)
                self._assign(each, Value(name, kind) if not value.is_live else value)
        elif isinstance(target, ast.Tuple):
            self._unpack(target, node.value)
        elif isinstance(target, ast.Name):
            known = self.kinds.get(target.id, UNKNOWN)
            value = self.value(node.value, known if known != UNKNOWN else None)
            self._check_once(target.id, node)
            if value.kind == STATE and isinstance(node.value, ast.Name):
                raise ForgeError("another name of a position would be a copy of it")
            self._give(target.id, value)
        elif ast.unparse(node.value) == f"{ast.unparse(target)}[:-1]" and not self._writes(target):
            self.line(f"if (truth({self.value(target).code})) {self.value(target).code}.pop();")
        else:
            if isinstance(target, ast.Subscript):
                self.changeable(target.value)
            kind = self.kind_of_target(target)
            if isinstance(kind, CallType) and isinstance(node.value, ast.Name):
                raise ForgeError("a function that was handed over may be gone when it is called later")
            if kind == DICE and not self._makes_dice(node.value):
                raise ForgeError(NOT_KEPT)
            code = self.wanted(node.value, kind)
            self.check_kept(node.value)
            self._put(target, code, kind, self.effects(node.value))

    def _check_once(self, name: str, node: ast.Assign) -> None:
        """A generator may have a name if it is gone through once, and nothing changes that it looks at."""
        if node.value not in self.returned or not self.returned[node.value][0].lazy:
            self.check_kept(node.value)
            return
        compiled = self.returned[node.value][0]
        uses = [each for each in nodes_of(self.compiled.node) if isinstance(each, ast.Name) and each.id == name]
        loops = [
            each for each in nodes_of(self.compiled.node) if isinstance(each, ast.For | ast.While | ast.comprehension)
        ]
        if len(uses) != 2 or loops or self.compiled.effects.disturbs(self.program.effects_of(compiled)):
            self.check_kept(node.value)

    def _writes(self, node: ast.expr) -> bool:
        self.value(node)
        return bool(self.effects(node).writes)

    def _put(self, target: ast.expr, code: str, kind: Type, effects: Effects) -> None:
        """Put a value into a place: Python looks at the value first, and then for the place."""
        self.value(target)
        place = self.effects(target)
        if isinstance(target, ast.Subscript) and (effects.disturbs(place) or place.writes):
            name = self.temporary()
            self.line(f"{{ const {stored(kind)} {name} = {code}; {self.target(target, name)} }}")
        else:
            self.line(self.target(target, code))

    def _assign(self, target: ast.expr, value: Value) -> None:
        if isinstance(target, ast.Name):
            self._give(target.id, value)
        else:
            if isinstance(target, ast.Subscript):
                self.changeable(target.value)
            kind = self.kind_of_target(target)
            if kind == DICE:
                raise ForgeError(NOT_KEPT)
            self.line(self.target(target, self.fit(value, kind)))

    def _makes_dice(self, node: ast.expr) -> bool:
        return isinstance(node, ast.Call) and self.value(node.func).live is FastDice

    def _give(self, name: str, value: Value, copied: bool = False) -> None:
        """Give a variable a value, and declare it if this is where it begins."""
        self.translated.clear()
        if value.member is not None:
            self.members[name] = value.member
        kind = self.kinds[name] = join(self.kinds.get(name, UNKNOWN), value.kind)
        alias = (
            not copied
            and isinstance(kind, ListType | DictType)
            and (mutable(kind) or value.fixed)
            and value.place
            and not value.is_live
        )
        if alias:
            self.aliases.add(name)
            if value.fixed:
                self.fixed_aliases.add(name)
        elif name in self.aliases:
            raise ForgeError(f"{name} is both a list of its own and another name of one")
        kind = settled(kind)
        if kind in (UNKNOWN, EMPTY):
            return
        code = f"&{value.code}" if alias else self.fit(value, kind)
        if name in self.declared or name in self.parameters:
            self.line(f"{local(name)} = {code};")
            return
        self.declared.add(name)
        if kind == STATE:
            copy = self.temporary()
            self.line(f"auto&& {copy} = {code}; State& {local(name)} = {copy};")
        elif alias:
            self.line(f"{'const ' if value.fixed else ''}{kind.cpp}* {local(name)} = {code};")
        else:
            self.line(f"{kind.cpp} {local(name)} = {code};")

    def _unpack(self, target: ast.Tuple, source: ast.expr) -> None:
        if isinstance(source, ast.Tuple):
            values = []
            for each in source.elts:
                value = self.value(each)
                name = self.temporary()
                kind = settled(value.kind)
                self.line(f"{kind.cpp} {name} = {self.fit(value, kind)};")
                values.append(value if value.is_live else Value(name, kind))
        else:
            value = self.value(source)
            if isinstance(value.kind, ListType) and value.kind.unordered:
                raise ForgeError("the order of a set means nothing: sort it first")
            name = self.temporary()
            self.line(f"const auto {name} = {self.fit(value, value.kind)};")
            values = list(self.entries(Value(name, value.kind), len(target.elts)))
        for each, value in zip(target.elts, values, strict=True):
            if isinstance(each, ast.Starred):
                raise ForgeError("what is left over cannot be unpacked")
            if isinstance(each, ast.Name) and mutable(value.kind):
                self.copies.add(each.id)
            if not (isinstance(each, ast.Name) and each.id == "_"):
                self._assign(each, value)

    def _do_augassign(self, node: ast.AugAssign) -> None:
        self._note_change(node.target)
        target = node.target
        place = self.value(target)
        kind = place.kind
        if mutable(kind) or (isinstance(kind, ListType) and place.fixed):
            self.changeable(target)
            self.note_change(target)
        elif isinstance(target, ast.Subscript):
            self.changeable(target.value)
            self.note_change(target.value)
        if isinstance(kind, MaybeType) or kind == JSON:
            raise ForgeError(f"nothing can be added to {kind}")
        if kind in SETS and isinstance(node.op, ARITHMETIC):
            raise ForgeError("sets are no numbers to calculate with")
        both = ast.BinOp(target, node.op, node.value)
        if isinstance(target, ast.Name) and target.id in self.loose:
            self.cuts.add(both)
        self.note_cuts(both)
        if isinstance(node.op, ast.Add) and mutable(kind):
            self.line(f"{place.code} += {self.fit(self.in_sequence(node.value), kind)};")
            return
        wanted = kind if kind in (NUM, *SETS) else None
        result = self.operation(both, wanted, Value(place.code, kind, member=place.member))
        if isinstance(target, ast.Name):
            self.kinds[target.id] = kind = join(kind, result.kind)
            if result.member is not None:
                self.members[target.id] = result.member
        before, after = self.effects(target), self.effects(node.value)
        if before.writes or after.disturbs(before):
            self._exchange(target, both, settled(kind))
            return
        if isinstance(node.op, ast.Add) and isinstance(kind, ListType) and result.kind == kind:
            # A tuple that is longer takes the place of the other: nothing else refers to that in C++.
            self.line(f"{place.code} += {self.fit(self.in_sequence(node.value), kind)};")
            return
        kind = settled(kind)
        if kind in SETS and type(node.op) in BITWISE:
            words = self.words(self.value(node.value, kind), kind, cut=node.value in self.cuts)
            name = self.temporary()
            change = f"{kind.cpp}::each_word([&](int i) {{ {name}.w[i] {BITWISE[type(node.op)]}= {words.word}; }});"
            self.line(f"{{ {words.before}{kind.cpp}& {name} = {place.code}; {change} }}")
        else:
            self.line(f"{place.code} = {self.fit(result, kind)};")

    def _exchange(self, target: ast.expr, both: ast.BinOp, kind: Type) -> None:
        """Change a place by something that itself changes what the place is found by, or what is there."""
        if not isinstance(target, ast.Attribute) or not isinstance(target.value, ast.Name):
            raise ForgeError("the right side changes something that the left side looks at: give it a variable first")
        name = self.temporary()
        self.bound[name] = Value(name, kind)
        value = self.operation(ast.BinOp(ast.Name(name, ast.Load()), both.op, both.right), kind)
        del self.bound[name]
        self.line(
            f"{{ const {kind.cpp} {name} = {self.value(target).code}; "
            f"const {kind.cpp} {name}new = {self.fit(value, kind)}; {self.value(target).code} = {name}new; }}"
        )


def _called(head: str, arguments: list[str]) -> str:
    return f"{head}{', '.join(arguments)})"
