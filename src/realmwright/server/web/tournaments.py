"""The routes of the HTTP API for tournaments: lists, one of them, announcing, and taking part."""

from collections.abc import Collection, Sequence
from typing import Any, Final, NamedTuple

from msgspec.structs import replace
from sqlalchemy import CompoundSelect, Row, func, or_, select, union

from realmwright.server.errors import Refused
from realmwright.server.operations.config import Config
from realmwright.server.people.accounts import Visitor
from realmwright.server.people.wording import Wording
from realmwright.server.profiles.results import sees
from realmwright.server.ratings.rows import ratings_of
from realmwright.server.ratings.scale import pool_of
from realmwright.server.storage import schema
from realmwright.server.storage.database import Storage
from realmwright.server.storage.sanctions import need_voice
from realmwright.server.storage.server_clock import ServerClock
from realmwright.server.tables.setup import plain_line
from realmwright.server.tournaments import decisions
from realmwright.server.tournaments.entries import Announced
from realmwright.server.tournaments.rows import UNFINISHED
from realmwright.server.tournaments.running import Tournaments
from realmwright.server.tournaments.standings import TIE_BREAKS, Standing
from realmwright.server.tournaments.tables import check_settings
from realmwright.server.tournaments.tournament import Game, Tournament
from realmwright.server.web.routing import ApiRequest, Query, Route
from realmwright.tournament_protocol import (
    BeginTournament,
    EnterTournament,
    EntrantSign,
    NewTournament,
    StandingRow,
    TournamentGame,
    TournamentList,
    TournamentOrder,
    TournamentSign,
    TournamentView,
)

PAGE: Final = 50
LISTED: Final = ("announced", "running", "over")
"""The phases of tournaments that are listed."""
DAY: Final = 86_400.0
MOST_ENTERED: Final = 30
"""In so many unfinished tournaments one person may take part."""
MOST_ANNOUNCED: Final = 10
"""So many unfinished tournaments one person may have announced."""
MOST_GAMES: Final = 300
"""So many games of a tournament are sent, the latest ones."""

_tournaments: Final = schema.tournaments.c
_people: Final = schema.tournament_people.c


class _Known(NamedTuple):
    """What is said of somebody."""

    name: str
    colour: Any
    login: str | None
    profile: str


