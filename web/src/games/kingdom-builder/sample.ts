/** A small game to try things on; for tests. */

import english from "../../../../src/realmwright/rules/kingdom_builder/text/en.ftl?raw";
import { Words } from "../../words/words";
import type { Player, Scene } from "../games";
import type { Belongings, View } from "./view";

export const words = new Words("en", [english]);

export const players: Player[] = [
  { seat: 0, name: "Ann", colour: "blue", yours: true },
  { seat: 1, name: "Ben", colour: "orange", yours: false },
];

export const owner = (...settlements: string[]): Belongings => ({ settlements, supply: 40, card: null, tiles: [] });

/** Two rows of two hexes, as the base game has them. */
export const view = (more: Partial<View> = {}): View => ({
  map: ["GL", "SW"],
  boards: ["oracle", "farm", "oasis", "tower"],
  split: [1, 1],
  castles: ["1,0"],
  locations: [{ hex: "0,1", location: "farm", tiles: 2 }],
  cards: ["lords"],
  turn: { number: 1, seat: 0, left: 3, tile: null, lifted: null },
  players: [owner("0,0"), owner()],
  ending: false,
  over: false,
  deck_count: 20,
  ...more,
});

/** The same with an island below, and all that comes with sets. */
export const large = (more: Partial<View> = {}): View =>
  view({
    map: ["GGMNP", "WGGIS", "     ", " DC  "],
    castles: ["1,4"],
    locations: [],
    players: [
      { ...owner("0,0"), figures: { warrior: ["1,1"] } },
      { ...owner(), figures: { ship: ["1,0"] } },
    ],
    sets: ["nomads", "crossroads", "marshlands", "harvest", "capitol", "caves", "island"],
    tasks: ["road"],
    walls: [],
    closed: ["0,1", "0,2", "1,2"],
    scouts: [],
    nomads: [{ hex: "0,3", tile: "sword" }],
    palaces: ["0,4"],
    terrains: ["grass"],
    kits: {
      marshlands: { outcast: null },
      harvest: { values: [0, 0], marks: [-1, -1, -1] },
      capitol: { hexes: ["1,4"] },
      caves: { hexes: ["0,2"] },
    },
    ...more,
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
