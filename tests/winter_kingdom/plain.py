"""The map, the talents and the mandatory action once more, slowly, on plain sets of ``(q, r)``.

Written from the text of the rules (WK-2, WK-5, WK-8, WK-10), sharing nothing with the engine, to be compared with it.
"""

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import NamedTuple

Hex = tuple[int, int]
Cells = frozenset[Hex]

STEPS: tuple[Hex, ...] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
CENTRES: tuple[Hex, ...] = ((0, 0), (4, -9), (9, -5), (5, 4), (-4, 9), (-9, 5), (-5, -4))
CARD_ORDER = "BGTLSF"
BUILDABLE = CARD_ORDER + "I"
TERRAIN_BUILDERS = {
    "pasture": "G",
    "sawmill": "F",
    "hot springs": "T",
    "garden": "B",
    "monastery": "L",
    "hunting lodge": "S",
}
# WK-7.11
ARROW = (*TERRAIN_BUILDERS, "tower", "carriage", "mule", "homestead", "caravan")
BOTH = ("crossroads", "guide")
ALT = (
    "port",
    "mine",
    "market",
    "farm",
    "barracks",
    "tavern",
    "outpost",
    "toboggan",
    "horse",
    "dog sled",
    "wagon",
    "sleigh",
)
BUILDERS = (*TERRAIN_BUILDERS, "port", "mine", "market", "farm", "barracks", "tavern", "outpost", "tower", "homestead")


def distance(one: Hex, other: Hex = (0, 0)) -> int:
    """WK-2.2."""
    dq, dr = one[0] - other[0], one[1] - other[1]
    return max(abs(dq), abs(dr), abs(dq + dr))


def step(place: Hex, by: Hex, times: int = 1) -> Hex:
    return place[0] + times * by[0], place[1] + times * by[1]


def board_at(slot: int) -> Cells:
    """WK-2.2, WK-2.3: the hexes of a slot."""
    q, r = CENTRES[slot]
    return frozenset(
        place
        for place in ((q + x, r + y) for x in range(-4, 5) for y in range(-4, 5))
        if distance(place, CENTRES[slot]) <= 4
    )


@cache
def slot_of(place: Hex) -> int:
    return next(slot for slot, centre in enumerate(CENTRES) if distance(place, centre) <= 4)


def parts(cells: Iterable[Hex]) -> list[Cells]:
    """The connected parts of a set, on a map without islands."""
    rest = set(cells)
    found = []
    while rest:
        part = {rest.pop()}
        while grown := {place for place in rest if any(step(place, by) in part for by in STEPS)}:
            part |= grown
            rest -= grown
        found.append(frozenset(part))
    return found


def name(place: Hex) -> str:
    return f"{place[0]},{place[1]}"


def names(cells: Iterable[Hex]) -> set[str]:
    return {name(place) for place in cells}


def place_of(text: str) -> Hex:
    q, r = text.split(",")
    return int(q), int(r)


def cells(text: str) -> Cells:
    """The hexes of a text like ``0,1 2,-3``."""
    return frozenset(place_of(word) for word in text.split())


