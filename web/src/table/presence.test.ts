import { describe, expect, it } from "vitest";
import { markOf } from "./presence.svelte";

describe("markOf", () => {
  const seat = { kind: "person", name: "Ann" } as const;

  it("says that somebody is here", () => {
    expect(markOf(seat, { here: true, online: true }, 1000)).toEqual({ kind: "here", words: "here" });
  });

  it("says how long somebody is away, and that they are gone when that was long ago", () => {
    expect(markOf(seat, { seconds: 5 }, 0)).toEqual({ kind: "away", words: "away" });
    expect(markOf(seat, { seconds: 100 }, 35)).toEqual({ kind: "away", words: "away 2 min" });
    expect(markOf(seat, { seconds: 100 }, 500)).toEqual({ kind: "gone", words: "gone 10 min" });
    expect(markOf(seat, { seconds: 90_000 }, 0)).toEqual({ kind: "gone", words: "gone 1 day" });
  });

  it("calls nobody gone who is connected", () => {
    expect(markOf(seat, { online: true, seconds: 7200 }, 0)).toEqual({ kind: "away", words: "away 2 hr" });
    expect(markOf(seat, { online: true }, 0)).toEqual({ kind: "away", words: "away" });
  });

  it("does not say since when if nobody knows", () => {
    expect(markOf(seat, {}, 100)).toEqual({ kind: "gone", words: "not here" });
  });

  it("knows bots, and says nothing of other seats or without news", () => {
    expect(markOf({ kind: "bot", bot: "easy" }, null, 0)).toEqual({ kind: "bot", words: "bot" });
    expect(markOf({ kind: "open" }, null, 0)).toBeNull();
    expect(markOf({ kind: "guest" }, null, 0)).toBeNull();
    expect(markOf(seat, null, 0)).toBeNull();
  });
});
