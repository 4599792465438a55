/** Ways to tell of events in the log that games share. */

import type { DeedStyle } from "./games";

/** A list of what one argument names. */
export function listed(name: string, style: Omit<DeedStyle, "items"> = {}): DeedStyle {
  return {
    ...style,
    items: (args, words) => [String(words.arguments({ [name]: args[name] })[name])],
  };
}

/** From where to where something on a map was moved. */
export const MOVED: DeedStyle = {
  alike: ["piece"],
  items: ({ from, hex }) => [`${String(from)} → ${String(hex)}`],
};

/** What is of no interest once it is over. */
export const UNTOLD: DeedStyle = { untold: () => true };
