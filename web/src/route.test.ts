import { describe, expect, it } from "vitest";
import { parsed } from "./route";

describe("addresses", () => {
  it.each([
    ["/", "home", null],
    ["/new", "new", null],
    ["/daily", "daily", null],
    ["/new/kingdom-builder", "new", "kingdom-builder"],
    ["/tables/", "tables", null],
    ["/table/ouiYkhCJQD2nvFyrgL-8dQ", "table", "ouiYkhCJQD2nvFyrgL-8dQ"],
    ["/replay/ouiYkhCJQD2nvFyrgL-8dQ/", "replay", "ouiYkhCJQD2nvFyrgL-8dQ"],
    ["/rules/winter-kingdom", "rules", "winter-kingdom"],
    ["/reset", "reset", null],
    ["/learn", "learn", null],
    ["/learn/dominion/", "learn", "dominion"],
    ["/learn/dominion/the-end", "lesson", "dominion"],
    ["/puzzles", "puzzles", null],
    ["/puzzles/dominion", "puzzles", "dominion"],
    ["/puzzles/dominion/abc234", "puzzle", "dominion"],
    ["/mistakes", "mistakes", null],
    ["/mistakes/ouiYkhCJQD2nvFyrgL-8dQ", "exercise", "ouiYkhCJQD2nvFyrgL-8dQ"],
    ["/moderation", "moderation", null],
    ["/moderation/ouiYkhCJQD2nvFyrgL-8dQ", "moderated", "ouiYkhCJQD2nvFyrgL-8dQ"],
    ["/rules", "rules", null],
    ["/rules/", "rules", null],
    ["/rules/a/b/c", "unknown", null],
    ["/table", "unknown", null],
    ["/table/a/b", "unknown", null],
    ["/api/v1/offer", "unknown", null],
  ])("%s is %s", (path, screen, what) => {
    expect(parsed(path, "")).toMatchObject({ screen, what });
  });

  it("reads which thing the rules are asked about, and which paragraph", () => {
    expect(parsed("/rules/dominion/card-moat", "")).toMatchObject({ screen: "rules", part: "card-moat", anchor: null });
    expect(parsed("/rules/dominion/caf%C3%A9/", "", "#turn-build")).toMatchObject({
      part: "café",
      anchor: "turn-build",
    });
    expect(parsed("/rules/dominion/%E9", "", "")).toMatchObject({ part: "%E9" });
  });

  it("reads the query", () => {
    expect(parsed("/replay/x", "?step=12&eyes=1").query.get("step")).toBe("12");
  });
});
