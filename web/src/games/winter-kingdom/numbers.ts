/** The numbers of a hex are those of its two lines: of the one that falls to the right, and of its row. */

import type { Cell, EdgeNumber } from "../../board/board";
import { middle } from "../../board/geometry";
import { atEnd, atLeft } from "../hex/numbers";

/**
 * Rows have their number at the left, falling lines at their lower end; where the number of a row is in the way, at
 * their upper one, or none at all.
 */
export function numbers(cells: readonly Cell[]): EdgeNumber[] {
  const rows = [...Map.groupBy(cells, ({ r }) => r).values()].map((row) => least(row, ({ q }) => q));
  const lines = [...Map.groupBy(cells, ({ q }) => q).values()];
  const taken = new Set(rows.map(({ q, r }) => `${q - 1},${r}`));
  return [
    ...rows.map((cell) => atLeft(middle(cell), cell.r)),
    ...lines.flatMap((line) => {
      const [first, last] = [least(line, ({ r }) => r), least(line, ({ r }) => -r)];
      if (!taken.has(`${last.q},${last.r + 1}`)) return [atEnd(last, last.q, "lower")];
      return taken.has(`${first.q},${first.r - 1}`) ? [] : [atEnd(first, first.q, "upper")];
    }),
  ];
}

function least(cells: readonly Cell[], weight: (cell: Cell) => number): Cell {
  return cells.reduce((best, cell) => (weight(cell) < weight(best) ? cell : best));
}
