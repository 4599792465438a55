"""python -m tools.regenerate: writes every file that is derived from the code; --check only says what is stale."""

import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final, TypeAlias

from tools.generators import (
    amendments,
    architecture,
    dominion_page,
    environments,
    forge_example,
    hosting,
    installation,
    kingdom_builder_page,
    performance,
    protocol_types,
    rulebooks,
    winter_kingdom_page,
)

ROOT: Final = Path(__file__).parents[1]
Files: TypeAlias = Mapping[Path, str | bytes | None]
"""What every file should hold: text or bytes, or None for one that must not be there."""
GENERATORS: Final[dict[str, Callable[[], Files]]] = {
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
    "what the page is installed with": installation.generate,
    "the tables of modules": architecture.generate,
}
"""What each generator writes."""


def stale(generate: Callable[[], Files]) -> Files:
    """The files of a generator that are not as they should be, with what they should hold."""
    return {path: wanted for path, wanted in generate().items() if _held(path, wanted) != wanted}


def _held(path: Path, wanted: str | bytes | None) -> str | bytes | None:
    """What a file holds, as that can be compared with what is wanted."""
    if not path.is_file():
        return None
    return path.read_bytes() if isinstance(wanted, bytes) else path.read_text("utf-8")


def main(arguments: list[str]) -> int:
    """Write what is stale, or with --check fail if anything is."""
    if arguments not in ([], ["--check"]):
        print(__doc__, file=sys.stderr)
        return 2
    found = False
    # One after the other: the tables of modules are about what others have written.
    for generate in GENERATORS.values():
        for path, wanted in stale(generate).items():
            found = True
            name = path.relative_to(ROOT).as_posix()
            if arguments:
                print(f"{name} is stale: run `make regenerate`", file=sys.stderr)
            elif wanted is None:
                path.unlink()
                print(f"removed {name}")
            else:
                path.parent.mkdir(exist_ok=True)
                path.write_bytes(wanted) if isinstance(wanted, bytes) else path.write_text(wanted, "utf-8")
                print(f"wrote {name}")
    return 1 if found and arguments else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
