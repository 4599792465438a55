"""The messages about profiles: a part of :mod:`realmwright.protocol`, of which only pages have to know."""

from realmwright.protocol import ProfileView, ServerStruct
from realmwright.rating_protocol import StandingSign
from realmwright.tournament_protocol import CupSign


class ShareSign(ServerStruct, frozen=True):
    """How many games somebody has won in a seat, or with so many players."""

    number: int
    """The seat, from 1, or the number of players."""
    games: int
    won: int


class TraitSign(ServerStruct, frozen=True):
    """How somebody does with something that they had in a game: a tile, a card of the kingdom, an opening."""

    kind: str
    """The game names it by the message "trait-KIND"."""
    things: list[str]
    """The messages of the game that name what it is: one thing, or several together."""
    games: int
    won: int


class GameStats(ServerStruct, frozen=True):
    """How somebody does in a game."""

    game: str
    games: int
    won: int
    points: float
    """On average."""
    by_seat: list[ShareSign]
    by_players: list[ShareSign]
    sources: dict[str, float]
    """Where points come from, on average of the latest games."""
    favourites: list[str]
    """What was chosen most often for its set-up: the name of an option and the choice, such as "sets:nomads"."""
    traits: list[TraitSign]
    """How they did with what they had, in the latest games: kind by kind, what they had most often first."""


class Profile(ServerStruct, frozen=True):
    """What others may see of a person with an account."""

    login: str
    name: str
    colour: str
    since: float
    emblem: str | None
    ratings: list[StandingSign]
    stats: list[GameStats]
    cups: list[CupSign]
    """The tournaments that they have won, the latest first; to others those that are listed for everybody."""
    yours: bool = False
    view: ProfileView | None = None
    """Who may see it; told to the person alone."""


class PlayedGame(ServerStruct, frozen=True):
    """A finished game of somebody."""

    table: str
    game: str
    ended: float
    names: list[str | None]
    seat: int
    won: bool
    points: int


class PlayedGames(ServerStruct, frozen=True):
    """Finished games of somebody, the latest first."""

    games: list[PlayedGame]
    more: str | None = None
    """The value of ``before`` for the next page."""
