/** What is new at a table: said aloud once, and marked until it is read. */

import { announce } from "../parts/announcer.svelte";
import { saidIn, spoken, type Line } from "./lines";
import { Arrivals, type Entry } from "./log";

/** Say new entries aloud, whatever is shown; what was there before one came is not. To be called inside a component. */
export function sayAloud(log: () => readonly Entry[], linesIn: (entry: Entry) => Line[]): void {
  const arrivals = new Arrivals();
  $effect(() => {
    const fresh = arrivals.in(log());
    announce(fresh.flatMap((entry) => linesIn(entry).map(spoken)).join(" "));
  });
}

/** Whether something was said that the reader has not seen. To be made inside a component. */
export class Unread {
  #seen: number;
  readonly #last: number;
  readonly any: boolean;

  /** `since` is the number of the last entry when the reader came: what was said before is nothing new. */
  constructor(log: () => readonly Entry[], shown: () => boolean, since: number) {
    this.#seen = $state(since);
    this.#last = $derived(log().findLast((entry) => saidIn(entry).length > 0)?.number ?? 0);
    this.any = $derived(this.#last > this.#seen);
    $effect(() => {
      if (shown()) this.#seen = Math.max(this.#seen, this.#last);
    });
  }
}
