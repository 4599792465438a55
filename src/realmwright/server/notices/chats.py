"""Notices in the forms that chat services take at a webhook: Discord, Slack, Matrix (hookshot) and ntfy.

Names that players chose are plain text there: nobody is mentioned, and nothing becomes a link or a picture.
"""

import re
from collections.abc import Callable, Sequence
from html import escape
from typing import Final
from urllib.parse import unquote, urlsplit, urlunsplit

from realmwright.game import Json
from realmwright.protocol import WebhookForm
from realmwright.server.notices.messages import MOST, News, details, headline, more_of, sentence

_NAME: Final = "Realmwright"
_MARKDOWN: Final = re.compile(r"([\\`*_{}\[\]()<>#+\-.!|~:@&])")
_SHORTEN: Final = 1900
_TOPIC: Final = re.compile(r"/([A-Za-z0-9_-]{1,64})/?")


def chat_call(form: WebhookForm, url: str, language: str, news: Sequence[News]) -> tuple[str, dict[str, Json]]:
    """Where a notice is posted to a chat service, and what."""
    match form:
        case "discord":
            text = _text(language, news, lambda words: f"**{words}**", _in_markdown, lambda link: f"<{link}>")
            # No name in it can mention anybody, not even everybody.
            return url, {"content": text, "username": _NAME, "allowed_mentions": {"parse": []}}
        case "slack":
            text = _text(language, news, lambda words: f"*{words}*", _in_slack, lambda link: f"<{link}>")
            return url, {"text": text, "unfurl_links": False}
        case "matrix":
            plain = _text(language, news, _as_it_is, _as_it_is, _as_it_is)
            html = _text(
                language,
                news,
                lambda words: f"<strong>{words}</strong>",
                escape,
                lambda link: f'<a href="{escape(link, quote=True)}">{escape(link)}</a>',
            )
            return url, {"text": plain, "html": html.replace("\n", "<br>"), "username": _NAME}
        case "ntfy":
            return _ntfy(url, language, news)
        case _:
            raise ValueError(f"{form} is not the form of a chat service")


def wrong_form(form: WebhookForm, url: str) -> str | None:
    """Why a URL cannot be that of a webhook of this form; None if it can.

    >>> wrong_form("ntfy", "https://ntfy.sh/my-turns"), wrong_form("ntfy", "https://ntfy.sh/")
    (None, 'the address of ntfy ends with the name of a topic, as in https://ntfy.sh/my-turns')
    """
    if form == "ntfy" and not _TOPIC.fullmatch(urlsplit(url).path):
        return "the address of ntfy ends with the name of a topic, as in https://ntfy.sh/my-turns"
    return None


def _text(
    language: str,
    news: Sequence[News],
    strong: Callable[[str], str],
    plain: Callable[[str], str],
    link: Callable[[str], str],
) -> str:
    """A notice as lines: the headline, and what belongs to it."""
    lines = [strong(plain(headline(language, news)))]
    for item in news[:MOST]:
        words = details(language, item) if len(news) == 1 else sentence(language, item)
        lines += [plain(words)] if words else []
        lines += [link(item.url)] if item.url else []
    if more := more_of(language, news):
        lines.append(plain(more))
    while len("\n".join(lines)) > _SHORTEN:
        lines.pop()
    return "\n".join(lines)


def _as_it_is(text: str) -> str:
    return text


def _in_markdown(text: str) -> str:
    return _MARKDOWN.sub(r"\\\1", text)


def _in_slack(text: str) -> str:
    return escape(text, quote=False)


def _ntfy(url: str, language: str, news: Sequence[News]) -> tuple[str, dict[str, Json]]:
    """Posted as JSON to the root of the service: its headers take no letters beyond ASCII."""
    parts = urlsplit(url)
    lines = [details(language, news[0])] if len(news) == 1 else [sentence(language, item) for item in news[:MOST]]
    body: dict[str, Json] = {
        "topic": unquote(parts.path).strip("/"),
        "title": headline(language, news),
        "message": "\n".join([line for line in [*lines, more_of(language, news)] if line]) or _NAME,
        "tags": ["game_die"],
    }
    if news[0].url:
        body["click"] = news[0].url
    return urlunsplit((parts.scheme, parts.netloc, "/", parts.query, "")), body