class TournamentsApi:
    """The handlers for tournaments."""

    def __init__(
        self, config: Config, storage: Storage, tournaments: Tournaments, clock: ServerClock, wording: Wording
    ) -> None:
        self._config = config
        self._storage = storage
        self._tournaments = tournaments
        self._clock = clock
        self._wording = wording

    def routes(self) -> list[Route]:
        """All routes."""
        phase = Query("phase", "Only tournaments in this phase.", choices=LISTED)
        before = Query("before", "Go on behind the last page: its `more`.", "number")
        one = "/tournaments/{tournament}"
        return [
            Route(
                "GET",
                "/tournaments",
                self.list_tournaments,
                gives=TournamentList,
                session=False,
                query=(phase, before),
                codes=(404,),
            ),
            Route(
                "POST",
                "/tournaments",
                self.announce,
                NewTournament,
                TournamentView,
                status=201,
                codes=(403, 404, 409, 422),
            ),
            Route("GET", one, self.get_tournament, gives=TournamentView, session=False, codes=(404,)),
            Route("POST", f"{one}/orders", self.give_order, TournamentOrder, TournamentView, codes=(403, 404, 409)),
        ]

    async def list_tournaments(self, request: ApiRequest) -> TournamentList:
        """Tournaments that are listed for everybody, and your own, the latest first."""
        self._need_tournaments()
        person = request.found.person.id if request.found else None
        mine = select(_people.tournament).where(_people.person == person, _people.active.is_(True))
        phases = [request.query["phase"]] if "phase" in request.query else list(LISTED)
        query = select(schema.tournaments, _tournaments.id.in_(mine).label("mine"))
        query = query.where(_tournaments.id.in_(_page_of(person, phases, request.query.get("before"))))
        async with self._storage.reading() as connection:
            rows = (await connection.execute(query.order_by(_tournaments.created.desc()).limit(PAGE))).all()
            ids = [row.id for row in rows]
            count = select(_people.tournament, func.count().label("many")).where(_people.tournament.in_(ids))
            count = count.where(or_(_people.active.is_(True), _people.place.is_not(None))).group_by(_people.tournament)
            counts = {row.tournament: row.many for row in await connection.execute(count)}
            names = select(_people.tournament, schema.people.c.name).join(
                schema.people, schema.people.c.id == _people.person
            )
            won: dict[str, list[str]] = {}
            for ident, name in await connection.execute(
                names.where(_people.tournament.in_(ids), _people.place == 1).order_by(schema.people.c.name)
            ):
                won.setdefault(ident, []).append(name)
        more = repr(rows[-1].created) if len(rows) == PAGE else None
        allowed = request.found is not None and await self._may_announce(request.found)
        signs = [_sign(row, person, counts.get(row.id, 0), won.get(row.id, [])) for row in rows]
        return TournamentList(signs, more, allowed)

    async def announce(self, request: ApiRequest) -> TournamentView:
        """Announce a tournament."""
        self._need_tournaments()
        visitor, settings = request.visitor, request.body
        if not visitor.actor.account:
            raise Refused("no-account", "people with accounts announce tournaments; make one first")
        # A title is read by everybody.
        need_voice(visitor.person)
        if settings.rated and not self._config.ratings:
            raise Refused("not-allowed", "this server rates no games")
        settings = replace(
            settings,
            title=plain_line(settings.title, "a title"),
            about=plain_line(settings.about, "a description") if settings.about.strip() else "",
        )
        self._wording.check(settings.title, "a title")
        self._wording.check(settings.about, "a description", name=False)
        check_settings(settings, visitor.actor, self._clock.now())
        if not await self._may_announce(visitor):
            raise Refused("limit", "you have announced as many tournaments as you may for now; try again later")
        ident = await self._tournaments.announce(visitor.person.id, Announced(settings))
        return await self._view(visitor, ident)

    async def get_tournament(self, request: ApiRequest) -> TournamentView:
        """A tournament with its people, games and standings."""
        self._need_tournaments()
        return await self._view(request.found, request.path["tournament"])

    async def give_order(self, request: ApiRequest) -> TournamentView:
        """Enter a tournament or leave it; its host begins, pauses and ends it, and may exclude people."""
        self._need_tournaments()
        visitor, command, ident = request.visitor, request.body.command, request.path["tournament"]
        rating = None
        if isinstance(command, BeginTournament):
            self._tournaments.check_begin()
        if isinstance(command, EnterTournament):
            await self._check_entered(visitor.person.id)
            rating = await self._rating(visitor, (await self._tournaments.find(ident)).settings)
        who = decisions.Visitor(visitor.person.id, visitor.actor.account, rating)
        most = self._config.tournament_people
        await self._tournaments.append(
            ident, lambda tournament: decisions.decide(tournament, who, command, most), visitor.person.id
        )
        return await self._view(visitor, ident)

    def _need_tournaments(self) -> None:
        if not self._config.tournaments:
            raise Refused("unknown-path", "this server has no tournaments")

    async def _may_announce(self, visitor: Visitor) -> bool:
        if not visitor.actor.account:
            return False
        mine = select(func.count()).where(_tournaments.host == visitor.person.id)
        # The seasons of a league follow by themselves.
        lately = mine.where(_tournaments.created > self._clock.now() - DAY)
        async with self._storage.reading() as connection:
            today = (await connection.execute(lately)).scalar_one()
            unfinished = (await connection.execute(mine.where(_tournaments.phase.in_(UNFINISHED)))).scalar_one()
        return bool(today < self._config.tournaments_per_day and unfinished < MOST_ANNOUNCED)

    async def _check_entered(self, person: str) -> None:
        """Raise Refused if somebody takes part in too many tournaments already."""
        mine = select(func.count()).select_from(schema.tournament_people)
        mine = mine.join(schema.tournaments, _tournaments.id == _people.tournament)
        mine = mine.where(_people.person == person, _people.active.is_(True), _tournaments.phase.in_(UNFINISHED))
        async with self._storage.reading() as connection:
            if (await connection.execute(mine)).scalar_one() >= MOST_ENTERED:
                raise Refused("limit", "you take part in too many tournaments; leave some first")

    async def _rating(self, visitor: Visitor, settings: NewTournament) -> int | None:
        if not self._config.ratings:
            return None
        pool = pool_of(settings.game, settings.clock, 2).name
        async with self._storage.reading() as connection:
            found = (await ratings_of(connection, [visitor.person.id], pool)).get(visitor.person.id)
        return None if found is None else found.points

    async def _view(self, reader: Visitor | None, ident: str) -> TournamentView:
        """A tournament as somebody sees it."""
        tournament = await self._tournaments.find(ident)
        person = reader.person.id if reader else None
        who = None if reader is None else decisions.Visitor(reader.person.id, reader.actor.account)
        moment = decisions.due(tournament) if tournament.round else None
        view = TournamentView(
            id=ident,
            settings=tournament.settings,
            phase=tournament.phase,
            host=None,
            hosting=person is not None and person == tournament.host,
            entrants=[],
            standings=_standings(tournament),
            games=_games(tournament),
            round=tournament.round,
            rounds=tournament.rounds,
            paused=tournament.paused,
            now=self._clock.now(),
            begun=tournament.begun,
            ends=tournament.ends,
            next_round=moment if tournament.settings.form != "arena" else None,
            may_enter=decisions.may_enter(tournament, who, self._config.tournament_people),
            yours=list(tournament.entrants).index(person) if person in tournament.entrants else None,
            your_table=next((game.table for game in tournament.open_games if person in game.players), None),
            champions=[list(tournament.entrants).index(each) for each in tournament.champions()],
            previous=tournament.previous,
            next=tournament.next,
            season=tournament.season,
        )
        entrants, host = list(tournament.entrants.values()), tournament.host
        # From here on the tournament may change.
        people = await self._people({*(entrant.person for entrant in entrants), *([host] if host else [])})
        if host is not None and host not in people:
            # What somebody has written goes with them.
            view = replace(view, settings=replace(view.settings, title="-", about=""))
        looker = reader.person if reader else None
        signs = []
        for entrant in entrants:
            known = people.get(entrant.person)
            seen = known is not None and self._config.profiles and sees(looker, known.login, known.profile)
            signs.append(
                EntrantSign(
                    name=known.name if known else "",
                    colour=known.colour if known else None,
                    rating=entrant.rating,
                    active=entrant.active,
                    excluded=entrant.excluded,
                    yours=entrant.person == person,
                    profile=known.login if known and seen else None,
                )
            )
        return replace(view, entrants=signs, host=people[host].name if host in people else None)

    async def _people(self, ids: Collection[str]) -> dict[str, _Known]:
        people = schema.people.c
        query = select(people.id, people.name, people.colour, people.login, people.profile).where(people.id.in_(ids))
        async with self._storage.reading() as connection:
            rows = (await connection.execute(query)).all()
        return {row.id: _Known(row.name, row.colour, row.login, row.profile) for row in rows}


