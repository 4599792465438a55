"""The two protocols on the wire as uvicorn speaks them, with the patience that it does not limit."""

import asyncio
from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

REQUEST_SECONDS: Final = 10.0
"""How long somebody who is connected may take to say what he wants."""
HEADERS_LIMIT: Final = 16_384
UNREAD_LIMIT: Final = 65_536
"""How many bytes may wait for somebody who asks with pings whether we are there, and does not read the answers."""


class Requests(H11Protocol):
    """HTTP; whoever does not say what he wants is shown out."""

    _patience: asyncio.TimerHandle | None = None
    _served = 0.0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._served = self.loop.time()
        self._be_patient()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        super().connection_lost(exc)

    def on_response_complete(self) -> None:
        self._served = self.loop.time()
        super().on_response_complete()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._stop_waiting()
        super().handle_websocket_upgrade(event)

    def _be_patient(self) -> None:
        self._patience = self.loop.call_later(REQUEST_SECONDS, self._look)

    def _stop_waiting(self) -> None:
        if self._patience is not None:
            self._patience.cancel()

    def _look(self) -> None:
        cycle: Any = self.cycle
        serving = cycle is not None and not cycle.response_complete
        if serving or self.loop.time() - self._served < REQUEST_SECONDS:
            self._be_patient()
        else:
            self.transport.abort()


class Frames(WebSocketsSansIOProtocol):
    """WebSocket; whoever asks and never reads the answers is dropped."""

    def handle_ping(self) -> None:
        if self.transport.get_write_buffer_size() > UNREAD_LIMIT:
            self.transport.abort()
        else:
            super().handle_ping()
