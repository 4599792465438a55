"""Games that move: taken along from one table and brought to another one, with nothing hidden in between."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from msgspec import structs

from realmwright.brought_protocol import LONGEST, Bring, BroughtSign
from realmwright.protocol import Join, Replay, Resign, ReviewSign, Undo
from realmwright.record import Record
from realmwright.server.errors import Refused
from realmwright.server.tables.moving import taken_along
from tests.server.process import ServerProcess
from tests.server.raw_client import Guest as RawGuest
from tests.server.shared_server import (
    BOT,
    GUS,
    ME,
    OPEN,
    Clients,
    Guest,
    async_test,
    builder,
    gather,
    play_out,
    tiny,
)
from tests.server.table_driver import ANNA, TableDriver
from tests.test_record import sealed

pytestmark = pytest.mark.usefixtures("plugins")


async def taken(person: Guest, table: str) -> str:
    """The file of a game under way."""
    answer = await person.fetch("GET", f"/tables/{table}/taken")
    assert answer.status_code == 200, answer.text
    assert answer.headers["Content-Disposition"].startswith("attachment; filename=")
    assert answer.headers["Cache-Control"] == "no-store"
    return answer.text


async def bring(person: Guest, text: str) -> BroughtSign:
    found: BroughtSign = await person.call("POST", "/brought", Bring(text), BroughtSign)
    return found


async def recorded(person: Guest, table: str) -> str:
    """The file of a game that is over."""
    return (await person.fetch("GET", f"/tables/{table}/record")).text


async def code(person: Guest, text: str) -> str:
    return (await person.refusal("POST", "/brought", Bring(text))).code


# A game under way


@async_test
async def test_a_game_goes_on_where_it_was_left(shared_server: ServerProcess) -> None:
    async with Clients(shared_server) as clients:
        ann, ben = await clients.guests("Ann", "Ben")
        table = (await ann.create(builder(ME, GUS, BOT, title="Ours", takebacks=False))).table
        for _ in range(2):
            await ann.plays(table, "build", "build", "build", "end turn")
        await ann.plays(table, "build")
        old = await ann.choice(table)
        text = await taken(ann, table)
        there = await bring(ben, text)
        assert (there.over, there.known, there.replaced) == (False, False, [])
        new = await ben.choice(there.table)
        assert new.brought
        assert (new.view, new.legal, new.prompt, new.turn) == (old.view, old.legal, old.prompt, old.turn)
        assert new.commitment != old.commitment
        assert (new.settings.title, new.settings.takebacks) == ("Ours", False)
        assert [(seat.kind, seat.name, seat.colour) for seat in new.seats] == [
            ("person", "Ben", old.seats[0].colour),
            *((seat.kind, seat.name, seat.colour) for seat in old.seats[1:]),
        ]
        # Both go on by themselves, and what was played elsewhere in this turn can be undone.
        await ben.order(there.table, Undo(new.at))
        assert (await ben.sees(there.table)).actions == new.actions - 1
        await ben.plays(there.table, "build", "build", "build", "end turn")
        assert (await ann.sees(table)).actions == old.actions


@async_test
async def test_a_game_that_was_brought_ends_as_any_other(shared_server: ServerProcess) -> None:
    async with Clients(shared_server) as clients:
        (ann,) = await clients.guests("Ann")
        table = (await ann.create(tiny(ME, BOT))).table
        await ann.plays(table)
        await ann.choice(table)
        there = await bring(ann, await taken(ann, table))
        assert (await play_out(there.table, ann)).phase == "over"
        record = Record.from_json(await recorded(ann, there.table))
        assert any("brought from elsewhere" in line for line in record.verify())
        assert record.commitment == (await ann.sees(there.table)).commitment
        # It can go on to the next place.
        again = await bring(ann, await recorded(ann, there.table))
        assert again.over
        assert (await ann.sees(again.table)).outcome == (await ann.sees(there.table)).outcome


@async_test
async def test_the_same_file_leads_to_the_same_table(shared_server: ServerProcess) -> None:
    async with Clients(shared_server) as clients:
        ann, ben = await clients.guests("Ann", "Ben")
        table = (await ann.create(tiny(ME, GUS))).table
        await ann.plays(table)
        text = await taken(ann, table)
        first, second, other = await bring(ann, text), await bring(ann, text), await bring(ben, text)
        assert (second.table, second.known) == (first.table, True)
        assert other.table != first.table
        assert await taken(ann, table) != text, "what is hidden is drawn anew each time"


@async_test
async def test_why_a_game_cannot_be_taken_along(shared_server: ServerProcess) -> None:
    async with Clients(shared_server) as clients:
        ann, ben = await clients.guests("Ann", "Ben")
        waiting = (await ann.create(tiny(ME, OPEN))).table
        together = await gather(tiny(ME, OPEN), ann, ben)
        over = await gather(tiny(ME, OPEN), ann, ben)
        await ann.order(over, Resign())
        alone = (await ann.create(tiny(ME, GUS))).table
        for person, table, why in (
            (ann, waiting, "not-now"),
            (ann, together, "others-play"),
            (ben, together, "others-play"),
            (ann, over, "not-now"),
            (ben, alone, "not-yours"),
            (ann, "a" * 22, "unknown-table"),
        ):
            assert (await person.refusal("GET", f"/tables/{table}/taken")).code == why
        assert (await clients.nobody.refusal("GET", f"/tables/{alone}/taken")).code == "no-session"


def test_what_counts_somewhere_stays_there() -> None:
    rated, daily = TableDriver(ME, GUS).table, TableDriver(ME, GUS).table
    assert taken_along(rated, ANNA.id).table is not None
    rated.data.settings = structs.replace(rated.data.settings, rated=True)
    daily.data.daily = "2026-11-19"
    for table, why in ((rated, "rated-stays"), (daily, "daily-stays")):
        with pytest.raises(Refused) as caught:
            taken_along(table, ANNA.id)
        assert caught.value.code == why


@async_test
async def test_a_bot_that_is_not_here_is_replaced(shared_server: ServerProcess) -> None:
    async with Clients(shared_server) as clients:
        (ann,) = await clients.guests("Ann")
        table = (await ann.create(tiny(ME, BOT))).table
        await ann.choice(table)
        document = json.loads(await taken(ann, table))
        document["table"]["seats"][1]["bot"] = "clairvoyant"
        there = await bring(ann, sealed(document))
        assert there.replaced == [1]
        assert (await ann.sees(there.table)).seats[1].bot == "random"


# A game that is over


@async_test
async def test_a_finished_game_comes_with_its_replay(shared_server: ServerProcess) -> None:
    async with Clients(shared_server) as clients:
        ann, ben, cleo = await clients.guests("Ann", "Ben", "Cleo")
        table = await gather(tiny(ME, OPEN), ann, ben)
        await play_out(table, ann, ben)
        text = await recorded(ann, table)
        also_ben = (await clients.guests("Ben"))[0]
        there = await bring(also_ben, text)
        assert there.over
        position = await also_ben.sees(there.table)
        assert (position.phase, position.brought, position.outcome) == ("over", True, (await ann.sees(table)).outcome)
        assert [(seat.name, seat.yours) for seat in position.seats] == [("Ann", False), ("Ben", True)]
        replay: Replay = await also_ben.call("GET", f"/tables/{there.table}/replay", gives=Replay)
        original: Replay = await ann.call("GET", f"/tables/{table}/replay", gives=Replay)
        assert replay.brought
        assert not original.brought
        assert replay.steps == original.steps
        assert (await also_ben.call("GET", f"/tables/{there.table}/review", gives=ReviewSign)).state in ("none", "off")
        assert Record.from_json(await recorded(also_ben, there.table)).to_json() == text
        # It is theirs alone.
        listed = [sign.id for sign in (await also_ben.tables("?phase=over")).tables]
        assert there.table in listed
        assert there.table not in [sign.id for sign in (await ann.tables()).tables]
        # Somebody who was not there has it, too, but no seat.
        watched = await bring(cleo, text)
        assert not any(seat.yours for seat in (await cleo.sees(watched.table)).seats)
        assert watched.table in [sign.id for sign in (await cleo.tables()).tables]
        assert {"refused": await cleo.refused(watched.table, Join())} == {"refused": "not-now"}


@async_test
async def test_what_is_kept_is_exported_without_secrets_and_deleted(shared_server: ServerProcess) -> None:
    async with Clients(shared_server) as clients:
        ann, ben, zoe = await clients.guests("Ann", "Wilhelmina", "Zoe")
        table = await gather(tiny(ME, OPEN), ann, ben)
        await play_out(table, ann, ben)
        over = (await bring(ann, await recorded(ann, table))).table
        begun = (await ann.create(tiny(ME, GUS))).table
        under_way = (await bring(ann, await taken(ann, begun))).table
        export = (await ann.fetch("GET", "/me/export")).text
        opened = [entry for entry in json.loads(export)["entries"] if entry["table"] in (over, under_way)]
        assert len(opened) == 2
        assert all("told" not in entry["body"]["brought"] and "secret" not in entry["body"] for entry in opened)
        await ann.call("DELETE", "/me", {})
        seats = (await zoe.sees(over)).seats
        assert [seat.name for seat in seats] == [None, None]
        assert (await zoe.sees(under_way)).phase == "over"


# What cannot be brought

EDITS: dict[str, tuple[str, Callable[[Any], object]]] = {
    "another game": ("unknown-game", lambda record: record.update(game="chess")),
    "newer rules": ("newer-record", lambda record: record.update(rules=999)),
    "an action too many": ("bad-record", lambda record: record["actions"].append("fly")),
    "no table": ("unfinished", lambda record: record.pop("table")),
    "no seats": ("bad-record", lambda record: record["table"].pop("seats")),
    "a seat too few": ("bad-record", lambda record: record["table"]["seats"].pop()),
    "two of oneself": ("bad-record", lambda record: record["table"]["seats"][1].update(kind="me", name="Bob")),
    "a strange seat": ("bad-record", lambda record: record["table"]["seats"][1].update(kind="ghost")),
    "a strange clock": ("bad-record", lambda record: record["table"].update(clock={"turn": -1})),
    "an invisible name": ("bad-text", lambda record: record["table"]["seats"][1].update(name="\u200b")),
    "dice that say nothing": ("bad-record", lambda record: record["dice"].update(numbers={})),
    "dice that say too much": (
        "bad-record",
        lambda record: record["dice"]["numbers"].update({name: [99] * 40 for name in record["dice"]["numbers"]}),
    ),
    "dice that are none": ("bad-record", lambda record: record["dice"].update(kind="loaded")),
    "a result": ("bad-record", lambda record: record.update(result={"winners": [0], "scores": []})),
    "too many players": ("bad-record", lambda record: record.update(players=99)),
    "another field": ("bad-record", lambda record: record.update(admin=True)),
}


@async_test
async def test_a_file_that_is_not_right_is_refused_in_words(shared_server: ServerProcess) -> None:
    async with Clients(shared_server) as clients:
        (ann,) = await clients.guests("Ann")
        table = (await ann.create(tiny(ME, GUS))).table
        await ann.plays(table)
        text = await taken(ann, table)
        for name, (why, edit) in EDITS.items():
            document = json.loads(text)
            edit(document)
            assert await code(ann, sealed(document)) == why, name
        for broken in ("{", "[]", "no record", "{}", text[:-40], text.replace('"Gus"', '"Pus"'), "[" * 900 + "]" * 900):
            assert await code(ann, broken) == "bad-record"
        assert await code(ann, " " * LONGEST) == "too-long"
        assert len((await ann.tables()).tables) == 1, "nothing came of that"


@async_test
async def test_a_game_with_more_actions_than_people_play_is_refused(shared_server: ServerProcess) -> None:
    async with Clients(shared_server) as clients:
        (ann,) = await clients.guests("Ann")
        table = (await ann.create(tiny(ME, GUS))).table
        document = json.loads(await taken(ann, table))
        document["actions"] = ["pass"] * 6000
        assert await code(ann, sealed(document)) == "too-long"


def test_somebody_with_too_many_tables_brings_no_other(serve: Callable[..., ServerProcess]) -> None:
    ann = RawGuest(serve(tables_per_person=1), "Ann")
    text = ann.ask("GET", f"tables/{_hot_seat(ann)}/taken").content.decode()
    assert ann.ask("POST", "brought", {"record": text}).code == "limit"


def test_an_operator_decides_how_many_are_brought(serve: Callable[..., ServerProcess]) -> None:
    server = serve(brought_per_day=1)
    ann = RawGuest(server, "Ann")
    table = _hot_seat(ann)
    first, second = (ann.ask("GET", f"tables/{table}/taken").content.decode() for _ in range(2))
    assert ann.ask("POST", "brought", {"record": first}).status == 201
    assert ann.ask("POST", "brought", {"record": second}).code == "limit"
    assert ann.ask("POST", "brought", {"record": first}).json()["known"], "that is here already"


def test_an_operator_can_do_without(serve: Callable[..., ServerProcess]) -> None:
    ann = RawGuest(serve(brought_per_day=0), "Ann")
    text = ann.ask("GET", f"tables/{_hot_seat(ann)}/taken").content.decode()
    assert ann.ask("POST", "brought", {"record": text}).code == "not-allowed"


def _hot_seat(ann: RawGuest) -> str:
    wishes = [{"kind": "me"}, {"kind": "guest", "name": "Gus"}]
    asked = {"game": "kingdom-builder", "options": {"start": 0}, "seats": wishes}
    table: str = ann.ask("POST", "tables", asked).json()["table"]
    return table
