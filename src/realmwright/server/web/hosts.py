"""The names by which a server may be called.

A page of another site can make its own name resolve to the address of this server (DNS rebinding). Browsers then take
the server for a part of that site. So requests for names that are not ours are refused, on every path. An address
instead of a name cannot be rebound, and is always right.
"""

import re
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

from starlette.types import Scope

from realmwright.server.operations.config import Config

ANY: Final = "*"
_HOST: Final = re.compile(r"(\[[0-9a-fA-F:.]+\]|[^:\[\]/@\s]+)(?::\d{1,5})?")


class HostNames:
    """The names of a server."""

    def __init__(self, config: Config) -> None:
        names = [name.strip() for name in config.host_names.split(",")]
        names.append(urlsplit(config.public_url).hostname or "")
        self._any = ANY in names
        self._names = {"localhost", *map(_plain, names)} - {""}

    def allow(self, scope: Scope) -> bool:
        """Whether a request or a socket is for this server."""
        # Programs of another age send no host at all; browsers always do.
        return self._any or all(
            self._is_ours(value.decode("latin-1")) for key, value in scope["headers"] if key == b"host"
        )

    def _is_ours(self, host: str) -> bool:
        found = _HOST.fullmatch(host)
        if found is None:
            return False
        name = _plain(found[1].strip("[]"))
        return name in self._names or name.endswith(".localhost") or _is_address(name)


def _plain(name: str) -> str:
    """A name as it is compared: as browsers send it, without the dot of a full name."""
    try:
        name = name.encode("idna").decode("ascii")
    except UnicodeError:
        return name.lower()
    return name.lower().removesuffix(".")


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
