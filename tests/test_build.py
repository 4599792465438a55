"""The page as wheels carry it: built once, small, and asking nobody but its own server."""

import gzip
import json
import os
import re
import subprocess
import sys
import sysconfig
import venv
from html.parser import HTMLParser
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from zipfile import ZipFile

import pytest

from realmwright.compiled import forbidden
from realmwright.native import speed
from tests.speeds import ALL_NATIVE

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "src/realmwright/server/page"
FIRST_PAGE_LIMIT = 120_000
FONTS_LIMIT = 160_000
"""Bytes of the fonts that the first page is set in, beside its script."""


@pytest.fixture(scope="module")
def hook() -> ModuleType:
    spec = spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module", autouse=True)
def built(hook: ModuleType) -> None:
    hook.build_page(ROOT)


def test_a_built_page_is_not_built_again(hook: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*arguments: object, **options: object) -> None:
        raise AssertionError("Node was called though nothing changed")

    monkeypatch.setattr(subprocess, "run", refuse)
    hook.build_page(ROOT)


def test_a_changed_source_asks_for_another_build(hook: ModuleType, tmp_path: Path) -> None:
    source = tmp_path / "web/src/main.ts"
    source.parent.mkdir(parents=True)
    source.write_text("1;")
    stamp = tmp_path / hook.PAGE / hook.STAMP
    stamp.parent.mkdir(parents=True)
    assert not hook.is_built(tmp_path)
    stamp.write_text(hook.page_hash(tmp_path))
    assert hook.is_built(tmp_path)
    (tmp_path / "web/node_modules").mkdir()
    (tmp_path / "web/node_modules/other.js").write_text("2;")
    assert hook.is_built(tmp_path)
    source.write_text("2;")
    assert not hook.is_built(tmp_path)
    source.write_text("1;")
    source.rename(source.with_name("other.ts"))
    assert not hook.is_built(tmp_path)


def test_only_what_the_page_is_built_from_counts(hook: ModuleType, tmp_path: Path) -> None:
    (tmp_path / "web/src").mkdir(parents=True)
    (tmp_path / "web/src/main.ts").write_text("1;")
    known = hook.page_hash(tmp_path)
    for name in ("eslint.config.js", "notes.txt", "dist/old.js"):
        (tmp_path / "web" / name).parent.mkdir(exist_ok=True)
        (tmp_path / "web" / name).write_text("2;")
    assert hook.page_hash(tmp_path) == known
    (tmp_path / "web/vite.config.ts").write_text("3;")
    assert hook.page_hash(tmp_path) != known
    # and nothing is named that is not there
    assert [name for name in hook.INPUTS if not (ROOT / "web" / name).exists()] == []


@pytest.mark.parametrize("fails", [False, True])
def test_a_new_page_takes_the_place_of_the_old_one_or_leaves_it(
    hook: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fails: bool
) -> None:
    page = tmp_path / hook.PAGE
    (tmp_path / "web").mkdir()
    (tmp_path / "web/package.json").write_text("{}")
    page.mkdir(parents=True)
    (page / "index.html").write_text("old")

    def build(root: Path, *arguments: str, quiet: bool) -> None:
        fresh = Path(arguments[-1])
        fresh.mkdir()
        (fresh / "index.html").write_text("new")

    rename = Path.rename

    def failing(path: Path, target: Path) -> Path:
        if path.name == "fresh":
            raise OSError("no")
        return rename(path, target)

    monkeypatch.setattr(hook, "_install", lambda root: None)
    monkeypatch.setattr(hook, "_npm", build)
    if fails:
        monkeypatch.setattr(Path, "rename", failing)
        with pytest.raises(OSError, match="no"):
            hook.build_page(tmp_path)
    else:
        hook.build_page(tmp_path)
    assert (page / "index.html").read_text() == ("old" if fails else "new")
    assert hook.is_built(tmp_path) != fails
    assert list((tmp_path / "build").iterdir()) == []


