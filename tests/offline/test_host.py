"""The server of a page without one: the same application, with nothing that waits."""

import subprocess
import sys
import textwrap
from functools import cache
from importlib.metadata import distribution, packages_distributions
from pathlib import Path
from typing import Final

from tools.offline.contents import COMPILED, PACKAGES

BEGIN: Final = """
import asyncio, json, sys
from importlib.machinery import BuiltinImporter, FrozenImporter, PathFinder

class Packed:
    # Finds what is packed for browsers, as if nothing else were installed.
    @staticmethod
    def find_spec(name, *more):
        return None if name.partition(".")[0] in sys.argv[2].split() else PathFinder.find_spec(name, *more)

    find_distributions = PathFinder.find_distributions

sys.meta_path[:] = [BuiltinImporter, FrozenImporter, Packed]
from realmwright.server.offline import stand_ins
stand_ins.install()
from realmwright.server.offline.host import Host
from realmwright.server.offline.thinkers import answer

class Here:
    async def ready(self): await asyncio.sleep(0)
    async def ask(self, question): return answer(question)
    def stop(self): pass

async def ask(host, method, path, body=None):
    sent = b"" if body is None else json.dumps(body).encode()
    found = await host.ask(method, "/api/v1" + path, {"content-type": "application/json"}, sent)
    assert found.status < 300, (method, path, found)
    return json.loads(found.body) if found.body else None

SEATS = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
"""
GAME: Final = """
async def main():
    async with Host(sys.argv[1], Here) as host:
        await ask(host, "POST", "/guests", {"name": "Ann"})
        table = (await ask(host, "POST", "/tables", {"game": "dominion", "seats": SEATS}))["table"]
        heard, closed = asyncio.Queue(), asyncio.Event()
        line = host.connect(lambda text: heard.put_nowait(json.loads(text)), lambda code: closed.set())
        assert (await heard.get())["type"] == "hello"
        line.say(json.dumps({"type": "watch", "table": table}))
        while (await heard.get())["type"] != "position":
            pass
        while (position := await ask(host, "GET", f"/tables/{table}"))["phase"] != "over":
            if legal := position.get("legal"):
                command = {"do": "play", "at": position["at"], "action": legal[-1]["action"]}
                order = {"id": f"a{position['at']}-{position['number']}", "command": command}
                await ask(host, "POST", f"/tables/{table}/orders", order)
            await asyncio.sleep(0)
        line.close()
        await closed.wait()
    async with Host(sys.argv[1], Here) as host:
        # Whoever comes back is who they were.
        await ask(host, "GET", f"/tables/{table}/replay")
        print("kept")

asyncio.run(main())
"""
MANY: Final = """
async def main():
    async with Host(sys.argv[1], Here) as host:
        await ask(host, "POST", "/guests", {"name": "Ann"})
        for _ in range(3):
            opened = ask(host, "POST", "/tables", {"game": "kingdom-builder", "seats": SEATS})
            asked = [ask(host, "GET", path) for path in ("/me/tables", "/me/lessons", "/me/exercises", "/tables") * 3]
            changed = [ask(host, "PATCH", "/me", {"language": language}) for language in ("nl", "de", "en")]
            await asyncio.gather(opened, *asked, *changed)
        print(len((await ask(host, "GET", "/me/tables"))["tables"]))

asyncio.run(main())
"""


@cache
def left_out() -> str:
    """The modules that are installed here, and are not packed for browsers."""
    packed = {distribution(name).metadata["Name"] for name in (*PACKAGES, *COMPILED, "realmwright")}
    return " ".join(module for module, owners in packages_distributions().items() if not packed.intersection(owners))


def said(program: str, folder: Path) -> str:
    """What a program says that begins as the worker of the page does, with what there is in browsers."""
    done = subprocess.run(
        [sys.executable, "-c", textwrap.dedent(BEGIN + program), str(folder), left_out()],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout


def test_a_game_is_played_and_kept(tmp_path: Path) -> None:
    assert said(GAME, tmp_path).split() == ["kept"]


def test_many_can_be_answered_at_once(tmp_path: Path) -> None:
    """A page asks for much at the same time, and nothing of it may wait for a connection to the database."""
    assert said(MANY, tmp_path).split() == ["3"]
