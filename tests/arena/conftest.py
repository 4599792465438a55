"""What the tests of the arena share."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.plugins import installed


@pytest.fixture(scope="package")
def plugins() -> Iterator[Path]:
    """The game ``tiny`` and the bad bots are installed, here and for every process that a test starts."""
    with installed() as place:
        yield place
