/** Parts of the map around a piece or a marker: what warriors close, and how far a capitol reaches. */

import type { Cell, Zone } from "../../board/board";
import { around } from "../../board/geometry";
import type { Player } from "../games";
import type { View } from "./view";

/** From a capitol to the farthest settlements that it pays for (KB-15.2). */
const CAPITOL_STEPS = 2;

/** The warriors of each player and all hexes beside them (KB-12.8). */
export function warriorZones(view: View, players: readonly Player[], cells: readonly Cell[]): Zone[] {
  return view.players.flatMap(({ figures }, seat) => {
    const warriors = figures?.["warrior"] ?? [];
    return warriors.length > 0 ? [{ cells: around(cells, warriors), colour: players[seat]!.colour }] : [];
  });
}

/** The hexes that the capitol on a hex reaches; none if there is no capitol. */
export function capitolReach(view: View, hex: string, cells: readonly Cell[]): Set<string> {
  if (!view.kits?.capitol?.hexes.includes(hex)) return new Set();
  let reached = new Set([hex]);
  for (let step = 0; step < CAPITOL_STEPS; step++) reached = around(cells, reached);
  return reached;
}
