"""Players by program who head for certain tiles, so that rare situations come up soon."""

import time
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from typing import Any, Final

from realmwright.game import Json
from realmwright.protocol import BotSeat, Join, OpenSeat, OwnSeat, Position
from tests.browser.host import GAMES, PATIENCE, PAUSE, Host

LONGEST: Final = 200
"""Actions until a position is as it is wanted."""


def far(one: str, other: str) -> int:
    """How many steps it is from one hex to another."""
    (row, column), (other_row, other_column) = ([int(part) for part in each.split(",")] for each in (one, other))
    down, across = row - other_row, column - row // 2 - other_column + other_row // 2
    return max(abs(down), abs(across), abs(down + across))


def nearest(hexes: Iterable[str], goals: Sequence[str]) -> str:
    """The hex from which it is not far to one of these; any hex, if there are none."""
    return min(hexes, key=lambda each: min((far(each, goal) for goal in goals), default=0))


def places(view: dict[str, Any]) -> Iterator[tuple[str, str]]:
    """Where something can be had, and what."""
    for place in view["locations"]:
        if place["tiles"]:
            yield place["location"], place["hex"]
    for nomad in view.get("nomads", ()):
        if nomad["tile"]:
            yield nomad["tile"], nomad["hex"]
    for row, line in enumerate(view["map"]):
        yield from (("silo", f"{row},{column}") for column, letter in enumerate(line) if letter == "I")


def held(position: Position) -> set[str]:
    """The tiles of the reader."""
    assert position.view is not None
    return {tile["location"] for tile in position.view["players"][position.eyes]["tiles"]}


def can_have(position: Position, name: str) -> bool:
    """Whether the reader has something, or can still get it."""
    return name in held(position) or name in dict(places(position.view or {}))


def goals(position: Position, seeks: Iterable[str]) -> list[str]:
    """Where to go: to the first of what is sought and not held yet, and then anywhere."""
    offered = list(places(position.view or {}))
    for name in seeks:
        there = [place for found, place in offered if found == name and name not in held(position)]
        if there:
            return there
    return [place for _, place in offered]


def step(position: Position, seeks: Iterable[str], uses: Collection[str] = ()) -> str:
    """What somebody plays who is on their way, and uses nothing but these tiles."""
    kinds = {sign.kind: sign.action for sign in position.legal}
    used = [sign.action for sign in position.legal if sign.args.get("tile") in uses]
    hexes = {sign.args["hex"]: sign.action for sign in position.legal if "hex" in sign.args}
    if used:
        return used[0]
    if hexes:
        return hexes[nearest(hexes, goals(position, seeks))]
    return kinds.get("stop") or kinds.get("end-turn") or position.legal[0].action


def can_use(tile: str) -> Callable[[Position], bool]:
    """Whether a tile can be used now."""
    return lambda position: any(sign.args.get("tile") == tile for sign in position.legal)


def supply(position: Position) -> int:
    """How many settlements are left to whoever has the fewest."""
    assert position.view is not None
    return min(int(player["supply"]) for player in position.view["players"])


def mover(people: Iterable[Host], table: str) -> tuple[Host, Position]:
    """Who has to choose; anybody, when the game is over."""
    limit = time.monotonic() + PATIENCE
    while time.monotonic() < limit:
        for person in people:
            position = person.position(table)
            if position.legal or position.phase == "over":
                return person, position
        time.sleep(PAUSE)
    raise AssertionError("nobody is asked")


def seek(
    wanted: Callable[[Position], bool], seeks: Sequence[str], *people: Host, uses: Collection[str] = (), **options: Json
) -> str:
    """Open tables for two people, or for one and a bot, until the first comes to a position as it is wanted."""
    host, *others = people
    rival = OpenSeat() if others else BotSeat("random")
    for _ in range(GAMES):
        table = host.open_table(seats=[OwnSeat(), rival], options={"start": 0, **options})
        for other in others:
            other.order(table, Join())
        for _ in range(LONGEST):
            person, position = mover(people, table)
            if person is host and position.legal and wanted(position):
                return table
            if not position.legal or (person is host and not can_have(position, seeks[0])):
                break
            person.play(table, position, step(position, seeks if person is host else (), uses))
    raise AssertionError(f"not in {GAMES} games was a position as it is wanted")


def asked(kind: str, position: Position) -> bool:
    return position.prompt is not None and position.prompt.kind == kind
