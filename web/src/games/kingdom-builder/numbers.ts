/** The numbers of rows, at the left of the map, and of columns, above it; the island has its own. */

import type { Cell, EdgeNumber, Flag } from "../../board/board";
import { middle, WIDTH } from "../../board/geometry";
import { above, atLeft } from "../hex/numbers";

/** All numbers around the map, whose cells come in reading order. Where the flag of a row stands at its left there is none. */
export function numbers(cells: readonly Cell[], flags: readonly Flag[]): EdgeNumber[] {
  const flagged = new Set(flags.map(({ cell }) => rowOf(cell)).filter((row) => row % 2));
  const parts = Map.groupBy(cells, ({ area }) => area === "island");
  return [...parts].flatMap(([onIsland, part]) => {
    // In reading order: the first of each row is at its left end.
    const rows = [...Map.groupBy(part, ({ id }) => rowOf(id))].map(([row, [first]]) => ({ row, ...middle(first!) }));
    const left = Math.min(...rows.map(({ x }) => x));
    const columns = new Set(part.map(({ id }) => columnOf(id)));
    // In odd rows a column lies half a hex further: the numbers go by the first row.
    const [first] = part;
    const { x, y } = middle(first!);
    return [
      // Beside the map stands a column of numbers; the island is round, and close to the map.
      ...rows.filter(({ row }) => !flagged.has(row)).map(({ row, x, y }) => atLeft({ x: onIsland ? x : left, y }, row)),
      ...[...columns].map((column) => above({ x: x + WIDTH * (column - columnOf(first!.id)), y }, column)),
    ];
  });
}

const rowOf = (hex: string) => Number(hex.split(",")[0]);
const columnOf = (hex: string) => Number(hex.split(",")[1]);
