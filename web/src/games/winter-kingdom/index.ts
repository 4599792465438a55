/** Winter Kingdom on the page. */

import type { Sound } from "../../sound/sounds";
import type { GamePage } from "../games";
import About from "./About.svelte";
import Belongings from "./Belongings.svelte";
import Board from "./Board.svelte";
import { DEEDS } from "./deeds";
import Depiction from "./Depiction.svelte";
import Explanation from "./Explanation.svelte";
import Flyer from "./Flyer.svelte";
import Goals from "./Goals.svelte";
import Hand from "./Hand.svelte";
import Setup from "./Setup.svelte";
import Provenance from "./Provenance.svelte";
import Signs from "./Signs.svelte";
import Summary from "./Summary.svelte";
import Talents from "./Talents.svelte";
import { thingSign } from "./things";
import { cardSymbol, laid } from "./view";

/** What is done with a talent, on its card. */
const WITH_TALENTS = ["use", "buy", "upgrade", "extra"];
/** What can be bought for good. */
const PURCHASES = ["buy", "upgrade"];

const SOUNDS: Record<string, Sound> = {
  built: "build",
  moved: "build",
  lost: "attack",
  coins: "coin",
  bought: "coin",
  upgraded: "coin",
  salvaged: "coin",
  "card-shown": "card",
  "deck-shuffled": "shuffle",
};

export const page: GamePage = {
  Board,
  Hand,
  Goals,
  Summary,
  Holdings: { Part: Talents, title: "page-talents" },
  Belongings,
  Signs,
  deeds: DEEDS,
  Setup,
  sourceSymbol: cardSymbol,
  Depiction,
  Provenance,
  thingSign,
  Explanation,
  About,
  lie: () => ({ beside: 324 }),
  reach: 156,
  small: true,
  lights: true,
  letters: true,
  laid,
  offers: (action) => "hex" in action.args || WITH_TALENTS.includes(action.kind),
  hasty: ({ kind }, legal) => {
    if (kind === "stop") return legal.length > 1;
    // Nothing that is taken off comes back, and what could be bought is easily forgotten.
    return kind === "salvage" || (kind === "end-turn" && legal.some((action) => PURCHASES.includes(action.kind)));
  },
  Flyer,
  flies: ({ kind }) => kind === "coins",
  sound: ({ kind }) => SOUNDS[kind],
  endsTurn: (action) => action.kind === "end-turn",
  // Whatever costs coins or pieces is for people to do, even if there is no other choice.
  goesWithoutSaying: (action) => action.kind === "move" || action.kind === "to",
};
