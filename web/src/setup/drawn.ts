/** What was drawn for a new game and is in sight before it begins: each thing can be kept, or drawn again. */

import { chance, filled, type Chance } from "./chance";

export interface Drawn {
  name: string;
  kept: boolean;
}

/** How two entries are the same thing, such as the two sides of one board. */
type Same = (one: string, other: string) => boolean;
const equal: Same = (one, other) => one === other;

/** So many things, those that are chosen already among them and kept. */
export function firstDrawn(
  chosen: readonly (string | null)[],
  count: number,
  pool: readonly string[],
  same: Same = equal,
  below: Chance = chance,
): Drawn[] {
  const slots = Array.from({ length: count }, (_, index) => chosen[index] ?? null);
  return filled(slots, pool, same, below).map((name, index) => ({ name, kept: slots[index] !== null }));
}

/** With everything that is not kept drawn again, if possible as something else. */
export function redrawn(
  drawn: readonly Drawn[],
  pool: readonly string[],
  same: Same = equal,
  below: Chance = chance,
): Drawn[] {
  const kept = drawn.map((each) => (each.kept ? each.name : null));
  const loose = drawn.filter((each) => !each.kept);
  const fresh = pool.filter((name) => !drawn.some((each) => same(each.name, name)));
  const enough = filled(
    loose.map(() => null),
    fresh,
    same,
    below,
  );
  const others = new Set(enough).size === loose.length && fresh.length > 0 ? fresh : pool;
  return filled(kept, others, same, below).map((name, index) => ({ name, kept: drawn[index]!.kept }));
}

/** With one of them drawn again, whether it was kept or not. */
export function redrawnAt(
  drawn: readonly Drawn[],
  at: number,
  pool: readonly string[],
  same: Same = equal,
  below: Chance = chance,
): Drawn[] {
  const others = drawn.map((each, index) => ({ name: each.name, kept: index !== at }));
  return redrawn(others, pool, same, below).map(({ name }, index) => ({
    name,
    kept: index !== at && drawn[index]!.kept,
  }));
}

/** With one of them kept, or no longer. */
export function keptAt(drawn: readonly Drawn[], at: number): Drawn[] {
  return drawn.map((each, index) => (index === at ? { ...each, kept: !each.kept } : each));
}

export const namesOf = (drawn: readonly Drawn[]) => drawn.map(({ name }) => name);
export const keptNames = (drawn: readonly Drawn[]) => drawn.filter(({ kept }) => kept).map(({ name }) => name);
