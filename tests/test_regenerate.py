"""Files that are derived from the code are up to date."""

from pathlib import Path

import pytest
from tools import regenerate
from tools.generators import architecture

ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize("what", regenerate.GENERATORS)
def test_derived_files_are_up_to_date(what: str) -> None:
    stale = regenerate.stale(regenerate.GENERATORS[what])
    assert not stale, f"run `make regenerate`: {', '.join(str(path.relative_to(ROOT)) for path in stale)}"


def test_what_is_stale_is_found_and_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    changed, missing, gone, fine = (tmp_path / name for name in ("changed", "missing", "gone", "fine"))
    for path in (changed, gone, fine):
        path.write_text("as it was", "utf-8")
    wanted = {changed: "new", missing: "new", gone: None, fine: "as it was", tmp_path / "never": None}
    monkeypatch.setattr(regenerate, "ROOT", tmp_path)
    monkeypatch.setattr(regenerate, "GENERATORS", {"everything": lambda: wanted})
    assert regenerate.main(["--check"]) == 1
    assert changed.read_text("utf-8") == "as it was"
    assert "changed is stale" in capsys.readouterr().err
    assert regenerate.main([]) == 0
    assert (changed.read_text("utf-8"), missing.read_text("utf-8"), gone.exists()) == ("new", "new", False)
    assert capsys.readouterr().out.splitlines() == ["wrote changed", "wrote missing", "removed gone"]
    assert regenerate.main(["--check"]) == regenerate.main([]) == 0
    assert regenerate.main(["--force"]) == 2


def test_every_module_says_what_it_is_for() -> None:
    """Otherwise the tables of modules would pass over it."""
    silent = [path for folder in ("src", "forge", "tools") for path in (ROOT / folder).rglob("*.py")]
    assert [path for path in silent if not architecture.first_line(path)] == []


def test_every_package_has_a_table() -> None:
    shown = {found[2].removesuffix("/*") for found in architecture.TABLE.finditer(architecture.PAGE.read_text("utf-8"))}
    packages = [path.parent for path in (ROOT / "src/realmwright").glob("*/__init__.py")]
    packages += [path.parent for path in (ROOT / "src/realmwright/rules").glob("*/__init__.py")]
    places = {path.relative_to(ROOT).as_posix() for path in packages}
    # Compiled modules are those of the rules once more.
    assert places - shown == {"src/realmwright/compiled", "src/realmwright/rules"}
