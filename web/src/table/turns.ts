/** What happened at a table, turn by turn. */

import type { Sentence } from "../words/words";
import type { Entry } from "./log";

/** One thing that happened. */
export interface Happening {
  /** What happened in the game; nothing if it was at the table, as the entry says. */
  event: Sentence | null;
  /** The entry that tells of it; nothing in a replay, which has none. */
  entry: Entry | null;
  /** How many actions were played by then. */
  step: number;
}

export interface Turn {
  /** Whose turn it is; nobody's before the first. */
  seat: number | null;
  /** Counted for each player, from 1. */
  round: number;
  happenings: Happening[];
  /** The entry of the log with which it began. */
  entry: number;
  /** The step that ended it: what it did is what every end of a turn does. */
  last: number | null;
}

/** Everything that happened and was not taken back. `actions` is how many the server counts. */
export function happenings(log: readonly Entry[], actions: number): Happening[] {
  let found: Happening[] = [];
  let step = 0;
  let asked = 0;
  const back = (to: number) => {
    if (step <= to) return;
    found = found.filter((each) => each.event === null || each.step <= to);
    step = to;
  };
  for (const entry of log) {
    const args = entry.args ?? {};
    if (entry.kind === "played") step++;
    found.push({ event: null, entry, step });
    for (const event of entry.events ?? []) found.push({ event, entry, step });
    if (entry.kind === "undone") back(Number(args["to"]));
    else if (entry.kind === "takeback-asked") asked = Number(args["to"]);
    // Others may still have to agree: how many actions are left afterwards tells, where it was heard.
    else if (entry.kind === "takeback-answered" && args["agree"]) back(entry.actions ?? asked);
  }
  back(actions);
  return found;
}

/** The same, turn by turn. */
export function turnsIn(happened: readonly Happening[]): Turn[] {
  let turn: Turn = { seat: null, round: 0, happenings: [], entry: 0, last: null };
  const found = [turn];
  for (const each of happened) {
    if (each.event?.kind === "turn-begun") {
      turn.last = each.step;
      const { seat, turn: round } = each.event.args;
      const entry = each.entry?.number ?? 0;
      turn = { seat: Number(seat), round: Number(round), happenings: [], entry, last: null };
      found.push(turn);
    } else turn.happenings.push(each);
  }
  return found[0]!.happenings.length ? found : found.slice(1);
}

/** The turns since the reader's own, and the one that lasts if it is theirs; for a spectator, one round. */
function lately(turns: readonly Turn[], players: number, eyes: number | null): Turn[] {
  const before = turns.slice(0, -1).findLastIndex(({ seat }) => seat === null || seat === eyes);
  return turns.slice(Math.max(before + 1, turns.length - players));
}

/** The turns of everybody else since the reader's own. */
export function roundOf(turns: readonly Turn[], players: number, eyes: number | null): Turn[] {
  return lately(turns, players, eyes).filter(({ seat }) => seat !== eyes);
}

export function eventsOf({ happenings }: Turn): Sentence[] {
  return happenings.flatMap(({ event }) => event ?? []);
}

/** What is marked on the board: what the others did, until the reader does something, and then that. */
export function recent(turns: readonly Turn[], players: number, eyes: number | null): Sentence[] {
  const found = lately(turns, players, eyes);
  const now = found.at(-1);
  const begun = found.at(-2)?.last ?? 0;
  const acted = now && now.seat === eyes && now.happenings.some(({ event, step }) => event && step > begun);
  return (acted ? [now] : found).flatMap(eventsOf);
}
