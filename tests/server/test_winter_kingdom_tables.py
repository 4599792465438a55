"""Tables of Winter Kingdom that cannot be opened, and what people are told."""

import pytest

from realmwright.protocol import Settings
from tests.server.process import ServerProcess
from tests.server.shared_server import ME, OPEN, Clients, async_test
from tests.winter_kingdom.test_bad_input import BOARDS, WRONG

pytestmark = pytest.mark.usefixtures("plugins")

GAME = "winter-kingdom"


@async_test
async def test_what_cannot_be_is_refused_before_there_is_a_table(server: ServerProcess) -> None:
    async with Clients(server) as clients:
        ann = await clients.guest("Ann")
        for asked, message in WRONG:
            refusal = await ann.refusal("POST", "/tables", Settings(GAME, asked, [ME, OPEN, OPEN]))
            assert (refusal.status, refusal.code) == (422, "bad-setup")
            assert message in str(refusal)
        refusal = await ann.refusal("POST", "/tables", Settings(GAME, {}, [ME, *[OPEN] * 4]))
        assert "winter-kingdom takes 2 to 4 players, not 5" in str(refusal)
        # What is right is taken
        opened = await ann.create(Settings(GAME, {"boards": BOARDS, "twist": "none"}, [ME, OPEN]))
        assert len(opened.seats) == 2
