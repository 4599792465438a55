import { describe, expect, it } from "vitest";
import { cells, things } from "./ground";
import { large, players, view, words } from "./sample";

describe("the map", () => {
  it("lays odd rows half a hex to the right", () => {
    expect(cells(view(), words, players).map(({ id, q, r }) => [id, q, r])).toEqual([
      ["0,0", 0, 0],
      ["0,1", 1, 0],
      ["1,0", 0, 1],
      ["1,1", 1, 1],
    ]);
  });

  it("lays the island below the map, or beside it with the same shape", () => {
    const of = (beside: boolean) => cells(large(), words, players, beside).filter(({ area }) => area === "island");
    expect(of(false).map(({ id, q, r }) => [id, q, r])).toEqual([
      ["3,1", 0, 3],
      ["3,2", 1, 3],
    ]);
    expect(of(true).map(({ id, q, r }) => [id, q, r])).toEqual([
      ["3,1", 6, 1],
      ["3,2", 7, 1],
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

  it("says what the sets put there, and where the island is", () => {
    expect(cells(large(), words, players).map((cell) => cell.label)).toEqual([
      "row 0, column 0, grass, settlement of Ann",
      "row 0, column 1, grass, closed by a warrior",
      "row 0, column 2, mountain, with a cave, closed by a warrior",
      "row 0, column 3, nomad hex, Sword",
      "row 0, column 4, palace, 5 gold for the most settlements next to it",
      "row 1, column 0, water, ship of Ben",
      "row 1, column 1, grass, warrior of Ann",
      "row 1, column 2, grass, closed by a warrior",
      "row 1, column 3, silo, one more action at the very end",
      "row 1, column 4, castle hex, with a capitol",
      "row 3 on the island, column 1, desert",
      "row 3 on the island, column 2, canyon",
    ]);
  });

  it("says what belongs to nobody", () => {
    const labels = cells(large({ walls: ["1,2"], scouts: ["0,2"], closed: ["0,1"] }), words, players).map(
      (cell) => cell.label,
    );
    expect(labels).toContain("row 1, column 2, grass, stone wall");
    expect(labels).toContain("row 0, column 2, mountain, with a cave, scout tile");
  });

  it("shows the tile of a nomad hex, and the hex itself when it is gone", () => {
    const nomad = (tile: string | null) =>
      cells(large({ nomads: [{ hex: "0,3", tile }] }), words, players).find(({ id }) => id === "0,3")!;
    expect(nomad("donation grass").place).toBe("rw-kb-place-donation-grass");
    expect(nomad(null).place).toBe("rw-kb-place-nomad");
    expect(nomad(null).label).toBe("row 0, column 3, nomad hex, no tile left");
  });

  it("has a castle under a capitol even if it counts for nothing", () => {
    const bare = large({ map: ["GGMNP", "WGGI.", "     ", " DC  "], castles: [] });
    const cell = cells(bare, words, players).find(({ id }) => id === "1,4")!;
    expect([cell.place, cell.marker]).toEqual(["rw-kb-place-castle", "rw-kb-capitol"]);
    expect(things(bare, "1,4", words, players)[0]).toEqual({ name: "castle hex", about: "" });
  });
});

describe("what is on a hex", () => {
  const names = (hex: string, of = large()) => things(of, hex, words, players).map(({ name }) => name);

  it("is told from the ground up", () => {
    expect(names("0,2", large({ scouts: ["0,2"], closed: [] }))).toEqual(["mountain", "Cave", "scout tile"]);
    expect(names("1,0")).toEqual(["water", "ship, Ben"]);
    expect(names("0,0")).toEqual(["grass", "settlement, Ann"]);
    expect(names("0,1", view())).toEqual(["Farm: 2 tiles left"]);
    expect(names("9,9")).toEqual([]);
  });

  it("is explained where it needs to be", () => {
    expect(things(large(), "0,3", words, players)).toEqual([
      { name: "Nomad tile: Sword", about: words.about("tile-sword") },
    ]);
    for (const hex of ["0,4", "1,3", "1,4"]) {
      expect(things(large(), hex, words, players)[0]!.about).toMatch(/gold|silo/);
    }
    expect(things(large(), "1,1", words, players)[1]!.about).toBe(words.about("piece-warrior"));
    expect(things(large(), "3,1", words, players)).toEqual([{ name: "desert", about: "" }]);
  });
});
