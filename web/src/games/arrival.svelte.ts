/** What a game brings to the page, on its way here. */

import { untrack } from "svelte";
import { part } from "../net/part";
import { speech } from "../words/language.svelte";
import type { Words } from "../words/words";
import type { GamePage } from "./games";
import { pageOf } from "./pages";

/** The page and the words of whichever game is wanted. To be made while a component is set up. */
export class Arrival {
  problem = $state.raw<unknown>(null);
  /** A page belongs to its game: as soon as another one is wanted it is none of this. */
  #arrived = $state.raw<{ game: string; page: GamePage } | null>(null);
  #tries = $state(0);
  #wanted = $derived.by(() => this.game());

  constructor(private readonly game: () => string | null | undefined) {
    $effect(() => {
      void this.#tries;
      const wanted = this.#wanted;
      this.#arrived = this.problem = null;
      if (!wanted) return;
      let current = true;
      // In another language it is the same game still: nothing is to be made anew.
      const learnt = untrack(() => speech.learn(wanted));
      Promise.all([part(() => pageOf(wanted)), learnt]).then(
        ([found]) => current && (this.#arrived = { game: wanted, page: found }),
        (found: unknown) => current && (this.problem = found),
      );
      return () => (current = false);
    });
  }

  get page(): GamePage | null {
    return this.#arrived && this.#arrived.game === this.#wanted ? this.#arrived.page : null;
  }

  get words(): Words | undefined {
    return speech.of(this.#wanted ?? "");
  }

  readonly again = () => {
    this.#tries += 1;
  };
}
