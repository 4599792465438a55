/** One option of a game, as the plain form shows it. */

import type { OptionSign } from "../protocol";
import type { Words } from "../words/words";

export interface OptionProps {
  option: OptionSign;
  words: Words;
  /** What is chosen now, or what the option is if nobody chooses. */
  value: unknown;
  write: (value: unknown) => void;
}

/** What is chosen with one thing more or less, in the order in which the game has them. */
export function picked(option: OptionSign, chosen: readonly string[], choice: string, wanted: boolean): string[] {
  return option.choices.filter((each) => (each === choice ? wanted : chosen.includes(each)));
}
