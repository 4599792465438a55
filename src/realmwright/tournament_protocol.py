"""The messages about tournaments: a part of :mod:`realmwright.protocol`, of which only pages have to know."""

from typing import Annotated, Any, Final, Literal, TypeAlias

from msgspec import Meta

from realmwright.protocol import DAY, ClientStruct, Clock, Colour, Key, ServerStruct

MOST_ROUNDS: Final = 30
MOST_MINUTES: Final = 24 * 60

Form: TypeAlias = Literal["swiss", "round-robin", "knockout", "arena", "league"]
TournamentPhase: TypeAlias = Literal["announced", "running", "over", "cancelled"]


class NewTournament(ClientStruct, frozen=True):
    """A tournament as somebody announces it. Every game is between two."""

    game: Key
    form: Form
    title: Annotated[str, Meta(min_length=1, max_length=60)]
    clock: Clock
    """With a limit for a turn, for the game, or both: no game may go on for ever."""
    about: Annotated[str, Meta(max_length=500)] = ""
    options: Annotated[dict[str, Any], Meta(max_length=50)] | None = None
    same_setup: bool = False
    """Whether a set-up is drawn for each round, the same at all tables. Then there are no options."""
    public: bool = False
    """Whether it is listed for everybody with an account. Otherwise the link is the invitation."""
    rated: bool = False
    spectators: Literal["off", "delayed", "open"] = "open"
    starts: float | None = None
    """When it begins; without, when its host says so."""
    rounds: Annotated[int, Meta(ge=0, le=MOST_ROUNDS)] = 0
    """Of a Swiss tournament; 0: as many as are needed to find a winner."""
    minutes: Annotated[int, Meta(ge=5, le=MOST_MINUTES)] = 60
    """How long an arena lasts."""
    most: Annotated[int, Meta(ge=2, le=1000)] = 1000
    """How many people may take part, if the server allows as many."""
    late: bool = True
    """Whether people may enter a Swiss tournament or an arena that has begun."""
    appear: Annotated[int, Meta(ge=30, le=7 * DAY)] = 300
    """Whoever has not made their first move so many seconds after it was their turn has lost by forfeit."""
    rest: Annotated[int, Meta(ge=0, le=7 * DAY)] = 0
    """Seconds between two rounds; between two seasons of a league at least a minute."""
    division: Annotated[int, Meta(ge=2, le=16)] = 8
    """How many people there are in a division of a league."""
    moving: Annotated[int, Meta(ge=0, le=4)] = 1
    """How many people of a division change places with the one below after each season."""


class EnterTournament(ClientStruct, tag="enter", tag_field="do", frozen=True):
    """Take part, or again after leaving."""


class LeaveTournament(ClientStruct, tag="leave", tag_field="do", frozen=True):
    """Take part no longer: no further game is opened for you. A game that has begun goes on."""


class BeginTournament(ClientStruct, tag="begin", tag_field="do", frozen=True):
    """The host lets it begin now."""


class PauseTournament(ClientStruct, tag="pause", tag_field="do", frozen=True):
    """The host lets no further game begin for now."""


class ResumeTournament(ClientStruct, tag="resume", tag_field="do", frozen=True):
    """The host lets it go on."""


class EndTournament(ClientStruct, tag="end", tag_field="do", frozen=True):
    """The host ends it: cancelled before it has begun, afterwards with the standings as they are."""


class ExcludeEntrant(ClientStruct, tag="exclude", tag_field="do", frozen=True):
    """The host excludes somebody for good, by their number."""

    entrant: Annotated[int, Meta(ge=0, le=10_000)]


TournamentCommand: TypeAlias = (
    EnterTournament
    | LeaveTournament
    | BeginTournament
    | PauseTournament
    | ResumeTournament
    | EndTournament
    | ExcludeEntrant
)


class TournamentOrder(ClientStruct, frozen=True):
    """What somebody does about a tournament."""

    command: TournamentCommand


class TournamentSign(ServerStruct, frozen=True):
    """A tournament in a list."""

    id: str
    title: str
    game: str
    form: Form
    phase: TournamentPhase
    public: bool
    entrants: int
    winners: list[str]
    starts: float | None = None
    yours: bool = False
    """Whether the reader takes part."""
    hosting: bool = False


class TournamentList(ServerStruct, frozen=True):
    """A page of a list of tournaments."""

    tournaments: list[TournamentSign]
    more: str | None = None
    """The value of ``before`` for the next page."""
    allowed: bool = False
    """Whether the reader may announce one now."""


class EntrantSign(ServerStruct, frozen=True):
    """Somebody who takes part, by their number, which is their place in the list."""

    name: str
    """Empty if they have deleted themselves."""
    colour: Colour | None = None
    rating: int | None = None
    active: bool = True
    """Whether they still take part."""
    excluded: bool = False
    yours: bool = False
    profile: str | None = None
    """The name of their account, if the reader may see their profile."""


class StandingRow(ServerStruct, frozen=True):
    """Where somebody stands."""

    entrant: int
    place: int
    points: float
    games: int
    wins: int
    buchholz: float | None = None
    berger: float | None = None


class TournamentGame(ServerStruct, frozen=True):
    """A game, or the bye of somebody."""

    round: int
    players: list[int]
    """By their seats."""
    forfeited: list[int]
    """Who has lost without playing."""
    table: str | None = None
    """None for what was decided without a game."""
    points: list[float] | None = None
    """None while it is played."""
    division: int = 0


class TournamentView(ServerStruct, frozen=True):
    """A tournament as somebody sees it."""

    id: str
    settings: NewTournament
    phase: TournamentPhase
    host: str | None
    """The name of whoever announced it."""
    hosting: bool
    entrants: list[EntrantSign]
    standings: list[list[StandingRow]]
    """By divisions, of which only leagues have more than one."""
    games: list[TournamentGame]
    """The latest ones, in their order."""
    round: int
    rounds: int | None
    """None if nobody knows: of an arena."""
    paused: bool
    champions: list[int]
    now: float
    """The time of the server, for what is told as moments."""
    begun: float | None = None
    ends: float | None = None
    """When an arena ends."""
    next_round: float | None = None
    """When the next round or season begins, if that is known."""
    may_enter: bool = False
    yours: int | None = None
    """The number of the reader, if they take part or did."""
    your_table: str | None = None
    """The table where the reader plays now."""
    previous: str | None = None
    """The last season of a league."""
    next: str | None = None
    """The next season of a league."""
    season: int = 1


class CupSign(ServerStruct, frozen=True):
    """A tournament that somebody has won."""

    tournament: str
    title: str
    game: str
    won: float
    """When."""
