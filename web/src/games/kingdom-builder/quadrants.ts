/** The boards of a new game: four places, each with a board, turned or not, or left to chance. */

import { chance, filled, type Chance } from "../../setup/chance";

const TURNED = "/180";

/** Top left, top right, bottom left, bottom right, as the option `boards` takes them. */
export type Slots = readonly (string | null)[];

/** What these places are called. */
export const CORNERS = [
  "page-corner-top-left",
  "page-corner-top-right",
  "page-corner-bottom-left",
  "page-corner-bottom-right",
] as const;

export function nameOf(label: string): string {
  return label.replace(TURNED, "");
}

export function isTurned(label: string): boolean {
  return label.endsWith(TURNED);
}

/** With a board, or chance, at a place. A board that lies elsewhere changes places with what lay here. */
export function laid(slots: Slots, at: number, name: string | null): (string | null)[] {
  const from = name === null ? -1 : slots.findIndex((slot) => slot !== null && nameOf(slot) === name);
  const next = [...slots];
  if (from >= 0) next[from] = slots[at] ?? null;
  next[at] = from >= 0 ? slots[from]! : name;
  return next;
}

/** With the board at a place turned by half. */
export function turned(slots: Slots, at: number): (string | null)[] {
  return slots.map((slot, index) => {
    if (index !== at || slot === null) return slot;
    return isTurned(slot) ? nameOf(slot) : slot + TURNED;
  });
}

/** With a board at every place, the missing ones drawn and turned by chance. */
export function laidFully(slots: Slots, choices: readonly string[], below: Chance = chance): string[] {
  return filled(slots, choices, (one, other) => nameOf(one) === nameOf(other), below);
}
