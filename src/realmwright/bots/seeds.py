"""Seeds that nothing is tuned with: figures of strength are believed only if they come from games nobody has seen."""

from typing import Final

from realmwright.game import BadSetup

RESERVED: Final = range(1_000_000, 2_000_000)
"""The seeds of published figures."""
RESERVED_IN_WORDS: Final = f"{RESERVED.start:,} to {RESERVED.stop - 1:,}"


def check_for_tuning(seed: int) -> None:
    """Raise BadSetup for a seed that nothing may be tuned with."""
    if seed in RESERVED:
        raise BadSetup(f"the seeds {RESERVED_IN_WORDS} are reserved for measuring: choose another one to learn with")
