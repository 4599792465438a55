"""The geometry and the locations of the rules once more, slowly, on plain sets of ``(row, col)``.

Written from the rules' own tables (KB-2.2 to KB-2.4) and sharing nothing with the engine, to be compared with it.
"""

from collections.abc import Collection, Iterator

Hex = tuple[int, int]
Cells = frozenset[Hex]

# KB-2.3: the step in each direction from an even and from an odd row.
STEPS: dict[str, tuple[Hex, Hex]] = {
    "W": ((0, -1), (0, -1)),
    "E": ((0, 1), (0, 1)),
    "NW": ((-1, -1), (-1, 0)),
    "NE": ((-1, 0), (-1, 1)),
    "SW": ((1, -1), (1, 0)),
    "SE": ((1, 0), (1, 1)),
}
OPPOSITE = {"W": "E", "E": "W", "NW": "SE", "SE": "NW", "NE": "SW", "SW": "NE"}


def step(place: Hex, direction: str) -> Hex:
    row, col = place
    down, right = STEPS[direction][row % 2]
    return row + down, col + right


def rectangle(rows: int, columns: int) -> Cells:
    return frozenset((row, col) for row in range(rows) for col in range(columns))


def around(place: Hex, board: Cells) -> Cells:
    return frozenset(step(place, direction) for direction in STEPS) & board


def near(cells: Collection[Hex], board: Cells) -> Cells:
    return frozenset(place for place in board if around(place, board) & frozenset(cells))


def distance(one: Hex, other: Hex) -> int:
    """KB-2.4, by its formula."""
    q1 = one[1] - (one[0] - one[0] % 2) // 2
    q2 = other[1] - (other[0] - other[0] % 2) // 2
    s1, s2 = -q1 - one[0], -q2 - other[0]
    return max(abs(q1 - q2), abs(one[0] - other[0]), abs(s1 - s2))


def areas(cells: Cells) -> list[Cells]:
    """The connected parts of a set, KB-1.7."""
    rest = set(cells)
    found = []
    while rest:
        area = {rest.pop()}
        while grown := {place for place in rest if around(place, frozenset(area))}:
            area |= grown
            rest -= grown
        found.append(frozenset(area))
    return found


def leaps(place: Hex, board: Cells) -> Cells:
    """Two steps in one direction; the hex between must exist (KB-8.8, KB-8.12)."""
    found = set()
    for direction in STEPS:
        over = step(place, direction)
        landing = step(over, direction)
        if over in board and landing in board:
            found.add(landing)
    return frozenset(found)


def beyond_lines(cells: Cells, length: int, board: Cells) -> Cells:
    """The next hex behind each end of each straight run of at least ``length`` (KB-8.5, KB-8.11)."""
    found = set()
    for place in board - cells:
        for direction in STEPS:
            walked = place
            run = 0
            while (walked := step(walked, direction)) in cells:
                run += 1
            if run >= length:
                found.add(place)
    return frozenset(found)


def letters(rows: list[str]) -> Iterator[tuple[Hex, str]]:
    for row, line in enumerate(rows):
        for col, letter in enumerate(line):
            yield (row, col), letter


def of_kind(rows: list[str], kinds: str) -> Cells:
    return frozenset(place for place, letter in letters(rows) if letter in kinds)


def adjacent_if_possible(candidates: Cells, own: Cells, board: Cells) -> Cells:
    """KB-1.19."""
    return candidates & near(own, board) or candidates


BUILDABLE = "GCDFTBA"
SPECIAL = "LSNPI"


def build_targets(tile: str, rows: list[str], own: Cells, others: Cells, card: str) -> Cells:
    """KB-8.1 to KB-8.5: where a tile that builds may build."""
    board = of_kind(rows, "".join(rows))
    free = board - own - others
    if tile == "tavern":
        return beyond_lines(own, 3, board) & free & of_kind(rows, BUILDABLE)
    if tile == "tower":
        rim = {(row, col) for row, col in board if row in (0, len(rows) - 1) or col in (0, len(rows[0]) - 1)}
        return adjacent_if_possible(free & of_kind(rows, BUILDABLE) & rim, own, board)
    kind = {"oracle": card, "farm": "G", "oasis": "D"}[tile]
    return adjacent_if_possible(free & of_kind(rows, kind), own, board)


def move_targets(tile: str, rows: list[str], own: Cells, others: Cells, card: str, piece: Hex) -> Cells:
    """KB-8.6 to KB-8.8 with KB-5.7: where a tile may move one piece."""
    board = of_kind(rows, "".join(rows))
    rest = own - {piece}
    free = board - rest - others
    if tile == "paddock":
        return leaps(piece, board) & free & of_kind(rows, BUILDABLE)
    kind = {"barn": card, "harbor": "W"}[tile]
    return adjacent_if_possible(free & of_kind(rows, kind), rest, board) - {piece}
