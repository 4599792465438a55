"""Web push: what services get, who can read it, and which browsers are told.

A service is a receiver on this machine; what arrives there is decrypted as a browser does it.
"""

import json
import time
from typing import Final

import pytest
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature

from realmwright.server.notices.push import LONGEST, PushKey, encrypt, message, new_key, proper_subscription
from realmwright.server.notices.sender import BACKOFF
from realmwright.server.people.accounts import hashed
from realmwright.server.people.browsers import MOST
from tests.server.local_network import Receivers, answer
from tests.server.notices_setup import NoticeRounds, Scene, ShiftedClock
from tests.server.process import ServerProcess
from tests.server.push_browser import CURVE, PushBrowser, PushKeys, read, written
from tests.server.raw_client import Guest, kept

pytestmark = pytest.mark.usefixtures("plugins")

WATERMELON: Final = b"When I grow up, I want to be a watermelon"


# What is sent


def test_a_message_is_encrypted_as_the_standard_says() -> None:
    """Given the keys of the example in RFC 8291, Appendix A, then the message is the same to the last bit."""
    own = ec.derive_private_key(int.from_bytes(read("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")), CURVE)
    key = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
    found = encrypt(WATERMELON, key, "BTBZMqHH6r4Tts7J_aSIgg", own, read("DGv6ra1nlYgDCS1FRnbzlw"))
    assert written(found) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl"
        "7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_only_the_browser_can_read_a_message() -> None:
    ann, ben = PushKeys(), PushKeys()
    key, auth = ann.written["key"], ann.written["auth"]
    first, second = encrypt(WATERMELON, key, auth), encrypt(WATERMELON, key, auth)
    assert ann.decrypt(first) == ann.decrypt(second) == WATERMELON
    assert first != second
    with pytest.raises(InvalidTag):
        ben.decrypt(first)


def test_a_long_message_is_cut_and_not_lost() -> None:
    written_message = message("Your turn", "ü" * 10_000, "/table/7", "7")
    assert len(written_message) <= LONGEST
    told = json.loads(written_message)
    assert (told["title"], told["url"], set(told["body"])) == ("Your turn", "/table/7", {"ü"})


def test_a_service_knows_us_by_our_signature() -> None:
    key = PushKey(new_key())
    endpoint = "https://push.example:8443/send/7?a=b"
    headers = key.headers(endpoint, "mailto:games@example.org", "topic", 60)
    assert (headers["Content-Encoding"], headers["TTL"], headers["Topic"]) == ("aes128gcm", "60", "topic")
    scheme, _, rest = headers["Authorization"].partition(" ")
    token, public = (part.partition("=")[2] for part in rest.split(", "))
    assert (scheme, public) == ("vapid", key.public)
    signed, _, seal = token.rpartition(".")
    head, claims = (json.loads(read(part)) for part in signed.split("."))
    assert head == {"typ": "JWT", "alg": "ES256"}
    assert (claims["aud"], claims["sub"]) == ("https://push.example:8443", "mailto:games@example.org")
    assert 0 < claims["exp"] - time.time() <= 24 * 3600
    proof = encode_dss_signature(int.from_bytes(read(seal)[:32]), int.from_bytes(read(seal)[32:]))
    # Raises an error if it is not ours.
    ec.EllipticCurvePublicKey.from_encoded_point(CURVE, read(public)).verify(
        proof, signed.encode(), ec.ECDSA(hashes.SHA256())
    )


@pytest.mark.parametrize(
    ("key", "auth"),
    [
        ("A" * 87, "A" * 22),
        ("B" + "A" * 86, "A" * 22),
        ("nothing", "A" * 22),
        ("ü" * 87, "A" * 22),
        ("", ""),
        (None, "A" * 21),
        (None, "A" * 24),
        (None, "!" * 22),
    ],
)
def test_keys_that_nothing_can_be_encrypted_with_are_refused(key: str | None, auth: str) -> None:
    good = PushKeys().written
    assert proper_subscription(good["key"], good["auth"])
    assert not proper_subscription(good["key"] if key is None else key, auth)


# Which browsers are told


def test_every_browser_is_told_once_and_can_read_it(scene: Scene, database: str, receivers: Receivers) -> None:
    service = receivers.start(answer(201))
    phone, desk = PushBrowser(service, "phone"), PushBrowser(service, "desk")

    async def script(rounds: NoticeRounds) -> None:
        ann, ben = await rounds.person("Ann", language="de"), await rounds.person("Ben")
        for browser in (phone, desk):
            await rounds.subscribe(ann, browser)
        table = await rounds.table(ann, ben, title="Our <b>Realm</b>")
        rounds.clock.seconds = 61
        senders = [await rounds.notice_sender() for _ in range(2)]
        for _ in range(2):
            await rounds.go(*senders)
        for browser in (phone, desk):
            assert browser.messages == [
                {"title": "Du bist am Zug bei Our <b>Realm< b>", "body": "", "url": f"/table/{table}", "tag": table}
            ]
            ((headers, _),) = browser.calls
            assert headers["content-encoding"] == "aes128gcm"
            assert int(headers["ttl"]) > 0
        # All of them know this server by the same key.
        keys = {headers["authorization"].partition(", k=")[2] for _, headers, _ in service.calls}
        kept_key = await senders[0].push_key()
        assert kept_key is not None
        assert keys == {kept_key.public}

    scene(script, database)


