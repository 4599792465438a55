/** Tags and days as they are said. */

import { say } from "../words/language.svelte";
import { nameId, type Words } from "../words/words";

/** Before the source of points that were missed. */
const POINTS = "points:";
const DAY = 86_400;
const WEEKS = 14;

/** What a decision was lost by: a message of the game, or else the key of the tag. */
export function tagName(tag: string, words: Words): string {
  if (tag.startsWith(POINTS)) {
    return say("mistakes-points", { source: words.say(words.source(tag.slice(POINTS.length))) });
  }
  const id = nameId("tag", tag);
  return words.has(id) ? words.say(id) : tag.replaceAll("-", " ");
}

/** When something comes back, in whole days: tomorrow, in 3 days; both moments in seconds since 1970. */
export function comesBack(moment: number, now: number, language: string): string {
  const days = Math.max(1, Math.round((moment - now) / DAY));
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  return days < WEEKS ? format.format(days, "day") : format.format(Math.round(days / 7), "week");
}
