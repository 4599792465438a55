import { describe, expect, it, vi } from "vitest";
import english from "../../../src/realmwright/rules/kingdom_builder/text/en.ftl?raw";
import dutch from "../../../src/realmwright/rules/kingdom_builder/text/nl.ftl?raw";
import { nameId, Words } from "./words";

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
