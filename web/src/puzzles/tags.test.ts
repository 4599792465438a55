import { describe, expect, it } from "vitest";
import dominion from "../../../src/realmwright/rules/dominion/text/en.ftl?raw";
import { Words } from "../words/words";
import { tagWords } from "./tags";

const words = new Words("en", [dominion]);

describe("tags of puzzles", () => {
  it.each([
    ["quiet", "Earns nothing at once"],
    ["buy:witch", "Buy Witch"],
    ["earn:province", "Earns: Province"],
    ["juggle", ""],
    ["juggle:witch", ""],
    ["buy:nothing there is", ""],
  ])("%s is %s", (tag, said) => {
    expect(tagWords(words, tag)).toBe(said);
  });
});
