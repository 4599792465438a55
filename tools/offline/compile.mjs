/** Compiles everything below a folder with the Python that will run it, and packs it. */

import { writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [pyodide, tree, target] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(pyodide).href);
const python = await loadPyodide();
python.FS.mkdirTree("/tree");
python.mountNodeFS("/tree", tree);
python.runPython(`
import py_compile, shutil, zipfile
from pathlib import Path

APP = Path("/app")
shutil.copytree("/tree", APP)
for source in sorted(APP.rglob("*.py")):
    place = source.relative_to(APP)
    own = place.parts[0] == "realmwright"
    # Migrations, and what anyio has of which names, are read as they are written. Nobody changes what is packed, so of
    # all else the compiled form will do.
    if "migrations" in place.parts or (place.parts[0] == "anyio" and place.name == "__init__.py"):
        continue
    try:
        py_compile.compile(
            source, f"{source}c", dfile=f"/app/{place}", doraise=True,
            # The descriptions of our API are docstrings; nobody asks for those of others.
            optimize=0 if own else 2,
            invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH,
        )
    except py_compile.PyCompileError:
        # Some packages have modules for other versions of Python.
        if own:
            raise
    source.unlink()
with zipfile.ZipFile("/app.zip", "w") as packed:
    for file in sorted(APP.rglob("*")):
        if file.is_file():
            # The same content has the same bytes, whenever it is packed.
            entry = zipfile.ZipInfo(file.relative_to(APP).as_posix())
            packed.writestr(entry, file.read_bytes(), zipfile.ZIP_DEFLATED, 9)
`);
writeFileSync(target, python.FS.readFile("/app.zip"));
