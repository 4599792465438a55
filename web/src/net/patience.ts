/** Asking again what the server has no time for just now. */

import { Refusal } from "./http";

const TRIES = 4;
/** Between two of them, in milliseconds: about as long as a bot thinks. */
const PAUSE = 1000;

/** The answer, if there is one within a few tries; nobody asks on when it is not wanted any more. */
export async function patiently<T>(ask: () => Promise<T>, wanted: () => boolean): Promise<T> {
  for (let left = TRIES - 1; ; left--) {
    try {
      return await ask();
    } catch (problem) {
      if (!(problem instanceof Refusal) || problem.code !== "limit" || left === 0) throw problem;
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
      if (!wanted()) throw problem;
    }
  }
}
