"""The page about the protocol tells all of it, and its examples are what they seem to be."""

import ast
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from tools.generators.protocol_types import MODULES

import realmwright.server
from realmwright.protocol import (
    FRAME_LIMIT,
    PROTOCOL,
    Command,
    Entrance,
    Message,
    NewGuest,
    Position,
    Request,
    Settings,
)
from realmwright.server.operations import config
from realmwright.server.storage.entries import AnyBody
from realmwright.server.tables import live_table
from realmwright.server.web import game_history, problems, protocols, routing, socket, socket_terms

PAGE = (Path(__file__).parent.parent.parent / "docs" / "protocol.md").read_text("utf-8")
SOURCE = Path(realmwright.server.__file__).parent


def tag(kind: Any) -> str:
    """The name of a kind of message on the wire."""
    return str(kind.__struct_config__.tag)


def examples() -> Iterator[tuple[str, str]]:
    """Every block of JSON, with the name of its type if it needs one."""
    yield from re.findall(r"^```json *(\w*)\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


def exchanged() -> Iterator[tuple[str, str]]:
    """The lines of the session: which way each one goes, and what it says."""
    block = re.search(r"^```text\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    assert block is not None
    yield from re.findall(r"^([<>]) (.*)$", block[1], re.MULTILINE)


def kind_of(name: str, content: dict[str, Any]) -> Any:
    if name:
        return next(getattr(module, name) for module in MODULES if hasattr(module, name))
    if "do" in content:
        return Command
    return Request if content["type"] in {tag(kind) for kind in get_args(Request)} else Message


def section(title: str) -> str:
    """The text under a heading, up to the next one of its rank."""
    rank = title.split(" ")[0]
    _, found, rest = PAGE.partition(f"\n{title}\n")
    assert found, f"there is no {title!r}"
    return re.split(rf"^#{{1,{len(rank)}}} ", rest, maxsplit=1, flags=re.MULTILINE)[0]


@pytest.mark.parametrize(("name", "text"), list(examples()), ids=lambda text: text[:60])
def test_every_example_is_what_it_seems_to_be(name: str, text: str) -> None:
    content = json.loads(text)
    decoded = msgspec.json.decode(text, type=kind_of(name, content), strict=True)
    # Written again it is the same: nothing in it is unknown, and nothing is spelt out that is left out on the wire.
    assert json.loads(msgspec.json.encode(decoded)) == content


def test_the_session_is_one_that_could_be() -> None:
    lines = list(exchanged())
    kinds = [NewGuest, Entrance, Settings, Position] + [Request if way == ">" else Message for way, _ in lines[4:]]
    assert [way for way, _ in lines[:5]] == [">", "<", ">", "<", "<"]
    for (_, text), kind in zip(lines, kinds, strict=True):
        decoded = msgspec.json.decode(text, type=kind, strict=True)
        assert json.loads(msgspec.json.encode(decoded)) == json.loads(text)


@pytest.mark.parametrize("kind", [*get_args(Request), *get_args(Message)], ids=tag)
def test_every_message_has_a_section_with_an_example(kind: Any) -> None:
    part = "## What a client sends" if kind in get_args(Request) else "## What a server sends"
    assert f"### `{tag(kind)}`" in section(part)
    shown = [json.loads(text) for name, text in examples() if not name and text in section(f"### `{tag(kind)}`")]
    assert tag(kind) in [content.get("type") for content in shown]


@pytest.mark.parametrize("kind", get_args(Command), ids=tag)
def test_every_command_is_described_and_shown(kind: Any) -> None:
    part = section("## Commands")
    assert f"| `{tag(kind)}` |" in part
    assert tag(kind) in [json.loads(text).get("do") for name, text in examples() if text in part and not name]


@pytest.mark.parametrize("kind", get_args(AnyBody), ids=tag)
def test_every_kind_of_news_is_described(kind: Any) -> None:
    assert f"`{tag(kind)}`" in section("### `news`")


def codes() -> set[str]:
    """Every code that the server can answer with."""
    found: set[str] = set()
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            match node:
                case ast.Call(func=ast.Name(id="Refused" | "Failed"), args=[first, *_]):
                    if isinstance(first, ast.Constant):
                        found.add(str(first.value))
                case ast.Call(func=ast.Name(id="problem_response"), args=[ast.Constant(value=code), *_]):
                    found.add(str(code))
    # What is not refused but fails is given its code here.
    source = (SOURCE / "web/problems.py").read_text("utf-8")
    return found | set(re.findall(r'return "([a-z-]+)", ', source))


def test_every_code_is_listed_with_its_status_and_no_other() -> None:
    listed = re.findall(r"^\| `([a-z-]+)` \| (\d{3}) \|", section("## Codes"), re.MULTILINE)
    assert {code for code, _ in listed} == codes()
    assert len(listed) == len(codes()), "each once"
    for code, status in listed:
        assert int(status) == problems.status_of(code), code


def test_the_limits_are_those_of_the_server() -> None:
    limits, usual = section("## Limits"), config.Config()
    for number in (
        FRAME_LIMIT,
        usual.messages_per_second,
        usual.messages_per_second * protocols.BURST_SECONDS,
        protocols.TOLERATED,
        socket.WATCHED,
        usual.messages_per_second // socket.WATCH_COST,
        usual.sockets_per_person,
        usual.sockets_per_address,
        usual.chats_per_minute,
        usual.tables_per_person,
        usual.backlog,
        int(usual.spectator_delay),
    ):
        assert f"{number:,}" in limits
    assert f"at most {live_table.RECENT}" in section("### `watch`")
    assert f"at most {game_history.NEWS}" in section("## HTTP in short")
    assert f"{routing.BODY_LIMIT:,}" in section("## Codes")
    assert {str(socket_terms.POLICY), str(socket.SESSION_OVER)} <= set(re.findall(r"\d{4}", section("## Close codes")))


def test_the_page_is_about_this_version() -> None:
    assert PAGE.startswith(f"# The protocol of tables, version {PROTOCOL}\n")
    assert json.loads(next(text for _, text in examples() if '"hello"' in text))["protocol"] == PROTOCOL
    # and whatever it links to within itself is there
    anchors = {
        re.sub(r"[^\w -]", "", title.lower()).replace(" ", "-") for title in re.findall(r"^#+ (.*)$", PAGE, re.M)
    }
    assert set(re.findall(r"\]\(#([\w-]+)\)", PAGE)) <= anchors
