/** What the options of a game are called; those that nobody has translated keep the name that the server uses. */

import type { OptionSign } from "../protocol";
import { named } from "../words/names";
import { nameId, type Words } from "../words/words";

export function optionName(words: Words, option: OptionSign): string {
  return named(words, nameId("option", option.name), option.name);
}

export function optionAbout(words: Words, option: OptionSign): string {
  return words.about(nameId("option", option.name)) || option.about;
}

/** One of the choices of a list: an entry of `cards` is named as a card. */
export function choiceName(words: Words, option: OptionSign, choice: string): string {
  return named(words, nameId(option.name.replace(/s$/, ""), choice), choice);
}
