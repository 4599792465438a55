"""Which files are pages of the site, and where on it: most of docs, what stands at the root, and the examples."""

from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
DOCS: Final = ROOT / "docs"
CONFIG: Final = DOCS / "zensical.toml"
ORCHARD: Final = "examples/orchard"
MOVED: Final = {
    "README.md": "index.md",
    "CHANGELOG.md": "changelog.md",
    "CODE_OF_CONDUCT.md": "conduct.md",
    "CONTRIBUTING.md": "contributing.md",
    "SECURITY.md": "security.md",
    "forge/README.md": "forge.md",
    "docs/rules/README.md": "rules/index.md",
}
"""Pages that have another name on the site. README is shorter than the page that stands for it."""
SHOWN: Final = {
    ORCHARD: "examples/orchard.md",
    "LICENSE": "license.md",
    "deploy/Containerfile": "deploy/containerfile.md",
    "deploy/compose.yaml": "deploy/compose.md",
    "deploy/Caddyfile": "deploy/caddyfile.md",
    "deploy/realmwright.service": "deploy/service.md",
    **{f"examples/{name}.py": f"examples/{name}.md" for name in ("judged_search", "remote_bot", "train_ppo")},
}
"""Files and folders that are shown as they are, each on a page."""
GENERATED: Final = "api"
"""The folder of the pages that are made of docstrings."""


def pages() -> dict[str, str]:
    """The texts and notebooks that become pages, by where they lie in the repository: their places on the site."""
    found = {name: place for name, place in MOVED.items() if name != "README.md"}
    for path in sorted((*DOCS.rglob("*.md"), *DOCS.rglob("*.ipynb"))):
        name = path.relative_to(ROOT).as_posix()
        found.setdefault(name, path.relative_to(DOCS).with_suffix(".md").as_posix())
    return found


def places() -> dict[str, str]:
    """Where whatever can be linked to lies on the site, by where it lies in the repository."""
    pictures = (path for path in DOCS.rglob("*") if path.suffix in (".webp", ".svg", ".css"))
    files = {path.relative_to(ROOT).as_posix(): path.relative_to(DOCS).as_posix() for path in pictures}
    return {**MOVED, **SHOWN, **pages(), **files}
