"""What the page calls, between JavaScript and the host. Only Python for browsers has ``pyodide``."""

from typing import Any

from pyodide.ffi import create_proxy, to_js  # type: ignore[import-not-found]

from realmwright.server.offline.host import Host
from realmwright.server.offline.thinkers import answer


class PageWorker:
    """Another worker of the page, as a place to think."""

    def __init__(self, worker: Any) -> None:
        self._worker = worker

    async def ready(self) -> None:
        await self._worker.ready()

    async def ask(self, question: bytes) -> bytes:
        reply: bytes = (await self._worker.ask(to_js(question))).to_bytes()
        return reply

    def stop(self) -> None:
        self._worker.stop()


class PageHost:
    """A host with answers that JavaScript understands."""

    def __init__(self, host: Host) -> None:
        self._host = host

    async def ask(self, method: str, address: str, headers: Any, body: Any) -> Any:
        """The status, the headers and the body of an answer."""
        found = await self._host.ask(method, address, headers.to_py(), body.to_bytes())
        return to_js([found.status, [list(header) for header in found.headers], found.body])

    def connect(self, hear: Any, gone: Any) -> Any:
        """A socket with ``say`` and ``close``."""
        return create_proxy(self._host.connect(hear, gone))


async def open_host(folder: str, start_worker: Any) -> PageHost:
    """A host whose database is in a folder; what starts another worker of the page is for its bots."""
    host = Host(folder, lambda: PageWorker(start_worker()))
    await host.__aenter__()
    return PageHost(host)


def think(question: Any) -> Any:
    """The answer to a question of :class:`PageWorker`, in that worker."""
    return to_js(answer(question.to_bytes()))
