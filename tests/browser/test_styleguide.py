"""The components of the page look as they did: pictures of the styleguide, which development serves and no build has.

REALMWRIGHT_NEW_PICTURES=1 pytest tests/browser/test_styleguide.py stores the pictures anew, to be looked at.
"""

import base64
import os
import socket
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import httpx
import pytest
from hatch_build import PAGE, node_wheel
from playwright.sync_api import Browser, ViewportSize, expect

from tests.browser.visitor import Visitor
from tests.server.process import START_SECONDS, ServerProcess, free_port

ROOT: Final = Path(__file__).parents[2]
PICTURES: Final = Path(__file__).parent / "pictures"
NEW: Final = os.environ.get("REALMWRIGHT_NEW_PICTURES", "") not in ("", "0")
WIDE: Final[ViewportSize] = {"width": 1000, "height": 1240}
NARROW: Final[ViewportSize] = {"width": 360, "height": 640}
TOLERANCE: Final = 0.01
"""The share of pixels that may differ visibly: versions of a browser smooth letters differently."""
NO_ART: Final = "img, svg:has(use), .art { visibility: hidden }"
"""What games draw is tested where it is drawn."""
COMPARE: Final = """async pictures => {
    const [one, other] = await Promise.all(pictures.map(async picture => {
        const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${picture}`)).blob());
        const canvas = new OffscreenCanvas(image.width, image.height);
        const pen = canvas.getContext('2d');
        pen.drawImage(image, 0, 0);
        return pen.getImageData(0, 0, image.width, image.height);
    }));
    if (one.width !== other.width || one.height !== other.height) return 1;
    let different = 0;
    for (let at = 0; at < one.data.length; at += 4) {
        const apart = place => Math.abs(one.data[at + place] - other.data[at + place]);
        different += Math.max(apart(0), apart(1), apart(2)) > 40;
    }
    return different / (one.width * one.height);
}"""
"""The share of pixels by which two pictures differ; all of them if they are not of one size."""


@pytest.fixture(scope="module")
def workshop(server: ServerProcess, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the page as it is served while it is being written."""
    wheel, port = node_wheel(), free_port()
    node = (wheel if os.name == "nt" else wheel / "bin") / "node"
    vite = ROOT / "web/node_modules/vite/bin/vite.js"
    if not vite.is_file():
        pytest.skip("vite is not installed here; python hatch_build.py npm ci does it")
    log = tmp_path_factory.mktemp("workshop") / "vite.log"
    with (
        log.open("wb") as told,
        subprocess.Popen(
            [node, vite, "--host", "127.0.0.1", "--port", str(port), "--strictPort"],
            cwd=ROOT / "web",
            env=os.environ | {"REALMWRIGHT_SERVER": server.url},
            stdin=subprocess.DEVNULL,
            stdout=told,
            stderr=subprocess.STDOUT,
        ) as running,
    ):
        try:
            limit = time.monotonic() + START_SECONDS
            while not is_open(port):
                if running.poll() is not None or time.monotonic() > limit:
                    raise RuntimeError(f"vite did not start:\n{log.read_text()}")
                time.sleep(0.1)
            yield f"http://127.0.0.1:{port}"
        finally:
            running.kill()


def is_open(port: int) -> bool:
    """Whether somebody answers there."""
    with socket.socket() as trial:
        return trial.connect_ex(("127.0.0.1", port)) == 0


@pytest.mark.parametrize(
    ("name", "query", "viewport"),
    [
        ("light", "theme=light", WIDE),
        ("dark", "theme=dark", WIDE),
        ("sheet", "theme=light&sheet", NARROW),
    ],
)
def test_the_components_look_as_they_did(
    browser: Browser, workshop: str, name: str, query: str, viewport: ViewportSize
) -> None:
    visitor = Visitor(browser, workshop, viewport=viewport)
    page = visitor.page
    page.goto(f"{workshop}/styleguide?{query}")
    expect(page.locator(".tip")).to_be_attached()
    expect(page.locator(".symbols symbol, .symbols g, .symbols path").first).to_be_attached()
    page.evaluate("document.fonts.ready")
    picture = page.screenshot(style=NO_ART)
    visitor.check_accessibility(colours_only=name != "light")
    stored = PICTURES / f"styleguide-{name}.png"
    if NEW:
        PICTURES.mkdir(exist_ok=True)
        stored.write_bytes(picture)
    pictures = [base64.b64encode(each).decode() for each in (stored.read_bytes(), picture)]
    page.goto("about:blank")
    share = page.evaluate(COMPARE, pictures)
    visitor.close()
    assert share <= TOLERANCE, f"{share:.2%} of the picture differs"
    assert not visitor.complaints


def test_what_is_served_to_people_has_no_styleguide(server: ServerProcess) -> None:
    assert httpx.get(f"{server.url}/styleguide").status_code == 404
    built = ROOT / PAGE
    assert not [path for path in built.rglob("*") if "styleguide" in path.name.lower()]
    assert all(b"Segmented choice" not in path.read_bytes() for path in built.rglob("*.js"))
