"""Scenes of posters, and what counts in them.

A scene is a drawn map with pieces. The game makes a position of it and says what a card pays there; here it is decided
where that is seen: what is ringed, and where coins lie. So a poster cannot be wrong about the rule, and its sum is
always that of the picture. :mod:`poster_art` draws it.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from realmwright.bits import Bits, each, lowest
from realmwright.drawing import STEP, WIDTH, Point, middle
from realmwright.hexes import Axial, HexGrid
from realmwright.hexgames import map_art
from realmwright.hexgames.atlas.ground import Cells
from realmwright.hexgames.terrain_art import Land
from realmwright.hexgames.terrain_deck import Piled

ASPECT: Final = Point(266, 212)
"""How broad the landscape of a poster is to how high."""
FOOT: Final = 32
"""How high the sum below it is, to the same measure."""
NEAR: Final = 130.0
FAR: Final = 182.0
"""How much of a map is seen from side to side: some nine hexes, or parts of four quadrants."""
COIN: Final = 7.6
"""The radius of a coin where that is near."""
SEAT: Final = 0
"""The player who looks at a poster."""
BUILT: Final = "+"
"""Behind the letter of a hex: the player who looks at the poster builds there now, in the order of reading."""


# Scenes


@dataclass(frozen=True, kw_only=True)
class Scene:
    """A drawn map with pieces, and how a poster shows it. What counts there is not said: the rules know it.

    Of each hex ``drawn`` has the letter of its kind, and behind it what stands there: ``1`` is a piece of the player
    who looks at the poster, ``2`` one of the next, and so on.
    """

    drawn: str
    because: str = ""
    """The letters of what makes pieces count: it stays in full colour."""
    around: str = ""
    """The parts of the map of which those are ringed that hold what counts; without it the pieces themselves are."""
    strung: bool = False
    """Whether these parts are rows that are marked by a line through them."""
    by_piece: bool = False
    """Whether what is paid for several pieces is shown as a coin on each of them."""
    linked: bool = False
    """Whether pieces count by what they connect."""
    together: bool = False
    """Whether what is paid at once is paid for all that was built in the turn."""
    borders: str = ""
    """The parts of the map whose borders are shown."""
    centre: tuple[float, float] = (0, 0)
    """Where the middle of the window is from the middle of the map, in hexes and rows."""
    breadth: float = NEAR
    """How much is seen from side to side."""

    def hexes(self) -> list[list[str]]:
        """The map, row by row: what is written of each hex."""
        return [row.split() for row in self.drawn.strip().splitlines()]

    def rows(self) -> list[str]:
        """The letters of the map, row by row."""
        return ["".join(written[0] for written in row) for row in self.hexes()]


class Paid(NamedTuple):
    """What a card pays at once, as the rules tell it."""

    gold: int
    cells: Bits
    """The hexes that it is paid for: pieces, and what pays."""


def give_card(state: Piled, kind: int) -> None:
    """Take the card of a terrain from the discards into the hand of the player who looks at the poster."""
    cards = list(state.discard)
    cards.remove(kind)
    state.discard = tuple(cards)
    state.hand[SEAT], state.dealt[SEAT] = (kind,), (state.shuffles,)


def paid_at_once(scene: Scene, builds: Iterable[int], build: Callable[[int], int]) -> list[Paid]:
    """Build on some hexes, and tell what was paid for the piece that was just built, or for all.

    ``build`` says how much is paid for a hex.
    """
    paid = []
    built = 0
    for cell in builds:
        gold = build(cell)
        built |= 1 << cell
        if gold:
            paid.append(Paid(gold, built if scene.together else 1 << cell))
    return paid


class Exhibit(NamedTuple):
    """A scene as the rules count it, with everything that is drawn of it."""

    name: str
    scene: Scene
    land: Land
    grid: HexGrid
    """The map as it lies on the table."""
    cells: Cells
    middle: Point
    """Of what was drawn of the map."""
    own: Bits
    """The pieces of the player who looks at the poster."""
    taken: Bits
    """The hexes with pieces or places."""
    paid: Sequence[Paid]
    because: Bits
    regions: Sequence[Bits]
    borders: Sequence[Bits]
    definitions: Sequence[str]
    places: str
    pieces: str

    @property
    def total(self) -> int:
        """What the card pays in this scene."""
        return sum(paid.gold for paid in self.paid)


class Window(NamedTuple):
    """The part of a map that is seen."""

    middle: Point
    size: Point

    @property
    def corner(self) -> Point:
        """The upper left one."""
        return Point(self.middle.x - self.size.x / 2, self.middle.y - self.size.y / 2)

    @property
    def foot(self) -> float:
        """How high the sum below it is."""
        return self.size.x * FOOT / ASPECT.x

    @property
    def scale(self) -> float:
        """How much larger everything is drawn that shall look the same in each window."""
        return self.size.x / NEAR

    def holds(self, point: Point, margin: float = 0) -> bool:
        """Whether a point is seen, so far from the edge at least."""
        return (
            abs(point.x - self.middle.x) <= self.size.x / 2 - margin
            and abs(point.y - self.middle.y) <= self.size.y / 2 - margin
        )


class Coin(NamedTuple):
    """Gold, and where it lies."""

    gold: int
    at: Point


def middle_of(cells: Iterable[Axial]) -> Point:
    """Half-way between the outermost of some hexes."""
    xs, ys = zip(*(middle(cell) for cell in cells), strict=True)
    return Point((min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2)


def window_of(exhibit: Exhibit) -> Window:
    """What is seen of the map of a scene."""
    scene = exhibit.scene
    centre = Point(exhibit.middle.x + WIDTH * scene.centre[0], exhibit.middle.y + STEP * scene.centre[1])
    return Window(centre, Point(scene.breadth, scene.breadth * ASPECT.y / ASPECT.x))


# What counts


def counted(exhibit: Exhibit) -> list[Bits]:
    """What is ringed, each as one: parts of the map, what pays, or pieces."""
    found: list[Bits] = []
    for paid in exhibit.paid:
        payer = paid.cells & ~exhibit.own
        if exhibit.regions:
            found += [region for region in exhibit.regions if region & (payer or paid.cells)]
        elif exhibit.scene.by_piece:
            found += [1 << cell for cell in each(paid.cells & exhibit.own)]
        else:
            found += exhibit.grid.components(payer or paid.cells)
    return list(dict.fromkeys(found))


def coins(exhibit: Exhibit, window: Window) -> list[Coin]:
    """The gold that is paid, in the order in which it is read."""
    found = [coin for paid in exhibit.paid for coin in _coins(exhibit, paid, window)]
    return sorted(found, key=lambda coin: (round(coin.at.y), coin.at.x))


def _coins(exhibit: Exhibit, paid: Paid, window: Window) -> Iterator[Coin]:
    """On each piece, on what pays, at the head of a row, on a free hex of a part of the map, or on a group."""
    grid, scene = exhibit.grid, exhibit.scene
    pieces = paid.cells & exhibit.own
    payer = paid.cells & ~exhibit.own
    if scene.by_piece:
        for cell in each(pieces):
            yield Coin(paid.gold // pieces.bit_count(), _beside(grid, cell, window))
    elif scene.strung:
        head = window.corner.x + 1.3 * COIN * window.scale
        yield Coin(paid.gold, Point(head, map_art.centre(grid, lowest(pieces)).y))
    elif payer:
        yield Coin(paid.gold, _beside(grid, lowest(payer), window))
    elif free := _free(exhibit, pieces, window):
        yield Coin(paid.gold, free)
    else:
        yield Coin(paid.gold, max((_beside(grid, cell, window) for cell in each(pieces)), key=lambda at: at.x - at.y))


def _beside(grid: HexGrid, cell: int, window: Window) -> Point:
    """The upper right of a hex, where a coin hides least of a piece; it is always seen as a whole."""
    x, y = map_art.centre(grid, cell)
    edge = 1.1 * COIN * window.scale
    right = window.corner.x + window.size.x - edge
    return Point(min(x + 11 * window.scale, right), max(y - 10 * window.scale, window.corner.y + edge))


def _free(exhibit: Exhibit, pieces: Bits, window: Window) -> Point | None:
    """The middle of the free hex that lies closest to the middle of what is seen of a part of the map."""
    for region in exhibit.regions:
        seen = [cell for cell in each(region) if window.holds(map_art.centre(exhibit.grid, cell), COIN)]
        if region & pieces and seen:
            xs, ys = zip(*(map_art.centre(exhibit.grid, cell) for cell in seen), strict=True)
            x, y = sum(xs) / len(seen), sum(ys) / len(seen)
            free = [map_art.centre(exhibit.grid, cell) for cell in seen if not exhibit.taken >> cell & 1]
            return min(free, key=lambda at: (at.x - x) ** 2 + (at.y - y) ** 2, default=None)
    return None


def total_of(found: Sequence[Coin]) -> str:
    """What the coins come to, in figures only, so that everybody can read it.

    >>> spot = Point(0, 0)
    >>> total_of([Coin(2, spot), Coin(3, spot)]), total_of([Coin(4, spot)])
    ('2 + 3 = 5', '4')
    """
    parts = " + ".join(str(coin.gold) for coin in found)
    return f"{parts} = {sum(coin.gold for coin in found)}" if len(found) > 1 else parts
