"""Play over real sockets: numbers, acknowledgements, undo, takebacks, advice, clocks, stand-ins and hot seats."""

import asyncio
import secrets
from itertools import pairwise

import pytest

from realmwright.protocol import (
    Advice,
    AnswerTakeback,
    AskHint,
    AskTakeback,
    BotSeat,
    Chat,
    Clock,
    Command,
    Do,
    Done,
    Failed,
    News,
    Order,
    Play,
    Position,
    Replace,
    Resign,
    Return,
    TakebackSign,
    Turn,
    Undo,
    Unwatch,
    Watch,
)
from realmwright.record import Record
from tests.server.process import ServerProcess
from tests.server.shared_server import (
    BOT,
    GUS,
    ME,
    OPEN,
    Clients,
    Guest,
    SocketClient,
    async_test,
    builder,
    gather,
    play_out,
    soon,
    tiny,
)

DATABASES = ("sqlite",)
pytestmark = pytest.mark.usefixtures("plugins")


def numbers(line: SocketClient, table: str) -> list[int]:
    """The numbers of all news of a table that were heard."""
    return [message.number for message in line.heard if isinstance(message, News) and message.table == table]


def turns(line: SocketClient, table: str) -> list[bool]:
    return [message.yours for message in line.heard if isinstance(message, Turn) and message.table == table]


# Numbers and acknowledgements


@async_test
async def test_everybody_hears_everything_in_order_and_without_gaps(shared_server: ServerProcess) -> None:
    async with Clients(shared_server) as clients:
        ann, ben, eve = await clients.guests("Ann", "Ben", "Eve")
        table = await gather(builder(ME, OPEN, BOT), ann, ben)
        lines = [await guest.line() for guest in (ann, ben, eve)]
        first = [await line.watch(table) for line in lines]
        # when two people and a bot play, and somebody talks in between
        for _ in range(3):
            for guest in (ann, ben):
                turn = await guest.choice(table)
                while (position := await guest.sees(table)).turn == turn.turn:
                    await guest.order(table, Play(position.at, position.legal[0].action))
                await guest.order(table, Chat("your turn"))
        await ann.choice(table)
        last = await ann.sees(table)
        # then each of those who watch hears of each entry once, in order, whoever caused it
        for line, before in zip(lines, first, strict=True):
            while last.number not in numbers(line, table):
                await line.next()
            heard = numbers(line, table)
            assert heard == list(range(before.number + 1, heard[-1] + 1))
            # and every position that comes with them is the one after that entry
            placed = [message for message in line.heard if isinstance(message, News) and message.position]
            assert all(news.position is not None and news.position.number == news.number for news in placed)
            assert {news.kind for news in line.heard if isinstance(news, News) and not news.position} == {"chatted"}
            times = [message.time for message in line.heard if isinstance(message, News)]
            assert all(one <= other for one, other in pairwise(times))


@async_test
async def test_what_is_acknowledged_is_there_for_everybody(shared_server: ServerProcess) -> None:
    async with Clients(shared_server) as clients:
        ann, ben = await clients.guests("Ann", "Ben")
        table = await gather(tiny(ME, OPEN), ann, ben)
        line = await ann.line()
        for action in ("swap", "play", "keep"):
            position = await ann.sees(table)
            said = next(sign.action for sign in position.legal if sign.action.startswith(action))
            # when an action is acknowledged
            number = await line.done(table, Play(position.at, said))
            # then whoever asks finds it, on any other way
            seen = await ben.sees(table)
            assert (seen.number, seen.at) == (number, number)
            assert seen.actions == position.actions + 1


