"""What `python -m tools.new` writes for each kind of thing. Every function says which files it touched."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from realmwright.rules.dominion.content import CATALOGUE
from realmwright.rules.dominion.model.actions import SPAN
from tools.editing import ROOT, CannotEdit, add_imports, append_entry, append_text, create, insert_before, tidy

SOURCE: Final = ROOT / "src/realmwright"
RULES: Final = SOURCE / "rules"
TESTS: Final = ROOT / "tests"
LANGUAGES: Final = ("en", "nl", "de")
KINGDOM_BUILDER: Final = "realmwright.rules.kingdom_builder"


def identifier(name: str) -> str:
    """A name as Python writes it."""
    return name.replace("-", "_").replace(" ", "_")


def title(name: str) -> str:
    """A name as people read it."""
    return name.replace("-", " ").replace("_", " ").title()


def message(name: str) -> str:
    """A name as ids of messages have it."""
    return name.replace(" ", "-").replace("_", "-")


OWN_OPTION: Final = {
    "en": ("Fan-made content", "Random set-ups also draw what belongs to no published set."),
    "nl": ("Zelfgemaakt", "Een willekeurige opzet trekt ook wat bij geen uitgegeven set hoort."),
    "de": ("Selbst erdacht", "Zufällige Partien ziehen auch, was zu keiner veröffentlichten Erweiterung gehört."),
}
"""The words of the option to draw from what is of no published set; it comes with the first such thing."""


def words(game: str, entry: str | Callable[[str], str], own: bool = True) -> list[Path]:
    """Add the same words in each language, to be translated, or what a function makes of the words that are there."""
    paths = []
    for language in LANGUAGES:
        path = RULES / game / "text" / f"{language}.ftl"
        if own and "option-own =" not in path.read_text("utf-8"):
            name, about = OWN_OPTION[language]
            append_text(path, f"\noption-own = {name}\n    .about = {about}\n")
        append_text(path, entry if isinstance(entry, str) else entry(path.read_text("utf-8")))
        paths.append(path)
    return paths


def check_new(game: str, kind: str, name: str) -> None:
    """Refuse a name that something of the game has already. Raises CannotEdit."""
    path = RULES / game / "text/en.ftl"
    if f"\n{kind}-{message(name)} =" in f"\n{path.read_text('utf-8')}":
        raise CannotEdit(f"there is a {kind} {name!r} already: see {kind}-{message(name)} in {path.relative_to(ROOT)}")


def content(game: str, set_: str, file: str) -> Path:
    """The file with the cards or locations of a set."""
    path = RULES / game / "content" / set_ / file
    if not path.is_file():
        known = sorted(found.parent.name for found in path.parents[1].glob(f"*/{file}"))
        raise CannotEdit(f"there is no set {set_!r} with {path.stem}; choose from {', '.join(known)}")
    return path


# Kingdom Builder

CARD: Final = '''
def {name}(state: Position, seat: int) -> int:
    """What {title} pay a seat: write it with masks, as other cards do."""
    return 0


def {name}_gains(state: Position, seat: int) -> Iterator[Payment]:
    """The same, hex by hex."""
    return one_each(0)
'''
CASE: Final = """
### {title}
Replace this by cases of the card: a board on which it pays, and one on which it does not.
```kb
board:
0 | G G G
1 | G T G
red: (0,0)
score red {name} = 1
```
"""


def kingdom_builder_card(name: str, set_: str) -> list[Path]:
    """Two functions and an entry, words, and a case that fails."""
    check_new("kingdom_builder", "card", name)
    path = content("kingdom_builder", set_, "cards.py")
    insert_before(path, "CARDS", CARD.format(name=identifier(name), title=title(name)))
    emblem = "M-8-8H8V8H-8z"
    append_entry(path, "CARDS", f'Card("{name}", {identifier(name)}, {identifier(name)}_gains, emblem="{emblem}")')
    add_imports(
        path,
        "from collections.abc import Iterator",
        f"from {KINGDOM_BUILDER}.content.payments import one_each",
        f"from {KINGDOM_BUILDER}.model.catalogue import Card, Payment",
        f"from {KINGDOM_BUILDER}.model.position import Position",
    )
    tidy(path)
    cases = TESTS / "cases/kingdom-builder.md"
    append_text(cases, CASE.format(name=identifier(name), title=title(name)))
    about = f"card-{message(name)} = {title(name)}\n    .about = Say what it pays.\n"
    return [path, *words("kingdom_builder", about, set_ == "own"), cases]


LOCATION_CASE: Final = """
### {title}
Replace this by cases of the location: every hex to which its tile lets a settlement come.
```kb
board:
0 | G G G
1 | G T G
red: (0,0)
targets red {name} = none
```
"""


def kingdom_builder_location(name: str, set_: str) -> list[Path]:
    """An extra action, a board that it lies on, words, and a case that fails."""
    check_new("kingdom_builder", "tile", name)
    path = content("kingdom_builder", set_, "locations.py")
    append_entry(path, "LOCATIONS", f'building("{name}", of_kind(GRASS), glyph="M-6-6H6V6H-6z")')
    add_imports(
        path,
        f"from {KINGDOM_BUILDER}.content.patterns import building, of_kind",
        f"from {KINGDOM_BUILDER}.model.terrain import GRASS",
    )
    tidy(path)
    board = RULES / "kingdom_builder/boards" / f"{identifier(name)}.txt"
    create(board, (board.parent / "farm.txt").read_text("utf-8"))
    cases = TESTS / "cases/kingdom-builder.md"
    append_text(cases, LOCATION_CASE.format(name=identifier(name), title=title(name)))
    ident = message(name)
    about = f"tile-{ident} = {title(name)}\n    .about = Say what its tile does.\nboard-{ident} = {{ tile-{ident} }}\n"
    return [path, board, *words("kingdom_builder", about, set_ == "own"), cases]


SET: Final = '''"""{title}: say what the set adds."""

from typing import Final

from {package}.content.{name}.cards import CARDS
from {package}.content.{name}.locations import LOCATIONS
from {package}.model.catalogue import Expansion

{constant}: Final = Expansion(
    "{name}", boards={{location.name: (location.name,) for location in LOCATIONS}}, extras=LOCATIONS, cards=CARDS
)
'''
TABLE: Final = '''"""The {what} of {title}."""

from typing import Final

from {package}.model.catalogue import {kind}

{table}: Final[tuple[{kind}, ...]] = ()
'''


def kingdom_builder_set(name: str) -> list[Path]:
    """A package with empty tables, entered behind the other sets."""
    check_new("kingdom_builder", "set", name)
    ident = identifier(name)
    given = {"title": title(name), "name": ident, "package": KINGDOM_BUILDER, "constant": ident.upper()}
    folder = RULES / "kingdom_builder/content" / ident
    create(folder / "__init__.py", SET.format(**given))
    create(folder / "cards.py", TABLE.format(**given, what="cards", kind="Card", table="CARDS"))
    create(folder / "locations.py", TABLE.format(**given, what="locations", kind="Extra", table="LOCATIONS"))
    sets = folder.parent / "__init__.py"
    append_entry(sets, "SETS", ident.upper())
    add_imports(sets, f"from {KINGDOM_BUILDER}.content.{ident} import {ident.upper()}")
    tidy(sets)
    todo = "add cards and locations with --set; SET_BOARDS and SET_CARDS of setup.py name what is drawn at random"
    about = f"set-{message(name)} = {title(name)}\n    .about = Say what the set adds.\n"
    test = failing_test("kingdom_builder", name, todo)
    return [*sorted(folder.glob("*.py")), sets, *words("kingdom_builder", about, own=False), test]


# Winter Kingdom

TALENT: Final = """
[[talent]]
name = "{name}"
first = {{ build = "terrain", terrain = "grassland", source = "ruling" }}
second = {{ move = "step", source = "ruling" }}
mode = {{ is = "arrow", source = "ruling" }}
buy = {{ coins = 3, source = "ruling" }}
upgrade = {{ coins = 1, source = "ruling" }}
named = "ruling"
emblem = "M-8-8H8V8H-8z"
"""
WINTER_CARD: Final = """
[[card]]
name = "{name}"
effect = {{ counts = "on", terrain = "grassland", source = "ruling" }}
points = {{ each = 1, source = "ruling" }}
emblem = "M-8-8H8V8H-8z"
"""
FAILING: Final = '''"""{title}: what it does."""

import pytest


def test_{name}() -> None:
    pytest.fail("{todo}")
'''


def failing_test(game: str, name: str, todo: str) -> Path:
    """A test that fails until somebody replaces it."""
    path = TESTS / game / f"test_{identifier(name)}.py"
    create(path, FAILING.format(title=title(name), name=identifier(name), todo=todo))
    return path


def winter_kingdom_talent(name: str) -> list[Path]:
    """An entry in the data file, words, and a test that fails."""
    check_new("winter_kingdom", "talent", name)
    path = RULES / "winter_kingdom/content/own/own.toml"
    append_text(path, TALENT.format(name=name))
    todo = "say what the talent does in own.toml, then show it here: tests/winter_kingdom/test_build_talents.py does"
    # It begins as a copy of the talent Pasture, so the words of that are true in every language.
    return [path, *words("winter_kingdom", _like_pasture(name)), failing_test("winter_kingdom", name, todo)]


def _like_pasture(name: str) -> Callable[[str], str]:
    def entry(text: str) -> str:
        start = text.index("talent-pasture = ")
        _, *attributes = text[start : text.index("\ntalent-", start)].splitlines()
        return "\n".join([f"talent-{message(name)} = {title(name)}", *attributes, ""])

    return entry


def winter_kingdom_card(name: str, set_: str) -> list[Path]:
    """An entry in the data file, words, and a test that fails."""
    if set_ != "own":
        raise CannotEdit("what the box has is corrected in content/data; new cards are own ones")
    check_new("winter_kingdom", "card", name)
    path = RULES / "winter_kingdom/content/own/own.toml"
    append_text(path, WINTER_CARD.format(name=name))
    about = f"card-{message(name)} = {title(name)}\n    .about = Say what it pays.\n"
    todo = "say what the card counts in own.toml, then show it here: tests/winter_kingdom/test_scoring.py does"
    return [path, *words("winter_kingdom", about), failing_test("winter_kingdom", name, todo)]


# Dominion


def dominion_card(name: str, cost: int) -> list[Path]:
    """An entry among the own cards, words, and a test that fails."""
    check_new("dominion", "card", name)
    if len(CATALOGUE.cards) >= SPAN:
        raise CannotEdit(f"actions have numbers for {SPAN} cards, and there are {len(CATALOGUE.cards)}; see SPAN")
    path = RULES / "dominion/content/own/__init__.py"
    append_entry(path, "CARDS", f'Card("{name}", ACTION, {cost}, cards=1, actions=1, emblem=Emblem("M-8-8H8V8H-8z"))')
    add_imports(path, "from realmwright.rules.dominion.model.catalogue import ACTION, Card, Emblem")
    tidy(path)
    about = f"card-{message(name)} = {title(name)}\n    .about = Draw 1 card; you get 1 action.\n"
    todo = "say what the card does in content/own, then show it here: tests/dominion/test_cards_first.py does"
    return [path, *words("dominion", about), failing_test("dominion", name, todo)]


# Bots and games

BOT: Final = '''"""The bot {name}."""

from realmwright.bits import each
from realmwright.dice import FastDice
from realmwright.game import State


class {cls}:
    """Chooses at random, so far."""

    def __init__(self, seed: int = 0) -> None:
        self._stream = FastDice(seed).stream("{name} bot")

    def choose(self, state: State) -> int:
        """One of the legal actions, from what the seat to move knows."""
        actions = list(each(state.legal()))
        return actions[self._stream.below(len(actions))]
'''


def bot(name: str) -> list[Path]:
    """A module with an entry point, and a test that fails."""
    path = SOURCE / "bots" / f"{identifier(name)}.py"
    cls = title(name).replace(" ", "")
    create(path, BOT.format(name=name, cls=cls))
    project = ROOT / "pyproject.toml"
    group = '[project.entry-points."realmwright.bots"]\n'
    text = project.read_text("utf-8")
    entry = f'{name} = "realmwright.bots.{identifier(name)}:{cls}"\n'
    project.write_text(text.replace(group, group + entry, 1), "utf-8")
    todo = "make it better than chance, then show that it is: docs/bots.md says how strength is measured"
    return [path, project, failing_test("bots", name, todo)]


def game(name: str, folder: Path) -> list[Path]:
    """A copy of the example under another name."""
    target = folder / identifier(name)
    if target.exists():
        raise CannotEdit(f"{target} exists already")
    example = ROOT / "examples/orchard"
    written = []
    for path in sorted(example.rglob("*")):
        if path.is_file() and path.suffix in (".py", ".ftl", ".toml"):
            place = target / str(path.relative_to(example)).replace("orchard", identifier(name))
            text = (
                path.read_text("utf-8")
                .replace("orchard", identifier(name))
                .replace("Orchard", title(name).replace(" ", ""))
            )
            create(place, text)
            written.append(place)
    return written
