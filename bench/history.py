"""The history of figures, a line of JSON for each release: bench/history.jsonl.

``python -m bench.history`` adds what build/bench.json says (and build/load.json, if it is there) under the version of
the package, in place of an earlier line of that version on the same machine. ``python -m bench.history measure
0.1.0=REVISION 0.2.0=REVISION`` measures releases of long ago: all of them in one run, in turn, each compiled by its own
forge, so that they can be compared; docs/performance.md plots these figures. ``python -m bench.history show WORDS``
lists the figures whose names have these words, release by release.
"""

import json
import os
import platform
import statistics
import sys
from collections.abc import Iterator, Sequence
from importlib.metadata import version
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from rich.table import Table

from bench import against
from bench.measuring import print_table
from bench.paces import KINDS

FILE: Final = Path(__file__).with_name("history.jsonl")
BUILD: Final = Path(__file__).parents[1] / "build"
REPORTS: Final = ("bench", "load")
PACES: Final = "paces"
"""What the names of figures begin with that were measured of several releases in one run."""


def machine() -> str:
    """The processor and how many cores of it there are."""
    name = platform.machine()
    info = Path("/proc/cpuinfo")
    if info.is_file():
        models = [line.partition(":")[2].strip() for line in info.read_text().splitlines() if "model name" in line]
        name = models[0] if models else name
    return f"{name}, {os.cpu_count()} cores"


def figures(report: object, name: str = "") -> Iterator[tuple[str, float]]:
    """All numbers of a report, by where they stand in it: ``kingdom-builder / playouts a second / compiled``."""
    if isinstance(report, dict):
        for key, value in report.items():
            yield from figures(value, f"{name} / {key}" if name else key)
    elif isinstance(report, int | float) and not isinstance(report, bool):
        yield name, float(f"{report:.4g}")


def line() -> dict[str, Any]:
    """What the reports say. Ends the program if nothing was measured."""
    found: dict[str, float] = {}
    for report in REPORTS:
        file = BUILD / f"{report}.json"
        if file.is_file():
            found |= figures(json.loads(file.read_text("utf-8")), "" if report == REPORTS[0] else report)
    if not found:
        sys.exit("there are no figures yet: `make bench` measures them")
    return of_release(version("realmwright"), found)


def of_release(name: str, found: dict[str, float]) -> dict[str, Any]:
    """The line of a release, measured here and now."""
    return {"version": name, "machine": machine(), "python": platform.python_version(), "figures": found}


def measure(releases: Sequence[str]) -> None:
    """Measure releases, each given as VERSION=REVISION, and add a line for each."""
    named = dict(each.partition("=")[::2] for each in releases)
    with TemporaryDirectory() as folder:
        trees = {name: against.unpacked(named[name] or name, Path(folder) / name) for name in named}
        rounds: dict[str, dict[str, list[float]]] = {name: {} for name in named}
        for game in against.GAMES:
            for kind in KINDS:
                for _ in range(against.ROUNDS):
                    for name, tree in trees.items():
                        if (pace := against.pace(tree, kind, game)) is not None:
                            rounds[name].setdefault(f"{PACES} / {game} / {kind}", []).append(pace)
    for name, all_found in rounds.items():
        found = {what: float(f"{statistics.median(each):.4g}") for what, each in all_found.items()}
        add({**of_release(name, found), "revision": named[name] or name})


def history() -> list[dict[str, Any]]:
    """All lines, the oldest first."""
    if not FILE.is_file():
        return []
    return [json.loads(each) for each in FILE.read_text("utf-8").splitlines()]


def add(new: dict[str, Any]) -> None:
    """Add a line, in place of that of the same release on the same machine."""
    same = ("version", "machine")
    # What `make bench` measures and what is measured of several releases in one run do not replace each other.
    paced = all(name.startswith(PACES) for name in new["figures"])
    kept = []
    for each in history():
        if any(each[name] != new[name] for name in same):
            kept.append(each)
        else:
            others = {name: value for name, value in each["figures"].items() if name.startswith(PACES) != paced}
            new = {**new, "figures": {**others, **new["figures"]}}
    FILE.write_text("".join(json.dumps(each, ensure_ascii=False) + "\n" for each in [*kept, new]), "utf-8")


def show(words: Sequence[str]) -> None:
    """Print the figures whose names have all these words."""
    lines = history()
    table = Table(title="figures by release")
    table.add_column("what")
    for each in lines:
        table.add_column(f"{each['version']}\n{each['machine']}", justify="right")
    for name in dict.fromkeys(name for each in lines for name in each["figures"]):
        if all(word in name for word in words):
            table.add_row(name, *(f"{each['figures'].get(name, ''):}" for each in lines))
    print_table(table)


def main(arguments: Sequence[str]) -> None:
    if arguments and arguments[0] == "show":
        show(arguments[1:])
    elif arguments[:1] == ["measure"] and arguments[1:]:
        measure(arguments[1:])
    elif arguments:
        sys.exit("usage: python -m bench.history [show WORDS | measure VERSION=REVISION ...]")
    else:
        add(line())
        print(f"written to {FILE}")


if __name__ == "__main__":
    main(sys.argv[1:])
