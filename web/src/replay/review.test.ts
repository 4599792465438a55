import { describe, expect, it } from "vitest";
import { chances, costliest, type Moment, type Review } from "./review";

const flat = (chance: number) => ({ chances: [chance, 1 - chance], leads: [0, 0] });
const line = { actions: ["build 1,1", "build 1,2"], deeds: [], earned: {} };

function moment(seat: number, cost: number, verdict: Moment["verdict"], at = 0): Moment {
  const value = { luck: flat(0), before: flat(0.5), after: flat(0.5 - cost), cost, error: 0.01, verdict, tags: [] };
  return { at, seat, turn: 1, ...value, played: line, best: line };
}

function reviewOf(...moments: Moment[]): Review {
  return { start: flat(0.6), moments, result: flat(1), seats: [] };
}

describe("the costliest decisions", () => {
  const review = reviewOf(
    moment(0, 0.03, "inaccuracy"),
    moment(1, 0.4, "blunder"),
    moment(0, 0.07, "mistake"),
    moment(0, -0.1, "brilliant"),
    moment(1, 0.01, "good"),
  );

  it("come with the worst first, and good ones not at all", () => {
    expect(costliest(review, [], 2).map(({ cost }) => cost)).toEqual([0.4, 0.07]);
    expect(costliest(review, [], 9)).toHaveLength(3);
  });

  it("are those of the seats that are asked for", () => {
    expect(costliest(review, [0], 9).map(({ cost }) => cost)).toEqual([0.07, 0.03]);
  });
});

describe("the line of chances", () => {
  it("shows luck upright and decisions aslant, up to the result", () => {
    const scale = { x: (step: number) => 10 * step, y: (chance: number) => 100 - 100 * chance };
    expect(chances(reviewOf(moment(0, 0.2, "blunder", 1)), 0, 5, scale)).toBe("M0.0 40.0H10.0V50.0L30.0 70.0H50.0V0.0");
  });
});
