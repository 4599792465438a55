/** Tags of puzzles in words. */

import { say } from "../words/language.svelte";
import type { Words } from "../words/words";

/** The words of tags that there is a text for; what other games have is not shown. */
const PLAIN = [
  "opening",
  "middle",
  "end",
  "behind",
  "level",
  "ahead",
  "several",
  "quiet",
  "sacrifice",
  "refrain",
  "move",
  "take",
  "take-tile",
  "remove",
  "wall",
  "scout",
  "fort",
  "salvage",
];
const WITH_THING = [
  "use",
  "buy",
  "upgrade",
  "extra",
  "play",
  "gain",
  "discard",
  "trash",
  "topdeck",
  "reveal",
  "set-aside",
  "keep",
  "pick",
];
const KINDS = ["card", "tile", "talent"];

const idOf = (kind: string, thing: string) => `${kind}-${thing.replace(/[ _]/g, "-")}`;

/** What a tag says; nothing where there are no words for it. */
export function tagWords(words: Words, tag: string): string {
  const [word = "", thing] = tag.split(":");
  if (thing === undefined) return PLAIN.includes(word) ? say(`puzzle-tag-${word}`) : "";
  if (word === "earn") return say("puzzle-tag-earn", { thing: words.say(words.source(thing)) });
  const id = KINDS.map((kind) => idOf(kind, thing)).find((each) => words.has(each));
  return id && WITH_THING.includes(word) ? say(`puzzle-tag-${word}`, { thing: words.say(id) }) : "";
}