def test_a_browser_that_wants_no_more_is_forgotten(scene: Scene, receivers: Receivers) -> None:
    gone, here = PushBrowser(receivers.start(answer(410))), PushBrowser(receivers.start(answer(201)))

    async def script(rounds: NoticeRounds) -> None:
        ann, ben = await rounds.person("Ann"), await rounds.person("Ben")
        for browser in (gone, here):
            await rounds.subscribe(ann, browser)
        sender = await rounds.notice_sender()
        for seconds in (61, 130):
            table = await rounds.table(ann, ben)
            rounds.clock.seconds = seconds
            await rounds.go(sender)
            assert here.messages[-1]["tag"] == table
        assert (len(gone.calls), len(here.calls), await rounds.outbox()) == (1, 2, [])

    scene(script)


def test_a_service_that_is_down_is_asked_again(scene: Scene, clock: ShiftedClock, receivers: Receivers) -> None:
    service = receivers.start(answer(503))
    browser = PushBrowser(service)

    async def script(rounds: NoticeRounds) -> None:
        ann, ben = await rounds.person("Ann"), await rounds.person("Ben")
        await rounds.subscribe(ann, browser)
        await rounds.table(ann, ben)
        clock.seconds = 61
        sender = await rounds.notice_sender()
        await rounds.go(sender)
        assert [row.tries for row in await rounds.outbox()] == [1]
        service.answer = answer(201)
        clock.seconds += BACKOFF[0] + 1
        await rounds.go(sender)
        assert (len(browser.calls), await rounds.outbox()) == (2, [])

    scene(script)


def test_a_browser_is_told_no_more_when_its_session_ends(scene: Scene, database: str, receivers: Receivers) -> None:
    browser = PushBrowser(receivers.start(answer(201)))

    async def script(rounds: NoticeRounds) -> None:
        ann, ben = await rounds.person("Ann", "ann@example.org"), await rounds.person("Ben")
        await rounds.subscribe(ann, browser)
        await rounds.people.log_out(ann)
        await rounds.table(ann, ben)
        rounds.clock.seconds = 61
        await rounds.go(await rounds.notice_sender())
        assert browser.calls == []

    scene(script, database)


def test_a_browser_tells_whoever_subscribed_in_it_last(scene: Scene, receivers: Receivers) -> None:
    browser = PushBrowser(receivers.start(answer(201)))

    async def script(rounds: NoticeRounds) -> None:
        ann, ben = await rounds.person("Ann"), await rounds.person("Ben")
        await rounds.subscribe(ann, browser)
        await rounds.subscribe(ben, browser)
        await rounds.table(ann, ben)
        rounds.clock.seconds = 61
        sender = await rounds.notice_sender()
        await rounds.go(sender)
        assert browser.calls == []
        await rounds.subscribe(ann, browser)
        await rounds.table(ann, ben)
        rounds.clock.seconds = 130
        await rounds.go(sender)
        assert len(browser.calls) == 1

    scene(script)


# Over HTTP


def test_browsers_are_listed_exported_and_removed(server: ServerProcess) -> None:
    ann, ben = Guest(server), Guest(server, "Ben")
    ways = ann.ask("GET", "me/notices").json()
    assert (ways["mail"], ways["webhooks"], ways["browsers"]) == (False, True, [])
    assert len(read(ways["push_key"])) == 65
    assert ben.ask("GET", "me/notices").json()["push_key"] == ways["push_key"]
    wanted = {**PushKeys().written, "endpoint": "https://8.8.8.8/push/1"}
    made = ann.ask("POST", "me/browsers", wanted, **{"User-Agent": "A phone"})
    assert made.status == 201
    assert (made.json()["agent"], made.json()["this"]) == ("A phone", True)
    again = ann.ask("POST", "me/browsers", wanted, **{"User-Agent": "A phone"})
    assert again.json() == made.json()
    (exported,) = ann.ask("GET", "me/export").json()["browsers"]
    assert (exported["endpoint"], exported["agent"]) == (wanted["endpoint"], "A phone")
    ident = made.json()["id"]
    assert ben.ask("DELETE", f"me/browsers/{ident}").code == "unknown-browser"
    assert ann.ask("DELETE", f"me/browsers/{ident}").status == 204
    assert ann.ask("GET", "me/notices").json()["browsers"] == []
    # What belongs to somebody goes with them.
    assert ann.ask("POST", "me/browsers", wanted).status == 201
    assert ann.ask("DELETE", "me", {}).status == 204
    assert [row for row in kept(server, "push_subscriptions")["push_subscriptions"] if row["person"] == ann.id] == []


@pytest.mark.parametrize(
    "endpoint",
    ["http://8.8.8.8/push", "https://127.0.0.1/push", "https://10.0.0.1/", "https://[::1]/", "file:///etc/passwd", "x"],
)
def test_nothing_is_pushed_into_our_own_network(server: ServerProcess, endpoint: str) -> None:
    wanted = {**PushKeys().written, "endpoint": endpoint}
    refused = Guest(server).ask("POST", "me/browsers", wanted)
    assert (refused.status, refused.code) == (422, "bad-push")


def test_nobody_has_more_browsers_than_anybody_needs(server: ServerProcess) -> None:
    ann = Guest(server)
    for number in range(MOST + 2):
        wanted = {**PushKeys().written, "endpoint": f"https://8.8.8.8/{number}"}
        assert ann.ask("POST", "me/browsers", wanted).status == 201
    rows = [row for row in kept(server, "push_subscriptions")["push_subscriptions"] if row["person"] == ann.id]
    assert len(rows) == MOST
    assert {row["session"] for row in rows} == {hashed(ann.token)}
    assert {row["endpoint"] for row in rows}.isdisjoint({"https://8.8.8.8/0", "https://8.8.8.8/1"})
