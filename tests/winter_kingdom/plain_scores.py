"""What each Winter Kingdom card pays, in plain sets and from the specification alone (WK-11, WK-12.4).

Slow and simple: an oracle for the engine, which does the same with bitsets.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

Hex = tuple[int, int]
STEPS: Final = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
SLOTS: Final = ((0, 0), (4, -9), (9, -5), (5, 4), (-4, 9), (-9, 5), (-5, -4))
CARD_LETTERS: Final = "BGTLSF"


@cache
def slot_of(place: Hex) -> int:
    """The board that a hex lies on."""
    for slot, (q, r) in enumerate(SLOTS):
        dq, dr = place[0] - q, place[1] - r
        if max(abs(dq), abs(dr), abs(dq + dr)) <= 4:
            return slot
    raise ValueError(place)


@dataclass(frozen=True)
class Table:
    """A position, as far as it matters for points."""

    letters: Mapping[Hex, str]
    units: Sequence[Mapping[Hex, int]]
    """By seat: 1 for a house, 2 for a fort."""
    direction: str = "horizontal"
    islands: bool = False

    def around(self, place: Hex) -> set[Hex]:
        """The neighbours of a hex as the rules see them."""
        found = {(place[0] + q, place[1] + r) for q, r in STEPS} & self.letters.keys()
        return {other for other in found if slot_of(other) == slot_of(place)} if self.islands else found

    def touches(self, place: Hex, letter: str) -> bool:
        return any(self.letters[other] == letter for other in self.around(place))

    def groups(self, seat: int) -> list[set[Hex]]:
        rest = {*self.units[seat]}
        found = []
        while rest:
            group: set[Hex] = set()
            fresh = {rest.pop()}
            while fresh:
                group |= fresh
                fresh = {other for place in fresh for other in self.around(place)} & self.units[seat].keys() - group
            rest -= group
            found.append(group)
        return found

    def touched(self, group: Iterable[Hex], letter: str) -> set[Hex]:
        """The hexes of a kind next to a group."""
        return {other for place in group for other in self.around(place) if self.letters[other] == letter}

    def line(self, place: Hex) -> int:
        q, r = place
        return {"horizontal": r, "falling": q, "rising": q + r}[self.direction]

    def weight(self, seat: int, places: Iterable[Hex]) -> int:
        return sum(self.units[seat][place] for place in places)

    def on_board(self, seat: int, slot: int) -> int:
        return self.weight(seat, [place for place in self.units[seat] if slot_of(place) == slot])


def points(table: Table, seat: int) -> dict[str, int]:
    """What each card, and the castles, pay a seat."""
    own = table.units[seat]
    letters = table.letters
    groups = table.groups(seat)
    lines: dict[int, int] = {}
    for place, weight in own.items():
        lines[table.line(place)] = lines.get(table.line(place), 0) + weight
    edge = [place for place in own if sum((place[0] + q, place[1] + r) in letters for q, r in STEPS) < 6]
    by_terrain = [table.weight(seat, [place for place in own if letters[place] == letter]) for letter in CARD_LETTERS]
    messages = {village for group in groups if table.touched(group, "C") for village in table.touched(group, "V")}
    return {
        "ice fishers": 2 * table.weight(seat, [place for place in own if letters[place] == "I"]),
        "mountaineers": table.weight(seat, [place for place in own if table.touches(place, "M")]),
        "shore folk": table.weight(seat, [p for p in own if letters[p] != "I" and table.touches(p, "I")]),
        "woodcutters": table.weight(seat, [p for p in own if letters[p] != "F" and table.touches(p, "F")]),
        "royal roads": sum(5 * max(0, len(table.touched(group, "C")) - 1) for group in groups),
        "messengers": 3 * len(messages),
        "frontier": table.weight(seat, edge),
        "longhouses": 2 * max(lines.values(), default=0),
        "surveyors": len(lines),
        "burghers": max((table.weight(seat, group) for group in groups), default=0) // 2,
        "hermits": 2 * len(groups),
        "loners": 3 * table.weight(seat, [place for place in own if not table.around(place) & own.keys()]),
        "farmsteads": 4 * min(table.on_board(seat, slot) for slot in range(len(SLOTS))),
        "lords": sum(_rank(table, seat, slot) for slot in range(len(SLOTS))),
        "heartland": table.on_board(seat, 0),
        "tunnel wardens": 2 * len(table.touched(own, "U")),
        "villagers": table.weight(seat, [place for place in own if table.touches(place, "V")]),
        "stewards": 3 * min(by_terrain),
        "castles": sum(_castle(table, seat, place) for place in letters if letters[place] == "C"),
    }


def _rank(table: Table, seat: int, slot: int) -> int:
    counts = [table.on_board(other, slot) for other in range(len(table.units))]
    best = sorted({*counts}, reverse=True)
    if not counts[seat]:
        return 0
    return 6 if counts[seat] == best[0] else 3 if counts[seat] == best[1] else 0


def _castle(table: Table, seat: int, castle: Hex) -> int:
    beside = [table.weight(other, table.around(castle) & own.keys()) for other, own in enumerate(table.units)]
    return 3 if beside[seat] and beside[seat] == max(beside) else 0
