/** What the components show in the styleguide. */

import type { Controls, Player, Scene } from "../games/games";
import { Words } from "../words/words";

export const WORDS = new Words(
  "en",
  [
    "card-knights = Knights\n    .about = 2 gold for each settlement on the horizontal line where you have most.",
    "card-fishermen = Fishermen\n    .about = 1 gold for each settlement next to water.",
    "card-lords = Lords\n    .about = 12 gold in each quadrant for most settlements.",
    "castles = Castles",
  ].map((text) => `${text}\n`),
);

export const PLAYERS: Player[] = [
  { seat: 0, name: "Ada", colour: "blue", yours: true },
  { seat: 1, name: "Bram", colour: "orange", yours: false },
  { seat: 2, name: "Somebody with quite a long name", colour: "white", yours: false },
];

export const SCORES = [
  { knights: 22, fishermen: 17, castles: 9 },
  { knights: 16, fishermen: 18, castles: 12 },
  { knights: 22, fishermen: 0, castles: 6 },
];

export const SCENE: Scene = {
  words: WORDS,
  players: PLAYERS,
  view: {},
  eyes: 0,
  turn: 0,
  prompt: null,
  legal: [],
  scores: SCORES,
  recent: [],
  round: [],
  advice: null,
  gains: [],
  pointed: [],
};

export const CONTROLS: Controls = {
  consider: () => undefined,
  choose: () => undefined,
  play: () => undefined,
  explain: () => undefined,
  unfold: () => undefined,
};
