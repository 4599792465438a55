"""What is sent as it is: the built page, read once into memory, and papers that are made once."""

import gzip
import hashlib
import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path, PurePosixPath
from typing import Final

from starlette.responses import Response

FOLDER: Final = Path(__file__).parents[1] / "page"
"""Where the build leaves the page; nothing is there before."""
STAMP: Final = ".built"
"""The file in it that tells one build from another."""
LOOKS: Final = 3
MOMENT: Final = 0.05
"""How often a page is looked for that is not there, and after how many seconds again: it may just be exchanged."""
SCREENS: Final = (
    "/",
    "/new",
    "/new/{game}",
    "/tables",
    "/table/{table}",
    "/replay/{table}",
    "/settings",
    "/about",
    "/rules/{game}",
)
"""Every address of the page; which screen it is, web/src/route.ts knows."""
ASSETS: Final = "/assets/"
FOR_EVER: Final = "public, max-age=31536000, immutable"
"""For files whose name changes with their content."""
FOR_AN_HOUR: Final = "public, max-age=3600"
ASK_FIRST: Final = "no-cache"
OWN: Final = "private, no-cache"
"""For what somebody may keep for himself, and asks about before he uses it: others may see it otherwise."""
SMALLEST: Final = 500
"""Bytes below which packing makes nothing faster."""
MEDIA: Final = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
PACKED_ALREADY: Final = ("image/png", "image/webp", "font/woff2")


@dataclass(frozen=True)
class Paper:
    """Something that is made once, with what lets others keep a copy of it."""

    content: bytes
    media: str
    cache: str = ASK_FIRST
    tag: str = field(init=False)
    packed: bytes | None = field(init=False)

    def __post_init__(self) -> None:
        packed = None
        if len(self.content) >= SMALLEST and self.media not in PACKED_ALREADY:
            packed = gzip.compress(self.content, 9, mtime=0)
        object.__setattr__(self, "tag", hashlib.sha256(self.content).hexdigest()[:32])
        object.__setattr__(self, "packed", packed)

    def answer(self, headers: Mapping[str, str], status: int = 200) -> Response:
        """The paper for somebody with these headers, who may have it already."""
        content, tag = self.content, f'"{self.tag}"'
        sent = {"Cache-Control": self.cache if status == 200 else "no-store"}
        if self.packed is not None:
            sent["Vary"] = "Accept-Encoding"
            if _takes_gzip(headers.get("accept-encoding", "")):
                # Not the same bytes, so not the same tag.
                content, tag = self.packed, f'"{self.tag}-gzip"'
                sent["Content-Encoding"] = "gzip"
        if status == 200:
            sent["ETag"] = tag
            if _knows(headers.get("if-none-match", ""), tag):
                sent.pop("Content-Encoding", None)
                return Response(status_code=304, headers=sent)
        return Response(content, status, sent, self.media)


class Site:
    """The page as it was built: files by their address. Nothing else of the disk can be reached through it."""

    def __init__(self, folder: Path) -> None:
        self.files: dict[str, Paper] = {}
        self.index: Paper | None = None
        for address, content in sorted(_read(folder).items()):
            cache = FOR_EVER if address.startswith(ASSETS) else FOR_AN_HOUR
            media = MEDIA.get(PurePosixPath(address).suffix, "application/octet-stream")
            if address == "/index.html":
                self.index = Paper(content, media)
            else:
                self.files[address] = Paper(content, media, cache)


def _read(folder: Path) -> dict[str, bytes]:
    """The files of a page by their address; nothing if there is none.

    A build puts a new page in the place of the old one. In between there is none for a moment, and whoever reads then
    could have a half of each: so it is read again unless the build is the same before and after.
    """
    for look in range(LOOKS):
        time.sleep(MOMENT if look else 0)
        build = _build(folder)
        try:
            found = {f"/{path.relative_to(folder).as_posix()}": path.read_bytes() for path in _files(folder)}
        except FileNotFoundError:
            found = {}
        if found and build == _build(folder):
            return found
    return {}


def _build(folder: Path) -> bytes | None:
    try:
        return (folder / STAMP).read_bytes()
    except OSError:
        return None


def _files(folder: Path) -> Iterator[Path]:
    """All files but those about the build, whose names begin with a dot."""
    for path in folder.rglob("*"):
        if path.is_file() and not any(part.startswith(".") for part in path.relative_to(folder).parts):
            yield path


def _takes_gzip(accepted: str) -> bool:
    for choice in accepted.lower().split(","):
        name, _, quality = choice.partition(";")
        if name.strip() == "gzip":
            return quality.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False


def _knows(tags: str, tag: str) -> bool:
    """Whether one of the tags that somebody has is this one."""
    return tags.strip() == "*" or tag in [each.strip().removeprefix("W/") for each in tags.split(",")]
