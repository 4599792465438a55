"""The entries of a table's log: everything that happened at the table, in order.

The log is the source of truth; :mod:`realmwright.server.tables.table` computes the table from it. These forms are
stored, so a later release may add kinds, and fields with defaults, but never changes or removes any.
"""

from typing import Any, Final, Literal, NamedTuple, TypeAlias

import msgspec
from msgspec import Struct

from realmwright.protocol import GuestSeat, Settings
from realmwright.server.ratings.scale import Rating


class Seat(Struct, omit_defaults=True):
    """Who sits where."""

    kind: Literal["open", "person", "guest", "bot"] = "open"
    person: str | None = None
    """The person who acts for this seat. The host acts for a guest at their screen."""
    name: str | None = None
    colour: str | None = None
    bot: str | None = None
    stand_in: str | None = None
    """The bot that plays while the person is absent, or to the end after a resignation."""
    resigned: bool = False
    timed_out: bool = False
    """Whether the stand-in plays because the person ran out of time."""
    wishes: list[str] = []
    """The options of kind "seats" that the person wishes for this seat."""
    rating: Rating | None = None
    """At a rated table: the rating with which they sat down, and after the game the one that came of it."""
    away: tuple[float, float] | None = None
    """From when to when the clock of this seat stands, because its person is on holiday."""
    earlier: Rating | None = None
    """After a rated game: the rating with which they went into it."""

    @property
    def away_until(self) -> float | None:
        """Until when its person is on holiday, or was."""
        return None if self.away is None else self.away[1]

    @property
    def player(self) -> str | None:
        """The bot that plays this seat now, if one does."""
        return self.stand_in or self.bot


class Body(Struct, frozen=True, omit_defaults=True, tag_field="kind"):
    """The content of an entry."""


class Brought(Struct, frozen=True, omit_defaults=True):
    """What was played elsewhere of a game that was brought here."""

    actions: list[str]
    told: dict[str, list[int]] = {}
    """What the dice had said by then, by purpose; empty if they are those of this table from the deal on."""


class Opened(Body, tag="opened", frozen=True):
    """The table was set up. From here on the dice are fixed."""

    settings: Settings
    rules: int
    seats: list[Seat]
    secret: str
    salt: str
    daily: str | None = None
    """The date whose deal this is. Its dice are those of everybody who plays it."""
    brought: Brought | None = None
    """Set if the game was begun elsewhere: then it is at once where it was left."""
    tournament: str | None = None
    """The tournament that this is a game of."""


class Joined(Body, tag="joined", frozen=True):
    """A person took a seat."""

    seat: int
    name: str
    colour: str
    wishes: list[str] = []
    rating: Rating | None = None


class Wished(Body, tag="wished", frozen=True):
    """A person said what they wish for their seat."""

    seat: int
    wishes: list[str]


class Left(Body, tag="left", frozen=True):
    """A person left their seat, or the host removed them."""

    seat: int
    kicked: bool = False


class Arranged(Body, tag="arranged", frozen=True):
    """The host decided who a seat is for."""

    seat: int
    to: Seat


class Begun(Body, tag="begun", frozen=True):
    """The game began."""


class Played(Body, tag="played", frozen=True):
    """One action of the game."""

    seat: int
    action: str
    bot: str | None = None
    fault: str | None = None
    """Why a random action was played for a bot: it was slow, failed, or chose an illegal action."""


class Undone(Body, tag="undone", frozen=True):
    """All actions but the first ``to`` were taken back."""

    seat: int
    to: int


class TakebackAsked(Body, tag="takeback-asked", frozen=True):
    """A seat asked to go back to where ``to`` actions had been played."""

    seat: int
    to: int


class TakebackAnswered(Body, tag="takeback-answered", frozen=True):
    """A person agreed to a takeback for their seats, or refused."""

    seats: list[int]
    agree: bool


class Resigned(Body, tag="resigned", frozen=True):
    """A seat resigned, or ran out of time. If others play on, a bot plays its moves."""

    seat: int
    bot: str
    why: Literal["wish", "time", "gone"] = "wish"


class Replaced(Body, tag="replaced", frozen=True):
    """A stand-in plays for a person who is absent."""

    seat: int
    bot: str
    why: Literal["time", "asked"] = "time"


class Returned(Body, tag="returned", frozen=True):
    """A person took their seats back from the stand-in."""

    seats: list[int]


class Chatted(Body, tag="chatted", frozen=True):
    """A chat message."""

    name: str
    text: str
    phrase: str | None = None
    """The name of a phrase, if it is one; the text is then its English form."""


class Rated(Body, tag="rated", frozen=True):
    """A rated game that is over has changed the ratings of its people."""

    pool: str
    game: int
    """Which one of the pool's games it is: they are rated one after the other, in this order."""
    before: list[Rating]
    """The ratings of all seats, those of bots among them."""
    after: list[Rating]


class Rematched(Body, tag="rematched", frozen=True):
    """The players continue at another table."""

    table: str


class Passed(Body, tag="passed", frozen=True):
    """The seats of a guest went to the account that claimed them."""

    giver: str
    name: str


class Resumed(Body, tag="resumed", frozen=True):
    """The server was away for so many seconds. They are charged to no clock."""

    away: float


