"""python -m tools.regenerate: writes every file that is derived from the code; --check only says what is stale."""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

from tools.generators import (
    amendments,
    architecture,
    dominion_page,
    environments,
    forge_example,
    hosting,
    kingdom_builder_page,
    performance,
    protocol_types,
    rulebooks,
    winter_kingdom_page,
)

ROOT: Final = Path(__file__).parents[1]
GENERATORS: Final[dict[str, Callable[[], dict[Path, str | None]]]] = {
    "Kingdom Builder's contents for the page": kingdom_builder_page.generate,
    "Winter Kingdom's contents for the page": winter_kingdom_page.generate,
    "Dominion's contents for the page": dominion_page.generate,
    "the protocol's types for the page": protocol_types.generate,
    "versions and tables of the environments": environments.generate,
    "the tables of amendments": amendments.generate,
    "the rulebooks": rulebooks.generate,
    "the table of settings": hosting.generate,
    "the figures of releases": performance.generate,
    "the example of the forge": forge_example.generate,
    "the tables of modules": architecture.generate,
}
"""What each generator writes: the text of every file, or None for one that must not be there."""


def stale(generate: Callable[[], dict[Path, str | None]]) -> dict[Path, str | None]:
    """The files of a generator that are not as they should be, with what they should hold."""
    return {
        path: text for path, text in generate().items() if (path.read_text("utf-8") if path.is_file() else None) != text
    }


def main(arguments: list[str]) -> int:
    """Write what is stale, or with --check fail if anything is."""
    if arguments not in ([], ["--check"]):
        print(__doc__, file=sys.stderr)
        return 2
    found = False
    # One after the other: the tables of modules are about what others have written.
    for generate in GENERATORS.values():
        for path, text in stale(generate).items():
            found = True
            name = path.relative_to(ROOT).as_posix()
            if arguments:
                print(f"{name} is stale: run `make regenerate`", file=sys.stderr)
            elif text is None:
                path.unlink()
                print(f"removed {name}")
            else:
                path.parent.mkdir(exist_ok=True)
                path.write_text(text, "utf-8")
                print(f"wrote {name}")
    return 1 if found and arguments else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
