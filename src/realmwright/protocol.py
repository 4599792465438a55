"""The messages between a server and its clients: protocol version 1.

Everything is JSON. Over HTTP a client creates tables and reads lists; over one WebSocket it watches tables and acts
at them. The same :data:`Command` can be sent either way. ``docs/protocol.md`` describes it with examples.

A table is a log of numbered entries. The **number** of a table is that of its last entry; **at** is the number of the
last entry that changed the position of the game. A command names the ``at`` that its sender saw, so that an action is
never carried out on a position that the sender did not know.
"""

from collections.abc import Sequence
from typing import Annotated, Any, Final, Literal, TypeAlias, get_args

from msgspec import Meta, Struct

PROTOCOL: Final = 1
FRAME_LIMIT: Final = 8192
"""The longest message, in bytes, that a client may send."""

DAY: Final = 86_400

TableId: TypeAlias = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{22}$(?!\n)", description="Unguessable.")]
ActionId: TypeAlias = Annotated[
    str,
    Meta(
        pattern=r"^[!-~]{1,64}$(?!\n)",
        description="Chosen by the client, new for every command it means; sending it again never acts twice.",
    ),
]
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
Key: TypeAlias = Annotated[str, Meta(min_length=1, max_length=60, description="The name of a game or a bot.")]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=9)]
Wishes: TypeAlias = Annotated[
    list[Annotated[str, Meta(min_length=1, max_length=60)]],
    Meta(max_length=10, description='Names of options of kind "seats" that a person wishes for their seat.'),
]
At: TypeAlias = Annotated[int, Meta(ge=0, description="The `at` of the position that the sender saw.")]
EntryNumber: TypeAlias = Annotated[
    int, Meta(ge=1, le=10**9, description="The number of a chat message: whoever wrote it is meant.")
]
Notation: TypeAlias = Annotated[str, Meta(min_length=1, max_length=200, description="An action as the game writes it.")]
Colour: TypeAlias = Literal["blue", "orange", "white", "black", "yellow"]
Role: TypeAlias = Literal["operator", "moderator"]
COLOURS: Final[tuple[str, ...]] = get_args(Colour)


