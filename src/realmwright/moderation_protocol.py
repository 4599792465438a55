"""The messages about blocks and moderators: a part of :mod:`realmwright.protocol`, of which only pages have to know."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from realmwright.protocol import ClientStruct, Sanction, ServerStruct


class BlockSign(ServerStruct, frozen=True):
    """Somebody with whom a person does not want to play."""

    id: str
    """The id of the block, not of the person."""
    name: str
    """What they were called when they were blocked."""
    time: float


# For moderators alone


class Subject(ServerStruct, frozen=True):
    """A person, as moderators see them."""

    id: str
    """Empty if they have gone."""
    name: str
    login: str | None


DecisionKind: TypeAlias = Literal["warning", "silence", "suspension", "lift", "close", "undo", "appoint", "dismiss"]


class Decision(ServerStruct, frozen=True):
    """What somebody has decided about a person."""

    id: str
    time: float
    operator: bool
    """Whether an operator has decided it, at a terminal."""
    moderator: str
    """The name of the moderator who has; empty if they have gone."""
    person: Subject
    kind: DecisionKind
    reason: str
    until: float | None
    report: str | None
    """The report that it was decided about."""
    ended: float | None
    """When a warning was read, or a silence or suspension lifted."""
    undone: float | None


class ReportLine(ServerStruct, frozen=True):
    """What was said or happened at a table, as it is kept with a report."""

    number: int
    time: float
    person: str | None
    name: str
    text: str
    kind: str = "chatted"
    """The kind of the entry in the table's log. Only what was said has a text."""


class Report(ServerStruct, frozen=True):
    """A report about a person."""

    id: str
    created: float
    closed: float | None
    kind: str
    text: str
    person: Subject
    reporter: Subject
    table: str
    game: str
    phase: str | None
    """How far the table is now; none if it has gone."""
    evidence: list[ReportLine]
    """What was said at the table, and who came, went, gave up and was sent away."""
    decisions: list[Decision]
    """What has been decided about the person, the latest last."""


class ReportList(ServerStruct, frozen=True):
    """Reports, the newest first."""

    reports: list[Report]
    more: str | None = None
    """Where the next page begins, if there is one."""


class DecisionList(ServerStruct, frozen=True):
    """Decisions, the latest first."""

    decisions: list[Decision]
    more: str | None = None


class NameUsed(ServerStruct, frozen=True):
    """A name that somebody went by at tables, and when they last did."""

    name: str
    time: float


class History(ServerStruct, frozen=True):
    """All that moderators are told about a person."""

    person: Subject
    since: float
    seen: float
    roles: list[str]
    """Whether they are a moderator or an operator: about those only operators decide."""
    silenced: Sanction | None
    suspended: Sanction | None
    names: list[NameUsed]
    reports: list[Report]
    """The reports about them, the newest first."""
    sent: int
    """How many reports they have sent about others."""
    decisions: list[Decision]
    """What was decided about them, the latest first."""


class SubjectList(ServerStruct, frozen=True):
    """People who are called so."""

    people: list[Subject]


class NewDecision(ClientStruct, frozen=True):
    """A decision of a moderator."""

    kind: Literal["warning", "silence", "suspension", "lift"]
    reason: Annotated[str, Meta(min_length=1, max_length=500)]
    """What the person is told."""
    days: Annotated[float, Meta(gt=0, le=36_500)] | None = None
    """For how long; without it until it is lifted."""
    report: str | None = None
    """The report that is dealt with by this. It is closed."""


class SharedDevice(ServerStruct, frozen=True):
    """Another account that has logged in with the same browser."""

    person: Subject
    used: float
    """When it last did."""
    games: int
    """How many rated games the two have played with each other."""
    won: int
    """How many of these the person has won whom it is about."""


FigureName: TypeAlias = Literal["think", "click", "agreement", "cost"]


class Figure(ServerStruct, frozen=True):
    """A figure about how somebody plays, and what is usual among others."""

    name: FigureName
    """Seconds before a turn, and between two actions of one (medians); how often the decision was the search's own, and
    the chances of winning that a decision cost (means)."""
    value: float
    count: int
    """From so many actions or decisions."""
    usual: list[float]
    """Of the others a tenth, a half and nine tenths are below these; empty if there are too few."""
    others: int


class GameEvidence(ServerStruct, frozen=True):
    """What somebody's latest rated games of one kind say, those over days apart."""

    game: str
    games: int
    figures: list[Figure]


class Evidence(ServerStruct, frozen=True):
    """What the database says about somebody's rated games. It proves nothing."""

    devices: list[SharedDevice]
    games: list[GameEvidence]
