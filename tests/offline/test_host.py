"""The server of a page without one: the same application, with nothing that waits."""

import subprocess
import sys
import textwrap
from pathlib import Path

PROGRAM = """
import asyncio, json, sys
from realmwright.server.offline import stand_ins
stand_ins.install()
from realmwright.server.offline.host import Host
from realmwright.server.offline.thinkers import answer

class Here:
    async def ready(self): pass
    async def ask(self, question): return answer(question)
    def stop(self): pass

async def ask(host, method, path, body=None):
    sent = b"" if body is None else json.dumps(body).encode()
    found = await host.ask(method, "/api/v1" + path, {"content-type": "application/json"}, sent)
    return found.status, json.loads(found.body) if found.body else None

async def main():
    async with Host(sys.argv[1], Here()) as host:
        status, found = await ask(host, "POST", "/guests", {"name": "Ann"})
        assert status == 201, found
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        status, found = await ask(host, "POST", "/tables", {"game": "dominion", "seats": seats})
        assert status == 201, found
        table = found["table"]
        heard, closed = asyncio.Queue(), asyncio.Event()
        line = host.connect(lambda text: heard.put_nowait(json.loads(text)), lambda code: closed.set())
        assert (await heard.get())["type"] == "hello"
        line.say(json.dumps({"type": "watch", "table": table}))
        position = await heard.get()
        assert position["type"] == "position"
        while (position := (await ask(host, "GET", f"/tables/{table}"))[1])["phase"] != "over":
            if legal := position.get("legal"):
                command = {"do": "play", "at": position["at"], "action": legal[-1]["action"]}
                order = {"id": f"a{position['at']}-{position['number']}", "command": command}
                await ask(host, "POST", f"/tables/{table}/orders", order)
            await asyncio.sleep(0)
        line.close()
        await closed.wait()
    async with Host(sys.argv[1], Here()) as host:
        status, _ = await ask(host, "GET", f"/tables/{table}/replay")
        print(status)

asyncio.run(main())
"""


def test_a_game_is_played_and_kept(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", textwrap.dedent(PROGRAM), str(tmp_path)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr[-2000:]
    # Whoever comes back is who they were.
    assert done.stdout.split()[-1] == "200"
