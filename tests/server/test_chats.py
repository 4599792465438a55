"""Notices at webhooks of chat services: each gets what it takes, and names of players stay names there."""

from typing import Any, Final

import pytest

from realmwright.protocol import WebhookForm
from realmwright.server.notices.chats import chat_call, wrong_form
from realmwright.server.notices.messages import MOST, News

TABLE: Final = "https://games.example/table/7"
HOOK: Final = "https://chat.example/hook/secret?thread=1"
TURN: Final = News("turn", "7", "Kingdom Builder", TABLE, "Friday 12:00")
OVER: Final = News("over", "8", "Dominion", f"{TABLE}8", winners=("Bo",))


def said(form: WebhookForm, *news: News, url: str = HOOK, language: str = "en") -> dict[str, Any]:
    """What is posted to a service."""
    return chat_call(form, url, language, news)[1]


def test_discord_gets_content_that_mentions_nobody() -> None:
    url, body = chat_call("discord", HOOK, "en", [TURN])
    assert url == HOOK
    assert body["content"] == f"**Your turn in Kingdom Builder**\nPlease play by Friday 12\\:00\\.\n<{TABLE}>"
    assert body["allowed_mentions"] == {"parse": []}
    evil = said("discord", News("turn", "7", "@everyone **x** [y](https://evil.example) <@123>", TABLE))["content"]
    assert evil.splitlines()[0] == r"**Your turn in \@everyone \*\*x\*\* \[y\]\(https\: evil\. example\) \<\@123\>**"


def test_slack_gets_text_in_which_names_are_no_links() -> None:
    assert said("slack", TURN)["text"] == f"*Your turn in Kingdom Builder*\nPlease play by Friday 12:00.\n<{TABLE}>"
    evil = said("slack", News("turn", "7", "<!channel> & <https://evil.example|x>", TABLE))["text"]
    assert evil.splitlines()[0] == "*Your turn in &lt;!channel&gt; &amp; &lt;https: evil. example|x&gt;*"


def test_matrix_gets_text_and_html() -> None:
    body = said("matrix", OVER, language="de")
    assert body["text"] == f"Dominion ist zu Ende\nBo hat gewonnen.\n{TABLE}8"
    link = f'<a href="{TABLE}8">{TABLE}8</a>'
    assert body["html"] == f"<strong>Dominion ist zu Ende</strong><br>Bo hat gewonnen.<br>{link}"
    evil = said("matrix", News("over", "7", "<img src=x onerror=y>", TABLE, winners=("<b>",)))["html"]
    assert "<img" not in evil
    assert "<b>" not in evil


def test_ntfy_gets_a_topic_and_what_a_tap_opens() -> None:
    url, body = chat_call("ntfy", "https://ntfy.example/my-turns?auth=x", "en", [TURN])
    assert url == "https://ntfy.example/?auth=x"
    assert body == {
        "topic": "my-turns",
        "title": "Your turn in Kingdom Builder",
        "message": "Please play by Friday 12:00.",
        "tags": ["game_die"],
        "click": TABLE,
    }


@pytest.mark.parametrize("url", ["https://ntfy.sh", "https://ntfy.sh/", "https://ntfy.sh/a/b", "https://ntfy.sh/a%2fb"])
def test_an_address_of_ntfy_names_its_topic(url: str) -> None:
    assert "topic" in (wrong_form("ntfy", url) or "")
    assert wrong_form("discord", url) is None


@pytest.mark.parametrize("form", ["discord", "slack", "matrix", "ntfy"])
@pytest.mark.parametrize("language", ["en", "nl", "de"])
def test_many_things_are_one_message(form: WebhookForm, language: str) -> None:
    body = said(form, *[TURN, OVER] * MOST, language=language)
    text = next(body[name] for name in ("content", "text", "message") if name in body)
    assert text.count("Dominion") <= MOST
    assert len(text) < 2000
    without = said(form, News("turn", "7", "x" * 500, None, None))
    assert "None" not in str(without)
