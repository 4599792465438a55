import { describe, expect, it } from "vitest";
import type { SeatSign } from "../protocol";
import { addressOf, alone } from "./moving";

const me: SeatSign = { kind: "person", yours: true };
const guest: SeatSign = { kind: "guest", yours: true };
const bot: SeatSign = { kind: "bot" };
const ben: SeatSign = { kind: "person" };

describe("a game that can be taken along", () => {
  it("is one without other people", () => {
    expect([[me, bot], [me, guest], [me, guest, bot], [me]].map(alone)).toEqual([true, true, true, true]);
    expect(
      [
        [me, ben],
        [me, bot, ben],
        [bot, bot],
        [ben, bot],
      ].map(alone),
    ).toEqual([false, false, false, false]);
  });

  it("is at a table, or in a replay if it is over", () => {
    expect(addressOf({ table: "abc", over: false })).toBe("/table/abc");
    expect(addressOf({ table: "abc", over: true })).toBe("/replay/abc");
  });
});
