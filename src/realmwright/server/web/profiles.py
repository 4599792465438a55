"""The routes of the HTTP API for profiles: what others may see of people with accounts."""

from typing import Final, NamedTuple

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from realmwright.profile_protocol import PlayedGames, Profile
from realmwright.protocol import ProfileView
from realmwright.server.errors import Refused
from realmwright.server.operations.config import Config
from realmwright.server.profiles.results import games_of, sees, stats_of
from realmwright.server.storage import schema
from realmwright.server.storage.database import Storage
from realmwright.server.tournaments.rows import cups_of
from realmwright.server.web.ratings import standing_signs
from realmwright.server.web.routing import ApiRequest, Query, Route

COST: Final = 4
"""A profile counts as so many requests, so that nobody collects all of them quickly."""


class Owner(NamedTuple):
    """Whose profile it is."""

    id: str
    login: str
    name: str
    colour: str
    since: float
    emblem: str | None
    view: ProfileView


class ProfilesApi:
    """The handlers for profiles."""

    def __init__(self, config: Config, storage: Storage) -> None:
        self._config = config
        self._storage = storage

    def routes(self) -> list[Route]:
        """All routes."""
        before = Query("before", "Go on behind the last page: its `more`.", "place")
        one = "/people/{name}"
        return [
            Route("GET", one, self.get_profile, gives=Profile, session=False, codes=(404,)),
            Route(
                "GET", f"{one}/games", self.get_games, gives=PlayedGames, session=False, query=(before,), codes=(404,)
            ),
        ]

    async def get_profile(self, request: ApiRequest) -> Profile:
        """Somebody with an account, by its name: emblem, ratings, and how they do in each game."""
        async with self._storage.reading() as connection:
            owner = await self._find(connection, request)
            yours = _is_theirs(request, owner)
            return Profile(
                login=owner.login,
                name=owner.name,
                colour=owner.colour,
                since=owner.since,
                emblem=owner.emblem,
                ratings=await standing_signs(connection, owner.id) if self._config.ratings else [],
                stats=await stats_of(connection, owner.id),
                cups=await cups_of(connection, owner.id, yours) if self._config.tournaments else [],
                yours=yours,
                view=owner.view if yours else None,
            )

    async def get_games(self, request: ApiRequest) -> PlayedGames:
        """Their finished games at public tables, the latest first; of your own, all of them."""
        async with self._storage.reading() as connection:
            owner = await self._find(connection, request)
            before = request.query.get("before")
            return PlayedGames(*await games_of(connection, owner.id, before, _is_theirs(request, owner)))

    async def _find(self, connection: AsyncConnection, request: ApiRequest) -> Owner:
        """The person whose profile it is. Raises Refused as if there were none, unless the reader may see it."""
        request.charge(COST)
        columns = schema.people.c
        query = select(columns.id, columns.login, columns.name, columns.colour, columns.created)
        query = query.add_columns(columns.emblem, columns.profile).where(
            columns.login == request.path["name"].casefold()
        )
        found = (await connection.execute(query)).first() if self._config.profiles else None
        owner = None if found is None else Owner._make(found)
        reader = request.found.person if request.found else None
        if owner is None or not sees(reader, owner.login, owner.view):
            raise Refused("unknown-person", "there is no profile of that name that you may see")
        return owner


def _is_theirs(request: ApiRequest, owner: Owner) -> bool:
    return request.found is not None and request.found.person.id == owner.id
