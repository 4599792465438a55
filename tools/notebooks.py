"""python -m tools.notebooks [NAME ...]: runs the notebooks in docs/notebooks and stores what their cells show.

No Jupyter is needed: a cell is Python that is run, and what its last expression is worth is shown as a drawing or as
text. The cell with the tag ``parameters`` says how much is computed; tests set smaller numbers after it.
"""

import ast
import io
import json
import re
import sys
from collections.abc import Mapping
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any, Final

FOLDER: Final = Path(__file__).parents[1] / "docs/notebooks"
SVG: Final = "image/svg+xml"
ADDRESS: Final = re.compile(r" at 0x[0-9a-f]+")

Notebook = dict[str, Any]


def read(path: Path) -> Notebook:
    """A notebook."""
    return dict(json.loads(path.read_text("utf-8")))


def run(notebook: Notebook, parameters: Mapping[str, object] | None = None) -> dict[str, Any]:
    """Run all cells and put what they show into the notebook. Returns the names that they have defined."""
    # Classes that are defined here are looked up in their module, as those of Jupyter are.
    names: dict[str, Any] = {"__name__": "__main__"}
    number = 0
    for cell in notebook["cells"]:
        if cell["cell_type"] != "code":
            continue
        number += 1
        cell["execution_count"], cell["outputs"] = number, outputs("".join(cell["source"]), names, number)
        if "parameters" in cell["metadata"].get("tags", ()):
            missing = set(parameters or {}) - set(names)
            if missing:
                raise ValueError(f"the notebook has no parameter {', '.join(sorted(missing))}")
            names.update(parameters or {})
    return names


def outputs(source: str, names: dict[str, Any], number: int) -> list[dict[str, Any]]:
    """Run a cell and return what it shows."""
    tree = ast.parse(source)
    last: ast.Expr | None = None
    if tree.body and isinstance(tree.body[-1], ast.Expr):
        last = tree.body[-1]
        tree.body = tree.body[:-1]
    printed = io.StringIO()
    with redirect_stdout(printed):
        exec(compile(tree, f"cell {number}", "exec"), names)
        value = eval(compile(ast.Expression(last.value), f"cell {number}", "eval"), names) if last else None
    found: list[dict[str, Any]] = []
    if printed.getvalue():
        found.append({"name": "stdout", "output_type": "stream", "text": lines(printed.getvalue())})
    if value is not None:
        data = {"text/plain": lines(ADDRESS.sub("", repr(value)))}
        if hasattr(value, "_repr_svg_"):
            data[SVG] = lines(value._repr_svg_())
        found.append({"data": data, "execution_count": number, "metadata": {}, "output_type": "execute_result"})
    return found


def lines(text: str) -> list[str]:
    """A text as notebooks store it."""
    return text.splitlines(keepends=True)


def write(path: Path, notebook: Notebook) -> None:
    """Store a notebook as Jupyter does."""
    path.write_text(json.dumps(notebook, indent=1, ensure_ascii=False, sort_keys=True) + "\n", "utf-8")


def to_markdown(path: Path) -> tuple[str, dict[str, str]]:
    """A notebook as a page: texts, code, and what was shown; and the drawings on it, by the names of their files."""
    parts: list[str] = []
    drawings: dict[str, str] = {}
    for cell in read(path)["cells"]:
        source = "".join(cell["source"])
        parts.append(source if cell["cell_type"] == "markdown" else f"```python\n{source}\n```")
        for output in cell.get("outputs", ()):
            data = output.get("data", {})
            if SVG in data:
                name = f"{path.stem}-{len(drawings) + 1}.svg"
                drawings[name] = "".join(data[SVG])
                parts.append(f"![What the cell above draws]({name})")
            else:
                text = "".join(output.get("text", data.get("text/plain", "")))
                parts.append(f"```text\n{text.rstrip()}\n```")
    parts.append(f"*This page is the notebook `docs/notebooks/{path.name}`. Tests run it.*")
    return "\n\n".join(parts) + "\n", drawings


def main(arguments: list[str]) -> int:
    """Run the notebooks of these names, or all."""
    paths = [FOLDER / f"{name}.ipynb" for name in arguments] or sorted(FOLDER.glob("*.ipynb"))
    for path in paths:
        if not path.is_file():
            known = ", ".join(sorted(each.stem for each in FOLDER.glob("*.ipynb")))
            print(f"there is no notebook {path.stem}; there are {known}", file=sys.stderr)
            return 2
        notebook = read(path)
        run(notebook)
        write(path, notebook)
        print(f"wrote {path.name}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
