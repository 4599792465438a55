import { describe, expect, it } from "vitest";
import type { News, Position } from "../protocol";
import { Arrivals, merged, missing } from "./log";

const news = (number: number, actions?: number): News => ({
  type: "news",
  table: "t",
  number,
  time: 0,
  kind: "played",
  position: actions === undefined ? null : ({ actions } as Position),
});

describe("the log", () => {
  it("holds each entry once and in order", () => {
    const log = merged(merged([], [news(3), news(1)]), [news(2), news(3)]);
    expect(log.map((entry) => entry.number)).toEqual([1, 2, 3]);
  });

  it("remembers how many actions were left, and not the whole position", () => {
    const [live, missed] = merged([], [news(1, 7), news(2)]);
    expect(live).toMatchObject({ actions: 7 });
    expect(live).not.toHaveProperty("position");
    expect(missed!.actions).toBeUndefined();
  });

  it("knows what it lacks", () => {
    const log = merged([], [news(1), news(2), news(5)]);
    expect(missing(log, 5)).toBe(4);
    expect(missing(log, 6)).toBe(6);
    expect(missing(log, 2)).toBeNull();
    expect(missing([], 0)).toBeNull();
  });
});

it("finds each new entry once, whatever comes first", () => {
  const found = (arrivals: Arrivals, ...numbers: number[]) =>
    arrivals.in(numbers.map((number) => news(number))).map(({ number }) => number);
  const arrivals = new Arrivals();
  expect(found(arrivals)).toEqual([]);
  expect(found(arrivals, 4, 5)).toEqual([]);
  // What was said comes before the step that is shown later, and the beginning of the log comes last.
  expect(found(arrivals, 4, 5, 8)).toEqual([8]);
  expect(found(arrivals, 1, 2, 4, 5, 6, 8)).toEqual([6]);
  expect(found(arrivals, 1, 2, 4, 5, 6, 8)).toEqual([]);
});
