"""Who knows what of a position. Every field of it is declared, and imagined positions are made by the declaration.

An imagined position takes over the fields that everybody knows. All others have to be made, from what the seat knows of
them; so a field that somebody adds to a position never gets into an imagined one by itself.
"""

from collections.abc import Iterable, Mapping
from typing import Any, Protocol, Self, TypeVar


class Copied(Protocol):
    """A position with slots."""

    def copy(self) -> Self: ...


Position = TypeVar("Position", bound=Copied)


def fields_of(position: type) -> tuple[str, ...]:
    """The names of all fields of a class with slots."""
    return tuple(name for cls in position.__mro__ for name in vars(cls).get("__slots__", ()))


class Knowledge:
    """The fields of a position by who knows them, each in exactly one of three groups."""

    def __init__(self, position: type, *, public: Iterable[str], own: Mapping[str, str], hidden: Mapping[str, str]):
        """``public`` fields are known to all.

        Of those in ``own`` a seat knows its part, and of ``hidden`` ones nothing but what follows from the others; both
        say how they are imagined. Raises TypeError unless this is a declaration of every field.
        """
        self.public = frozenset(public)
        self.own = dict(own)
        self.hidden = dict(hidden)
        self.made = frozenset((*own, *hidden))
        declared = sorted((*self.public, *own, *hidden))
        if declared != sorted(fields_of(position)):
            wrong = set(declared) ^ set(fields_of(position)) or {name for name in declared if declared.count(name) > 1}
            raise TypeError(
                f"who knows {', '.join(sorted(wrong))} of {position.__qualname__}? "
                "Declare every field once, as public, own or hidden"
            )

    def imagined(self, state: Position, made: Mapping[str, Any]) -> Position:
        """A position of the public fields of this one, and of others that were made for it.

        Raises TypeError unless every field that is not public was made.
        """
        if made.keys() != self.made:
            wrong = ", ".join(sorted(made.keys() ^ self.made))
            raise TypeError(f"an imagined position is made of every field that is not public and of no other: {wrong}")
        found = state.copy()
        for name, value in made.items():
            setattr(found, name, value)
        return found
