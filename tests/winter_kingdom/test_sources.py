"""Where every fact of Winter Kingdom comes from: one table, from which each mark of the data files follows.

Lines are those of the text of the Dutch rulebook as we have it, which is a scan without pictures, counted from its
beginning. A fact is as certain as the weakest of its parts. What the table does not have nobody we know has in writing.
"""

from collections.abc import Mapping
from typing import Final, NamedTuple

import pytest

from realmwright.rules.winter_kingdom.content import FACTS
from realmwright.rules.winter_kingdom.model.facts import SOURCES

PAGES: Final = {
    4: (163, 186),
    5: (187, 263),
    6: (328, 389),
    7: (390, 424),
    8: (425, 482),
    9: (483, 552),
    10: (553, 605),
    11: (606, 666),
    14: (677, 730),
    15: (731, 779),
    16: (780, 856),
}
"""The lines of each page that is cited."""


class Part(NamedTuple):
    """One thing that a fact says, and who says it."""

    mark: str
    page: int = 0
    lines: str = ""
    where: str = ""
    """Instead of a page: the rule of docs/rules that names another source, or says what we have decided."""


def book(page: int, lines: str) -> Part:
    return Part("rulebook", page, lines)


def deduced(page: int, lines: str) -> Part:
    return Part("deduced", page, lines)


def public(rule: str) -> Part:
    return Part("public", where=rule)


def sister(rule: str) -> Part:
    return Part("sister", where=rule)


def ruling(rule: str) -> Part:
    return Part("ruling", where=rule)


def each(family: str, names: str, about: str, *parts: Part) -> dict[str, tuple[Part, ...]]:
    return {f"{family}.{name.strip()}.{about}": parts for name in names.split(",")}


