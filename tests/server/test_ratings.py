"""Ratings: rated games are agreed on, rated once whatever happens, and follow from the log."""

import asyncio
import math
from typing import Any

import pytest
from sqlalchemy import text

from realmwright.protocol import BotSeat, Clock, GuestSeat, Join, OpenSeat, OwnSeat, Replace, Resign, Return
from realmwright.server.errors import Refused
from realmwright.server.ratings.anchors import LEVELS, MEASURED, anchors
from realmwright.server.ratings.computing import RatedGame, rated_game, ratings_after
from realmwright.server.ratings.recompute import Recomputed, recompute
from realmwright.server.ratings.scale import SPREAD, Pool, Rating, pool_named, pool_of
from realmwright.server.recount import recount
from realmwright.server.storage.database import Storage
from realmwright.server.tables.setup import Actor
from tests.server.process import ServerProcess
from tests.server.raw_client import Guest, call, eventually
from tests.server.table_driver import ANNA, BEN, CLEO, TableDriver

ANN = ANNA._replace(account=True, rating=Rating(27.0, 2.0))
BOB = BEN._replace(account=True, rating=Rating())
CLEA = CLEO._replace(account=True, rating=Rating())
RATED: dict[str, Any] = {"rated": True, "takebacks": False}
PASSWORD = "a long password"

# Agreeing


def rated_table(*people: Actor, **choices: Any) -> TableDriver:
    """A rated table with a seat for each of these people; all have agreed."""
    driver = TableDriver(OwnSeat(), *[OpenSeat()] * (len(people) - 1), host=people[0], **RATED, **choices)
    for person in people[1:]:
        driver.does(person, Join(rated=True))
    return driver


def test_nobody_sits_down_to_a_rated_game_without_agreeing() -> None:
    driver = TableDriver(OwnSeat(), OpenSeat(), host=ANN, **RATED)
    assert driver.refusal(BOB, Join()) == "rated"
    driver.does(BOB, Join(rated=True))
    assert [seat.rating for seat in driver.table.data.seats] == [Rating(27.0, 2.0), Rating()]


def test_guests_neither_open_nor_join_rated_tables() -> None:
    with pytest.raises(Refused, match="accounts"):
        TableDriver(OwnSeat(), OpenSeat(), host=ANNA, **RATED)
    assert TableDriver(OwnSeat(), OpenSeat(), host=ANN, **RATED).refusal(BEN, Join(rated=True)) == "no-account"


@pytest.mark.parametrize(
    ("seats", "choices"),
    [
        ((OwnSeat(), GuestSeat("Gus")), {}),
        ((OwnSeat(), BotSeat("random")), {}),
        ((BotSeat("easy"), BotSeat("hard")), {}),
        ((OwnSeat(), OpenSeat()), {"takebacks": True}),
        ((OwnSeat(), OpenSeat()), {"hints": "greedy"}),
    ],
    ids=["guest at the screen", "bot without a rating", "bots alone", "takebacks", "hints"],
)
def test_what_cannot_be_rated_is_refused(seats: Any, choices: dict[str, Any]) -> None:
    with pytest.raises(Refused):
        TableDriver(*seats, host=ANN, **{**RATED, **choices})


def test_measured_bots_bring_their_rating() -> None:
    driver = TableDriver(OwnSeat(), BotSeat("easy"), host=ANN, **RATED)
    assert driver.table.data.seats[1].rating == anchors("kingdom-builder")["easy"]


# Who comes in where


def test_those_who_resign_come_last_whatever_their_points() -> None:
    driver = rated_table(ANN, BOB, CLEA)
    driver.does(BOB, Resign())
    driver.does(ANN, Resign())
    game = rated_game(driver.table.data)
    assert game.pool == Pool("kingdom-builder", "days", "more")
    assert game.people == (ANN.id, BOB.id, CLEA.id)
    assert game.places == (1, 1, 0)


