"""Passwords: only their hashes are kept, and few are hashed at the same time."""

import asyncio
import secrets
from functools import cached_property
from typing import Any, Final

from realmwright.server.errors import Refused

try:
    from argon2 import PasswordHasher
    from argon2.exceptions import InvalidHashError, VerificationError
except ImportError:
    # A server in a browser has nobody to keep out, and no such package.
    PasswordHasher = None  # type: ignore[assignment, misc]

HASHERS: Final = 2
"""How many passwords are hashed at a time. Each takes a core for a while, and 64 MiB."""


class Passwords:
    """Hashes passwords, and compares them with hashes."""

    def __init__(self) -> None:
        self._hashing = asyncio.Semaphore(HASHERS)

    async def hash(self, password: str) -> str:
        """The hash of a password."""
        async with self._hashing:
            return await asyncio.to_thread(self._hasher.hash, password)

    async def verify(self, kept: str | None, password: str) -> bool:
        """Whether this is the password of a hash. Without one it takes as long, and is false."""
        async with self._hashing:
            return await asyncio.to_thread(self._matches, kept, password)

    def needs_rehash(self, kept: str) -> bool:
        """Whether a hash is of an older kind."""
        return bool(self._hasher.check_needs_rehash(kept))

    def _matches(self, kept: str | None, password: str) -> bool:
        # Made by whoever asks first, whether they have an account or not: its time must not tell either.
        instead = self._hash_of_nobody
        try:
            return bool(self._hasher.verify(kept or instead, password)) and kept is not None
        except (VerificationError, InvalidHashError):
            return False

    @cached_property
    def _hasher(self) -> Any:
        if PasswordHasher is None:
            raise Refused("unavailable", "there are no accounts here")
        return PasswordHasher()

    @cached_property
    def _hash_of_nobody(self) -> str:
        return str(self._hasher.hash(secrets.token_hex()))
