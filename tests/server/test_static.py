"""The built page: every address of it, its files, and what others may keep of them."""

import asyncio
import contextlib
import gzip
import http.client
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

import httpx
import pytest
import uvicorn

from realmwright.server.operations.content import Content
from realmwright.server.web import static
from realmwright.server.web.app import Server
from realmwright.server.web.static import IMMUTABLE, SCREENS, BuiltPage, content_response
from tests.server.bad_network import open_server

INDEX: Final = b"<!doctype html><title>Realmwright</title>" + b"<p>page</p>" * 100
SCRIPT: Final = b"export const answer = 42;\n" * 100
HTML: Final = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
ADDRESSES: Final = [path.replace("{game}", "tiny").replace("{table}", "A" * 22) for path in SCREENS]


@pytest.fixture
def page(tmp_path: Path) -> Path:
    """A page as the build leaves it, next to something that is nobody's business."""
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / ".vite").mkdir()
    (folder / "index.html").write_bytes(INDEX)
    (folder / "assets" / "index-4f2a.js").write_bytes(SCRIPT)
    (folder / "assets" / "dot.woff2").write_bytes(b"\0" * 2000)
    (folder / "favicon.svg").write_text("<svg/>")
    (folder / "manifest.webmanifest").write_text("{}")
    (folder / ".vite" / "manifest.json").write_text("{}")
    (folder / ".built").write_text("hash")
    (tmp_path / "secret.txt").write_text("secret")
    return folder


