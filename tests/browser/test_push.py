"""Being told in a browser while no page is open there, and how people set what they are told."""

import json
import re
from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from tests.browser.host import Host
from tests.browser.visitor import PHONE, Visitor
from tests.server.push_browser import PushKeys

Visit = Callable[..., Visitor]
SERVICE: Final = """
    Object.defineProperty(Notification, 'permission', { get: () => 'ALLOWED' });
    Notification.requestPermission = async () => 'ALLOWED';
    const found = WANTED;
    let kept = null;
    PushManager.prototype.getSubscription = async () => kept;
    PushManager.prototype.subscribe = async ({ applicationServerKey: key }) => {
        const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
        return kept = {
            options: { applicationServerKey: Uint8Array.from(text, (letter) => letter.charCodeAt(0)).buffer },
            toJSON: () => ({ endpoint: found.endpoint, keys: { p256dh: found.key, auth: found.auth } }),
            unsubscribe: async () => { kept = null; return true; },
        };
    };
"""
"""The service of the browser's maker cannot be reached from here, and without windows a browser shows no notices; so
the page gets a service that gives an address alone, and a system that allows notices or does not."""
TELL: Final = "Tell me on this device, even when the page is closed"
RECORD: Final = """() => {
    self.shown = [];
    self.registration.showNotification = async (title, { body, tag, data }) =>
        self.shown.push([title, body, tag, data]);
}"""
PRESS: Final = """() => {
    const notification = { close() {}, data: '/about' };
    self.dispatchEvent(Object.assign(new ExtendableEvent('notificationclick'), { notification }));
}"""


@pytest.fixture
def ann(visit: Visit, come_in: Callable[[str], Host]) -> Visitor:
    """Somebody whose browser can be told."""
    return subscriber(visit, come_in("Ann"))


def subscriber(visit: Visit, host: Host, allowed: str = "granted") -> Visitor:
    ann = visit(fresh=True).become(host)
    wanted = {**PushKeys().written, "endpoint": f"https://8.8.8.8/push/{host.person}"}
    ann.context.add_init_script(SERVICE.replace("WANTED", json.dumps(wanted)).replace("ALLOWED", allowed))
    return ann.open("/settings")


def browsers(ann: Visitor) -> list[dict[str, Any]]:
    found: dict[str, list[dict[str, Any]]] = ann.page.request.get(f"{ann.url}/api/v1/me/notices").json()
    return found["browsers"]


def push(ann: Visitor, content: dict[str, str]) -> None:
    """Deliver something to the service worker, as the browser does when the service of its maker has brought it."""
    devtools = ann.context.new_cdp_session(ann.page)
    seen: list[str] = []
    devtools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: seen.extend(each["registrationId"] for each in event["registrations"]),
    )
    devtools.send("ServiceWorker.enable")
    ann.page.wait_for_function("async () => (await navigator.serviceWorker.getRegistration('/push/'))?.active")
    assert seen
    wanted = {"origin": ann.url, "registrationId": seen[-1], "data": json.dumps(content)}
    devtools.send("ServiceWorker.deliverPushMessage", wanted)


def test_a_browser_is_subscribed_and_forgotten_again(ann: Visitor) -> None:
    box = ann.page.get_by_label(TELL)
    box.check()
    expect(ann.page.get_by_text("Saved.")).to_be_visible()
    (browser,) = browsers(ann)
    assert browser["this"]
    # It is still so when the page is opened anew, and told once.
    ann.page.reload()
    expect(box).to_be_checked()
    assert len(browsers(ann)) == 1
    box.uncheck()
    expect(ann.page.get_by_text("Saved.")).to_be_visible()
    assert browsers(ann) == []


def test_the_service_worker_shows_what_it_is_told_and_leads_there(ann: Visitor) -> None:
    ann.page.get_by_label(TELL).check()
    expect(ann.page.get_by_text("Saved.")).to_be_visible()
    (worker,) = ann.context.service_workers
    worker.evaluate(RECORD)
    push(ann, {"title": "Nobody knows where to"})
    push(ann, {"title": "Your turn in Tiny", "body": "By noon", "url": "/about", "tag": "7"})
    shown = "[...self.shown]"
    while not (found := worker.evaluate(shown)):
        ann.page.wait_for_timeout(20)
    assert found == [["Your turn in Tiny", "By noon", "7", "/about"]]
    # Whoever presses it is led to the move, in the page that is open.
    worker.evaluate(PRESS)
    expect(ann.page).to_have_url(re.compile("/about$"))


def test_a_browser_that_allows_nothing_is_told_so(visit: Visit, come_in: Callable[[str], Host]) -> None:
    ann = subscriber(visit, come_in("Ann"), "denied")
    box = ann.page.get_by_label(TELL)
    box.click()
    expect(ann.page.get_by_text("The browser does not allow notices.")).to_be_visible()
    expect(box).not_to_be_checked()
    assert browsers(ann) == []


@pytest.mark.parametrize(
    ("language", "often", "quiet", "start"),
    [
        ("en", "Once a day at most", "Quiet hours", "From"),
        ("nl", "Hooguit eens per dag", "Stille uren", "Van"),
        ("de", "Höchstens einmal am Tag", "Ruhezeit", "Von"),
    ],
)
def test_people_say_how_often_and_when(
    visit: Visit, come_in: Callable[[str], Host], language: str, often: str, quiet: str, start: str
) -> None:
    ben = visit(viewport=PHONE, touch=True, language=language).become(come_in("Ben")).open("/settings")
    saved = ben.page.locator("section", has=ben.page.locator("#notices")).locator(
        "p[role=status]:not(.visually-hidden)"
    )
    ben.page.get_by_role("radio", name=often).check()
    expect(saved).to_be_visible()
    ben.page.get_by_label(quiet).check()
    field = ben.page.get_by_label(start, exact=True)
    expect(field).to_have_value("22:00")
    with ben.page.expect_response(re.compile("/me$")):
        field.fill("23:30")
    me = ben.page.request.get(f"{ben.url}/api/v1/me").json()
    assert (me["notify_every"], me["quiet"]) == (86_400, {"start": 23 * 60 + 30, "end": 8 * 60})
    assert me["zone"] == ben.page.evaluate("Intl.DateTimeFormat().resolvedOptions().timeZone")
    ben.page.reload()
    expect(field).to_have_value("23:30")
    ben.page.get_by_label(quiet).uncheck()
    expect(field).not_to_be_visible()
    assert ben.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_chat_is_chosen_with_its_address(ann: Visitor) -> None:
    form = ann.page.locator("form", has=ann.page.get_by_label("Address to call (webhook)"))
    ann.forgive("422")
    form.get_by_role("combobox").select_option("ntfy")
    form.get_by_label("Address to call (webhook)").fill("https://8.8.8.8/")
    form.get_by_role("button", name="Save").click()
    expect(form.get_by_text("This address cannot be called.")).to_be_visible()
    form.get_by_label("Address to call (webhook)").fill("https://8.8.8.8/my-turns")
    form.get_by_role("button", name="Save").click()
    expect(form.get_by_text("Saved.")).to_be_visible()
    expect(form.get_by_label("Secret that signs the calls")).not_to_be_visible()
    ann.page.reload()
    expect(form.get_by_role("combobox")).to_have_value("ntfy")
    me = ann.page.request.get(f"{ann.url}/api/v1/me").json()
    assert (me["webhook"], me["webhook_form"]) == ("https://8.8.8.8/my-turns", "ntfy")
