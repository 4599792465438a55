"""Asking a server for its chain of hashes, over HTTP."""

import time
from typing import Final, NamedTuple

import msgspec

from realmwright.daily.chain import FIRST, BadChain, check_link, day_of, read_link
from realmwright.daily_protocol import ChainKey, ChainSign
from realmwright.game import RealmwrightError

PATH: Final = "/api/v1/daily/chain"
SECONDS: Final = 10.0
"""The whole answer must be there by then."""
LONGEST: Final = 4096
"""More bytes are not read."""
HTTP_OK: Final = 200


class NoChain(RealmwrightError):
    """A chain cannot be had just now."""


class Link(NamedTuple):
    """The link of a day."""

    day: int
    link: bytes


class Published(NamedTuple):
    """What a server says of its chain; its parts lead to each other."""

    anchor: bytes
    last: Link
    """The last one that everybody may know."""
    today: Link | None
    """Today's, for those who have the key."""


def ask(server: str, key: str = "") -> Published:
    """The chain of a server; with its key, the link of today, too.

    Raises NoChain if it cannot be had, and BadChain if it does not hold together.
    """
    return read_published(_fetch(server, key), server)


def read_published(body: bytes, where: str) -> Published:
    """What was published, checked: every link leads to the anchor."""
    try:
        said = msgspec.json.decode(body, type=ChainSign)
    except msgspec.DecodeError:
        raise NoChain(f"{where} does not answer as a server with a daily deal does") from None
    if said.first != FIRST.isoformat():
        raise BadChain(f"the chain of {where} begins on another day")
    anchor = read_link(said.anchor)
    last = Link(day_of(said.date), read_link(said.link))
    today = None
    if said.today is not None and said.today_link is not None:
        today = Link(day_of(said.today), read_link(said.today_link))
    newest = today or last
    check_link(newest.link, newest.day, last.link, last.day)
    check_link(last.link, last.day, anchor, 0)
    return Published(anchor, last, today)


def _fetch(server: str, key: str) -> bytes:
    """The answer of a server. No redirection is followed: whoever is asked has to answer."""
    try:
        import httpx
    except ImportError:
        raise NoChain("asking a server needs pip install 'realmwright[client]'") from None
    deadline = time.monotonic() + SECONDS
    headers = {"Accept": "application/json", "Accept-Encoding": "identity"}
    content = None
    if key:
        content, headers["Content-Type"] = msgspec.json.encode(ChainKey(key)), "application/json"
    try:
        with (
            httpx.Client(timeout=SECONDS, follow_redirects=False) as client,
            client.stream(
                "POST" if key else "GET", server.rstrip("/") + PATH, content=content, headers=headers
            ) as answer,
        ):
            body = b""
            for chunk in answer.iter_raw(LONGEST):
                body += chunk
                if len(body) > LONGEST or time.monotonic() > deadline:
                    raise NoChain(f"the answer of {server} is too long")
            if answer.status_code != HTTP_OK:
                raise NoChain(f"{server} answers {answer.status_code}{_reason(body)}")
            return body
    except (httpx.HTTPError, httpx.InvalidURL, UnicodeError) as problem:
        raise NoChain(f"{server} cannot be reached: {type(problem).__name__}") from None


def _reason(body: bytes) -> str:
    """What a server says about a problem, if it is one of ours."""
    try:
        said = msgspec.json.decode(body, type=dict[str, object]).get("message")
    except msgspec.DecodeError:
        said = None
    return f": {said[:200]}" if isinstance(said, str) and said.isprintable() else ""
