"""Tables from the first wish to the last list: what can be chosen, who sits where, and what is left of a game."""

import asyncio
from collections.abc import Iterator
from typing import Any, Final, Literal

import pytest

from realmwright.bots import bots_for
from realmwright.game import Game, Option, games
from realmwright.protocol import (
    Arrange,
    Begin,
    BotSeat,
    Chat,
    Done,
    Failed,
    GuestSeat,
    Join,
    Kick,
    Leave,
    News,
    Offer,
    Position,
    Rematch,
    Replay,
    SeatWish,
    Settings,
    TableList,
    TableSign,
)
from realmwright.record import Record
from realmwright.rules.kingdom_builder.setup import SET_NAMES
from tests.server.process import ServerProcess
from tests.server.shared_server import (
    BOT,
    GUS,
    ME,
    OPEN,
    Clients,
    Guest,
    async_test,
    builder,
    gather,
    play_out,
    soon,
    tiny,
)

pytestmark = pytest.mark.usefixtures("plugins")

# What can be chosen


@async_test
async def test_the_offer_has_every_game_with_its_options_and_every_bot(shared_server: ServerProcess) -> None:
    async with Clients(shared_server) as clients:
        offer: Offer = await clients.nobody.call("GET", "/offer", gives=Offer)
        assert [game.name for game in offer.games] == list(games)
        for sign in offer.games:
            game = games[sign.name]
            assert (sign.rules, sign.players) == (game.rules, list(game.players))
            for told, option in zip(sign.options, game.options, strict=True):
                assert (told.name, told.kind, told.about) == (option.name, option.kind, option.about)
                default = list(option.default) if isinstance(option.default, tuple) else option.default
                assert (told.default, tuple(told.choices), told.count) == (default, option.choices, option.count)
            assert sign.bots == list(bots_for(sign.name))
            assert {"greedy", "random"} <= set(sign.bots)
        assert list(offer.colours) == ["blue", "orange", "white", "black", "yellow"]


EVERYTHING: Final[dict[str, dict[str, Any]]] = {"kingdom-builder": {"sets": list(SET_NAMES)}}
"""Options without which some values of others make no game."""


def good_values(option: Option, players: int) -> Iterator[Any]:
    """Values of every sort that an option can take; each choice of a list is among them."""
    if option.kind == "flag":
        yield from (True, False)
        return
    if option.kind == "choice":
        yield from option.choices
        return
    if option.kind == "names":
        yield from ([], list(option.choices), list(reversed(option.choices)), [option.choices[-1]])
        return
    yield "random"
    if option.kind == "seat":
        yield from range(players)
        return
    plain = [choice for choice in option.choices if "/" not in choice]
    for first in range(0, len(plain), option.count):
        yield [plain[(first + number) % len(plain)] for number in range(option.count)]


def bad_values(option: Option, players: int) -> Iterator[Any]:
    yield from (None, 1.5, {}, "nothing-like-it")
    if option.kind == "flag":
        yield from (1, "true", [])
    elif option.kind == "seat":
        yield from (-1, players, True, 10**30, [0])
    elif option.kind == "choice":
        yield from (0, "", "Random", [option.choices[0]], True)
    elif option.kind == "names":
        yield from ("random", option.choices[0], ["no-such-thing"], [option.choices[0]] * 2, [[]], True)
    else:
        yield from (
            [],
            list(option.choices[: option.count - 1]),
            [*option.choices[: option.count - 1], "no-such-thing"],
        )
        yield from ([1] * option.count, list(option.choices[: option.count + 1]), True)


@pytest.mark.parametrize("name", ["kingdom-builder", "tiny"])
@async_test
async def test_every_value_of_every_option_makes_a_game(server: ServerProcess, name: str) -> None:
    game = games[name]
    async with Clients(server) as clients:
        ann = await clients.guest("Ann")
        for option in game.options:
            for value in good_values(option, 2):
                # when a table for two at one screen is opened with it
                options = {**(EVERYTHING.get(name, {}) if option.kind == "list" else {}), option.name: value}
                opened = await ann.create(Settings(name, options, [ME, GUS]))
                # then the table says so, and the game begins
                assert opened.settings.options == options
                position = opened if opened.legal else await ann.choice(opened.table)
                assert position.view is not None
                if option.kind == "seat" and isinstance(value, int):
                    assert position.turn == value


