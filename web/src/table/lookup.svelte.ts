/** The rules of a game, read beside its table. */

import { part } from "../net/part";
import { hush } from "../parts/tip.svelte";
import { toast } from "../parts/toast.svelte";
import { Books, rulebook } from "../rules/library.svelte";
import type { Place } from "../rules/rulebook";
import { say, speech } from "../words/language.svelte";

export class Lookup {
  /** What is looked up; nothing while the rules are closed. */
  wanted = $state.raw<{ place: Place; search: boolean } | null>(null);
  /** The sheet with the rules; it is fetched when it is asked for. */
  Sheet = $state.raw<typeof import("../rules/RulesSheet.svelte").default | null>(null);
  readonly #books: Books;

  /** To be made while a component is set up. */
  constructor(private readonly game: () => string) {
    this.#books = new Books(() => [game()]);
  }

  readonly book = $derived.by(() => this.#books.of(this.game()));

  /** Open the rules at the entry of a thing; where there is none, at their contents. */
  async open(thing: string | null, search = false): Promise<void> {
    hush();
    try {
      this.Sheet ??= (await part(() => import("../rules/RulesSheet.svelte"))).default;
    } catch {
      toast.show(say("problem-offline"));
      return;
    }
    const game = this.game();
    // Without them the sheet says so itself.
    const known = thing && (await rulebook(game, speech.language).catch(() => null))?.things[thing];
    this.wanted = { place: { game, thing: known ? thing : null, anchor: null }, search };
  }

  readonly close = () => {
    this.wanted = null;
  };
}
