"""Statements, and with them the whole of a function, from Python's syntax tree to C++."""

import ast
from functools import partial
from typing import Final

from forge.check.aliases import Aliases, Refuse
from forge.check.assigned import Assigned
from forge.check.loose import loose_variables
from forge.check.places import path_of
from forge.errors import ForgeError
from forge.lower.assignments import Assignments
from forge.program.effects import Effects
from forge.program.functions import Compiled
from forge.program.program import Program, quoted
from forge.read.source import nodes_of
from forge.read.variables import begins_with, changed, homes, stored_names
from forge.types import (
    EMPTY,
    STATE,
    UNKNOWN,
    VOID,
    DictType,
    ListType,
    PartType,
    Type,
    join,
    local,
    mutable,
    settled,
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


class Statements(Assignments):
    """Translates one function: first the types of its variables are found, pass by pass, then the text."""

    def __init__(self, program: Program, compiled: Compiled) -> None:
        super().__init__(program, compiled)
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
        self.yields = any(isinstance(found, ast.Yield | ast.YieldFrom) for each in body for found in nodes_of(each))
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
        free = {each.id for each in nodes_of(node) if isinstance(each, ast.Name)}
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
            self.line(f"{self.compiled.result.cpp} found_;")

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
                self.line(f"{'const ' if name in self.fixed_aliases else ''}{kind.cpp}* {local(name)} = nullptr;")
            elif kind != STATE:
                self.line(f"{kind.cpp} {local(name)}{{}};")

    # Statements

    def _statement(self, node: ast.stmt) -> None:
        method = getattr(self, f"_do_{type(node).__name__.lower()}", None)
        if method is None:
            raise ForgeError(f"no {type(node).__name__} in compiled rules")
        method(node)

    def _do_pass(self, _: ast.Pass) -> None:
        pass

    def _do_assert(self, node: ast.Assert) -> None:
        self.line(f"if (!{self.condition(node.test)}) fail(Problem::ASSERTION, {quoted(ast.unparse(node.test))});")

    def _do_expr(self, node: ast.Expr) -> None:
        if isinstance(node.value, ast.Constant):
            return
        if isinstance(node.value, ast.Yield):
            assert node.value.value is not None
            assert isinstance(self.compiled.result, ListType)
            self.line(f"found_.append({self.wanted(node.value.value, self.compiled.result.item)});")
        elif isinstance(node.value, ast.YieldFrom):
            self.line(f"found_ += {self.fit(self.in_sequence(node.value.value), self.compiled.result)};")
        else:
            value = self.value(node.value)
            listening = self._listening(node.value)
            self.line(f"if ({listening}) {value.code};" if listening else f"{value.code};")

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
            self.line("return found_;" if self.yields else "return;")
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
                self.line(f"{value.code};")
            else:
                self.line(f"return {self.fit(value, settled(compiled.result))};")
        elif compiled.result == VOID:
            self.line(f"{value.code}; return;")
        else:
            self.line(f"return {self.fit(value, compiled.result)};")

    def _do_raise(self, node: ast.Raise) -> None:
        called = node.exc.func if isinstance(node.exc, ast.Call) else node.exc
        name = ast.unparse(called) if called is not None else ""
        if name == "IllegalAction":
            if "action" not in self.parameters:
                raise ForgeError("which action is refused? There is no parameter action")
            self.line('throw Refused{"refuse", action};')
        elif name in RAISED:
            self.line(f'fail(Problem::{RAISED[name]}, "{self.compiled.name}");')
        else:
            raise ForgeError(f"no {name or 'exception'} is raised in compiled rules, but {', '.join(RAISED)}")

    def _do_if(self, node: ast.If) -> None:
        known = self.known_condition(node.test)
        if known is not None:
            self._inner(node.body if known else node.orelse, braces=True)
            return
        self.line(f"if ({self.bare_condition(node.test)}) {{")
        self._inner(node.body)
        if node.orelse:
            self.line("} else {")
            self._inner(node.orelse)
        self.line("}")

    def _inner(self, statements: list[ast.stmt], braces: bool = False) -> None:
        if not statements:
            return
        before = set(self.declared)
        if braces:
            self.line("{")
        self.depth += 1
        self._block(statements)
        self.depth -= 1
        self.declared = before
        if braces:
            self.line("}")

    def _do_while(self, node: ast.While) -> None:
        broken = self._unbroken(node)
        self.line(f"while ({self.bare_condition(node.test)}) {{")
        self.loops.append(broken)
        self._inner(node.body)
        self.loops.pop()
        self.line("}")
        self._otherwise(node, broken)

    def _unbroken(self, node: ast.For | ast.While) -> str:
        """What notes that a loop was broken off, if that matters."""
        broken = self.temporary() if node.orelse else ""
        if broken:
            self.line(f"bool {broken} = false;")
        return broken

    def _otherwise(self, node: ast.For | ast.While, broken: str) -> None:
        if broken:
            self.line(f"if (!{broken}) {{")
            self._inner(node.orelse)
            self.line("}")

    def _do_break(self, _: ast.Break) -> None:
        if self.loops[-1]:
            self.line(f"{self.loops[-1]} = true;")
        self.line("break;")

    def _do_continue(self, _: ast.Continue) -> None:
        self.line("continue;")

    def _do_for(self, node: ast.For) -> None:
        broken = self._unbroken(node)
        before = set(self.declared)
        head, first = self.loop(node.target, node.iter)
        self.line(f"{head} {{")
        self.depth += 1
        for line in first:
            self.line(line)
        self.depth -= 1
        self.declared |= {each.id for each in nodes_of(node.target) if isinstance(each, ast.Name)}
        self.translated.clear()
        self.loops.append(broken)
        self.traced(node, lambda: self._inner(node.body))
        self.check_lazy(node.iter, self.traces[node])
        self.loops.pop()
        self.declared = before
        self.line("}")
        self._otherwise(node, broken)

    def _do_functiondef(self, node: ast.FunctionDef) -> None:
        raise ForgeError(f"{node.name}: a function within a function has to be made at import")


def lower(program: Program, compiled: Compiled) -> None:
    """Translate the body of a function."""
    Statements(program, compiled).write()


def misplaced(compiled: Compiled, node: ast.AST, problem: Exception) -> ForgeError:
    """What is wrong, and where."""
    what = str(problem) if isinstance(problem, ForgeError) else f"what is this? ({problem!r})"
    where = f"{compiled.live.__module__}:{getattr(node, 'lineno', '?')}"
    return ForgeError(f"{where}: {what}\n    {ast.unparse(node)[:200]}")
