"""Webhooks: tell another server, at a URL that a player chose, that something happened at a table.

Services of web push are called in the same way: their URL comes from a player's browser, or from whoever says so.

A player may enter any URL (server-side request forgery). So its host is resolved once, every address must belong to
the public internet, and the connection goes to a checked address and nowhere else: nothing inside our own network can
be reached, not even through a name that resolves differently the second time (DNS rebinding).
"""

import asyncio
import hashlib
import hmac
import json
import re
import socket
import ssl
import time
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address, ip_network
from typing import TYPE_CHECKING, Final

from realmwright import __version__
from realmwright.game import Json

if TYPE_CHECKING:
    # Imported when there is something to call: a server starts sooner without.
    import httpx

SIGNATURE: Final = "Realmwright-Signature"
"""The header that proves the origin of a call: see :func:`signature`."""

_LONGEST_URL: Final = 500
_LONGEST_HOST: Final = 253
_LAST_PORT: Final = 65535
_MOST_ADDRESSES: Final = 4
_PORTS: Final = {"http": 80, "https": 443}
_HOST: Final = re.compile(r"[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?(\.[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?)*")
_NUMBER: Final = re.compile(r"(.*\.)?([0-9]+|0x[0-9a-f]*)")

_GLOBAL_UNICAST: Final = IPv6Network("2000::/3")
_NAT64: Final = IPv6Network("64:ff9b::/96")
# Addresses that Python takes for public and that are not: protocol assignments, 6to4 relays, documentation, and the
# internal service of a well-known cloud.
_NOT_PUBLIC: Final = tuple(map(ip_network, ("192.0.0.0/24", "192.88.99.0/24", "168.63.129.16/32", "3fff::/20")))


class Unreachable(Exception):
    """A call failed this time, and did not arrive; later it may succeed."""


class Unanswered(Unreachable):
    """A call failed this time, and may have arrived all the same."""


class Refused(Exception):
    """A call failed, and will fail whenever it is tried."""

    def __init__(self, reason: str, status: int | None = None) -> None:
        super().__init__(reason)
        self.status = status
        """The status of the answer, if there was one."""


def proper_url(url: str, plain: bool = False) -> str | None:
    """Why a URL cannot be called; None if it can. ``plain``: it may be one without TLS.

    >>> proper_url("https://hooks.example.org/table?id=7")
    >>> proper_url("http://hooks.example.org/")
    'the URL must begin with https://'
    """
    import httpx

    if len(url) > _LONGEST_URL:
        return f"the URL must not be longer than {_LONGEST_URL} characters"
    try:
        parts = httpx.URL(url)
    except httpx.InvalidURL:
        return "this is not a URL"
    if parts.scheme not in _PORTS or (parts.scheme == "http" and not plain):
        return "the URL must begin with http:// or https://" if plain else "the URL must begin with https://"
    if not parts.host:
        return "the URL must name a host"
    if parts.userinfo:
        return "the URL must not contain a user or a password"
    if "#" in url:
        return "the URL must not contain a fragment (#)"
    if parts.port is not None and not 1 <= parts.port <= _LAST_PORT:
        return f"the port must be from 1 to {_LAST_PORT}"
    return None if _proper_host(parts.raw_host.decode("ascii")) else "the URL must name a host or an address in full"


def signature(secret: str, moment: int, body: bytes) -> str:
    """The signature of a body, sent at a moment in Unix seconds, with the secret that is shared with the receiver.

    >>> signature("secret", 1700000000, b"{}")[:24]
    't=1700000000,v1=b8569b78'
    """
    seal = hmac.new(secret.encode(), f"{moment}.".encode() + body, hashlib.sha256)
    return f"t={moment},v1={seal.hexdigest()}"


