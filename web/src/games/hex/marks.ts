/** What happened lately, what a bot advises, and where points come from, as marks on a map. */

import type { Mark, Trail } from "../../board/board";
import type { Scene } from "../games";

/** The marks of a scene; `deeds` are the kinds of events that happen at a hex. */
export function marksOf(scene: Scene, deeds: readonly string[]): Mark[] {
  const found: Mark[] = [];
  let step = 0;
  // From the newest back: a hex is marked once, and not at all if what stood there has moved on since.
  const settled = new Set<string>();
  for (const { kind, args } of [...scene.recent].reverse()) {
    if (!deeds.includes(kind)) continue;
    const cell = String(args["hex"]);
    const seat = args["seat"] as number;
    const { colour } = scene.players[seat]!;
    if (!settled.has(cell)) found.unshift({ cell, kind: seat === scene.turn ? "step" : "last", colour });
    settled.add(cell);
    if (kind === "moved") settled.add(String(args["from"]));
  }
  for (const mark of found) if (mark.kind === "step") mark.text = String(++step);
  const advised = scene.advice?.args["hex"];
  if (advised) found.push({ cell: String(advised), kind: "advice" });
  for (const { places, points } of scene.gains) {
    places.forEach((cell, index) => {
      found.push(index === 0 ? { cell, kind: "gain", text: `+${points}` } : { cell, kind: "gain" });
    });
  }
  for (const cell of scene.pointed) found.push({ cell, kind: "told" });
  return found;
}

/**
 * The ways of all pieces that were moved lately. A chain of moves is one way, and what was built lately has none: it is
 * marked where it is now.
 */
export function trailsOf(scene: Scene): Trail[] {
  const origins = new Map<string, Trail>();
  const fresh = new Set<string>();
  for (const { kind, args } of scene.recent) {
    const cell = String(args["hex"]);
    if (kind === "built" || kind === "placed") fresh.add(cell);
    if (kind !== "moved") continue;
    const from = String(args["from"]);
    if (fresh.delete(from)) {
      fresh.add(cell);
      continue;
    }
    const origin = origins.get(from)?.from ?? from;
    origins.delete(from);
    const { colour } = scene.players[args["seat"] as number]!;
    if (origin !== cell) origins.set(cell, { from: origin, to: cell, colour });
  }
  return [...origins.values()];
}
