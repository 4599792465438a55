"""Small rulebooks of Kingdom Builder, in place of its own. Their numbers are of no rules, so that they test none."""

from collections.abc import Mapping
from typing import Any, cast

from realmwright.game import LANGUAGES, Game, games

CONTENTS = """
[[section]]
name = "turn"

[[section.paragraph]]
name = "build"
rules = ["AB-4.2", "AB-5.3"]
figure = "three"

[[section.paragraph]]
name = "tiles"
rules = ["AB-6.1"]

[[figure]]
name = "three"
position = { map = "D D D D / G D D W / G G D D", settlements = ["1,1"], hands = ["desert"] }
play = ["build 0,1", "build 0,2", "build 1,2"]

[[figure]]
name = "jump"
position = { map = "D D D D / D D D D", settlements = ["0,0"], hands = ["desert"], tiles = [["paddock"]] }
play = ["use paddock", "move 0,0", "to 0,2"]
thing = "tile-paddock"

[[kind]]
name = "castles"
[[kind]]
name = "works"
things = ["tile-paddock", "tile-farm"]

[thing.castles]
rules = ["AB-9.1"]
[thing.tile-paddock]
rules = ["AB-8.8"]
[thing.tile-farm]
set = "set-nomads"

[[question]]
name = "back"
rules = ["RR-08"]
source = "ruling"
things = ["tile-paddock"]
sections = ["turn"]

[unmet]
"AB-0.1" = "source"
"""
TEXTS = {
    "en": """
rulebook-turn = The turn
rulebook-turn-build = Build *three* settlements; then use a [{ tile-paddock }](tile-paddock).
rulebook-turn-tiles = Tiles come from [building](turn-build).
rulebook-figure-three = Each touches another.
rulebook-figure-jump = Two hexes far.
rulebook-kind-castles = Hexes
rulebook-kind-works = Tiles
rulebook-question-back = May it jump back?
    .answer = Yes, with [another](tile-paddock).
""",
    "nl": """
rulebook-turn = De beurt
rulebook-turn-build = Bouw *drie* nederzettingen; gebruik dan een [{ tile-paddock }](tile-paddock).
rulebook-turn-tiles = Fiches krijg je door [bouwen](turn-build).
rulebook-figure-three = Elk raakt een ander.
rulebook-figure-jump = Twee velden ver.
rulebook-kind-castles = Velden
rulebook-kind-works = Fiches
rulebook-question-back = Mag het terug?
    .answer = Ja, met [een ander](tile-paddock).
""",
    "de": """
rulebook-turn = Der Zug
rulebook-turn-build = Bau *drei* Siedlungen; nutze dann eine [{ tile-paddock }](tile-paddock).
rulebook-turn-tiles = Plättchen gibt es fürs [Bauen](turn-build).
rulebook-figure-three = Jede berührt eine andere.
rulebook-figure-jump = Zwei Felder weit.
rulebook-kind-castles = Felder
rulebook-kind-works = Plättchen
rulebook-question-back = Darf sie zurück?
    .answer = Ja, mit [einem anderen](tile-paddock).
""",
}


class _Sample:
    """Kingdom Builder with another rulebook."""

    name = "sample"

    def __init__(self, files: Mapping[str, str]) -> None:
        self._files = files

    def __getattr__(self, name: str) -> Any:
        return getattr(games["kingdom-builder"], name)

    def files(self, folder: str) -> Mapping[str, str]:
        return self._files if folder == "rulebook" else {}


def sample(old: str = "", new: str = "", *, without: str = "") -> Game:
    """The game with the rulebook of this module, in which something is replaced wherever it stands."""
    files = {"contents.toml": CONTENTS, **{f"{language}.ftl": TEXTS[language] for language in LANGUAGES}}
    assert not old or any(old in text for text in files.values())
    files = {name: text.replace(old, new) if old else text for name, text in files.items() if name != without}
    return cast(Game, _Sample(files))


def unwritten() -> Game:
    """The game without any rulebook."""
    return cast(Game, _Sample({}))
