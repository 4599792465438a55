"""What the sets pay at the end once more, slowly, on plain sets of ``(row, col)``.

Written from the rules (KB-12.3, KB-13, KB-14, KB-15) and sharing nothing with the engine, to be compared with it.
"""

from collections.abc import Callable
from itertools import combinations
from typing import NamedTuple

from tests.kingdom_builder import plain
from tests.kingdom_builder.plain import Cells, Hex

TERRAINS = "GCDFTBAWM"


class Scene(NamedTuple):
    """A map and who stands where on it. A blank is no hex; what lies behind a row of blanks is the island."""

    rows: tuple[str, ...]
    split: Hex
    seats: tuple[Cells, ...]
    outcast: str = ""
    """The letter of the terrain that the Scouts removed."""
    marks: tuple[frozenset[int], ...] = ()
    """The lines that each seat has marked, counted without rows of blanks."""
    capitols: Cells = frozenset()

    @property
    def height(self) -> int:
        """Of the map without the island."""
        return next((row for row, letters in enumerate(self.rows) if not letters.strip()), len(self.rows))

    def of_kind(self, letters: str) -> Cells:
        return plain.of_kind(list(self.rows), letters)

    def edges(self) -> list[Cells]:
        main = plain.rectangle(self.height, len(self.rows[0]))
        return [
            frozenset((row, col) for row, col in main if row == 0),
            frozenset((row, col) for row, col in main if row == self.height - 1),
            frozenset((row, col) for row, col in main if col == 0),
            frozenset((row, col) for row, col in main if col == len(self.rows[0]) - 1),
        ]


def majorities(scene: Scene, seat: int, letters: str) -> int:
    led = 0
    for place in scene.of_kind(letters):
        counts = [len(plain.around(place, own)) for own in scene.seats]
        if counts[seat] == max(counts) > 0:
            led += 1
    return 5 * led


def geologists(scene: Scene, seat: int) -> int:
    linked: set[Cells] = set()
    for area in plain.areas(scene.seats[seat]):
        ranges = {
            mountains
            for mountains in plain.areas(scene.of_kind("M"))
            if mountains & area or any(plain.around(place, mountains) for place in area)
        }
        if len(ranges) > 1:
            linked |= ranges
    return 2 * len(linked)


def messengers(scene: Scene, seat: int) -> int:
    between = 0
    for area in plain.areas(scene.seats[seat]):
        for one, other in combinations(area, 2):
            between = max(between, plain.distance(one, other) - 1)
    return 2 * between


def vassals(scene: Scene, seat: int) -> int:
    down, right = scene.split
    return sum(
        1
        for row, col in scene.seats[seat]
        if row < scene.height and (row in (down - 1, down) or col in (right - 1, right))
    )


def companions(scene: Scene, seat: int) -> list[int]:
    """For each settlement how many others are next to it."""
    own = scene.seats[seat]
    return [len(plain.around(place, own)) for place in own]


def scouts(scene: Scene, seat: int) -> int:
    removed = scene.of_kind(scene.outcast)
    return sum(1 for place in scene.seats[seat] - removed if plain.around(place, removed))


def rangers(scene: Scene, seat: int) -> int:
    rows = [row for row, _ in scene.seats[seat]]
    return 2 * sum(1 for row in set(rows) if rows.count(row) == 1)


def homesteaders(scene: Scene, seat: int) -> int:
    down, right = scene.split
    homes = [(row >= down, col >= right) for row, col in scene.seats[seat] if row < scene.height]
    return max((homes.count(home) for home in homes), default=0)


def capitols(scene: Scene, seat: int) -> int:
    """Capitols lie on the map, so distances to the island do not count (KB-1.14)."""
    on_map = [(row, col) for row, col in scene.seats[seat] if row < scene.height]
    return sum(1 for capitol in scene.capitols for place in on_map if plain.distance(capitol, place) <= 2)


def home_country(scene: Scene, seat: int) -> bool:
    return any(area <= scene.seats[seat] for letter in TERRAINS for area in plain.areas(scene.of_kind(letter)))


def road(scene: Scene, seat: int) -> bool:
    for start in scene.seats[seat]:
        for direction in ("SE", "SW"):
            place = start
            length = 0
            while place in scene.seats[seat]:
                place = plain.step(place, direction)
                length += 1
            if length >= 7:
                return True
    return False


def surrounds(scene: Scene, seat: int, places: Cells) -> bool:
    return any(len(plain.around(place, scene.seats[seat])) == 6 for place in places)


SCORES: dict[str, Callable[[Scene, int], int]] = {
    "palaces": lambda scene, seat: majorities(scene, seat, "P"),
    "noblewomen": lambda scene, seat: majorities(scene, seat, "LSNI"),
    "geologists": geologists,
    "messengers": messengers,
    "vassals": vassals,
    "captains": lambda scene, seat: sum(1 for count in companions(scene, seat) if count >= 3),
    "scouts": scouts,
    "rangers": rangers,
    "mayors": lambda scene, seat: 4 * len(scene.marks[seat]),
    "chainers": lambda scene, seat: companions(scene, seat).count(2),
    "travellers": lambda scene, seat: len(scene.seats[seat].intersection(frozenset().union(*scene.edges()))),
    "homesteaders": homesteaders,
    "capitols": capitols,
    "home country": lambda scene, seat: 5 * home_country(scene, seat),
    "fortress": lambda scene, seat: 6 * surrounds(scene, seat, scene.seats[seat]),
    "road": lambda scene, seat: 7 * road(scene, seat),
    "place of refuge": lambda scene, seat: 8 * surrounds(scene, seat, scene.of_kind(plain.SPECIAL)),
    "advance": lambda scene, seat: 9 * any(len(edge & scene.seats[seat]) >= 7 for edge in scene.edges()),
    "compass points": lambda scene, seat: 10 * all(edge & scene.seats[seat] for edge in scene.edges()),
}
