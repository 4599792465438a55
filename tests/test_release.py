"""One command makes a release: in a clone of its own, and with what can go wrong."""

import subprocess
from datetime import date
from pathlib import Path

import pytest
from tools.release import CHANGELOG, PROJECT, ReleaseError, check, main, notes, release

ROOT = Path(__file__).parents[1]
TODAY = date(2030, 2, 1)
NEXT = "99.0.0"
CHECKED = (("tools.release", "--check", NEXT),)
"""Every step is a module that is run in the clone, such as this one."""


def git(root: Path, *arguments: str) -> str:
    return subprocess.run(["git", *arguments], cwd=root, check=True, capture_output=True, text=True).stdout.strip()


@pytest.fixture
def clone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A clone in which the next version has something to be told."""
    if not (ROOT / ".git").exists():
        pytest.skip("there is no history to clone here")
    for name in ("AUTHOR", "COMMITTER"):
        monkeypatch.setenv(f"GIT_{name}_NAME", "Ann")
        monkeypatch.setenv(f"GIT_{name}_EMAIL", "ann@example.org")
    git(tmp_path, "clone", "--quiet", "--shared", str(ROOT), "clone")
    root = tmp_path / "clone"
    for name in ("tools/release.py", "tools/__init__.py", PROJECT):
        (root / name).write_text((ROOT / name).read_text("utf-8"), "utf-8")
    text = (root / CHANGELOG).read_text("utf-8")
    told = f"## {NEXT}, not yet released\n\n- One thing.\n\n## "
    (root / CHANGELOG).write_text(text.replace("## ", told, 1), "utf-8")
    git(root, "add", "--all")
    git(root, "commit", "--quiet", "--message", "Begin")
    return root


def test_a_release_is_a_version_a_heading_a_commit_and_a_tag(clone: Path) -> None:
    said = release(clone, NEXT, TODAY, CHECKED)
    assert said.endswith(f"git push origin {git(clone, 'branch', '--show-current')} v{NEXT}")
    assert git(clone, "log", "-1", "--format=%s %D").startswith(f"Release {NEXT} HEAD -> ")
    assert git(clone, "cat-file", "-t", f"v{NEXT}") == "tag"
    assert git(clone, "rev-parse", f"v{NEXT}^{{commit}}") == git(clone, "rev-parse", "HEAD")
    assert git(clone, "status", "--porcelain") == ""
    assert git(clone, "diff", "--shortstat", "HEAD^") == "2 files changed, 2 insertions(+), 2 deletions(-)"
    assert f"\n## {NEXT} (2030-02-01)\n" in (clone / CHANGELOG).read_text("utf-8")
    assert notes(clone, NEXT) == "- One thing.\n"


def test_what_is_not_ready_is_no_release(clone: Path) -> None:
    def refused(version: str, why: str) -> None:
        with pytest.raises(ReleaseError, match=f"^{why}$"):
            release(clone, version, TODAY, CHECKED)

    refused("v1", r"a version is three numbers such as 0\.2\.0, not 'v1'")
    refused("0.0.1", r"0\.0\.1 does not come after \S+, which is the version in pyproject\.toml")
    refused("99.1.0", r"CHANGELOG\.md has no heading for 99\.1\.0")
    with pytest.raises(ReleaseError, match=rf"^pyproject\.toml says \S+, not {NEXT}$"):
        check(clone, NEXT)
    git(clone, "tag", f"v{NEXT}")
    refused(NEXT, rf"there is a tag v{NEXT} already")
    (clone / "notes.txt").write_text("mine")
    refused(NEXT, r"there are changes that are not committed: notes\.txt")


def test_a_step_that_fails_leaves_everything_as_it_was(clone: Path) -> None:
    before = git(clone, "rev-parse", "HEAD")
    with pytest.raises(ReleaseError, match=rf"failed: pyproject\.toml says {NEXT}, not 98\.0\.0$"):
        release(clone, NEXT, TODAY, [*CHECKED, ("tools.release", "--check", "98.0.0")])
    assert git(clone, "rev-parse", "HEAD") == before
    assert git(clone, "status", "--porcelain") == ""
    assert git(clone, "tag", "--list", f"v{NEXT}") == ""


def test_the_command_says_in_one_line_what_is_wrong(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--notes", "98.7.6"]) == 1
    assert capsys.readouterr().err == "CHANGELOG.md has no heading for 98.7.6\n"
    assert main(["--notes", "0.1.0"]) == 0
    assert capsys.readouterr().out.startswith("- Kingdom Builder's base game, complete")
    assert main([]) == 2