@pytest.mark.parametrize("name", ["kingdom-builder", "tiny"])
@async_test
async def test_every_other_value_is_refused_with_a_reason(server: ServerProcess, name: str) -> None:
    game = games[name]
    async with Clients(server) as clients:
        ann = await clients.guest("Ann")
        for option in game.options:
            for value in bad_values(option, 2):
                refusal = await ann.refusal("POST", "/tables", Settings(name, {option.name: value}, [ME, OPEN]))
                assert (refusal.status, refusal.code) == (422, "bad-setup"), value
                assert f"option {option.name}" in str(refusal)
        refusal = await ann.refusal("POST", "/tables", Settings(name, {"strat": 0}, [ME, OPEN]))
        assert "did you mean 'start'?" in str(refusal)
        await every_number_of_players(ann, game)


async def every_number_of_players(ann: Guest, game: Game) -> None:
    for number in range(1, 11):
        wishes: list[SeatWish] = [ME, *[OPEN] * (number - 1)]
        asked = Settings(game.name, seats=wishes)
        if number in game.players:
            assert len((await ann.create(asked)).seats) == number
        else:
            assert f"takes {game.players[0]} to {game.players[-1]} players" in str(
                await ann.refusal("POST", "/tables", asked)
            )


TOGETHER: list[dict[str, Any]] = [
    {"cards": ["lords", "lords", "miners"]},
    {"boards": ["farm", "farm", "oasis", "tower"]},
    {"boards": ["farm", "farm/180", "oasis", "tower"]},
    {"first_game": True, "cards": ["lords", "miners", "farmers"]},
    {"first_game": True, "boards": ["farm", "oracle", "oasis", "tower"]},
]


@pytest.mark.parametrize("options", TOGETHER, ids=repr)
@async_test
async def test_options_that_do_not_go_together_are_refused(server: ServerProcess, options: dict[str, Any]) -> None:
    async with Clients(server) as clients:
        ann = await clients.guest("Ann")
        # begins; nobody is told why, and the server tries again and fails every second from then on.
        refusal = await ann.refusal("POST", "/tables", Settings("kingdom-builder", options, [ME, GUS]))
        assert refusal.code == "bad-setup"


BUILDER: dict[str, Any] = {"game": "kingdom-builder", "options": {}}
BAD: list[tuple[str, dict[str, Any], str]] = [
    ("unknown game", {"game": "kingdom-bilder"}, "did you mean 'kingdom-builder'?"),
    ("unknown bot", {"seats": [ME, BotSeat("gready")]}, "did you mean 'greedy'?"),
    ("unknown stand-in", {"stand_in": "nobody"}, "unknown tiny bot 'nobody'"),
    ("unknown adviser", {"hints": "nobody"}, "unknown tiny bot 'nobody'"),
    ("another game's bot", {**BUILDER, "seats": [ME, BotSeat("watchful")]}, "unknown kingdom-builder bot 'watchful'"),
    ("another game's stand-in", {**BUILDER, "stand_in": "watchful"}, "unknown kingdom-builder bot 'watchful'"),
    ("no own seat", {"seats": [OPEN, OPEN]}, "exactly one seat"),
    ("two own seats", {"seats": [ME, ME]}, "exactly one seat"),
    ("a title that steers screens", {"title": "\x1b[2J"}, "control characters"),
    ("a guest without a name", {"seats": [ME, GuestSeat(" ")]}, "a name needs letters"),
]


@pytest.mark.parametrize(("choices", "reason"), [row[1:] for row in BAD], ids=[row[0] for row in BAD])
@async_test
async def test_a_table_that_cannot_be_is_refused_with_a_reason(
    server: ServerProcess, choices: dict[str, Any], reason: str
) -> None:
    async with Clients(server) as clients:
        ann = await clients.guest("Ann")
        refusal = await ann.refusal("POST", "/tables", tiny(**{"seats": [ME, OPEN], **choices}))
        assert refusal.status == 422
        assert reason in str(refusal)


# Lists


@async_test
async def test_public_tables_are_listed_for_everybody_and_private_ones_for_nobody(shared_server: ServerProcess) -> None:
    async with Clients(shared_server) as clients:
        ann = await clients.guest("Ann")
        shown = (await ann.create(tiny(ME, OPEN, public=True, title="Come in"))).table
        hidden = (await ann.create(tiny(ME, OPEN, title="Ours alone"))).table
        # when anybody looks at the list
        listed: TableList = await clients.nobody.call("GET", "/tables", gives=TableList)
        # then only what is public is there, with all that is needed to choose
        assert hidden not in [sign.id for sign in listed.tables]
        sign = next(sign for sign in listed.tables if sign.id == shown)
        assert (sign.game, sign.title, sign.phase, sign.names) == ("tiny", "Come in", "open", ["Ann", None])
        assert sign.public
        # and the people at a table find it in their own list, public or not
        assert {sign.id for sign in (await ann.tables()).tables} == {shown, hidden}


