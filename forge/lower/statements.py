"""Statements, and with them the whole of a function, from Python's syntax tree to C++."""

import ast
from functools import partial
from typing import Final

from forge.check.aliases import Aliases, Refuse, path_of
from forge.check.assigned import Assigned
from forge.check.loose import loose_variables, targets
from forge.errors import ForgeError
from forge.lower.expressions import Expressions
from forge.lower.operations import ARITHMETIC, BITWISE
from forge.lower.values import Value
from forge.program.effects import Effects
from forge.program.functions import Compiled
from forge.program.program import Program, quoted
from forge.read.variables import begins_with, changed, homes, stored_names
from forge.types import (
    EMPTY,
    JSON,
    NUM,
    SETS,
    STATE,
    UNKNOWN,
    VOID,
    CallType,
    DictType,
    ListType,
    MaybeType,
    PartType,
    Type,
    join,
    local,
    mutable,
    settled,
    stored,
)

NOT_UNDERSTOOD: Final = (
    *(ForgeError, ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError),
)
"""What comes up when something cannot be compiled: what the forge says, or how it fails."""
RAISED: Final = {
    "AssertionError": "ASSERTION",
    "IndexError": "INDEX",
    "KeyError": "KEY",
    "LookupError": "INDEX",
    "NotImplementedError": "ASSERTION",
    "ValueError": "VALUE",
}
"""What can be raised, and what C++ calls it."""
LOCAL: Final = " here"
"""How the names of things end that belong to one call of a function."""
MOST_PASSES: Final = 8
"""How often a function is gone through, at most, until nothing new is found about its variables."""