def test_without_node_the_hook_says_what_to_install(
    hook: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "web").mkdir()
    for name in ("package.json", "package-lock.json"):
        (tmp_path / "web" / name).write_text("{}")
    monkeypatch.setattr(hook, "find_spec", lambda name: None)
    with pytest.raises(hook.PageError, match=r"^The page cannot be built without Node; try: pip install '[^']+'$"):
        hook.build_page(tmp_path)
    assert capsys.readouterr().err.startswith("Installing what builds the page")


def test_the_lock_names_no_download_address() -> None:
    assert '"resolved"' not in (ROOT / "web/package-lock.json").read_text()


def test_the_page_names_no_other_host() -> None:
    texts = [path for path in PAGE.rglob("*") if path.suffix in {".html", ".js", ".css", ".svg", ".webmanifest"}]
    assert texts
    for path in texts:
        hosts = set(re.findall(r"(?:https?:)?//[\w-]+(?:\.[\w-]+)+", path.read_text()))
        assert hosts <= {"http://www.w3.org"}, path.name


def test_nothing_is_inline() -> None:
    class Finder(HTMLParser):
        def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
            attributes = dict(attrs)
            assert tag != "style"
            assert tag != "script" or (attributes.get("src") or "").startswith("/")
            assert not [name for name in attributes if name == "style" or name.startswith("on")]

        def handle_data(self, data: str) -> None:
            assert self.cdata_elem is None or not data.strip()

    Finder().feed((PAGE / "index.html").read_text())
    for path in PAGE.rglob("*.css"):
        assert "data:font" not in path.read_text()


def test_the_first_page_is_small() -> None:
    manifest = json.loads((PAGE / ".vite/manifest.json").read_text())
    first = {"index.html"}
    assert manifest["index.html"]["isEntry"]
    waiting = list(first)
    while waiting:
        imported = set(manifest[waiting.pop()].get("imports", [])) - first
        first |= imported
        waiting += imported
    sizes = {name: len(gzip.compress((PAGE / manifest[name]["file"]).read_bytes())) for name in sorted(first)}
    assert sum(sizes.values()) < FIRST_PAGE_LIMIT, sizes


def test_a_service_worker_keeps_its_address_and_needs_nothing_else() -> None:
    """Browsers look for it where it was, and cannot import modules in it."""
    worker = (PAGE / "push/worker.js").read_text()
    assert "showNotification" in worker
    assert not re.search(r"\b(import|export)\b", worker)


def test_the_fonts_of_the_first_page_are_fetched_at_once_and_small() -> None:
    fonts: list[str] = []

    class Finder(HTMLParser):
        def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
            attributes = dict(attrs)
            if attributes.get("rel") == "preload" and attributes.get("as") == "font":
                fonts.append((attributes["href"] or "").removeprefix("/"))

    Finder().feed((PAGE / "index.html").read_text())
    styles = "".join(path.read_text() for path in PAGE.rglob("*.css"))
    assert len(fonts) == 2
    assert all(Path(font).name in styles for font in fonts)
    assert sum((PAGE / font).stat().st_size for font in fonts) < FONTS_LIMIT
    assert styles.count("@font-face") == styles.count("font-display:swap") > 0
    assert "SIL Open Font License" in (PAGE / "font-licences.txt").read_text()


def wheel_of(folder: Path, **environment: str) -> Path:
    """A fresh wheel."""
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", folder],
        cwd=ROOT,
        env=os.environ | environment,
        check=True,
        capture_output=True,
        timeout=300,
    )
    (wheel,) = folder.glob("*.whl")
    return wheel


def names_in(wheel: Path) -> set[str]:
    """The files in a wheel."""
    with ZipFile(wheel) as archive:
        return set(archive.namelist())


@pytest.fixture(scope="module")
def compiled_wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if speed() != "compiled rules":
        pytest.skip("the rules are not compiled here")
    return wheel_of(tmp_path_factory.mktemp("wheel"))


