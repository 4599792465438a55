"""The worked example in forge/README.md: a rule, and the C++ that the forge writes for it today."""

import inspect
from pathlib import Path
from textwrap import dedent
from typing import Final

from forge.emit.binding import Binding
from forge.lower.statements import lower
from forge.program.effects import Facts
from forge.program.program import Program

from realmwright.rules.kingdom_builder.native import NATIVE

PAGE: Final = Path(__file__).parents[2] / "forge/README.md"
BEGIN: Final = "<!-- example: make regenerate -->\n"
END: Final = "<!-- end of example -->"
RULE: Final = "filled"
"""A method of Kingdom Builder's State that is short and has a bit of everything."""


def generate() -> dict[Path, str | None]:
    """The page with the example as the forge writes it."""
    before, rest = PAGE.read_text("utf-8").split(BEGIN)
    return {PAGE: before + BEGIN + example() + END + rest.split(END)[1]}


def example() -> str:
    """The rule, its translation, and how Python calls that."""
    facts: Facts | None = None
    for _ in range(2):
        program = Program(NATIVE.plain_type, NATIVE.part, facts, lower=lower)
        compiled = program.method(NATIVE.plain_type, RULE)
        program.finish()
        facts = program.facts()
    source = dedent(inspect.getsource(getattr(NATIVE.plain_type, RULE))).strip()
    binding = "\n".join(Binding(program, {}, (), {}).method(compiled))
    return (
        f"```python\n{source}\n```\n\nbecomes\n\n```cpp\n{compiled.text.strip()}\n```\n\n"
        f"and Python calls it by\n\n```cpp\n{binding}\n```\n"
    )
