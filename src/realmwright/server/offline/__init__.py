"""The server inside a browser: the same application, without a network, threads or other processes."""

from pathlib import Path
from typing import Final

DATABASE: Final = "realmwright.db"
RUNTIME: Final = Path(__file__).with_name("runtime")
"""Where a checkout has Python for browsers, and all of this package that runs there; ``make site`` puts it there."""
