/** What can be said and done at the hexes of a map. */

import type { ActionSign } from "../../protocol";
import type { Words } from "../../words/words";

/** A thing on a hex: what it is called, and what it is good for. */
export interface Thing {
  name: string;
  about: string;
}

/** What each hex plays; where several actions are about one hex, it is the last of them. */
export function byHex(legal: readonly ActionSign[]): Map<string, ActionSign> {
  const here = legal.filter((action) => "hex" in action.args);
  return new Map(here.map((action) => [String(action.args["hex"]), action]));
}

/** What can be done at each hex, where it is not the same everywhere: a warrior placed here, or taken back there. */
export function hinted(actions: ReadonlyMap<string, ActionSign>, words: Words): ReadonlyMap<string, string> {
  const differ = new Set([...actions.values()].map(({ kind }) => kind)).size > 1;
  return new Map(differ ? [...actions].map(([hex, action]) => [hex, words.action(action)]) : []);
}
