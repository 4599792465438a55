"""Lists with two names, which are one list in Python and may be two in C++.

A variable that stands for a list of somebody else is a pointer in C++, which must not be used when the list that it
points to is gone. Where C++ has a copy instead (a list that is put into a field or into another list, that a function
returns or keeps, or that one of several variables is given) only one of the two may change from then on.

A function is gone through as it would run, branch by branch, and every loop twice. Of each name that is a pointer it is
known which places it can stand for: ``self.deck[]`` is any entry of that list. What functions do that are called is
known from the time that they were translated before.
"""

import ast
from collections.abc import Callable
from typing import Final, Protocol

from forge.check.places import (
    Known,
    covers,
    entries,
    is_view,
    joined,
    looped_over,
    places_of,
    touches,
    within,
)
from forge.errors import ForgeError
from forge.program.effects import Effects
from forge.read.source import nodes_of

CHANGES: Final = ("append", "clear", "extend", "insert", "pop", "remove")
"""The methods of lists that change them."""
Refuse = Callable[[ast.AST, Exception], ForgeError]
NEW: Final = "(a new list)"
"""Where a list is put that is an entry of something written out."""


class Knowledge(Protocol):
    """What is known about the expressions of a function."""

    def is_mutable(self, node: ast.expr) -> bool:
        """Whether an expression is a list, dictionary or part that can change."""
        ...

    def is_part(self, node: ast.expr) -> bool:
        """Whether an expression is a part of the position, of which variables are always pointers."""
        ...

    def is_dictionary(self, node: ast.expr) -> bool:
        """Whether an expression is a dictionary."""
        ...

    def call_of(self, node: ast.AST) -> tuple[Effects, dict[str, ast.expr]] | None:
        """What the compiled function does that a call calls, and its arguments."""
        ...