@async_test
async def test_a_command_that_is_sent_again_is_not_carried_out_again(shared_server: ServerProcess) -> None:
    async with Clients(shared_server) as clients:
        ann, ben = await clients.guests("Ann", "Ben")
        table = await gather(tiny(ME, OPEN), ann, ben)
        line = await ann.line()
        at = (await ann.sees(table)).at
        commands: list[Command] = [Play(at, "swap"), Chat("once")]
        for command in commands:
            ident = secrets.token_urlsafe(12)
            # when the same command arrives three times, on the same socket, on another, and over HTTP
            number = await line.done(table, command, ident)
            before = await ben.sees(table)
            again = [
                await line.do(table, command, ident),
                await (await ann.line()).do(table, command, ident),
                await ann.order(table, command, ident),
            ]
            # then it is answered in the same way, and nothing more has happened
            assert again == [Done(ident, table, number)] * 3
            after = await ben.sees(table)
            assert (after.number, after.actions) == (before.number, before.actions)
        # and an id of another person is another command
        ident = secrets.token_urlsafe(12)
        one = await ann.order(table, Chat("mine"), ident)
        other = await ben.order(table, Chat("mine, too"), ident)
        assert other.number == one.number + 1


@async_test
async def test_the_same_id_at_once_on_many_lines_is_one_command(shared_server: ServerProcess) -> None:
    async with Clients(shared_server) as clients:
        ann, ben = await clients.guests("Ann", "Ben")
        table = await gather(tiny(ME, OPEN), ann, ben)
        at = (await ann.sees(table)).at
        lines = [await ann.line() for _ in range(4)]
        for line in lines:
            await line.send(Do("all-at-once", table, Play(at, "swap")))
        answers = [await line.hear(Done, id="all-at-once") for line in lines]
        assert len({answer.number for answer in answers}) == 1
        assert (await ben.sees(table)).actions == 1


@async_test
async def test_who_acts_on_an_older_position_gets_the_one_of_now(shared_server: ServerProcess) -> None:
    async with Clients(shared_server) as clients:
        ann, ben = await clients.guests("Ann", "Ben")
        table = await gather(tiny(ME, OPEN), ann, ben)
        old = await ann.sees(table)
        await ann.order(table, Play(old.at, "swap"))
        line = await ann.line()
        commands: list[Command] = [Play(old.at, old.legal[0].action), Undo(old.at), AskTakeback(old.at)]
        for command in commands:
            # when somebody acts on a position that is no more
            refused = await line.refusal(table, command)
            # then nothing happens, and they are shown how it is now
            assert refused.code == "stale"
            now = await ann.sees(table)
            assert refused.position == now
            assert now.actions == 1
        # but what was said in between makes no position old
        at = (await ann.sees(table)).at
        await ben.order(table, Chat("take your time"))
        await line.done(table, Undo(at))


@async_test
async def test_who_acts_on_an_older_position_over_http_gets_it_too(server: ServerProcess) -> None:
    async with Clients(server) as clients:
        ann = await clients.guest("Ann")
        table = await gather(tiny(ME, GUS), ann)
        old = await ann.sees(table)
        await ann.order(table, Play(old.at, "swap"))
        refusal = await ann.refusal("POST", f"/tables/{table}/orders", Order("a", Play(old.at, "swap")))
        assert (refusal.status, refusal.code) == (409, "stale")
        assert refusal.position == await ann.sees(table)


@async_test
async def test_what_cannot_be_played_is_refused_with_a_reason(shared_server: ServerProcess) -> None:
    async with Clients(shared_server) as clients:
        ann, ben, eve = await clients.guests("Ann", "Ben", "Eve")
        table = await gather(tiny(ME, OPEN), ann, ben)
        position = await ann.sees(table)
        line = await ann.line()
        assert (await line.refusal(table, Play(position.at, "dance"))).code == "unreadable"
        illegal = await line.refusal(table, Play(position.at, "draw"))
        assert illegal.code == "illegal"
        assert "cannot be played now" in illegal.message
        for guest in (ben, eve):
            refused = await (await guest.line()).refusal(table, Play(position.at, "swap"))
            assert refused.code == "not-yours"
            assert "canary" not in refused.message
        assert (await line.refusal("A" * 22, Play(1, "swap"))).code == "unknown-table"
        assert (await ann.sees(table)).number == position.number
        # and an action may be written in any way that the game can read
        await line.done(table, Play(position.at, "  SWAP "))


# Undo and takebacks


