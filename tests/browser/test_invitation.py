"""Whoever follows the link to a table reads who asks them, and to what, and is one press away from their seat."""

import re
from collections.abc import Callable

from playwright.sync_api import expect

from realmwright.protocol import BotSeat, Clock, OpenSeat, OwnSeat
from tests.browser.host import Host
from tests.browser.visitor import Visitor

SEATS = [OwnSeat(), OpenSeat(), OpenSeat(), BotSeat("random")]


def test_an_invitation_greets_and_asks_for_a_name_once(
    visit: Callable[..., Visitor], come_in: Callable[[str], Host]
) -> None:
    ann = come_in("Ann")
    options = {"sets": ["nomads", "crossroads"]}
    tables = [
        ann.open_table(seats=SEATS, options=options, clock=Clock(turn=300), title="Friday night", begin="host"),
        ann.open_table(seats=SEATS, begin="host"),
    ]
    # a newcomer reads who invites them, to what, with whom and at which pace
    ben = visit(language="nl").open(f"/table/{tables[0]}")
    expect(ben.prompt).to_have_text("Ann nodigt je uit voor Kingdom Builder")
    about = ben.page.get_by_role("region", name="Wat er wordt gespeeld")
    for words in (
        "Ann en Zwerver",
        "2 vrije plaatsen",
        "Nomads",
        "Crossroads",
        "5 minuten per beurt",
        "zonder account",
    ):
        expect(about).to_contain_text(words)
    expect(ben.page.locator("main")).to_contain_text("Friday night")
    ben.check_accessibility()
    ben.check_width()
    # they may say what they are called, and join
    ben.page.get_by_label("Hoe anderen je noemen").fill("Ben")
    ben.press("Meespelen")
    expect(ben.page.get_by_role("listitem").filter(has_text="Ben")).to_contain_text("jij")
    expect(ben.prompt).to_have_text("Friday night")
    assert [seat.name for seat in ann.position(tables[0]).seats][:2] == ["Ann", "Ben"]
    # the next time they are known, and one press does
    ben.open(f"/table/{tables[1]}")
    expect(ben.page.get_by_role("region", name="Wat er wordt gespeeld")).to_contain_text("De gewone opstelling")
    expect(ben.page.get_by_label("Hoe anderen je noemen")).to_have_count(0)
    ben.press("Meespelen")
    expect(ben.page.get_by_role("listitem").filter(has_text="Ben")).to_contain_text("jij")


def test_a_guest_who_keeps_their_name_is_not_asked_again(
    visit: Callable[..., Visitor], come_in: Callable[[str], Host]
) -> None:
    ann = come_in("Ann")
    first, second = (ann.open_table(seats=SEATS, begin="host") for _ in "12")
    gus = visit(language="de").open(f"/table/{first}")
    # the name that they were given is in their language, and stays when they choose another
    given = gus.page.get_by_label("Wie andere dich nennen").get_attribute("placeholder") or ""
    assert re.fullmatch(r"Gast \d{3}", given)
    gus.press("Mitspielen")
    expect(gus.page.get_by_role("listitem").filter(has_text=given)).to_be_visible()
    gus.page.get_by_label("Sprache").select_option("en")
    expect(gus.page.locator("html")).to_have_attribute("lang", "en")
    expect(gus.page.get_by_role("listitem").filter(has_text=given)).to_be_visible()
    gus.open(f"/table/{second}")
    expect(gus.button("Join")).to_be_visible()
    expect(gus.page.get_by_label("What others call you")).to_have_count(0)


def test_a_full_table_says_so(visit: Callable[..., Visitor], come_in: Callable[[str], Host]) -> None:
    ann = come_in("Ann")
    table = ann.open_table(seats=[OwnSeat(), BotSeat("random")], begin="host")
    late = visit().open(f"/table/{table}")
    expect(late.page.get_by_text("All seats are taken. You can watch.")).to_be_visible()
    expect(late.button("Join")).to_have_count(0)


def test_the_link_as_a_code(visit: Callable[..., Visitor], come_in: Callable[[str], Host]) -> None:
    ann = come_in("Ann")
    table = ann.open_table(seats=SEATS, begin="host")
    host = visit(dark=True, fresh=True).become(ann)
    asked: list[str] = []
    host.page.on("request", lambda request: asked.append(request.url))
    host.open(f"/table/{table}")
    code = host.page.get_by_role("img", name=f"QR code of the link {host.url}/table/{table}")
    expect(host.button("Show a QR code")).to_be_visible()
    # what draws it comes when it is wanted
    assert not [url for url in asked if "QrCode" in url]
    host.press("Show a QR code")
    expect(code).to_be_visible()
    assert [url for url in asked if "QrCode" in url]
    # it is dark on light in the dark, too
    colours = code.evaluate("svg => [...svg.querySelectorAll('rect, path')].map(part => getComputedStyle(part).fill)")
    assert colours == ["rgb(255, 255, 255)", "rgb(0, 0, 0)"]
    host.check_accessibility()
    host.press("Hide the QR code")
    expect(code).to_have_count(0)