class Aliases:
    """Looks for pointers that are used too late, and for loops over lists that change meanwhile."""

    def __init__(self, names: set[str], knowledge: Knowledge, refuse: Refuse) -> None:
        self.names = names
        """The variables that are pointers."""
        self.knowledge = knowledge
        self.refuse = refuse
        self.replaced: set[str] = set()
        """The places that something else is put into."""
        self.resized: set[str] = set()
        """The lists that become longer or shorter."""
        self.kept: set[str] = set()
        """The lists that are put into others."""
        self.returned: set[str] = set()
        """The lists that are returned."""
        self.at: ast.AST = ast.Pass()
        """The statement that is looked at."""
        self.looped: list[frozenset[str]] = []
        """What each loop around it goes through."""
        self.left: list[list[Known | None]] = []
        """For each loop around it what is known where it is broken off."""
        self.again: list[list[Known | None]] = []
        """The same for where it is continued."""

    def check(self, body: list[ast.stmt]) -> None:
        """Go through a function."""
        self._block(body, Known())

    # Statements

    def _block(self, statements: list[ast.stmt], known: Known | None) -> Known | None:
        for statement in statements:
            if known is None:
                return None
            self.at = statement
            known = self._statement(statement, known)
        return known

    def _statement(self, node: ast.stmt, known: Known) -> Known | None:
        if isinstance(node, ast.If):
            self._expression(node.test, known)
            return joined([self._block(node.body, known.copy()), self._block(node.orelse, known)])
        if isinstance(node, ast.For | ast.While):
            return self._loop(node, known)
        if isinstance(node, ast.Break | ast.Continue):
            (self.left if isinstance(node, ast.Break) else self.again)[-1].append(known)
            return None
        if isinstance(node, ast.Assign):
            self._expression(node.value, known)
            for target in node.targets:
                self._assign(target, node.value, known)
        elif isinstance(node, ast.AnnAssign):
            if node.value is not None:
                self._expression(node.value, known)
                self._assign(node.target, node.value, known)
        elif isinstance(node, ast.AugAssign):
            self._expression(node.value, known)
            self._expression(node.target, known)
            self._resized(places_of(node.target, known), known)
        elif isinstance(node, ast.Delete):
            for target in node.targets:
                self._expression(target, known)
                if isinstance(target, ast.Subscript):
                    self._resized(places_of(target.value, known), known)
        else:
            self._expression(node, known)
            if isinstance(node, ast.Return) and node.value is not None and self.knowledge.is_mutable(node.value):
                self.returned |= self._sources(node.value, known)
        return None if isinstance(node, ast.Return | ast.Raise) else known

    def _loop(self, node: ast.For | ast.While, known: Known) -> Known | None:
        source = node.iter if isinstance(node, ast.For) else node.test
        self._expression(source, known)
        self.looped.append(looped_over(source, known) if isinstance(node, ast.For) else frozenset())
        self.left.append([])
        self.again.append([])
        before, known.changed = known.changed, {}
        round_: Known | None = known.copy()
        for _ in range(2):
            if round_ is None:
                break
            if isinstance(node, ast.For):
                self._assign(node.target, None, round_)
            round_ = joined([self._block(node.body, round_), *self.again[-1]])
            self.again[-1].clear()
            if round_ is not None:
                for place in self.looped[-1] & set(round_.changed):
                    problem = ForgeError(f"{place} changes while a loop goes through it")
                    raise self.refuse(round_.changed[place], problem)
                self.at = node
                if isinstance(node, ast.While):
                    self._expression(node.test, round_)
        self.looped.pop()
        self.again.pop()
        found = joined([self._block(node.orelse, joined([known, round_])), *self.left.pop()])
        if found is not None:
            around = frozenset(place for each in self.looped for place in each)
            found.changed = before | {place: at for place, at in found.changed.items() if place in around}
        return found

    def _assign(self, target: ast.expr, value: ast.expr | None, known: Known) -> None:
        if isinstance(target, ast.Name):
            known.stale.pop(target.id, None)
            known.places.pop(target.id, None)
            known.shared.pop(target.id, None)
            if value is None:
                return
            if target.id in self.names or self.knowledge.is_part(value):
                known.places[target.id] = places_of(value, known)
            elif self.knowledge.is_mutable(value) or is_view(value):
                # A copy of a list that somebody else has, too.
                sources = self._sources(value, known) - {target.id}
                if sources:
                    known.shared[target.id] = sources
        elif isinstance(target, ast.Tuple | ast.List):
            for each in target.elts:
                self._assign(each, None, known)
        elif isinstance(target, ast.Subscript) and isinstance(target.slice, ast.Slice):
            self._expression(target, known)
            self._resized(places_of(target.value, known), known)
        elif isinstance(target, ast.Attribute | ast.Subscript):
            self._expression(target, known)
            if isinstance(target, ast.Subscript) and self.knowledge.is_dictionary(target.value):
                self._resized(places_of(target.value, known), known)
            self._replaced(places_of(target, known), known)
            if value is not None:
                self._share(value, places_of(target, known), known)

    # Expressions

    def _expression(self, node: ast.AST, known: Known) -> None:
        """See which names an expression uses, and which lists it changes."""
        for each in nodes_of(node):
            if isinstance(each, ast.Name) and isinstance(each.ctx, ast.Load) and each.id in known.stale:
                raise self.refuse(
                    self.at, ForgeError(f"{each.id} is another name of {known.stale[each.id]}, which has changed")
                )
        for each in nodes_of(node):
            if isinstance(each, ast.Call) and isinstance(each.func, ast.Attribute) and each.func.attr in CHANGES:
                places = places_of(each.func.value, known)
                self._resized(places, known)
                for given in each.args:
                    self._share(given, frozenset(f"{place}[]" for place in places), known)
            if isinstance(each, ast.ListComp | ast.GeneratorExp | ast.SetComp | ast.DictComp):
                self._comprehension(each, known)
            self._call(each, known)
            for entry in entries(each):
                self._share(entry, frozenset((NEW,)), known)

    def _call(self, node: ast.AST, known: Known) -> None:
        """What a function does with the lists that somebody here has a name for, goes through, or hands to it."""
        found = self.knowledge.call_of(node)
        if found is None:
            return
        effects, arguments = found
        for name, argument in arguments.items():
            if not self.knowledge.is_mutable(argument):
                continue
            places = places_of(argument, known)
            for place in places:
                if any(covers(path, place) for path in effects.replaced | effects.resized):
                    problem = f"{place} is handed to a function that changes it"
                    raise self.refuse(self.at, ForgeError(problem))
            if name in effects.kept:
                self._share(argument, frozenset((NEW,)), known)
        self._changed_by_call(effects, known)

    def _changed_by_call(self, effects: Effects, known: Known) -> None:
        self.replaced |= effects.replaced
        self.resized |= effects.resized
        for name, places in known.places.items():
            for place in places:
                gone = any(covers(path, place) for path in effects.replaced)
                moved = any(covers(path, place, strictly=True) for path in effects.resized)
                if gone or moved:
                    known.stale[name] = place
        for through in self.looped:
            for place in through:
                if any(covers(path, place) for path in effects.replaced | effects.resized):
                    known.changed[place] = self.at
        for name, targets in known.shared.items():
            for target in targets:
                if any(covers(path, target) for path in effects.replaced | effects.resized) and name.isidentifier():
                    known.stale[name] = target

    def _sources(self, node: ast.expr, known: Known) -> frozenset[str]:
        """The lists that an expression may be, which somebody else has as well."""
        if isinstance(node, ast.BoolOp):
            return frozenset(place for each in node.values for place in self._sources(each, known))
        if isinstance(node, ast.IfExp):
            return self._sources(node.body, known) | self._sources(node.orelse, known)
        if isinstance(node, ast.Call):
            found = self.knowledge.call_of(node)
            if found is not None:
                effects, arguments = found
                places = {place for place in effects.returned if not place.isidentifier()}
                for name, argument in arguments.items():
                    if name in effects.returned:
                        places |= places_of(argument, known)
                return frozenset(places)
            if isinstance(node.func, ast.Attribute) and node.func.attr in ("get", "items", "keys", "values"):
                return places_of(node.func.value, known)
            return frozenset()
        return places_of(node, known)

    def _comprehension(self, node: ast.ListComp | ast.GeneratorExp | ast.SetComp | ast.DictComp, known: Known) -> None:
        through = frozenset(place for part in node.generators for place in looped_over(part.iter, known))
        self.looped.append(through)
        inner = known.copy()
        for each in nodes_of(node):
            if isinstance(each, ast.Call) and isinstance(each.func, ast.Attribute) and each.func.attr in CHANGES:
                self._resized(places_of(each.func.value, inner), inner)
            self._call(each, inner)
        self.looped.pop()
        if through & set(inner.changed):
            raise self.refuse(self.at, ForgeError("a list changes while something goes through it"))

    # Changes

    def _replaced(self, places: frozenset[str], known: Known) -> None:
        """Something else is now where these were."""
        self.replaced |= places
        for place in places:
            for each in [each for each in known.shared if each == place or within(each, place)]:
                del known.shared[each]
            for each, targets in known.shared.items():
                known.shared[each] = frozenset(to for to in targets if to != place and not within(to, place))
            self._gone(place, known, entirely=True)
            self._change_shared(place, known)
            self._touch(place, known)

    def _resized(self, places: frozenset[str], known: Known) -> None:
        """These are still there, but not where their entries were."""
        self.resized |= places
        for place in places:
            self._gone(place, known, entirely=False)
            self._change_shared(place, known)
            self._touch(place, known)

    def _share(self, value: ast.expr, targets: frozenset[str], known: Known) -> None:
        """A list is put somewhere else as well."""
        if isinstance(value, ast.Starred) or not self.knowledge.is_mutable(value):
            return
        for place in self._sources(value, known):
            self.kept.add(place)
            if place.startswith((".", "(")):
                continue
            known.shared[place] = known.shared.get(place, frozenset()) | targets

    def _change_shared(self, changed: str, known: Known) -> None:
        for place, targets in known.shared.items():
            for target in targets:
                here, there = (touches(changed, each) for each in (place, target))
                if there and not here and place.isidentifier():
                    known.stale[place] = target
                elif here or there:
                    problem = f"{changed} changes, but {place} and {target} are not the same list in C++"
                    raise self.refuse(self.at, ForgeError(problem))

    def _gone(self, gone: str, known: Known, entirely: bool) -> None:
        for name, places in known.places.items():
            for place in places:
                if within(place, gone) or (entirely and place == gone):
                    known.stale[name] = place

    def _touch(self, place: str, known: Known) -> None:
        for through in self.looped:
            for each in through:
                if each == place or within(each, place):
                    known.changed[each] = self.at
