"""How the server says no."""

from realmwright.game import RealmwrightError
from realmwright.protocol import Position


class Refused(RealmwrightError):
    """Something that cannot be done; the code tells programs why."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code
        self.position: Position | None = None
        """The table as it is now, for those who acted on an older one."""
