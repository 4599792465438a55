"""How long a question stays open whose answer must not be told by time.

Some choices lapse: whoever says nothing until the window closes has said no (:meth:`realmwright.game.State.lapse`). How
long that takes is drawn at random, and depends on nothing that anybody holds or does. It is computed from the secret of
the table, so that it survives a restart and is the same in every process, and nobody can foresee it.
"""

from hashlib import blake2b
from typing import Final

SHORTEST: Final = 4.0
LONGEST: Final = 8.0
"""A window is open for as many seconds as these say, each length equally likely."""
PURPOSE: Final = b"window"
DIGEST_BYTES: Final = 8


def window_seconds(secret: str, steps: int) -> float:
    """How long the window is open that comes after so many actions of the game."""
    key = bytes.fromhex(secret)
    digest = blake2b(str(steps).encode(), digest_size=DIGEST_BYTES, key=key, person=PURPOSE).digest()
    return SHORTEST + (LONGEST - SHORTEST) * int.from_bytes(digest, "big") / 256**DIGEST_BYTES
