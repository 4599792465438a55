/** What boards and places are called at the set-up. */

import type { Labels } from "../hex/slots";
import type { Words } from "../../words/words";
import { AROUND, TURNS } from "./box";

const TURN = 360 / TURNS;

/** How a board lies: `3B/2` is the second side of the third board, turned by two sixths. */
interface Lie {
  side: string;
  turns: number;
}

function lieOf(label: string): Lie {
  const [side, turns] = label.split("/");
  return { side: side!, turns: Number(turns ?? 0) };
}

const labelOf = ({ side, turns }: Lie) => (turns ? `${side}/${turns}` : side);

export const LABELS: Labels = {
  nameOf: (label) => lieOf(label).side,
  boardOf: (label) => lieOf(label).side.slice(0, -1),
  turned: (label) => {
    const { side, turns } = lieOf(label);
    return labelOf({ side, turns: (turns + 1) % TURNS });
  },
};

export function boardName(label: string, words: Words): string {
  const { side, turns } = lieOf(label);
  return words.say("page-board", { number: LABELS.boardOf(side), side: side.slice(-1), degrees: turns * TURN });
}

/** The same in as few characters as possible. */
export function boardMark(label: string): string {
  const { side, turns } = lieOf(label);
  return turns ? `${side} ${turns * TURN}°` : side;
}

/** The centre, and the places around it. */
export function placeName(slot: number, words: Words): string {
  return slot ? words.name("top-board", AROUND[slot - 1]!) : words.say("page-slot-centre");
}
