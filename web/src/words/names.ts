/** What games, bots and languages are called, and several names at once. */

import { speech, type Language } from "./language.svelte";
import { nameId, type Words } from "./words";

/** A game that nobody has translated keeps the name that the server uses, and so does a bot. */
export function gameName(game: string): string {
  return named(speech.page, nameId("game", game), game);
}

export function botName(bot: string): string {
  return named(speech.page, nameId("bot", bot), bot);
}

/** What a message says, if there is one. */
export function named(words: Words, id: string, otherwise: string): string {
  return words.has(id) ? words.say(id) : otherwise;
}

/** A language as those call it who speak it. */
export function languageName(language: Language): string {
  return new Intl.DisplayNames(language, { type: "language" }).of(language) ?? language;
}

/** Several names as one says them: "Ann, Ben and Cleo". */
export function together(names: readonly string[]): string {
  return new Intl.ListFormat(speech.language, { type: "conjunction" }).format(names);
}

/** Several notes about one thing, those that there are: "you, host". */
export function notes(...found: string[]): string {
  return new Intl.ListFormat(speech.language, { type: "unit", style: "short" }).format(found.filter(Boolean));
}
