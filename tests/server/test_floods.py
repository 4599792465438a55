"""Nobody can be starved (PROMISES): whoever floods a socket is dropped before anything is done for what they send."""

import contextlib
import select
import socket
import threading
from collections.abc import Iterator
from itertools import cycle

import psutil
import pytest

from realmwright.protocol import FRAME_LIMIT
from realmwright.server.web.protocols import BURST_SECONDS, TOLERATED, FrameAllowance
from realmwright.server.web.socket_terms import POLICY
from tests.server.process import ServerProcess
from tests.server.raw_client import CONTINUED, PING, PONG, SECONDS, TEXT, Guest, code_of, frame, plain_socket, said

RATE = 20
ALLOWED = RATE * BURST_SECONDS
MOST = ALLOWED + TOLERATED
PING_TEXT = frame(TEXT, b'{"type":"ping"}')


# Counting frames


def allowance() -> FrameAllowance:
    return FrameAllowance(RATE, now=0)


@pytest.mark.parametrize(
    "sent",
    [
        frame(PONG, b""),
        frame(PING, b"a"),
        frame(CONTINUED, b"", end=False),
        frame(TEXT, b"{}"),
        frame(11, b"", masked=False),
    ],
    ids=["pong", "ping", "continuation", "text", "nonsense"],
)
def test_frames_of_every_kind_count(sent: bytes) -> None:
    """Given frames of a kind, then so many are answered, so many more tolerated, and one more is too many."""
    assert allowance().charge(sent * ALLOWED, 0) == len(sent) * ALLOWED
    assert allowance().charge(sent * MOST, 0) == len(sent) * ALLOWED
    assert allowance().charge(sent * (MOST + 1), 0) is None


def test_bytes_count_as_well_as_frames() -> None:
    """Given the longest frames, then each costs one token and eight more, and that before it has arrived."""
    longest = frame(TEXT, b" " * FRAME_LIMIT)
    most = MOST // 9
    assert allowance().charge(longest * most, 0) is not None
    spent = allowance()
    for _ in range(most):
        assert spent.charge(longest, 0) is not None
    assert spent.charge(longest[:8], 0) is None


def test_what_arrives_byte_by_byte_costs_more() -> None:
    """Given a frame of which nothing but single bytes arrive, then each of them counts."""
    spent = allowance()
    longest = frame(TEXT, b" " * FRAME_LIMIT)
    arrived = next(at for at in range(len(longest)) if spent.charge(longest[at : at + 1], 0) is None)
    assert arrived < MOST


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 1000, 1023, 1024, FRAME_LIMIT])
@pytest.mark.parametrize("masked", [True, False])
def test_frames_are_found_wherever_they_are_cut(size: int, masked: bool) -> None:
    """Given two frames cut in two at any place, then they cost at most one token more than in one piece."""
    both = frame(TEXT, bytes(size), masked=masked) + frame(PING, b"", masked=masked)
    for cut in {*range(1, min(len(both), 20)), *range(max(1, len(both) - 8), len(both))}:
        spent = allowance()
        assert spent.charge(both[:cut], 0) == cut
        assert spent.charge(both[cut:], 0) == len(both) - cut
        left = spent._bucket.left(0)
        assert MOST - left - 2 - size // 1024 in (0, 1)


def test_a_frame_longer_than_any_is_left_to_the_parser() -> None:
    """Given a head that announces too much, then it costs no more than another: the parser refuses it with 1009."""
    spent = allowance()
    assert spent.charge(b"\x81\xff" + b"\x7f" + b"\xff" * 7 + bytes(4), 0) == 14
    assert spent._bucket.left(0) == MOST - 1


def test_the_allowance_comes_back_with_time() -> None:
    spent = allowance()
    assert spent.charge(PING_TEXT * (ALLOWED + 10), 0) == len(PING_TEXT) * ALLOWED
    assert spent.charge(PING_TEXT, 0.4) == 0
    assert spent.charge(PING_TEXT, 1) == len(PING_TEXT)
    assert spent.charge(PING_TEXT * MOST, 3600) == len(PING_TEXT) * ALLOWED


