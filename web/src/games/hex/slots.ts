/** The boards of a new game: places, each with a board, turned in some way, or left to chance. */

import { chance, filled, type Chance } from "../../setup/chance";

/** In the order in which the option `boards` takes them. */
export type Slots = readonly (string | null)[];

/** What is in a label of a board. */
export interface Labels {
  /** What is chosen, without how it is turned. */
  nameOf(label: string): string;
  /** The board itself: none lies twice, whichever side is up. */
  boardOf(label: string): string;
  /** The same turned one step further. */
  turned(label: string): string;
}

/** With a board, or chance, at a place. A board that lies elsewhere changes places with what lay here. */
export function laidAt(labels: Labels, slots: Slots, at: number, name: string | null): (string | null)[] {
  const { nameOf, boardOf } = labels;
  const from = name === null ? -1 : slots.findIndex((slot) => slot !== null && boardOf(slot) === boardOf(name));
  const next = [...slots];
  if (from >= 0) next[from] = slots[at] ?? null;
  const there = from >= 0 ? slots[from]! : null;
  next[at] = there !== null && nameOf(there) === name ? there : name;
  return next;
}

/** With the board at a place turned. */
export function turnedAt(labels: Labels, slots: Slots, at: number): (string | null)[] {
  return slots.map((slot, index) => (index !== at || slot === null ? slot : labels.turned(slot)));
}

/** With a board at every place, the missing ones drawn and turned by chance. */
export function drawn(labels: Labels, slots: Slots, choices: readonly string[], below: Chance = chance): string[] {
  return filled(slots, choices, (one, other) => labels.boardOf(one) === labels.boardOf(other), below);
}
