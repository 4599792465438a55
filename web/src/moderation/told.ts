/** Moderation in words. */

import type { Decision, Report, Subject } from "../protocol";
import { say, speech } from "../words/language.svelte";

/** What somebody is called, by moderators: name and account. */
export function calledOf({ name, login }: Subject): string {
  const shown = name || say("moderation-gone");
  return login && login !== name ? `${shown} (${login})` : shown;
}

/** What has happened at a table, of which only the kind is kept. */
export function told(kind: string, name: string): string {
  const player = name || say("moderation-gone");
  return speech.page.has(`moderation-event-${kind}`)
    ? say(`moderation-event-${kind}`, { player })
    : `${player}: ${kind}`;
}

/** Where a report's table is to be seen, if it is still there. */
export function addressOf({ table, phase }: Report): string | null {
  return phase && `/${phase === "over" ? "replay" : "table"}/${table}`;
}

/** Whether a moderator may undo a decision: not those of the operators, and nothing that is over. */
export function undoable({ kind, operator, ended, undone }: Decision): boolean {
  return !operator && !undone && !ended && !["undo", "appoint", "dismiss"].includes(kind);
}
