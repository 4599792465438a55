import { expect, it } from "vitest";
import { BRANCH, leaves } from "./laurel";

it("grows leaves in pairs along the branch, smaller towards its tip", () => {
  const grown = leaves();
  expect(grown.length).toBe(18);
  expect(grown.filter(({ lit }) => lit).length).toBe(9);
  const sizes = grown.map(({ transform }) => Number(/scale\((.+)\)/.exec(transform)![1]));
  expect(sizes).toEqual([...sizes].sort((one, other) => other - one));
  for (const { transform } of grown) {
    const [x, y] = /translate\((.+) (.+)\) r/.exec(transform)!.slice(1).map(Number) as [number, number];
    expect(x > 0 && x < BRANCH.width && y > 0 && y < BRANCH.height).toBe(true);
  }
});
