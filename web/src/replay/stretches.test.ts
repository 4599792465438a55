import { describe, expect, it, vi } from "vitest";
import type { ReplayStep } from "../protocol";
import { Stretches } from "./stretches";

const step = (number: number): ReplayStep => ({
  view: { number },
  seat: 0,
  turn: 1,
  action: null,
  events: [],
  scores: [],
});

function game(actions: number) {
  return vi.fn((first: number, count: number) =>
    Promise.resolve(Array.from({ length: Math.min(count, actions + 1 - first) }, (_, index) => step(first + index))),
  );
}

describe("stretches", () => {
  it("fetch a position with its neighbours, once", async () => {
    const load = game(25);
    const stretches = new Stretches(load, 10);
    expect(stretches.peek(12)).toBeUndefined();
    const [found] = await Promise.all([stretches.want(12), stretches.want(17)]);
    expect(found?.view).toEqual({ number: 12 });
    expect(stretches.peek(19)?.view).toEqual({ number: 19 });
    expect(load.mock.calls).toEqual([[10, 10]]);
  });

  it("know nothing behind the end", async () => {
    const stretches = new Stretches(game(25), 10);
    expect(await stretches.want(25)).toBeDefined();
    expect(await stretches.want(26)).toBeUndefined();
  });

  it("forget what was used longest ago", async () => {
    const stretches = new Stretches(game(99), 10, 2);
    await stretches.want(5);
    await stretches.want(15);
    await stretches.want(5);
    await stretches.want(25);
    expect([5, 15, 25].map((number) => stretches.peek(number) !== undefined)).toEqual([true, false, true]);
  });

  it("ask again after a failure", async () => {
    const load = game(9);
    load.mockRejectedValueOnce(new Error("offline"));
    const stretches = new Stretches(load, 10);
    await expect(stretches.want(3)).rejects.toThrow("offline");
    expect(await stretches.want(3)).toBeDefined();
  });
});
