"""``realmwright site``: the page as a folder of files that any web server can hand out, with the games in the browser."""

import json
import shutil
from hashlib import sha256
from importlib.resources import as_file, files
from pathlib import Path
from typing import Annotated, Final

import typer

from realmwright.cli.files import about
from realmwright.game import RealmwrightError

MARK: Final = '<meta name="realmwright-server" content="none" />'
"""Tells the page that it has no server but its own."""
HEAD: Final = "<head>"
FILES: Final = "files.json"
"""What there is, for whoever keeps it all; also the mark of a folder that was written before."""
WORKER: Final = "service-worker.js"
NOT_KEPT: Final = (FILES, WORKER, "404.html", "index.html", "licences.txt", "font-licences.txt")
"""What browsers ask for themselves, or never. The index is kept as the address of the site."""


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
        if not (page / "index.html").exists():
            raise NoSite("this installation has no page; a wheel has one, and in a checkout `make page` builds it")
        if not runtime.exists():
            raise NoSite("this installation has no Python for browsers; in a checkout `make offline` gets it")
        with about(folder, "write"):
            if folder.exists():
                if any(folder.iterdir()) and not (folder / FILES).exists():
                    raise NoSite(f"{folder} is not empty, and not a site that was written before")
                shutil.rmtree(folder)
            shutil.copytree(page, folder, ignore=shutil.ignore_patterns(".*"))
            shutil.copytree(runtime, folder / "runtime")
            index = (page / "index.html").read_text("utf-8").replace(HEAD, HEAD + MARK, 1)
            for name in ("index.html", "404.html"):
                # Many hosts show the latter for whatever they do not have, such as /learn before anything is kept.
                (folder / name).write_text(index, "utf-8")
            (folder / FILES).write_text(json.dumps(listing(folder)), "utf-8")
    size = sum(file.stat().st_size for file in folder.rglob("*") if file.is_file())
    print(f"{folder}: {size / 1e6:.1f} MB; try it with: python -m http.server --directory {folder}")


def listing(folder: Path) -> dict[str, object]:
    """The files of a site that browsers keep, with their sizes, and a name for just this content."""
    digest = sha256()
    sizes: dict[str, int] = {"/": (folder / "index.html").stat().st_size}
    for file in sorted(folder.rglob("*")):
        if file.is_file():
            name = file.relative_to(folder).as_posix()
            digest.update(f"{name}\n".encode() + sha256(file.read_bytes()).digest())
            if name not in NOT_KEPT:
                sizes[f"/{name}"] = file.stat().st_size
    return {"version": digest.hexdigest()[:16], "files": sizes}
