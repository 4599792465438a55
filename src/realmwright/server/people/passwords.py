"""Passwords: only their hashes are kept, and few are hashed at the same time."""

import asyncio
import secrets
from functools import cached_property
from typing import Any, Final

from realmwright.server.errors import Refused

HASHERS: Final = 2
"""How many passwords are hashed at the same time; each takes 64 MiB and a core."""


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
        found: bool = self._hasher.check_needs_rehash(kept)
        return found

    def _matches(self, kept: str | None, password: str) -> bool:
        # It is made whoever asks first, so that its time does not tell either.
        dummy_hash = self._dummy_hash
        from argon2.exceptions import InvalidHashError, VerificationError

        try:
            return bool(self._hasher.verify(kept or dummy_hash, password)) and kept is not None
        except (VerificationError, InvalidHashError):
            return False

    @cached_property
    def _hasher(self) -> Any:
        # A server in a browser has nobody to keep out, and no such package.
        try:
            from argon2 import PasswordHasher
        except ImportError:
            raise Refused("unavailable", "there are no accounts here") from None
        return PasswordHasher()

    @cached_property
    def _dummy_hash(self) -> str:
        hashed: str = self._hasher.hash(secrets.token_hex())
        return hashed
