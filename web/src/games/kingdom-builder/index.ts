/** Kingdom Builder on the page. */

import type { Sound } from "../../sound/sounds";
import type { GamePage } from "../games";
import Belongings from "./Belongings.svelte";
import Board from "./Board.svelte";
import { DEEDS } from "./deeds";
import Depiction from "./Depiction.svelte";
import Explanation from "./Explanation.svelte";
import Flyer from "./Flyer.svelte";
import Goals from "./Goals.svelte";
import Hand from "./Hand.svelte";
import { hasIsland } from "./ground";
import Setup from "./Setup.svelte";
import Signs from "./Signs.svelte";
import Summary from "./Summary.svelte";
import { thingSign } from "./things";
import { cardSymbol, laid, viewOf } from "./view";

const SOUNDS: Record<string, Sound> = {
  built: "build",
  moved: "build",
  placed: "build",
  walled: "build",
  scouted: "build",
  "set-aside": "build",
  struck: "attack",
  "tile-taken": "coin",
  "value-taken": "coin",
  earned: "coin",
  "card-shown": "card",
  "deck-shuffled": "shuffle",
};

export const page: GamePage = {
  Board,
  Hand,
  Goals,
  Summary,
  Belongings,
  Signs,
  deeds: DEEDS,
  Setup,
  Depiction,
  thingSign,
  Explanation,
  sourceSymbol: cardSymbol,
  // With an island beside it the map is wide.
  lie: (scene) => (hasIsland(viewOf(scene)) ? { below: "96px" } : { beside: 176 }),
  reach: 124,
  small: true,
  lights: true,
  letters: true,
  laid,
  keeps: ["sets"],
  offers: (action) => "hex" in action.args || action.kind === "use",
  hasty: (action, legal) => (action.kind === "stop" || action.kind === "pass") && legal.length > 1,
  Flyer,
  flies: ({ kind }) => kind === "tile-taken",
  sound: ({ kind }) => SOUNDS[kind],
  endsTurn: (action) => action.kind === "end-turn",
  goesWithoutSaying: (action) => action.kind !== "end-turn" && action.kind !== "take",
};
