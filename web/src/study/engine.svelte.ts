/** The best lines of a position, better known the longer one looks at it. */

import { http, Refusal } from "../net/http";
import type { Prospects } from "../protocol";
import { session } from "../session.svelte";
import type { Study } from "./study.svelte";

/** How thorough one search after another is, as a share of the usual. */
const EFFORTS = [0.1, 0.5, 2, 8] as const;

export class Engine {
  on = $state(false);
  found = $state.raw<Prospects | null>(null);
  thinking = $state(false);
  problem = $state.raw<unknown>(null);
  #latest = 0;

  constructor(private readonly study: Study) {
    $effect(() => {
      // It looks at where one is, and stops when one goes on.
      const { actions, position } = study;
      const mine = ++this.#latest;
      this.found = null;
      this.problem = null;
      if (!this.on || !position || (position.turn ?? null) === null) return;
      void this.#think(actions, mine);
      return () => void (this.#latest += 1);
    });
  }

  async #think(actions: readonly string[], mine: number): Promise<void> {
    this.thinking = true;
    try {
      await session.enter();
      for (const effort of EFFORTS) {
        const { beginning } = this.study;
        const found = await http.post<Prospects>("/studies/lines", { beginning, actions: [...actions], effort });
        if (mine !== this.#latest) return;
        this.found = found;
      }
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      if (mine === this.#latest) this.problem = problem;
    } finally {
      if (mine === this.#latest) this.thinking = false;
    }
  }
}
