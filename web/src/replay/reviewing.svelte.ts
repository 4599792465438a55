/** The review of a game, as far as it is; it is asked for again until it is there. */

import { http, Refusal } from "../net/http";
import type { ReviewSign } from "../protocol";
import { session } from "../session.svelte";
import type { Review } from "./review";

/** Between two questions, in milliseconds. */
const PAUSE = 2000;

export class Reviewing {
  sign = $state.raw<ReviewSign | null>(null);
  problem = $state.raw<unknown>(null);
  readonly review = $derived(this.sign?.state === "done" ? (this.sign.review as unknown as Review) : null);
  #wanted = false;
  #closed = false;

  constructor(readonly table: string) {
    void this.#follow();
  }

  close(): void {
    this.#closed = true;
  }

  /** Have it made, and wait for it. */
  async ask(): Promise<void> {
    this.#wanted = true;
    this.problem = null;
    await session.enter();
    await this.#follow();
  }

  async #follow(): Promise<void> {
    const path = `/tables/${this.table}/review`;
    try {
      do {
        const sign = await (this.#wanted ? http.post<ReviewSign>(path, {}) : http.get<ReviewSign>(path));
        if (this.#closed) return;
        this.sign = sign;
        if (sign.state !== "under-way") return;
        await new Promise((resolve) => setTimeout(resolve, PAUSE));
      } while (!this.#closed);
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      if (!this.#closed) this.problem = problem;
    }
  }
}
