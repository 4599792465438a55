import { describe, expect, it } from "vitest";
import { flags, pieces, putDown, reserves } from "./pieces";
import { large, owner, players, scene, view } from "./sample";
import type { Belongings, View } from "./view";

const HALL = ["0,1", "0,2", "1,0", "1,1", "1,2", "2,1", "2,2"];

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

describe("other pieces", () => {
  const figures = (held: Record<string, string[]>): View =>
    large({ players: [{ ...owner(), figures: held }, owner()] });

  it("look like what they are and whose they are", () => {
    const found = pieces(large({ walls: ["0,1"], scouts: ["1,2"] }), players, []);
    expect(found.map(({ cell, symbol }) => [cell, symbol])).toEqual([
      ["0,0", "rw-settlement-blue"],
      ["1,1", "rw-kb-warrior-blue"],
      ["1,0", "rw-kb-ship-orange"],
      ["0,1", "rw-kb-wall"],
      ["1,2", "rw-kb-scout-blue"],
    ]);
  });

  it("move by themselves, and never turn into another kind", () => {
    const before = pieces(figures({ wagon: ["0,0"], ship: ["1,0"] }), players, []);
    const [wagon, ship] = pieces(figures({ wagon: ["0,1"], ship: ["1,0"] }), players, before);
    expect([wagon!.key, ship!.key]).toEqual(before.map((piece) => piece.key));
    const [settlement] = pieces(large({ players: [owner("0,0"), owner()] }), players, before);
    expect(before.map((piece) => piece.key)).not.toContain(settlement!.key);
  });

  it("are half there while they are lifted, whoever acts", () => {
    const turn = { number: 1, seat: 0, actor: 1, left: 0, tile: "paddock", lifted: "0,1", carried: "ship" };
    const found = pieces(large({ turn }), players, []);
    expect(found.find((piece) => piece.ghost)).toMatchObject({ cell: "0,1", symbol: "rw-kb-ship-orange" });
  });

  it("lie flat where they fill seven hexes, around the one in the middle", () => {
    const [hall] = pieces(figures({ "city hall": HALL }), players, []);
    expect(hall).toMatchObject({ cell: "1,1", symbol: "rw-kb-city-hall-blue", flat: true });
  });
});

describe("what is put down", () => {
  const put = (kind: string, turn: Partial<View["turn"]> = {}) => {
    const now = large({ turn: { number: 1, seat: 0, left: 0, tile: null, lifted: null, ...turn } });
    return putDown({ kind, args: { hex: "0,1" } }, scene({ view: now }))?.symbol;
  };

  it("is a settlement, or the piece that the tile places", () => {
    expect(put("build")).toBe("rw-settlement-blue");
    expect(put("place", { tile: "barracks" })).toBe("rw-kb-warrior-blue");
    expect(put("place", { tile: "city hall" })).toBe("rw-kb-city-hall-blue");
    expect(put("wall", { tile: "quarry" })).toBe("rw-kb-wall");
    expect(put("scout", { tile: "scout cabin" })).toBe("rw-kb-scout-blue");
  });

  it("is the piece that moves", () => {
    expect(put("to", { tile: "harbor", lifted: "0,0" })).toBe("rw-settlement-blue");
    expect(put("to", { tile: "harbor", lifted: "0,0", carried: "warrior" })).toBe("rw-kb-warrior-blue");
    expect(put("to", { tile: "lighthouse" })).toBe("rw-kb-ship-blue");
  });

  it("is nothing where something is taken away, or nobody acts", () => {
    for (const kind of ["move", "take", "remove"]) expect(put(kind)).toBeUndefined();
    expect(putDown({ kind: "build", args: { hex: "0,1" } }, scene({ turn: null }))).toBeNull();
    expect(putDown(null, scene())).toBeNull();
  });
});

describe("the reserve", () => {
  const held = (location: string): Belongings["tiles"][number] => ({ location, hex: "0,1", state: "fresh" });

  it("counts the pieces that a player has the tile for", () => {
    const tiles = [held("barracks"), held("farm"), held("city hall")];
    const mine = { ...owner(), tiles, figures: { warrior: ["1,1"], "city hall": HALL } };
    expect(reserves(large({ players: [mine, owner()] }), 0)).toEqual([
      { name: "warrior", count: 1 },
      { name: "city hall", count: 0 },
    ]);
  });
});

describe("flags", () => {
  it("stand at the lines that players have marked, on the island as well", () => {
    const marked = { ...large().kits, harvest: { values: [0, 0], marks: [1, -1, 0] } };
    expect(flags(large({ kits: marked }), players)).toEqual([
      { cell: "0,0", symbol: "rw-settlement-orange", plate: "rw-kb-plate-orange" },
      { cell: "3,1", symbol: "rw-settlement-blue", plate: "rw-kb-plate-blue" },
    ]);
    expect(flags(view(), players)).toEqual([]);
  });
});
