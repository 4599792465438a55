"""Uvicorn's protocols for HTTP and WebSocket, with the limits that uvicorn lacks."""

import asyncio
import struct
from typing import Any, Final

import h11
from uvicorn.config import Config
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.http11 import Request
from websockets.protocol import OPEN
from websockets.utils import apply_mask

from realmwright.protocol import FRAME_LIMIT
from realmwright.server.operations.rate_limits import TokenBucket
from realmwright.server.web.socket_terms import FLOOD, OVER_LIMIT, POLICY, RATE, WIRE

REQUEST_SECONDS: Final = 10.0
"""How long a client may take to send a request after it has connected."""
HEADERS_LIMIT: Final = 16_384
UNREAD_LIMIT: Final = 65_536
"""How many bytes of pongs may be buffered for a client that sends pings and does not read."""
BURST_SECONDS: Final = 5
"""A socket may send at once what it may send in so many seconds."""
TOLERATED: Final = 100
"""How many frames beyond that are refused one by one before the connection is closed."""
FLOOD_SECONDS: Final = 2.0
"""How long a client that sent too much has to read why the connection was closed."""
LONGER: Final = {126: 2, 127: 8}
"""How many bytes of a head hold the size of a payload that these numbers stand for."""
WHOLE_TEXT: Final = 0x81
"""The first byte of a frame that holds the whole of a text."""


class HttpProtocol(H11Protocol):
    """HTTP. A connection without a request is closed after a while."""

    _timer: asyncio.TimerHandle | None = None
    _served = 0.0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._served = self.loop.time()
        self._start_timer()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_timer()
        super().connection_lost(exc)

    def on_response_complete(self) -> None:
        self._served = self.loop.time()
        super().on_response_complete()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._stop_timer()
        super().handle_websocket_upgrade(event)

    def _start_timer(self) -> None:
        self._timer = self.loop.call_later(REQUEST_SECONDS, self._check_idle)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()

    def _check_idle(self) -> None:
        cycle: Any = self.cycle
        serving = cycle is not None and not cycle.response_complete
        if serving or self.loop.time() - self._served < REQUEST_SECONDS:
            self._start_timer()
        else:
            self.transport.abort()


class FrameAllowance:
    """What one socket may still send: a token bucket for frames of every kind, complete or not.

    A frame costs one token, and one more for each KiB. Whatever arrives without beginning a frame costs one as well, so
    that nothing is gained by sending frames byte by byte. Where frames begin is all that is looked at here: the cost is
    known before anything is decoded.
    """

    def __init__(self, rate: float, now: float) -> None:
        """An allowance of ``rate`` messages a second in the long run, which must not be 0."""
        most = max(rate * BURST_SECONDS, _cost(FRAME_LIMIT)) + TOLERATED
        self._bucket = TokenBucket(most, most / rate, now)
        self._head = bytearray()
        self._payload = 0

    def charge(self, data: bytes, now: float) -> int | None:
        """Take the tokens for what has arrived; None if there are not enough.

        Otherwise returns up to which of its bytes the allowance lasted. What is behind them is tolerated, not answered.
        """
        bucket, head = self._bucket, self._head
        at, began, lasted = 0, False, len(data)
        while at < len(data):
            if self._payload:
                step = min(self._payload, len(data) - at)
                self._payload -= step
                at += step
                continue
            start = at
            while at < len(data) and (missing := _head_size(head) - len(head)):
                head += data[at : at + missing]
                at = min(at + missing, len(data))
            if len(head) < _head_size(head):
                break
            self._payload = _payload_size(head)
            head.clear()
            began = True
            if not bucket.take(now, _cost(self._payload)):
                return None
            if bucket.left(now) < TOLERATED:
                lasted = min(lasted, start)
        if not began and not bucket.take(now):
            return None
        return lasted


def _cost(size: int) -> int:
    """What a frame costs. One that is longer than any may be is refused by its head alone."""
    return 1 + size // 1024 if size <= FRAME_LIMIT else 1


def _head_size(head: bytes | bytearray) -> int:
    """How long the head of a frame is, as far as its first bytes tell."""
    if len(head) < 2:
        return 2
    return 2 + LONGER.get(head[1] & 0x7F, 0) + (4 if head[1] & 0x80 else 0)


