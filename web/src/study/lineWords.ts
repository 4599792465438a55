/** Lines in words. */

import { say } from "../words/language.svelte";
import type { Sentence, Words } from "../words/words";

/** What a line does, and the points that it brings at once. */
export function lineWords(
  words: Words,
  { deeds, earned }: { deeds: Sentence[]; earned: Record<string, number> },
): string {
  const line = deeds.map((deed) => words.action(deed)).join("; ");
  const points = Object.entries(earned).map(
    ([source, points]) => `${words.say(words.source(source))} ${points > 0 ? "+" : "−"}${Math.abs(points)}`,
  );
  return points.length ? say("review-earned", { line, points: points.join(", ") }) : line;
}
