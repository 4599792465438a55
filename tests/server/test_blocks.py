"""Blocks: who does not want to play with somebody does not meet them, and they are not told."""

import pytest

from realmwright.moderation_protocol import BlockSign
from realmwright.protocol import Chat, Credentials, Entrance, FollowedSign, Join, NewAccount, Person, TableList, Whom
from tests.server.process import ServerProcess
from tests.server.shared_server import ME, OPEN, Clients, Guest, async_test, gather, tiny
from tests.server.test_moderation import PASSWORD, at_table, hears

pytestmark = pytest.mark.usefixtures("plugins")


async def block(reader: Guest, table: str, seat: int) -> BlockSign:
    sign: BlockSign = await reader.call("POST", "/me/blocks", Whom(table, seat=seat), BlockSign)
    return sign


async def listed(reader: Guest) -> list[str]:
    return [sign.id for sign in (await reader.call("GET", "/tables?phase=open", gives=TableList)).tables]


@async_test
async def test_who_is_blocked_does_not_sit_down(shared_server: ServerProcess) -> None:
    async with Clients(shared_server) as clients:
        ann, ben, zoe = await clients.guests("Ann", "Ben", "Zoe")
        table = await gather(tiny(ME, OPEN), ann, zoe)
        sign = await block(ann, table, 1)
        assert sign.name == "Zoe"
        assert await block(ann, table, 1) == sign, "once is enough"
        assert (await at_table(ann, table, seat=1)).block == sign.id
        assert (await at_table(zoe, table, seat=0)).block is None, "nothing tells them"
        await zoe.order(table, Chat("We play on"))

        # At a table where the other one sits nobody of the two can sit down, also if somebody else hosts it.
        mine = (await ann.create(tiny(ME, OPEN, public=True))).table
        theirs = (await zoe.create(tiny(ME, OPEN, public=True))).table
        shared = (await ben.create(tiny(ME, OPEN, OPEN))).table
        joined = await zoe.order(shared, Join(1), "joined")
        assert await zoe.refused(mine, Join()) == "no-seat"
        for other in (theirs, shared):
            assert await ann.refused(other, Join()) == "you-blocked"
        # Neither finds the tables of the other one.
        assert mine not in await listed(zoe)
        assert theirs not in await listed(ann)
        assert {mine, theirs} <= set(await listed(ben))

        assert await ann.call("GET", "/me/blocks", gives=list[BlockSign]) == [sign]
        assert [each["name"] for each in (await ann.call("GET", "/me/export", gives=dict))["blocks"]] == ["Zoe"]
        assert (await ben.refusal("DELETE", f"/me/blocks/{sign.id}")).code == "unknown-person"
        await ann.call("DELETE", f"/me/blocks/{sign.id}")
        await ann.order(shared, Join())
        assert await zoe.order(shared, Join(1), "joined") == joined
        assert mine in await listed(zoe)


@async_test
async def test_what_was_done_before_the_block_was_done(shared_server: ServerProcess) -> None:
    async with Clients(shared_server) as clients:
        ann, ben, zoe = await clients.guests("Ann", "Ben", "Zoe")
        table = (await ann.create(tiny(ME, OPEN, OPEN))).table
        joined = await zoe.order(table, Join(1), "joined")
        await block(ann, table, 1)
        assert await zoe.order(table, Join(1), "joined") == joined, "a repeated command is the same command"
        await ben.order(table, Join())


@async_test
async def test_who_blocks_reads_nothing_and_is_never_seen(shared_server: ServerProcess) -> None:
    async with Clients(shared_server) as clients:
        ann, zoe = await clients.guests("Ann", "Zoe")
        table = await gather(tiny(ME, OPEN), ann, zoe)
        await zoe.call("POST", "/me/followed", Whom(table, seat=0), FollowedSign)
        line = await ann.line()
        await line.watch(table)
        (seen,) = await zoe.call("GET", "/me/followed", gives=list[FollowedSign])
        assert seen.here
        await block(ann, table, 1)
        await zoe.order(table, Chat("CANARY"))
        assert (await hears(line, "chatted")).args == {"muted": True}
        assert not [text for text in line.raw if "CANARY" in text]
        (seen,) = await zoe.call("GET", "/me/followed", gives=list[FollowedSign])
        assert not seen.here


@async_test
async def test_a_guest_who_is_blocked_stays_so_with_an_account(shared_server: ServerProcess) -> None:
    async with Clients(shared_server) as clients:
        ann, zoe, guest = await clients.guests("Ann", "Zoe", "Zed")
        login = f"zoe-{zoe.person.id[:8]}"
        await zoe.call("POST", "/me/account", NewAccount(login, PASSWORD), Person)
        table = await gather(tiny(ME, OPEN), ann, guest)
        await block(ann, table, 1)
        await block(guest, table, 0)
        account = clients.known(
            await guest.call("POST", "/sessions", Credentials(login, PASSWORD, claim=True), Entrance)
        )
        assert [sign.name for sign in await account.call("GET", "/me/blocks", gives=list[BlockSign])] == ["Ann"]
        mine = (await ann.create(tiny(ME, OPEN))).table
        assert await account.refused(mine, Join()) == "you-blocked"
        assert (await ann.refusal("POST", "/me/blocks", Whom(mine, seat=0))).code == "not-allowed"
