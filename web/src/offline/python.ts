/** Python in a worker, with everything that the server needs. */

import { BASE } from "../base";

/** What is used of Pyodide; it is not part of the page, but lies beside it. */
export interface Python {
  FS: {
    mkdirTree(path: string): void;
    mount(type: unknown, options: object, path: string): void;
    readdir(path: string): string[];
    stat(path: string): { mtime: Date };
    syncfs(populate: boolean, done: (problem: unknown) => void): void;
    filesystems: { IDBFS: unknown };
  };
  unpackArchive(archive: ArrayBuffer, format: "zip", options: { extractDir: string }): void;
  runPython(code: string): unknown;
  pyimport(module: string): unknown;
}

const RUNTIME = `${BASE}/runtime/`;

export async function loadPython(): Promise<Python> {
  const app = fetch(`${RUNTIME}app.zip`).then((answer) => answer.arrayBuffer());
  const { loadPyodide } = (await import(/* @vite-ignore */ `${RUNTIME}pyodide.mjs`)) as {
    loadPyodide: (options: object) => Promise<Python>;
  };
  const python = await loadPyodide({ indexURL: new URL(RUNTIME, location.origin).href });
  python.unpackArchive(await app, "zip", { extractDir: "/app" });
  python.runPython(`
    import sys
    sys.path.insert(0, "/app")
    from realmwright.server.offline import stand_ins
    stand_ins.install()
  `);
  return python;
}
