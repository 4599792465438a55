"""Bots in worker processes: what they get to know, and what happens if they fail."""

import asyncio
import json
import logging
import os
import secrets
import signal
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeAlias

import psutil
import pytest
import uvloop

from realmwright.bits import each, lowest
from realmwright.dice import FairDice
from realmwright.game import IllegalAction, State, games
from realmwright.server.bots import pool
from realmwright.server.bots.pool import BotPool, Choice
from realmwright.server.bots.thought_queue import Asker
from realmwright.server.bots.worker import framed
from tests.playthrough import Plan, played

KB = "kingdom-builder"
TINY = "tiny"
SECRET = bytes(range(32))

LoopFactory: TypeAlias = Callable[[], asyncio.AbstractEventLoop]
BOTH: tuple[LoopFactory, ...] = (asyncio.new_event_loop, uvloop.new_event_loop)
"""The kinds of loop that a server may run in; they start and end processes each in its own way."""

pytestmark = pytest.mark.usefixtures("plugins")


def position(actions: int = 6, game: str = TINY) -> State:
    """A position in the midst of a game: of one that every new process loads in no time, unless another is named."""
    return played(Plan(game, 3, seed=5, fair=True, actions=actions))[0]


def children() -> set[int]:
    """Every process that was started from here and still runs."""
    return {child.pid for child in psutil.Process().children() if child.status() != psutil.STATUS_ZOMBIE}


def workers() -> set[int]:
    """Those of them that think; others may have been started by other tests."""
    return {child for child in children() if pool.COMMAND[-1] in psutil.Process(child).cmdline()}


def with_pool(
    story: Callable[[BotPool], Awaitable[None]],
    size: int = 1,
    limit: float = 10.0,
    queue: int = 1000,
    loops: tuple[LoopFactory, ...] = (asyncio.new_event_loop,),
) -> None:
    """Tell a story, and see that it leaves no process, task or complaint behind."""
    before = children()

    async def main() -> None:
        problems: list[dict[str, Any]] = []
        asyncio.get_running_loop().set_exception_handler(lambda _, problem: problems.append(problem))
        bots = BotPool(size, limit, queue)
        await bots.start()
        try:
            await asyncio.wait_for(story(bots), 120)
        finally:
            await bots.close()
        assert children() <= before
        assert asyncio.all_tasks() == {asyncio.current_task()}
        assert problems == []

    for loop in loops:
        with asyncio.Runner(loop_factory=loop) as runner:
            runner.run(main())


