/** What games and bots are called; those that nobody has translated keep the name that the server uses. */

import { speech } from "./language.svelte";
import { nameId, type Words } from "./words";

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
