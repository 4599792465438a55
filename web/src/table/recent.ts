/** What was done lately at a table, from its log. */

import type { Sentence } from "../words/words";
import type { Entry } from "./log";

interface Step {
  /** Who played it; null if that is not to be known. */
  seat: number | null;
  events: Sentence[];
}

/** The actions that were played and not taken back. `actions` is how many the server counts. */
export function steps(log: readonly Entry[], actions: number): Step[] {
  const found: Step[] = [];
  let asked = 0;
  for (const entry of log) {
    const args = entry.args ?? {};
    if (entry.kind === "played") found.push({ seat: entry.seat ?? null, events: entry.events ?? [] });
    else if (entry.kind === "undone") cut(found, Number(args["to"]));
    else if (entry.kind === "takeback-asked") asked = Number(args["to"]);
    // Others may still have to agree: how many actions are left afterwards tells, where it was heard.
    else if (entry.kind === "takeback-answered" && args["agree"]) cut(found, entry.actions ?? asked);
  }
  cut(found, actions);
  return found;
}

function cut(steps: Step[], length: number): void {
  if (steps.length > length) steps.length = length;
}

/** The events of what everybody did since the reader's turn before this one; for a spectator, one round. */
export function recent(played: readonly Step[], players: number, eyes: number | null): Sentence[] {
  let start = played.length;
  let turns = 0;
  let last: number | null = null;
  while (start > 0) {
    const { seat } = played[start - 1]!;
    // What nobody is known to have played belongs to the turn in which it was.
    if (seat !== null && seat !== last) {
      if (turns > 0 && seat === eyes) break;
      if (++turns > players) break;
      last = seat;
    }
    start--;
  }
  return played.slice(start).flatMap((step) => step.events);
}