@async_test
async def test_the_own_turn_can_be_undone_step_by_step_or_as_a_whole(shared_server: ServerProcess) -> None:
    async with Clients(shared_server) as clients:
        ann, ben = await clients.guests("Ann", "Ben")
        table = await gather(tiny(ME, OPEN), ann, ben)
        watching = await ben.line()
        begun = await watching.watch(table)
        before = await ann.sees(table)
        assert not before.undo
        assert await ann.refused(table, Undo(before.at)) == "not-now"
        swapped = await ann.plays(table, "swap")
        played = await ann.plays(table, "play")
        assert played.undo
        # when one step is undone, then one step is
        await ann.order(table, Undo(played.at))
        undone = await ann.sees(table)
        assert (undone.view, undone.legal, undone.actions) == (swapped.view, swapped.legal, 1)
        assert undone.number == played.number + 1 == undone.at
        # when the whole turn is, then all of it
        played = await ann.plays(table, "play")
        assert await ben.refused(table, Undo(played.at)) == "not-yours"
        await ann.order(table, Undo(played.at, turn=True))
        undone = await ann.sees(table)
        assert (undone.view, undone.legal, undone.actions) == (before.view, before.legal, 0)
        # and the others see every step of it
        while (news := await watching.hear(News)).number < undone.number:
            pass
        assert (news.kind, news.seat) == ("undone", 0)
        assert news.position is not None
        assert news.position.view == begun.view


@async_test
async def test_nothing_is_undone_once_something_hidden_came_out(shared_server: ServerProcess) -> None:
    async with Clients(shared_server) as clients:
        ann = await clients.guest("Ann")
        table = await gather(tiny(ME, GUS), ann)
        # when a card is drawn, which ends the turn
        position = await ann.plays(table, "play", "draw")
        assert position.turn == 1
        assert not position.undo
        assert await ann.refused(table, Undo(position.at)) == "not-now"
        # and in the next turn undo goes back to its beginning and no further
        swapped = await ann.plays(table, "swap")
        assert swapped.undo
        await ann.order(table, Undo(swapped.at, turn=True))
        assert (await ann.sees(table)).actions == 2


@async_test
async def test_a_table_may_do_without_undo_and_takebacks(shared_server: ServerProcess) -> None:
    async with Clients(shared_server) as clients:
        ann, ben = await clients.guests("Ann", "Ben")
        table = await gather(tiny(ME, OPEN, undo=False, takebacks=False), ann, ben)
        position = await ann.plays(table, "swap")
        assert not position.undo
        assert await ann.refused(table, Undo(position.at)) == "not-allowed"
        assert await ann.refused(table, AskTakeback(position.at)) == "not-allowed"


@async_test
async def test_a_takeback_needs_the_consent_of_the_others(shared_server: ServerProcess) -> None:
    async with Clients(shared_server) as clients:
        ann, ben = await clients.guests("Ann", "Ben")
        table = await gather(tiny(ME, OPEN), ann, ben)
        assert await ann.refused(table, AskTakeback((await ann.sees(table)).at)) == "not-now"
        await ann.plays(table, "play")
        before = await ann.sees(table)
        await ann.plays(table, "keep")
        after = await ben.plays(table, "swap")
        line = await ben.line()
        await line.watch(table)
        # when somebody asks for one, then the others are told, and nobody may ask twice
        first = (await ann.order(table, AskTakeback(after.at))).number
        asked = await line.hear(News, kind="takeback-asked")
        assert asked.position is not None
        assert asked.position.takeback == TakebackSign(0, first, [])
        assert asked.position.at == after.at
        assert await ben.refused(table, AskTakeback(after.at)) == "not-now"
        assert await ann.refused(table, AnswerTakeback(first, True)) == "not-yours"
        # when the other does not agree, then all is as it was
        await ben.order(table, AnswerTakeback(first, False))
        assert (await ann.sees(table)).takeback is None
        assert (await ann.sees(table)).actions == after.actions
        assert await ben.refused(table, AnswerTakeback(first, True)) == "not-now"
        # when it is withdrawn, too
        second = (await ann.order(table, AskTakeback(after.at))).number
        await ann.order(table, AnswerTakeback(second, False))
        assert (await ann.sees(table)).takeback is None
        # when the other player agrees, then the game goes back to before the asker's last action; but to this request,
        # not another
        third = (await ann.order(table, AskTakeback(after.at))).number
        assert await ben.refused(table, AnswerTakeback(second, True)) == "stale"
        await ben.order(table, AnswerTakeback(third, True))
        back = await ann.sees(table)
        assert (back.view, back.legal, back.turn) == (before.view, before.legal, 0)
        assert back.takeback is None
        # and a request is forgotten when the game goes on
        await ann.plays(table, "keep")
        await ann.order(table, AskTakeback((await ann.sees(table)).at))
        assert (await ben.plays(table, "swap")).takeback is None


