"""Measures how smoothly a map moves on a phone: frames while it is dragged, with the processor slowed down 4 times.

    python -m bench.frames

A frame is late if it comes after more than two of the screen's intervals; 60 frames a second leave 16.7 ms for each.
Headless browsers paint without a graphics card, so phones do better than this.
"""

import statistics
import sys
import tempfile
from itertools import pairwise
from pathlib import Path

from playwright.sync_api import CDPSession, Page, sync_playwright
from tests.browser.conftest import SWITCHES
from tests.browser.host import Host
from tests.browser.visitor import Visitor, chromium
from tests.server.process import ServerProcess

from realmwright.game import Json
from realmwright.protocol import BotSeat, OwnSeat

SLOWER = 4
STEPS = 120
INTERVAL = 1000 / 60
TABLES: dict[str, tuple[str, dict[str, Json]]] = {
    "Kingdom Builder": ("kingdom-builder", {"start": 0}),
    "Kingdom Builder, all sets": ("kingdom-builder", {"sets": "all", "start": 0}),
    "Winter Kingdom": ("winter-kingdom", {"start": 0}),
}
WATCH = """() => {
    window.frames_at = [];
    const note = at => { window.frames_at.push(at); requestAnimationFrame(note); };
    requestAnimationFrame(note);
}"""


def drag(page: Page, device: CDPSession) -> list[float]:
    """The milliseconds between frames while a finger moves the map to and fro."""
    box = page.locator(".stage").bounding_box()
    assert box is not None
    middle = [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2]

    def touch(kind: str, *points: tuple[float, float]) -> None:
        device.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})

    touch("touchStart", (middle[0], middle[1]))
    page.evaluate(WATCH)
    for step in range(STEPS):
        along = abs(step % 60 - 30) - 15
        touch("touchMove", (middle[0] + 5 * along, middle[1] + 3 * along))
    times: list[float] = page.evaluate("window.frames_at")
    touch("touchEnd")
    return [after - before for before, after in pairwise(times)]


def main() -> None:
    path = chromium()
    if path is None:
        sys.exit("no chromium here; on Debian and Ubuntu: sudo apt-get install chromium")
    print(f"{'':28} {'frames':>6} {'median':>8} {'95 %':>8} {'late':>6} {'nodes':>6}")
    with tempfile.TemporaryDirectory() as place:
        server = ServerProcess(Path(place), plugins=False).start()
        try:
            with Host(server.url, "Ada") as host, sync_playwright() as playwright:
                browser = playwright.chromium.launch(executable_path=path, args=SWITCHES)
                for name, (game, options) in TABLES.items():
                    table = host.open_table(game, seats=[OwnSeat(), BotSeat("random")], options=options)
                    ann = Visitor(browser, server.url, {"width": 390, "height": 844}, touch=True).become(host)
                    ann.open(f"/table/{table}").wait_for_turn()
                    for _ in range(3):
                        ann.page.get_by_role("button", name="Zoom in").click()
                    ann.page.wait_for_load_state("networkidle")
                    device = ann.context.new_cdp_session(ann.page)
                    device.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
                    frames = sorted(drag(ann.page, device))
                    nodes = ann.page.locator(".world *").count()
                    late = sum(frame > 2 * INTERVAL + 1 for frame in frames)
                    print(
                        f"{name:28} {len(frames):6} {statistics.median(frames):5.1f} ms "
                        f"{frames[len(frames) * 95 // 100]:5.1f} ms {late:6} {nodes:6}",
                        flush=True,
                    )
                    ann.close()
                browser.close()
        finally:
            server.kill()


if __name__ == "__main__":
    main()