def test_wheels_carry_the_page_and_no_compiled_rules_if_they_are_forbidden(tmp_path: Path) -> None:
    wheel = wheel_of(tmp_path, REALMWRIGHT_PURE="1")
    names = names_in(wheel)
    for path in PAGE.rglob("*"):
        if path.is_file():
            assert f"realmwright/server/page/{path.relative_to(PAGE).as_posix()}" in names
    assert not [name for name in names if "node_modules" in name or name.startswith(("web/", "forge/"))]
    assert not [name for name in names if name.endswith((".so", ".pyd"))]
    assert wheel.name.endswith("-none-any.whl")


def test_wheels_carry_compiled_rules_for_this_machine(hook: ModuleType, compiled_wheel: Path) -> None:
    suffix = hook.SUFFIX
    modules = {Path(name).name.removesuffix(suffix) for name in names_in(compiled_wheel) if name.endswith(suffix)}
    assert modules == {"bits", *(native.module(size) for native in ALL_NATIVE.values() for size in native.sizes)}
    assert not compiled_wheel.name.endswith("-none-any.whl")


def test_modules_for_another_python_are_no_part_of_a_wheel(hook: ModuleType, tmp_path: Path) -> None:
    place = tmp_path / hook.COMPILED
    place.mkdir(parents=True)
    (tmp_path / "forge").mkdir()
    (tmp_path / "forge/__main__.py").write_text("")
    (place / "bits.cpython-27-vax.so").touch()
    assert not hook.compile_rules(tmp_path)
    (place / f"bits{hook.SUFFIX}").touch()
    assert hook.compile_rules(tmp_path) is not forbidden()


def test_an_installed_wheel_serves_the_page_and_plays_a_game(compiled_wheel: Path, tmp_path: Path) -> None:
    """In an environment that has nothing but the wheel and, so that nothing need be fetched, what it depends on."""
    venv.create(tmp_path / "fresh", symlinks=True)
    paths = sysconfig.get_paths("venv", {"base": str(tmp_path / "fresh"), "platbase": str(tmp_path / "fresh")})
    python = Path(paths["scripts"], "python")
    command: list[str | Path] = [
        sys.executable,
        "-m",
        "pip",
        "--python",
        python,
        "install",
        "--quiet",
        "--no-deps",
        "--no-index",
    ]
    subprocess.run([*command, "--no-compile", compiled_wheel], check=True, timeout=600)
    # A line of a .pth file adds a folder behind all others, without the .pth files in it: so this project stays out.
    Path(paths["purelib"], "dependencies.pth").write_text(f"{sysconfig.get_path('purelib')}\n")
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHONPATH", "REALMWRIGHT_"))}
    done = subprocess.run(
        [python, ROOT / "tools/installed.py", "--compiled"],
        cwd=tmp_path,
        env=clean,
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert re.search(r"^a game of \S+ against \S+ was played to its end, \d+ actions of ours$", done.stdout, re.M)


def test_source_distributions_carry_the_page_and_what_it_is_built_from(hook: ModuleType, tmp_path: Path) -> None:
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "--target", "sdist", "--directory", tmp_path],
        cwd=ROOT,
        check=True,
        capture_output=True,
        timeout=60,
    )
    (sdist,) = tmp_path.glob("*.tar.gz")
    subprocess.run(["tar", "xf", sdist, "-C", tmp_path], check=True, timeout=60)
    (unpacked,) = (path for path in tmp_path.iterdir() if path.is_dir())
    # Whoever installs from it needs no Node: the page fits its sources already.
    assert hook.is_built(unpacked)
    assert not (unpacked / "web/node_modules").exists()
    # And the rules are compiled on the machine that they are going to run on.
    assert (unpacked / "forge/__main__.py").is_file()
    assert not list(unpacked.rglob("*.so"))
