"""Who knows what of a position: every field of it is declared public, own or hidden.

An imagined position takes over the fields that everybody knows. All others have to be made, from what the seat knows of
them. A field that somebody adds to a position and does not declare is refused when its module is imported, and tests
hold the code that imagines to the declaration.
"""

from collections.abc import Iterable, Mapping


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
