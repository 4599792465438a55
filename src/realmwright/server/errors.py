"""The error for everything that the server refuses to do."""

from realmwright.game import RealmwrightError
from realmwright.protocol import Position


class Refused(RealmwrightError):
    """A request that is refused. The code is for programs, the message for people."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code
        self.position: Position | None = None
        """The current position, for a client that acted on an older one."""
