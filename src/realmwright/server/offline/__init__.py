"""The server inside a browser: the same application, without a network, threads or other processes."""

from typing import Final

DATABASE: Final = "realmwright.db"
