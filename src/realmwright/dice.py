"""Repeatable randomness: the same dice give the same numbers for the same purpose, in whatever order they are asked.

Dice have no state. A game asks for a stream by the name of its purpose ("terrain deck, shuffle 2") and draws from that,
so copies of a position share one dice object, and drawing for one purpose never affects another. Records depend on what
the streams yield, so it must never change.
"""

import hashlib
import hmac
from collections.abc import Sequence
from typing import Final, Protocol, TypeVar

Item = TypeVar("Item")

SECRET_BYTES: Final = 32
SALT_BYTES: Final = 16
UPPER_HALF: Final = 2**31
LOWER_HALF: Final = 2**32
"""How many values the two halves of a 63-bit seed have."""


class Stream(Protocol):
    """A stream of random numbers."""

    def below(self, n: int) -> int:
        """A uniform random number from 0 to ``n - 1``; ``n`` is at most 2**32."""
        ...


class Dice(Protocol):
    """The source of a game's randomness."""

    def stream(self, purpose: str) -> Stream:
        """The stream for a purpose, from its beginning."""
        ...

    def describe(self) -> dict[str, int | str]:
        """What dumps and records need to create the same dice again."""
        ...


def shuffled(stream: Stream, items: Sequence[Item]) -> tuple[Item, ...]:
    """The items in random order.

    >>> shuffled(FastDice(7).stream("demo"), "abcde")
    ('c', 'd', 'b', 'e', 'a')
    """
    return drawn(stream, items, len(items))


def drawn(stream: Stream, items: Sequence[Item], count: int) -> tuple[Item, ...]:
    """So many of the items, drawn at random without replacement, in the order in which they were drawn."""
    pool = list(items)
    below = stream.below
    size = len(pool)
    for place in range(min(count, size - 1)):
        k = place + below(size - place)
        pool[place], pool[k] = pool[k], pool[place]
    return tuple(pool[:count])


def wide_seed(stream: Stream) -> int:
    """A 63-bit seed for other dice; collisions are negligible."""
    return stream.below(UPPER_HALF) << 32 | stream.below(LOWER_HALF)


def derived_seed(seed: int, purpose: str, number: int = 0) -> int:
    """A 63-bit seed for one purpose out of the seed of many games, by a keyed hash (BLAKE2b).

    Whoever knows some derived seeds learns nothing of the others without the one that they came from. So a bot can be
    given a seed that does not tell how the cards were dealt.

    >>> derived_seed(7, "game"), derived_seed(7, "bot 0"), derived_seed(7, "game", 1)
    (2930491080291005683, 2101976385733739673, 5376518283116912904)
    """
    key = hashlib.blake2b(b"%d" % seed, digest_size=32, person=b"realmwright seed").digest()
    digest = hashlib.blake2b(b"%b, %d" % (purpose.encode(), number), digest_size=8, key=key).digest()
    return int.from_bytes(digest, "big") >> 1


class FastStream:
    """A 64-bit linear congruential generator; only the better upper half of its state is used."""

    __slots__ = ("_value",)

    def __init__(self, value: int) -> None:
        self._value = value

    @property
    def value(self) -> int:
        """Its state: a stream that begins with it goes on in the same way."""
        return self._value

    def below(self, n: int) -> int:
        value = (self._value * 6364136223846793005 + 1442695040888963407) & 0xFFFFFFFFFFFFFFFF
        self._value = value
        return (value >> 32) * n >> 32


class FastDice:
    """Dice for simulation: fast, repeatable from a seed, not cryptographically secure."""

    __slots__ = ("seed",)

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def stream(self, purpose: str) -> FastStream:
        digest = hashlib.blake2b(b"%d %b" % (self.seed, purpose.encode()), digest_size=8).digest()
        return FastStream(int.from_bytes(digest, "big"))

    def describe(self) -> dict[str, int | str]:
        return {"kind": "fast", "seed": self.seed}

    def __repr__(self) -> str:
        return f"FastDice({self.seed})"


class RollingDice:
    """Dice for playouts: all purposes share one running stream, so these dice cannot be described or repeated."""

    __slots__ = ("_stream",)

    def __init__(self, stream: Stream) -> None:
        self._stream = stream

    def stream(self, purpose: str) -> Stream:
        return self._stream

    def describe(self) -> dict[str, int | str]:
        raise ValueError("dice of a playout have no beginning to be described by")


class FairStream:
    """HMAC-SHA256 of the purpose and a counter, turned into numbers by rejection sampling."""

    __slots__ = ("_block", "_bytes", "_purpose", "_secret")

    def __init__(self, secret: bytes, purpose: bytes) -> None:
        self._secret = secret
        self._purpose = purpose
        self._block = 0
        self._bytes = b""

    def below(self, n: int) -> int:
        size = (n.bit_length() + 7) // 8
        limit = 256**size // n * n
        while True:
            number = int.from_bytes(self._take(size), "big")
            if number < limit:
                return number % n

    def _take(self, size: int) -> bytes:
        while len(self._bytes) < size:
            message = self._purpose + b"\0" + self._block.to_bytes(8, "big")
            self._bytes += hmac.digest(self._secret, message, "sha256")
            self._block += 1
        taken, self._bytes = self._bytes[:size], self._bytes[size:]
        return taken


class FairDice:
    """Dice for real tables: unpredictable without the secret, and verifiable with it.

    The server publishes :meth:`commitment` before the deal, and secret and salt after the game.
    """

    __slots__ = ("_secret",)

    def __init__(self, secret: bytes) -> None:
        if len(secret) != SECRET_BYTES:
            raise ValueError(f"a dice secret has {SECRET_BYTES} bytes, not {len(secret)}")
        self._secret = secret

    def stream(self, purpose: str) -> FairStream:
        return FairStream(self._secret, purpose.encode())

    def commitment(self, salt: bytes) -> str:
        """A salted hash that commits to the secret without revealing it."""
        if len(salt) != SALT_BYTES:
            raise ValueError(f"a salt has {SALT_BYTES} bytes, not {len(salt)}")
        return hashlib.sha256(salt + self._secret).hexdigest()

    def describe(self) -> dict[str, int | str]:
        return {"kind": "fair", "secret": self._secret.hex()}

    def __repr__(self) -> str:
        return "FairDice(<secret>)"
