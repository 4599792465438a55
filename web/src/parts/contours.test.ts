import { expect, it } from "vitest";
import { contours } from "./contours";

it("draws closed lines, some of them thicker, and always the same", () => {
  const drawn = contours();
  expect(drawn.length).toBe(23);
  expect(drawn.filter(({ counted }) => counted).length).toBe(5);
  for (const { path } of drawn) expect(path).toMatch(/^M-?\d+ -?\d+(Q-?\d+ -?\d+ -?\d+ -?\d+){40}Z$/);
  expect(new Set(drawn.map(({ path }) => path)).size).toBe(drawn.length);
  expect(contours()).toEqual(drawn);
});
