"""The page can be installed: what the browser itself finds of its manifest, and the colour around it."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]
LIGHT, DARK = "rgb(233, 226, 211)", "rgb(20, 22, 26)"


def asked(page: Page, *methods: str) -> list[dict[str, Any]]:
    """What the browser answers to questions about the page."""
    session = page.context.new_cdp_session(page)
    answers = [session.send(method) for method in methods]
    session.detach()
    return answers


@pytest.mark.parametrize(
    ("language", "file", "shortcuts"),
    [
        ("en", "manifest.webmanifest", ["Puzzles", "Daily deal", "Learn"]),
        ("nl", "manifest.nl.webmanifest", ["Puzzels", "Spel van de dag", "Leren"]),
        ("de", "manifest.de.webmanifest", ["Rätsel", "Partie des Tages", "Lernen"]),
    ],
)
def test_the_browser_would_install_the_page(visit: Visit, language: str, file: str, shortcuts: list[str]) -> None:
    ann = visit(language=language).open("/rules")
    expect(ann.page.locator("link[rel=manifest]")).to_have_attribute("href", re.compile(rf"/{re.escape(file)}$"))
    found, problems = asked(ann.page, "Page.getAppManifest", "Page.getInstallabilityErrors")
    assert found["errors"] == []
    assert found["url"] == f"{ann.url}/{file}"
    assert [each["name"] for each in json.loads(found["data"])["shortcuts"]] == shortcuts
    # A window that is to be forgotten has no apps; that is all there is against it here.
    assert [each["errorId"] for each in problems["installabilityErrors"]] in ([], ["in-incognito"])
    icons = [icon["src"] for icon in json.loads(found["data"])["icons"]]
    touch = ann.page.locator("link[rel=apple-touch-icon]").get_attribute("href")
    for address in (*(f"/{icon}" for icon in icons), touch):
        answer = ann.page.request.get(f"{ann.url}{address}")
        assert (answer.ok, answer.headers["cache-control"]) == (True, "public, max-age=3600"), address
        assert answer.headers["content-type"] in ("image/png", "image/svg+xml")


def test_the_colour_around_the_page_follows_the_theme(visit: Visit) -> None:
    page = visit(dark=True).open("/settings").page
    colours = page.locator("meta[name=theme-color]")
    for colour in colours.all():
        expect(colour).to_have_attribute("content", DARK)
    page.get_by_role("radio", name="Light").check()
    for colour in colours.all():
        expect(colour).to_have_attribute("content", LIGHT)
