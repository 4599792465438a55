import { describe, expect, it } from "vitest";
import { cells } from "./ground";
import { large, owner, players, view, words } from "./sample";
import type { View } from "./view";
import { capitolReach, warriorZones } from "./zones";

const ground = (now: View) => cells(now, words, players);

describe("what warriors close", () => {
  it("is told by player, with the hexes of the warriors themselves", () => {
    const now = large({
      players: [
        { ...owner(), figures: { warrior: ["0,0"] } },
        { ...owner(), figures: { warrior: ["1,4"], ship: ["1,0"] } },
      ],
    });
    expect(warriorZones(now, players, ground(now))).toEqual([
      { cells: new Set(["0,0", "0,1", "1,0"]), colour: "blue" },
      { cells: new Set(["1,4", "0,4", "1,3"]), colour: "orange" },
    ]);
  });

  it("is nothing without warriors", () => {
    const now = view();
    expect(warriorZones(now, players, ground(now))).toEqual([]);
  });
});

describe("what a capitol reaches", () => {
  const now = large();
  const reach = (hex: string) => [...capitolReach(now, hex, ground(now))].sort();

  it("lies at most two steps from it, and not on the island", () => {
    expect(reach("1,4")).toEqual(["0,3", "0,4", "1,2", "1,3", "1,4"]);
  });

  it("is nothing where no capitol stands", () => {
    expect(reach("1,1")).toEqual([]);
    expect(capitolReach(view(), "1,0", ground(view())).size).toBe(0);
  });
});
