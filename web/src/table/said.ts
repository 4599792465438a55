/** What people said at a table: their own words, or phrases, which everybody reads in their own language. */

import type { Phrase } from "../protocol";
import { speech } from "../words/language.svelte";
import { saidIn as wordsIn, type Line } from "./lines";
import type { Entry } from "./log";

type PhraseName = Phrase["phrase"];

/** Those that are offered, in their order. */
export const PHRASES: readonly PhraseName[] = [
  "hello",
  "good-luck",
  "thanks",
  "nice-move",
  "one-moment",
  "have-to-go",
  "good-game",
  "rematch",
];

/** What somebody said; a phrase that this page does not know is read as the server wrote it. */
export function saidIn(entry: Entry): Line[] {
  const id = `phrase-${String(entry.args?.["phrase"] ?? "")}`;
  return wordsIn(entry).map((line) => (speech.page.has(id) ? { ...line, text: speech.page.say(id) } : line));
}
