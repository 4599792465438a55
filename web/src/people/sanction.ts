/** What somebody may not do for a while, in words. */

import { exactly } from "../home/moment";
import type { Sanction } from "../protocol";
import { say, speech } from "../words/language.svelte";

/** Until when somebody is `silenced` or `suspended`, as the messages' ids have it. */
export function ending(what: string, { until }: Sanction): string {
  return until
    ? say(`sanction-${what}-until`, { until: exactly(until, speech.language) })
    : say(`sanction-${what}-open`);
}
