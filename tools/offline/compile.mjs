/** Compiles everything below a folder with the Python that will run it, and packs it. */

import { writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [pyodide, tree, target] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(pyodide).href);
const python = await loadPyodide();
python.FS.mkdirTree("/tree");
python.mountNodeFS("/tree", tree);
python.runPython(`
import compileall, py_compile, shutil, zipfile
from pathlib import Path

shutil.copytree("/tree", "/app")
# Nobody changes what is packed here, so nobody has to look whether it was changed.
compiled = compileall.compile_dir(
    "/app", quiet=1, ddir="/app", invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH
)
if not compiled:
    raise SystemExit("a module cannot be compiled")
with zipfile.ZipFile("/app.zip", "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
    for file in sorted(Path("/app").rglob("*")):
        if file.is_file():
            packed.write(file, file.relative_to("/app"))
`);
writeFileSync(target, python.FS.readFile("/app.zip"));
