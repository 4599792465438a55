import { expect, it } from "vitest";
import { middle } from "../../board/geometry";
import { cells } from "./ground";
import { numbers } from "./numbers";
import { flags } from "./pieces";
import { large, players, view, words } from "./sample";

const texts = (found: ReturnType<typeof numbers>, anchor: string) =>
  found.filter((number) => number.anchor === anchor).map(({ text }) => text);

it("numbers rows at the left and columns above", () => {
  const ground = cells(view(), words, players);
  const found = numbers(ground, []);
  expect([texts(found, "end"), texts(found, "middle")]).toEqual([
    ["0", "1"],
    ["0", "1"],
  ]);
  // In a line beside the map, though every other row begins half a hex further; each above its column.
  expect(new Set(found.slice(0, 2).map(({ x }) => x)).size).toBe(1);
  expect(found.slice(0, 2).map(({ y }) => y)).toEqual([middle(ground[0]!).y, middle(ground[2]!).y]);
  expect(found.slice(2).map(({ x }) => x)).toEqual([middle(ground[0]!).x, middle(ground[1]!).x]);
});

it("numbers the island as the log does, wherever it lies", () => {
  for (const beside of [false, true]) {
    const ground = cells(large(), words, players, beside);
    const found = numbers(ground, []);
    expect(texts(found, "end")).toEqual(["0", "1", "3"]);
    expect(texts(found, "middle")).toEqual(["0", "1", "2", "3", "4", "1", "2"]);
    const desert = middle(ground.find(({ id }) => id === "3,1")!);
    expect(found.find(({ text, anchor }) => text === "3" && anchor === "end")!.y).toBe(desert.y);
    expect(found.at(-2)!.x).toBeCloseTo(desert.x);
  }
});

it("leaves the place of a flag free", () => {
  const marked = large({ kits: { harvest: { values: [0, 0], marks: [0, 1, -1] } } });
  const found = numbers(cells(marked, words, players), flags(marked, players));
  expect(texts(found, "end")).toEqual(["0", "3"]);
});
