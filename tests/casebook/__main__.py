"""Check casebooks: ``python -m tests.casebook kingdom-builder FILE.md ...``.

Exit code 0 if everything holds, 1 if anything does not, 2 if it cannot be tried.
"""

import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from realmwright.game import RealmwrightError, games
from tests.casebook import kingdom_builder
from tests.casebook.reading import Answer, Block, CannotAnswer, Fault, Statement, read_blocks, show

Answering = Callable[[Block, Statement], Answer]
CASEBOOKS = {"kingdom-builder": kingdom_builder}
USAGE = "usage: python -m tests.casebook GAME FILE.md ..."


def main(arguments: Sequence[str]) -> int:
    if len(arguments) < 2:
        return _refuse(USAGE)
    name, *paths = arguments
    try:
        games[name]
    except RealmwrightError as problem:
        return _refuse(str(problem))
    if name not in CASEBOOKS:
        return _refuse(f"there is no casebook for {name} yet")
    texts = {}
    for path in paths:
        try:
            texts[path] = Path(path).read_text("utf-8")
        except (OSError, UnicodeDecodeError) as problem:
            return _refuse(f"cannot read {path}: {getattr(problem, 'strerror', None) or 'it is no UTF-8 text'}")

    statements = failures = 0
    for path, text in texts.items():
        blocks, faults = read_blocks(text, CASEBOOKS[name].FENCE)
        for block in blocks:
            statements += len(block.statements) + len(block.unread)
            faults += check_block(block, CASEBOOKS[name].answer)
        for fault in sorted(faults):
            print(f"{path}:{fault.line}: {fault.text + ': ' if fault.text else ''}{fault.why}")
        failures += len(faults)
    counted = f"{statements} statement{'' if statements == 1 else 's'}"
    outcome = f"{failures} failure{'' if failures == 1 else 's'}" if failures else "all hold"
    print(f"{name}: {counted}, {outcome}")
    return 1 if failures else 0


def check_block(block: Block, answer: Answering) -> list[Fault]:
    """Every line of a block that does not hold or could not be tried."""
    faults = [*block.faults, *block.unread]
    for statement in block.statements:
        if block.faults:
            why = f"not tried, because of line {block.faults[0].line}"
        else:
            why = _disagreement(block, statement, answer)
        if why:
            faults.append(Fault(statement.line, statement.text, why))
    return faults


def _disagreement(block: Block, statement: Statement, answer: Answering) -> str:
    """Why a statement does not hold; empty if it does."""
    try:
        actual = answer(block, statement)
    except (CannotAnswer, RealmwrightError) as problem:
        return str(problem)
    except Exception as problem:  # An engine that breaks down must not hide what the other statements say.
        return f"the engine broke down: {type(problem).__name__}: {problem}"
    return "" if actual == statement.wanted else f"expected {show(statement.wanted)}, actual {show(actual)}"


def _refuse(why: str) -> int:
    print(why, file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
