/** What happened on the way to a step, in the game's words. */

import type { ReplayStep } from "../protocol";
import { say } from "../words/language.svelte";
import type { Words } from "../words/words";

export function retold(step: ReplayStep, mover: string | null, words: Words, names: readonly string[]): string {
  const events = step.events.map((event) => words.event(event, names));
  if (step.action === null) return [say("replay-start"), ...events].join(" ");
  if (events.length > 0) return events.join(" ");
  // Some deeds are only the beginning of one, and nobody notices anything yet.
  const deed = step.deed ? words.action(step.deed) : step.action;
  return mover === null ? deed : say("replay-deed", { player: mover, deed });
}
