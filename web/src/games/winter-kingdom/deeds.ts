/** How the log and the strip of the round tell of Winter Kingdom. */

import type { Sentence } from "../../words/words";
import { listed, MOVED, UNTOLD } from "../deeds";
import type { DeedStyle } from "../games";
import type { Sign } from "../hex/signs";
import { COIN, pieceSymbol, talentSymbol, terrainSymbol } from "./view";

const terrain = listed("terrain", { symbols: (args) => [terrainSymbol(String(args["terrain"]))] });
const piece = listed("hex", { alike: ["piece"] });
const talent = listed("talent", { sum: "coins", symbols: (args) => [talentSymbol(String(args["talent"]))] });

export const DEEDS: Record<string, DeedStyle> = {
  "card-shown": terrain,
  "card-drawn": terrain,
  built: piece,
  moved: MOVED,
  coins: { sum: "coins", alike: ["economy"] },
  "talent-used": {
    items: ({ talent, level }, words) => [words.name("talent", String(talent)) + (level === 2 ? " II" : "")],
    symbols: (args) => [talentSymbol(String(args["talent"]))],
  },
  bought: talent,
  upgraded: talent,
  "extra-bought": talent,
  salvaged: { ...piece, sum: "coins" },
  lost: piece,
  stopped: UNTOLD,
};

/** What an event looks like in a line of signs; nothing if it is left out. */
export function signOf({ kind, args }: Sentence, colour: string): Sign | null {
  switch (kind) {
    case "card-shown":
      return { symbol: terrainSymbol(String(args["terrain"])), box: 33 };
    case "built":
      return { symbol: pieceSymbol(String(args["piece"]), colour), many: true };
    case "moved":
      return { text: "→", many: true };
    case "talent-used":
      return { symbol: talentSymbol(String(args["talent"])), box: 30 };
    case "bought":
    case "upgraded":
      return { symbol: talentSymbol(String(args["talent"])), box: 30, text: "+" };
    case "coins":
      return { symbol: COIN, many: true, count: Number(args["coins"]) };
    default:
      return null;
  }
}