class Webhooks:
    """Calls webhooks."""

    def __init__(self, allow_private: bool = False, allow_plain: bool = False, timeout: float = 10.0) -> None:
        """``allow_private`` lets calls go to any address, and ``allow_plain`` without TLS.

        ``timeout`` is for a whole call, in seconds.
        """
        self._allow_private = allow_private
        self._allow_plain = allow_plain
        self._timeout = timeout
        self._made: httpx.AsyncHTTPTransport | None = None

    async def call(self, url: str, body: Mapping[str, Json], secret: str | None = None) -> None:
        """Post a body to a webhook as JSON, signed if there is a secret; raises what ``post`` does."""
        content = json.dumps(dict(body), allow_nan=False).encode()
        headers = {"Content-Type": "application/json"}
        if secret is not None:
            headers[SIGNATURE] = signature(secret, int(time.time()), content)
        await self.post(url, content, headers)

    async def post(self, url: str, content: bytes, headers: Mapping[str, str]) -> None:
        """Post something; raises :class:`Unreachable` or :class:`Refused` unless that succeeds.

        Their messages name the host but not the rest of the URL, which is often secret.
        """
        import httpx

        if reason := proper_url(url, self._allow_plain):
            raise Refused(reason)
        parts = httpx.URL(url)
        began: list[str] = []

        async def trace(event: str, _: object) -> None:
            if event.endswith("send_request_headers.started"):
                began.append(event)

        try:
            async with asyncio.timeout(self._timeout):
                addresses = await self._addresses(parts)
                status = await self._post(parts, addresses, content, headers, trace)
        except (TimeoutError, Unreachable) as problem:
            text = f"{parts.host} took too long to answer" if isinstance(problem, TimeoutError) else str(problem)
            raise (Unanswered if began else Unreachable)(text) from None
        if status == httpx.codes.TOO_MANY_REQUESTS or status >= httpx.codes.INTERNAL_SERVER_ERROR:
            raise Unreachable(f"{parts.host} answered {status}")
        if not httpx.codes.is_success(status):
            raise Refused(f"{parts.host} answered {status}", status)

    async def check(self, url: str) -> None:
        """Raise :class:`Refused` if a call would be refused here already. A name may get its address later."""
        import httpx

        if reason := proper_url(url, self._allow_plain):
            raise Refused(reason)
        with suppress(Unreachable, TimeoutError):
            async with asyncio.timeout(self._timeout):
                await self._addresses(httpx.URL(url))

    async def close(self) -> None:
        """Close all connections."""
        if self._made is not None:
            await self._made.aclose()

    @property
    def _transport(self) -> "httpx.AsyncHTTPTransport":
        if self._made is None:
            import httpx

            # The transport would reuse a connection by its address, not by the name whose certificate was checked.
            limits = httpx.Limits(max_connections=None, max_keepalive_connections=0)
            # No httpx client: it would carry cookies from one call to the next.
            self._made = httpx.AsyncHTTPTransport(ssl.create_default_context(), trust_env=False, limits=limits)
        return self._made

    async def _addresses(self, url: "httpx.URL") -> list[str]:
        loop = asyncio.get_running_loop()
        port = url.port or _PORTS[url.scheme]
        try:
            found = await loop.getaddrinfo(url.raw_host.decode("ascii"), port, type=socket.SOCK_STREAM)
        except OSError:
            raise Unreachable(f"{url.host} has no address") from None
        addresses = list(dict.fromkeys(str(sockaddr[0]) for *_, sockaddr in found))
        if not addresses:
            raise Unreachable(f"{url.host} has no address")
        if not self._allow_private and not all(_public(address) for address in addresses):
            raise Refused(f"{url.host} is not on the public internet")
        return addresses[:_MOST_ADDRESSES]

    async def _post(
        self,
        url: "httpx.URL",
        addresses: list[str],
        content: bytes,
        headers: Mapping[str, str],
        trace: Callable[[str, object], Awaitable[None]],
    ) -> int:
        """The status of the response from the first address that accepts the connection."""
        import httpx

        sent = {
            "Host": url.netloc.decode("ascii"),
            "User-Agent": f"realmwright/{__version__}",
            "Connection": "close",
            **headers,
        }
        # Shared between the addresses, so that one that never answers leaves time for the next.
        patience = {"connect": self._timeout / len(addresses)}
        extensions = {"sni_hostname": url.raw_host.decode("ascii"), "timeout": patience, "trace": trace}
        problem = ""
        for address in addresses:
            try:
                target = url.copy_with(host=address)
                request = httpx.Request("POST", target, headers=sent, content=content, extensions=extensions)
                response = await self._transport.handle_async_request(request)
                # Only the status matters; the body, of any size, is not read.
                await response.aclose()
            except (httpx.ConnectError, httpx.ConnectTimeout) as error:
                problem = str(error) or "no answer"
            except httpx.InvalidURL:
                raise Refused(f"{url.host} has an address that cannot be called") from None
            except (httpx.HTTPError, OSError) as error:
                raise Unreachable(f"{url.host} broke off: {error}") from None
            else:
                return response.status_code
        raise Unreachable(f"{url.host} cannot be reached: {problem}")


def _proper_host(host: str) -> bool:
    if "%" in host:
        return False
    # A host that ends in a number is an address. Unusual notations of addresses are refused.
    if ":" in host or _NUMBER.fullmatch(host):
        try:
            ip_address(host)
        except ValueError:
            return False
        return True
    return len(host) <= _LONGEST_HOST and _HOST.fullmatch(host) is not None


def _public(text: str) -> bool:
    """Whether an address belongs to the public internet, also if it is mapped into IPv6."""
    if "%" in text:
        return False
    address: IPv4Address | IPv6Address = ip_address(text)
    if isinstance(address, IPv6Address):
        inner = address.ipv4_mapped or address.sixtofour
        if address in _NAT64:
            inner = IPv4Address(int(address) & 0xFFFFFFFF)
        if inner is not None:
            address = inner
        elif address not in _GLOBAL_UNICAST:
            return False
    return address.is_global and not address.is_multicast and not any(address in network for network in _NOT_PUBLIC)
