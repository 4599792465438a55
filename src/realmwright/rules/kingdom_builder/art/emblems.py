"""The emblems of Kingdom Builder: of what earns gold, cards, tasks and the rest, and of the sets.

Each is drawn as the catalogue says: in strokes on a grid of 24 by 24 units around the origin, in whatever colour there
is where it is used.
"""

from collections.abc import Iterator

from realmwright.hexgames import terrain_art
from realmwright.rules.kingdom_builder.model.catalogue import CARDS, EXPANSIONS, NUMBER_OF, TASKS, Card


def emblems() -> dict[str, str]:
    """By the source of the gold, as a score names it: cards, tasks, places, and then tiles."""
    return {source.name: source.emblem for source in _sources()}


def _sources() -> Iterator[Card]:
    yield from CARDS.values()
    yield from TASKS.values()
    always = [source for expansion in EXPANSIONS.values() for source in expansion.sources]
    yield from sorted(always, key=lambda source: source.name in NUMBER_OF)


def emblem_id(name: str) -> str:
    """The name under which the emblem of a source of gold is defined."""
    return terrain_art.symbol_id("rw-kb-card-", name)


def emblem(name: str) -> str:
    """The definition of the emblem of a source of gold."""
    return terrain_art.emblem(emblem_id(name), emblems()[name])


def set_names() -> list[str]:
    """The sets that have an emblem."""
    return [expansion.name for expansion in EXPANSIONS.values() if expansion.emblem]


def set_id(name: str) -> str:
    """The name under which the emblem of a set is defined."""
    return terrain_art.symbol_id("rw-kb-set-", name)


def set_emblem(name: str) -> str:
    """The definition of the emblem of a set."""
    return terrain_art.emblem(set_id(name), EXPANSIONS[name].emblem)
