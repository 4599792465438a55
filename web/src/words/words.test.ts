import { describe, expect, it, vi } from "vitest";
import english from "../../../src/realmwright/rules/kingdom_builder/text/en.ftl?raw";
import dutch from "../../../src/realmwright/rules/kingdom_builder/text/nl.ftl?raw";
import { nameId, piecesOf, unlinked, Words } from "./words";

const words = new Words("en", [english]);

describe("the words of a game", () => {
  it("names values", () => {
    expect(nameId("terrain", "flower field")).toBe("terrain-flower-field");
    expect(words.name("terrain", "flower field")).toBe("flower field");
    expect(new Words("nl", [dutch]).name("terrain", "flower field")).toBe("bloemen");
    expect(words.name("tile", "foresters lodge")).toBe("Forester's Lodge");
    expect(words.name("board", "island_rope_bridge")).toBe("Island with Rope Bridge");
  });

  it("asks as the terminal does", () => {
    const prompt = { kind: "build", args: { terrain: "grass", left: 2, tiles: ["farm"] } };
    expect(words.prompt(prompt)).toBe("Build on grass: 2 left");
    expect(new Words("nl", [dutch]).prompt(prompt)).toBe("Bouw op gras: nog 2");
  });

  it("says who did what, and leaves places as they are", () => {
    expect(words.event({ kind: "built", args: { seat: 1, hex: "7,3" } }, ["Ann", "Ben"])).toBe("Ben builds on 7,3.");
  });

  it("says whom else it concerned", () => {
    const struck = { seat: 0, piece: "warrior", hex: "7,3", owner: 1 };
    expect(words.event({ kind: "struck", args: struck }, ["Ann", "Ben"])).toBe(
      "Ann removes a warrior of Ben from 7,3.",
    );
  });

  it("says to whom it concerns what they did, and to the others who it was", () => {
    const built = { kind: "built", args: { seat: 1, hex: "7,3" } };
    const said = (reader: number | null) => words.addressing(reader).event(built, ["Ann", "Ben"]);
    expect([said(1), said(0), said(null)]).toEqual(["You build on 7,3.", "Ben builds on 7,3.", "Ben builds on 7,3."]);
    expect(new Words("nl", [dutch]).addressing(1).event(built, ["Ann", "Ben"])).toBe("Je bouwt op 7,3.");
    const struck = { kind: "struck", args: { seat: 0, piece: "warrior", hex: "7,3", owner: 1 } };
    expect(words.addressing(1).event(struck, ["Ann", "Ben"])).toBe("Ann removes your warrior from 7,3.");
    expect(words.addressing(0).event(struck, ["Ann", "Ben"])).toBe("You remove a warrior of Ben from 7,3.");
    const moved = { kind: "moved", args: { seat: 0, from: "7,3", hex: "7,4", piece: "wagon" } };
    expect(words.addressing(0).event(moved, ["Ann"])).toBe("You move a wagon from 7,3 to 7,4.");
  });

  it("says to the winners that they have won", () => {
    const over = (winners: number[]) =>
      words.addressing(1).prompt({ kind: "over", args: { winners } }, ["Ann", "Ben", "Cleo"]);
    expect(over([1])).toBe("Game over: you win");
    expect(over([0, 1])).toBe("Game over: you share the victory with Ann");
    expect(over([0, 2])).toBe("Game over, shared victory: Ann, Cleo");
  });

  it("says of what somebody has whose it is", () => {
    const where = { row: 7, column: 3, terrain: "grass" };
    const said = (reader: number) =>
      words.addressing(reader).sayOf({ seat: 1, name: "Ben" }, "page-hex-settlement", where);
    expect(said(0)).toBe("row 7, column 3, grass, settlement of Ben");
    expect(said(1)).toBe("row 7, column 3, grass, your settlement");
  });

  it("has another line for an event with one detail more", () => {
    const moved = { seat: 0, from: "7,3", hex: "7,4" };
    expect(words.event({ kind: "moved", args: moved }, ["Ann"])).toBe("Ann moves a settlement from 7,3 to 7,4.");
    expect(words.event({ kind: "moved", args: { ...moved, piece: "wagon" } }, ["Ann"])).toBe(
      "Ann moves a wagon from 7,3 to 7,4.",
    );
  });

  it("names what a list holds", () => {
    const prompt = { kind: "build-choice", args: { terrains: ["swamp", "flower field"], left: 3, tiles: [] } };
    expect(words.prompt(prompt)).toBe("Choose a terrain and build: swamp, flower field");
    expect(words.more(prompt)).toContain("You build 3 settlements");
  });

  it("counts what a list holds", () => {
    const over = (winners: number[]) => words.prompt({ kind: "over", args: { winners } }, ["Ann", "Ben"]);
    expect(over([1])).toBe("Game over: Ben wins");
    expect(over([0, 1])).toBe("Game over, shared victory: Ann, Ben");
  });

  it("leaves out what there is not", () => {
    expect(words.arguments({ tile: null, left: 0 })).toEqual({ left: 0 });
  });

  it("knows where points come from", () => {
    expect(words.source("lords")).toBe("card-lords");
    expect(words.source("place of refuge")).toBe("task-place-of-refuge");
    expect(words.source("castles")).toBe("castles");
    const earned = (source: string) => words.event({ kind: "earned", args: { seat: 0, source, gold: 3 } }, ["Ann"]);
    expect(earned("shepherds")).toBe("Ann gets 3 gold at once: Shepherds.");
    expect(earned("treasure")).toBe("Ann gets 3 gold at once: Treasures.");
    expect(words.about("castles")).toContain("3 gold");
    expect(words.about("event-built")).toBe("");
    expect(words.detail("castles", "about")).toBe(words.about("castles"));
    expect(words.detail("castles", "first")).toBe("");
  });

  it("complains where we can hear it when words are missing", () => {
    const heard = vi.spyOn(console, "error").mockImplementation(() => undefined);
    expect(words.say("no-such-words")).toBe("no-such-words");
    expect(heard).toHaveBeenCalledOnce();
    heard.mockRestore();
  });
});

describe("names that lead to the rules", () => {
  const linking = words.linking(new Set(["tile-farm", "card-scouts"]));
  const used = { kind: "tile-used", args: { seat: 0, tile: "farm" } };

  it("are found in sentences, also where a message refers to another", () => {
    expect(piecesOf(linking.event(used, ["Ann"]))).toEqual([
      { text: "Ann uses ", thing: null },
      { text: "Farm", thing: "tile-farm" },
      { text: ".", thing: null },
    ]);
    const removed = { kind: "terrain-removed", args: { terrain: "grass" } };
    expect(piecesOf(linking.event(removed, []))[0]).toEqual({ text: "Scouts", thing: "card-scouts" });
  });

  it("are plain names for everybody else", () => {
    expect(unlinked(linking.event(used, ["Ann"]))).toBe("Ann uses Farm.");
    expect(piecesOf(words.event(used, ["Ann"]))).toEqual([{ text: "Ann uses Farm.", thing: null }]);
    expect(linking.addressing(0).about("tile-farm")).toBe(words.about("tile-farm"));
  });
});
