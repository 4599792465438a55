/** How the log and the strip of the round tell of Kingdom Builder. */

import type { Sentence } from "../../words/words";
import { listed, MOVED, UNTOLD } from "../deeds";
import type { DeedStyle } from "../games";
import type { Sign } from "../hex/signs";
import { figureSymbol, placeSymbol, settlementSymbol, terrainSymbol } from "./view";

const tile: DeedStyle = listed("tile", { symbols: (args) => [placeSymbol(String(args["tile"]))] });
const terrain = listed("terrain", { symbols: (args) => [terrainSymbol(String(args["terrain"]))] });
const piece = listed("hex", { alike: ["piece"] });

export const DEEDS: Record<string, DeedStyle> = {
  "card-shown": terrain,
  "card-turned": terrain,
  "card-drawn": terrain,
  built: listed("hex"),
  moved: MOVED,
  placed: piece,
  "taken-back": piece,
  "set-aside": listed("hex"),
  struck: listed("hex", { alike: ["piece", "owner"] }),
  walled: listed("hex"),
  scouted: listed("hex"),
  "tile-used": tile,
  "tile-repeated": tile,
  "tile-taken": tile,
  "tile-lost": tile,
  earned: { sum: "gold", alike: ["source"] },
  "line-marked": listed("line"),
  stopped: UNTOLD,
};

/** What an event looks like in a line of signs; nothing if it is left out. */
export function signOf({ kind, args }: Sentence, colour: string): Sign | null {
  switch (kind) {
    case "card-shown":
    case "card-turned":
      return { symbol: terrainSymbol(String(args["terrain"])), box: 33 };
    case "built":
      return { symbol: settlementSymbol(colour), many: true };
    case "placed":
      return { symbol: figureSymbol(String(args["piece"]), colour), many: true };
    case "moved":
      return { text: "→", many: true };
    case "tile-used":
      return { symbol: placeSymbol(String(args["tile"])), box: 38 };
    case "tile-taken":
      return { symbol: placeSymbol(String(args["tile"])), box: 38, text: "+" };
    case "earned":
      return { text: `+${String(args["gold"])}`, gold: true };
    default:
      return null;
  }
}