@pytest.fixture
def notes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where bad bots leave their notes, each under its seed."""
    monkeypatch.setenv("BAD_BOTS_NOTES", str(tmp_path))
    return tmp_path


async def until(true: Callable[[], object]) -> None:
    async with asyncio.timeout(60):
        while not true():
            await asyncio.sleep(0.01)


async def well(bots: BotPool) -> None:
    """The pool still does its work."""
    state = position()
    choice = await bots.choose("random", state, 1)
    assert choice.fault is None
    assert state.legal() >> choice.action & 1


def faults_in(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records if record.name == "realmwright.bots"]


# Bots that behave


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_good_bots_choose_for_themselves(bot: str, caplog: pytest.LogCaptureFixture) -> None:
    async def story(bots: BotPool) -> None:
        for actions in (0, 20, 130):
            state = position(actions, KB)
            truth = state.dump()
            choice = await bots.choose(bot, state, 7)
            assert isinstance(choice, Choice)
            assert choice.fault is None
            assert state.legal() >> choice.action & 1
            assert state.dump() == truth
        assert (bots.waiting, bots.restarts) == (0, 0)

    with_pool(story)
    assert faults_in(caplog) == []


def test_a_bot_of_one_game_plays_that_game_and_no_other(caplog: pytest.LogCaptureFixture) -> None:
    async def story(bots: BotPool) -> None:
        state = games[TINY].new(2, FairDice(SECRET), {"watch": True})
        state.play(lowest(state.legal()))
        assert await bots.choose("watchful", state, 7) == Choice(state.read("whistle"), None)
        assert (await bots.choose("watchful", position(game=KB), 7)).fault == "failed"

    with_pool(story)
    assert faults_in(caplog) == ["bot watchful in kingdom-builder: failed (there is no such bot)"]


def test_another_package_s_game_works_too() -> None:
    async def story(bots: BotPool) -> None:
        state = games[TINY].new(2, FairDice(SECRET))
        for _ in range(6):
            choice = await bots.choose("random", state, 7)
            assert choice.fault is None
            state.play(choice.action)

    with_pool(story)


def test_the_seed_decides() -> None:
    async def story(bots: BotPool) -> None:
        state = position()
        once, again, wide = [await bots.choose("random", state, seed) for seed in (3, 3, 2**80)]
        assert once == again
        assert wide.fault is None

    with_pool(story)


def test_many_choices_share_few_workers() -> None:
    async def story(bots: BotPool) -> None:
        asked = [asyncio.create_task(bots.choose("random", position(), seed)) for seed in range(40)]
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert bots.waiting == 39, "the last worker is for other people"
        assert len(workers()) == 2
        assert all(choice.fault is None for choice in await asyncio.gather(*asked))
        assert bots.waiting == 0

    with_pool(story, size=2)


def test_wrong_questions_are_the_caller_s_fault() -> None:
    async def story(bots: BotPool) -> None:
        assert (await bots.choose("gready", position(), 1)).fault == "failed"
        over = played(Plan(KB, 2, seed=5))[0]
        with pytest.raises(IllegalAction, match="over"):
            await bots.choose("random", over, 1)
        await well(bots)

    with_pool(story)


# Secrecy


def body(message: bytes) -> Any:
    return json.loads(message[4:])


def test_no_secret_goes_through_the_pipe() -> None:
    state = games[KB].new(3, FairDice(SECRET))
    assert SECRET.hex() in json.dumps(state.dump())
    message = BotPool().message_for("random", state, 1)
    assert SECRET.hex().encode() not in message.lower()
    assert SECRET not in message
    assert b"fair" not in message
    asked = body(message)
    assert (asked["game"], asked["bot"], asked["seed"]) == (KB, "random", 1)
    assert asked["dump"]["dice"]["kind"] == "fast"
    assert body(BotPool().message_for("random", state, 1)) != asked, "imagined anew each time"


def test_hidden_information_does_not_change_a_bot_s_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(secrets, "randbits", lambda _: 12345)
    state = position(0, KB)
    seat = state.seat
    assert seat is not None
    messages = set()
    dump: Any = state.dump()
    other = dump["players"][(seat + 1) % state.players]
    for place in range(len(dump["deck"])):
        other["card"], dump["deck"][place] = dump["deck"][place], other["card"]
        dump["dice"] = FairDice(secrets.token_bytes(32)).describe()
        messages.add(BotPool().message_for("random", games[KB].load(dump), 1))
    assert len(messages) == 1


def test_the_tiny_game_s_secrets_stay_at_home(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(secrets, "randbits", lambda _: 12345)
    state = games[TINY].new(3, FairDice(SECRET))
    truth = BotPool().message_for("random", state, 1)
    assert state.seat is not None
    for _ in range(20):
        elsewhere = state.imagine(state.seat, FairDice(secrets.token_bytes(32)))
        assert elsewhere.dump() != state.dump()
        assert BotPool().message_for("random", elsewhere, 1) == truth


def test_a_bot_sees_what_was_sent_and_lets_others_go_first(notes: Path) -> None:
    async def story(bots: BotPool) -> None:
        state = games[KB].new(2, FairDice(SECRET))
        choice = await bots.choose("witness", state, 1)
        assert choice == (next(each(state.legal())), None)
        number, nice, seen = (notes / "1").read_text("utf-8").split(" ", 2)
        assert int(number) != os.getpid()
        assert int(nice) == min(os.nice(0) + 5, 19)
        assert SECRET.hex() not in seen
        assert "'kind': 'fast'" in seen

    with_pool(story)


# Bots that do not behave


FAULTS = (
    ("raiser", "failed", "ZeroDivisionError"),
    ("stillborn", "failed", "RuntimeError"),
    ("missing", "failed", "AttributeError"),
    ("nowhere", "failed", "ModuleNotFoundError"),
    ("leaver", "failed", "SystemExit"),
    ("glutton", "failed", "MemoryError"),
    ("diver", "failed", "RecursionError"),
    ("rubbish-text", "illegal", "chose no action but str"),
    ("rubbish-negative", "illegal", "chose no action but int"),
    ("rubbish-huge", "illegal", "not a legal action"),
    ("rubbish-endless", "illegal", "chose no action but int"),
    ("rubbish-true", "illegal", "chose no action but bool"),
    ("rubbish-nothing", "illegal", "chose no action but NoneType"),
    ("rubbish-fraction", "illegal", "chose no action but float"),
    ("rubbish-object", "illegal", "chose no action but Itself"),
    ("quitter", "failed", "its process ended"),
)


def test_faults(caplog: pytest.LogCaptureFixture) -> None:
    async def story(bots: BotPool) -> None:
        state = position()
        for bot, fault, reason in FAULTS:
            caplog.clear()
            choice = await bots.choose(bot, state, 1)
            assert choice.fault == fault, bot
            assert state.legal() >> choice.action & 1
            assert faults_in(caplog) == [f"bot {bot} in {TINY}: {fault} ({reason})"]
            assert caplog.records[-1].levelno == logging.WARNING
            await well(bots)
            assert bot == "quitter" or bots.restarts == 0
        await until(lambda: bots.restarts == 1)

    # The last one, because only it has an effect that lasts.
    assert FAULTS[-1][0] == "quitter"
    with_pool(story, loops=BOTH)


def test_in_place_of_a_fault_any_legal_action_may_come() -> None:
    async def story(bots: BotPool) -> None:
        state = position()
        choices = [await bots.choose("raiser", state, 1) for _ in range(40)]
        assert len({choice.action for choice in choices}) > 1

    with_pool(story)


@pytest.mark.parametrize("bot", ["printer", "reader"])
def test_the_channel_is_out_of_a_bot_s_reach(bot: str, capfd: pytest.CaptureFixture[str]) -> None:
    async def story(bots: BotPool) -> None:
        state = position()
        for _ in range(3):
            assert await bots.choose(bot, state, 1) == (next(each(state.legal())), None)
        await well(bots)

    with_pool(story)
    assert capfd.readouterr() == ("", "")


def test_a_slow_bot_is_replaced(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    async def story(bots: BotPool) -> None:
        state = position()
        before = workers()
        await well(bots)
        began = time.monotonic()
        with monkeypatch.context() as patch:
            # For the others it stays wide: how fast they are is not the question.
            patch.setattr(bots, "limit", 0.2)
            choice = await bots.choose("sleeper", state, 1)
        assert 0.2 <= time.monotonic() - began < 5
        assert choice.fault == "slow"
        assert state.legal() >> choice.action & 1
        await well(bots)
        await until(lambda: bots.restarts == 1)
        assert not workers() & before

    with_pool(story, loops=BOTH)
    assert faults_in(caplog) == [f"bot sleeper in {TINY}: slow (no answer within 0.2 s)"] * 2


def test_waiting_for_others_is_not_slow() -> None:
    async def story(bots: BotPool) -> None:
        choices = await asyncio.gather(*(bots.choose(bot, position(), 1) for bot in ("sleeper", "random")))
        assert [choice.fault for choice in choices] == ["slow", None]

    with_pool(story, limit=5.0)


def test_an_answer_counts_if_only_the_loop_was_slow() -> None:
    async def story() -> None:
        worker = pool.WorkerProcess(lambda _: None)
        message = asyncio.create_task(worker._next_message(0.05))
        await asyncio.sleep(0)
        # The loop finds the answer and the alarm together.
        asyncio.get_running_loop().call_soon(worker.pipe_data_received, 1, framed(b"here"))
        time.sleep(0.1)
        assert await message == b"here"

    asyncio.run(story())


def test_too_many_choices_are_turned_away(caplog: pytest.LogCaptureFixture) -> None:
    async def story(bots: BotPool) -> None:
        caplog.clear()
        state = position()
        asked = [asyncio.create_task(bots.choose("greedy", state, seed)) for seed in range(10)]
        choices = await asyncio.gather(*asked)
        assert [choice.fault for choice in choices] == [None] * 4 + ["slow"] * 6
        assert all(state.legal() >> choice.action & 1 for choice in choices)
        assert faults_in(caplog) == [f"bot greedy in {TINY}: slow (3 choices wait already)"] * 6
        await well(bots)

    with_pool(story, queue=3, loops=BOTH)


# People share the workers


def test_a_person_with_many_tables_holds_up_nobody(
    tmp_path: Path, notes: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate = tmp_path / "gate"
    monkeypatch.setenv("BAD_BOTS_GATE", str(gate))

    async def story(bots: BotPool) -> None:
        state = position()
        many = [asyncio.create_task(bots.choose("gated", state, 1, Asker("guest", f"{at}"))) for at in range(50)]
        await until((notes / "1").exists)
        # While none of these is answered, other people's bots think as if nobody else were there,
        for seed in range(5):
            assert (await bots.choose("random", state, seed, Asker("Ann", "a"))).fault is None
        assert (await bots.choose("random", state, 9, Asker("Ben", "b", advice=True))).fault is None
        # with all that they usually have,
        assert bots.shortened == 0
        assert bots.waiting == 49
        gate.touch()
        assert {choice.fault for choice in await asyncio.gather(*many)} == {None}
        # whereas many thoughts of one person are short ones.
        assert bots.shortened > 40
        gate.unlink()
        (notes / "1").unlink()

    with_pool(story, size=2)


def test_games_come_before_advice(tmp_path: Path, notes: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    gate = tmp_path / "gate"
    monkeypatch.setenv("BAD_BOTS_GATE", str(gate))

    async def story(bots: BotPool) -> None:
        state = position()
        answered: list[str] = []

        async def choose(bot: str, asker: Asker) -> Choice:
            choice = await bots.choose(bot, state, 1, asker)
            answered.append(asker.person)
            return choice

        async with asyncio.TaskGroup() as asking:
            asking.create_task(choose("gated", Asker("Ann", "a")))
            await until((notes / "1").exists)
            with monkeypatch.context() as patch:
                # Advice that comes too late is not waited for.
                patch.setattr(bots, "limit", 0.01)
                assert (await choose("random", Asker("Eve", "e", advice=True))).fault == "slow"
            asking.create_task(choose("random", Asker("Ben", "b", advice=True)))
            await asyncio.sleep(0)
            asking.create_task(choose("random", Asker("Cleo", "c")))
            await until(lambda: bots.waiting == 2)
            gate.touch()
        assert answered == ["Eve", "Ann", "Cleo", "Ben"]

    with_pool(story)


# Processes come and go


def test_an_idle_worker_that_died_is_not_missed(caplog: pytest.LogCaptureFixture) -> None:
    async def story(bots: BotPool) -> None:
        before = workers()
        await well(bots)
        for worker in before:
            os.kill(worker, signal.SIGKILL)
        # At once, before anybody can have noticed, and again when all is quiet.
        await well(bots)
        for worker in workers():
            os.kill(worker, signal.SIGKILL)
        await until(lambda: bots.restarts == 2)
        await well(bots)
        assert (await bots.choose("late-quitter", position(), 1)).fault is None
        await until(lambda: bots.restarts == 3)
        await well(bots)

    with_pool(story, loops=BOTH)
    assert faults_in(caplog) == []


def test_a_worker_killed_while_it_thinks(notes: Path) -> None:
    async def story(bots: BotPool) -> None:
        asked = asyncio.create_task(bots.choose("sleeper", position(), 1))
        await until((notes / "1").exists)
        (notes / "1").unlink()
        for worker in workers():
            os.kill(worker, signal.SIGKILL)
        assert (await asked).fault == "failed"
        await well(bots)

    with_pool(story, loops=BOTH)


def test_no_process_can_be_started(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    async def story(bots: BotPool) -> None:
        state = position()
        choice = await bots.choose("random", state, 1)
        assert choice.fault == "failed"
        assert state.legal() >> choice.action & 1
        with monkeypatch.context() as patch:
            patch.setattr(sys, "executable", right)
            await well(bots)

    right = sys.executable
    monkeypatch.setattr(sys, "executable", "/no/such/python")
    with_pool(story, loops=BOTH)
    assert "no process could be started: No such file or directory" in faults_in(caplog)[1]


def test_a_process_that_cannot_begin(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    async def story(bots: BotPool) -> None:
        assert (await bots.choose("random", position(), 1)).fault == "failed"

    for command, limit in ((("-c", "pass"), 30.0), (("-c", "import time; time.sleep(60)"), 0.3)):
        caplog.clear()
        monkeypatch.setattr(pool, "COMMAND", command)
        monkeypatch.setattr(pool, "START_LIMIT", limit)
        with_pool(story, loops=BOTH)
        assert faults_in(caplog) == [f"bot random in {TINY}: failed (its process did not begin)"] * 2


@pytest.mark.parametrize("after", [0, 0.002, 0.4])
def test_a_choice_is_cancelled(after: float) -> None:
    async def story(bots: BotPool) -> None:
        for _ in range(2):
            asked = [asyncio.create_task(bots.choose("sleeper", position(), 1)) for _ in range(4)]
            await asyncio.sleep(after)
            for task in asked:
                task.cancel()
            ended = await asyncio.gather(*asked, return_exceptions=True)
            assert all(isinstance(end, asyncio.CancelledError) for end in ended)
            assert bots.waiting == 0
            await well(bots)
        await until(lambda: len(workers()) <= 2)

    with_pool(story, size=2, loops=BOTH)


@pytest.mark.parametrize("after", [0, 0.002, 0.4])
def test_closing_ends_what_is_pending(after: float) -> None:
    async def story(bots: BotPool) -> None:
        asked = [asyncio.create_task(bots.choose("sleeper", position(), 1)) for _ in range(5)]
        await asyncio.sleep(after)
        began = time.monotonic()
        await bots.close()
        assert time.monotonic() - began < 1
        ended = await asyncio.gather(*asked, return_exceptions=True)
        assert all(isinstance(end, asyncio.CancelledError) for end in ended)
        with pytest.raises(asyncio.CancelledError):
            await bots.choose("random", position(), 1)
        await bots.close()

    with_pool(story, size=2, loops=BOTH)


def test_what_a_bot_has_started_ends_with_it(notes: Path) -> None:
    async def story(bots: BotPool) -> None:
        asked = asyncio.create_task(bots.choose("parent", position(), 1))
        await until((notes / "1").exists)
        child = int((notes / "1").read_text("utf-8"))
        (notes / "1").unlink()
        assert psutil.pid_exists(child)
        asked.cancel()
        await until(lambda: not psutil.pid_exists(child) or psutil.Process(child).status() == psutil.STATUS_ZOMBIE)

    with_pool(story, loops=BOTH)


@pytest.mark.parametrize("bot", [None, "sleeper"])
def test_a_worker_goes_when_the_server_is_gone(bot: str | None) -> None:
    pipe = subprocess.PIPE
    with subprocess.Popen([sys.executable, *pool.COMMAND], stdin=pipe, stdout=pipe) as worker:
        assert worker.stdin is not None
        assert worker.stdout is not None
        worker.stdin.write(BotPool().message_for(bot or "random", position(), 1))
        worker.stdin.flush()
        assert worker.stdout.read(4) == bytes(4), "it has begun"
        worker.send_signal(signal.SIGINT)
        with pytest.raises(subprocess.TimeoutExpired):
            worker.wait(0.1)
        worker.stdin.close()
        worker.wait(2)