def test_the_longest_message_can_be_sent_whatever_the_rate() -> None:
    longest = frame(TEXT, b" " * FRAME_LIMIT)
    assert FrameAllowance(1, now=0).charge(longest, 0) == len(longest)


# Floods


@pytest.fixture(scope="module")
def guarded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that limits messages as it does by default."""
    server = ServerProcess(tmp_path_factory.mktemp("guarded"), messages_per_second=RATE, hurry=False).start()
    yield server
    server.kill()


FLOODS = {
    "pongs": (b"", frame(PONG, b"")),
    "continuations": (frame(TEXT, b"", end=False), frame(CONTINUED, b"", end=False)),
    "messages": (b"", PING_TEXT),
}
FRAMES = 100_000
"""How many frames an attacker sends at once; half of a second and more to parse."""
CPU_SECONDS = 0.1
"""Tens of milliseconds of the server's processor time."""


def cpu_seconds(server: ServerProcess) -> float:
    used = psutil.Process(server.pid).cpu_times()
    return float(used.user + used.system)


def flood(made: socket.socket, first: bytes, again: bytes) -> None:
    """Send as fast as the server takes it, until it has closed the connection or everything is sent."""
    unsent = memoryview(first + again * FRAMES)
    made.setblocking(False)
    with contextlib.suppress(ConnectionError):
        while unsent:
            readable, writable, _ = select.select([made], [made], [], SECONDS)
            assert readable or writable, "the server neither reads nor closes"
            # It may say hello and answer; the last that it says is why it closes.
            if readable and made.recv(65_536, socket.MSG_PEEK)[-len(CLOSING) :] == CLOSING:
                break
            if writable:
                unsent = unsent[made.send(unsent[:65_536]) :]
    made.setblocking(True)


CLOSING = b"too many messages at once"


@pytest.mark.parametrize("kind", FLOODS)
def test_one_flood_is_closed_early(guarded: ServerProcess, kind: str) -> None:
    """Given a hundred thousand frames at once, then they are not worked on: the connection is closed with 1008."""
    eve = Guest(guarded, "Eve")
    with contextlib.closing(plain_socket(guarded, eve.token)) as made:
        before = cpu_seconds(guarded)
        flood(made, *FLOODS[kind])
        assert code_of(made) == POLICY
        assert cpu_seconds(guarded) - before < CPU_SECONDS


def test_ten_floods_keep_nobody_waiting(guarded: ServerProcess) -> None:
    """Given ten who flood the server in three ways, then it answers somebody else in tens of milliseconds of its time.

    What counts is the processor time of the server, so it does not matter what else this machine does.
    """
    eve, ann = Guest(guarded, "Eve"), Guest(guarded, "Ann")
    codes: list[int] = []

    def attack(made: socket.socket, kind: str) -> None:
        flood(made, *FLOODS[kind])
        codes.append(code_of(made))

    with contextlib.ExitStack() as stack:
        good = stack.enter_context(ann.socket())
        attackers = [
            threading.Thread(
                target=attack, args=(stack.enter_context(contextlib.closing(plain_socket(guarded, eve.token))), kind)
            )
            for kind, _ in zip(cycle(FLOODS), range(10), strict=False)
        ]
        began = cpu_seconds(guarded)
        for attacker in attackers:
            attacker.start()
        trips: list[float] = []
        # At least once, even if this process gets to it only when they are done.
        while not trips or (any(attacker.is_alive() for attacker in attackers) and len(trips) < ALLOWED // 4):
            before = cpu_seconds(guarded)
            assert said(good, {"type": "ping", "id": "good"}) == [{"type": "pong", "id": "good"}]
            trips.append(cpu_seconds(guarded) - before)
        for attacker in attackers:
            attacker.join(SECONDS)
        assert codes == [POLICY] * 10
        assert cpu_seconds(guarded) - began < 10 * CPU_SECONDS
        assert max(trips) < CPU_SECONDS
        assert said(good, {"type": "ping"}) == [{"type": "pong"}]
