/** The log of a table, as far as it is known here. */

import type { News } from "../protocol";

/** An entry of the log, with how many actions were left after it, if that was told. */
export interface Entry extends Omit<News, "position"> {
  actions?: number | undefined;
}

/** The log with these news in it, each once and in order. */
export function merged(log: readonly Entry[], news: readonly News[]): Entry[] {
  const known = new Set(log.map((entry) => entry.number));
  const fresh = news
    .filter((entry) => !known.has(entry.number))
    .map(({ position, ...entry }) => ({ ...entry, actions: position?.actions ?? (position ? 0 : undefined) }));
  return [...log, ...fresh].sort((a, b) => a.number - b.number);
}

/** The last number up to this one that is missing; entries are numbered from 1 without gaps. */
export function missing(log: readonly Entry[], upTo: number): number | null {
  const known = new Set(log.map((entry) => entry.number));
  for (let number = upTo; number > 0; number--) if (!known.has(number)) return number;
  return null;
}

/** Finds what is new since the reader came, each entry once: steps of others are shown later than what is said. */
export class Arrivals {
  #since: number | null = null;
  #met = new Set<number>();

  /** The entries that were not there before; none of a log that is looked at for the first time. */
  in(log: readonly Entry[]): Entry[] {
    const last = log.at(-1)?.number;
    if (this.#since === null) {
      this.#since = last ?? null;
      return [];
    }
    const found = log.filter(({ number }) => number > this.#since! && !this.#met.has(number));
    for (const { number } of found) this.#met.add(number);
    return found;
  }
}
