/** What stands on a map, followed from one view to the next. */

import type { Figure, Piece } from "../../board/board";

/** Pieces that look the same: one of them may have moved to where another one was not. */
export interface Kind {
  name: string;
  figure: Figure;
  hexes: readonly string[];
  /** Where one of them stands, or stood, that is in somebody's hand. */
  lifted?: string | null;
}

/**
 * Everything that stands on the map. A piece has no name of its own: one that vanished and one of the same kind that
 * appeared between two views are taken for the same piece, so that it is seen to move.
 */
export function followed(kinds: readonly Kind[], before: readonly Piece[]): Piece[] {
  let next = 1 + Math.max(0, ...before.map(({ key }) => Number(key.split(":")[1])));
  return kinds.flatMap(({ name, figure, hexes: standing, lifted }) => {
    const hexes = lifted && !standing.includes(lifted) ? [...standing, lifted] : standing;
    const known = before.filter(({ key }) => key.startsWith(`${name}:`));
    const stay = new Map(known.filter(({ cell }) => hexes.includes(cell)).map(({ cell, key }) => [cell, key]));
    const gone = known.filter(({ cell }) => !hexes.includes(cell)).map(({ key }) => key);
    return hexes.map((cell) => {
      const key = stay.get(cell) ?? gone.shift() ?? `${name}:${next++}`;
      return cell === lifted ? { ...figure, key, cell, ghost: true } : { ...figure, key, cell };
    });
  });
}