@async_test
async def test_lists_can_be_narrowed(shared_server: ServerProcess) -> None:
    async with Clients(shared_server) as clients:
        ann = await clients.guest("Ann")
        waiting = (await ann.create(tiny(ME, OPEN))).table
        playing = await gather(builder(ME, GUS), ann)
        gone = (await ann.create(tiny(ME, OPEN))).table
        await ann.order(gone, Leave())
        shown = {}
        for query in ("?phase=open", "?phase=playing", "?phase=closed", "?game=tiny&phase=open", "?game=tiny"):
            shown[query] = {sign.id for sign in (await ann.tables(query)).tables}
        assert shown == {
            "?phase=open": {waiting},
            "?phase=playing": {playing},
            # Whoever has left sits there no more.
            "?phase=closed": {gone},
            "?game=tiny&phase=open": {waiting},
            "?game=tiny": {waiting},
        }
        for query in ("?phase=lost", "?colour=blue", "?phase=open&phase=over", "?before=yesterday"):
            assert (await ann.refusal("GET", f"/me/tables{query}")).code == "bad-message"


async def all_pages(guest: Guest, path: str) -> list[list[TableSign]]:
    pages: list[list[TableSign]] = []
    more: str | None = ""
    while more is not None:
        found: TableList = await guest.call("GET", path + (f"?before={more}" if more else ""), gives=TableList)
        pages.append(found.tables)
        more = found.more
    return pages


@async_test
async def test_long_lists_come_in_pages_without_loss(shared_server: ServerProcess) -> None:
    async with Clients(shared_server) as clients:
        ann = await clients.guest("Ann")
        some = await asyncio.gather(*(ann.create(tiny(ME, OPEN)) for _ in range(110)))
        mine = [position.table for position in some]
        # Of one host there are few on a page.
        hosts = await clients.guests(*["Ben"] * 37)
        some = await asyncio.gather(*(host.create(tiny(ME, OPEN, public=True)) for host in hosts for _ in range(3)))
        public = [position.table for position in some]
        for path, made in (("/me/tables", mine), ("/tables", public)):
            pages = await all_pages(ann, path)
            listed = [sign for page in pages for sign in page]
            assert len(pages) >= 3
            assert all(len(page) <= 50 for page in pages)
            found = [sign.id for sign in listed if sign.id in made]
            assert sorted(found) == sorted(made), "each is listed once"
            times = [sign.changed for sign in listed if not sign.yours]
            assert times == sorted(times, reverse=True)


@async_test
async def test_the_tables_that_wait_for_somebody_come_first(shared_server: ServerProcess) -> None:
    async with Clients(shared_server) as clients:
        ann = await clients.guest("Ann")
        # given a table that waits for her, and one opened later that does not
        waits = await gather(tiny(ME, GUS), ann)
        later = (await ann.create(tiny(ME, OPEN))).table
        listed = (await ann.tables()).tables
        assert [(sign.id, sign.yours) for sign in listed] == [(waits, True), (later, False)]


@async_test
async def test_the_tables_that_wait_come_first_of_many(server: ServerProcess) -> None:
    async with Clients(server) as clients:
        ann = await clients.guest("Ann")
        waits = await gather(tiny(ME, GUS), ann)
        for _ in range(5):
            await asyncio.gather(*(ann.create(tiny(ME, OPEN)) for _ in range(10)))
        # the one that is most overdue, is on a later page.
        assert (await ann.tables()).tables[0].id == waits


# Seats


@async_test
async def test_seats_are_for_people_bots_and_guests_at_the_screen(shared_server: ServerProcess) -> None:
    async with Clients(shared_server) as clients:
        ann, ben = await clients.guests("Ann", "Ben")
        opened = await ann.create(builder(OPEN, ME, BOT, GUS))
        table = opened.table
        assert [seat.kind for seat in opened.seats] == ["open", "person", "bot", "guest"]
        assert [seat.name for seat in opened.seats] == [None, "Ann", "random", "Gus"]
        assert [seat.yours for seat in opened.seats] == [False, True, False, True]
        assert [seat.host for seat in opened.seats] == [False, True, False, False]
        assert opened.phase == "open"
        assert opened.view is None
        # when the empty one is taken, then the game begins, and everybody has a colour
        line = await ann.line()
        await line.watch(table)
        await ben.order(table, Join())
        joined = await line.hear(News, kind="joined")
        assert (joined.seat, joined.args["name"]) == (0, "Ben")
        begun = await line.hear(News, kind="begun")
        assert begun.number == joined.number + 1
        assert begun.position is not None
        assert begun.position.phase == "playing"
        assert len({seat.colour for seat in begun.position.seats}) == 4
        # Ben wanted blue as Ann did, and came later.
        assert begun.position.seats[1].colour == "blue"


