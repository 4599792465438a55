"""The routes of the HTTP API for finding somebody to play with: searches, the lobby, and challenges."""

from typing import Final

from realmwright.matching_protocol import Accepted, ChallengeSign, Lobby, NewChallenge, Ready, SearchState, SearchWish
from realmwright.server.errors import Refused
from realmwright.server.matching.challenges import Challenges
from realmwright.server.matching.lobby import LobbyReader
from realmwright.server.matching.queue import Queue
from realmwright.server.tables.live_tables import LiveTables
from realmwright.server.tables.moderation import target
from realmwright.server.web.routing import ApiRequest, Query, Route

YES: Final = ("yes", "no")


class MatchingApi:
    """The handlers for finding somebody to play with."""

    def __init__(self, tables: LiveTables, queue: Queue, challenges: Challenges) -> None:
        self._tables = tables
        self._storage = tables.storage
        self._config = tables.config
        self._queue = queue
        self._challenges = challenges
        self._lobby = LobbyReader()

    def routes(self) -> list[Route]:
        """All routes."""
        wanted = (
            Query("game", "Only tables of this game."),
            Query("pace", "Only tables of this pace.", choices=("live", "days")),
            Query("players", "Only tables for so many.", kind="integer", low=1, high=10),
            Query("rated", "Only rated tables, or only others.", choices=YES),
            Query("near", "Only tables of hosts about as strong as the reader.", choices=YES),
        )
        lost = (403, 404, 409, 422)
        challenge = "/me/challenges/{challenge}"
        return [
            Route("GET", "/lobby", self.get_lobby, gives=Lobby, session=False, query=wanted),
            Route("GET", "/me/search", self.get_search, gives=SearchState, codes=(404,)),
            Route("PUT", "/me/search", self.search, SearchWish, SearchState, codes=lost),
            Route("DELETE", "/me/search", self.cancel, status=204, codes=(404,), always=True),
            Route("POST", "/me/search/ready", self.be_ready, Ready, SearchState, codes=(404, 409)),
            Route("GET", "/me/challenges", self.list_challenges, gives=list[ChallengeSign], codes=(404,)),
            Route("POST", "/me/challenges", self.challenge, NewChallenge, ChallengeSign, status=201, codes=lost),
            Route("POST", f"{challenge}/table", self.accept, gives=Accepted, codes=lost),
            Route("DELETE", challenge, self.decline, status=204, codes=(404,), always=True),
        ]

    async def get_lobby(self, request: ApiRequest) -> Lobby:
        """Open tables with a free seat, and what others search for."""
        reader = request.found.person.id if request.found else None
        async with self._storage.reading() as connection:
            return await self._lobby.read(connection, reader, request.query)

    # Challenges

    async def list_challenges(self, request: ApiRequest) -> list[ChallengeSign]:
        """Challenges that have not been answered, to you and by you, the latest first."""
        self._need_challenges()
        return await self._challenges.of(request.visitor.person.id)

    async def challenge(self, request: ApiRequest) -> ChallengeSign:
        """Challenge somebody to a game. They are told, and may accept or decline until it expires."""
        self._need_challenges()
        challenge: NewChallenge = request.body
        whom = await self._find(request, challenge)
        return await self._challenges.add(request.visitor.actor, whom, challenge, request.address)

    async def _find(self, request: ApiRequest, challenge: NewChallenge) -> str:
        """The person who is challenged."""
        if challenge.table is not None:
            live_table = self._tables.get(challenge.table)
            speaker = await live_table.speaker(challenge.entry)
            table = await live_table.look(request.visitor.person.id)
            return target(table, challenge.seat, challenge.entry, speaker).person
        return await self._challenges.find(request.visitor.person, challenge)

    async def accept(self, request: ApiRequest) -> Accepted:
        """Accept a challenge: you sit down at its table, and the game begins."""
        self._need_challenges()
        return Accepted(await self._challenges.accept(request.visitor.actor, request.path["challenge"]))

    async def decline(self, request: ApiRequest) -> None:
        """Decline a challenge, or take back your own."""
        self._need_challenges()
        await self._challenges.end(request.visitor.person.id, request.path["challenge"])

    def _need_challenges(self) -> None:
        if not self._config.challenges:
            raise Refused("unknown-path", "this server has no challenges")

    # Searches

    async def get_search(self, request: ApiRequest) -> SearchState:
        """What you search for, for how long, and whether somebody was found."""
        self._need_matching()
        return await self._queue.state(request.visitor.person.id)

    async def search(self, request: ApiRequest) -> SearchState:
        """Search for somebody to play with; what you have searched for before is over.

        It goes on while one of your sockets is open.
        """
        self._need_matching()
        await self._queue.search(request.visitor.actor, request.body, request.address)
        return await self._queue.state(request.visitor.person.id)

    async def cancel(self, request: ApiRequest) -> None:
        """Search no longer, or do without those who were found."""
        self._need_matching()
        await self._queue.cancel(request.visitor.person.id)

    async def be_ready(self, request: ApiRequest) -> SearchState:
        """Say that you are there to play with those who were found. The table is opened when everybody has said so."""
        self._need_matching()
        person = request.visitor.person.id
        await self._queue.be_ready(person, request.body.table)
        return await self._queue.state(person)

    def _need_matching(self) -> None:
        if not self._config.matching:
            raise Refused("unknown-path", "this server brings nobody together")
