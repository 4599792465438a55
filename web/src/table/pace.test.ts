import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Pace } from "../preferences.svelte";
import { Queue } from "./pace";

let pace: Pace = "calm";
let shown: number[] = [];
const queue = () =>
  new Queue<number>(
    (thing) => shown.push(thing),
    () => pace,
  );

beforeEach(() => {
  vi.useFakeTimers();
  pace = "calm";
  shown = [];
});
afterEach(() => vi.useRealTimers());

test("steps come one after the other", () => {
  const steps = queue();
  for (const step of [1, 2, 3]) steps.add(step);
  expect(shown).toEqual([]);
  vi.advanceTimersByTime(600);
  expect(shown).toEqual([1]);
  expect(steps.length).toBe(2);
  vi.advanceTimersByTime(1200);
  expect(shown).toEqual([1, 2, 3]);
  steps.add(4);
  vi.advanceTimersByTime(600);
  expect(shown).toEqual([1, 2, 3, 4]);
});

test("whoever wants them at once gets them at once, even in the middle", () => {
  const steps = queue();
  steps.add(1);
  pace = "at-once";
  steps.add(2);
  expect(shown).toEqual([1, 2]);
});

test("all can be skipped, and nothing comes twice", () => {
  const steps = queue();
  for (const step of [1, 2, 3]) steps.add(step);
  vi.advanceTimersByTime(600);
  steps.finish();
  vi.advanceTimersByTime(10_000);
  expect(shown).toEqual([1, 2, 3]);
});

test("step by step, each waits until it is asked for", () => {
  pace = "steps";
  const steps = queue();
  steps.add(1);
  steps.add(2);
  vi.advanceTimersByTime(60_000);
  expect(shown).toEqual([]);
  steps.next();
  expect(shown).toEqual([1]);
  vi.advanceTimersByTime(60_000);
  expect(shown).toEqual([1]);
});

test("many steps catch up", () => {
  const steps = queue();
  for (let step = 0; step < 60; step++) steps.add(step);
  vi.advanceTimersByTime(30_000);
  expect(shown).toHaveLength(60);
  expect(30_000).toBeLessThan(60 * 600);
});

test("where there is nothing to look at, the next follows at once", () => {
  const steps = new Queue<number>(
    (thing) => shown.push(thing),
    () => pace,
    (thing) => thing === 1,
  );
  for (const step of [1, 2, 3]) steps.add(step);
  vi.advanceTimersByTime(600);
  expect(shown).toEqual([1, 2]);
});

test("what is cleared is never shown", () => {
  const steps = queue();
  steps.add(1);
  steps.clear();
  vi.advanceTimersByTime(10_000);
  expect(shown).toEqual([]);
  expect(steps.length).toBe(0);
});
