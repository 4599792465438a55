"""The built web page, read once into memory, and responses with prepared content."""

import time
from collections.abc import Iterator, Mapping
from pathlib import Path, PurePosixPath
from typing import Final

from starlette.responses import Response

from realmwright.server.operations.content import Content

FOLDER: Final = Path(__file__).parents[1] / "page"
"""Where the build puts the page."""
STAMP: Final = ".built"
"""The file in it that identifies the build."""
TRIES: Final = 3
TRY_SECONDS: Final = 0.05
"""How often a missing page is looked for, and how long to wait between: a build may just be replacing it."""
SCREENS: Final = (
    "/",
    "/new",
    "/daily",
    "/opponent",
    "/ratings",
    "/tournaments",
    "/announce",
    "/tournaments/{tournament}",
    "/people/{name}",
    "/new/{game}",
    "/tables",
    "/table/{table}",
    "/replay/{table}",
    "/settings",
    "/reset",
    "/about",
    "/rules",
    "/rules/{game}/{thing}",
    "/rules/{game}",
    "/learn",
    "/learn/{game}",
    "/learn/{game}/{lesson}",
    "/puzzles",
    "/puzzles/{game}",
    "/puzzles/{game}/{puzzle}",
    "/mistakes",
    "/mistakes/{exercise}",
    "/study",
    "/study/{table}",
    "/plan/{table}",
    "/operators",
    "/moderation",
    "/moderation/{person}",
)
"""Every path of the page. web/src/route.ts chooses the screen."""
ASSETS: Final = "/assets/"
IMMUTABLE: Final = "public, max-age=31536000, immutable"
"""Cache-Control for files whose name changes with their content."""
ONE_HOUR: Final = "public, max-age=3600"
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


def content_response(content: Content, headers: Mapping[str, str], status: int = 200) -> Response:
    """The response with prepared content to a request with these headers: compressed, or 304, where possible."""
    body, tag = content.body, f'"{content.etag}"'
    sent = {"Cache-Control": content.cache_control if status == 200 else "no-store"}
    if content.gzipped is not None:
        sent["Vary"] = "Accept-Encoding"
        if _accepts_gzip(headers.get("accept-encoding", "")):
            # Other bytes need another tag.
            body, tag = content.gzipped, f'"{content.etag}-gzip"'
            sent["Content-Encoding"] = "gzip"
    if status == 200:
        sent["ETag"] = tag
        if _matches(headers.get("if-none-match", ""), tag):
            sent.pop("Content-Encoding", None)
            return Response(status_code=304, headers=sent)
    return Response(body, status, sent, content.media_type)


class BuiltPage:
    """The files of the built page by their path. Nothing else on the disk can be reached through it."""

    def __init__(self, folder: Path) -> None:
        self.files: dict[str, Content] = {}
        self.index: Content | None = None
        for path, content in sorted(_read(folder).items()):
            cache = IMMUTABLE if path.startswith(ASSETS) else ONE_HOUR
            media = MEDIA.get(PurePosixPath(path).suffix, "application/octet-stream")
            if path == "/index.html":
                self.index = Content(content, media)
            else:
                self.files[path] = Content(content, media, cache)


def _read(folder: Path) -> dict[str, bytes]:
    """The files of a page by their path; empty if there is none.

    A build replaces the old page by a new one. A reader in between could see no page, or half of each. So the page is
    read again unless the build is the same before and after.
    """
    for attempt in range(TRIES):
        time.sleep(TRY_SECONDS if attempt else 0)
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
    """All files except those about the build, whose names start with a dot."""
    for path in folder.rglob("*"):
        if path.is_file() and not any(part.startswith(".") for part in path.relative_to(folder).parts):
            yield path


def _accepts_gzip(accepted: str) -> bool:
    for choice in accepted.lower().split(","):
        name, _, quality = choice.partition(";")
        if name.strip() == "gzip":
            return quality.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False


def _matches(tags: str, tag: str) -> bool:
    """Whether an If-None-Match header has this tag."""
    return tags.strip() == "*" or tag in [each.strip().removeprefix("W/") for each in tags.split(",")]
