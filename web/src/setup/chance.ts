/** Filling up what was chosen only in part. */

/** A whole number from 0 to below `limit`; tests bring their own. */
export type Chance = (limit: number) => number;

export const chance: Chance = (limit) => Math.floor(Math.random() * limit);

/** The slots with every empty one filled, each with another entry of the pool; nothing comes twice while more is there. */
export function filled<Entry>(
  slots: readonly (Entry | null)[],
  pool: readonly Entry[],
  same: (one: Entry, other: Entry) => boolean = (one, other) => one === other,
  below: Chance = chance,
): Entry[] {
  const taken = slots.filter((slot) => slot !== null);
  return slots.map((slot) => {
    if (slot !== null) return slot;
    const fresh = pool.filter((entry) => !taken.some((other) => same(entry, other)));
    const from = fresh.length ? fresh : pool;
    const entry = from[below(from.length)]!;
    taken.push(entry);
    return entry;
  });
}
