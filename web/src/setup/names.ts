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

/** One of the choices of an option: named for this option, else as what it is, since a choice may be a card. */
export function choiceName(words: Words, option: OptionSign, choice: string): string {
  const id = choiceIds(option, choice).find((each) => words.has(each));
  return id === undefined ? choice : words.say(id);
}

export function choiceAbout(words: Words, option: OptionSign, choice: string): string {
  return words.about(nameId("option", option.name, choice));
}

/** An entry of `maps` may be named as a map. */
function choiceIds(option: OptionSign, choice: string): string[] {
  const kinds = [`option-${option.name}`, option.name.replace(/s$/, ""), "card"];
  return kinds.map((kind) => nameId(kind, choice));
}
