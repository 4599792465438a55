import { describe, expect, it } from "vitest";
import type { Player } from "../games/games";
import type { Position } from "../protocol";
import type { Entry } from "./log";
import { Sharing } from "./sharing.svelte";

const player = (seat: number, yours: boolean): Player => ({ seat, name: `P${seat}`, colour: "blue", yours });
const at = (turn: number | null, eyes: number, mine: number[], phase = "playing") => {
  const players = [0, 1, 2].map((seat) => player(seat, mine.includes(seat)));
  const seats = players.map(() => ({ kind: "person" }));
  return new Sharing(() => ({ position: { turn, eyes, phase, seats } as unknown as Position, players }));
};
const drawn = (audience: number | null) => ({ kind: "card-drawn", args: {}, audience });
const log = [{ number: 1, events: [drawn(0), drawn(1), drawn(null)] }] as unknown as Entry[];
const read = (sharing: Sharing) => sharing.readable(log)[0]!.events!.map((event) => event.audience);

describe("one screen for several", () => {
  it("is nobody's until it is taken, and then the taker's", () => {
    const sharing = at(0, 0, [0, 1]);
    expect([sharing.next?.seat, sharing.eyes]).toEqual([0, null]);
    expect(read(sharing)).toEqual([null]);
    sharing.holder = 0;
    expect([sharing.next, sharing.eyes]).toEqual([null, 0]);
    expect(read(sharing)).toEqual([0, null]);
  });

  it("shows nobody's hand while others play", () => {
    const sharing = at(2, 0, [0, 1]);
    sharing.holder = 1;
    expect([sharing.next, sharing.eyes]).toEqual([null, null]);
    expect(read(sharing)).toEqual([null]);
  });

  it("is handed to nobody while it is hidden who is asked", () => {
    const sharing = at(null, 0, [0, 1]);
    sharing.holder = 1;
    expect([sharing.next, sharing.eyes]).toEqual([null, null]);
    sharing.holder = 0;
    expect([sharing.next, sharing.eyes]).toEqual([null, 0]);
  });

  it("has no secrets from one alone, nor after the game", () => {
    expect([at(0, 0, [0]).next, at(0, 0, [0]).eyes]).toEqual([null, 0]);
    const over = at(0, 0, [0, 1], "over");
    expect([over.next, over.eyes]).toEqual([null, 0]);
    expect(read(over)).toEqual([0, 1, null]);
  });
});