def test_whoever_let_a_bot_play_has_lost_although_they_came_back() -> None:
    """Given three people of whom one let a bot play, then the game ranks them with the one who has resigned."""
    driver = rated_table(ANN, BOB, CLEA, stand_in="greedy")
    driver.does(ANN, Replace(0))
    driver.plays()
    driver.does(ANN, Return())
    driver.does(BOB, Resign())
    driver.played_out()
    assert rated_game(driver.table.data).places == (1, 1, 0)


@pytest.mark.parametrize(
    ("clock", "players", "pool"),
    [
        (Clock(turn=60), 2, "kingdom-builder.live.two"),
        (Clock(game=900), 3, "kingdom-builder.live.more"),
        (Clock(turn=86_400), 2, "kingdom-builder.days.two"),
        (Clock(), 4, "kingdom-builder.days.more"),
    ],
)
def test_pools_have_names(clock: Clock, players: int, pool: str) -> None:
    found = pool_of("kingdom-builder", clock, players)
    assert found.name == pool
    assert pool_named(pool) == found


@pytest.mark.parametrize("name", ["", "x", "x.live", ".live.two", "x.live.three", "x.live.two.y"])
def test_other_names_are_no_pools(name: str) -> None:
    assert pool_named(name) is None


# Computing


@pytest.mark.parametrize("game", MEASURED)
def test_anchors_predict_the_shares_that_were_measured(game: str) -> None:
    found = anchors(game)
    for below, level, step in zip(LEVELS, LEVELS[1:], MEASURED[game], strict=False):
        difference = found[level].mu - found[below].mu
        assert 1 / (1 + math.exp(-difference / SPREAD)) == pytest.approx(step.share)
    assert found["hard"].points == 1500


def two(bot: str | None = None, places: tuple[int, ...] = (0, 1)) -> RatedGame:
    people = ("ann", None if bot else "bob")
    return RatedGame(Pool("kingdom-builder", "live", "two"), people, (None, bot), places)


def test_the_winner_rises_and_the_bot_stays() -> None:
    easy = anchors("kingdom-builder")["easy"]
    ann, bot = ratings_after(two("easy"), [Rating(), easy])
    assert ann.mu > 25
    assert ann.sigma < Rating().sigma
    assert bot == easy


def test_ratings_find_the_level_of_whoever_plays_with_bots() -> None:
    """Given somebody as good as the level hard, when they win half of their games against it, then that is found."""
    ann, hard = Rating(), anchors("kingdom-builder")["hard"]
    games = 0
    while not ann.sure:
        ann, _ = ratings_after(two("hard", ((0, 1), (1, 0))[games % 2]), [ann, hard])
        games += 1
    assert 10 <= games <= 20
    assert ann.points == pytest.approx(1500, abs=60)


# On a server


def account(server: ServerProcess, login: str) -> Guest:
    guest = Guest(server, login.title())
    guest.account(login, PASSWORD)
    return guest


def begin(host: Guest, *others: Guest, **settings: Any) -> str:
    """A rated game that has begun."""
    table = host.table("me", *["open"] * len(others), **{**RATED, "clock": {"turn": 600}, **settings})
    for other in others:
        assert other.do(table, "join", rated=True).status == 200
    eventually(lambda: host.position(table)["phase"] == "playing")
    return table


def lose(loser: Guest, table: str, reader: Guest) -> list[int]:
    """Somebody resigns; what the game has changed, as soon as that is known."""
    assert loser.do(table, "resign").status == 200
    eventually(lambda: "gain" in reader.position(table)["seats"][0])
    return [seat["gain"] for seat in reader.position(table)["seats"]]


def mine(guest: Guest) -> Any:
    return guest.ask("GET", "ratings").json()["mine"]


def computed(server: ServerProcess) -> Recomputed:
    return asyncio.run(recompute(server.database or f"sqlite:///{server.place}/realmwright.db"))


