"""What a server of tables and its clients say to each other: protocol version 1.

Everything is JSON. Over HTTP a client creates tables and reads lists; over one WebSocket it watches tables and acts
at them. The same :data:`Command` can be given either way. ``docs/protocol.md`` tells it with examples.

A table is a log of numbered entries. The **number** of a table is that of its last entry; **at** is the number of the
last entry that changed the position of the game. Whoever acts says which ``at`` he saw, so that an action is never
carried out on a position that its sender did not know.
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
At: TypeAlias = Annotated[int, Meta(ge=0, description="The `at` of the position that the sender saw.")]
Notation: TypeAlias = Annotated[str, Meta(min_length=1, max_length=200, description="An action as the game writes it.")]
Colour: TypeAlias = Literal["blue", "orange", "white", "black", "yellow"]
COLOURS: Final[tuple[str, ...]] = get_args(Colour)


class ClientStruct(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Anything that a client may say: a field that nobody knows is a mistake, not to be ignored."""


class ServerStruct(Struct, frozen=True, omit_defaults=True):
    """Anything that a server tells: later versions may add fields, so readers ignore what they do not know."""


# Setting up a table


class OpenSeat(ClientStruct, tag="open", tag_field="kind", frozen=True):
    """A seat that anybody with the link may take."""


class OwnSeat(ClientStruct, tag="me", tag_field="kind", frozen=True):
    """A seat for whoever creates the table."""


class BotSeat(ClientStruct, tag="bot", tag_field="kind", frozen=True):
    """A seat for a bot."""

    bot: Key


class GuestSeat(ClientStruct, tag="guest", tag_field="kind", frozen=True):
    """Somebody at the same screen as the host."""

    name: Name


SeatWish: TypeAlias = OpenSeat | OwnSeat | BotSeat | GuestSeat


class Clock(ClientStruct, frozen=True):
    """How long one may think: seconds for a turn, seconds for the whole game, or both. Days are seconds, too."""

    turn: Annotated[int, Meta(ge=5, le=30 * DAY)] | None = None
    game: Annotated[int, Meta(ge=30, le=365 * DAY)] | None = None


class Settings(ClientStruct, frozen=True):
    """Everything that a host decides about a table."""

    game: Key
    options: Annotated[dict[str, Any], Meta(max_length=50)] = {}
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=10)] = []
    title: Annotated[str, Meta(max_length=80)] = ""
    public: bool = False
    """Listed for everybody; otherwise the link is the invitation."""
    begin: Literal["full", "host"] = "full"
    """Begin when every seat is taken, or when the host says so."""
    clock: Clock = Clock()
    stand_in: Key | None = None
    """The bot that takes over the seat of somebody who is absent; without one, time over is a resignation."""
    spectators: Literal["off", "delayed", "open"] = "open"
    chat: bool = True
    undo: bool = True
    takebacks: bool = True
    hints: Key | None = None
    """The bot whose advice may be asked."""
    scores: bool = True
    """Whether running scores are shown, as far as the game leaves them open."""


# Commands: what somebody can do at a table


class Join(ClientStruct, tag="join", tag_field="do", frozen=True):
    """Take a seat, or any free one."""

    seat: SeatNumber | None = None


class Leave(ClientStruct, tag="leave", tag_field="do", frozen=True):
    """Get up before the game begins."""


class Kick(ClientStruct, tag="kick", tag_field="do", frozen=True):
    """The host frees a seat before the game begins."""

    seat: SeatNumber


class Arrange(ClientStruct, tag="arrange", tag_field="do", frozen=True):
    """The host decides whom an unoccupied seat is for."""

    seat: SeatNumber
    to: SeatWish


class Begin(ClientStruct, tag="begin", tag_field="do", frozen=True):
    """The host begins the game."""


class Play(ClientStruct, tag="play", tag_field="do", frozen=True):
    """One action of the game, in its notation."""

    at: At
    action: Notation


