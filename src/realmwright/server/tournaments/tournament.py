"""A tournament: the state that the entries of its log lead to.

It reads no clock and knows no database. :meth:`Tournament.apply` takes one entry after the other, and the same entries
always lead to the same tournament, in any process.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from realmwright.server.tournaments.entries import (
    Announced,
    Begun,
    Cancelled,
    Ended,
    Entered,
    Entry,
    Finished,
    Left,
    Paired,
    Pairing,
    Passed,
    Paused,
    Resumed,
)
from realmwright.server.tournaments.pairings.swiss import Contestant
from realmwright.server.tournaments.standings import TIE_BREAKS, Played, Standing, standings
from realmwright.tournament_protocol import TournamentPhase

FIRST_RATING: Final = 1500
"""Where those are ranked at first who have no rating."""


@dataclass
class Entrant:
    """Somebody who takes part, or did."""

    person: str
    rating: int | None = None
    active: bool = True
    excluded: bool = False
    free_since: float = 0.0
    """When they last entered or ended a game."""


@dataclass
class Game:
    """A game, or the bye of somebody."""

    round: int
    players: list[str]
    table: str | None
    points: list[int] | None
    forfeited: list[int]
    division: int = 0

    @property
    def played(self) -> Played:
        """What counts of it, once it is over."""
        assert self.points is not None
        return Played(tuple(self.players), tuple(self.points), self.table is not None and not self.forfeited)


@dataclass
class Match:
    """A match of a knockout: as many games as it takes."""

    players: list[str]
    """The one who is higher in the bracket first."""
    games: list[Game] = field(default_factory=list)

    @property
    def winner(self) -> str | None:
        """Who goes on; None while that is open."""
        last = self.games[-1]
        if last.points is None:
            return None
        if len(last.players) == 1 or last.points[0] > last.points[1]:
            return last.players[0]
        if last.points[1] > last.points[0]:
            return last.players[1]
        # Nobody was there: whoever is higher in the bracket goes on. What was drawn on the board is played again.
        return self.players[0] if last.forfeited else None


class Tournament:
    """A tournament at one moment."""

    def __init__(self, entry: Entry) -> None:
        """The tournament after its first entry."""
        body = entry.body
        assert isinstance(body, Announced)
        self.id = entry.tournament
        self.settings = body.settings
        self.host = entry.person
        self.previous = body.previous
        self.season = body.season
        self.number = entry.number
        self.changed = entry.time
        self.phase: TournamentPhase = "announced"
        self.paused = False
        self.entrants = {person: Entrant(person, free_since=entry.time) for person in body.entered}
        """In the order in which they entered."""
        self.carried = list(body.entered)
        """Who takes part from the last season, in the order for the divisions of this one."""
        self.divisions: list[list[str]] = []
        self.rounds: int | None = None
        self.round = 0
        self.games: list[Game] = []
        self.by_table: dict[str, Game] = {}
        self.begun: float | None = None
        self.rests_since = entry.time
        """When it began or went on, or the last game ended."""
        self.places: list[list[tuple[str, int]]] = []
        self.next: str | None = None

    # Questions

    @property
    def open_games(self) -> list[Game]:
        """The games that are not over."""
        return [game for game in self.by_table.values() if game.points is None]

    @property
    def active(self) -> list[str]:
        """Who takes part now."""
        return [person for person, entrant in self.entrants.items() if entrant.active]

    @property
    def ranked(self) -> list[str]:
        """Everybody in the order of the first ranking; who came later is behind."""
        first = [person for division in self.divisions for person in division]
        known = set(first)
        return first + [person for person in self.entrants if person not in known]

    @property
    def ends(self) -> float | None:
        """When an arena ends."""
        if self.settings.form != "arena" or self.begun is None:
            return None
        return self.begun + 60 * self.settings.minutes

    def first_ranking(self) -> list[str]:
        """Who takes part, the highest rating first; in a league first those from the last season."""
        active = self.active
        carried = [person for person in self.carried if person in active]
        others = [person for person in active if person not in carried]
        return carried + sorted(others, key=lambda person: -(self.entrants[person].rating or FIRST_RATING))

    def matches(self, number: int) -> list[Match]:
        """The matches of a round of a knockout, from the top of the bracket."""
        found: dict[frozenset[str], Match] = {}
        ranks = {person: rank for rank, person in enumerate(self.ranked)}
        for game in self.games:
            if game.round == number:
                players = sorted(game.players, key=ranks.__getitem__)
                found.setdefault(frozenset(players), Match(players)).games.append(game)
        return list(found.values())

    def standings(self) -> list[list[Standing]]:
        """The standings of each division."""
        form = "round-robin" if self.settings.form == "league" else self.settings.form
        over = [game for game in self.games if game.points is not None]
        if len(self.divisions) < 2:
            # A bye in a knockout is no victory.
            counted = [game.played for game in over if form != "knockout" or len(game.players) > 1]
            found = standings(self.ranked, counted, TIE_BREAKS[form])
            return [self._by_rounds(found) if form == "knockout" else found]
        return [
            standings(people, [game.played for game in over if game.division == number], TIE_BREAKS[form])
            for number, people in enumerate(self.divisions)
        ]

    def _by_rounds(self, found: list[Standing]) -> list[Standing]:
        """In a knockout the place is how far somebody has come: to which round, and whether they won it."""
        reached = dict.fromkeys(self.ranked, 0)
        for number in range(1, self.round + 1):
            for match in self.matches(number):
                for player in match.players:
                    reached[player] = 2 * number + (player == match.winner)
        found.sort(key=lambda each: -reached[each.player])
        for place, mine in enumerate(found, 1):
            before = found[place - 2] if place > 1 else None
            equal = before is not None and reached[before.player] == reached[mine.player]
            mine.place = before.place if before is not None and equal else place
        return found

    def contestants(self, people: list[str]) -> list[Contestant]:
        """What pairings have to know of these people."""
        points = dict.fromkeys(self.entrants, 0)
        met: dict[str, dict[str, int]] = {person: {} for person in self.entrants}
        seats: dict[str, list[int]] = {person: [] for person in self.entrants}
        byes = dict.fromkeys(self.entrants, 0)
        floated: dict[str, int] = {}
        for game in self.games:
            if len(game.players) == 1:
                byes[game.players[0]] += 1
                floated[game.players[0]] = game.round
            elif game.table is not None:
                for seat, person in enumerate(game.players):
                    other = game.players[1 - seat]
                    met[person][other] = met[person].get(other, 0) + 1
                    seats[person].append(seat)
        # Points before each round tell who met somebody of other points.
        for number in range(1, self.round + 1):
            games = [game for game in self.games if game.round == number]
            for game in games:
                if len(game.players) > 1 and points[game.players[0]] != points[game.players[1]]:
                    floated.update(dict.fromkeys(game.players, number))
            for game in games:
                for person, gained in zip(game.players, game.points or [], strict=False):
                    points[person] += gained
        return [
            Contestant(
                person,
                points[person],
                met[person],
                seats[person].count(0) - seats[person].count(1),
                tuple(seats[person][-2:]),
                byes[person],
                floated.get(person) == self.round > 0,
            )
            for person in people
        ]

    def last_opponents(self) -> dict[str, str]:
        """Whom everybody met last."""
        found: dict[str, str] = {}
        for game in self.games:
            if len(game.players) > 1:
                one, other = game.players
                found[one], found[other] = other, one
        return found

    def busy(self) -> set[str]:
        """Who plays now."""
        return {person for game in self.open_games for person in game.players}

    def champions(self) -> Iterator[str]:
        """Who has won, once it is over: those in the first place of the first division."""
        for person, place in self.places[0] if self.places else ():
            if place == 1:
                yield person

    # Entries

    def apply(self, entry: Entry) -> None:
        """Take the next entry."""
        if entry.number != self.number + 1:
            raise ValueError(f"entry {entry.number} does not follow {self.number}")
        self.number = entry.number
        self.changed = entry.time
        if isinstance(entry.body, Begun | Paired | Finished | Resumed):
            self.rests_since = entry.time
        match entry.body:
            case Entered(person, rating):
                entrant = self.entrants.setdefault(person, Entrant(person, rating))
                entrant.active = True
                entrant.free_since = entry.time
            case Left(person, excluded):
                self.entrants[person].active = False
                self.entrants[person].excluded |= excluded
            case Passed(giver, person):
                self._pass_on(giver, person)
            case Begun(divisions, rounds):
                self.phase = "running"
                self.divisions = [list(people) for people in divisions]
                self.rounds = rounds
                self.begun = entry.time
                for entrant in self.entrants.values():
                    entrant.free_since = entry.time
            case Paired(number, games):
                self.round = number
                for pairing in games:
                    self._add(number, pairing)
            case Finished(table, points, forfeited):
                game = self.by_table[table]
                game.points = points
                game.forfeited = forfeited
                for seat, person in enumerate(game.players):
                    self.entrants[person].free_since = entry.time
                    if seat in forfeited:
                        # Whoever is not there is not waited for again, until they say that they are back.
                        self.entrants[person].active = False
            case Paused() | Resumed():
                self.paused = isinstance(entry.body, Paused)
            case Ended(places, following):
                self.phase = "over"
                self.places = places
                self.next = following
            case Cancelled():
                self.phase = "cancelled"
            case Announced():
                raise ValueError("a tournament is announced once")

    def _add(self, number: int, pairing: Pairing) -> None:
        points = None if pairing.table is not None else pairing.points
        game = Game(number, list(pairing.players), pairing.table, points, pairing.forfeited, pairing.division)
        self.games.append(game)
        if pairing.table is not None:
            self.by_table[pairing.table] = game

    def _pass_on(self, giver: str, person: str) -> None:
        self.entrants = {person if each == giver else each: entrant for each, entrant in self.entrants.items()}
        self.entrants[person].person = person
        for game in self.games:
            game.players = [person if each == giver else each for each in game.players]
        for people in (*self.divisions, self.carried):
            people[:] = [person if each == giver else each for each in people]
        self.places = [
            [(person if each == giver else each, place) for each, place in division] for division in self.places
        ]
        if self.host == giver:
            self.host = person
