"""The version of each game's environment. It is incremented with every change of observations or rules."""

import json
from importlib.resources import files
from typing import Final

VERSIONS: Final[dict[str, int]] = {
    game: entry["version"]
    for game, entry in json.loads((files(__package__) / "versions.json").read_text("utf-8")).items()
}
"""Of the games that come along; others have version 0."""
