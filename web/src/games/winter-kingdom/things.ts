/** What the things of Winter Kingdom look like, by the messages that name them. */

import { nameId } from "../../words/words";
import type { ThingSign } from "../games";
import { hexSymbol, pieceSymbol, placeSymbol } from "./view";

/** Hexes that are told by what lies upon them. */
const PLACES = ["castle", "tunnel", "village"];

/** The name of what pays, if a thing does. */
export function earnerOf(id: string): string | null {
  const match = /^(?:card|economy)-(.+)$/.exec(id);
  return match ? match[1]!.replaceAll("-", " ") : null;
}

/** The sign of a thing. */
export function thingSign(id: string): ThingSign | null {
  const [, family, name] = /^(talent|card|economy|twist|terrain|piece)-(.+)$/.exec(id) ?? [];
  if (!family) return null;
  if (family === "terrain") {
    return PLACES.includes(name!) ? { symbol: placeSymbol(name!), box: 38 } : { symbol: hexSymbol(name!), box: 42 };
  }
  return family === "piece"
    ? { symbol: pieceSymbol(name!, "blue"), box: 24 }
    : { symbol: nameId("rw-wk", id), box: 24 };
}