@asynccontextmanager
async def visited(place: Path, folder: Path) -> AsyncIterator[httpx.AsyncClient]:
    """A server that has the page of a folder, in this process."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(static, "FOLDER", folder)
        async with open_server(place) as server, visitor(server) as client:
            yield client


def visitor(server: Server) -> httpx.AsyncClient:
    return httpx.AsyncClient(transport=httpx.ASGITransport(server), base_url="http://localhost")


def visit(place: Path, folder: Path, story: Callable[[httpx.AsyncClient], Awaitable[None]]) -> None:
    async def told() -> None:
        async with asyncio.timeout(30), visited(place, folder) as client:
            await story(client)

    asyncio.run(told())


def test_every_address_of_the_page_shows_it(page: Path, tmp_path: Path) -> None:
    async def story(client: httpx.AsyncClient) -> None:
        for address in ADDRESSES:
            answer = await client.get(address, headers=HTML)
            assert (answer.status_code, answer.content) == (200, INDEX), address
            assert answer.headers["Content-Type"] == "text/html; charset=utf-8"
            assert answer.headers["Cache-Control"] == "no-cache"
            assert "default-src 'self'" in answer.headers["Content-Security-Policy"]
            # and whoever has it need not have it again
            again = await client.get(address, headers={**HTML, "If-None-Match": answer.headers["ETag"]})
            assert (again.status_code, again.content) == (304, b"")
            assert again.headers["ETag"] == answer.headers["ETag"]
            assert (await client.post(address)).status_code == 405

    visit(tmp_path, page, story)


def test_files_are_kept_for_ever_or_for_an_hour(page: Path, tmp_path: Path) -> None:
    async def story(client: httpx.AsyncClient) -> None:
        script = await client.get("/assets/index-4f2a.js")
        assert (script.status_code, script.content) == (200, SCRIPT)
        assert script.headers["Content-Type"] == "text/javascript; charset=utf-8"
        assert script.headers["Cache-Control"] == IMMUTABLE
        assert script.headers["Content-Encoding"] == "gzip", "httpx asks for it, and unpacks it"
        icon = await client.get("/favicon.svg")
        assert icon.headers["Content-Type"] == "image/svg+xml"
        assert icon.headers["Cache-Control"] == "public, max-age=3600"
        assert (await client.get("/manifest.webmanifest")).headers["Content-Type"] == "application/manifest+json"
        assert (await client.post("/assets/index-4f2a.js")).status_code == 404

    visit(tmp_path, page, story)


@pytest.mark.parametrize(
    "path",
    [
        "/nowhere",
        "/new/a/b",
        "/assets/gone.js",
        "/index.html",
        "/.built",
        "/.vite/manifest.json",
        "/../secret.txt",
        "/assets/../../secret.txt",
        "/assets/%2e%2e/%2e%2e/secret.txt",
        "/..%2fsecret.txt",
        "/assets//index-4f2a.js",
        "/assets",
    ],
)
def test_where_nothing_is_people_see_the_page_and_programs_a_problem(page: Path, tmp_path: Path, path: str) -> None:
    async def story(client: httpx.AsyncClient) -> None:
        shown = await client.get(path, headers=HTML)
        assert (shown.status_code, shown.content) == (404, INDEX)
        assert "ETag" not in shown.headers
        told = await client.get(path, headers={"Accept": "application/json"})
        assert (told.status_code, told.json()["code"]) == (404, "unknown-path")
        # and whoever keeps copies for others knows that there are two of them, and that neither is to be kept
        for answer in (shown, told):
            assert "Accept" in [name.strip() for name in answer.headers["Vary"].split(",")]
            assert answer.headers["Cache-Control"] == "no-store"

    visit(tmp_path, page, story)


def test_below_the_api_there_are_no_pages(page: Path, tmp_path: Path) -> None:
    async def story(client: httpx.AsyncClient) -> None:
        for path in ("/api", "/api/", "/api/v1/nowhere", "/api/v1/tables/x"):
            answer = await client.get(path, headers=HTML)
            assert answer.status_code == 404
            assert answer.json()["code"] in ("unknown-path", "unknown-table")
        for method in ("POST", "DELETE"):
            assert (await client.request(method, "/nowhere", headers=HTML)).json()["code"] == "unknown-path"

    visit(tmp_path, page, story)


def test_heads_are_those_of_the_whole_and_nothing_follows(page: Path, tmp_path: Path) -> None:
    """On a real connection: there a body behind a head would be taken for the next answer."""

    def told(port: int) -> None:
        connection = http.client.HTTPConnection("127.0.0.1", port, timeout=10)
        with contextlib.closing(connection):
            for path, status in [*((path, 200) for path in ADDRESSES), ("/assets/index-4f2a.js", 200), ("/x", 404)]:
                found = []
                for method in ("HEAD", "GET", "HEAD"):
                    connection.request(method, path, headers=HTML)
                    answer = connection.getresponse()
                    body = answer.read()
                    found.append((answer.status, answer.headers["Content-Length"], answer.headers["Content-Type"]))
                    assert bool(body) == (method == "GET")
                    assert answer.status == status
                    assert not body or len(body) == int(found[-1][1])
                assert len(set(found)) == 1, path

    async def story() -> None:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(static, "FOLDER", page)
            async with asyncio.timeout(30), open_server(tmp_path) as server:
                host = uvicorn.Server(uvicorn.Config(server, port=0, lifespan="off", log_config=None))
                serving = asyncio.create_task(host.serve())
                while not host.started:
                    await asyncio.sleep(0.01)
                await asyncio.to_thread(told, host.servers[0].sockets[0].getsockname()[1])
                host.should_exit = True
                await serving

    asyncio.run(story())


def test_the_page_is_shown_beyond_the_rate_limit_as_well(page: Path, tmp_path: Path) -> None:
    async def story() -> None:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(static, "FOLDER", page)
            tight = open_server(tmp_path, requests_per_minute=1)
            async with asyncio.timeout(30), tight as server, visitor(server) as client:
                assert (await client.get("/new", headers=HTML)).status_code == 200
                for path in ("/new", "/nowhere"):
                    shown = await client.get(path, headers=HTML)
                    assert (shown.status_code, shown.content) == (429, INDEX)
                    assert int(shown.headers["Retry-After"]) > 0
                    told = await client.get(path)
                    assert (told.status_code, told.json()["code"]) == (429, "limit")
                    assert told.headers["Cache-Control"] == shown.headers["Cache-Control"] == "no-store"
                assert (await client.get("/assets/index-4f2a.js")).status_code == 200

    asyncio.run(story())


def test_a_page_that_is_just_being_exchanged_is_found_whole(page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    aside = page.with_name("aside")
    page.rename(aside)
    waited = 0

    def sleep(seconds: float) -> None:
        nonlocal waited
        waited += bool(seconds)
        if waited == 1 and aside.exists():
            aside.rename(page)

    monkeypatch.setattr("realmwright.server.web.static.time.sleep", sleep)
    assert BuiltPage(page).index is not None
    assert waited == 1
    # and never a half of one and a half of another
    builds = iter([b"old", b"new", b"new", b"new"])
    monkeypatch.setattr(static, "_build", lambda _: next(builds))
    assert BuiltPage(page).index is not None
    assert list(builds) == []


def test_how_the_server_is_stays_to_be_seen(page: Path, tmp_path: Path) -> None:
    async def story(client: httpx.AsyncClient) -> None:
        answer = await client.get("/status")
        assert "Realmwright is running" in answer.text
        assert "make play" not in answer.text

    visit(tmp_path, page, story)


def test_without_a_page_the_server_says_how_to_build_it(tmp_path: Path) -> None:
    async def story(client: httpx.AsyncClient) -> None:
        for path in ("/", "/status"):
            answer = await client.get(path, headers=HTML)
            assert answer.status_code == 200
            assert "make play" in answer.text
        for path in ("/new", "/nowhere"):
            assert (await client.get(path, headers=HTML)).json()["code"] == "unknown-path"

    visit(tmp_path, tmp_path / "nothing", story)


def test_a_site_has_only_what_is_in_its_folder(page: Path) -> None:
    site = BuiltPage(page)
    assert set(site.files) == {
        "/assets/index-4f2a.js",
        "/assets/dot.woff2",
        "/favicon.svg",
        "/manifest.webmanifest",
    }
    assert site.index is not None
    assert site.files["/assets/dot.woff2"].gzipped is None, "packed already"
    assert site.files["/favicon.svg"].gzipped is None, "too small to be worth it"


@pytest.mark.parametrize(
    ("accepted", "packed"),
    [
        ("", False),
        ("gzip", True),
        ("gzip, deflate, br", True),
        ("br;q=1.0, GZIP;q=0.5", True),
        ("gzip;q=0", False),
        ("deflate, gzip; q=0.0", False),
        ("x-gzip-not", False),
    ],
)
def test_files_are_compressed_for_clients_that_accept_it(accepted: str, packed: bool) -> None:
    answer = content_response(Content(INDEX, "text/html"), {"accept-encoding": accepted})
    assert (answer.headers.get("Content-Encoding") == "gzip") == packed
    assert (gzip.decompress(answer.body) if packed else answer.body) == INDEX
    assert answer.headers["Vary"] == "Accept-Encoding"


@pytest.mark.parametrize(
    ("tags", "status"),
    [
        ("{}", 304),
        ("W/{}", 304),
        ('"other", {}', 304),
        ("*", 304),
        ('"other"', 200),
        ("", 200),
        ("\xff,,", 200),
    ],
)
def test_a_cached_file_is_not_modified(tags: str, status: int) -> None:
    content = Content(INDEX, "text/html")
    plain, packed = (content_response(content, {"accept-encoding": kind}).headers["ETag"] for kind in ("", "gzip"))
    assert plain != packed, "other bytes, another tag"
    answer = content_response(content, {"if-none-match": tags.replace("{}", plain)})
    assert answer.status_code == status
    assert content_response(Content(INDEX + b" ", "text/html"), {"if-none-match": plain}).status_code == 200


def test_the_page_has_a_screen_for_each_address_and_no_other() -> None:
    """The server lists the addresses to answer, the page what it shows there: the two lists are one."""
    text = (Path(__file__).parents[2] / "web/src/route.ts").read_text("utf-8")
    known = set(re.findall(r'^  "(/\w*)": "', text, re.MULTILINE))
    # One pattern for each number of parts that follow the name of the screen.
    for names, parts in re.findall(r"\^\\/\(?(\w+(?:\|\w+)*)\)?((?:\\/\([^)]+\))+)", text):
        known |= {f"/{name}{'/' * parts.count('(')}" for name in names.split("|")}
    assert known == {re.sub(r"\{\w+\}", "", path) for path in SCREENS}
