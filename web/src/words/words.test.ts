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
  });

  it("asks as the terminal does", () => {
    const prompt = { kind: "build", args: { terrain: "grass", left: 2, tiles: ["farm"] } };
    expect(words.prompt(prompt)).toBe("Build on grass: 2 left");
    expect(new Words("nl", [dutch]).prompt(prompt)).toBe("Bouw op gras: nog 2");
  });

  it("says who did what, and leaves places as they are", () => {
    expect(words.event({ kind: "built", args: { seat: 1, hex: "7,3" } }, ["Ann", "Ben"])).toBe("Ben builds on 7,3.");
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
    expect(words.source("castles")).toBe("castles");
    expect(words.about("castles")).toContain("3 gold");
    expect(words.about("event-built")).toBe("");
  });

  it("complains where we can hear it when words are missing", () => {
    const heard = vi.spyOn(console, "error").mockImplementation(() => undefined);
    expect(words.say("no-such-words")).toBe("no-such-words");
    expect(heard).toHaveBeenCalledOnce();
    heard.mockRestore();
  });
});
