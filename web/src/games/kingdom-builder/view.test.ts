import { describe, expect, it } from "vitest";
import english from "../../../../src/realmwright/rules/kingdom_builder/text/en.ftl?raw";
import { Words } from "../../words/words";
import type { Player, Scene } from "../games";
import { cells, marks, pieces, tilesOf, type View } from "./view";

const words = new Words("en", [english]);
const players: Player[] = [
  { seat: 0, name: "Ann", colour: "blue", yours: true },
  { seat: 1, name: "Ben", colour: "orange", yours: false },
];
const owner = (...settlements: string[]) => ({ settlements, supply: 40, card: null, tiles: [] });
const view = (more: Partial<View> = {}): View => ({
  map: ["GL", "SW"],
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
const scene = (more: Partial<Scene>): Scene => ({
  words,
  players,
  view: view() as unknown as Record<string, unknown>,
  eyes: 0,
  turn: 0,
  prompt: null,
  legal: [],
  scores: null,
  recent: [],
  advice: null,
  gains: [],
  ...more,
});

describe("the map", () => {
  it("lays odd rows half a hex to the right", () => {
    const found = cells(view(), words, players);
    expect(found.map(({ id, q, r }) => [id, q, r])).toEqual([
      ["0,0", 0, 0],
      ["0,1", 1, 0],
      ["1,0", 0, 1],
      ["1,1", 1, 1],
    ]);
  });

  it("says what is on each hex", () => {
    expect(cells(view(), words, players).map((cell) => cell.label)).toEqual([
      "row 0, column 0, grass, settlement of Ann",
      "row 0, column 1, Farm, 2 tiles left",
      "row 1, column 0, castle hex",
      "row 1, column 1, water",
    ]);
  });
});

describe("settlements", () => {
  const move = (from: string[], to: string[]) => {
    const before = pieces(view({ players: [owner(...from), owner()] }), players, []);
    return [before, pieces(view({ players: [owner(...to), owner()] }), players, before)] as const;
  };

  it("keep their names where they stay, and when they move", () => {
    const [before, after] = move(["0,0", "0,1"], ["0,0", "1,1"]);
    expect(after.map((piece) => piece.key)).toEqual(before.map((piece) => piece.key));
    expect(after[1]!.cell).toBe("1,1");
  });

  it("get new names when they are built", () => {
    const [, after] = move(["0,0"], ["0,0", "0,1"]);
    expect(new Set(after.map((piece) => piece.key)).size).toBe(2);
  });

  it("are half there while they are lifted", () => {
    const turn = { number: 1, seat: 0, left: 3, tile: "paddock", lifted: "0,1" };
    const found = pieces(view({ turn, players: [owner("0,0"), owner()] }), players, []);
    expect(found.find((piece) => piece.cell === "0,1")?.ghost).toBe(true);
  });
});

describe("marks", () => {
  it("number the steps of this turn and ring the others' last moves", () => {
    const recent = [
      { kind: "built", args: { seat: 1, hex: "1,1" } },
      { kind: "built", args: { seat: 0, hex: "0,0" } },
      { kind: "built", args: { seat: 0, hex: "0,1" } },
    ];
    expect(marks(scene({ recent })).map(({ cell, kind, text }) => [cell, kind, text])).toEqual([
      ["1,1", "last", undefined],
      ["0,0", "step", "1"],
      ["0,1", "step", "2"],
    ]);
  });

  it("follow a settlement that moved on", () => {
    const recent = [
      { kind: "built", args: { seat: 1, hex: "0,0" } },
      { kind: "moved", args: { seat: 1, from: "0,0", hex: "1,1" } },
    ];
    expect(marks(scene({ recent })).map((mark) => mark.cell)).toEqual(["1,1"]);
  });

  it("show where gold comes from", () => {
    const found = marks(scene({ gains: [{ places: ["1,0", "0,0"], points: 3 }] }));
    expect(found).toEqual([
      { cell: "1,0", kind: "gain", text: "+3" },
      { cell: "0,0", kind: "gain" },
    ]);
  });
});

describe("tiles", () => {
  it("are counted by location, without those that were lost", () => {
    const tiles = [
      { location: "farm", hex: "0,1", state: "fresh" as const },
      { location: "farm", hex: "3,1", state: "used" as const },
      { location: "barn", hex: "4,4", state: "new" as const },
      { location: "tower", hex: "5,5", state: "lost" as const },
    ];
    expect(tilesOf({ ...owner(), tiles })).toEqual([
      { location: "farm", count: 2, fresh: 1, fallow: false },
      { location: "barn", count: 1, fresh: 0, fallow: true },
    ]);
  });
});
