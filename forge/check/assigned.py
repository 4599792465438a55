"""Variables that may not have a value yet when they are used: Python raises an error there, C++ would not."""

import ast
from collections.abc import Callable, Iterable

from forge.errors import ForgeError
from forge.read.source import nodes_of

Refuse = Callable[[ast.AST, Exception], ForgeError]


class Assigned:
    """Goes through a function as it would run, with the variables that surely have a value."""

    def __init__(self, parameters: Iterable[str], variables: Iterable[str], refuse: Refuse) -> None:
        self.parameters = set(parameters)
        self.variables = set(variables)
        self.refuse = refuse
        self.left: list[list[set[str]]] = []
        """For each loop around a statement the variables that have a value where it is broken off."""

    def check(self, body: list[ast.stmt]) -> None:
        """Go through a function."""
        self._block(body, set(self.parameters))

    def _block(self, statements: list[ast.stmt], known: set[str] | None) -> set[str] | None:
        """The variables with a value after a block; None if nothing comes after it."""
        for statement in statements:
            if known is None:
                return None
            known = self._statement(statement, known)
        return known

    def _statement(self, node: ast.stmt, known: set[str]) -> set[str] | None:
        if isinstance(node, ast.If):
            self._used(node.test, node, known)
            return _in_all([self._block(node.body, set(known)), self._block(node.orelse, set(known))])
        if isinstance(node, ast.For | ast.While):
            return self._loop(node, known)
        if isinstance(node, ast.Break):
            self.left[-1].append(known)
            return None
        if isinstance(node, ast.Continue):
            return None
        self._used(node, node, known)
        if isinstance(node, ast.Return | ast.Raise):
            return None
        return known | {
            each.id for each in nodes_of(node) if isinstance(each, ast.Name) and isinstance(each.ctx, ast.Store)
        }

    def _loop(self, node: ast.For | ast.While, known: set[str]) -> set[str] | None:
        inside = set(known)
        endless = False
        if isinstance(node, ast.For):
            self._used(node.iter, node, known)
            inside |= {each.id for each in nodes_of(node.target) if isinstance(each, ast.Name)}
        else:
            self._used(node.test, node, known)
            endless = isinstance(node.test, ast.Constant) and bool(node.test.value)
        self.left.append([])
        self._block(node.body, inside)
        after = None if endless else self._block(node.orelse, set(known))
        return _in_all([after, *self.left.pop()])

    def _used(self, node: ast.AST, statement: ast.stmt, known: set[str]) -> None:
        for name in _loaded(node, frozenset()):
            if name in self.variables and name not in known:
                raise self.refuse(statement, ForgeError(f"{name} may not have a value here: give it one before"))


def _loaded(node: ast.AST, bound: frozenset[str]) -> Iterable[str]:
    """The variables that an expression uses, without those of comprehensions and lambdas in it."""
    if isinstance(node, ast.Name):
        if node.id not in bound and isinstance(node.ctx, ast.Load):
            yield node.id
        return
    if isinstance(node, ast.ListComp | ast.GeneratorExp | ast.SetComp | ast.DictComp):
        bound |= {each.id for part in node.generators for each in nodes_of(part.target) if isinstance(each, ast.Name)}
    elif isinstance(node, ast.Lambda):
        bound |= {each.arg for each in node.args.args}
    elif isinstance(node, ast.AugAssign) and isinstance(node.target, ast.Name) and node.target.id not in bound:
        yield node.target.id
    for child in ast.iter_child_nodes(node):
        yield from _loaded(child, bound)


def _in_all(branches: list[set[str] | None]) -> set[str] | None:
    """What has a value after any of some branches; None if all have ended."""
    found: set[str] | None = None
    for each in branches:
        if each is not None:
            found = each if found is None else found & each
    return found
