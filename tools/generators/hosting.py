"""The table of settings in docs/hosting.md."""

from dataclasses import fields
from pathlib import Path
from typing import Final

from realmwright.server.operations.config import PREFIX, Config

PAGE: Final = Path(__file__).parents[2] / "docs/hosting.md"
BEGIN: Final = "<!-- settings: make regenerate -->\n"
END: Final = "<!-- end of settings -->"


def generate() -> dict[Path, str | None]:
    """The page with the table as the code has it."""
    before, rest = PAGE.read_text("utf-8").split(BEGIN)
    return {PAGE: before + BEGIN + settings_table() + END + rest.split(END)[1]}


def settings_table() -> str:
    """Every variable, with its default and what it is."""
    lines = ["| variable | default | meaning |", "|---|---|---|"]
    for each in fields(Config):
        default = {True: "yes", False: "no"}[each.default] if isinstance(each.default, bool) else str(each.default)
        lines.append(
            f"| `{PREFIX}{each.name.upper()}` | {f'`{default}`' if default else ''} | {each.metadata['about']} |"
        )
    return "\n".join(lines) + "\n"
