/** Going over the board by keys: which cell comes next. */

import type { Cell } from "./board";
import { middle } from "./geometry";

/** Where somebody is, and the `x` they wish to keep while they go up and down. */
export interface Stand {
  cell: Cell;
  wish: number;
}

/** The rows from top to bottom, each from left to right. */
export function rows(cells: readonly Cell[]): Cell[][] {
  const sorted = [...cells].sort((one, other) => one.r - other.r || one.q - other.q);
  const found: Cell[][] = [];
  for (const cell of sorted) {
    const last = found.at(-1);
    if (last?.[0]?.r === cell.r) last.push(cell);
    else found.push([cell]);
  }
  return found;
}

export function standOn(cell: Cell): Stand {
  return { cell, wish: middle(cell).x };
}

/** Where a key leads; null when the key is not one for going about. A key that leads nowhere stays. */
export function go(
  table: readonly (readonly Cell[])[],
  from: Stand,
  key: string,
  targets: ReadonlySet<string>,
): Stand | null {
  const row = table.findIndex((cells) => cells[0]?.r === from.cell.r);
  const here = table[row] ?? [];
  const place = here.findIndex(({ id }) => id === from.cell.id);
  switch (key) {
    case "ArrowLeft":
      return along(here[place - 1], from);
    case "ArrowRight":
      return along(here[place + 1], from);
    case "Home":
      return along(here[0], from);
    case "End":
      return along(here.at(-1), from);
    case "ArrowUp":
      return across(table[row - 1], from);
    case "ArrowDown":
      return across(table[row + 1], from);
    case "PageUp":
      return across(table[0], from);
    case "PageDown":
      return across(table.at(-1), from);
    case "n":
      return along(target(table, from.cell, targets, 1), from);
    case "p":
      return along(target(table, from.cell, targets, -1), from);
    default:
      return null;
  }
}

function along(cell: Cell | undefined, from: Stand): Stand {
  return cell ? standOn(cell) : from;
}

/** The cell of a row nearest to the wish; rows are half a hex apart, and of two as near it is the left one. */
function across(row: readonly Cell[] | undefined, from: Stand): Stand {
  let best: Cell | undefined;
  let far = Infinity;
  for (const cell of row ?? []) {
    const away = Math.abs(middle(cell).x - from.wish);
    // Nearer by more than the noise of multiplying an irrational width.
    if (away < far - 1e-6) [best, far] = [cell, away];
  }
  return best ? { cell: best, wish: from.wish } : from;
}

/** The next target in reading order, or the one before, around the end. */
function target(
  table: readonly (readonly Cell[])[],
  from: Cell,
  targets: ReadonlySet<string>,
  turn: 1 | -1,
): Cell | undefined {
  const order = table.flat();
  const start = order.findIndex(({ id }) => id === from.id);
  for (let steps = 1; steps <= order.length; steps++) {
    const cell = order[(start + turn * steps + order.length * 2) % order.length];
    if (cell && targets.has(cell.id)) return cell;
  }
  return undefined;
}
