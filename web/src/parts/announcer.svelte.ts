/**
 * Saying something to those who hear the page. A live region is only heard if it was there before its words, and only
 * what is new should be heard: so there is one for the whole page, and nothing else announces itself.
 */

import { untrack } from "svelte";

export const announcer = $state({ text: "" });

/** Say it once; the same words again are said again. */
export function announce(text: string): void {
  if (!text) return;
  // An effect that announces must not depend on the announcements, or it would run for ever.
  const last = untrack(() => announcer.text);
  announcer.text = last === text ? `${text}\u00a0` : text;
}
