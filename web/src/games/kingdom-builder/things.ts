/** What the things of Kingdom Builder look like, by the messages that name them. */

import type { ThingSign } from "../games";
import { cardSymbol, figureSymbol, markerSymbol, placeSymbol } from "./view";

/** What earns gold and is no card. */
const EARNERS = ["castles", "palaces", "capitols", "treasure"];
/** Pieces that belong to nobody. */
const COMMON = ["wall"];

/** The name of what earns gold, if a thing does. */
export function earnerOf(id: string): string | null {
  const match = /^(?:card|task)-(.+)$/.exec(id);
  if (match) return match[1]!.replaceAll("-", " ");
  return EARNERS.includes(id) ? id : null;
}

/** The sign of a thing. */
export function thingSign(id: string): ThingSign | null {
  const earner = earnerOf(id);
  if (earner) return { symbol: cardSymbol(earner), box: 24 };
  const [, family, name] = /^(tile|piece|set)-(.+)$/.exec(id) ?? [];
  if (family === "tile") return { symbol: placeSymbol(name!), box: 38 };
  if (family === "set") return { symbol: markerSymbol(id), box: 24 };
  if (family !== "piece") return null;
  return { symbol: COMMON.includes(name!) ? markerSymbol(name!) : figureSymbol(name!, "blue"), box: 30 };
}
