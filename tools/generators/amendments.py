"""The tables of amendments in docs/rules: what was changed since the first version of each game's rules."""

from pathlib import Path
from typing import Final

from realmwright.amendments import FIRST, Amendment
from realmwright.rules.dominion.model.amendments import AMENDMENTS as DOMINION
from realmwright.rules.kingdom_builder.model.amendments import AMENDMENTS as KINGDOM_BUILDER
from realmwright.rules.winter_kingdom.model.amendments import AMENDMENTS as WINTER_KINGDOM

BOOKS: Final = Path(__file__).parents[2] / "docs/rules"
GAMES: Final = {"dominion": DOMINION, "kingdom-builder": KINGDOM_BUILDER, "winter-kingdom": WINTER_KINGDOM}
BEGIN: Final = "<!-- amendments: make regenerate -->\n"
END: Final = "<!-- end of amendments -->"


def generate() -> dict[Path, str | None]:
    """The books of rules with the tables as the code has them."""
    found: dict[Path, str | None] = {}
    for name, amendments in GAMES.items():
        path = BOOKS / f"{name}.md"
        before, rest = path.read_text("utf-8").split(BEGIN)
        found[path] = before + BEGIN + table(amendments) + END + rest.split(END)[1]
    return found


def table(amendments: tuple[Amendment, ...]) -> str:
    """One row for each version of the rules."""
    lines = ["| Rules | Since | Rule | What changed |", "|---|---|---|---|", f"| {FIRST} | 0.1.0 | | |"]
    for amendment in amendments:
        lines.append(f"| {amendment.number} | {amendment.since} | {amendment.rule} | {amendment.change} |")
    return "\n".join(lines) + "\n"
