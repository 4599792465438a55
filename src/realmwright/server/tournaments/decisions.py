"""What may be done about a tournament, and what happens in it by itself: the next entry of its log.

Nothing here changes anything. Whoever writes the entry first has decided; all others find that it is there.
"""

import math
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from realmwright.server.errors import Refused
from realmwright.server.tournaments.entries import (
    AnyBody,
    Begun,
    Cancelled,
    Ended,
    Entered,
    Left,
    Paired,
    Pairing,
    Paused,
    Resumed,
)
from realmwright.server.tournaments.pairings import knockout, league
from realmwright.server.tournaments.pairings.arena import arena_pairs
from realmwright.server.tournaments.pairings.round_robin import berger
from realmwright.server.tournaments.pairings.swiss import seated, swiss_round
from realmwright.server.tournaments.standings import DRAW, WIN
from realmwright.server.tournaments.tournament import Tournament
from realmwright.tournament_protocol import (
    BeginTournament,
    EndTournament,
    EnterTournament,
    ExcludeEntrant,
    LeaveTournament,
    PauseTournament,
    ResumeTournament,
    TournamentCommand,
)

FEWEST: Final = 2
"""With fewer people nothing takes place."""
GATHER_SECONDS: Final = 4.0
"""How long the first who is free in an arena waits for others, so that there is a choice."""
AGAIN_SECONDS: Final = 30.0
"""How long two who have just met wait in an arena for somebody else."""
IDLE_SECONDS: Final = 30 * 86_400.0
"""What waits for its host is over after so long in which nothing has happened."""
SEASON_SECONDS: Final = 60.0
"""The shortest time between two seasons of a league."""

NewId = Callable[[], str]


class Visitor(NamedTuple):
    """Somebody who gives a command."""

    id: str
    account: bool
    rating: int | None = None


# Commands


def decide(tournament: Tournament, visitor: Visitor, command: TournamentCommand, most: int) -> AnyBody | None:
    """The entry that a command leads to; None if all is as it says. Raises Refused if it is not allowed."""
    person = visitor.id
    match command:
        case EnterTournament():
            return _enter(tournament, visitor, most)
        case LeaveTournament():
            _need_unfinished(tournament)
            entrant = tournament.entrants.get(person)
            return Left(person) if entrant is not None and entrant.active else None
        case ExcludeEntrant(number):
            _need_host(tournament, person)
            _need_unfinished(tournament)
            people = list(tournament.entrants)
            if number >= len(people):
                raise Refused("unknown-person", "nobody here has this number")
            return None if tournament.entrants[people[number]].excluded else Left(people[number], excluded=True)
        case BeginTournament():
            _need_host(tournament, person)
            if tournament.phase != "announced":
                return None
            if len(tournament.active) < FEWEST:
                raise Refused("not-now", f"a tournament needs at least {FEWEST} people")
            return begun(tournament)
        case PauseTournament() | ResumeTournament():
            _need_host(tournament, person)
            if tournament.phase != "running":
                raise Refused("not-now", "the tournament is not running")
            wanted = isinstance(command, PauseTournament)
            return None if tournament.paused == wanted else Paused() if wanted else Resumed()
        case EndTournament():
            _need_host(tournament, person)
            if tournament.phase == "announced":
                return Cancelled()
            return _ended(tournament) if tournament.phase == "running" else None


def may_enter(tournament: Tournament, visitor: Visitor | None, most: int) -> bool:
    """Whether somebody could enter now."""
    if visitor is None:
        return False
    try:
        return _enter(tournament, visitor, most) is not None
    except Refused:
        return False


def _enter(tournament: Tournament, visitor: Visitor, most: int) -> AnyBody | None:
    _need_unfinished(tournament)
    settings = tournament.settings
    if not visitor.account and (settings.rated or settings.public):
        raise Refused("no-account", "this tournament is for people with accounts; make one first, it keeps everything")
    known = tournament.entrants.get(visitor.id)
    if known is not None and known.excluded:
        raise Refused("removed", "the host has excluded you from this tournament")
    if known is not None and known.active:
        return None
    if tournament.phase == "running" and known is None:
        if settings.form not in ("swiss", "arena") or not settings.late:
            raise Refused("not-now", "the tournament has begun, and nobody can enter any more")
        if tournament.rounds is not None and tournament.round >= tournament.rounds:
            raise Refused("not-now", "the last round has begun")
    if tournament.phase == "announced" or known is None:
        # Whoever has left before the beginning has given their place away.
        taken = len(tournament.active) if tournament.phase == "announced" else len(tournament.entrants)
        if taken >= min(settings.most, most):
            raise Refused("full", "there is no place left in this tournament")
    return Entered(visitor.id, visitor.rating)


