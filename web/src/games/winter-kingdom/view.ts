/** The view of Winter Kingdom as the server sends it, and what its symbols are called. */

import { illustrationAddress } from "../../symbols.svelte";
import { nameId } from "../../words/words";
import type { Scene } from "../games";

/** Its name at the server. */
export const GAME = "winter-kingdom";

/** A talent that lies open. */
export interface OpenTalent {
  talent: string;
  level: 1 | 2;
}

export interface Belongings {
  houses: string[];
  forts: string[];
  supply: number;
  fort_supply: number;
  /** Houses and forts that are out of the game. */
  removed: [number, number];
  coins: number;
  /** The terrain card; nothing if there is none, or nobody may know it. */
  card: string | null;
  /** The talents that were not bought yet, if the reader may know them. */
  hand: string[] | null;
  hand_count: number;
  talents: OpenTalent[];
}

export interface Turn {
  number: number;
  seat: number;
  /** Pieces that the mandatory action has still to build. */
  left: number;
  terrain: string | null;
  /** The terrains of which one is, or can still be, that of the turn. */
  terrains: string[];
  phase: "build" | "salvage" | "trade" | "extra" | "clean-up";
  step: "open" | "build" | "pick" | "drop" | "follow" | "road" | "settle" | "wolves";
  talent: string | null;
  level: number | null;
  /** The house that is being moved, or that was built or moved last and may go on. */
  lifted: string | null;
  /** What cannot be used any more in this turn: `mule`, `mule II`, `tunnel`. */
  used: string[];
  /** How many pieces were built in this turn. */
  pieces: number;
  purchases: number;
  /** What can be used at once although it is new. */
  fresh: string[];
  /** The talent whose extra uses were paid for, and how many there are left. */
  extra: string | null;
  extra_left: number;
}

export interface View {
  /** For each slot the rows of its board as they lie, or nothing where there is no board. */
  map: (string[] | null)[];
  /** The boards as they lie. */
  boards: string[];
  centres: [number, number][];
  cards: string[];
  economy: string;
  twists: string[];
  direction: string;
  top_board: string;
  /** What buying and upgrading costs, by talent. */
  prices: Record<string, [number, number]>;
  extra_price: number;
  /** The free hexes where the player whose turn it is may not build, since somebody else's building is beside them. */
  closed: string[];
  turn: Turn;
  players: Belongings[];
  discard: string[];
  deck_count: number;
  ending: boolean;
  over: boolean;
}

export const TUNNEL = "tunnel";
export const CASTLES = "castles";

export const hexSymbol = (kind: string) => nameId("rw-wk-hex", kind);
export const placeSymbol = (kind: string) => nameId("rw-wk-place", kind);
export const cardSymbol = (name: string) => nameId("rw-wk-card", name);
export const landscapeOf = (source: string) => illustrationAddress(GAME, source);
export const talentSymbol = (name: string) => nameId("rw-wk-talent", name);
export const economySymbol = (name: string) => nameId("rw-wk-economy", name);
export const twistSymbol = (name: string) => nameId("rw-wk-twist", name);
export const terrainSymbol = (name: string) => nameId("rw-wk-terrain", name);
export const COIN = "rw-wk-coin";

/** A piece of a player: `house` or `fort`. */
export const pieceSymbol = (piece: string, colour: string) =>
  piece === "fort" ? `rw-wk-fort-${colour}` : `rw-settlement-${colour}`;

export const viewOf = (scene: Scene) => scene.view as unknown as View;

/** The options that lead to the same boards, cards, economy and twists. */
export function laid(view: Record<string, unknown>): Record<string, unknown> {
  const { boards, cards, economy, twists, direction, top_board } = view as unknown as View;
  const [twist = "none", ...more_twists] = twists;
  return { boards, cards, economy, twist, more_twists, direction, top_board };
}
