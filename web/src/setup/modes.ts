/** Whether something is drawn now and in sight, left to chance until the game begins, or chosen by hand. */

import { say } from "../words/language.svelte";
import type { Marks } from "./address";
import type { Options } from "./draft";

/** Chosen by hand; what is left open is drawn unseen. */
export const CHOOSE = "choose";
export const MODES = ["drawn", "random", CHOOSE] as const;
export type Mode = (typeof MODES)[number];

/** How it is with an option, as options and marks have it: what nobody has said anything about is drawn. */
export function modeOf(option: string, options: Options, marks: Marks): Mode {
  if (marks[CHOOSE]?.includes(option)) return CHOOSE;
  return options[option] === "random" ? "random" : "drawn";
}

/** The mark of what is chosen by hand: the names of these options. What is chosen of them is kept. */
export function chosenByHand(modes: Readonly<Record<string, string>>): string[] {
  return Object.keys(modes).filter((option) => modes[option] === CHOOSE);
}

export function modeChoices(): { value: Mode; label: string }[] {
  return MODES.map((value) => ({ value, label: say(`new-${value}`) }));
}
