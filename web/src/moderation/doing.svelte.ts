/** Something that a moderator does: one thing at a time, and then what has changed is read anew. */

export class Doing {
  problem = $state.raw<unknown>(null);
  #busy = false;
  readonly #read: () => Promise<unknown>;

  constructor(read: () => Promise<unknown>) {
    this.#read = read;
  }

  /** Read, or do something and read; says whether it went well. */
  run = async (action: () => Promise<unknown> = () => Promise.resolve()): Promise<boolean> => {
    if (this.#busy) return false;
    this.#busy = true;
    this.problem = null;
    try {
      await action();
      await this.#read();
      return true;
    } catch (found) {
      this.problem = found;
      return false;
    } finally {
      this.#busy = false;
    }
  };
}
