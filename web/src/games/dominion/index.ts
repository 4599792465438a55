/** Dominion on the page. */

import type { GamePage } from "../games";
import Belongings from "./Belongings.svelte";
import Board from "./Board.svelte";
import { WISHES } from "./box";
import Explanation from "./Explanation.svelte";
import Goals from "./Goals.svelte";
import Hand from "./Hand.svelte";
import Picture from "./Picture.svelte";
import Setup from "./Setup.svelte";
import { isAtHand } from "./view";

export const page: GamePage = {
  Board,
  Hand,
  Goals,
  Belongings,
  Setup,
  Picture,
  Explanation,
  scrolls: true,
  against: (bot) => (WISHES[bot] ? { require: WISHES[bot] } : {}),
  offers: isAtHand,
  hasty: (action, legal) => ["done", "end-turn"].includes(action.kind) && legal.some(({ kind }) => kind === "play"),
  endsTurn: (action) => action.kind === "end-turn",
  // What leaves no choice within a card is done by the rules; all else ends something, or is a Reaction.
  goesWithoutSaying: () => false,
};
