"""What the tests of bots share."""

from collections.abc import Iterator

import pytest

from realmwright.game import Game, games
from tests.server.plugins import installed


@pytest.fixture(scope="package")
def tiny() -> Iterator[Game]:
    """A game that has no evaluation function and no policy of its own."""
    with installed():
        yield games["tiny"]
