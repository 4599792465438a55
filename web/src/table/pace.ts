/** What others do comes to be seen step by step, at a pace that can be followed. */

import type { Pace } from "../preferences.svelte";

/** How long each step is looked at, in milliseconds. */
const PAUSES: Record<Pace, number> = { "at-once": 0, brisk: 250, calm: 600, steps: Infinity };
/** Where more steps wait than these, all of them together take no longer than these would. */
const MANY = 12;

/** Things that came in and are shown later, in their order, one after the other. */
export class Queue<Thing> {
  #waiting: Thing[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly show: (thing: Thing) => void,
    private readonly pace: () => Pace,
    /** Whether there is nothing to look at: then the next one follows at once. */
    private readonly passes: (thing: Thing) => boolean = () => false,
  ) {}

  /** How many are not shown yet. */
  get length(): number {
    return this.#waiting.length;
  }

  /** Show a thing when those before it have been looked at, and whatever is shown now. */
  add(thing: Thing): void {
    this.#waiting.push(thing);
    if (this.#timer === undefined) this.#wait();
    if (PAUSES[this.pace()] === 0) this.finish();
  }

  /** Show the next one now. */
  next(): void {
    this.#stop();
    const thing = this.#waiting.shift();
    if (thing === undefined) return;
    const last = this.#waiting.length === 0;
    if (!last) this.#wait();
    this.show(thing);
    if (!last && this.passes(thing)) this.next();
  }

  /** Show all that wait, and stay with the last. */
  finish(): void {
    while (this.#waiting.length) this.next();
  }

  /** Forget whatever waits. */
  clear(): void {
    this.#stop();
    this.#waiting = [];
  }

  #wait(): void {
    const pause = PAUSES[this.pace()] * Math.min(1, MANY / this.#waiting.length);
    if (Number.isFinite(pause)) this.#timer = setTimeout(() => this.next(), pause);
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
