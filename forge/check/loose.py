"""Variables whose members beyond the end of a set make no difference, because all that becomes of them is cut.

In Python a set that is shifted to the left keeps all its members; in C++ what goes beyond the last word is lost. Bit by
bit operations move nothing from there to elsewhere, so nobody sees the loss if the end of it all is an ``&`` with a set
that lies within, as in ``ends |= run << step`` and later ``ends & board``.
"""

import ast
from collections.abc import Callable, Iterable
from functools import partial

from forge.read.source import nodes_of

BITWISE = (ast.BitAnd, ast.BitOr, ast.BitXor)


def loose_variables(body: list[ast.stmt], variables: Iterable[str], negative: Callable[[str], bool]) -> set[str]:
    """Those of the variables all uses of which are cut. ``negative`` says whether something is a negative constant."""
    nodes = [node for statement in body for node in nodes_of(statement)]
    parents = {child: node for node in nodes for child in ast.iter_child_nodes(node)}
    endless = _endless(nodes, negative)
    uses: dict[str, list[ast.Name]] = {name: [] for name in variables if name in endless}
    for node in nodes:
        if isinstance(node, ast.Name) and node.id in uses and isinstance(node.ctx, ast.Load):
            uses[node.id].append(node)
    loose = set(uses)
    ends = partial(_ends, endless=endless, negative=negative)
    while True:
        found = {name for name in loose if all(_is_cut(use, parents, loose, ends) for use in uses[name])}
        if found == loose:
            return loose
        loose = found


def _endless(nodes: list[ast.AST], negative: Callable[[str], bool]) -> set[str]:
    """The variables that are given a set which may go beyond the end."""
    found: set[str] = set()
    while True:
        before = len(found)
        for node in nodes:
            if isinstance(node, ast.Assign | ast.AnnAssign):
                found |= {name for name, value in targets(node) if not _ends(value, found, negative)}
            elif isinstance(node, ast.AugAssign) and isinstance(node.target, ast.Name):
                shrinks = isinstance(node.op, ast.BitAnd | ast.RShift)
                grows = isinstance(node.op, ast.LShift) or not (shrinks or _ends(node.value, found, negative))
                found |= {node.target.id} if grows else set()
        if len(found) == before:
            return found


def targets(node: ast.Assign | ast.AnnAssign) -> list[tuple[str, ast.expr]]:
    """The variables that a statement gives values to, and those values, as far as they are written out."""
    if isinstance(node, ast.AnnAssign):
        pairs = [(node.target, node.value)] if node.value is not None else []
        return [(target.id, value) for target, value in pairs if isinstance(target, ast.Name)]
    found = []
    for target in node.targets:
        if isinstance(target, ast.Name):
            found.append((target.id, node.value))
        elif isinstance(target, ast.Tuple) and isinstance(node.value, ast.Tuple):
            both = zip(target.elts, node.value.elts, strict=False)
            found += [(each.id, value) for each, value in both if isinstance(each, ast.Name)]
    return found


def _is_cut(use: ast.expr, parents: dict[ast.AST, ast.AST], loose: set[str], ends: Callable[[ast.expr], bool]) -> bool:
    node: ast.AST = use
    while True:
        above = parents.get(node)
        if isinstance(above, ast.BinOp):
            if isinstance(above.op, ast.BitAnd):
                other = above.right if above.left is node else above.left
                if ends(other):
                    return True
            elif not isinstance(above.op, BITWISE) and not (isinstance(above.op, ast.LShift) and above.left is node):
                return False
        elif isinstance(above, ast.Assign | ast.AnnAssign | ast.Tuple):
            statement = parents.get(above) if isinstance(above, ast.Tuple) else above
            if not isinstance(statement, ast.Assign | ast.AnnAssign):
                return False
            return any(value is node and name in loose for name, value in targets(statement))
        elif isinstance(above, ast.AugAssign):
            if not isinstance(above.op, BITWISE):
                return False
            known = isinstance(above.target, ast.Name) and above.target.id in loose
            return known or isinstance(above.op, ast.BitAnd)
        elif isinstance(above, ast.IfExp):
            if above.test is node:
                return False
        elif not (isinstance(above, ast.UnaryOp) and isinstance(above.op, ast.Invert)):
            return False
        node = above


def _ends(node: ast.expr, endless: set[str], negative: Callable[[str], bool]) -> bool:
    """Whether a set surely ends where the words do: whatever is kept somewhere does."""
    ends = partial(_ends, endless=endless, negative=negative)
    if isinstance(node, ast.UnaryOp):
        return False
    if isinstance(node, ast.Name):
        return node.id not in endless and not negative(node.id)
    if isinstance(node, ast.IfExp):
        return ends(node.body) and ends(node.orelse)
    if isinstance(node, ast.BoolOp):
        return all(map(ends, node.values))
    if isinstance(node, ast.BinOp):
        sides = ends(node.left), ends(node.right)
        if isinstance(node.op, ast.BitAnd):
            return any(sides)
        return all(sides) if isinstance(node.op, ast.BitOr | ast.BitXor) else isinstance(node.op, ast.RShift)
    return not negative(ast.unparse(node))
