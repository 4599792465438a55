/** Dominion on the page. */

import type { GamePage } from "../games";
import Belongings from "./Belongings.svelte";
import Board from "./Board.svelte";
import Explanation from "./Explanation.svelte";
import Goals from "./Goals.svelte";
import Hand from "./Hand.svelte";
import Lead from "./Lead.svelte";
import Setup from "./Setup.svelte";
import { cardSymbol, isAtHand, viewOf } from "./view";
import { against } from "./wishes";

/** What one would rather do than be done. */
const RATHER = ["play", "reveal"];

export const page: GamePage = {
  Board,
  Hand,
  Lead,
  Goals,
  Belongings,
  Setup,
  sourceSymbol: cardSymbol,
  Explanation,
  // When all is over nobody holds anything, and everybody's cards need the room.
  lie: (scene) => ({ below: viewOf(scene).phase === "over" ? "0px" : "clamp(200px, 50dvh - 160px, 280px)" }),
  reach: 196,
  scrolls: true,
  against,
  offers: isAtHand,
  label: (action, { prompt, words }) =>
    action.kind === "done" && prompt?.kind === "react" ? words.say("page-no-reaction") : undefined,
  hasty: (action, legal) =>
    ["done", "end-turn"].includes(action.kind) && legal.some(({ kind }) => RATHER.includes(kind)),
  endsTurn: (action) => action.kind === "end-turn",
  // What leaves no choice within a card is done by the rules; all else ends something, or is a Reaction.
  goesWithoutSaying: () => false,
};
