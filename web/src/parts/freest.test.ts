import { expect, test } from "vitest";
import { freest } from "./freest";

const screen = { width: 400, height: 400 };
const size = { width: 100, height: 40 };
const near = { left: 150, top: 100, width: 40, height: 40 };

test("it lies below what it explains, and above what is low on the screen", () => {
  expect(freest(near, size, screen, [], 8)).toEqual({ left: 150, top: 148 });
  expect(freest({ ...near, top: 300 }, size, screen, [], 8)).toEqual({ left: 150, top: 252 });
});

test("it covers nothing that can be pressed where there is another place", () => {
  const below = { left: 0, top: 145, width: 400, height: 30 };
  expect(freest(near, size, screen, [below], 8)).toEqual({ left: 150, top: 52 });
  const above = { left: 0, top: 0, width: 400, height: 98 };
  expect(freest(near, size, screen, [below, above], 8)).toEqual({ left: 198, top: 100 });
});

test("where all around can be pressed, it lies at the nearest place that is free", () => {
  const around = { left: 20, top: 20, width: 300, height: 200 };
  const { left, top } = freest(near, size, screen, [around], 8);
  expect(top).toBeGreaterThanOrEqual(around.top + around.height);
  expect(top).toBeLessThan(around.top + around.height + 40);
  expect(Math.abs(left - near.left)).toBeLessThan(40);
});

test("it never leaves the screen", () => {
  const { left, top } = freest({ left: 390, top: 5, width: 8, height: 8 }, size, screen, [], 8);
  expect(left + size.width).toBeLessThanOrEqual(screen.width);
  expect(top).toBeGreaterThanOrEqual(0);
});