def test_what_was_shown_is_what_the_log_says(serve: Any, database: str) -> None:
    """Given rated games of three people, then all ratings come out the same when they are computed from the log."""
    server = serve(database=database)
    ann, bob, cid = (account(server, name) for name in ("ann", "bob", "cid"))
    gains = lose(bob, begin(ann, bob), ann)
    assert gains[0] == -gains[1] > 0
    lose(ann, begin(ann, cid), ann)
    lose(cid, begin(bob, cid), bob)
    standings = [mine(each) for each in (ann, bob, cid)]
    assert [each[0]["games"] for each in standings] == [2, 2, 2]
    assert all(each[0]["rating"]["provisional"] for each in standings)
    assert computed(server) == Recomputed(1, 3, 0, 0)
    server.finish()
    asyncio.run(change(server, "UPDATE ratings SET mu = 40, games = 7 WHERE mu < 25"))
    assert computed(server).corrected > 0
    assert computed(server).corrected == 0
    server.start()
    assert [mine(each) for each in (ann, bob, cid)] == standings


def test_a_server_that_was_killed_before_it_rated_does_so_when_it_is_back(serve: Any, database: str) -> None:
    """Given a game that ended but was not rated, when a server starts, then it is rated, and only once."""
    server = serve(database=database)
    ann, bob = account(server, "ann"), account(server, "bob")
    table = begin(ann, bob)
    server.kill()
    server.settings["ratings"] = "off"
    server.start()
    assert bob.do(table, "resign").status == 200
    assert ann.ask("GET", "ratings").status == 404
    refused = ann.ask(
        "POST", "tables", {"game": "kingdom-builder", "seats": [{"kind": "me"}, {"kind": "open"}], **RATED}
    )
    assert refused.status == 403
    server.kill()
    server.settings["ratings"] = "on"
    for _ in range(2):
        server.start()
        eventually(lambda: mine(ann))
        assert [each["games"] for each in mine(ann) + mine(bob)] == [1, 1]
        server.kill()
    assert computed(server) == Recomputed(1, 1, 0, 0)


def test_a_leaderboard_has_those_who_are_sure(serve: Any) -> None:
    server = serve()
    ann, bob, cid = (account(server, name) for name in ("ann", "bob", "cid"))
    lose(bob, begin(ann, bob), ann)
    pool = "kingdom-builder.live.two"
    board = call(server, "GET", f"ratings/{pool}").json()
    assert board["leaders"] == []
    assert board["bots"]["hard"] == 1500
    server.finish()
    asyncio.run(change(server, "UPDATE ratings SET sigma = 2, sure = true"))
    assert asyncio.run(recount(f"sqlite:///{server.place}/realmwright.db")) == 2
    server.start()
    board = ann.ask("GET", f"ratings/{pool}").json()
    assert [(each["rank"], each["name"], each.get("yours", False)) for each in board["leaders"]] == [
        (1, "Ann", True),
        (2, "Bob", False),
    ]
    assert mine(bob)[0]["rank"] == 2
    assert mine(cid) == []
    assert [each["pool"] for each in ann.ask("GET", "ratings").json()["pools"]] == [pool]
    assert ann.ask("GET", f"ratings/{pool}?after=2").json()["leaders"] == []
    assert ann.ask("GET", "ratings/nonsense").status == 404


def test_ratings_are_exported_and_go_with_their_person(serve: Any) -> None:
    """Given somebody who is gone, then the ratings of the others are still what the log says."""
    server = serve()
    ann, bob = account(server, "ann"), account(server, "bob")
    lose(bob, begin(ann, bob), ann)
    (exported,) = bob.ask("GET", "me/export").json()["ratings"]
    assert exported["pool"] == "kingdom-builder.live.two"
    table = begin(ann, bob)
    assert bob.ask("DELETE", "me", {"password": PASSWORD}).status == 204
    eventually(lambda: "gain" in ann.position(table)["seats"][0])
    assert mine(ann)[0]["games"] == 2
    assert computed(server) == Recomputed(1, 2, 0, 0)


async def change(server: ServerProcess, statement: str) -> None:
    """Change something behind the back of the server."""
    storage = Storage(server.database or f"sqlite:///{server.place}/realmwright.db")
    try:
        async with storage.writing() as connection:
            await connection.execute(text(statement))
    finally:
        await storage.close()