class Undo(ClientStruct, tag="undo", tag_field="do", frozen=True):
    """Take back the last action of the own turn, or the whole turn, as far as nothing hidden came out."""

    at: At
    turn: bool = False


class AskTakeback(ClientStruct, tag="ask-takeback", tag_field="do", frozen=True):
    """Ask the others to let one take back one's last action, whatever came after it."""

    at: At


class AnswerTakeback(ClientStruct, tag="answer-takeback", tag_field="do", frozen=True):
    """Agree to a takeback, or not. Who asked may withdraw by answering no."""

    asked: Annotated[int, Meta(ge=0, description="The `asked` of the takeback that the sender saw.")]
    agree: bool


class Resign(ClientStruct, tag="resign", tag_field="do", frozen=True):
    """Give up; needed is the seat only from somebody who has several."""

    seat: SeatNumber | None = None


class Replace(ClientStruct, tag="replace", tag_field="do", frozen=True):
    """Let the stand-in take over the seat of somebody who has kept the others waiting."""

    seat: SeatNumber


class Return(ClientStruct, tag="return", tag_field="do", frozen=True):
    """Take the own seat back from the stand-in."""


class Chat(ClientStruct, tag="chat", tag_field="do", frozen=True):
    """Say something to everybody at the table."""

    text: Annotated[str, Meta(min_length=1, max_length=400)]


class Rematch(ClientStruct, tag="rematch", tag_field="do", frozen=True):
    """After the game: a new table with the same settings and people, the next seat first."""


Command: TypeAlias = (
    Join
    | Leave
    | Kick
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
    | Rematch
)


class Order(ClientStruct, frozen=True):
    """A command with its id, as it is posted over HTTP."""

    id: ActionId
    command: Command


# What a client sends over the socket


class Watch(ClientStruct, tag="watch", tag_field="type", frozen=True):
    """Hear of everything at a table; ``after`` is the last number that was heard, if any."""

    table: TableId
    after: Annotated[int, Meta(ge=0)] | None = None


class Unwatch(ClientStruct, tag="unwatch", tag_field="type", frozen=True):
    """Hear no more of a table."""

    table: TableId


class Do(ClientStruct, tag="do", tag_field="type", frozen=True):
    """Give a command."""

    id: ActionId
    table: TableId
    command: Command


class AskHint(ClientStruct, tag="hint", tag_field="type", frozen=True):
    """Ask for advice on the position; the answer is for the asker alone."""

    id: ActionId
    table: TableId
    at: At


class Foresee(ClientStruct, tag="foresee", tag_field="type", frozen=True):
    """Ask what an action would change that the sender may play now; nothing is played."""

    id: ActionId
    table: TableId
    at: At
    action: Notation


class Ping(ClientStruct, tag="ping", tag_field="type", frozen=True):
    """Is anybody there?"""

    id: ActionId | None = None


Request: TypeAlias = Watch | Unwatch | Do | AskHint | Foresee | Ping


# What a server sends


class SeatSign(ServerStruct, frozen=True):
    """What everybody may see of a seat."""

    kind: Literal["open", "person", "guest", "bot"]
    name: str | None = None
    colour: str | None = None
    bot: str | None = None
    """The bot that plays here, from the beginning or as a stand-in."""
    yours: bool = False
    host: bool = False
    resigned: bool = False
    time: float | None = None
    """Seconds left for the whole game, when the position was told."""


class ActionSign(ServerStruct, frozen=True):
    """A legal action: its notation, and what it does in parts."""

    action: str
    kind: str
    args: dict[str, Any]


class Words(ServerStruct, frozen=True):
    """The kind and the arguments of a sentence: a prompt, an event or an action, to be phrased in any language."""

    kind: str
    args: dict[str, Any]
    audience: int | None = None
    """The only seat that may know of an event; several people at one screen must not all read it."""


class TakebackSign(ServerStruct, frozen=True):
    """Somebody asks to take back."""

    seat: int
    asked: int
    """The number of the entry that asks."""
    agreed: list[int]


