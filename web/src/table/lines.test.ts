import { describe, expect, it } from "vitest";
import { speech } from "../words/language.svelte";
import { saidIn } from "./lines";
import { PHRASES } from "./phrases";

const said = (args: Record<string, unknown>) => ({ table: "", number: 7, time: 0, kind: "chatted", args }) as never;

describe("saidIn", () => {
  it("leaves people's own words as they are", () => {
    const found = saidIn(said({ name: "Ann", text: "Hello!" }));
    expect(found).toEqual([{ key: "7", number: 7, speaker: "Ann", text: "Hello!" }]);
  });

  it("says phrases in the page's words, and those that it does not know as they came", () => {
    expect(saidIn(said({ name: "Ann", text: "?", phrase: "one-moment" }))[0]!.text).toBe("One moment, please.");
    expect(saidIn(said({ name: "Ann", text: "Aye!", phrase: "of-a-later-release" }))[0]!.text).toBe("Aye!");
  });

  it("tells nothing of those who are muted", () => {
    expect(saidIn(said({ muted: true }))).toEqual([]);
  });

  it("has words for all that is offered", () => {
    for (const phrase of PHRASES) expect(speech.page.has(`phrase-${phrase}`)).toBe(true);
  });
});