def _need_unfinished(tournament: Tournament) -> None:
    if tournament.phase == "over":
        raise Refused("not-now", "the tournament is over")
    if tournament.phase == "cancelled":
        raise Refused("not-now", "the tournament does not take place")


def _need_host(tournament: Tournament, person: str) -> None:
    if tournament.host != person:
        raise Refused("not-yours", "only the host may do this")


# What happens by itself


def due(tournament: Tournament) -> float | None:
    """When something may next happen by itself, apart from the end of a game."""
    if tournament.phase not in ("announced", "running"):
        return None
    if _left_alone(tournament):
        return tournament.changed + IDLE_SECONDS
    if tournament.phase == "announced":
        return tournament.settings.starts
    if tournament.settings.form == "arena":
        return _arena_due(tournament)
    if tournament.open_games:
        return None
    if tournament.round == 0 or tournament.round == tournament.rounds:
        return tournament.rests_since
    return tournament.rests_since + tournament.settings.rest


def _left_alone(tournament: Tournament) -> bool:
    """Whether it waits for its host, who may not come back."""
    return tournament.paused or (tournament.phase == "announced" and tournament.settings.starts is None)


def next_entry(tournament: Tournament, now: float, new_id: NewId) -> AnyBody | None:
    """What happens now, if anything does. Every game gets the id of its table here, and so only once."""
    moment = due(tournament)
    if moment is None or moment > now:
        return None
    if tournament.phase == "announced":
        begins = len(tournament.active) >= FEWEST and not _left_alone(tournament)
        return begun(tournament) if begins else Cancelled()
    if _left_alone(tournament):
        return _ended(tournament)
    match tournament.settings.form:
        case "swiss":
            return _next_swiss(tournament, new_id)
        case "knockout":
            return _next_knockout(tournament, new_id)
        case "arena":
            return _next_arena(tournament, now, new_id)
        case _:
            return _next_of_divisions(tournament, new_id)


def begun(tournament: Tournament) -> Begun:
    """The beginning, with everybody who takes part in the order of their first ranking."""
    ranked, settings = tournament.first_ranking(), tournament.settings
    count = len(ranked)
    divisions, rounds = [ranked], None
    match settings.form:
        case "swiss":
            longest = count - 1 + count % 2
            rounds = min(settings.rounds or max(1, math.ceil(math.log2(count))), longest)
        case "knockout":
            rounds = math.ceil(math.log2(count))
        case "round-robin":
            rounds = count - 1 + count % 2
        case "league":
            divisions = league.divisions_of(ranked, settings.division)
            rounds = max(len(each) - 1 + len(each) % 2 for each in divisions)
        case "arena":
            pass
    return Begun(divisions, rounds)


def _next_swiss(tournament: Tournament, new_id: NewId) -> AnyBody:
    people = [person for person in tournament.ranked if tournament.entrants[person].active]
    if tournament.round == tournament.rounds or len(people) < FEWEST:
        return _ended(tournament)
    found = swiss_round(tournament.contestants(people))
    games = [Pairing(list(pair), new_id()) for pair in found.pairs]
    if found.bye is not None:
        games.append(Pairing([found.bye], points=[WIN]))
    return Paired(tournament.round + 1, games)


def _next_knockout(tournament: Tournament, new_id: NewId) -> AnyBody:
    if tournament.round == 0:
        first = knockout.first_round(tournament.divisions[0])
        return Paired(1, [_match(tournament, pair, new_id) for pair in first])
    matches = tournament.matches(tournament.round)
    drawn = [match for match in matches if match.winner is None]
    if drawn:
        # The other one begins now.
        again = [(match.games[-1].players[1], match.games[-1].players[0]) for match in drawn]
        return Paired(tournament.round, [_game(tournament, pair, new_id) for pair in again])
    if len(matches) == 1:
        return _ended(tournament)
    winners = [match.winner for match in matches if match.winner is not None]
    pairs = knockout.next_round(winners)
    return Paired(tournament.round + 1, [_match(tournament, pair, new_id) for pair in pairs])


