/** What the things of Winter Kingdom look like, by the messages that name them. */

import { nameId } from "../../words/words";
import type { ThingSign } from "../games";
import { pieceSymbol } from "./view";

/** The name of what pays, if a thing does. */
export function earnerOf(id: string): string | null {
  const match = /^(?:card|economy)-(.+)$/.exec(id);
  return match ? match[1]!.replaceAll("-", " ") : null;
}

/** The sign of a thing. */
export function thingSign(id: string): ThingSign | null {
  const [, family, name] = /^(talent|card|economy|twist|piece)-(.+)$/.exec(id) ?? [];
  if (!family) return null;
  return family === "piece"
    ? { symbol: pieceSymbol(name!, "blue"), box: 24 }
    : { symbol: nameId("rw-wk", id), box: 24 };
}
