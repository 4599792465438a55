"""Tables of tournaments: opened for two people who are seated, and what came of their games."""

from collections.abc import Sequence
from typing import NamedTuple

from msgspec.structs import replace

from realmwright.daily.deals import has_setup, setups
from realmwright.dice import derived_seed
from realmwright.game import games
from realmwright.protocol import OpenSeat, OwnSeat, Settings
from realmwright.server.errors import Refused
from realmwright.server.ratings.scale import is_slow
from realmwright.server.storage.entries import Entry, Opened, Played, Resigned, Seat
from realmwright.server.tables.live_tables import deal
from realmwright.server.tables.setup import Actor, free_colour
from realmwright.server.tables.snapshot import TableData
from realmwright.server.tournaments.decisions import score
from realmwright.tournament_protocol import NewTournament


def settings_of(tournament: str, settings: NewTournament, number: int, rated: bool) -> Settings:
    """The settings of the tables of a round."""
    game = games[settings.game]
    options = dict(settings.options or {})
    if settings.same_setup:
        options = dict(setups[settings.game](derived_seed(number, f"tournament {tournament}")))
    if any(option.name == "start" and option.kind == "seat" for option in game.options):
        options["start"] = 0
    return Settings(
        settings.game,
        options,
        [OwnSeat(), OpenSeat()],
        settings.title,
        public=settings.public,
        clock=settings.clock,
        spectators=settings.spectators,
        takebacks=False,
        rated=rated,
        # A round waits for nobody.
        holidays=False,
    )


def check_settings(settings: NewTournament, host: Actor, now: float) -> None:
    """Raise Refused or BadSetup if no game of such a tournament could be played."""
    clock = settings.clock
    if settings.game not in games:
        raise Refused("unknown-game", "this game is not played here")
    if clock.turn is None and clock.game is None:
        raise Refused("bad-setup", "a tournament needs a clock, so that no game goes on for ever")
    if settings.form == "arena" and (is_slow(clock) or clock.game is None):
        raise Refused("bad-setup", "an arena needs a clock for the whole game, of less than a day")
    if settings.same_setup and (settings.options or not has_setup(settings.game)):
        raise Refused("bad-setup", "a set-up is drawn for each round only where a game can, and without options")
    if settings.starts is not None and settings.starts < now - 60:
        raise Refused("bad-setup", "a tournament cannot begin in the past")
    deal(settings_of("", settings, 1, settings.rated), host)


def opened(settings: Settings, players: Sequence[Actor], tournament: str) -> Opened:
    """The first entry of a table at which these people sit."""
    entry = deal(settings, players[0])
    seats: list[Seat] = []
    for actor in players:
        colour = free_colour(actor.colour, seats)
        seats.append(Seat("person", actor.id, actor.name, colour, rating=actor.rating if settings.rated else None))
    return replace(entry, seats=seats, tournament=tournament)


class Result(NamedTuple):
    """What came of a game."""

    points: list[int]
    """By seats, in halves."""
    forfeited: list[int]
    """The seats of those who have lost without a move of their own, and did not say that they give up."""


def result_of(data: TableData, entries: Sequence[Entry]) -> Result:
    """The result of a game that is over, or of a table that was closed."""
    moved = {entry.body.seat for entry in entries if isinstance(entry.body, Played) and entry.body.bot is None}
    away = {
        entry.body.seat for entry in entries if isinstance(entry.body, Resigned) and entry.body.why in ("time", "gone")
    }
    points = score(data.outcome.winners if data.outcome else None, len(data.seats))
    return Result(points, sorted(away - moved))
