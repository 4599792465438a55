"""What tables need to know of the connections that watch them."""

from typing import Protocol


class Watcher(Protocol):
    """Receives the messages about a table for one person."""

    @property
    def person(self) -> str: ...

    @property
    def muted(self) -> frozenset[str]:
        """The people whose chat this person does not want to read."""
        ...

    def send(self, text: str) -> None:
        """Queue a message; never blocks."""
        ...


class Connection(Watcher, Protocol):
    """An open connection of a person, which belongs to a session."""

    @property
    def session(self) -> str:
        """The hash of the session that it was opened with."""
        ...

    @property
    def listens(self) -> bool:
        """Whether it wants to hear what operators tell everybody."""
        ...

    def expel(self) -> None:
        """Close the connection because its session is over."""
        ...

    def mute(self, muted: frozenset[str]) -> None:
        """From now on, these are the people whose chat is not wanted."""
        ...

    def interrupt(self) -> None:
        """Close the connection because the operators have decided something about its person, who should know."""
        ...
