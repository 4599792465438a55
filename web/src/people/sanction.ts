/** What somebody may not do for a while, in words. */

import { exactly } from "../home/moment";
import type { Sanction } from "../protocol";
import { say, speech } from "../words/language.svelte";

/** Until when; `what` is the beginning of the messages' ids. */
export function ending(what: string, { until }: Sanction): string {
  return until
    ? say(`sanction-${what}-until`, { until: exactly(until, speech.language) })
    : say(`sanction-${what}-open`);
}
