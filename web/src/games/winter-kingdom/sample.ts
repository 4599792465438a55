/** A small game to try things on; for tests. */

import english from "../../../../src/realmwright/rules/winter_kingdom/text/en.ftl?raw";
import type { ActionSign } from "../../protocol";
import { Words } from "../../words/words";
import type { Player, Scene } from "../games";
import type { Belongings, Turn, View } from "./view";

export const words = new Words("en", [english]);

export const players: Player[] = [
  { seat: 0, name: "Ann", colour: "blue", yours: true },
  { seat: 1, name: "Ben", colour: "orange", yours: false },
];

export const owner = (houses: string[] = [], more: Partial<Belongings> = {}): Belongings => ({
  houses,
  forts: [],
  supply: 32,
  fort_supply: 4,
  removed: [0, 0],
  coins: 1,
  card: null,
  hand: null,
  hand_count: 5,
  talents: [],
  ...more,
});

export const turn = (more: Partial<Turn> = {}): Turn => ({
  number: 1,
  seat: 0,
  left: 3,
  terrain: "grassland",
  terrains: ["grassland"],
  phase: "build",
  step: "open",
  talent: null,
  level: null,
  lifted: null,
  used: [],
  pieces: 0,
  purchases: 0,
  fresh: [],
  extra: null,
  extra_left: 0,
  ...more,
});

/** A board of grassland in the middle, with a castle in its own, and one more in the north. */
export const view = (more: Partial<View> = {}): View => {
  const lengths = [5, 6, 7, 8, 9, 8, 7, 6, 5];
  const grass = lengths.map((length) => "G".repeat(length));
  return {
    boards: ["1A", "2A", "3B/2"],
    map: [grass.with(4, "GGGGCGGGG"), lengths.map((length) => "M".repeat(length)), null],
    centres: [
      [0, 0],
      [4, -9],
      [9, -5],
    ],
    cards: ["lords", "hermits", "loners"],
    economy: "export",
    twists: [],
    direction: "horizontal",
    top_board: "N",
    prices: { mule: [1, 1], guide: [1, 1], horse: [2, 1] },
    extra_price: 5,
    closed: [],
    turn: turn(),
    players: [owner(["0,1"]), owner()],
    discard: [],
    deck_count: 28,
    ending: false,
    over: false,
    ...more,
  };
};

/** An action as the server offers it. */
export const action = (kind: string, args: Record<string, unknown> = {}): ActionSign => ({
  action: [kind, ...Object.values(args)].join(" "),
  kind,
  args,
});

export const scene = (more: Partial<Omit<Scene, "view">> & { view?: View } = {}): Scene => ({
  words,
  players,
  eyes: 0,
  turn: 0,
  prompt: null,
  legal: [],
  scores: null,
  recent: [],
  round: [],
  advice: null,
  gains: [],
  pointed: [],
  ...more,
  view: (more.view ?? view()) as unknown as Record<string, unknown>,
});