@async_test
async def test_bots_never_mind_a_takeback(shared_server: ServerProcess) -> None:
    async with Clients(shared_server) as clients:
        ann = await clients.guest("Ann")
        table = await gather(tiny(ME, BOT), ann)
        await ann.plays(table, "play")
        before = await ann.sees(table)
        await ann.plays(table, "draw")
        # given that the bot has answered
        position = await ann.choice(table)
        assert position.actions > 2
        # when the only person takes back, then it happens at once
        await ann.order(table, AskTakeback(position.at))
        back = await ann.choice(table)
        assert back.actions == 1
        assert (back.view, back.legal) == (before.view, before.legal)


# Advice and scores


@async_test
async def test_advice_is_for_the_asker_alone(shared_server: ServerProcess) -> None:
    async with Clients(shared_server) as clients:
        ann, ben = await clients.guests("Ann", "Ben")
        table = await gather(tiny(ME, OPEN, hints="greedy"), ann, ben)
        mine, second, other = await ann.line(), await ann.line(), await ben.line()
        for line in (mine, second, other):
            position = await line.watch(table)
        # when whoever has the choice asks
        await mine.send(AskHint("what-now", table, position.at))
        advice = await mine.hear(Advice, id="what-now")
        # then she alone is answered, with something that can be played, and nothing has happened
        legal = (await ann.sees(table)).legal
        assert (advice.action, advice.kind, advice.args) in [(sign.action, sign.kind, sign.args) for sign in legal]
        assert advice.at == position.at == (await ann.sees(table)).at
        for line in (second, other):
            assert await line.settled() == []
        # and nobody else may ask, and nobody about a position that is no more
        await other.send(AskHint("mine-too", table, position.at))
        assert (await other.hear(Failed, id="mine-too")).code == "not-yours"
        await mine.send(AskHint("too-late", table, position.at - 1))
        stale = await mine.hear(Failed, id="too-late")
        assert stale.code == "stale"
        assert stale.position is not None


@async_test
async def test_a_table_gives_no_advice_unless_it_says_so(shared_server: ServerProcess) -> None:
    async with Clients(shared_server) as clients:
        ann = await clients.guest("Ann")
        table = await gather(tiny(ME, GUS), ann)
        line = await ann.line()
        await line.send(AskHint("please", table, (await ann.sees(table)).at))
        assert (await line.hear(Failed, id="please")).code == "not-allowed"


@async_test
async def test_running_scores_are_shown_as_far_as_table_and_game_allow(shared_server: ServerProcess) -> None:
    async with Clients(shared_server) as clients:
        ann, ben, eve = await clients.guests("Ann", "Ben", "Eve")
        shown = await gather(tiny(ME, OPEN), ann, ben)
        # given a game that hides a part of them: each sees their own, and a spectator none
        mine = (await ann.sees(shown)).scores
        assert mine is not None
        assert mine[0] is not None
        assert set(mine[0]) == {"laid", "reserve"}
        assert mine[1] is None
        assert (await eve.sees(shown)).scores == [None, None]
        # given one that hides nothing: all see all
        public = await gather(builder(ME, OPEN), ann, ben)
        scores = (await ann.sees(public)).scores
        assert scores is not None
        assert None not in scores
        assert (await eve.sees(public)).scores == scores
        # given a table without them: none until the game is over
        hidden = await gather(tiny(ME, OPEN, scores=False), ann, ben)
        assert (await ann.sees(hidden)).scores is None
        over = await play_out(hidden, ann, ben)
        assert over.outcome is not None
        assert over.scores == over.outcome.scores


