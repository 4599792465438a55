/** What an action would bring, in a few words a line. */

import type { Foresight } from "../protocol";
import type { Words } from "../words/words";

export function foretold({ gains, events }: Foresight, words: Words, names: readonly string[]): string[] {
  const earned = Object.entries(gains ?? {}).map(
    ([source, points]) => `${points > 0 ? "+" : "−"}${Math.abs(points)} ${words.say(words.source(source))}`,
  );
  const happens = (events ?? [])
    .filter((event) => words.has(`foresee-${event.kind}`))
    .map((event) => words.say(`foresee-${event.kind}`, words.arguments(event.args, names)));
  return [...earned, ...happens];
}