def _next_of_divisions(tournament: Tournament, new_id: NewId) -> AnyBody:
    if tournament.round == tournament.rounds:
        return _ended(tournament, new_id)
    games = []
    for number, people in enumerate(tournament.divisions):
        rounds = berger(len(people))
        for one, other in rounds[tournament.round] if tournament.round < len(rounds) else ():
            # To sit out is worth nothing here: everybody does as often.
            if other is not None:
                games.append(_game(tournament, (people[one], people[other]), new_id, number))
    return Paired(tournament.round + 1, games)


def _match(tournament: Tournament, pair: tuple[str, str | None], new_id: NewId) -> Pairing:
    """The first game of a match of a knockout."""
    one, other = pair
    if other is None:
        return Pairing([one], points=[WIN])
    first, second = tournament.contestants([one, other])
    return _game(tournament, seated(first, second), new_id)


def _game(tournament: Tournament, pair: tuple[str, str], new_id: NewId, division: int = 0) -> Pairing:
    """A game that the form asks for; whoever has left has lost it."""
    gone = [seat for seat, person in enumerate(pair) if not tournament.entrants[person].active]
    if not gone:
        return Pairing(list(pair), new_id(), division=division)
    points = [0 if seat in gone else WIN for seat in range(len(pair))]
    return Pairing(list(pair), points=points, forfeited=gone, division=division)


# Arenas


def _free(tournament: Tournament) -> list[str]:
    """Who waits for a game in an arena."""
    busy = tournament.busy()
    return [person for person in tournament.active if person not in busy]


def _arena_due(tournament: Tournament) -> float | None:
    """When the next games are paired, or the arena ends."""
    ends = tournament.ends
    assert ends is not None
    waiting = [tournament.entrants[person].free_since for person in _free(tournament)]
    if len(waiting) >= FEWEST and tournament.changed < ends:
        # Two who have just met need not meet at once again, if there is anybody else.
        alone = len(tournament.active) == FEWEST
        begins = min(waiting) + (GATHER_SECONDS if alone or _pairs(tournament, False) else AGAIN_SECONDS)
        if begins < ends:
            return begins
    return None if tournament.open_games else ends


def _pairs(tournament: Tournament, again: bool) -> Sequence[tuple[str, str]]:
    free = set(_free(tournament))
    people = [each.player for each in tournament.standings()[0] if each.player in free]
    return arena_pairs(tournament.contestants(people), tournament.last_opponents(), again)


def _next_arena(tournament: Tournament, now: float, new_id: NewId) -> AnyBody | None:
    assert tournament.ends is not None
    if now >= tournament.ends:
        return None if tournament.open_games else _ended(tournament)
    pairs = _pairs(tournament, False) or _pairs(tournament, True)
    return Paired(tournament.round + 1, [Pairing(list(pair), new_id()) for pair in pairs]) if pairs else None


# The end


def _ended(tournament: Tournament, new_id: NewId | None = None) -> Ended:
    """The end, with the places as they are; a league goes on with its next season if it was played to its end."""
    places = [[(each.player, each.place) for each in division] for division in tournament.standings()]
    follows = new_id is not None and tournament.settings.form == "league" and len(tournament.active) >= FEWEST
    return Ended(places, new_id() if follows and new_id is not None else None)


def next_season(tournament: Tournament) -> list[str]:
    """Who takes part in the next season of a league, in the order for its divisions."""
    divisions = [[person for person, _ in division] for division in tournament.places]
    ranked = league.after_season(divisions, tournament.settings.moving)
    return [person for person in ranked if tournament.entrants[person].active]


def score(outcome: Sequence[int] | None, seats: int) -> list[int]:
    """The points of all seats in halves, from the seats that have won; none has if there was no game."""
    if not outcome:
        return [0] * seats
    return [(WIN if len(outcome) == 1 else DRAW) if seat in outcome else 0 for seat in range(seats)]