STEPPING = "pasture, sawmill, hot springs, garden, monastery, hunting lodge, tower, carriage"
EITHER = "port, mine, market, farm, barracks, tavern, outpost, toboggan, horse, dog sled, wagon, sleigh"
TABLE: Final[Mapping[str, tuple[Part, ...]]] = {
    # Names
    **each("talent", "port", "named", book(9, "509")),
    **each("talent", "pasture, sawmill, hot springs, garden, monastery, hunting lodge", "named", book(9, "514")),
    **each("talent", "market, farm, barracks, mine", "named", book(9, "520")),
    **each("talent", "tavern", "named", book(9, "525")),
    **each("talent", "outpost", "named", book(9, "538")),
    **each("talent", "homestead", "named", book(10, "558")),
    **each("talent", "crossroads", "named", book(9, "487")),
    **each("talent", "caravan", "named", book(10, "577")),
    **each("talent", "mule, toboggan", "named", book(10, "585")),
    **each("talent", "horse", "named", book(10, "590")),
    **each("talent", "guide, dog sled", "named", book(11, "606")),
    **each("talent", "tower, carriage", "named", book(11, "650")),
    **each("talent", "tunnel", "named", book(10, "583")),
    **each("economy", "agriculture", "named", book(14, "685")),
    **each("economy", "weapons", "named", book(14, "695")),
    **each("economy", "export", "named", book(14, "718")),
    **each("economy", "marble", "named", book(15, "754")),
    **each("economy", "salvage", "named", book(15, "763")),
    **each("twist", "wolves", "named", book(16, "786")),
    **each("twist", "dead end", "named", book(16, "795")),
    **each("twist", "mobility", "named", book(16, "805")),
    **each("twist", "innovation", "named", book(16, "813")),
    **each("twist", "roads", "named", deduced(16, "823")),
    # How the halves of a talent go together
    **each("talent", f"{STEPPING}, mule", "mode", book(8, "437-440"), book(11, "650-654")),
    **each("talent", "homestead", "mode", book(8, "437-440"), book(11, "660-663")),
    **each("talent", "caravan", "mode", book(8, "437-440"), book(10, "579")),
    **each("talent", "crossroads, guide", "mode", book(9, "485")),
    **each("talent", EITHER, "mode", book(5, "233-238"), deduced(9, "485-552")),
    # Talents that build
    **each("talent", "port", "first", book(9, "510-512"), deduced(9, "509-514")),
    **each("talent", "port", "second", book(9, "516-518"), deduced(9, "514")),
    **each("talent", "pasture, sawmill, garden", "first", book(9, "516-518"), deduced(9, "514")),
    **each("talent", "mine", "first", book(9, "527-528"), book(16, "815-821")),
    **each("talent", "mine", "second", book(9, "516-518"), book(4, "174-175")),
    **each("talent", "barracks", "first", book(9, "527-528"), deduced(9, "520-523")),
    **each("talent", "barracks", "second", book(9, "549-552"), deduced(9, "520-523")),
    **each("talent", "tavern", "first", book(9, "530-533")),
    **each("talent", "tavern", "second", book(9, "535-541")),
    **each("talent", "outpost", "first", book(9, "543-544")),
    # At least one neighbour.
    **each("talent", "outpost", "second", book(9, "546-547"), ruling("WK-8.13")),
    # Concave corners between two boards are outer edge.
    **each("talent", "tower", "first", book(10, "553-556"), ruling("WK-2.6")),
    **each("talent", "homestead", "first", book(10, "560-562")),
    **each("talent", "crossroads", "first", book(8, "442-444"), book(10, "566-575")),
    # All three on one terrain.
    **each("talent", "crossroads", "second", book(8, "446-447"), book(9, "491-494"), ruling("WK-8.16")),
    **each("talent", "caravan", "second", book(10, "579")),
    # Talents that move
    **each("talent", f"{STEPPING}, mule", "second", book(11, "650-654")),
    **each("talent", "homestead", "second", book(11, "660-666")),
    **each("talent", "caravan, horse", "first", book(10, "590-595")),
    **each("talent", "horse", "second", book(10, "598-601")),
    **each("talent", "mule", "first", book(10, "587-588")),
    **each("talent", "guide", "first", book(8, "468-469"), book(11, "607-614")),
    **each("talent", "guide", "second", book(8, "471-474")),
    **each("talent", "carriage", "first", book(8, "457-458"), book(11, "646-648")),
    # A lone house cannot move.
    **each("talent", "wagon", "first", book(11, "624-625"), ruling("WK-8.24")),
    **each("talent", "wagon", "second", book(11, "627-628"), ruling("WK-8.24")),
    # The edge of the map stops it.
    **each("talent", "sleigh", "first", book(11, "630-633"), ruling("WK-8.25")),
    **each("talent", "sleigh", "second", book(11, "635-638"), ruling("WK-8.25")),
    **each("talent", "tunnel", "first", book(10, "583")),
    # Costs
    **each("talent", "mine", "buy", book(16, "815-817")),
    **each("talent", "caravan", "upgrade", book(16, "850-852")),
    **each("talent", "dog sled", "buy", book(16, "847-849"), deduced(16, "847-852")),
    # Economies
    **each("economy", "agriculture", "effect", book(14, "692-693")),
    **each("economy", "agriculture", "coins", book(14, "692")),
    **each("economy", "weapons", "effect", book(14, "699-700")),
    **each("economy", "weapons", "coins", book(14, "699")),
    **each("economy", "highlands", "effect", book(14, "706-712")),
    **each("economy", "highlands", "coins", book(14, "711")),
    # Concave corners between two boards are outer edge.
    **each("economy", "export", "effect", book(14, "725-726"), ruling("WK-2.6")),
    **each("economy", "export", "coins", book(14, "725")),
    **each("economy", "enclosure", "effect", book(15, "738-740")),
    **each("economy", "enclosure", "coins", book(15, "738")),
    **each("economy", "pioneers", "effect", book(15, "751-752")),
    **each("economy", "pioneers", "coins", book(15, "751")),
    **each("economy", "marble", "effect", book(15, "760-761")),
    # Flat, forts or not.
    **each("economy", "marble", "coins", book(15, "760"), ruling("WK-9.19")),
    **each("economy", "salvage", "effect", book(15, "770-775")),
    # Two for a fort.
    **each("economy", "salvage", "coins", book(15, "773"), ruling("WK-9.19")),
    # Twists
    # A fort only if no house is left, and as one piece.
    **each("twist", "wolves", "law", book(16, "788-793"), ruling("WK-10.11")),
    **each("twist", "dead end", "law", book(16, "797-803"), public("WK-10.12")),
    **each("twist", "innovation", "law", book(16, "815-821")),
    **each("twist", "settlers", "law", deduced(16, "824-830")),
    **each("twist", "roads", "law", deduced(16, "832-838")),
    **each("twist", "islands", "law", book(16, "840-845")),
    **each("twist", "bargain", "law", deduced(16, "847-852")),
    # What scores
    **each("card", "castles", "effect", book(7, "412-419")),
    **each("card", "castles", "points", book(7, "412-417")),
    **each("card", "ice fishers", "effect", public("WK-11.11")),
    **each("card", "ice fishers", "points", public("WK-11.11")),
    **each("card", "mountaineers", "effect", public("WK-11.12")),
    **each("card", "mountaineers", "points", public("WK-11.12")),
    **each("card", "shore folk", "effect", public("WK-11.13")),
    **each("card", "shore folk", "points", public("WK-11.13")),
    **each("card", "woodcutters", "effect", public("WK-11.14")),
    **each("card", "royal roads", "effect", public("WK-11.15")),
    **each("card", "royal roads", "points", public("WK-11.15")),
    **each("card", "messengers", "effect", public("WK-11.16")),
    **each("card", "frontier", "effect", public("WK-11.17")),
    **each("card", "longhouses", "effect", public("WK-11.18")),
    **each("card", "longhouses", "points", sister("WK-11.18")),
    **each("card", "surveyors", "effect", sister("WK-11.19")),
    **each("card", "surveyors", "points", sister("WK-11.19")),
    **each("card", "burghers", "effect", sister("WK-11.20")),
    **each("card", "burghers", "points", sister("WK-11.20")),
    **each("card", "hermits", "effect", sister("WK-11.21")),
    **each("card", "loners", "effect", public("WK-11.22")),
    **each("card", "farmsteads", "effect", sister("WK-11.23")),
    **each("card", "lords", "effect", sister("WK-11.24")),
}


