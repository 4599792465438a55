/** Dominion on the page. */

import type { Sound } from "../../sound/sounds";
import { nameId } from "../../words/words";
import type { GamePage } from "../games";
import Belongings from "./Belongings.svelte";
import Board from "./Board.svelte";
import { CARDS } from "./box";
import { DEEDS, KINDS } from "./deeds";
import Depiction from "./Depiction.svelte";
import Explanation from "./Explanation.svelte";
import Flyer from "./Flyer.svelte";
import Goals from "./Goals.svelte";
import Hand from "./Hand.svelte";
import Lead from "./Lead.svelte";
import Line from "./Line.svelte";
import Setup from "./Setup.svelte";
import Signs from "./Signs.svelte";
import { allTreasures, automatic, brings, cardSymbol, harms, isAtHand, viewOf } from "./view";
import { against, laid } from "./wishes";

/** What one would rather do than be done. */
const RATHER = ["play", "reveal"];

/** What is asked where to be done means something that can be named. */
const STOPS = [
  "action",
  "react",
  "may-discard-any",
  "may-trash",
  "may-play",
  "discard-deck",
  "loot",
  "harbinger",
  "vassal",
];

const SOUNDS: Record<string, Sound> = {
  played: "card",
  "treasures-played": "coin",
  discarded: "card",
  "discarded-unseen": "card",
  revealed: "card",
  reacted: "card",
  bought: "coin",
  gained: "card",
  trashed: "card",
  shuffled: "shuffle",
};

export const page: GamePage = {
  Board,
  Hand,
  Lead,
  Line,
  Goals,
  Belongings,
  Signs,
  deeds: DEEDS,
  Setup,
  sourceSymbol: cardSymbol,
  Depiction,
  thingSign: (id) => (id.startsWith("card-") ? { symbol: nameId("rw-dom", id), box: 24 } : null),
  Explanation,
  // When all is over nobody holds anything, and everybody's cards need the room.
  lie: (scene) => ({ below: viewOf(scene).phase === "over" ? "0px" : "clamp(200px, 50dvh - 160px, 280px)" }),
  reach: 196,
  scrolls: true,
  against,
  laid,
  offers: isAtHand,
  label: (action, { prompt, words }) =>
    action.kind === "done" && prompt && STOPS.includes(prompt.kind) ? words.say(`page-done-${prompt.kind}`) : undefined,
  hasty: (action, legal) =>
    ["done", "end-turn"].includes(action.kind) && legal.some(({ kind }) => RATHER.includes(kind)),
  doubtful: harms,
  brings,
  quick: allTreasures,
  keys: [
    { keys: ["T"], says: "action-play-all-treasures" },
    { keys: ["0 – 9"], says: "page-key-cost" },
  ],
  Flyer,
  flies: ({ kind }) => KINDS.taken.includes(kind),
  sound: ({ kind, args }) =>
    kind === "played" && CARDS[String(args["card"])]?.types.includes("attack") ? "attack" : SOUNDS[kind],
  endsTurn: (action) => action.kind === "end-turn",
  // What leaves no choice within a card is done by the rules; all else ends something, or is a Reaction.
  goesWithoutSaying: () => false,
  automatic,
};
