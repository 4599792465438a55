/** What the things of Kingdom Builder look like, by the messages that name them. */

import type { ThingSign } from "../games";
import { cardSymbol, figureSymbol, hexSymbol, markerSymbol, placeSymbol, settlementSymbol } from "./view";

/** What earns gold and is no card. */
const EARNERS = ["castles", "palaces", "capitols", "treasure"];
/** Pieces that belong to nobody. */
const COMMON = ["wall"];

/** Hexes that are told by what lies upon them. */
const PLACES = ["location", "castle", "nomad", "palace", "silo"];

const medallion = (name: string): ThingSign => ({ symbol: placeSymbol(name), box: 38 });

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
  const [, family, name] = /^(tile|terrain|piece|set)-(.+)$/.exec(id) ?? [];
  if (family === "tile") return medallion(name!);
  if (family === "terrain") return PLACES.includes(name!) ? medallion(name!) : { symbol: hexSymbol(name!), box: 42 };
  if (family === "set") return { symbol: markerSymbol(id), box: 24 };
  if (family !== "piece") return null;
  if (name === "settlement") return { symbol: settlementSymbol("blue"), box: 24 };
  const box = name === "city-hall" ? 112 : 34;
  return { symbol: COMMON.includes(name!) ? markerSymbol(name!) : figureSymbol(name!, "blue"), box };
}
