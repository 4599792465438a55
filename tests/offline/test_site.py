"""A folder of files: what is written, and what is refused."""

import json
from pathlib import Path

import pytest

from realmwright.cli.site import NoSite, release, site
from realmwright.server.offline import RUNTIME


def test_a_folder_with_something_else_is_left_alone(tmp_path: Path) -> None:
    mine = tmp_path / "thesis.txt"
    mine.write_text("years of work", "utf-8")
    with pytest.raises(NoSite):
        site(tmp_path)
    assert mine.read_text("utf-8") == "years of work"


@pytest.mark.skipif(not RUNTIME.exists(), reason="no Python for browsers here; `make test` gets it")
def test_a_site_names_its_files_beside_it_and_is_written_anew(tmp_path: Path) -> None:
    folder = tmp_path / "site"
    site(folder)
    page = (folder / "index.html").read_text("utf-8")
    assert '="/' not in page
    assert 'content="none"' in page
    written = (folder / "release.js").read_text("utf-8")
    listed = json.loads(written.removeprefix("self.release = ").removesuffix(";\n"))["files"]
    assert set(listed) == {file.relative_to(folder).as_posix() for file in folder.rglob("*") if file.is_file()} - {
        "release.js",
        "service-worker.js",
    }
    # The same content is the same release, and whatever differs is another one.
    assert release(folder)["version"] in written
    site(folder)
    assert (folder / "release.js").read_text("utf-8") == written
    (folder / "service-worker.js").write_text("// another", "utf-8")
    assert release(folder)["version"] not in written