class Outcome(ServerStruct, frozen=True):
    """How a game ended."""

    winners: list[int]
    scores: list[dict[str, int]]
    resigned: list[int] = []


class Position(ServerStruct, tag="position", tag_field="type", frozen=True):
    """A table as one pair of eyes sees it."""

    table: str
    number: int
    at: int
    phase: Literal["open", "playing", "over", "closed"]
    settings: Settings
    seats: list[SeatSign]
    commitment: str
    """The salted hash of the secret of the dice, known before the deal."""
    eyes: int | None = None
    """The seat whose view this is; none for a spectator."""
    turn: int | None = None
    """The seat whose choice it is; nothing where these eyes may not know."""
    turn_time: float | None = None
    """Seconds left to it for this turn, when the position was told."""
    actions: int = 0
    view: dict[str, Any] | None = None
    prompt: Words | None = None
    legal: list[ActionSign] = []
    """What may be played, if it is the reader's choice."""
    undo: bool = False
    """Whether the reader may undo now."""
    takeback: TakebackSign | None = None
    scores: list[dict[str, int] | None] | None = None
    outcome: Outcome | None = None
    rematch: str | None = None
    """The table where these people play on."""


class News(ServerStruct, tag="news", tag_field="type", frozen=True):
    """One entry of the log, as one pair of eyes may know it."""

    table: str
    number: int
    time: float
    kind: str
    seat: int | None = None
    args: dict[str, Any] = {}
    events: list[Words] = []
    """What happened in the game."""
    position: Position | None = None
    """The table after it, if it changed more than the log; left out while missed news are told."""


class Hello(ServerStruct, tag="hello", tag_field="type", frozen=True):
    """The first message on every socket."""

    protocol: int
    version: str
    person: str
    name: str


class Done(ServerStruct, tag="done", tag_field="type", frozen=True):
    """The command with this id is written down for good, as entry ``number``."""

    id: str
    table: str
    number: int
    args: dict[str, Any] = {}


class Failed(ServerStruct, tag="failed", tag_field="type", frozen=True):
    """Something that was asked for did not happen; the code is for programs, the message for people."""

    code: str
    message: str
    id: str | None = None
    table: str | None = None
    position: Position | None = None
    """The table as it is now, if the sender acted on an older one."""


class Advice(ServerStruct, tag="advice", tag_field="type", frozen=True):
    """What a bot would play."""

    id: str
    table: str
    at: int
    action: str
    kind: str
    args: dict[str, Any]


class Foresight(ServerStruct, tag="foresight", tag_field="type", frozen=True):
    """What an action would change, as far as the one who asks can know beforehand."""

    id: str
    table: str
    at: int
    action: str
    gains: dict[str, int] | None = None
    """How many points his seat would have more or fewer, by where they come from; nothing where scores are hidden."""
    events: list[Words] = []
    """What would happen in the game."""
    hidden: bool = False
    """Whether something hidden would come out, so that nobody can tell what happens."""


class Turn(ServerStruct, tag="turn", tag_field="type", frozen=True):
    """At one of the reader's tables it has become, or is no longer, the reader's choice."""

    table: str
    yours: bool


class Pong(ServerStruct, tag="pong", tag_field="type", frozen=True):
    """Yes."""

    id: str | None = None


Message: TypeAlias = Hello | Position | News | Done | Failed | Advice | Foresight | Turn | Pong


# People, and lists, over HTTP


class NewGuest(ClientStruct, frozen=True):
    """Somebody who wants to play at once."""

    name: Name
    colour: Colour = "blue"


Password: TypeAlias = Annotated[str, Meta(min_length=10, max_length=200)]
Login: TypeAlias = Annotated[str, Meta(pattern=r"^[\w.-]{2,40}$(?!\n)", description="The name of an account.")]


class Credentials(ClientStruct, frozen=True):
    """Name and password of an account. A guest who gives them to log in brings along his tables if he says so."""

    login: Login
    password: Annotated[str, Meta(max_length=200)]
    claim: bool = False


