/** Ratings in words. */

import type { PoolSign, RatingSign } from "../protocol";
import { say, speech } from "../words/language.svelte";
import { gameName, notes } from "../words/names";

/** How strong somebody is and how sure that is: "1520 ± 95". */
export function ratingTold({ rating, deviation, provisional }: RatingSign): string {
  return notes(`${rating} ± ${deviation}`, provisional ? say("rating-provisional") : "");
}

/** By how much a rating has changed, with a sign. */
export function gainTold(gain: number, language: string = speech.language): string {
  return new Intl.NumberFormat(language, { signDisplay: "always" }).format(gain).replace("-", "−");
}

/** What is played in a pool. */
export function poolTold({ game, pace, size }: PoolSign): string {
  return `${gameName(game)}: ${notes(say(`pool-${pace}`), say(`pool-${size}`))}`;
}
