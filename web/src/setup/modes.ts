/** Whether something is drawn now and in sight, left to chance until the game begins, or chosen by hand. */

import { say } from "../words/language.svelte";

export const MODES = ["drawn", "random", "choose"] as const;
export type Mode = (typeof MODES)[number];

/** As an option has it: what nobody has said anything about is drawn. */
export function modeOf(value: unknown): Mode {
  return value === "random" ? "random" : "drawn";
}

export function modeChoices(): { value: Mode; label: string }[] {
  return MODES.map((value) => ({ value, label: say(`new-${value}`) }));
}