class ClientStruct(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The base of everything that a client sends. Unknown fields are errors."""


class ServerStruct(Struct, frozen=True, omit_defaults=True):
    """The base of everything that a server sends. Later versions may add fields, so clients ignore unknown ones."""


# Setting up a table


class OpenSeat(ClientStruct, tag="open", tag_field="kind", frozen=True):
    """A seat for anybody with the link."""


class OwnSeat(ClientStruct, tag="me", tag_field="kind", frozen=True):
    """The seat of the person who creates the table."""

    wishes: Wishes = []


class BotSeat(ClientStruct, tag="bot", tag_field="kind", frozen=True):
    """A seat for a bot."""

    bot: Key


class GuestSeat(ClientStruct, tag="guest", tag_field="kind", frozen=True):
    """A seat for a person at the same screen as the host."""

    name: Name


SeatWish: TypeAlias = OpenSeat | OwnSeat | BotSeat | GuestSeat


class Clock(ClientStruct, frozen=True):
    """Time limits in seconds: for a turn, for the whole game, or both."""

    turn: Annotated[int, Meta(ge=5, le=30 * DAY)] | None = None
    game: Annotated[int, Meta(ge=30, le=365 * DAY)] | None = None


class Settings(ClientStruct, frozen=True):
    """The settings of a table, chosen by its host."""

    game: Key
    options: Annotated[dict[str, Any], Meta(max_length=50)] = {}
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=10)] = []
    title: Annotated[str, Meta(max_length=80)] = ""
    public: bool = False
    """Whether the table is listed for everybody. Otherwise people need the link."""
    begin: Literal["full", "host"] = "full"
    """Whether the game begins when every seat is taken, or on the command of the host."""
    clock: Clock = Clock()
    stand_in: Key | None = None
    """The bot that plays for people who are absent. Without one, running out of time is a resignation."""
    spectators: Literal["off", "delayed", "open"] = "open"
    chat: bool = True
    undo: bool = True
    takebacks: bool = True
    hints: Key | None = None
    """The bot that gives hints; none: no hints."""
    scores: bool = True
    """Whether running scores are shown, as far as they are public in the game."""
    rated: bool = False
    """Whether the game counts for the ratings of those who play it. Then it is between accounts and measured bots,
    without hints, takebacks and guests at one screen."""
    holidays: bool = True
    """Whether the clocks of people who are on holiday stand, if the game is one over days."""


# Commands: what a person can do at a table


class Join(ClientStruct, tag="join", tag_field="do", frozen=True):
    """Take a seat, or any free one."""

    seat: SeatNumber | None = None
    wishes: Wishes = []
    rated: bool = False
    """Whether one agrees that the game is rated. Nobody can take a seat at a rated table without."""


class Wish(ClientStruct, tag="wish", tag_field="do", frozen=True):
    """Say what one wishes for the own seat, before the game begins."""

    wishes: Wishes


class Leave(ClientStruct, tag="leave", tag_field="do", frozen=True):
    """Leave the table before the game begins."""


class Kick(ClientStruct, tag="kick", tag_field="do", frozen=True):
    """The host sends a person away from the table for good: out of a seat before the game begins, or from watching.

    As in all commands about people, they are named by their seat, or by a chat message of theirs.
    """

    seat: SeatNumber | None = None
    entry: EntryNumber | None = None


class Mute(ClientStruct, tag="mute", tag_field="do", frozen=True):
    """The host keeps a person from chatting at the table."""

    seat: SeatNumber | None = None
    entry: EntryNumber | None = None


class Unmute(ClientStruct, tag="unmute", tag_field="do", frozen=True):
    """The host lets a person chat again."""

    seat: SeatNumber | None = None
    entry: EntryNumber | None = None


class Arrange(ClientStruct, tag="arrange", tag_field="do", frozen=True):
    """The host decides who a free seat is for."""

    seat: SeatNumber
    to: SeatWish


class Begin(ClientStruct, tag="begin", tag_field="do", frozen=True):
    """The host begins the game."""


class Play(ClientStruct, tag="play", tag_field="do", frozen=True):
    """One action of the game, in its notation."""

    at: At
    action: Notation


class Undo(ClientStruct, tag="undo", tag_field="do", frozen=True):
    """Undo the last action of your own turn, or the whole turn, as long as nothing hidden was revealed."""

    at: At
    turn: bool = False


class AskTakeback(ClientStruct, tag="ask-takeback", tag_field="do", frozen=True):
    """Ask the others for permission to take back your last action, whatever came after it."""

    at: At


class AnswerTakeback(ClientStruct, tag="answer-takeback", tag_field="do", frozen=True):
    """Agree to a takeback, or refuse it. Answering no to your own takeback withdraws it."""

    asked: Annotated[int, Meta(ge=0, description="The `asked` of the takeback that the sender saw.")]
    agree: bool


class Resign(ClientStruct, tag="resign", tag_field="do", frozen=True):
    """Resign. The seat is only needed if you have several."""

    seat: SeatNumber | None = None


class Replace(ClientStruct, tag="replace", tag_field="do", frozen=True):
    """Let the stand-in take over the seat of a person who keeps the others waiting."""

    seat: SeatNumber


class Return(ClientStruct, tag="return", tag_field="do", frozen=True):
    """Take your seat back from the stand-in."""


class Chat(ClientStruct, tag="chat", tag_field="do", frozen=True):
    """Send a message to everybody at the table."""

    text: Annotated[str, Meta(min_length=1, max_length=400)]


PhraseName: TypeAlias = Literal[
    "hello", "good-luck", "thanks", "nice-move", "one-moment", "have-to-go", "good-game", "rematch"
]
PHRASES: Final[dict[PhraseName, str]] = {
    "hello": "Hello!",
    "good-luck": "Good luck!",
    "thanks": "Thank you!",
    "nice-move": "Nice move!",
    "one-moment": "One moment, please.",
    "have-to-go": "Sorry, I have to go.",
    "good-game": "Good game!",
    "rematch": "Shall we play again?",
}
"""Each phrase in English, for readers that have no words of their own for it."""


class Phrase(ClientStruct, tag="phrase", tag_field="do", frozen=True):
    """Say one of a few phrases to everybody at the table, which each of them reads in their own language."""

    phrase: PhraseName


class Rematch(ClientStruct, tag="rematch", tag_field="do", frozen=True):
    """After the game: open a new table with the same settings and people, where everybody moves up one seat."""


Command: TypeAlias = (
    Join
    | Leave
    | Wish
    | Kick
    | Mute
    | Unmute
    | Arrange
    | Begin
    | Play
    | Undo
    | AskTakeback
    | AnswerTakeback
    | Resign
    | Replace
    | Return
    | Chat
    | Phrase
    | Rematch
)


class Order(ClientStruct, frozen=True):
    """A command with its id, as it is posted over HTTP."""

    id: ActionId
    command: Command


# What a client sends over the socket


class Watch(ClientStruct, tag="watch", tag_field="type", frozen=True):
    """Watch a table; ``after`` is the last number that the client has received, if any."""

    table: TableId
    after: Annotated[int, Meta(ge=0)] | None = None
    presence: bool = False
    """Whether the sender wants to be told who of the players is present."""


class Unwatch(ClientStruct, tag="unwatch", tag_field="type", frozen=True):
    """Stop watching a table."""

    table: TableId


class Do(ClientStruct, tag="do", tag_field="type", frozen=True):
    """Carry out a command."""

    id: ActionId
    table: TableId
    command: Command


class AskHint(ClientStruct, tag="hint", tag_field="type", frozen=True):
    """Ask for a hint on the position. Only the sender gets the answer."""

    id: ActionId
    table: TableId
    at: At


class Foresee(ClientStruct, tag="foresee", tag_field="type", frozen=True):
    """Ask for a preview: what an action would change that the sender may play now. Nothing is played."""

    id: ActionId
    table: TableId
    at: At
    action: Notation


class Look(ClientStruct, tag="look", tag_field="type", frozen=True):
    """Say whether somebody sees what this socket watches, which is so until it says otherwise.

    Nobody is notified of a turn at a table that they look at.
    """

    here: bool


class Lobbying(ClientStruct, tag="lobby", tag_field="type", frozen=True):
    """Say whether the sender wants to be called when it changes who is looking for somebody to play with."""

    watch: bool


class Ping(ClientStruct, tag="ping", tag_field="type", frozen=True):
    """Check that the connection works."""

    id: ActionId | None = None


class Listen(ClientStruct, tag="listen", tag_field="type", frozen=True):
    """Ask for what the operators tell everybody, now and whenever it changes."""


Request: TypeAlias = Watch | Unwatch | Do | AskHint | Foresee | Look | Lobbying | Listen | Ping


# What a server sends


class RatingSign(ServerStruct, frozen=True):
    """How strong somebody is: on the scale of chess, with 1500 for somebody new."""

    rating: int
    deviation: int
    """One standard deviation: in two of three cases the true skill is no further away."""
    provisional: bool = False
    """Whether it is too uncertain for a leaderboard."""


class SeatSign(ServerStruct, frozen=True):
    """What everybody may see of a seat."""

    kind: Literal["open", "person", "guest", "bot"]
    name: str | None = None
    colour: str | None = None
    bot: str | None = None
    """The bot that plays here, from the start or as a stand-in."""
    yours: bool = False
    host: bool = False
    resigned: bool = False
    time: float | None = None
    """Seconds left for the whole game, when the position was sent."""
    muted: bool = False
    """Whether the host keeps this person from chatting."""
    wishes: list[str] = []
    """The options of kind "seats" that the person wishes for this seat."""
    rating: RatingSign | None = None
    """At a rated table: the rating with which they sat down, and after the game the one that came of it."""
    gain: int | None = None
    """After a rated game: by so many points the rating has risen or fallen. It follows the end by a moment."""
    away: float | None = None
    """Until when they are on holiday: their clock stands."""


class ActionSign(ServerStruct, frozen=True):
    """A legal action: its notation, and its kind and arguments."""

    action: str
    kind: str
    args: dict[str, Any]


class Words(ServerStruct, frozen=True):
    """A prompt, an event or an action as a kind with arguments, which clients phrase in any language."""

    kind: str
    args: dict[str, Any]
    audience: int | None = None
    """The only seat that may know of an event. Other people at the same screen must not read it."""


class TakebackSign(ServerStruct, frozen=True):
    """A takeback that a seat has asked for."""

    seat: int
    asked: int
    """The number of the entry that asks."""
    agreed: list[int]


class LapseSign(ServerStruct, frozen=True):
    """A choice that is not waited for: the server plays the action when the time is over, for whoever it asks."""

    action: str
    seconds: float
    """How long it is open, when the position was sent. It is the same for everybody."""


class Outcome(ServerStruct, frozen=True):
    """The result of a game."""

    winners: list[int]
    scores: list[dict[str, int]]
    resigned: list[int] = []


class Position(ServerStruct, tag="position", tag_field="type", frozen=True):
    """A table as one seat, or a spectator, sees it."""

    table: str
    number: int
    at: int
    phase: Literal["open", "playing", "over", "closed"]
    settings: Settings
    seats: list[SeatSign]
    commitment: str
    """The salted hash of the secret of the dice, published before the deal."""
    eyes: int | None = None
    """The seat whose view this is; none for a spectator."""
    turn: int | None = None
    """The seat to move; none if the reader may not know it."""
    turn_time: float | None = None
    """Seconds left to it for this turn, when the position was sent."""
    patience: float | None = None
    """Seconds until the reader may call the stand-in for the seat to move, when the position was sent; none if they
    may not, because it is their own, a clock does it, or the table has none."""
    lapse: LapseSign | None = None
    """What happens if the seat to move plays nothing in time; none if the table waits for it."""
    actions: int = 0
    view: dict[str, Any] | None = None
    prompt: Words | None = None
    legal: list[ActionSign] = []
    """The legal actions, if the reader is to move."""
    undo: bool = False
    """Whether the reader may undo now."""
    takeback: TakebackSign | None = None
    scores: list[dict[str, int] | None] | None = None
    outcome: Outcome | None = None
    rematch: str | None = None
    """The table of the rematch."""
    hosting: bool = False
    """Whether the reader has opened this table for bots alone: they have no seat, and end the game by leaving."""
    daily: str | None = None
    """The date whose daily deal is played here, if it is one."""
    tournament: str | None = None
    """The tournament that this is a game of. Others are told only if its tables are listed: its id is an invitation."""
    over_days: bool = False
    """Whether people have so much time that they need not stay at the table: then they may plan their next turns."""
    brought: bool = False
    """Whether the game was begun elsewhere and brought here."""
    stopped: bool = False
    """Whether the game rests until maintenance is over, and no clock runs."""


class News(ServerStruct, tag="news", tag_field="type", frozen=True):
    """One entry of the log, as far as the reader may know it."""

    table: str
    number: int
    time: float
    kind: str
    seat: int | None = None
    args: dict[str, Any] = {}
    events: list[Words] = []
    """The events of the game that the entry caused."""
    position: Position | None = None
    """The table after it, unless it is a chat message; left out of missed entries that are sent later."""


class Hello(ServerStruct, tag="hello", tag_field="type", frozen=True):
    """The first message on every socket."""

    protocol: int
    version: str
    person: str
    name: str


class Done(ServerStruct, tag="done", tag_field="type", frozen=True):
    """The command with this id is committed, as entry ``number``."""

    id: str
    table: str
    number: int
    args: dict[str, Any] = {}


class Failed(ServerStruct, tag="failed", tag_field="type", frozen=True):
    """A request failed. The code is for programs, the message for people."""

    code: str
    message: str
    id: str | None = None
    table: str | None = None
    position: Position | None = None
    """The current table, if the sender acted on an older one."""


class Advice(ServerStruct, tag="advice", tag_field="type", frozen=True):
    """What a bot would play."""

    id: str
    table: str
    at: int
    action: str
    kind: str
    args: dict[str, Any]


class Foresight(ServerStruct, tag="foresight", tag_field="type", frozen=True):
    """What an action would change, as far as the person who asks can know beforehand."""

    id: str
    table: str
    at: int
    action: str
    gains: dict[str, int] | None = None
    """How many points their seat would gain or lose, by source; none where scores are hidden."""
    events: list[Words] = []
    """The events that it would cause."""
    hidden: bool = False
    """Whether something hidden would be revealed, so that the outcome cannot be known."""


class Turn(ServerStruct, tag="turn", tag_field="type", frozen=True):
    """At one of the reader's tables it has become, or is no longer, the reader's turn."""

    table: str
    yours: bool


class SeatPresence(ServerStruct, frozen=True):
    """Whether the person in a seat is present."""

    here: bool = False
    """Whether they watch the table."""
    online: bool = False
    """Whether they are connected to the server, with this table or anything else in front of them."""
    seconds: float | None = None
    """How long ago they last watched the table, when this was sent; none if they do, or if nobody knows."""


class Presence(ServerStruct, tag="presence", tag_field="type", frozen=True):
    """Who of the players is present, seat by seat; told to those who watch with ``presence``."""

    table: str
    seats: list[SeatPresence | None]
    """None for a seat without a person of its own: a free one, a bot, or a guest at the screen of the host."""


AnnouncementKind: TypeAlias = Literal["note", "warning", "maintenance"]
ANNOUNCEMENT_KINDS: Final[tuple[str, ...]] = get_args(AnnouncementKind)


class Announcement(ServerStruct, frozen=True):
    """What the operators tell everybody."""

    id: str
    kind: AnnouncementKind
    texts: dict[str, str]
    """The same text by language, in at least one."""


class Bulletin(ServerStruct, tag="bulletin", tag_field="type", frozen=True):
    """What the operators tell everybody now; told to those who listen."""

    announcements: list[Announcement] = []
    maintenance: float | None = None
    """Seconds until maintenance begins, when this was sent; 0 if it has begun, none if there is none."""
    settings: str = ""
    """Which settings these are: whoever knows an offer with others asks for it anew."""


class Call(ServerStruct, tag="call", tag_field="type", frozen=True):
    """Something has changed that the reader should ask for anew."""

    what: Literal["search", "challenges", "lobby", "reports"]
    """Moderators are called when other reports are open: `reports` of `GET /me` says how many."""
    table: str | None = None
    """With a search: the table at which the game begins. With challenges: the one at which theirs was accepted."""


class Pong(ServerStruct, tag="pong", tag_field="type", frozen=True):
    """The answer to a ping."""

    id: str | None = None


Message: TypeAlias = (
    Hello | Position | News | Done | Failed | Advice | Foresight | Turn | Presence | Bulletin | Call | Pong
)


# People, and lists, over HTTP


EmblemName: TypeAlias = Literal[
    "castle", "tree", "mountain", "ship", "crown", "sun", "moon", "star", "wheat", "fish", "bridge", "tower"
]
EMBLEMS: Final[tuple[str, ...]] = get_args(EmblemName)
"""The pictures that people can have. There are no others: nobody uploads anything."""
ProfileView: TypeAlias = Literal["nobody", "members", "everybody"]
"""Who sees somebody's profile: they alone, people with accounts, or everybody."""


class NewGuest(ClientStruct, frozen=True):
    """A guest, who can play at once."""

    name: Name
    colour: Colour = "blue"


Password: TypeAlias = Annotated[str, Meta(min_length=10, max_length=200)]
Login: TypeAlias = Annotated[str, Meta(pattern=r"^[\w.-]{2,40}$(?!\n)", description="The name of an account.")]


class Credentials(ClientStruct, frozen=True):
    """Name and password of an account. A guest who logs in with ``claim`` brings their tables along."""

    login: Login
    password: Annotated[str, Meta(max_length=200)]
    claim: bool = False


class NewAccount(ClientStruct, frozen=True):
    """The name and password of a new account, for a guest."""

    login: Login
    password: Password


class NewPassword(ClientStruct, frozen=True):
    """A change of password."""

    old: Annotated[str, Meta(max_length=200)]
    new: Password


class ResetRequest(ClientStruct, frozen=True):
    """A request for a letter with a link that resets the password."""

    who: Annotated[str, Meta(min_length=2, max_length=254, description="An account's name, or its mail address.")]


class PasswordReset(ClientStruct, frozen=True):
    """A new password for whoever has got the letter. The link in it has the token behind ``#``."""

    token: Annotated[str, Meta(min_length=20, max_length=100)]
    password: Password


class Farewell(ClientStruct, frozen=True):
    """The deletion of a person's data. With an account, the password is needed."""

    password: Annotated[str, Meta(max_length=200)] | None = None


WebhookForm: TypeAlias = Literal["plain", "discord", "slack", "matrix", "ntfy"]
"""What a webhook takes: ``plain`` is for programs, which get one signed call for each turn."""
Minute: TypeAlias = Annotated[int, Meta(ge=0, le=1439, description="A minute of the day.")]


class QuietHours(ClientStruct, frozen=True):
    """When somebody wants to hear nothing, every day in their time zone; both the same: never."""

    start: Minute
    end: Minute


class PersonChange(ClientStruct, frozen=True):
    """New values for some of a person's data."""

    name: Name | None = None
    colour: Colour | None = None
    language: Literal["en", "nl", "de"] | None = None
    notify_open: bool | None = None
    webhook: Annotated[str, Meta(max_length=500)] | None = None
    """The URL that is called for each turn; empty: none."""
    webhook_form: WebhookForm | None = None
    notify_every: Annotated[int, Meta(ge=0, le=DAY)] | None = None
    """How many seconds are at least between two notices; what happens meanwhile is told together."""
    quiet: QuietHours | None = None
    zone: Annotated[str, Meta(max_length=64)] | None = None
    """The person's time zone by its IANA name, such as Europe/Amsterdam."""
    mail: Annotated[str, Meta(max_length=254)] | None = None
    """The mail address, used once it is confirmed; empty: none."""
    password: Annotated[str, Meta(max_length=200)] | None = None
    """The password, for people with an account who change their mail address."""
    emblem: EmblemName | Literal[""] | None = None
    """The picture of a profile; empty: none."""
    profile: ProfileView | None = None
    report_notices: bool | None = None
    """Whether a moderator is told of reports by their notices."""


class Warned(ServerStruct, frozen=True):
    """A warning of the operators, which is shown until it is acknowledged."""

    id: str
    time: float
    text: str


class Sanction(ServerStruct, frozen=True):
    """What a person may not do for a while, by decision of the operators."""

    until: float | None = None
    """When it ends; none: it has no end yet."""
    reason: str = ""


class Person(ServerStruct, frozen=True):
    """A person, as they see themselves."""

    id: str
    name: str
    colour: str
    language: str
    login: str | None
    mail: str | None
    mail_confirmed: bool
    webhook: str | None
    webhook_secret: str | None
    notify_open: bool
    mail_wanted: str | None = None
    """The address that replaces the other one when it is confirmed."""
    webhook_form: WebhookForm = "plain"
    notify_every: int = 0
    quiet: QuietHours | None = None
    zone: str | None = None
    warnings: list[Warned] = []
    """Warnings that they have not acknowledged yet."""
    silenced: Sanction | None = None
    """Set while they may not chat."""
    suspended: Sanction | None = None
    """Set while they may not take part at all."""
    emblem: str | None = None
    profile: ProfileView = "members"
    roles: list[Role] = []
    """What they may do besides what everybody may: run the server, or see reports and decide about people."""
    reports: int = 0
    """How many open reports wait for a moderator."""
    report_notices: bool = True
    """Whether a moderator is told of reports by their notices."""


class Entrance(ServerStruct, frozen=True):
    """A person and the token of their new session. Browsers get it as a cookie, too."""

    person: Person
    token: str


class SessionSign(ServerStruct, frozen=True):
    """A session of a person."""

    created: float
    used: float
    agent: str
    this: bool


class NewBrowser(ClientStruct, frozen=True):
    """A browser that wants to be told by web push: its subscription, as the browser gives it."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=500)]
    key: Annotated[str, Meta(min_length=80, max_length=100, description="The subscription's `p256dh`.")]
    auth: Annotated[str, Meta(min_length=20, max_length=30, description="The subscription's `auth`.")]


class BrowserSign(ServerStruct, frozen=True):
    """A browser that is told by web push."""

    id: str
    created: float
    agent: str
    this: bool
    """Whether it was subscribed in this session."""


class NoticeWays(ServerStruct, frozen=True):
    """How this server can tell people that it is their turn, and which of your browsers it tells."""

    mail: bool
    webhooks: bool
    push_key: str | None
    """What a browser subscribes to web push with; none: this server does not use it."""
    browsers: list[BrowserSign]


# Other people


class Whom(ClientStruct, frozen=True):
    """A person at a table: by their seat, or by a chat message of theirs."""

    table: TableId
    seat: SeatNumber | None = None
    entry: EntryNumber | None = None


class PersonSign(ServerStruct, frozen=True):
    """A person at a table, as another one sees them, and what can be done about them."""

    name: str
    yours: bool = False
    """Whether it is the reader."""
    seat: int | None = None
    muted: bool = False
    """Whether the host keeps them from chatting here."""
    mute: str | None = None
    """The id of the reader's own mute of them, if the reader does not want to read what they say at any table."""
    block: str | None = None
    """The id of the reader's own block of them, if the reader does not want to play with them."""
    followed: str | None = None
    """What the reader follows them by, if they do: see ``FollowedSign``."""
    reported: bool = False
    """Whether the reader has reported them at this table."""
    hosting: bool = False
    """Whether the reader is the host, who may mute them for everybody."""
    removable: bool = False
    """Whether the reader may send them away."""
    profile: str | None = None
    """The name of their account, if the reader may see their profile."""


class FollowedSign(ServerStruct, frozen=True):
    """Somebody whom a person follows."""

    id: str
    name: str
    here: bool
    """Whether they are connected now; of those who have muted the reader nobody says so."""


class MuteSign(ServerStruct, frozen=True):
    """Somebody whose chat a person does not want to read."""

    id: str
    """The id of the mute, not of the person."""
    name: str
    """What they were called when they were muted."""
    time: float


ReportKind: TypeAlias = Literal["abuse", "cheating", "spam", "name", "other"]


class NewReport(ClientStruct, frozen=True):
    """A report to the operators about a person at a table."""

    kind: ReportKind
    seat: SeatNumber | None = None
    entry: EntryNumber | None = None
    text: Annotated[str, Meta(max_length=1000)] = ""


class OptionSign(ServerStruct, frozen=True):
    """An option of a game."""

    name: str
    kind: Literal["flag", "seat", "list", "choice", "names", "seats"]
    """A flag is true or false; a seat is a number or "random"; a list has `count` of the choices or is "random"; a
    choice is one of them; names are up to `count` different ones, or as many as there are if that is 0. Seats are those
    of the people who wish it: it is said with a seat, and never among the options of a table."""
    default: Any
    about: str
    choices: Sequence[str]
    count: int


class GameSign(ServerStruct, frozen=True):
    """A game that can be played here."""

    name: str
    rules: int
    players: list[int]
    options: list[OptionSign]
    bots: list[str]
    """The bots that can play it."""
    learn: dict[str, Any] = {}
    """The options of a first game, if the game has a set-up for learning it."""
    rated_bots: dict[str, int] = {}
    """The ratings of the bots that were measured. Only these can play a rated game."""


class Offer(ServerStruct, frozen=True):
    """The games, and everything else that can be chosen for a table."""

    games: list[GameSign]
    colours: Sequence[str] = COLOURS
    person: Person | None = None
    """The person who asks, if they have a session: a page needs that first."""
    daily: str | None = None
    """The game of today's daily deal, if this server has one."""
    phrases_only: bool = False
    """Whether people say phrases only: then guests are given names, and tables have no titles."""
    ratings: bool = False
    """Whether games can be rated here."""
    profiles: bool = False
    """Whether people have profiles here."""
    tournaments: bool = False
    """Whether there are tournaments here."""
    guests: bool = True
    """Whether people can play here without an account."""
    registration: bool = True
    """Whether people can make accounts here."""
    bulletin: Bulletin = Bulletin()
    """What the operators tell everybody now."""
    matching: bool = False
    """Whether people can search for somebody to play with here."""
    challenges: bool = False
    """Whether people can challenge each other here."""
    holidays: int = 0
    """How many days of holiday people have in a year."""


class TableSign(ServerStruct, frozen=True):
    """A table in a list."""

    id: str
    game: str
    title: str
    phase: str
    names: list[str | None]
    created: float
    changed: float
    public: bool
    yours: bool = False
    """Whether it is the reader's turn."""
    left: float | None = None
    """Seconds until their time is up, when the list was sent."""
    winners: list[int] | None = None


class TableList(ServerStruct, frozen=True):
    """Tables: first those that wait for the reader, the most urgent first, then those with the latest change."""

    tables: list[TableSign]
    more: str | None = None
    """The value of ``before`` for the next page."""


class NewsList(ServerStruct, frozen=True):
    """A part of a table's log, the oldest entry first, without positions."""

    table: str
    news: list[News]


class Gain(ServerStruct, frozen=True):
    """Points of one seat, and the places on the board that they come from."""

    source: str
    points: int
    places: list[str] = []


class Gains(ServerStruct, frozen=True):
    """Where the points of each seat come from, as far as the reader may know; null if hidden."""

    table: str
    eyes: int | None
    step: int
    """How many actions had been played."""
    seats: list[list[Gain] | None]


class ReplayStep(ServerStruct, frozen=True):
    """A finished game after one more action, from the view of one seat or a spectator."""

    view: dict[str, Any]
    seat: int | None
    """The seat to move now."""
    turn: int
    """The number of the current turn: how many turns were started."""
    action: str | None
    """The action that led here; none for the deal."""
    events: list[Words]
    scores: list[dict[str, int] | None]
    deed: Words | None = None
    """The same action as kind and arguments."""


class Replay(ServerStruct, frozen=True):
    """A part of a finished game."""

    table: str
    eyes: int | None
    names: list[str]
    first: int
    actions: int
    steps: list[ReplayStep]
    settings: Settings
    seats: list[SeatSign]
    outcome: Outcome
    log: bool = False
    """Whether the game can be had as a log in plain text."""
    brought: bool = False
    """Whether the game was begun elsewhere and brought here."""


class ReplayAdvice(ServerStruct, frozen=True):
    """What a bot would have played at one step of a finished game, from what the seat to move knew."""

    table: str
    step: int
    seat: int
    bot: str
    action: str
    kind: str
    args: dict[str, Any]


class ReviewSign(ServerStruct, frozen=True):
    """The review of a finished game, or how far it is."""

    table: str
    state: Literal["off", "given-up", "none", "under-way", "done"]
    """This server makes none; the game was not played to its end; nobody has asked for it, or nobody waits any more;
    it is worked on; it is there."""
    done: int = 0
    """So many of all judgements are made."""
    total: int = 0
    review: dict[str, Any] | None = None
    """What `docs/review.md` describes, without names."""


class Problem(ServerStruct, frozen=True):
    """The body of every error response."""

    code: str
    message: str
    position: Position | None = None
