/** Phrases that can be said with one press, and that everybody reads in their own language. */

import type { Phrase } from "../protocol";

/** Those that are offered, in their order. */
export const PHRASES: readonly Phrase["phrase"][] = [
  "hello",
  "good-luck",
  "thanks",
  "nice-move",
  "one-moment",
  "have-to-go",
  "good-game",
  "rematch",
];
