/** A map in one line of text, by which the server knows its ground: `0,0/GGC/W_L`. */

/** A hex and the letter of its kind. */
export interface Lettered {
  q: number;
  r: number;
  letter: string;
}

const NO_HEX = "_";

/** The row and the column of the upper left corner, and then all rows; odd ones lie half a hex to the right. */
export function chartOf(hexes: Iterable<Lettered>): string {
  const rows = new Map<number, Map<number, string>>();
  let left = Infinity;
  for (const { q, r, letter } of hexes) {
    const column = q + Math.floor(r / 2);
    left = Math.min(left, column);
    if (!rows.has(r)) rows.set(r, new Map());
    rows.get(r)!.set(column, letter);
  }
  const [top, bottom] = [Math.min(...rows.keys()), Math.max(...rows.keys())];
  const lines = Array.from({ length: bottom - top + 1 }, (_, down) => {
    const row = rows.get(top + down) ?? new Map<number, string>();
    const length = Math.max(left - 1, ...row.keys()) - left + 1;
    return Array.from({ length }, (_, along) => row.get(left + along) ?? NO_HEX).join("");
  });
  return [`${top},${left}`, ...lines].join("/");
}