@async_test
async def test_joining_and_leaving(shared_server: ServerProcess) -> None:
    async with Clients(shared_server) as clients:
        ann, ben, cleo, dora = await clients.guests("Ann", "Ben", "Cleo", "Dora")
        table = (await ann.create(tiny(ME, OPEN, OPEN, begin="host"))).table
        # A wished-for seat, then any.
        await ben.order(table, Join(2))
        assert (await ben.sees(table)).seats[2].yours
        assert await ben.refused(table, Join()) == "not-now"
        assert await cleo.refused(table, Join(2)) == "full"
        assert await cleo.refused(table, Join(7)) == "unknown-seat"
        await cleo.order(table, Join())
        assert (await cleo.sees(table)).seats[1].yours
        assert await dora.refused(table, Join()) == "full"
        # Who gets up may be followed by another.
        await ben.order(table, Leave())
        assert await ben.refused(table, Leave()) == "not-yours"
        await dora.order(table, Join())
        # When the host leaves, somebody else is the host.
        await ann.order(table, Leave())
        position = await cleo.sees(table)
        assert [seat.kind for seat in position.seats] == ["open", "person", "person"]
        assert [seat.host for seat in position.seats] == [False, True, False]
        # And when all have gone, the table is closed.
        await cleo.order(table, Leave())
        await dora.order(table, Leave())
        assert (await ann.sees(table)).phase == "closed"
        assert await ann.refused(table, Join()) == "not-now"


@async_test
async def test_the_host_arranges_the_seats_and_sends_people_away(shared_server: ServerProcess) -> None:
    async with Clients(shared_server) as clients:
        ann, ben = await clients.guests("Ann", "Ben")
        table = (await ann.create(tiny(ME, OPEN, OPEN, begin="host"))).table
        await ben.order(table, Join(1))
        # only the host may
        for command in (Arrange(2, BOT), Kick(0), Begin()):
            assert await ben.refused(table, command) == "not-yours"
        # and not with seats that are somebody's
        assert await ann.refused(table, Arrange(1, BOT)) == "not-allowed"
        assert await ann.refused(table, Arrange(2, ME)) == "bad-seats"
        assert await ann.refused(table, Arrange(9, BOT)) == "unknown-seat"
        assert await ann.refused(table, Arrange(2, BotSeat("nobody"))) == "unknown-name"
        assert await ann.refused(table, Kick(0)) == "not-allowed"
        assert await ann.refused(table, Kick(2)) == "not-allowed"
        # an empty one may be a bot's, then a guest's, then anybody's
        for wish, kind in ((BOT, "bot"), (GUS, "guest"), (OPEN, "open")):
            await ann.order(table, Arrange(2, wish))
            assert (await ben.sees(table)).seats[2].kind == kind
        # and whoever is sent away is told so
        line = await ben.line()
        await line.watch(table)
        await ann.order(table, Kick(1))
        assert (await line.hear(Failed, table=table)).code == "removed"
        assert [seat.kind for seat in (await ann.sees(table)).seats] == ["person", "open", "open"]


@async_test
async def test_a_game_begins_when_the_host_says_so(shared_server: ServerProcess) -> None:
    async with Clients(shared_server) as clients:
        ann, ben = await clients.guests("Ann", "Ben")
        table = (await ann.create(tiny(ME, OPEN, begin="host"))).table
        assert await ann.refused(table, Begin()) == "not-now"
        await ben.order(table, Join())
        assert (await ann.sees(table)).phase == "open"
        await ann.order(table, Begin())
        assert (await ann.sees(table)).phase == "playing"
        # and then nobody comes, goes or is moved any more
        for command in (Begin(), Leave(), Kick(1), Arrange(1, BOT), Join()):
            assert await ann.refused(table, command) == "not-now"


