"""The variables of a function: which there are, and where C++ has to declare them."""

import ast
from collections.abc import Iterator

from forge.read.source import nodes_of


def homes(body: list[ast.stmt]) -> dict[str, int]:
    """For every variable the innermost block that has all its occurrences, by the id of its list of statements."""
    paths: dict[str, list[tuple[int, ...]]] = {}

    def visit(statements: list[ast.stmt], path: tuple[int, ...]) -> None:
        path = (*path, id(statements))
        for statement in statements:
            for name in _names(statement):
                paths.setdefault(name, []).append(path)
            for block, extra in _blocks(statement):
                for name in extra:
                    paths.setdefault(name, []).append((*path, id(block)))
                visit(block, path)

    visit(body, ())
    found = {}
    for name, where in paths.items():
        first = where[0]
        length = min(len(path) for path in where)
        while any(path[:length] != first[:length] for path in where):
            length -= 1
        found[name] = first[length - 1]
    return found


def stored_names(body: list[ast.stmt]) -> set[str]:
    """All variables that are given values, also by loops; those of comprehensions exist only there."""
    return {name for statement in body for name in _stored(statement)}


def changed(body: list[ast.stmt]) -> set[str]:
    """The variables that are given values by statements of their own."""
    return {
        name
        for statement in body
        for node in nodes_of(statement)
        if isinstance(node, ast.Assign | ast.AugAssign | ast.AnnAssign)
        for target in (node.targets if isinstance(node, ast.Assign) else [node.target])
        for name in _stored(target)
    }


def begins_with(statements: list[ast.stmt], name: str) -> bool:
    """Whether the first statement with a variable gives it a value, so that it can be declared there."""
    for statement in statements:
        found = list(_names(statement))
        inner = [each for block, extra in _blocks(statement) for each in (*extra, *_all_names(block))]
        if name in found and name not in inner:
            if isinstance(statement, ast.Assign) and len(statement.targets) == 1:
                target = statement.targets[0]
                single = isinstance(target, ast.Name) and target.id == name
                return single and name not in _names(statement.value)
            return isinstance(statement, ast.AnnAssign)
        if name in found or name in inner:
            return False
    return False


def _stored(node: ast.AST) -> Iterator[str]:
    if isinstance(node, ast.comprehension):
        return
    if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
        yield node.id
    for child in ast.iter_child_nodes(node):
        yield from _stored(child)


def _blocks(node: ast.stmt) -> Iterator[tuple[list[ast.stmt], list[str]]]:
    """The blocks within a statement, each with the names that it is entered with."""
    if isinstance(node, ast.For):
        yield node.body, [each.id for each in nodes_of(node.target) if isinstance(each, ast.Name)]
        yield node.orelse, []
    elif isinstance(node, ast.If | ast.While):
        yield node.body, []
        yield node.orelse, []


def _names(node: ast.AST) -> Iterator[str]:
    """The variables of a statement itself, not of the blocks within it or of comprehensions and lambdas."""
    if isinstance(node, ast.For):
        parts: list[ast.AST] = [node.iter]
    elif isinstance(node, ast.If | ast.While):
        parts = [node.test]
    else:
        parts = [node]
    for part in parts:
        yield from _expression_names(part, frozenset())


def _expression_names(node: ast.AST, bound: frozenset[str]) -> Iterator[str]:
    if isinstance(node, ast.Name):
        if node.id not in bound:
            yield node.id
        return
    if isinstance(node, ast.ListComp | ast.GeneratorExp | ast.SetComp | ast.DictComp):
        inner = {each.id for part in node.generators for each in nodes_of(part.target) if isinstance(each, ast.Name)}
        bound |= inner
    elif isinstance(node, ast.Lambda):
        bound |= {each.arg for each in node.args.args}
    for child in ast.iter_child_nodes(node):
        yield from _expression_names(child, bound)


def _all_names(statements: list[ast.stmt]) -> Iterator[str]:
    for statement in statements:
        yield from _names(statement)
        for block, extra in _blocks(statement):
            yield from extra
            yield from _all_names(block)