# Giving up, absence and clocks


@async_test
async def test_who_resigns_has_lost(shared_server: ServerProcess) -> None:
    async with Clients(shared_server) as clients:
        ann, ben, cleo = await clients.guests("Ann", "Ben", "Cleo")
        # of two, the other one has won
        table = await gather(tiny(ME, OPEN), ann, ben)
        assert await cleo.refused(table, Resign()) == "not-yours"
        await ann.order(table, Resign())
        over = await ben.sees(table)
        assert over.phase == "over"
        assert over.outcome is not None
        assert (over.outcome.winners, over.outcome.resigned) == ([1], [0])
        assert await ann.refused(table, Resign()) == "not-now"
        record = Record.from_json((await ben.fetch("GET", f"/tables/{table}/record")).text)
        record.verify()
        # of three, the others play on, and a bot plays the moves of the one who is gone
        table = await gather(tiny(ME, OPEN, OPEN), ann, ben, cleo)
        await ann.order(table, Resign())
        position = await ben.choice(table)
        assert position.seats[0].resigned
        assert position.seats[0].bot is not None
        assert position.actions >= 2
        assert await ann.refused(table, Return()) == "not-now"
        over = await play_out(table, ben, cleo)
        assert over.outcome is not None
        assert 0 not in over.outcome.winners
        assert over.outcome.resigned == [0]
        # and who has several seats says which
        table = await gather(tiny(ME, GUS, BOT), ann)
        assert await ann.refused(table, Resign()) == "bad-seats"
        await ann.order(table, Resign(1))
        assert [seat.resigned for seat in (await ann.sees(table)).seats] == [False, True, False]


@async_test
async def test_a_stand_in_can_be_called_by_the_absent_and_sent_away_again(shared_server: ServerProcess) -> None:
    async with Clients(shared_server) as clients:
        ann, ben = await clients.guests("Ann", "Ben")
        without = await gather(tiny(ME, OPEN), ann, ben)
        assert await ann.refused(without, Replace(0)) == "not-allowed"
        table = await gather(tiny(ME, OPEN, stand_in="random"), ann, ben)
        # the others have to be patient
        assert await ben.refused(table, Replace(0)) == "not-now"
        assert await ann.refused(table, Replace(1)) == "not-now"
        # when somebody lets the stand-in play for herself
        await ann.order(table, Replace(0))
        # then it plays her turn, and it is the next one's
        position = await ben.choice(table)
        assert position.seats[0].bot == "random"
        assert position.seats[0].kind == "person"
        # and when she is back, the choice is hers again
        await ann.order(table, Return())
        assert await ann.refused(table, Return()) == "not-now"
        await ben.plays(table, "play", "keep")
        assert (await ann.choice(table)).seats[0].bot is None


@async_test
async def test_time_over_calls_the_stand_in_or_is_a_resignation(server: ServerProcess) -> None:
    async with Clients(server) as clients:
        ann, ben = await clients.guests("Ann", "Ben")
        # given two tables where one may think for five seconds, with and without a stand-in
        clock = Clock(turn=5)
        strict = await gather(tiny(ME, OPEN, clock=clock), ann, ben)
        kind = await gather(tiny(ME, OPEN, clock=clock, stand_in="random"), ann, ben)
        line = await ben.line()
        for table in (strict, kind):
            told = await line.watch(table)
            assert told.turn_time is not None
            assert 0 < told.turn_time <= 5
        # when nobody does anything
        resigned = await line.hear(News, kind="resigned")
        assert (resigned.table, resigned.seat, resigned.args) == (strict, 0, {"why": "time"})
        assert resigned.position is not None
        assert resigned.position.outcome is not None
        assert resigned.position.outcome.winners == [1]
        # then at the other one the stand-in plays
        position = await ben.choice(kind)
        assert (position.seats[0].bot, position.turn) == ("random", 1)
        # and whoever comes back in time goes on
        await ann.order(kind, Return())
        assert (await ben.sees(kind)).seats[0].bot is None


