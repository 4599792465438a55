"""What happens in a tournament of each form: rounds, byes, who comes late, goes or stays away, pauses and seasons."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from realmwright.game import RealmwrightError
from realmwright.protocol import Clock, Play, Resign
from realmwright.server.bots.pool import BotPool
from realmwright.server.bots.service import BotService
from realmwright.server.errors import Refused
from realmwright.server.operations.config import Config
from realmwright.server.operations.metrics import Metrics
from realmwright.server.people.accounts import People
from realmwright.server.storage.database import Storage
from realmwright.server.storage.server_clock import ServerClock
from realmwright.server.tables.live_tables import LiveTables
from realmwright.server.tables.setup import Actor
from realmwright.server.tournaments.decisions import (
    AGAIN_SECONDS,
    GATHER_SECONDS,
    IDLE_SECONDS,
    SEASON_SECONDS,
    Visitor,
    decide,
    due,
    next_entry,
)
from realmwright.server.tournaments.entries import (
    Announced,
    AnyBody,
    Begun,
    Ended,
    Entry,
    Finished,
    Paired,
    read_body,
    write_body,
)
from realmwright.server.tournaments.rows import next_announced
from realmwright.server.tournaments.running import Tournaments
from realmwright.server.tournaments.tables import check_settings, settings_of
from realmwright.server.tournaments.tournament import Game, Tournament
from realmwright.tournament_protocol import (
    BeginTournament,
    EndTournament,
    EnterTournament,
    ExcludeEntrant,
    LeaveTournament,
    NewTournament,
    PauseTournament,
    ResumeTournament,
    TournamentCommand,
)
from tests.server.shared_server import async_test

HOST = "host"


def settings(form: str, **values: Any) -> NewTournament:
    return NewTournament(**{"game": "tiny", "form": form, "title": "Cup", "clock": Clock(game=600), **values})


class Driver:
    """A tournament that a test drives, without a server."""

    def __init__(self, form: str, people: str = "", **values: Any) -> None:
        self.time = 1000.0
        self.ids = count()
        self.log = [Entry("t", 1, self.time, Announced(settings(form, **values)), HOST)]
        self.tournament = Tournament(self.log[0])
        for person in people:
            self.does(person, EnterTournament())

    def write(self, body: AnyBody | None, person: str | None = None) -> None:
        if body is None:
            return
        entry = Entry("t", self.tournament.number + 1, self.time, read_body(write_body(body)), person)
        self.log.append(entry)
        self.tournament.apply(entry)

    def does(self, person: str, command: TournamentCommand, most: int = 100, account: bool = True) -> None:
        self.write(decide(self.tournament, Visitor(person, account), command, most), person)

    def refusal(self, person: str, command: TournamentCommand, **values: Any) -> str:
        with pytest.raises(Refused) as problem:
            self.does(person, command, **values)
        return problem.value.code

    def goes_on(self, seconds: float = 0.0) -> AnyBody | None:
        """What happens by itself after some time, first of all."""
        self.time += seconds
        body = next_entry(self.tournament, self.time, lambda: f"table{next(self.ids)}")
        self.write(body)
        return body

    def begins(self) -> None:
        self.does(HOST, BeginTournament())
        self.goes_on()

    def ends(self, game: Game, winner: str | None, away: bool = False) -> None:
        assert game.table is not None
        points = [1 if winner is None else 2 * (person == winner) for person in game.players]
        self.write(Finished(game.table, points, [game.players.index(self.other(game, winner))] if away else []))

    def other(self, game: Game, winner: str | None) -> str:
        return next(person for person in game.players if person != winner)

    def plays(self) -> None:
        """All open games are won by whoever comes first in the alphabet."""
        for game in self.tournament.open_games:
            self.ends(game, min(game.players))

    def plays_out(self) -> None:
        while self.tournament.phase == "running":
            self.plays()
            self.goes_on(3600)

    def pairs(self, number: int) -> list[str]:
        return ["".join(game.players) for game in self.tournament.games if game.round == number]

    def places(self, division: int = 0) -> str:
        return "".join(person for person, _ in self.tournament.places[division])


@pytest.mark.parametrize("form", ["swiss", "round-robin", "knockout", "league"])
@pytest.mark.parametrize("people", ["ab", "abc", "abcdefg", "abcdefgh"])
def test_the_best_one_wins_whatever_the_form(form: str, people: str) -> None:
    driver = Driver(form, people)
    driver.begins()
    driver.plays_out()
    assert list(driver.tournament.champions()) == ["a"]
    # the same entries always lead to the same tournament
    again = Tournament(driver.log[0])
    for entry in driver.log[1:]:
        again.apply(entry)
    assert again.standings() == driver.tournament.standings()
    assert again.places == driver.tournament.places
    assert due(again) is None


def test_nothing_is_paired_while_anybody_plays() -> None:
    driver = Driver("swiss", "abcd", rest=60)
    driver.begins()
    driver.ends(driver.tournament.open_games[0], "a")
    assert driver.goes_on(1000) is None
    driver.plays()
    assert driver.goes_on(59) is None, "there is a rest between two rounds"
    assert isinstance(driver.goes_on(1), Paired)


def test_who_comes_late_is_paired_from_the_next_round() -> None:
    driver = Driver("swiss", "abcd", rounds=3)
    driver.begins()
    driver.does("e", EnterTournament())
    assert "e" not in "".join(driver.pairs(1))
    driver.plays()
    driver.goes_on()
    assert "e" in "".join(driver.pairs(2))
    strict = Driver("swiss", "abcd", late=False)
    strict.begins()
    assert strict.refusal("e", EnterTournament()) == "not-now"
    # who was in it may come back all the same
    strict.does("a", LeaveTournament())
    strict.does("a", EnterTournament())
    assert Driver("knockout", "abcd", most=4).refusal("e", EnterTournament()) == "full"


def test_who_leaves_is_paired_no_more_and_keeps_their_points() -> None:
    driver = Driver("swiss", "abcd", rounds=3)
    driver.begins()
    driver.plays()
    driver.does("a", LeaveTournament())
    driver.goes_on()
    assert "a" not in "".join(driver.pairs(2))
    driver.plays_out()
    assert "a" in driver.places()


def test_whoever_does_not_come_is_not_waited_for_again() -> None:
    driver = Driver("swiss", "abcd", rounds=3)
    driver.begins()
    game = driver.tournament.open_games[0]
    winner, away = game.players
    driver.ends(game, winner, away=True)
    driver.plays()
    driver.goes_on()
    assert away not in "".join(driver.pairs(2))
    standing = next(each for each in driver.tournament.standings()[0] if each.player == winner)
    assert (standing.points, standing.games) == (2, 0), "a forfeit is worth a victory, but is no game on the board"
    driver.does(away, EnterTournament())
    driver.plays()
    driver.goes_on()
    assert away in "".join(driver.pairs(3))


def test_who_has_left_a_round_robin_loses_what_is_left_of_it() -> None:
    driver = Driver("round-robin", "abcd")
    driver.begins()
    driver.plays()
    driver.does("a", LeaveTournament())
    driver.plays_out()
    lost = [game for game in driver.tournament.games if "a" in game.players and game.round > 1]
    assert len(lost) == 2
    assert all(game.table is None and len(game.forfeited) == 1 for game in lost)
    assert driver.places()[0] == "b"


def test_a_drawn_match_is_played_again_with_the_seats_changed() -> None:
    driver = Driver("knockout", "ab")
    driver.begins()
    (game,) = driver.tournament.open_games
    driver.ends(game, None)
    driver.goes_on()
    (again,) = driver.tournament.open_games
    assert again.round == 1
    assert again.players == game.players[::-1]
    driver.plays()
    assert isinstance(driver.goes_on(), Ended)
    assert driver.places() == "ab"


def test_places_of_a_knockout_are_how_far_people_came() -> None:
    driver = Driver("knockout", "abcdef")
    driver.begins()
    assert driver.pairs(1)[0] == "a", "the first two sit out the first round"
    driver.plays_out()
    assert dict(driver.tournament.places[0]) == {"a": 1, "b": 2, "c": 3, "d": 3, "e": 5, "f": 5}


def test_the_host_pauses_and_excludes() -> None:
    driver = Driver("swiss", "abcd", rounds=2)
    assert driver.refusal("a", BeginTournament()) == "not-yours"
    driver.begins()
    assert driver.refusal("a", PauseTournament()) == "not-yours"
    driver.does(HOST, PauseTournament())
    driver.plays()
    assert driver.goes_on(10_000) is None
    driver.does(HOST, ExcludeEntrant(3))
    assert driver.refusal("d", EnterTournament()) == "removed"
    driver.does(HOST, ResumeTournament())
    assert isinstance(driver.goes_on(), Paired)
    assert "d" not in "".join(driver.pairs(2))
    driver.does(HOST, EndTournament())
    assert driver.tournament.phase == "over"
    assert driver.refusal("e", EnterTournament()) == "not-now"


def test_it_begins_at_its_time_or_not_at_all() -> None:
    driver = Driver("swiss", "abc", starts=2000.0)
    assert driver.goes_on(999) is None
    assert isinstance(driver.goes_on(1), Begun)
    alone = Driver("swiss", "a", starts=2000.0)
    alone.goes_on(1000)
    assert alone.tournament.phase == "cancelled"


def test_what_waits_for_its_host_is_over_some_day() -> None:
    driver = Driver("swiss", "abcd", rounds=3)
    assert driver.goes_on(IDLE_SECONDS - 1) is None
    driver.begins()
    driver.does(HOST, PauseTournament())
    assert driver.goes_on(IDLE_SECONDS - 1) is None
    assert isinstance(driver.goes_on(1), Ended)
    forgotten = Driver("swiss", "abcd")
    forgotten.goes_on(IDLE_SECONDS)
    assert forgotten.tournament.phase == "cancelled"


def test_guests_need_an_invitation() -> None:
    assert Driver("swiss", public=True).refusal("g", EnterTournament(), account=False) == "no-account"
    assert Driver("swiss", rated=True).refusal("g", EnterTournament(), account=False) == "no-account"
    Driver("swiss").does("g", EnterTournament(), account=False)


# Arenas


def test_an_arena_pairs_whoever_is_free_until_its_time_is_over() -> None:
    driver = Driver("arena", "abcd", minutes=10)
    driver.does(HOST, BeginTournament())
    assert driver.goes_on(GATHER_SECONDS - 1) is None, "it waits a little, so that there is a choice"
    assert isinstance(driver.goes_on(1), Paired)
    first, second = driver.tournament.open_games
    driver.ends(first, first.players[0])
    assert driver.goes_on(GATHER_SECONDS) is None, "those two have just met"
    driver.ends(second, second.players[0])
    assert isinstance(driver.goes_on(GATHER_SECONDS), Paired)
    assert {frozenset(pair) for pair in driver.pairs(2)}.isdisjoint({frozenset(pair) for pair in driver.pairs(1)})
    # somebody comes in between, and plays at once with whoever is free next
    driver.does("e", EnterTournament())
    driver.ends(driver.tournament.open_games[0], None)
    driver.goes_on(GATHER_SECONDS)
    assert "e" in "".join(driver.pairs(3))
    driver.goes_on(600)
    assert driver.tournament.phase == "running", "games that have begun are played to their end"
    driver.plays()
    assert isinstance(driver.goes_on(), Ended)


def test_two_alone_in_an_arena_meet_again() -> None:
    driver = Driver("arena", "abc")
    driver.does(HOST, BeginTournament())
    driver.goes_on(GATHER_SECONDS)
    waiting = next(person for person in "abc" if person not in driver.pairs(1)[0])
    driver.plays()
    assert isinstance(driver.goes_on(GATHER_SECONDS), Paired)
    assert waiting in driver.pairs(2)[0]
    driver.plays()
    driver.does(waiting, LeaveTournament())
    assert isinstance(driver.goes_on(AGAIN_SECONDS), Paired)


# Leagues


def test_a_league_goes_on_with_its_next_season() -> None:
    driver = Driver("league", "abcdef", division=3, rest=600)
    driver.begins()
    assert [len(each) for each in driver.tournament.divisions] == [3, 3]
    driver.plays_out()
    assert (driver.places(0), driver.places(1)) == ("abc", "def")
    following = next_announced(driver.tournament, driver.log[-1])
    assert isinstance(following.body, Announced)
    assert "".join(following.body.entered) == "abdcef", "the last and the first have changed places"
    season = Tournament(following)
    assert (season.season, season.previous, season.settings.starts) == (2, "t", driver.time + 600)
    begun = next_entry(season, driver.time + 600, lambda: "x")
    assert begun == Begun([["a", "b", "d"], ["c", "e", "f"]], 3)
    # a league that its host has ended does not go on
    ended = Driver("league", "abcd")
    ended.begins()
    ended.does(HOST, EndTournament())
    assert ended.tournament.next is None


# Settings


@pytest.mark.parametrize(
    "values",
    [
        {"clock": Clock()},
        {"form": "arena", "clock": Clock(turn=60)},
        {"form": "arena", "clock": Clock(game=86_400)},
        {"game": "chess"},
        {"options": {"nonsense": 1}},
        {"starts": 5.0},
        {"same_setup": True, "game": "dominion", "options": {"edition": "first"}},
    ],
    ids=str,
)
def test_what_could_not_be_played_is_not_announced(values: dict[str, Any]) -> None:
    with pytest.raises(RealmwrightError):
        check_settings(settings(**{"form": "swiss", "game": "kingdom-builder", **values}), Actor("a", "A", "blue"), 1e9)


@pytest.mark.parametrize("game", ["kingdom-builder", "winter-kingdom", "dominion"])
def test_all_tables_of_a_round_may_have_the_same_setup(game: str) -> None:
    wanted = settings("swiss", game=game, same_setup=True)
    check_settings(wanted, Actor("a", "A", "blue"), 0)
    one, two = settings_of("t", wanted, 1, False), settings_of("t", wanted, 2, False)
    assert one == settings_of("t", wanted, 1, False)
    assert one.options != two.options


# With a server whose clock is set by hand


class World:
    """A database with tables and tournaments, at a time that a test chooses."""

    def __init__(self, place: Path) -> None:
        self.time = 1_800_000_000.0
        config = Config(str(place))
        self.storage = Storage(config.database_url)
        clock = ServerClock(lambda: self.time, lambda: self.time)
        self.tables = LiveTables(config, self.storage, BotService(config, BotPool(1), Metrics()), Metrics(), clock)
        self.people = People(self.storage, 1)
        self.tournaments = Tournaments(self.tables)

    async def begun(self, form: str, many: int) -> tuple[str, list[Actor]]:
        """A tournament that has begun, with its people."""
        people = []
        for number in range(many):
            guest, _ = await self.people.guest(f"P{number}", "blue", "")
            people.append(Actor(guest.id, guest.name, "blue"))
        ident = await self.tournaments.announce(HOST, Announced(settings(form, game="kingdom-builder")))
        for person in people:
            await self.does(ident, person.id, EnterTournament())
        await self.does(ident, HOST, BeginTournament())
        await self.goes_on()
        return ident, people

    async def does(self, ident: str, person: str, command: TournamentCommand) -> None:
        who = Visitor(person, False)
        await self.tournaments.append(ident, lambda tournament: decide(tournament, who, command, 100), person)

    async def goes_on(self, seconds: float = 0.0) -> None:
        self.time += seconds
        for _ in range(3):
            await self.tournaments.run_round()
        async with asyncio.timeout(20):
            while self.tables.tasks._tasks:
                await asyncio.sleep(0.01)

    async def games(self, ident: str) -> list[Game]:
        return (await self.tournaments.find(ident)).games


@asynccontextmanager
async def world(place: Path) -> AsyncIterator[World]:
    found = World(place)
    await found.storage.open()
    try:
        yield found
    finally:
        await found.tables.close()
        await found.storage.close()


@async_test
async def test_whoever_does_not_come_in_time_has_lost(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        ident, people = await here.begun("swiss", 2)
        (game,) = await here.games(ident)
        assert game.table is not None
        first, second = (next(each for each in people if each.id == person) for person in game.players)
        await here.goes_on(299)
        assert game.points is None
        # the first one has come, and the other one has as long from when it is their turn
        live = here.tables.get(game.table)
        while (await live.read()).turn == 0:
            table = await live.read()
            assert table.state is not None
            action = table.state.say((table.state.legal() & -table.state.legal()).bit_length() - 1)
            await live.do(first, None, Play(table.data.at, action))
        await here.goes_on(299)
        assert (await here.games(ident))[0].points is None
        await here.goes_on(1)
        (over,) = await here.games(ident)
        assert (over.points, over.forfeited) == ([2, 0], [1])
        found = await here.tournaments.find(ident)
        assert found.phase == "over"
        assert not found.entrants[second.id].active


@async_test
async def test_whoever_gives_up_is_still_there(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        ident, people = await here.begun("swiss", 2)
        (game,) = await here.games(ident)
        assert game.table is not None
        await here.tables.get(game.table).do(people[0], None, Resign())
        await here.goes_on()
        (over,) = await here.games(ident)
        assert over.forfeited == []
        assert sorted(over.points or []) == [0, 2]


@async_test
async def test_the_next_season_is_announced_with_the_end_of_the_last(tmp_path: Path) -> None:
    """Given a league that is over, then those who took part are in its next season, which begins by itself."""
    async with world(tmp_path) as here:
        ident, people = await here.begun("league", 3)
        while (found := await here.tournaments.find(ident)).phase == "running":
            (game,) = found.open_games
            assert game.table is not None
            loser = max(game.players, key=[each.id for each in people].index)
            await here.tables.get(game.table).do(next(each for each in people if each.id == loser), None, Resign())
            await here.goes_on()
        following = found.next
        assert following is not None
        season = await here.tournaments.find(following)
        assert (season.phase, season.season, season.previous) == ("announced", 2, ident)
        assert season.active == [each.id for each in people]
        await here.does(following, people[2].id, LeaveTournament())
        await here.goes_on(SEASON_SECONDS)
        assert (await here.tournaments.find(following)).divisions == [[people[0].id, people[1].id]]
        assert len(await here.games(following)) == 1