class Stopped(Body, tag="stopped", frozen=True):
    """The server is in maintenance: the table rests, and its clocks stand."""

    back: float
    """Seconds that were charged since they should have stood."""


class WentOn(Body, tag="went-on", frozen=True):
    """Maintenance is over: the table goes on, and so do its clocks."""


class Away(Body, tag="away", frozen=True):
    """A person is on holiday, and the clocks of their seats stand until then; None: they are back before that."""

    seats: list[int]
    until: float | None


class Closed(Body, tag="closed", frozen=True):
    """The table was closed: nobody is left, or nobody came."""


class Muted(Body, tag="muted", frozen=True):
    """The host keeps a person from chatting at the table."""

    person: str
    seat: int | None = None
    about: int | None = None
    """For a person without a seat, the number of a chat message of theirs, which has the name that they went by."""


class Unmuted(Body, tag="unmuted", frozen=True):
    """The host lets a person chat again."""

    person: str
    seat: int | None = None
    about: int | None = None


class Removed(Body, tag="removed", frozen=True):
    """The host sent a person away for good. Before the game begins, their seat is free again."""

    person: str
    seat: int | None = None
    about: int | None = None


AnyBody: TypeAlias = (
    Opened
    | Joined
    | Wished
    | Left
    | Arranged
    | Begun
    | Played
    | Undone
    | TakebackAsked
    | TakebackAnswered
    | Resigned
    | Replaced
    | Returned
    | Chatted
    | Rated
    | Rematched
    | Passed
    | Resumed
    | Stopped
    | WentOn
    | Away
    | Closed
    | Muted
    | Unmuted
    | Removed
)


class Entry(NamedTuple):
    """A line of a table's log."""

    table: str
    number: int
    time: float
    body: AnyBody
    person: str | None = None
    action_id: str | None = None


ENCODER: Final = msgspec.json.Encoder()
_decoder: Final[msgspec.json.Decoder[AnyBody]] = msgspec.json.Decoder(AnyBody)


def write_body(body: AnyBody) -> str:
    """The body as it is stored."""
    return ENCODER.encode(body).decode()


def read_body(text: str) -> AnyBody:
    """The body that was stored."""
    return _decoder.decode(text)


def kind_of(body: AnyBody) -> str:
    """The stored name of a kind of entry."""
    kind = body.__struct_config__.tag
    assert isinstance(kind, str)
    return kind


def redacted(body: AnyBody) -> AnyBody:
    """The body without any personal data of its author."""
    match body:
        case Chatted():
            return Chatted(name="", text="")
        case Joined():
            return msgspec.structs.replace(body, name="")
        case Opened():
            seats = [seat if seat.kind == "bot" else msgspec.structs.replace(seat, name=None) for seat in body.seats]
            wishes = [GuestSeat("?") if isinstance(wish, GuestSeat) else wish for wish in body.settings.seats]
            settings = msgspec.structs.replace(body.settings, title="", seats=wishes)
            return msgspec.structs.replace(body, seats=seats, settings=settings)
        case Arranged():
            return msgspec.structs.replace(body, to=msgspec.structs.replace(body.to, name=None))
        case Passed():
            return msgspec.structs.replace(body, name="")
        case _:
            return body


def public_details(body: AnyBody) -> tuple[str, int | None, dict[str, Any]]:
    """What everybody may know of an entry: its kind, the seat that it is about, and other values by name.

    An action itself is left out: what others may know of it is in the events of the game. So is the table of a
    rematch: the players find it in their position.
    """
    match body:
        case Opened(brought=Brought(actions)):
            return kind_of(body), None, {"brought": len(actions)}
        case Opened() | Begun() | Closed() | Rematched() | Rated() | Stopped() | WentOn():
            return kind_of(body), None, {}
        case Joined(seat, name, colour):
            return kind_of(body), seat, {"name": name, "colour": colour}
        case Wished(seat, wishes):
            return kind_of(body), seat, {"wishes": wishes}
        case Left(seat, kicked):
            return kind_of(body), seat, {"kicked": kicked}
        case Arranged(seat):
            return kind_of(body), seat, {}
        case Played(seat, _, bot, fault):
            return kind_of(body), seat, {"bot": bot, "fault": fault} if bot else {}
        case Undone(seat, to) | TakebackAsked(seat, to):
            return kind_of(body), seat, {"to": to}
        case TakebackAnswered(seats, agree):
            return kind_of(body), seats[0], {"agree": agree, "seats": seats}
        case Resigned(seat, _, why):
            return kind_of(body), seat, {"why": why}
        case Replaced(seat, bot, why):
            return kind_of(body), seat, {"bot": bot, "why": why}
        case Returned(seats):
            return kind_of(body), seats[0], {"seats": seats}
        case Chatted(name, text, phrase):
            said = {"name": name, "text": text}
            return kind_of(body), None, said if phrase is None else {**said, "phrase": phrase}
        case Passed(_, name):
            return kind_of(body), None, {"name": name}
        case Resumed(away):
            return kind_of(body), None, {"away": away}
        case Away(seats, until):
            return kind_of(body), seats[0], {"seats": seats, "until": until}
        case Muted(_, seat, about) | Unmuted(_, seat, about) | Removed(_, seat, about):
            return kind_of(body), seat, {} if about is None else {"about": about}
