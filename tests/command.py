"""Running the real command: as a process with pipes, and at a real pseudo-terminal."""

import codecs
import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryFile
from types import TracebackType
from typing import Final

from realmwright.compiled import PURE
from tests.nursery import SCRIPT, Child

INSTALLED: Final = (SCRIPT,)
MODULE: Final = (sys.executable, "-m", "realmwright")
PATIENCE: Final = 60.0
"""Seconds after which something hangs; nothing here takes a tenth of that, even on a busy machine."""
INSISTENCE: Final = 3.0
"""Seconds after which a key that nobody heeds is pressed again."""
ESCAPES: Final = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


@dataclass(frozen=True)
class Said:
    """What a command printed and how it ended."""

    code: int
    data: bytes
    err: str

    @property
    def out(self) -> str:
        return self.data.decode()


def environment(home: Path, columns: int = 200, **more: str) -> dict[str, str]:
    """Everything that a command should know of the outside; it can write nowhere but in this home."""
    kept = {name: value for name, value in os.environ.items() if name in ("PATH", "SYSTEMROOT", "TMPDIR", PURE)}
    return {
        **kept,
        "HOME": str(home),
        "XDG_CONFIG_HOME": str(home / ".config"),
        "LOGNAME": "ada",
        "USER": "ada",
        "LC_ALL": "C.UTF-8",
        "NO_COLOR": "1",
        "COLUMNS": str(columns),
        "TERM": "xterm-256color",
        **more,
    }


def run(
    home: Path,
    *args: str | Path,
    typed: str = "",
    columns: int = 200,
    program: Sequence[str | Path] = (),
    **more: str,
) -> Said:
    """Run the command to its end in its home, where ``typed`` is what comes in.

    Unless a program is named, or how it shall write, its imports have been done before.
    """
    env = environment(home, columns, **more)
    if program or "PYTHONIOENCODING" in more:
        done = subprocess.run(
            [*(program or (SCRIPT,)), *args],
            input=typed.encode(),
            capture_output=True,
            cwd=home,
            env=env,
            timeout=PATIENCE,
            check=False,
        )
        return Said(done.returncode, done.stdout, done.stderr.decode())
    with TemporaryFile() as keys, TemporaryFile() as screen, TemporaryFile() as complaints:
        keys.write(typed.encode())
        keys.seek(0)
        child = Child([SCRIPT, *args], (keys.fileno(), screen.fileno(), complaints.fileno()), env, home)
        try:
            code = child.wait(PATIENCE)
        finally:
            child.kill()
        screen.seek(0)
        complaints.seek(0)
        return Said(code, screen.read(), complaints.read().decode())


def shell(home: Path, line: str) -> Said:
    """What comes of a line that somebody copies into a shell."""
    return run(home, "-c", line, program=("/bin/sh",))


class Terminal:
    """The command at a terminal of its own, and somebody who types and reads there."""

    def __init__(self, home: Path, *args: str | Path, columns: int = 80, **more: str) -> None:
        self.shown = ""
        """Everything that came on the screen, without colours and cursor movements."""
        self._read = 0
        self._insisting = False
        self._rest = ""
        self._decoder = codecs.getincrementaldecoder("utf-8")()
        self._end, inner = pty.openpty()
        fcntl.ioctl(inner, termios.TIOCSWINSZ, struct.pack("HHHH", 50, columns, 0, 0))
        env = environment(home, columns, **more)
        # With a terminal of its own Ctrl-C reaches the command as it would at a desk.
        self.process = Child([SCRIPT, *args], (inner, inner, inner), env, home, terminal=True)
        os.close(inner)

    def __enter__(self) -> "Terminal":
        return self

    def __exit__(self, kind: type[BaseException] | None, value: BaseException | None, at: TracebackType | None) -> None:
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        os.close(self._end)

    def type(self, text: str) -> None:
        """Type a line."""
        self.press(text + "\n")

    def press(self, keys: str) -> None:
        os.write(self._end, keys.encode())

    def interrupt(self) -> None:
        """Press Ctrl-C once the command really waits for a key.

        On a busy machine a Ctrl-C that comes right behind a prompt can be noted without ending the wait for a key;
        a bare ``input()`` does so too, and the next key brings it back. So :meth:`finish` presses it again.
        """
        deadline = time.monotonic() + PATIENCE
        status = Path(f"/proc/{self.process.pid}/stat")
        while status.exists() and status.read_text("utf-8").rpartition(")")[2].split()[0] != "S":
            assert time.monotonic() < deadline, "the command never waits"
            time.sleep(0.001)
        self.press("\x03")
        self._insisting = True

    def wait(self, *awaited: str) -> str:
        """What comes on the screen up to the first of the awaited texts, which must come."""
        deadline = time.monotonic() + PATIENCE
        while True:
            found = [at + len(text) for text in awaited if (at := self.shown.find(text, self._read)) >= 0]
            if found:
                answer = self.shown[self._read : min(found)]
                self._read = min(found)
                return answer
            assert self._more(deadline), f"{awaited} did not come; the end of the screen is:\n{self.shown[-2000:]}"

    def finish(self) -> str:
        """What else comes until the command ends by itself."""
        deadline = time.monotonic() + PATIENCE
        while self._more(deadline):
            pass
        self.process.wait(PATIENCE)
        answer = self.shown[self._read :]
        self._read = len(self.shown)
        return answer

    def _more(self, deadline: float) -> bool:
        """Read on; False when the command has closed the terminal."""
        left = deadline - time.monotonic()
        assert left > 0, f"the command hangs; the end of the screen is:\n{self.shown[-2000:]}"
        ready, _, _ = select.select([self._end], [], [], min(left, INSISTENCE) if self._insisting else left)
        if not ready:
            if self._insisting:
                self.press("\x03")
            return True
        try:
            data = os.read(self._end, 1 << 16)
        except OSError:
            # Linux says so when the other end is closed.
            return False
        # A character or an escape sequence may have arrived only in part.
        text = self._decoder.decode(data)
        whole = self._rest + text
        cut = whole.rfind("\x1b")
        if cut >= 0 and not ESCAPES.match(whole, cut):
            whole, self._rest = whole[:cut], whole[cut:]
        else:
            self._rest = ""
        self.shown += ESCAPES.sub("", whole).replace("\r\n", "\n")
        return bool(data)
