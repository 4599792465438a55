import { describe, expect, it } from "vitest";
import { cardsOf, commonOf, kindsOf, sourcesOf, tilesOf } from "./holdings";
import { large, owner, view } from "./sample";
import type { View } from "./view";

describe("tiles", () => {
  it("are counted by name, without those that were lost", () => {
    const tiles = [
      { location: "farm", hex: "0,1", state: "fresh" as const },
      { location: "farm", hex: "3,1", state: "used" as const },
      { location: "barn", hex: "4,4", state: "new" as const },
      { location: "tower", hex: "5,5", state: "lost" as const },
    ];
    expect(tilesOf({ ...owner(), tiles })).toEqual([
      { name: "farm", count: 2, fresh: 1, fallow: false },
      { name: "barn", count: 1, fresh: 0, fallow: true },
    ]);
  });
});

describe("what everybody can do", () => {
  const now = (spent: string[], map = large().map) =>
    large({ map, turn: { number: 1, seat: 0, left: 3, tile: null, lifted: null, spent } });

  it("depends on what is on the map", () => {
    expect(commonOf(now([]), 0).map(({ name }) => name)).toEqual(["cave"]);
    expect(commonOf(now([], ["AM"]), 0).map(({ name }) => name)).toEqual(["farmland", "cave"]);
    expect(commonOf(view(), 0)).toEqual([]);
    expect(commonOf(large({ closing: true }), 0)).toEqual([]);
  });

  it("can be done once a turn, by whoever has the turn", () => {
    expect(commonOf(now(["cave"]), 0)[0]!.fresh).toBe(0);
    expect(commonOf(now(["cave"]), 1)[0]!.fresh).toBe(1);
  });
});

describe("terrain cards", () => {
  const hand = (cards: string[], terrain: string | null): View => {
    const [card = null, ...more] = cards;
    return large({
      turn: { number: 1, seat: 0, left: 3, tile: null, lifted: null, terrain },
      players: [{ ...owner(), card, more_cards: more }, owner()],
    });
  };
  const counting = (cards: string[], terrain: string | null) =>
    cardsOf(hand(cards, terrain), 0)
      .filter(({ counts }) => counts)
      .map(({ card }) => card);

  it("show one kind, or swamp and another", () => {
    expect(kindsOf("flower field")).toEqual(["flower field"]);
    expect(kindsOf("swamp-flower-field")).toEqual(["swamp", "flower field"]);
  });

  it("all count until the terrain is decided", () => {
    expect(counting(["grass", "swamp-desert"], null)).toEqual(["grass", "swamp-desert"]);
    expect(counting(["grass", "swamp-desert"], "desert")).toEqual(["swamp-desert"]);
    expect(counting([], null)).toEqual([]);
  });

  it("all count for a terrain that none of them shows", () => {
    expect(counting(["grass", "grass"], "canyon")).toEqual(["grass", "grass"]);
  });

  it("are only known as far as the server tells", () => {
    expect(cardsOf(view(), 1)).toEqual([]);
  });
});

describe("what earns gold", () => {
  it("is cards and castles in the base game", () => {
    expect(sourcesOf(view({ castles: [] }))).toEqual({ cards: ["lords"], tasks: [], map: ["castles"] });
  });

  it("is what is on the map with sets", () => {
    expect(sourcesOf(large())).toEqual({
      cards: ["lords"],
      tasks: ["road"],
      map: ["castles", "treasure", "palaces", "capitols"],
    });
    expect(sourcesOf(large({ castles: [], nomads: [], palaces: [], kits: {} })).map).toEqual([]);
  });
});
