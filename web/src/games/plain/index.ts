/** A game that brings no drawing of its own: it is played by its words, with a button for every action. */

import type { GamePage } from "../games";
import Nothing from "./Nothing.svelte";
import Scores from "./Scores.svelte";

export const page: GamePage = {
  Board: Nothing,
  Hand: Nothing,
  Goals: Scores,
  Belongings: Nothing,
  offers: () => false,
  endsTurn: () => false,
  goesWithoutSaying: () => false,
};