class NewAccount(ClientStruct, frozen=True):
    """What turns a guest into somebody with an account."""

    login: Login
    password: Password


class NewPassword(ClientStruct, frozen=True):
    """A change of password."""

    old: Annotated[str, Meta(max_length=200)]
    new: Password


class Farewell(ClientStruct, frozen=True):
    """The deletion of a person's data; an account needs its password for it."""

    password: Annotated[str, Meta(max_length=200)] | None = None


class PersonChange(ClientStruct, frozen=True):
    """New values for what is given."""

    name: Name | None = None
    colour: Colour | None = None
    language: Literal["en", "nl", "de"] | None = None
    notify_open: bool | None = None
    webhook: Annotated[str, Meta(max_length=500)] | None = None
    """Where turns are announced; empty: nowhere."""
    mail: Annotated[str, Meta(max_length=254)] | None = None
    """Where letters go once it is confirmed; empty: nowhere."""


class Person(ServerStruct, frozen=True):
    """What somebody sees of himself."""

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


class Entrance(ServerStruct, frozen=True):
    """A person and the token of the new session; browsers have it as a cookie, too."""

    person: Person
    token: str


class SessionSign(ServerStruct, frozen=True):
    """One of somebody's sessions."""

    created: float
    used: float
    agent: str
    this: bool


class OptionSign(ServerStruct, frozen=True):
    """An option of a game."""

    name: str
    kind: Literal["flag", "seat", "list", "choice", "names"]
    """A flag is true or false; a seat is a number or "random"; a list has `count` of the choices or is "random"; a
    choice is one of them; names are up to `count` different ones, or as many as there are if that is 0."""
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
    """Those that can play it."""
    learn: dict[str, Any] = {}
    """The options of a first game, if there is a set-up to learn it by."""


class Offer(ServerStruct, frozen=True):
    """Everything that can be chosen for a table."""

    games: list[GameSign]
    colours: Sequence[str] = COLOURS
    person: Person | None = None
    """Whoever asks, if he is known: the first thing that a page wants to know."""


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
    """Whether it is the reader's choice there."""
    winners: list[int] | None = None


class TableList(ServerStruct, frozen=True):
    """Tables, the ones that wait for the reader first, then the latest change first."""

    tables: list[TableSign]
    more: str | None = None
    """What to give as ``before`` to read on."""


class NewsList(ServerStruct, frozen=True):
    """A stretch of a table's log, the oldest entry first, without positions."""

    table: str
    news: list[News]


class Gain(ServerStruct, frozen=True):
    """Points of one seat, and the places on the board that they come from."""

    source: str
    points: int
    places: list[str] = []


class Gains(ServerStruct, frozen=True):
    """Where the points of each seat come from, as far as one pair of eyes may know; null stands for hidden ones."""

    table: str
    eyes: int | None
    step: int
    """How many actions had been played."""
    seats: list[list[Gain] | None]


class ReplayStep(ServerStruct, frozen=True):
    """A finished game after one more action, from somebody's eyes."""

    view: dict[str, Any]
    seat: int | None
    """Whose choice it is now."""
    turn: int
    """The number of the turn under way: how many turns were begun."""
    action: str | None
    """What led here; nothing for the deal."""
    events: list[Words]
    scores: list[dict[str, int] | None]
    deed: Words | None = None
    """The same action in parts."""


class Replay(ServerStruct, frozen=True):
    """A stretch of a finished game."""

    table: str
    eyes: int | None
    names: list[str]
    first: int
    actions: int
    steps: list[ReplayStep]
    settings: Settings
    seats: list[SeatSign]
    outcome: Outcome


class ReplayAdvice(ServerStruct, frozen=True):
    """What a bot would have played at one step of a finished game, from what the seat to move knew."""

    table: str
    step: int
    seat: int
    bot: str
    action: str
    kind: str
    args: dict[str, Any]


class Problem(ServerStruct, frozen=True):
    """The body of every answer that is not a success."""

    code: str
    message: str
    position: Position | None = None
