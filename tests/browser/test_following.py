"""Following somebody from a table, and seeing in the list of tables whether they are here."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from realmwright.protocol import Chat, Join, OpenSeat, OwnSeat
from tests.browser.host import FIRST_GAME, Host
from tests.browser.visitor import PHONE, Visitor


@pytest.mark.parametrize(
    ("language", "follow", "no_longer", "here"),
    [("en", "Follow", "Unfollow", "here now"), ("de", "Folgen", "Nicht mehr folgen", "jetzt da")],
)
def test_somebody_is_followed_from_a_table(
    visit: Callable[..., Visitor], come_in: Callable[[str], Host], language: str, follow: str, no_longer: str, here: str
) -> None:
    host, ben = come_in("Ann"), come_in("Ben")
    table = host.open_table(seats=[OwnSeat(), OpenSeat()], options=FIRST_GAME)
    ben.order(table, Join())
    ben.order(table, Chat("Hello"))
    ann = visit(viewport=PHONE, touch=True, language=language).become(host).open(f"/table/{table}")
    ann.open_tab("chat")
    ann.log.get_by_role("button", name="Ben:").click()
    dialog = ann.page.get_by_role("dialog", name="Ben")
    dialog.get_by_role("button", name=follow, exact=True).click()
    expect(dialog.get_by_role("button", name=no_longer)).to_be_visible()
    ann.check_accessibility()
    # Their list says that they are not here, and then that they are.
    ann.open("/tables")
    people = ann.page.locator("section", has=ann.page.locator("#followed"))
    expect(people).to_contain_text("Ben")
    expect(people).not_to_contain_text(here)
    visit().become(ben).open("/tables")
    with ann.page.expect_response("**/me/followed"):
        ann.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    ann.open("/tables")
    expect(people).to_contain_text(here)
    ann.check_accessibility()
    people.get_by_role("button").last.click()
    expect(people).not_to_be_attached()
