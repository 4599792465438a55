"""The tutorials do what they say: a card is added step by step, and what is shown of Orchard is Orchard."""

import re
import subprocess
import sys
from pathlib import Path
from shutil import copytree, ignore_patterns

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
ORCHARD = ROOT / "examples/orchard"
OWN = "src/realmwright/rules/kingdom_builder/content/own/cards.py"
CASES = "tests/cases/kingdom-builder.md"
GAINS = """
from realmwright.rules.kingdom_builder import game
from realmwright.bits import lowest
state = game.new(2, 1, {"cards": ["woodcutters", "lords", "miners"]})
while state.seat is not None:
    state.play(lowest(state.legal()))
paid = [sum(gain.points for gain in gains if gain.source == "woodcutters") for gains in state.gains(None)]
assert paid == [score["woodcutters"] for score in state.scores()], paid
assert sum(paid) > 0, paid
"""
CHECK = f"""
from tests.casebook.__main__ import main
sys.exit(main(["kingdom-builder", {CASES!r}]))
"""


def blocks(page: str, language: str) -> list[str]:
    """The blocks of code of a page."""
    text = (DOCS / page).read_text("utf-8")
    return [found[2] for found in re.findall(rf"^(`{{3,}})({language})\n(.*?)^\1$", text, re.MULTILINE | re.DOTALL)]


def python(project: Path, code: str) -> subprocess.CompletedProcess[str]:
    path = f"import sys; sys.path[:0] = [{str(project)!r}, {str(project / 'src')!r}]\n"
    return subprocess.run([sys.executable, "-c", path + code], cwd=project, capture_output=True, text=True)


def test_the_card_of_the_tutorial_pays_what_it_says(tmp_path: Path) -> None:
    left_out = ignore_patterns("*.so", "page", "__pycache__")
    for name in ("src", "tools", "tests/cases", "tests/casebook", "tests/kingdom_builder"):
        copytree(ROOT / name, tmp_path / name, ignore=left_out)
    for name in ("pyproject.toml", "tests/__init__.py"):
        (tmp_path / name).write_bytes((ROOT / name).read_bytes())
    begun = (
        "import runpy; sys.argv[1:] = ['card', 'kingdom-builder', 'woodcutters']; "
        "runpy.run_module('tools.new', run_name='__main__')"
    )
    done = python(tmp_path, begun)
    assert done.returncode == 0, done.stderr

    rule, imports = blocks("add-a-card.md", "python")
    written = (tmp_path / OWN).read_text("utf-8")
    skeleton = re.compile(r"^def woodcutters.*?(?=^CARDS)", re.MULTILINE | re.DOTALL)
    assert skeleton.search(written)
    head, _, rest = skeleton.sub(lambda _: rule + "\n\n", written).partition("from typing")
    (tmp_path / OWN).write_text(head + imports + "from typing" + rest, "utf-8")

    (case,) = blocks("add-a-card.md", "markdown")
    cases = (tmp_path / CASES).read_text("utf-8")
    before, _, _ = cases.partition("### Woodcutters")
    (tmp_path / CASES).write_text(before + case, "utf-8")
    for code in (GAINS, CHECK):
        done = python(tmp_path, code)
        assert done.returncode == 0, done.stdout + done.stderr


def plain(text: str) -> str:
    """The lines of a text without indentation, which excerpts lose, and without blank lines."""
    return "\n".join(line.strip() for line in text.splitlines() if line.strip())


def test_what_is_shown_of_orchard_is_orchard() -> None:
    files = [plain(path.read_text("utf-8")) for path in ORCHARD.rglob("*") if path.suffix in (".py", ".ftl", ".toml")]
    shown = [text for language in ("python", "toml") for text in blocks("add-a-game.md", language)]
    assert len(shown) > 8
    for text in shown:
        assert any(plain(text) in each for each in files), text
    (words,) = blocks("add-a-game.md", "text")
    english = (ORCHARD / "orchard/text/en.ftl").read_text("utf-8").splitlines()
    assert all(line in english for line in words.splitlines())