class Scene(NamedTuple):
    """A map, what stands on it, and the card of the player whose turn it is."""

    letters: Mapping[Hex, str]
    houses: Cells
    forts: Cells = frozenset()
    others: tuple[Cells, ...] = ()
    """The buildings of each opponent."""
    card: str = "G"
    twists: frozenset[str] = frozenset()

    # The map

    def of_kind(self, letters: str) -> Cells:
        return frozenset(place for place, letter in self.letters.items() if letter in letters)

    def around(self, place: Hex) -> Cells:
        """WK-2.5, WK-10.17."""
        found = [other for by in STEPS if (other := step(place, by)) in self.letters]
        if "islands" in self.twists:
            found = [other for other in found if slot_of(other) == slot_of(place)]
        return frozenset(found)

    def near(self, places: Iterable[Hex]) -> Cells:
        return frozenset(other for place in places for other in self.around(place))

    def ahead(self, place: Hex, by: Hex) -> Iterator[Hex]:
        """The hexes that follow in a direction, as long as each is adjacent to the one before."""
        while (following := step(place, by)) in self.around(place):
            yield following
            place = following

    def spread(self, start: Iterable[Hex], within: Iterable[Hex]) -> Cells:
        """The hexes of ``within`` that hang together with those of ``start`` that are in it."""
        rest = set(within)
        found: set[Hex] = set()
        fresh = set(start) & rest
        while fresh:
            found |= fresh
            rest -= fresh
            fresh = rest & self.near(fresh)
        return frozenset(found)

    @property
    def edge(self) -> Cells:
        """WK-2.6, which islands do not change."""
        return frozenset(place for place in self.letters if any(step(place, by) not in self.letters for by in STEPS))

    # What stands on it

    @property
    def own(self) -> Cells:
        return self.houses | self.forts

    @property
    def free(self) -> Cells:
        return frozenset(self.letters) - self.own - frozenset().union(*self.others)

    def allowed(self, places: Cells) -> Cells:
        """WK-5.1, WK-10.12: those that are free and not next to anybody else, if that is forbidden."""
        found = places & self.free
        return found - self.near(frozenset().union(*self.others)) if "dead end" in self.twists else found

    @property
    def suitable(self) -> Cells:
        return self.allowed(self.of_kind(BUILDABLE))

    def adjacent_if_possible(self, places: Cells) -> Cells:
        """WK-5.4, WK-5.5."""
        return places & self.near(self.own) or places

    def moved(self, house: Hex, target: Hex) -> "Scene":
        return self._replace(houses=self.houses - {house} | {target})

    def built(self, place: Hex) -> "Scene":
        return self._replace(houses=self.houses | {place})

    # The mandatory action

    def mandatory(self, letter: str) -> Cells:
        """WK-4.4, WK-5.4, WK-10.13."""
        places = self.allowed(self.of_kind(letter))
        near = self.near(self.own)
        if "mobility" in self.twists:
            near |= self.near(near)
        return places & near or places

    # Talents that build

    def sites(self, talent: str) -> Cells:
        """Where a talent may build: ``port``, or ``port II`` for its second half."""
        if talent == "port":
            return self.adjacent_if_possible(self.allowed(self.of_kind(self.card)))
        if talent == "port II":
            return self.adjacent_if_possible(self.allowed(self.of_kind("I")))
        if talent in TERRAIN_BUILDERS:
            return self.adjacent_if_possible(self.allowed(self.of_kind(TERRAIN_BUILDERS[talent])))
        if talent == "crossroads":
            return self.adjacent_if_possible(self.allowed(self.of_kind(right_of(self.card))))
        if talent == "mine II":
            return self.adjacent_if_possible(self.allowed(self.of_kind("M")))
        if talent in ("mine", "market", "farm"):
            beside = {"mine": "M", "market": "C", "farm": "V"}[talent]
            return self.adjacent_if_possible(self.suitable & self.near(self.of_kind(beside)))
        if talent == "barracks":
            return self.suitable & self.near(self.forts)
        if talent in ("market II", "farm II", "barracks II"):
            touched = {"market II": self.near(self.of_kind("C")), "farm II": self.near(self.of_kind("V"))}
            core = self.own & touched.get(talent, self.forts)
            return self.suitable & self.near(self.spread(core, self.own))
        if talent == "tavern":
            return self.suitable & self.row_ends(self.own)
        if talent == "tavern II":
            return self.suitable & frozenset(end for other in self.others for end in self.row_ends(other))
        if talent in ("outpost", "outpost II"):
            most = 1 if talent == "outpost" else 3
            return frozenset(place for place in self.suitable if 1 <= len(self.around(place) & self.own) <= most)
        if talent == "tower":
            return self.adjacent_if_possible(self.allowed(self.of_kind(CARD_ORDER) & self.edge))
        assert talent == "homestead"
        return self.adjacent_if_possible(self.suitable & board_at(0))

    def row_ends(self, buildings: Cells) -> Cells:
        """WK-8.12: the hex next after either end of a row of three or more."""
        found = set()
        for place in self.near(buildings) - buildings:
            for by in STEPS:
                row = 0
                for passed in self.ahead(place, by):
                    if passed not in buildings:
                        break
                    row += 1
                if row >= 3:
                    found.add(place)
        return frozenset(found)

    # Talents that move

    def goals(self, talent: str, house: Hex) -> Cells:
        """Where a talent, or the tunnel card, may move a house."""
        suitable = self.suitable
        if talent in ("mule", "mule II", "toboggan", "tower II", "carriage II", *(f"{x} II" for x in TERRAIN_BUILDERS)):
            return suitable & self.around(house)
        if talent in ("horse", "toboggan II", "caravan"):
            ways = [list(self.ahead(house, by)) for by in STEPS]
            return suitable & frozenset(way[1] for way in ways if len(way) > 1)
        if talent == "horse II":
            around = self.around(house)
            return suitable & frozenset(
                place for place in self.near(around) if distance(place, house) == 2 and self.around(place) & around
            )
        if talent == "guide":
            return suitable & self.near(self.passage("M", house))
        if talent == "dog sled":
            return suitable & self.near(self.passage("I", house)) - self.of_kind("I")
        if talent == "dog sled II":
            return suitable & self.passage("I", house)
        if talent == "carriage":
            over = self.of_kind(self.letters[house])
            return suitable & self.spread(self.around(house), over & self.free)
        if talent == "homestead II":
            return suitable & self.spread(self.around(house), board_at(0) & self.free)
        if talent in ("wagon", "wagon II"):
            standing = self.own if talent == "wagon" else frozenset(self.letters) - self.free
            return suitable & self.near(self.spread([house], standing) - {house})
        if talent in ("sleigh", "sleigh II"):
            return self.slides(house, anywhere=talent == "sleigh II")
        tunnels = self.of_kind("U")
        entrances = tunnels & self.around(house)
        if talent == "guide II":
            return frozenset() if entrances else suitable & self.near(tunnels)
        assert talent == "tunnel"
        return suitable & frozenset(
            place for entrance in entrances for way_out in tunnels - {entrance} for place in self.around(way_out)
        )

    def passage(self, letter: str, house: Hex) -> Cells:
        """WK-8.21, WK-8.22: the hexes of a kind that a house on or next to them can travel over; its own counts."""
        over = self.of_kind(letter) & (self.free | {house})
        return self.spread([house] if house in over else self.around(house), over)

    def slides(self, house: Hex, anywhere: bool) -> Cells:
        """WK-8.25."""
        track = self.of_kind(CARD_ORDER) & self.free
        found = set()
        for by in STEPS:
            way = []
            for place in self.ahead(house, by):
                if place not in track:
                    break
                way.append(place)
            found |= set(way) if anywhere else set(way[-1:])
        return self.allowed(frozenset(found))

    def movable(self, talent: str) -> Cells:
        """The houses that a talent can move somewhere; forts never move (WK-6.3)."""
        return frozenset(house for house in self.houses if self.goals(talent, house))


def right_of(card: str) -> str:
    """WK-2.8."""
    return CARD_ORDER[(CARD_ORDER.index(card) + 1) % len(CARD_ORDER)]
