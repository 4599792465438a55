"""The games that people are brought together for: what a speed means, and the settings of their tables."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, get_args

from realmwright.game import games
from realmwright.matching_protocol import Speed
from realmwright.protocol import Clock, OpenSeat, OwnSeat, SeatWish, Settings
from realmwright.server.errors import Refused
from realmwright.server.installed import known_game
from realmwright.server.ratings.scale import Pool, pool_of

CLOCKS: Final[Mapping[Speed, Clock]] = MappingProxyType(
    {"quick": Clock(game=600), "calm": Clock(game=1800), "days": Clock(turn=3 * 86_400)}
)
assert set(CLOCKS) == set(get_args(Speed))


def settings_of(game: str, speed: Speed, players: int, rated: bool) -> Settings:
    """The settings of a table for people who have been brought together. Its first seat is the host's."""
    seats: list[SeatWish] = [OwnSeat(), *[OpenSeat()] * (players - 1)]
    return Settings(game, seats=seats, clock=CLOCKS[speed], takebacks=not rated, rated=rated)


def pool_for(game: str, speed: Speed, players: int) -> Pool:
    """The ratings by which people are brought together, whether or not the game is rated."""
    return pool_of(game, CLOCKS[speed], players)


def check_players(game: str, players: int) -> None:
    """Raise Refused unless a game can be played by so many."""
    if players not in games[known_game(game)].players:
        raise Refused("bad-seats", f"{game} is for {', '.join(map(str, games[game].players))} players")
