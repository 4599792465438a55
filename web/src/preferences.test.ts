import { describe, expect, it } from "vitest";
import { changes, restored } from "./preferences.svelte";

describe("what was kept", () => {
  it("is nothing at first", () => {
    expect(restored(null)).toMatchObject({ theme: "system", palette: "map", confirm: "touch", coach: false });
  });

  it("survives", () => {
    const kept = {
      theme: "dark",
      palette: "print",
      letters: true,
      language: "nl",
      game: "tiny",
      coached: ["learn-build"],
    };
    expect(restored(JSON.stringify(kept))).toMatchObject(kept);
  });

  it("loses only what cannot be read", () => {
    const text = JSON.stringify({ theme: "pink", letters: "yes", game: 3, coached: [1], motion: false, stranger: 1 });
    const found = restored(text);
    expect(found).toMatchObject({ theme: "system", letters: false, game: null, coached: [], motion: false });
    expect(found).not.toHaveProperty("stranger");
  });

  it.each(["", "{", "null", "[]", "7"])("bears damage: %s", (text) => {
    expect(restored(text).theme).toBe("system");
  });
});

it("tells what has changed", () => {
  const before = restored(null);
  expect(changes(before, { ...before, coached: [] })).toEqual({});
  expect(changes(before, { ...before, coached: ["learn-build"], letters: true })).toEqual({
    coached: ["learn-build"],
    letters: true,
  });
});
