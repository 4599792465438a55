/** The view of Kingdom Builder as the server sends it, and what its symbols are called. */

import { illustrationAddress } from "../../symbols.svelte";
import { nameId } from "../../words/words";
import type { Scene } from "../games";

/** Its name at the server. */
export const GAME = "kingdom-builder";

interface Tile {
  location: string;
  /** Where it came from; nothing for what no hex gives. */
  hex: string | null;
  state: "fresh" | "used" | "new" | "lost";
}

/** What a player has. What may be missing is there only in games with sets. */
export interface Belongings {
  settlements: string[];
  supply: number;
  card: string | null;
  tiles: Tile[];
  more_cards?: string[];
  /** Settlements that were set aside for the next turn. */
  aside?: number;
  /** Gold that was paid during play, by what paid it. */
  earned?: Record<string, number>;
  /** Where pieces that are no settlements stand, by their kind. */
  figures?: Record<string, string[]>;
}

interface Turn {
  number: number;
  /** Whose turn it is; somebody else may have to act in it. */
  seat: number;
  actor?: number;
  left: number;
  tile: string | null;
  lifted: string | null;
  /** The piece that is lifted, if it is no settlement. */
  carried?: string | null;
  /** The terrain of the turn; nothing while it is still to be decided. */
  terrain?: string | null;
  /** What everybody may do once a turn, and was done. */
  spent?: string[];
}

/** What each set keeps for itself. */
interface Kits {
  marshlands?: { outcast: string | null };
  /** Settlement tiles by seat, and of every line the seat that has marked it, or -1. */
  harvest?: { values: number[]; marks: number[] };
  capitol?: { hexes: string[] };
  caves?: { hexes: string[] };
}

/** What may be missing is there only in games with sets. */
export interface View {
  /** Rows of letters; a blank is no hex. */
  map: string[];
  /** The boards as they lie, those of the land first. */
  boards: string[];
  /** The row and the column at which the quadrants meet. */
  split: [number, number];
  castles: string[];
  locations: { hex: string; location: string; tiles: number }[];
  cards: string[];
  turn: Turn;
  players: Belongings[];
  ending: boolean;
  over: boolean;
  deck_count: number;
  sets?: string[];
  tasks?: string[];
  walls?: string[];
  /** The empty hexes beside warriors, where nobody may build. */
  closed?: string[];
  /** By seat: its warriors and all that they close. */
  zones?: string[][];
  /** How far something reaches that lies on a hex, such as a capitol, by that hex. */
  reach?: Record<string, string[]>;
  scouts?: string[];
  nomads?: { hex: string; tile: string | null }[];
  palaces?: string[];
  /** The kinds of which one is, or can still be, the terrain of the turn. */
  terrains?: string[];
  /** Whether the last round is over, and silos are at work. */
  closing?: boolean;
  kits?: Kits;
}

export const hexSymbol = (kind: string) => nameId("rw-kb-hex", kind);
export const placeSymbol = (name: string) => nameId("rw-kb-place", name);
export const cardSymbol = (name: string) => nameId("rw-kb-card", name);
export const landscapeOf = (source: string) => illustrationAddress(GAME, source);
export const terrainSymbol = (name: string) => nameId("rw-kb-terrain", name);
export const markerSymbol = (name: string) => nameId("rw-kb", name);
export const settlementSymbol = (colour: string) => `rw-settlement-${colour}`;
/** A piece of a player that is no settlement. */
export const figureSymbol = (name: string, colour: string) => nameId("rw-kb", name, colour);

export const viewOf = (scene: Scene) => scene.view as unknown as View;

/** So many boards make the land; another one is the island. */
const QUADRANTS = 4;

/** The options that lead to the same boards and cards. */
export function laid(view: Record<string, unknown>): Record<string, unknown> {
  const { boards, cards, sets = [] } = view as unknown as View;
  const island = boards[QUADRANTS];
  return {
    sets,
    boards: boards.slice(0, QUADRANTS),
    cards,
    ...(island ? { island: island.replace("island_", "").replaceAll("_", " ") } : {}),
  };
}

/** Who acts: in the turn of somebody another one may be asked. */
export const actorOf = ({ turn }: View) => turn.actor ?? turn.seat;