class Statements(Expressions):
    """Translates one function: first the types of its variables are found, pass by pass, then the text."""

    def __init__(self, program: Program, compiled: Compiled) -> None:
        super().__init__(program, compiled)
        self.lines: list[str] = []
        self.depth = 1
        self.homes: dict[str, int] = {}
        """For every variable the block that it is declared in."""
        self.loops: list[str] = []
        """For every loop that is being translated what notes that it was broken off, if that matters."""
        self.inferred = compiled.result == UNKNOWN
        """Whether its result is what the expression of a lambda comes to."""
        self.yields = False
        """Whether it is a generator: in C++ a function that returns all at once, as a list."""

    def write(self) -> None:
        """Translate; the text goes into the compiled function."""
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
        self.loose = loose_variables(body, self.stored_names - self.parameters, self._is_negative)
        for _ in range(MOST_PASSES):
            before = self._found_out()
            self._start()
            self._block(body)
            if self._found_out() == before:
                break
        else:
            raise misplaced(compiled, node, ForgeError("the types of its variables do not settle: annotate them"))
        if compiled.result == UNKNOWN:
            compiled.result = VOID
        compiled.result = settled(compiled.result)
        for name, kind in self.kinds.items():
            self.kinds[name] = settled(kind)
        if self._found_out() != before:
            # What the last pass wrote does not know this yet.
            self._start()
            self._block(body)
        refuse = partial(misplaced, compiled)
        Assigned(self.parameters, self.stored_names, refuse).check(body)
        self._check_aliases(body, refuse)
        effects = compiled.effects
        effects.add(self.trace)
        effects.reads = {name for name in effects.reads if not name.endswith(LOCAL)}
        effects.writes = {name for name in effects.writes if not name.endswith(LOCAL)}
        if self.yields:
            if effects.writes:
                raise misplaced(
                    compiled,
                    node,
                    ForgeError(
                        f"a generator must not change anything ({', '.join(sorted(effects.writes))}): return a list"
                    ),
                )
            self.lines.append("    return found_;")
        compiled.text = f"{compiled.signature} {{\n" + "\n".join(self.lines) + "\n}\n"

    def _found_out(self) -> tuple[object, ...]:
        """All that a pass tells the next one."""
        return (
            *(dict(self.kinds), self.compiled.result, dict(self.members), dict(self.most)),
            *(set(self.aliases), set(self.fixed_aliases), set(self.copies), set(self.large)),
        )

    def _check_aliases(self, body: list[ast.stmt], refuse: Refuse) -> None:
        """See that two names of one list stay that, and what the function does with the lists of others."""
        checks = Aliases(self.aliases, self, refuse)
        checks.check(body)
        effects = self.compiled.effects
        effects.replaced |= {path for place in checks.replaced if (path := path_of(place))}
        effects.resized |= {path for place in checks.resized if (path := path_of(place))}
        effects.kept |= {place for place in checks.kept if place in self.parameters}
        effects.returned |= {path_of(place) or place for place in checks.returned}

    def _is_negative(self, text: str) -> bool:
        node = ast.parse(text, mode="eval").body
        free = {each.id for each in ast.walk(node) if isinstance(each, ast.Name)}
        # What has variables in it is never known now.
        return not free & (self.stored_names | self.parameters) and self._is_known_negative(node)

    def _is_known_negative(self, node: ast.expr) -> bool:
        try:
            return self.is_negative(node)
        except NOT_UNDERSTOOD:
            return True

    # What the check of aliases asks

    def is_mutable(self, node: ast.expr) -> bool:
        """Whether an expression is a list, dictionary or part that can change."""
        kind = self._kind(node)
        return mutable(kind) or isinstance(kind, PartType)

    def is_part(self, node: ast.expr) -> bool:
        """Whether an expression is a part of the position, of which variables are always pointers."""
        return isinstance(self._kind(node), PartType)

    def is_dictionary(self, node: ast.expr) -> bool:
        """Whether an expression is a dictionary."""
        return isinstance(self._kind(node), DictType)

    def _kind(self, node: ast.expr) -> Type:
        try:
            return self.value(node).kind
        except NOT_UNDERSTOOD:
            return UNKNOWN

    def call_of(self, node: ast.AST) -> tuple[Effects, dict[str, ast.expr]] | None:
        """What the compiled function does that a call calls, and its arguments."""
        if node not in self.returned:
            return None
        compiled, arguments = self.returned[node]
        return self.program.effects_of(compiled), arguments

    def _start(self) -> None:
        self.lines = []
        self.depth = 1
        self.declared = set()
        self.loops = []
        self.trace = Effects()
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
            self.translated.clear()
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

    def _do_assert(self, node: ast.Assert) -> None:
        self._line(f"if (!{self.condition(node.test)}) fail(Problem::ASSERTION, {quoted(ast.unparse(node.test))});")

    def _do_expr(self, node: ast.Expr) -> None:
        if isinstance(node.value, ast.Constant):
            return
        if isinstance(node.value, ast.Yield):
            assert node.value.value is not None
            assert isinstance(self.compiled.result, ListType)
            self._line(f"found_.append({self.wanted(node.value.value, self.compiled.result.item)});")
        elif isinstance(node.value, ast.YieldFrom):
            self._line(f"found_ += {self.fit(self.in_sequence(node.value.value), self.compiled.result)};")
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
        value = self.value(node.value, compiled.result if compiled.result != UNKNOWN else None)
        if not compiled.lazy:
            self.check_kept(node.value)
        if value.kind == STATE and isinstance(node.value, ast.Name) and node.value.id in self.parameters:
            raise ForgeError("a position that is returned must be a new one: the caller gets a copy")
        if isinstance(compiled.node, ast.Lambda) and self.inferred:
            compiled.result = join(compiled.result, value.kind)
            if value.kind == VOID:
                self._line(f"{value.code};")
            else:
                self._line(f"return {self.fit(value, settled(compiled.result))};")
        elif compiled.result == VOID:
            self._line(f"{value.code}; return;")
        else:
            self._line(f"return {self.fit(value, compiled.result)};")

    def _do_raise(self, node: ast.Raise) -> None:
        called = node.exc.func if isinstance(node.exc, ast.Call) else node.exc
        name = ast.unparse(called) if called is not None else ""
        if name == "IllegalAction":
            if "action" not in self.parameters:
                raise ForgeError("which action is refused? There is no parameter action")
            self._line('throw Refused{"refuse", action};')
        elif name in RAISED:
            self._line(f'fail(Problem::{RAISED[name]}, "{self.compiled.name}");')
        else:
            raise ForgeError(f"no {name or 'exception'} is raised in compiled rules, but {', '.join(RAISED)}")

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
                self._line(f"{self.in_order(self.ends(target.slice), erase)};")
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
            self._line(f"const {kind.cpp} {name} = {self.fit(value, kind)};")
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
            self._line(f"if (truth({self.value(target).code})) {self.value(target).code}.pop();")
        else:
            if isinstance(target, ast.Subscript):
                self.changeable(target.value)
            kind = self.kind_of_target(target)
            if isinstance(kind, CallType) and isinstance(node.value, ast.Name):
                raise ForgeError("a function that was handed over may be gone when it is called later")
            code = self.wanted(node.value, kind)
            self.check_kept(node.value)
            self._put(target, code, kind, self.effects(node.value))

    def _check_once(self, name: str, node: ast.Assign) -> None:
        """A generator may have a name if it is gone through once, and nothing changes that it looks at."""
        if node.value not in self.returned or not self.returned[node.value][0].lazy:
            self.check_kept(node.value)
            return
        compiled = self.returned[node.value][0]
        uses = [each for each in ast.walk(self.compiled.node) if isinstance(each, ast.Name) and each.id == name]
        loops = [
            each for each in ast.walk(self.compiled.node) if isinstance(each, ast.For | ast.While | ast.comprehension)
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
            self._line(f"{{ const {stored(kind)} {name} = {code}; {self.target(target, name)} }}")
        else:
            self._line(self.target(target, code))

    def _assign(self, target: ast.expr, value: Value) -> None:
        if isinstance(target, ast.Name):
            self._give(target.id, value)
        else:
            if isinstance(target, ast.Subscript):
                self.changeable(target.value)
            self._line(self.target(target, self.fit(value, self.kind_of_target(target))))

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
            if isinstance(value.kind, ListType) and value.kind.unordered:
                raise ForgeError("the order of a set means nothing: sort it first")
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
            self._line(f"{place.code} += {self.fit(self.in_sequence(node.value), kind)};")
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
            self._line(f"{place.code} += {self.fit(self.in_sequence(node.value), kind)};")
            return
        kind = settled(kind)
        if kind in SETS and type(node.op) in BITWISE:
            words = self.words(self.value(node.value, kind), kind, cut=node.value in self.cuts)
            name = self.temporary()
            change = f"{kind.cpp}::each_word([&](int i) {{ {name}.w[i] {BITWISE[type(node.op)]}= {words.word}; }});"
            self._line(f"{{ {words.before}{kind.cpp}& {name} = {place.code}; {change} }}")
        else:
            self._line(f"{place.code} = {self.fit(result, kind)};")

    def _exchange(self, target: ast.expr, both: ast.BinOp, kind: Type) -> None:
        """Change a place by something that itself changes what the place is found by, or what is there."""
        if not isinstance(target, ast.Attribute) or not isinstance(target.value, ast.Name):
            raise ForgeError("the right side changes something that the left side looks at: give it a variable first")
        name = self.temporary()
        self.bound[name] = Value(name, kind)
        value = self.operation(ast.BinOp(ast.Name(name, ast.Load()), both.op, both.right), kind)
        del self.bound[name]
        self._line(
            f"{{ const {kind.cpp} {name} = {self.value(target).code}; "
            f"const {kind.cpp} {name}new = {self.fit(value, kind)}; {self.value(target).code} = {name}new; }}"
        )

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
        self.translated.clear()
        self.loops.append(broken)
        self.traced(node, lambda: self._inner(node.body))
        self.check_lazy(node.iter, self.traces[node])
        self.loops.pop()
        self.declared = before
        self._line("}")
        self._otherwise(node, broken)

    def _do_functiondef(self, node: ast.FunctionDef) -> None:
        raise ForgeError(f"{node.name}: a function within a function has to be made at import")


def lower(program: Program, compiled: Compiled) -> None:
    """Translate the body of a function."""
    Statements(program, compiled).write()


def _called(head: str, arguments: list[str]) -> str:
    return f"{head}{', '.join(arguments)})"


def misplaced(compiled: Compiled, node: ast.AST, problem: Exception) -> ForgeError:
    """What is wrong, and where."""
    what = str(problem) if isinstance(problem, ForgeError) else f"what is this? ({problem!r})"
    where = f"{compiled.live.__module__}:{getattr(node, 'lineno', '?')}"
    return ForgeError(f"{where}: {what}\n    {ast.unparse(node)[:200]}")