@async_test
async def test_the_clock_of_the_game_runs_for_whoever_has_the_choice(server: ServerProcess) -> None:
    async with Clients(server) as clients:
        ann, ben = await clients.guests("Ann", "Ben")
        table = await gather(tiny(ME, OPEN, clock=Clock(turn=60, game=30)), ann, ben)
        await asyncio.sleep(0.3)
        position = await ann.sees(table)
        mine, other = position.seats[0].time, position.seats[1].time
        assert mine is not None
        assert 0 < mine <= 29.7
        assert other == 30
        await ann.plays(table, "play", "keep")
        kept = (await ben.sees(table)).seats[0].time
        assert kept is not None
        assert kept <= mine
        await asyncio.sleep(0.3)
        later = await ben.sees(table)
        assert later.seats[0].time == kept
        assert later.seats[1].time is not None
        assert later.seats[1].time <= 29.7
        assert later.turn_time is not None
        assert later.turn_time <= 59.7


# Hot seats, several sockets, and turns


@async_test
async def test_several_people_at_one_screen_see_in_turn(shared_server: ServerProcess) -> None:
    async with Clients(shared_server) as clients:
        ann, ben = await clients.guests("Ann", "Ben")
        table = await gather(tiny(ME, GUS, OPEN), ann, ben)
        line = await ann.line()
        position = await line.watch(table)
        for turn in (0, 1):
            # the eyes are those of the seat whose choice it is, and so is everything that is shown
            assert (position.turn, position.eyes) == (turn, turn)
            assert position.view is not None
            hands = [player["hand"] is not None for player in position.view["players"]]
            assert hands == [seat == turn for seat in range(3)]
            assert position.scores is not None
            assert [score is not None for score in position.scores] == hands
            await ann.plays(table, "play", "keep")
            position = await ann.sees(table)
        # while it is another's turn they are those of the first
        assert (position.turn, position.eyes) == (2, 0)
        assert await ann.refused(table, Play(position.at, "swap")) == "not-yours"


@async_test
async def test_somebody_may_watch_on_several_sockets(shared_server: ServerProcess) -> None:
    async with Clients(shared_server) as clients:
        ann = await clients.guest("Ann")
        table = await gather(tiny(ME, GUS), ann)
        one, other, third = await ann.line(), await ann.line(), await ann.line()
        for line in (one, other, third):
            await line.watch(table)
        await third.send(Unwatch(table))
        assert await third.settled() == []
        # when something is done on one, then all that watch hear the same
        number = await one.done(table, Play((await ann.sees(table)).at, "swap"))
        heard = await other.hear(News, number=number)
        assert heard in one.heard
        assert heard.position is not None
        assert heard.position.legal
        # and one that watches no more hears nothing
        assert await third.settled() == []
        # and to watch twice is to hear once
        await other.watch(table)
        number = await one.done(table, Chat("hello"))
        await other.hear(News, number=number)
        assert await other.settled() == []


@async_test
async def test_turns_are_told_on_every_socket_whatever_it_watches(shared_server: ServerProcess) -> None:
    async with Clients(shared_server) as clients:
        ann, ben = await clients.guests("Ann", "Ben")
        mine, second, other = await ann.line(), await ann.line(), await ben.line()
        table = await gather(tiny(ME, OPEN), ann, ben)
        # when the game begins, then the first is told, wherever she is
        for line in (mine, second):
            assert await line.hear(Turn) == Turn(table, True)
        # while she plays on, nothing more
        await ann.plays(table, "swap", "play")
        # when her turn ends, then both are told
        await ann.plays(table, "keep")
        for line in (mine, second):
            assert await line.hear(Turn) == Turn(table, False)
        assert await other.hear(Turn) == Turn(table, True)
        assert turns(mine, table) == [True, False]
        assert (await ben.tables()).tables[0].yours
        # and who resigns has no turn any more
        await ben.order(table, Resign())
        assert await other.hear(Turn) == Turn(table, False)


