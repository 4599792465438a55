"""Statements, and with them the whole of a function, from Python's syntax tree to C++."""

import ast
from functools import partial
from typing import Final

from forge.aliases import Aliases
from forge.expressions import Expressions
from forge.kinds import (
    EMPTY,
    JSON,
    SETS,
    STATE,
    UNKNOWN,
    VOID,
    CallKind,
    DictKind,
    ForgeError,
    ListKind,
    MaybeKind,
    join,
    local,
    mutable,
    settled,
)
from forge.operations import ARITHMETIC, SIGNS
from forge.program import Compiled, Program
from forge.values import Value
from forge.variables import begins_with, changed, homes, stored_names

NOT_UNDERSTOOD: Final = (
    *(ForgeError, ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError),
)
"""What comes up when something cannot be compiled: what the forge says, or how it fails."""
MOST_PASSES: Final = 6
"""How often a function is gone through, at most, until nothing new is found about its variables."""


class Writer(Expressions):
    """Writes one function: first the kinds of its variables are found, pass by pass, then the text."""

    def __init__(self, program: Program, compiled: Compiled) -> None:
        super().__init__(program, compiled)
        self.lines: list[str] = []
        self.depth = 1
        self.homes: dict[str, int] = {}
        """For every variable the block that it is declared in."""
        self.loops: list[str] = []
        """For every loop that is being written what notes that it was broken off, if that matters."""
        self.yields = False
        """Whether it is a generator: in C++ a function that returns all at once, as a list."""

    def write(self) -> None:
        """Compile; the text goes into the compiled function."""
        compiled = self.compiled
        node = compiled.node
        body: list[ast.stmt]
        body = [ast.Return(node.body, lineno=node.lineno)] if isinstance(node, ast.Lambda) else node.body
        for each in compiled.parameters:
            self.kinds[each.name] = each.kind
        self.parameters = {each.name for each in compiled.parameters}
        self.yields = any(isinstance(found, ast.Yield | ast.YieldFrom) for each in body for found in ast.walk(each))
        self.homes = homes(body)
        self.changed = changed(body)
        self.stored_names = stored_names(body)
        for _ in range(MOST_PASSES):
            before = dict(self.kinds), compiled.result
            self._start()
            self._block(body)
            if (self.kinds, compiled.result) == before:
                break
        if compiled.result == UNKNOWN:
            compiled.result = VOID
        compiled.result = settled(compiled.result)
        for name, kind in self.kinds.items():
            self.kinds[name] = settled(kind)
        self._start()
        self._block(body)
        Aliases(self.aliases, self._mutable, partial(misplaced, compiled)).check(body)
        if self.yields:
            self.lines.append("    return found_;")
        compiled.text = f"{compiled.signature} {{\n" + "\n".join(self.lines) + "\n}\n"

    def _mutable(self, node: ast.expr) -> bool:
        try:
            return mutable(self.value(node).kind)
        except NOT_UNDERSTOOD:
            return False

    def _start(self) -> None:
        self.lines = []
        self.depth = 1
        self.declared = set()
        self.loops = []
        self.temporaries = 0
        if self.yields:
            self._line(f"{self.compiled.result.cpp} found_;")

    def _line(self, text: str) -> None:
        self.lines.append("    " * self.depth + text)

    def _block(self, statements: list[ast.stmt]) -> None:
        home = id(statements)
        for name in sorted(self.stored_names):
            if self.homes.get(name) == home and name not in self.parameters and not begins_with(statements, name):
                self._declare(name)
        for statement in statements:
            try:
                self._statement(statement)
            except NOT_UNDERSTOOD as error:
                if isinstance(error, ForgeError) and "\n" in str(error):
                    raise
                raise misplaced(self.compiled, statement, error) from None

    def _declare(self, name: str) -> None:
        kind = self.kinds.get(name, UNKNOWN)
        if name not in self.declared and kind not in (UNKNOWN, EMPTY):
            self.declared.add(name)
            kind = settled(kind)
            if name in self.aliases:
                self._line(f"{'const ' if name in self.fixed_aliases else ''}{kind.cpp}* {local(name)} = nullptr;")
            elif kind != STATE:
                self._line(f"{kind.cpp} {local(name)}{{}};")

    # Statements

    def _statement(self, node: ast.stmt) -> None:
        method = getattr(self, f"_do_{type(node).__name__.lower()}", None)
        if method is None:
            raise ForgeError(f"no {type(node).__name__} in compiled rules")
        method(node)

    def _do_pass(self, _: ast.Pass) -> None:
        pass

    def _do_assert(self, _: ast.Assert) -> None:
        pass

    def _do_importfrom(self, _: ast.ImportFrom) -> None:
        pass

    def _do_expr(self, node: ast.Expr) -> None:
        if isinstance(node.value, ast.Constant):
            return
        if isinstance(node.value, ast.Yield):
            assert node.value.value is not None
            assert isinstance(self.compiled.result, ListKind)
            self._line(f"found_.append({self.wanted(node.value.value, self.compiled.result.item)});")
        elif isinstance(node.value, ast.YieldFrom):
            self._line(f"found_ += {self.wanted(node.value.value, self.compiled.result)};")
        else:
            value = self.value(node.value)
            listening = self._listening(node.value)
            self._line(f"if ({listening}) {value.code};" if listening else f"{value.code};")

    def _listening(self, node: ast.expr) -> str:
        """For a call that only notes something: whether anybody listens, so that nothing is made ready in vain."""
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
            return ""
        owner = self.value(node.func.value)
        if owner.kind != STATE:
            return ""
        called = self.program.method(self.program.state, node.func.attr).node
        if isinstance(called, ast.Lambda):
            return ""
        body = called.body[1:] if ast.get_docstring(called) is not None else called.body
        only = body[0] if len(body) == 1 else None
        if not isinstance(only, ast.If) or only.orelse or ast.unparse(only.test) != "self.journal is not None":
            return ""
        self.program.field(self.program.state, "journal")
        return f"{owner.code}.journal.on"

    def _do_return(self, node: ast.Return) -> None:
        if node.value is None:
            self._line("return found_;" if self.yields else "return;")
            return
        compiled = self.compiled
        if isinstance(compiled.node, ast.Lambda):
            value = self.value(node.value)
            compiled.result = join(compiled.result, value.kind)
            if value.kind == VOID:
                self._line(f"{value.code};")
            else:
                self._line(f"return {self.fit(value, settled(compiled.result))};")
        else:
            self._line(f"return {self.wanted(node.value, compiled.result)};")

    def _do_raise(self, node: ast.Raise) -> None:
        name = ast.unparse(node.exc.func) if isinstance(node.exc, ast.Call) else ""
        if name == "IllegalAction":
            if "action" not in self.parameters:
                raise ForgeError("which action is refused? There is no parameter action")
            self._line('throw Refused{"refuse", action};')
        else:
            self._line(f'throw std::out_of_range("{self.compiled.name}");')

    def _do_delete(self, node: ast.Delete) -> None:
        for target in node.targets:
            self._note_change(target)
            if not isinstance(target, ast.Subscript):
                raise ForgeError("only entries of lists can be deleted")
            self.changeable(target.value)
            whole = self.value(target.value)
            if not isinstance(whole.kind, ListKind):
                raise ForgeError("only entries of lists can be deleted")
            if isinstance(target.slice, ast.Slice):
                self._line(f"erase({whole.code}, {self.bounds(target.slice)});")
            else:
                self._line(f"{whole.code}.pop({self.number(target.slice)});")

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
        self._give(name, Value(self.wanted(node.value, kind), kind), copied=True)

    def _note_change(self, target: ast.expr) -> None:
        """Fields of the position that some rule changes are not the same all the time."""
        for each in ast.walk(target):
            if isinstance(each, ast.Attribute):
                self.program.changed.add(each.attr)

    def _do_assign(self, node: ast.Assign) -> None:
        for each in node.targets:
            self._note_change(each)
        target = node.targets[0]
        if len(node.targets) > 1:
            value = self.value(node.value)
            name = self.temporary()
            kind = settled(value.kind)
            self._line(f"const {kind.cpp} {name} = {self.fit(value, kind)};")
            for each in node.targets:
                self._assign(each, Value(name, kind) if not value.is_live else value)
        elif isinstance(target, ast.Tuple):
            self._unpack(target, node.value)
        elif isinstance(target, ast.Name):
            known = self.kinds.get(target.id, UNKNOWN)
            self._give(target.id, self.value(node.value, known if known != UNKNOWN else None))
        elif ast.unparse(node.value) == f"{ast.unparse(target)}[:-1]":
            self._line(f"if (truth({self.value(target).code})) {self.value(target).code}.pop();")
        else:
            if isinstance(target, ast.Subscript):
                self.changeable(target.value)
            place = self.target(target)
            if isinstance(place, str):
                self._line(place.replace("@", self.value_text(node.value, target)))
            elif isinstance(place.kind, CallKind) and isinstance(node.value, ast.Name):
                raise ForgeError("a function that was handed over may be gone when it is called later")
            else:
                self._line(f"{place.code} = {self.wanted(node.value, place.kind)};")

    def _assign(self, target: ast.expr, value: Value) -> None:
        if isinstance(target, ast.Name):
            self._give(target.id, value)
        else:
            if isinstance(target, ast.Subscript):
                self.changeable(target.value)
            place = self.target(target)
            if isinstance(place, str):
                raise ForgeError("an entry of a dictionary, or a part of a list, among several that are given values")
            self._line(f"{place.code} = {self.fit(value, place.kind)};")

    def _give(self, name: str, value: Value, copied: bool = False) -> None:
        """Give a variable a value, and declare it if this is where it begins."""
        kind = self.kinds[name] = join(self.kinds.get(name, UNKNOWN), value.kind)
        alias = (
            not copied
            and isinstance(kind, ListKind | DictKind)
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
            self._line(f"{local(name)} = {code};")
            return
        self.declared.add(name)
        if kind == STATE:
            self._line(f"State {local(name)}({code});")
        elif alias:
            self._line(f"{'const ' if value.fixed else ''}{kind.cpp}* {local(name)} = {code};")
        else:
            self._line(f"{kind.cpp} {local(name)} = {code};")

    def _unpack(self, target: ast.Tuple, source: ast.expr) -> None:
        if isinstance(source, ast.Tuple):
            values = []
            for each in source.elts:
                value = self.value(each)
                name = self.temporary()
                kind = settled(value.kind)
                self._line(f"{kind.cpp} {name} = {self.fit(value, kind)};")
                values.append(value if value.is_live else Value(name, kind))
        else:
            value = self.value(source)
            name = self.temporary()
            self._line(f"const auto {name} = {self.fit(value, value.kind)};")
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
        place = self.value(node.target)
        kind = place.kind
        if mutable(kind) or (isinstance(kind, ListKind) and place.fixed):
            self.changeable(node.target)
        elif isinstance(node.target, ast.Subscript):
            self.changeable(node.target.value)
        if isinstance(kind, MaybeKind) or kind == JSON:
            raise ForgeError(f"nothing can be added to {kind}")
        if kind in SETS and isinstance(node.op, ARITHMETIC):
            raise ForgeError("sets are no numbers to calculate with")
        if isinstance(node.target, ast.Name):
            combined = self.operation(node.op, Value(place.code, kind), node.value)
            self.kinds[node.target.id] = kind = join(kind, combined.kind)
        if isinstance(node.op, ast.Add) and isinstance(kind, ListKind):
            self._line(f"{place.code} += {self.wanted(node.value, kind)};")
        elif type(node.op) in SIGNS:
            sign = SIGNS[type(node.op)]
            kind = settled(kind)
            if kind in SETS:
                words = self.words(self.value(node.value, kind), kind)
                name = self.temporary()
                change = f"{kind.cpp}::each_word([&](int i) {{ {name}.w[i] {sign}= {words.word}; }});"
                self._line(f"{{ {words.before}{kind.cpp}& {name} = {place.code}; {change} }}")
            else:
                self._line(f"{place.code} {sign}= {self.wanted(node.value, kind)};")
        else:
            value = self.operation(node.op, Value(place.code, kind), node.value)
            self._line(f"{place.code} = {self.fit(value, kind)};")

    def _do_if(self, node: ast.If) -> None:
        known = self.known_condition(node.test)
        if known is not None:
            self._inner(node.body if known else node.orelse, braces=True)
            return
        self._line(f"if ({self.condition(node.test)}) {{")
        self._inner(node.body)
        if node.orelse:
            self._line("} else {")
            self._inner(node.orelse)
        self._line("}")

    def _inner(self, statements: list[ast.stmt], braces: bool = False) -> None:
        if not statements:
            return
        before = set(self.declared)
        if braces:
            self._line("{")
        self.depth += 1
        self._block(statements)
        self.depth -= 1
        self.declared = before
        if braces:
            self._line("}")

    def _do_while(self, node: ast.While) -> None:
        broken = self._unbroken(node)
        self._line(f"while ({self.condition(node.test)}) {{")
        self.loops.append(broken)
        self._inner(node.body)
        self.loops.pop()
        self._line("}")
        self._otherwise(node, broken)

    def _unbroken(self, node: ast.For | ast.While) -> str:
        """What notes that a loop was broken off, if that matters."""
        broken = self.temporary() if node.orelse else ""
        if broken:
            self._line(f"bool {broken} = false;")
        return broken

    def _otherwise(self, node: ast.For | ast.While, broken: str) -> None:
        if broken:
            self._line(f"if (!{broken}) {{")
            self._inner(node.orelse)
            self._line("}")

    def _do_break(self, _: ast.Break) -> None:
        if self.loops[-1]:
            self._line(f"{self.loops[-1]} = true;")
        self._line("break;")

    def _do_continue(self, _: ast.Continue) -> None:
        self._line("continue;")

    def _do_for(self, node: ast.For) -> None:
        broken = self._unbroken(node)
        before = set(self.declared)
        head, first = self.loop(node.target, node.iter)
        self._line(f"{head} {{")
        self.depth += 1
        for line in first:
            self._line(line)
        self.depth -= 1
        self.declared |= {each.id for each in ast.walk(node.target) if isinstance(each, ast.Name)}
        self.loops.append(broken)
        self._inner(node.body)
        self.loops.pop()
        self.declared = before
        self._line("}")
        self._otherwise(node, broken)

    def _do_functiondef(self, node: ast.FunctionDef) -> None:
        raise ForgeError(f"{node.name}: a function within a function has to be made at import")


def misplaced(compiled: Compiled, node: ast.AST, problem: Exception) -> ForgeError:
    """What is wrong, and where."""
    what = str(problem) if isinstance(problem, ForgeError) else f"what is this? ({problem!r})"
    where = f"{compiled.live.__module__}:{getattr(node, 'lineno', '?')}"
    return ForgeError(f"{where}: {what}\n    {ast.unparse(node)[:200]}")
