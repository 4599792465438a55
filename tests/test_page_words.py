"""The words of the page: the same in every language, none missing and none idle."""

import re
from dataclasses import fields
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from realmwright.game import LANGUAGES
from realmwright.server.operations.config import Config
from tests.test_words import variables

WEB = Path(__file__).parents[1] / "web"
TEXT = WEB / "text"
CALL = re.compile(r"""\b(?:say|has|about)\(\s*"([a-z][\w-]*)\"""")
DYNAMIC = re.compile(r"\b(?:say|has|about)\(\s*`([a-z][\w-]*-)\$\{")
COMPOSED = ("learn-", "news-", "outcome-")
"""What the names of messages begin with that are put together first and said later."""
TRANSLATIONS = [language for language in LANGUAGES if language != "en"]


@cache
def messages(language: str) -> dict[str, frozenset[str]]:
    """Every message and attribute of the page in a language, with the variables that it takes."""
    found: dict[str, frozenset[str]] = {}
    for file in sorted((TEXT / language).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{file.name}: {entry.content}"
            if not isinstance(entry, ast.Message):
                continue
            parts = [(entry.id.name, entry.value)]
            parts += [(f"{entry.id.name}.{each.id.name}", each.value) for each in entry.attributes]
            for name, pattern in parts:
                assert name not in found, f"{name} is there twice"
                found[name] = frozenset(variables(pattern))
    return found


@cache
def source() -> str:
    """All that the page is written in, without its tests."""
    files = [*WEB.glob("src/**/*.svelte"), *WEB.glob("src/**/*.ts")]
    return "\n".join(file.read_text("utf-8") for file in sorted(files) if not file.name.endswith(".test.ts"))


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_each_language_says_the_same(language: str) -> None:
    english, translated = messages("en"), messages(language)
    assert sorted(translated) == sorted(english)
    for name, taken in english.items():
        assert translated[name] == taken, f"{name} takes other values in {language}"


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_each_language_keeps_the_order_of_the_files(language: str) -> None:
    assert [file.name for file in sorted((TEXT / language).iterdir())] == [
        file.name for file in sorted((TEXT / "en").iterdir())
    ]


def test_every_message_that_the_page_uses_exists() -> None:
    games = Path(__file__).parents[1] / "src/realmwright/rules"
    known = set(messages("en"))
    for file in games.glob("*/text/en.ftl"):
        known |= set(re.findall(r"^([a-z][\w-]*) =", file.read_text("utf-8"), re.MULTILINE))
    assert sorted(set(CALL.findall(source())) - known) == []


def test_every_setting_that_operators_change_has_words() -> None:
    changeable = {f"setting-{each.name}" for each in fields(Config) if not each.metadata.get("fixed")}
    assert {name for name in messages("en") if name.startswith("setting-")} == changeable


def test_no_words_are_idle() -> None:
    text = source()
    prefixes = (*COMPOSED, *DYNAMIC.findall(text))
    idle = [
        name for name in messages("en") if "." not in name and f'"{name}"' not in text and not name.startswith(prefixes)
    ]
    assert idle == []
    assert [prefix for prefix in COMPOSED if f"`{prefix}" not in text] == []