def _page_of(person: str | None, phases: Sequence[str], before: float | None) -> CompoundSelect[tuple[str]]:
    """The ids of the latest tournaments that somebody is shown, and perhaps of some more.

    Each kind of them is cut by itself, so that it is read along an index however many there are.
    """
    joined = schema.tournaments.join(schema.tournament_people, _people.tournament == _tournaments.id)
    known = select(_tournaments.id)
    parts = [known.where(_tournaments.public.is_(True), _tournaments.phase == phase) for phase in phases]
    parts.append(known.where(_tournaments.host == person, _tournaments.phase.in_(phases)))
    taking_part = known.select_from(joined).where(_people.person == person, _people.active.is_(True))
    parts.append(taking_part.where(_tournaments.phase.in_(phases)))
    if before is not None:
        parts = [part.where(_tournaments.created < before) for part in parts]
    cut = [part.order_by(_tournaments.created.desc()).limit(PAGE).subquery() for part in parts]
    return union(*(select(part.c.id) for part in cut))


def _sign(row: Row[Any], person: str | None, entrants: int, winners: list[str]) -> TournamentSign:
    return TournamentSign(
        id=row.id,
        title=row.title,
        game=row.game,
        form=row.form,
        phase=row.phase,
        public=row.public,
        entrants=entrants,
        winners=winners,
        starts=row.starts,
        yours=bool(row.mine),
        hosting=person is not None and row.host == person,
    )


def _standings(tournament: Tournament) -> list[list[StandingRow]]:
    """The standings as they are sent; at the end with the places that were written down."""
    numbers = {person: number for number, person in enumerate(tournament.entrants)}
    form = "round-robin" if tournament.settings.form == "league" else tournament.settings.form
    shown = TIE_BREAKS[form]
    places = {person: place for division in tournament.places for person, place in division}

    def row(each: Standing) -> StandingRow:
        return StandingRow(
            entrant=numbers[each.player],
            place=places.get(each.player, each.place),
            points=each.points / 2,
            games=each.games,
            wins=each.wins,
            buchholz=each.buchholz / 2 if "buchholz" in shown else None,
            berger=each.berger / 4 if "berger" in shown else None,
        )

    return [[row(each) for each in division] for division in tournament.standings()] if tournament.begun else []


def _games(tournament: Tournament) -> list[TournamentGame]:
    numbers = {person: number for number, person in enumerate(tournament.entrants)}

    def sign(game: Game) -> TournamentGame:
        return TournamentGame(
            round=game.round,
            players=[numbers[person] for person in game.players],
            table=game.table,
            points=None if game.points is None else [points / 2 for points in game.points],
            forfeited=[numbers[game.players[seat]] for seat in game.forfeited],
            division=game.division,
        )

    return [sign(game) for game in tournament.games[-MOST_GAMES:]]
