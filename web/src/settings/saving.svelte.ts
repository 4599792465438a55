/** How it went with something that was saved, so that it can be said. */

import { tick } from "svelte";
import type { PersonChange } from "../protocol";
import { session } from "../session.svelte";

/** How long it is said that something was saved, in milliseconds. Other words stay until they are read. */
const SAVED = 6000;

export class Saving {
  #running = $state(0);
  /** The message that says what was done. */
  done = $state.raw<string | null>(null);
  problem = $state.raw<unknown>(null);
  #fading: ReturnType<typeof setTimeout> | undefined;

  get busy(): boolean {
    return this.#running > 0;
  }

  /** Do it, unless something is being done already; whether it was done. */
  async run(action: () => Promise<unknown>, done = "saved"): Promise<boolean> {
    return !this.busy && this.#do(action, done);
  }

  /** Change something about the reader, who may change it again meanwhile; whether it was changed. */
  change(change: PersonChange): Promise<boolean> {
    return this.#do(() => changePerson(change));
  }

  async #do(action: () => Promise<unknown>, done = "saved"): Promise<boolean> {
    this.#running++;
    this.done = this.problem = null;
    try {
      await action();
      await this.note(done);
      return true;
    } catch (found) {
      this.problem = found;
      return false;
    } finally {
      this.#running--;
    }
  }

  /** Say that it is done. The same words are said again only if they were gone in between. */
  async note(done = "saved"): Promise<void> {
    this.done = this.problem = null;
    await tick();
    this.done = done;
    clearTimeout(this.#fading);
    if (done === "saved") this.#fading = setTimeout(() => (this.done = null), SAVED);
  }
}

/** Change something about the reader; a newcomer becomes a guest for it. */
export async function changePerson(change: PersonChange): Promise<void> {
  await session.enter();
  await session.change({ ...change });
}
