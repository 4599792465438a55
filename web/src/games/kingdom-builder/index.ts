/** Kingdom Builder on the page. */

import type { GamePage } from "../games";
import Belongings from "./Belongings.svelte";
import Board from "./Board.svelte";
import Explanation from "./Explanation.svelte";
import Goals from "./Goals.svelte";
import Hand from "./Hand.svelte";
import { hasIsland } from "./ground";
import Setup from "./Setup.svelte";
import Summary from "./Summary.svelte";
import { cardSymbol, viewOf } from "./view";

export const page: GamePage = {
  Board,
  Hand,
  Goals,
  Summary,
  Belongings,
  Setup,
  Explanation,
  sourceSymbol: cardSymbol,
  // With an island beside it the map is wide.
  lie: (scene) => (hasIsland(viewOf(scene)) ? { below: "96px" } : { beside: 176 }),
  reach: 124,
  lights: true,
  letters: true,
  keeps: ["sets"],
  offers: (action) => "hex" in action.args || action.kind === "use",
  hasty: (action, legal) => (action.kind === "stop" || action.kind === "pass") && legal.length > 1,
  endsTurn: (action) => action.kind === "end-turn",
  goesWithoutSaying: (action) => action.kind !== "end-turn" && action.kind !== "take",
};
