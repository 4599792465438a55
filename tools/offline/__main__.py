"""``python -m tools.offline`` gets Python for browsers, and packs this package and what it needs beside it.

Modules are compiled by the Python that will run them, so that a browser need not. Nothing is done when nothing has
changed. `make site` calls this, and lets ``realmwright site`` write the folder.
"""

import shutil
import subprocess
import sys
from hashlib import sha256
from pathlib import Path
from tempfile import mkdtemp
from typing import Final

from hatch_build import PageError, node_wheel

from realmwright.server.offline import RUNTIME
from tools.offline.contents import ROOT, gather, licences, sources

HERE: Final = Path(__file__).parent
BUILD: Final = ROOT / "build/offline"
PYODIDE: Final = BUILD / "node_modules/pyodide"
FILES: Final = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
"""Of the npm package, what a browser needs."""
STAMP: Final = ".built"


def main() -> None:
    """Write the folder anew, if it is not as the sources have it now."""
    stamp = RUNTIME / STAMP
    state = _state()
    if stamp.is_file() and stamp.read_text() == state:
        return
    _say("Packing Python and the games for browsers (about half a minute)")
    BUILD.mkdir(parents=True, exist_ok=True)
    _install_pyodide()
    workshop = Path(mkdtemp(prefix="tree-", dir=BUILD))
    try:
        tree, fresh = workshop / "tree", workshop / "runtime"
        tree.mkdir()
        fresh.mkdir()
        gather(tree)
        for name in FILES:
            shutil.copyfile(PYODIDE / name, fresh / name)
        _node(HERE / "compile.mjs", PYODIDE / "pyodide.mjs", tree, fresh / "app.zip")
        (fresh / "licences.txt").write_text(licences(), "utf-8")
        (fresh / STAMP).write_text(state)
        shutil.rmtree(RUNTIME, ignore_errors=True)
        fresh.rename(RUNTIME)
    finally:
        shutil.rmtree(workshop)
    size = sum(file.stat().st_size for file in RUNTIME.iterdir())
    _say(f"Packed {size / 1e6:.1f} MB")


def _state() -> str:
    """What tells one state of the sources from every other."""
    digest = sha256()
    for file in sources():
        digest.update(f"{file.relative_to(ROOT)} {sha256(file.read_bytes()).hexdigest()}\n".encode())
    return digest.hexdigest()


def _install_pyodide() -> None:
    """Install the npm package, as the lock has it. It is no part of web/: whoever only plays needs no Python there."""
    for name in ("package.json", "package-lock.json", ".npmrc"):
        shutil.copyfile(HERE / name, BUILD / name)
    _node(node_wheel() / "lib/node_modules/npm/bin/npm-cli.js", "ci", "--silent", "--no-audit", "--no-fund")


def _node(program: Path, *arguments: Path | str) -> None:
    node = node_wheel() / ("node.exe" if sys.platform == "win32" else "bin/node")
    subprocess.run([node, program, *arguments], cwd=BUILD, check=True)


def _say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


if __name__ == "__main__":
    try:
        main()
    except (PageError, subprocess.CalledProcessError) as problem:
        sys.exit(f"Python for browsers cannot be packed: {problem}")
