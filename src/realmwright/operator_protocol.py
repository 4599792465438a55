"""The messages of operators: a part of :mod:`realmwright.protocol`, of which only their page has to know."""

from typing import Annotated, Literal

from msgspec import Meta

from realmwright.protocol import AnnouncementKind, ClientStruct, ServerStruct

Text = Annotated[str, Meta(min_length=1, max_length=500)]
Moment = Annotated[float, Meta(ge=0, le=1e11, description="In Unix seconds.")]


class NewAnnouncement(ClientStruct, frozen=True):
    """Something that everybody is to be told."""

    texts: dict[Literal["en", "nl", "de"], Text]
    """The same text by language, in at least one; whoever reads another gets one of these."""
    kind: AnnouncementKind = "note"
    starts: Moment | None = None
    """From when it is shown; from now on if this is left out."""
    ends: Moment | None = None
    """Until when it is shown; without it until it is withdrawn."""


class AnnouncementSign(ServerStruct, frozen=True):
    """An announcement, as operators see it."""

    id: str
    kind: AnnouncementKind
    texts: dict[str, str]
    starts: float
    ends: float | None
    current: bool
    """Whether it is shown now."""


class NewMaintenance(ClientStruct, frozen=True):
    """Maintenance that is to begin."""

    seconds: Annotated[float, Meta(ge=0, le=7 * 86_400)] = 0
    """In how many seconds it begins. Everybody sees how long that is."""


SettingKind = Literal["bool", "int", "float", "str"]


class SettingSign(ServerStruct, frozen=True):
    """A setting of the server, and where its value comes from."""

    name: str
    about: str
    kind: SettingKind
    value: str
    """What holds; empty if it is secret."""
    default: str
    environment: str | None
    """What the environment says, if that is not the default."""
    override: str | None
    """What operators have set while the server ran."""
    fixed: Literal["start", "address", "secret"] | None
    """Why it cannot be changed while the server runs, if it cannot."""


class SettingChange(ClientStruct, frozen=True):
    """A new value of a setting."""

    value: Annotated[str, Meta(max_length=1000)]


class ChangeSign(ServerStruct, frozen=True):
    """What an operator has changed."""

    time: float
    name: str | None
    """The account of the operator; none if it was done at the terminal, or by somebody who has gone."""
    terminal: bool
    what: str
    detail: str


class ErrorSign(ServerStruct, frozen=True):
    """A warning or an error in the log of a process, without ids, addresses and names."""

    time: float
    """When it came last."""
    level: Literal["warning", "error"]
    source: str
    message: str
    count: int


class ProcessSign(ServerStruct, frozen=True):
    """A process of the server, as it described itself a few seconds ago."""

    version: str
    host: str
    pid: int
    started: float
    people: int
    sockets: int
    rooms: int
    """How many tables it has in memory."""
    thinkers: int
    """How many processes of bots it has."""
    busy: int
    """How many choices of bots are being thought about."""
    waiting: int
    """How many choices of bots wait."""
    shortened: int
    """For how many choices, since it was started, bots got less than their usual time."""
    reviews: int
    """How many reviews are under way, or wait."""
    errors: list[ErrorSign]


class ServerStatus(ServerStruct, frozen=True):
    """What goes on at the server. Numbers that would take long to count are estimates."""

    time: float
    accounts: int
    today: int
    """How many people were seen within a day."""
    week: int
    newcomers: int
    """How many people came for the first time within a day."""
    open: int
    """How many tables wait for players."""
    live: int
    """How many live games are played."""
    slow: int
    """How many games over days are played."""
    resting: int
    """How many games rest for maintenance."""
    finished: int
    """How many games have ended within a day."""
    reports: int
    """How many reports about people are open."""
    notices: int
    """How many notices wait to be sent."""
    database_bytes: int
    disk_free: int | None
    """How many bytes are free where the data is kept; none if a database elsewhere has it."""
    backup: float | None
    """When the last back-up was made, if that is known."""
    maintenance: float | None
    """Seconds until maintenance begins, 0 if it has; none if there is none."""
    processes: list[ProcessSign]
    more: dict[str, int]
    """Other numbers, by name: of what not every server has."""
