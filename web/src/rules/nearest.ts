/** What somebody means who has written it almost right. */

import { folded } from "./fold";

/** A name and what is called so. */
export interface Called<Meant> {
  called: string;
  meant: Meant;
}

/** Below this, two names have nothing in common. */
const LEAST = 0.4;

/** How alike two texts are, from 0 to 1: by the pairs of letters that they share. */
export function likeness(one: string, other: string): number {
  const [left, right] = [pairsOf(one), pairsOf(other)];
  if (!left.length || !right.length) return one === other ? 1 : 0;
  const rest = [...right];
  const shared = left.filter((pair) => {
    const at = rest.indexOf(pair);
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  });
  return (2 * shared.length) / (left.length + right.length);
}

function pairsOf(text: string): string[] {
  // With blanks around it the first and the last letter count as much as the others.
  const bare = ` ${folded(text.replace(/[^\p{L}\p{N}]+/gu, " "))} `;
  return Array.from({ length: bare.length - 1 }, (_, at) => bare.slice(at, at + 2));
}

/** What is called most like it; nothing if nothing is. */
export function nearest<Meant>(wanted: string, names: readonly Called<Meant>[]): Meant | null {
  let best: { meant: Meant; like: number } | null = null;
  for (const { called, meant } of names) {
    const like = likeness(wanted, called);
    if (like >= LEAST && like > (best?.like ?? 0)) best = { meant, like };
  }
  return best && best.meant;
}
