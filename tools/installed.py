"""python tools/installed.py: tries an installed Realmwright as its owner would; nothing of this repository is used.

It says at which speed the rules run, starts ``realmwright serve`` on a free port with a folder of its own, fetches the
page, and plays a game against a bot to its end by the client. Run it by the Python that Realmwright was installed for,
outside of this repository. With --compiled it fails if the rules are not compiled; with --url it plays on a server that
runs already.
"""

import argparse
import asyncio
import os
import re
import socket
import subprocess
import sys
import sysconfig
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from realmwright.client import Client
from realmwright.protocol import BotSeat, OwnSeat, Settings

GAME: Final = "kingdom-builder"
BOT: Final = "random"
PATIENCE: Final = 300.0
"""Seconds after which a server is taken to hang, on the slowest machine."""


def program() -> Path:
    """The command of this installation."""
    name = "realmwright.exe" if os.name == "nt" else "realmwright"
    return Path(sysconfig.get_path("scripts"), name)


@contextmanager
def served() -> Iterator[str]:
    """The address of a server of this installation, which is stopped afterwards."""
    with socket.socket() as trial:
        trial.bind(("127.0.0.1", 0))
        port = trial.getsockname()[1]
    with TemporaryDirectory(prefix="realmwright-", ignore_cleanup_errors=True) as folder:
        log = Path(folder, "log")
        command = [str(program()), "serve", "--port", str(port), "--data", folder]
        with log.open("wb") as said:
            process = subprocess.Popen(command, cwd=folder, stdout=said, stderr=said, stdin=subprocess.DEVNULL)
        url = f"http://127.0.0.1:{port}"
        try:
            limit = time.monotonic() + PATIENCE
            while not answers(url):
                if process.poll() is not None or time.monotonic() > limit:
                    sys.exit(f"the server did not start:\n{log.read_text('utf-8', 'replace')}")
                time.sleep(0.05)
            yield url
        finally:
            process.terminate()
            process.wait(60)


def answers(url: str) -> bool:
    """Whether a server is there and well."""
    try:
        with urllib.request.urlopen(f"{url}/health", timeout=5) as answer:
            return bool(answer.status == 200)
    except OSError:
        return False


def fetch(url: str) -> str:
    """A text from a server."""
    with urllib.request.urlopen(url, timeout=60) as answer:
        return str(answer.read().decode("utf-8"))


def check_page(url: str) -> None:
    """The page is there with its script, and is no page that says that it was not built."""
    script = re.search(r'<script[^>]* src="(/[^"]+\.js)"', fetch(url))
    if script is None:
        sys.exit(f"{url} serves no page to play on")
    print(f"the page is served, with a script of {len(fetch(url + script[1]))} characters")


async def play(url: str) -> None:
    """Play a game against a bot to its end."""
    async with await Client.guest(url, "Ann") as ann:
        table = await ann.create(Settings(GAME, seats=[OwnSeat(), BotSeat(BOT)]))
        played = 0
        while (position := await table.choice()) is not None:
            await table.play(position.legal[0].action)
            played += 1
        print(f"a game of {GAME} against {BOT} was played to its end, {played} actions of ours")
        if not played:
            sys.exit("there was nothing to play")


def main() -> None:
    """Try everything; the exit status says whether it works."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition(":")[2].partition("\n")[0].strip())
    parser.add_argument("--compiled", action="store_true", help="fail if the rules are not compiled")
    parser.add_argument("--url", help="a server that runs already")
    given = parser.parse_args()
    said = subprocess.run([program(), "--version"], check=True, capture_output=True, text=True).stdout.strip()
    print(said)
    if given.compiled and "(compiled rules)" not in said:
        sys.exit("the rules are not compiled")
    if given.url:
        check_page(given.url)
        asyncio.run(play(given.url))
        return
    with served() as url:
        check_page(url)
        asyncio.run(play(url))


if __name__ == "__main__":
    main()