def _payload_size(head: bytes | bytearray) -> int:
    """How many bytes follow the head of a frame."""
    short = head[1] & 0x7F
    return int.from_bytes(head[2 : 2 + LONGER[short]]) if short in LONGER else short


def text_of(data: bytes) -> str | None:
    """The message, if these bytes are one masked frame that holds the whole of a text, and nothing else."""
    if len(data) < 2 or data[0] != WHOLE_TEXT or not data[1] & 0x80:
        return None
    head = _head_size(data)
    if len(data) < head or len(data) - head != _payload_size(data) or len(data) - head > FRAME_LIMIT:
        return None
    try:
        return apply_mask(data[head:], data[head - 4 : head]).decode()
    except UnicodeDecodeError:
        return None


def frame_of(text: str) -> bytes:
    """The frame that holds a message from the server."""
    payload = text.encode()
    size = len(payload)
    if size < 126:
        return struct.pack("!BB", WHOLE_TEXT, size) + payload
    if size < 65_536:
        return struct.pack("!BBH", WHOLE_TEXT, 126, size) + payload
    return struct.pack("!BBQ", WHOLE_TEXT, 127, size) + payload


class Inbox(asyncio.Queue[Any]):
    """The events of a socket for the application; marks those that are beyond its allowance."""

    over_limit = False

    def put_nowait(self, item: Any) -> None:
        super().put_nowait({**item, OVER_LIMIT: True} if self.over_limit else item)


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """WebSocket. A client that sends too much, or pings and never reads the pongs, is dropped.

    The application says in the state of its lifespan how many messages a second one socket may send (``RATE``), and
    finds this object among the extensions of its scope (``WIRE``).

    Most messages are one frame each. They are read and written here, which takes a fraction of the time that uvicorn
    and websockets take for them. Everything else is left to those.
    """

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        rate = app_state[RATE]
        self._allowance = FrameAllowance(rate, self.loop.time()) if rate else None
        self._flooded = False
        self.queue: Inbox = Inbox()

    def data_received(self, data: bytes) -> None:
        # The first data are the request for a socket, as uvicorn's HTTP protocol has read it.
        if not self.handshake_initiated:
            super().data_received(data)
            return
        if self._flooded:
            return
        if self._allowance is None:
            self._read(data)
            return
        lasted = self._allowance.charge(data, self.loop.time())
        if lasted is None:
            self._drop_flood()
            return
        for over_limit, part in ((False, data[:lasted]), (True, data[lasted:])):
            if part and not self.transport.is_closing():
                self.queue.over_limit = over_limit
                self._read(part)

    def _read(self, data: bytes) -> None:
        conn = self.conn
        between_messages = conn.state is OPEN and not conn.reader.buffer and conn.current_size is None
        text = text_of(data) if between_messages else None
        if text is None or self.close_sent:
            super().data_received(data)
            return
        # Reading is paused while messages wait. Uvicorn does that for every message, which takes two system calls.
        waits = not self.queue.empty()
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if waits and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    # What the application uses

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            extensions: dict[str, Any] = {**(self.scope["extensions"] or {}), WIRE: self}
            self.scope["extensions"] = extensions

    def write_text(self, text: str) -> bool:
        """Write a message at once. False if that cannot be done: the client reads slowly, or is going."""
        transport = self.transport
        if not self.writable.is_set() or self.close_sent or transport.is_closing() or self.conn.state is not OPEN:
            return False
        transport.write(frame_of(text))
        return True

    def abort(self) -> None:
        """End the connection without a word."""
        self.transport.abort()

    def _drop_flood(self) -> None:
        """Close the connection, forget what waits to be answered, and read nothing more."""
        self._flooded = True
        self.transport.pause_reading()
        if not self.handshake_complete or self.close_sent:
            self.transport.abort()
            return
        self.stop_keepalive()
        while not self.queue.empty():
            self.queue.get_nowait()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": POLICY, "reason": FLOOD})
        # Nobody resumes reading.
        self.read_paused = False
        self.conn.fail(POLICY, FLOOD)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        if self.transport.can_write_eof():
            self.transport.write_eof()
        # To close now, with data unread, would reset the connection before the client has read why.
        self.close_timer = self.loop.call_later(FLOOD_SECONDS, self.transport.abort)

    def handle_ping(self) -> None:
        if self.transport.get_write_buffer_size() > UNREAD_LIMIT:
            self.transport.abort()
        else:
            super().handle_ping()
