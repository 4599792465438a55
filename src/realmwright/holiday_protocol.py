"""The messages about holidays: a part of :mod:`realmwright.protocol`, of which only pages have to know."""

from typing import Annotated

from msgspec import Meta

from realmwright.protocol import ClientStruct, ServerStruct

Moment = Annotated[float, Meta(ge=0, le=1e11)]


class NewHoliday(ClientStruct, frozen=True):
    """From when to when somebody wants to be on holiday; one that has begun goes on from when it did."""

    ends: Moment
    begins: Moment | None = None
    """None: now."""


class HolidaySign(ServerStruct, frozen=True):
    """The holiday that somebody is on or has planned, and how many days they have left."""

    days: int
    """A year, for everybody."""
    left: float
    """Days that could be taken from now on, besides those of the present holiday."""
    begins: float | None = None
    ends: float | None = None
    earliest: float | None = None
    """When the next holiday may begin, if not now: there is some time between two."""
