"""``realmwright site``: the page as a folder of files for any web server, with the games in the browser."""

import json
import shutil
from hashlib import sha256
from importlib.resources import as_file, files
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from realmwright.cli.files import about
from realmwright.game import RealmwrightError

MARK: Final = '<meta name="realmwright-server" content="none" />'
"""Tells the page that it has no server but its own."""
HEAD: Final = "<head>"
INDEX: Final = "index.html"
RELEASE: Final = "release.js"
"""What there is, for the service worker, which keeps it all; also the mark of a folder that was written before."""
WORKER: Final = "service-worker.js"
"""Browsers keep this one by themselves."""
IGNORED: Final = shutil.ignore_patterns(".*")


class NoSite(RealmwrightError):
    """A site cannot be written."""


def site(
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="A new folder, or one that this command has written.")],
) -> None:
    """Write the page as a folder of files that any web server can hand out.

    Everything but playing with others works there, and goes on working without a network.
    """
    with as_file(files("realmwright.server")) as server:
        page, runtime = server / "page", server / "offline/runtime"
        if not (page / INDEX).exists():
            raise NoSite("this installation has no page; a wheel has one, and in a checkout `make page` builds it")
        if not runtime.exists():
            raise NoSite(
                f"this installation has no Python for browsers, which no wheel carries; in a checkout "
                f"`make site DIR={folder}` gets it and writes the site"
            )
        if folder.is_dir() and any(folder.iterdir()) and not (folder / RELEASE).exists():
            raise NoSite(f"{folder} is not empty, and not a site that was written before")
        with about(folder, "write"):
            if folder.exists():
                shutil.rmtree(folder)
            shutil.copytree(page, folder, ignore=IGNORED)
            shutil.copytree(runtime, folder / "runtime", ignore=IGNORED)
            # Servers hand the page out at many addresses, and it names its files from the root of the host. Here it
            # lies beside them, in whichever folder that is.
            index = (page / INDEX).read_text("utf-8").replace('="/', '="./').replace(HEAD, HEAD + MARK, 1)
            (folder / INDEX).write_text(index, "utf-8")
            (folder / RELEASE).write_text(f"self.release = {json.dumps(release(folder), indent=1)};\n", "utf-8")
    size = sum(file.stat().st_size for file in folder.rglob("*") if file.is_file())
    print(f"{folder}: {size / 1e6:.1f} MB; try it with: python -m http.server --directory {folder}")


def release(folder: Path) -> dict[str, Any]:
    """The files of a site with their sizes and hashes, and a name for just this content."""
    listed: dict[str, dict[str, Any]] = {}
    for file in sorted(file for file in folder.rglob("*") if file.is_file()):
        name = file.relative_to(folder).as_posix()
        if name not in (RELEASE, WORKER):
            listed[name] = {"size": file.stat().st_size, "hash": sha256(file.read_bytes()).hexdigest()}
    worker = sha256((folder / WORKER).read_bytes()).hexdigest()
    return {"version": sha256(json.dumps([worker, listed]).encode()).hexdigest()[:16], "files": listed}
