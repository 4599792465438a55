"""The routes of the HTTP API for how people are told that it is their turn."""

from realmwright.protocol import BrowserSign, NewBrowser, NoticeWays
from realmwright.server.notices.sender import NoticeSender
from realmwright.server.operations.config import Config
from realmwright.server.people.browsers import Browsers
from realmwright.server.storage.database import Storage
from realmwright.server.web.routing import ApiRequest, Route


class NoticesApi:
    """The handlers for notices. Addresses for mail and webhooks belong to a person: see ``Api``."""

    def __init__(self, config: Config, storage: Storage, notices: NoticeSender) -> None:
        self._config = config
        self._browsers = Browsers(storage)
        self._notices = notices

    def routes(self) -> list[Route]:
        """All routes."""
        return [
            Route("GET", "/me/notices", self.get_ways, gives=NoticeWays, session=False),
            Route("POST", "/me/browsers", self.add_browser, NewBrowser, BrowserSign, status=201, codes=(403, 409)),
            Route("DELETE", "/me/browsers/{browser}", self.remove_browser, status=204, codes=(404,), always=True),
        ]

    async def get_ways(self, request: ApiRequest) -> NoticeWays:
        """How people can be told that it is their turn; and in which browsers you are, if you have a session."""
        key, visitor = await self._notices.push_key(), request.found
        return NoticeWays(
            mail=self._notices.sends_mail,
            webhooks=self._config.webhooks,
            push_key=None if key is None else key.public,
            browsers=[] if visitor is None else await self._browsers.of(visitor.person.id, visitor.session),
        )

    async def add_browser(self, request: ApiRequest) -> BrowserSign:
        """Be told in a browser by web push, even when no page is open in it, until this session ends.

        A browser tells one person: whoever subscribed in it last.
        """
        await self._notices.check_push(request.body.endpoint)
        person, session = request.visitor
        return await self._browsers.add(person.id, session, request.body, request.agent)

    async def remove_browser(self, request: ApiRequest) -> None:
        """Be told nothing more in a browser."""
        await self._browsers.remove(request.visitor.person.id, request.path["browser"])
