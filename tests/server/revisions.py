"""The revisions of the database's form, by the files of the migrations."""

from importlib.resources import files
from typing import Final

NEWEST: Final = max(
    path.name.partition("_")[0]
    for path in (files("realmwright.server") / "migrations" / "versions").iterdir()
    if path.name[0].isdigit()
)
"""The revision that the newest migration leads to."""
LATER: Final = f"{int(NEWEST) + 1:04}"
"""The revision of a release that is still to come."""
