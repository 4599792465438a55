/** What people search for, and challenge each other to, in words. */

import type { SearchWish } from "../protocol";
import { say } from "../words/language.svelte";
import { gameName, notes } from "../words/names";

export const SPEEDS = ["quick", "calm", "days"] as const;
export type Speed = (typeof SPEEDS)[number];
export const RATED = ["friendly", "rated", "either"] as const;

/** How long everybody may think. */
export function speedTold(speed: Speed): string {
  return `${say(`speed-${speed}`)}: ${say(`speed-${speed}-about`)}`;
}

/** What somebody searches for, in a line. */
export function wishTold({ game, speed, players = 2, rated = "friendly" }: SearchWish): string {
  return notes(
    gameName(game),
    say(`speed-${speed}-about`),
    players > 2 ? say("home-players-exactly", { most: players }) : "",
    rated === "friendly" ? "" : say(`told-${rated}`),
  );
}

/** How far off somebody may be by now, so many seconds after it was told. */
export function reachNow(reach: number, widening: number, near: boolean, seconds: number): number {
  return near ? reach : Math.round(reach + widening * seconds);
}
