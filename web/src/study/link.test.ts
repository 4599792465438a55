import { describe, expect, it } from "vitest";
import { addressOf, linkedIn, type Linked } from "./link";
import { grown } from "./tree";

async function again(linked: Linked): Promise<Linked> {
  const url = new URL(await addressOf(linked), "http://here");
  return linkedIn(url.pathname.split("/")[2] ?? null, url.searchParams);
}

describe("the address of a study", () => {
  const actions = ["build 1,2", "move 3,4 > 5,6"];
  const tree = grown(grown([], actions), ["end"]);

  it("reproduces it", async () => {
    const game: Linked = { beginning: { kind: "table", table: "abc", at: 7 }, seat: 1, tree, actions };
    expect(await again(game)).toEqual(game);
    const dump: Linked = {
      beginning: { kind: "dump", game: "dominion", dump: { hand: ["Köln"], turn: 3 } },
      seat: null,
      tree: [],
      actions: [],
    };
    expect(await again(dump)).toEqual(dump);
  });

  it("is refused where its position cannot be read", async () => {
    await expect(linkedIn(null, new URLSearchParams({ position: "%%%" }))).rejects.toThrow();
    await expect(linkedIn(null, new URLSearchParams({ position: "AAAA" }))).rejects.toThrow();
  });
});