@async_test
async def test_a_whole_game_can_be_played_without_a_socket(shared_server: ServerProcess) -> None:
    async with Clients(shared_server) as clients:
        ann, ben = await clients.guests("Ann", "Ben")
        table = await gather(tiny(ME, OPEN, BotSeat("greedy")), ann, ben)
        over = await play_out(table, ann, ben)
        assert over.phase == "over"
        assert over.outcome is not None
        assert len(over.outcome.scores) == 3
        assert over.turn is None
        assert over.legal == []
        assert await ann.refused(table, Play(over.at, "swap")) == "not-now"


# Coming back


async def talk(guest: Guest, table: str, times: int) -> None:
    line = await guest.line()
    for number in range(times):
        await line.done(table, Chat(f"line {number}"))


@async_test
async def test_who_comes_back_hears_exactly_what_was_missed(shared_server: ServerProcess) -> None:
    async with Clients(shared_server) as clients:
        ann, ben = await clients.guests("Ann", "Ben")
        table = await gather(tiny(ME, OPEN), ann, ben)
        stayed = await ben.line()
        before = await stayed.watch(table)
        await ann.plays(table, "swap")
        await ann.order(table, Chat("hello"))
        await ann.plays(table, "play", "draw")
        while (await stayed.hear(News)).number < before.number + 4:
            pass
        # when somebody comes back who has heard everything up to some number
        for after in (before.number, before.number + 2, before.number + 4, before.number + 1000, None):
            line = await ben.line()
            position = await line.watch(table, after)
            # then they are told what they missed, and then how it is: just what those who stayed have heard and see
            missed = [message for message in line.heard if isinstance(message, News)]
            heard = [message for message in stayed.heard if isinstance(message, News)]
            wanted = [] if after is None else [news for news in heard if news.number > after]
            assert [_bare(news) for news in missed] == [_bare(news) for news in wanted]
            assert all(news.position is None for news in missed)
            last = next(news.position for news in reversed(heard) if news.position is not None)
            assert position == last
            assert line.heard[-1] is position


def _bare(news: News) -> tuple[object, ...]:
    return news.number, news.time, news.kind, news.seat, news.args, news.events


@async_test
async def test_who_missed_more_than_a_hundred_gets_the_position_alone(shared_server: ServerProcess) -> None:
    async with Clients(shared_server) as clients:
        ann, ben = await clients.guests("Ann", "Ben")
        table = await gather(tiny(ME, OPEN), ann, ben)
        before = (await ben.sees(table)).number
        await talk(ann, table, 101)
        for missed, told in ((100, 100), (101, 0)):
            line = await ben.line()
            position = await line.watch(table, before + 101 - missed)
            assert len(numbers(line, table)) == told
            assert position.number == before + 101


@async_test
async def test_a_table_that_does_not_exist_cannot_be_watched(shared_server: ServerProcess) -> None:
    async with Clients(shared_server) as clients:
        ann = await clients.guest("Ann")
        line = await ann.line()
        await line.send(Watch("A" * 22))
        failed = await line.hear(Failed)
        assert (failed.code, failed.table) == ("unknown-table", "A" * 22)
        assert (await ann.refusal("GET", f"/tables/{'A' * 22}")).status == 404


@async_test
async def test_a_bot_that_fails_is_helped_out_and_the_table_says_so(server: ServerProcess) -> None:
    async with Clients(server) as clients:
        ann = await clients.guest("Ann")
        table = await gather(tiny(ME, BotSeat("raiser")), ann)
        line = await ann.line()
        await line.watch(table)
        await ann.plays(table, "play", "keep")

        async def bot_played() -> News | None:
            news = await line.hear(News, kind="played")
            return news if news.seat == 1 else None

        news: News = await soon(bot_played)
        assert news.args == {"bot": "raiser", "fault": "failed"}
        assert isinstance(news.position, Position)