@pytest.mark.parametrize("begin", ["full", "host"])
@async_test
async def test_arranging_the_last_seat_begins_only_what_begins_by_itself(
    server: ServerProcess, begin: Literal["full", "host"]
) -> None:
    async with Clients(server) as clients:
        ann = await clients.guest("Ann")
        table = (await ann.create(tiny(ME, OPEN, begin=begin))).table
        await ann.order(table, Arrange(1, GUS))
        line = await ann.line()
        await line.watch(table)
        if begin == "full":
            await ann.choice(table)
        else:
            await line.settled()
            assert (await ann.sees(table)).phase == "open"


@async_test
async def test_chat_is_for_all_at_the_table_and_for_nobody_else(shared_server: ServerProcess) -> None:
    async with Clients(shared_server) as clients:
        ann, ben, eve = await clients.guests("Ann", "Ben", "Eve")
        table = await gather(tiny(ME, OPEN), ann, ben)
        lines = [await guest.line() for guest in (ann, ben, eve)]
        before = [await line.watch(table) for line in lines]
        # when somebody says something
        await lines[0].done(table, Chat("  Good \t luck, <b>everybody</b>! "))
        # then all hear it in one line, as it was written, and the position is what it was
        for line in lines[1:]:
            news = await line.hear(News, kind="chatted")
            assert news.args == {"name": "Ann", "text": "Good luck, <b>everybody</b>!"}
            assert news.position is None
        assert (await ann.sees(table)).at == before[0].at
        # and those who watch an open table may answer
        await lines[2].done(table, Chat("Thank you"))
        assert (await lines[1].hear(News, kind="chatted")).args["name"] == "Eve"
        # but not with anything that steers a screen
        assert (await lines[0].refusal(table, Chat("\x1b[2J"))).code == "bad-text"
        assert (await lines[0].refusal(table, Chat(" "))).code == "bad-text"
        # and a table may do without
        silent = await gather(tiny(ME, OPEN, chat=False), ann, ben)
        assert await ann.refused(silent, Chat("Psst")) == "not-allowed"


# After the game


@async_test
async def test_a_finished_game_is_listed_recorded_and_replayed(shared_server: ServerProcess) -> None:
    async with Clients(shared_server) as clients:
        ann, ben = await clients.guests("Ann", "Ben")
        # given a game that two people played to its end while everything they saw was kept
        table = await gather(tiny(ME, OPEN, public=True, title="A short one"), ann, ben)
        lines = [await guest.line() for guest in (ann, ben)]
        first = [await line.watch(table) for line in lines]
        for path in ("record", "replay"):
            assert (await ann.refusal("GET", f"/tables/{table}/{path}")).code == "not-now"
        over = await play_out(table, ann, ben)
        assert over.outcome is not None
        for line in lines:
            await line.settled()
        # then it is listed with its winners
        listed: TableList = await ann.call("GET", "/tables?phase=over", gives=TableList)
        sign = next(sign for sign in listed.tables if sign.id == table)
        assert sign.winners == over.outcome.winners
        assert sign.names == ["Ann", "Ben"]
        # and anybody can check its record, whose dice are those that were committed to before the deal
        text = (await clients.nobody.fetch("GET", f"/tables/{table}/record")).text
        record = Record.from_json(text)
        record.verify()
        assert record.commitment == first[0].commitment
        assert record.names == ["Ann", "Ben"]
        assert record.result is not None
        assert record.result["winners"] == over.outcome.winners
        assert len(record.actions) == over.actions
        # and it can be seen again, from each seat's eyes exactly as that seat saw it
        for seat, line in enumerate(lines):
            seen = {first[seat].actions: first[seat]}
            for message in line.heard:
                if isinstance(message, News) and message.position is not None:
                    seen[message.position.actions] = message.position
            assert sorted(seen) == list(range(over.actions + 1))
            replay: Replay = await ann.call("GET", f"/tables/{table}/replay?eyes={seat}", gives=Replay)
            assert (replay.eyes, replay.first, replay.actions) == (seat, 0, over.actions)
            assert [step.view for step in replay.steps] == [seen[number].view for number in sorted(seen)]
            assert [step.scores for step in replay.steps] == [seen[number].scores for number in sorted(seen)]
            assert [step.action for step in replay.steps] == [None, *record.actions]
            told = [message.events for message in line.heard if isinstance(message, News) and message.kind == "played"]
            assert [step.events for step in replay.steps][1:] == told
        # and as a spectator, in pages of any size
        whole: Replay = await clients.nobody.call("GET", f"/tables/{table}/replay", gives=Replay)
        assert whole.eyes is None
        assert all(player["hand"] is None for player in whole.steps[0].view["players"])
        for start, count in ((0, 1), (3, 2), (over.actions, 60), (over.actions + 1, 5)):
            path = f"/tables/{table}/replay?first={start}&count={count}"
            page: Replay = await ann.call("GET", path, gives=Replay)
            assert page.steps == whole.steps[start : start + count]
            assert page.first == start
        assert (await ann.refusal("GET", f"/tables/{table}/replay?eyes=2")).code == "unknown-seat"
        for query in ("eyes=-1", "count=0", "count=61", "first=-1", "eyes=me"):
            assert (await ann.refusal("GET", f"/tables/{table}/replay?{query}")).code == "bad-message"


