"""Standings: points, and what decides between those who have as many."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cmp_to_key
from typing import Final, Literal, TypeAlias

WIN: Final = 2
DRAW: Final = 1
"""Points are counted in halves."""

TieBreak: TypeAlias = Literal["met", "buchholz", "berger", "wins"]
TIE_BREAKS: Final[dict[str, tuple[TieBreak, ...]]] = {
    "swiss": ("buchholz", "berger", "met", "wins"),
    "round-robin": ("met", "berger", "wins"),
    "arena": ("wins",),
    "knockout": (),
}
"""What decides between equal points, the first one first, for each form of tournament."""


@dataclass(frozen=True)
class Played:
    """A game that is over, or a bye: then there is one player."""

    players: tuple[str, ...]
    points: tuple[int, ...]
    """For each of them, in halves of a point."""
    on_board: bool = True
    """Whether all of them really played. A bye is no game on the board."""


@dataclass
class Standing:
    """Where somebody stands."""

    player: str
    points: int = 0
    games: int = 0
    """On the board."""
    wins: int = 0
    """On the board."""
    buchholz: int = 0
    """The points of the opponents. Whoever had none, or one who did not come, met somebody like themselves."""
    berger: int = 0
    """Sonneborn-Berger, times two: points of the opponents, times one's own against them."""
    place: int = 1
    opponents: dict[str, int] = field(default_factory=dict)
    """Points against whom."""


def standings(players: Iterable[str], played: Sequence[Played], order: Sequence[TieBreak]) -> list[Standing]:
    """All players, the first one first. Those who are equal in everything share a place."""
    found = {player: Standing(player) for player in players}
    for game in played:
        for player, points in zip(game.players, game.points, strict=True):
            mine = found[player]
            mine.points += points
            if game.on_board and len(game.players) > 1:
                mine.games += 1
                mine.wins += points == WIN
                for other in game.players:
                    if other != player:
                        mine.opponents[other] = mine.opponents.get(other, 0) + points
    for game in played:
        for player, points in zip(game.players, game.points, strict=True):
            mine = found[player]
            others = [found[other].points for other in game.players if other != player] if game.on_board else []
            for theirs in others or [mine.points]:
                mine.buchholz += theirs
                mine.berger += theirs * points

    def compare(one: Standing, other: Standing) -> int:
        return _compare(one, other, order, found)

    ranked = sorted(found.values(), key=cmp_to_key(compare))
    for place, mine in enumerate(ranked[1:], 2):
        before = ranked[place - 2]
        mine.place = place if compare(before, mine) else before.place
    return ranked


def _compare(one: Standing, other: Standing, order: Sequence[TieBreak], found: Mapping[str, Standing]) -> int:
    """Less than 0 if one stands before the other."""
    if one.points != other.points:
        return other.points - one.points
    for tie_break in order:
        if tie_break == "met":
            difference = _among_equals(other, found) - _among_equals(one, found)
        else:
            difference = getattr(other, tie_break) - getattr(one, tie_break)
        if difference:
            return difference
    return 0


def _among_equals(mine: Standing, found: Mapping[str, Standing]) -> int:
    """The points of somebody against those who have as many points: direct encounter, for any number of them."""
    return sum(points for other, points in mine.opponents.items() if found[other].points == mine.points)
