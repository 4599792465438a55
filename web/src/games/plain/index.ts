/** A game that brings no drawing of its own: it is played by its words, with a button for every action. */

import type { GamePage } from "../games";
import Deeds from "./Deeds.svelte";
import Nothing from "./Nothing.svelte";
import Scores from "./Scores.svelte";

export const page: GamePage = {
  Board: Deeds,
  Hand: Nothing,
  Goals: Scores,
  Belongings: Nothing,
  lie: () => ({ below: "0px" }),
  reach: 0,
  scrolls: true,
  offers: () => true,
  endsTurn: () => false,
  goesWithoutSaying: () => false,
};
