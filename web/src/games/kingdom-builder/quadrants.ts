/** The boards of a new game: four places, each with a board, turned or not, or left to chance. */

import { chance, type Chance } from "../../setup/chance";
import { drawn, laidAt, turnedAt, type Labels, type Slots } from "../hex/slots";

const TURNED = "/180";

/** What the places are called: top left, top right, bottom left, bottom right. */
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

export const LABELS: Labels = {
  nameOf,
  boardOf: nameOf,
  turned: (label) => (isTurned(label) ? nameOf(label) : label + TURNED),
};

export const laid = (slots: Slots, at: number, name: string | null) => laidAt(LABELS, slots, at, name);

export const turned = (slots: Slots, at: number) => turnedAt(LABELS, slots, at);

export const laidFully = (slots: Slots, choices: readonly string[], below: Chance = chance) =>
  drawn(LABELS, slots, choices, below);
