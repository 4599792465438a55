"""Uvicorn's protocols for HTTP and WebSocket, with two limits that uvicorn lacks."""

import asyncio
from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

REQUEST_SECONDS: Final = 10.0
"""How long a client may take to send a request after it has connected."""
HEADERS_LIMIT: Final = 16_384
UNREAD_LIMIT: Final = 65_536
"""How many bytes of pongs may be buffered for a client that sends pings and does not read."""


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


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """WebSocket. A client that sends pings and never reads the pongs is dropped."""

    def handle_ping(self) -> None:
        if self.transport.get_write_buffer_size() > UNREAD_LIMIT:
            self.transport.abort()
        else:
            super().handle_ping()
