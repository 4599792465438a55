/** How it went with something that was saved, so that it can be said. */

import { tick } from "svelte";
import type { PersonChange } from "../protocol";
import { session } from "../session.svelte";

/** How long it is said that something was saved, in milliseconds. Other words stay until they are read. */
const SAVED = 6000;

export class Saving {
  busy = $state(false);
  /** The message that says what was done. */
  done = $state.raw<string | null>(null);
  problem = $state.raw<unknown>(null);
  #fading: ReturnType<typeof setTimeout> | undefined;

  /** Do it, unless it is being done already; whether it was done. */
  async run(action: () => Promise<unknown>, done = "saved"): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.done = this.problem = null;
    try {
      await action();
      await this.note(done);
      return true;
    } catch (found) {
      this.problem = found;
      return false;
    } finally {
      this.busy = false;
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