@async_test
async def test_a_rematch_is_one_table_even_if_two_ask_at_once(shared_server: ServerProcess) -> None:
    async with Clients(shared_server) as clients:
        ann, ben, eve = await clients.guests("Ann", "Ben", "Eve")
        table = await gather(tiny(ME, OPEN, BOT, public=True, chat=False), ann, ben)
        assert await ann.refused(table, Rematch()) == "not-now"
        await play_out(table, ann, ben)
        assert await eve.refused(table, Rematch()) == "not-yours"
        # when both want to play on at the same moment
        first, second = await asyncio.gather(ann.order(table, Rematch()), ben.order(table, Rematch()))
        # then both are led to the same table, which has the same settings and is theirs
        assert first.args == second.args
        new = str(first.args["table"])
        assert new != table
        position = await ann.sees(new)
        assert position.phase == "open"
        assert not position.settings.public
        assert not position.settings.chat
        # with everybody moved up by one seat
        assert [seat.kind for seat in position.seats][1] == "bot"
        assert sorted(seat.kind for seat in position.seats) == ["bot", "open", "person"]
        host = next(seat.name for seat in position.seats if seat.kind == "person")
        assert position.seats[2 if host == "Ann" else 0].name == host
        # and the old table shows the way, and asking again leads there, too
        assert (await ben.sees(table)).rematch == new
        assert (await ann.order(table, Rematch())).args == {"table": new}
        other = ben if host == "Ann" else ann
        await other.order(new, Join())
        assert (await other.sees(new)).phase in ("open", "playing")
        # and there is no other
        listed = [sign for guest in (ann, ben) for sign in (await guest.tables()).tables]
        assert {sign.id for sign in listed if sign.phase in ("open", "playing")} == {new}
        assert {sign.id for sign in listed} == {table, new}


@async_test
async def test_a_rematch_that_is_asked_for_again_has_the_same_number(server: ServerProcess) -> None:
    async with Clients(server) as clients:
        ann = await clients.guest("Ann")
        table = await gather(tiny(ME, GUS), ann)
        await play_out(table, ann)
        first = await ann.order(table, Rematch(), "again-and-again")
        await ann.order(table, Chat("something in between"))
        assert await ann.order(table, Rematch(), "again-and-again") == first


@async_test
async def test_a_rematch_is_for_those_alone_who_played(server: ServerProcess) -> None:
    async with Clients(server) as clients:
        ann, ben, eve = await clients.guests("Ann", "Ben", "Eve")
        table = await gather(tiny(ME, OPEN), ann, ben)
        await play_out(table, ann, ben)
        lines = [await guest.line() for guest in (ben, eve)]
        for line in lines:
            await line.watch(table)
        new = str((await ann.order(table, Rematch())).args["table"])
        # then those who played see where it goes on, and to others the id, which is the invitation, is not told
        heard = [await line.hear(News, kind="rematched") for line in lines]
        assert [news.position.rematch if news.position else "" for news in heard] == [new, None]
        assert new not in "".join(lines[1].raw)
        assert (await eve.sees(table)).rematch is None
        assert await eve.refused(table, Rematch()) == "not-yours"


@async_test
async def test_a_rematch_against_bots_begins_at_once_with_the_next_seat_first(server: ServerProcess) -> None:
    async with Clients(server) as clients:
        ann = await clients.guest("Ann")
        table = await gather(tiny(ME, BOT, GUS), ann)

        async def over() -> bool:
            position = await ann.sees(table)
            if position.legal:
                await ann.plays(table)
            return position.phase == "over"

        await soon(over)
        done: Done = await ann.order(table, Rematch())
        position: Position = await ann.sees(str(done.args["table"]))
        assert [seat.kind for seat in position.seats] == ["bot", "guest", "person"]
        await ann.choice(position.table)
