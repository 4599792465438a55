"""An account from its making to a forgotten password, with real letters."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.host import Host
from tests.browser.visitor import Visitor
from tests.server.mail_server import MailServer, opened
from tests.server.process import ServerProcess
from tests.server.raw_client import eventually

Visit = Callable[..., Visitor]
PASSWORD: Final = "a long password"
OTHER: Final = "another long password"


@pytest.fixture(scope="module")
def mail_server() -> MailServer:
    return MailServer()


@pytest.fixture(scope="module")
def postal(tmp_path_factory: pytest.TempPathFactory, mail_server: MailServer) -> Iterator[ServerProcess]:
    """A server that sends letters."""
    server = ServerProcess(tmp_path_factory.mktemp("postal"))
    with opened(mail_server) as port:
        server.settings |= {"mail": f"smtp://127.0.0.1:{port}", "public_url": server.url}
        yield server.start()
        server.kill()


def link(server: ServerProcess, mail_server: MailServer, mail: str, path: str) -> str:
    """The link of the latest letter to an address that has one to this page; the letter may be on its way."""

    def found() -> list[str]:
        texts = [message.get_content() for _, to, message, _ in mail_server.taken if mail in to]
        return re.findall(rf"^{server.url}(/{path}[?#]\S+)$", "\n".join(texts), re.MULTILINE)

    eventually(found, 60)
    return str(found()[-1])


def log_in(ann: Visitor, password: str) -> None:
    form = ann.page.get_by_role("form", name="Log in")
    form.get_by_label("Account name").fill("annabella")
    form.get_by_label("Password", exact=True).fill(password)
    form.get_by_role("button", name="Log in").click()


def mail_form(ann: Visitor) -> Locator:
    return ann.page.locator("form").filter(has=ann.page.get_by_label("E-mail"))


def test_an_account_and_a_forgotten_password(visit: Visit, postal: ServerProcess, mail_server: MailServer) -> None:
    ann = visit(postal.url).open("/settings?part=account")
    page = ann.page
    making = page.get_by_role("form", name="Make an account")
    making.get_by_label("Account name").fill("annabella")
    making.get_by_label("Password", exact=True).fill(PASSWORD)
    making.get_by_role("button").click()
    expect(page.get_by_text("You have an account now.")).to_be_visible()

    # An address needs the password of the account, and a confirmation.
    mail = mail_form(ann)
    mail.get_by_label("E-mail").fill("ann@example.org")
    mail.get_by_label("Password").fill("not my password")
    mail.get_by_role("button", name="Save").click()
    expect(mail.get_by_role("alert")).to_have_text("This is not your password.")
    mail.get_by_label("Password").fill(PASSWORD)
    mail.get_by_role("button", name="Save").click()
    expect(mail.get_by_text("We have sent a letter to ann@example.org.")).to_be_visible()
    expect(mail.get_by_label("Password")).to_have_count(0)
    ann.open(link(postal, mail_server, "ann@example.org", "confirm"))
    ann.press("Yes, send me letters here")
    expect(page.get_by_text("Letters will reach you")).to_be_visible()

    # When she is elsewhere and has forgotten her password, she asks for a letter,
    elsewhere = visit(postal.url).open("/settings?part=account")
    page = elsewhere.page
    log_in(elsewhere, "what was it")
    expect(page.get_by_role("alert")).to_have_text("There is no account with this name and password.")
    page.get_by_role("link", name="Forgotten your password?").click()
    page.get_by_label("Account name or e-mail").fill("annabella")
    elsewhere.press("Send me a link")
    expect(page.get_by_text("If there is such an account, a letter is on its way.")).to_be_visible()
    elsewhere.check_accessibility()

    # and its link lets her choose a new one, once.
    address = link(postal, mail_server, "ann@example.org", "reset")
    elsewhere.open("/about")
    elsewhere.open(address)
    page.get_by_label("New password", exact=True).fill(OTHER)
    elsewhere.check_accessibility()
    elsewhere.press("Set the password")
    expect(page.get_by_role("status").filter(has_text="Your new password is set.")).to_be_visible()
    assert "#" not in page.url
    page.get_by_role("link", name="Log in").click()
    log_in(elsewhere, OTHER)
    expect(page.get_by_text("You are logged in as annabella.")).to_be_visible()
    elsewhere.open("/about")
    elsewhere.open(address)
    page.get_by_label("New password", exact=True).fill("a third password")
    elsewhere.press("Set the password")
    expect(page.get_by_role("alert")).to_contain_text("This link is used up")
    page.get_by_role("link", name="Ask for another link").click()
    expect(page.get_by_label("Account name or e-mail")).to_be_visible()

    # Where she was logged in before, she is so no longer.
    ann.open("/")
    expect(ann.page.get_by_role("link", name="Log in")).to_be_visible()

    # Another address is used when it is confirmed; until then the old one is.
    elsewhere.open("/settings")
    mail = mail_form(elsewhere)
    mail.get_by_label("E-mail").fill("bella@example.org")
    mail.get_by_label("Password").fill(OTHER)
    mail.get_by_role("button", name="Save").click()
    expect(mail.get_by_text("Mail goes to ann@example.org until you open the link")).to_be_visible()
    elsewhere.open(link(postal, mail_server, "bella@example.org", "confirm"))
    elsewhere.press("Yes, send me letters here")
    elsewhere.open("/settings")
    expect(mail_form(elsewhere).get_by_text("Mail goes to bella@example.org.")).to_be_visible()
    ann.forgive("401|WebSocket")
    elsewhere.forgive("401|409")


@pytest.mark.parametrize(
    ("language", "heading", "button"),
    [("nl", "Een nieuw wachtwoord", "Stuur me een link"), ("de", "Ein neues Passwort", "Schickt mir einen Link")],
)
def test_the_page_speaks_other_languages(visit: Visit, language: str, heading: str, button: str) -> None:
    ann = visit(language=language).open("/reset")
    expect(ann.page.get_by_role("heading", name=heading)).to_be_visible()
    expect(ann.page.get_by_role("button", name=button)).to_be_visible()


@pytest.fixture
def closed(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server where Annabella has an account, and nobody can make another one."""
    server = ServerProcess(tmp_path).start()
    try:
        with Host(server.url, "Ann") as ann:
            ann.make_account("annabella")
        server.stop()
        server.settings["registration"] = False
        yield server.start()
    finally:
        server.kill()


def test_where_no_accounts_are_made_no_form_is_offered(closed: ServerProcess, visit: Visit) -> None:
    ben = visit(closed.url).open("/settings?part=account")
    expect(ben.page.get_by_role("form", name="Log in")).to_be_visible()
    expect(ben.page.get_by_text("No accounts can be made here now. Log in with one that you have.")).to_be_visible()
    expect(ben.page.get_by_role("form", name="Make an account")).to_have_count(0)
    ben.check_accessibility("section:has(#account)")
    log_in(ben, PASSWORD)
    expect(ben.page.get_by_text("You are logged in as annabella.")).to_be_visible()