def weakest(parts: tuple[Part, ...]) -> str:
    return max((part.mark for part in parts), key=SOURCES.index, default="ruling")


@pytest.mark.parametrize("fact", FACTS, ids=lambda fact: f"{fact[0]}.{fact[1]}.{fact[2]}")
def test_every_mark_follows_from_the_table(fact: tuple[str, str, str, str]) -> None:
    family, name, about, mark = fact
    assert mark == weakest(TABLE.get(f"{family}.{name}.{about}", ()))


def test_the_table_cites_pages_and_lines_of_facts_that_there_are() -> None:
    assert {*TABLE} <= {f"{family}.{name}.{about}" for family, name, about, _ in FACTS}
    for fact, parts in TABLE.items():
        for part in parts:
            assert bool(part.page) == (part.mark in ("rulebook", "deduced")) != bool(part.where), fact
            if part.page:
                lines = [int(line) for line in part.lines.split("-")]
                first, last = PAGES[part.page]
                assert first <= lines[0] <= lines[-1] <= last, (
                    f"{fact}: page {part.page} has the lines {first} to {last}"
                )


def test_rulings_that_are_not_the_rulebook_are_marked_so() -> None:
    """WK-2.6, WK-8.13, WK-8.16, WK-8.24, WK-8.25, WK-9.17, WK-9.18 and WK-10.11."""
    marks = {f"{family}.{name}.{about}": mark for family, name, about, mark in FACTS}
    for fact in (
        *("talent.outpost.second", "talent.tower.first", "talent.crossroads.second", "talent.wagon.first"),
        *("talent.wagon.second", "talent.sleigh.first", "talent.sleigh.second", "economy.export.effect"),
        *("economy.marble.coins", "economy.salvage.coins", "twist.wolves.law"),
    ):
        assert marks[fact] == "ruling", fact
