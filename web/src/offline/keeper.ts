/** Keeps the files of the server in the browser's database, so that nothing that was said is lost. */

import type { Python } from "./python";

export class Keeper {
  /** When the last writing began that has succeeded. */
  #kept = 0;
  #writing: Promise<void> | null = null;
  #next: Promise<void> | null = null;

  constructor(
    private readonly python: Python,
    private readonly folder: string,
  ) {}

  /** Bring back what was kept. */
  async open(): Promise<void> {
    const { FS } = this.python;
    FS.mkdirTree(this.folder);
    FS.mount(FS.filesystems.IDBFS, {}, this.folder);
    await this.#sync(true);
  }

  /** Returns when everything that is there now is kept. Who comes while it is written waits for the next writing. */
  keep(): Promise<void> {
    if (!this.#changed()) return this.#writing ?? Promise.resolve();
    if (!this.#writing) return (this.#writing = this.#write().finally(() => (this.#writing = null)));
    this.#next ??= this.#writing
      .catch(() => undefined)
      .then(() => {
        this.#next = null;
        return this.keep();
      });
    return this.#next;
  }

  #changed(): boolean {
    const { FS } = this.python;
    const names = FS.readdir(this.folder).filter((name) => !name.startsWith("."));
    return names.some((name) => FS.stat(`${this.folder}/${name}`).mtime.getTime() >= this.#kept);
  }

  async #write(): Promise<void> {
    const begun = Date.now();
    await this.#sync(false);
    this.#kept = begun;
  }

  #sync(populate: boolean): Promise<void> {
    return new Promise((resolve, reject) => {
      this.python.FS.syncfs(populate, (problem) => (problem ? reject(new Error(String(problem))) : resolve()));
    });
  }
}
