/** What sets and boards are called at the set-up. */

import { gameName } from "../../words/names";
import type { Words } from "../../words/words";
import { isTurned, nameOf } from "./quadrants";

/** A set; the base game is called as the whole. */
export function setName(set: string, game: string, words: Words): string {
  return set === "base" ? gameName(game) : words.name("set", set);
}

/** A board by its locations. */
export function boardName(label: string, words: Words): string {
  const board = words.name("board", nameOf(label));
  return isTurned(label) ? words.say("page-board-turned", { board }) : board;
}
