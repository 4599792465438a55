/** What somebody considers to play: shown before it is done, with what it would bring. */

import type { Hand } from "../board/board";
import { preferences } from "../preferences.svelte";
import type { ActionSign, Foresight } from "../protocol";
import type { Followed } from "./followed";

/** A mouse that only passes by asks nothing; so many milliseconds are a stay. */
const STAY = 60;

export class Considering {
  action = $state.raw<ActionSign | null>(null);
  /** How it came to be considered: what keys point at is told, too. */
  hand = $state<Hand>("mouse");
  /** Whether the same once more plays it. */
  armed = $state(false);
  #foresight = $state.raw<Foresight | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly table: Followed) {}

  /** What the action would bring, as soon as it is known; never what another one would, or did at another time. */
  get foresight(): Foresight | null {
    const seen = this.#foresight;
    return seen && seen.action === this.action?.action && seen.at === this.table.position?.at ? seen : null;
  }

  consider(action: ActionSign | null, hand: Hand): void {
    // Whoever looks elsewhere has thought better of it.
    if (action?.action !== this.action?.action) this.armed = false;
    this.action = action;
    this.hand = hand;
    clearTimeout(this.#timer);
    if (action) this.#timer = setTimeout(() => void this.#foresee(action), STAY);
  }

  async #foresee(action: ActionSign): Promise<void> {
    const seen = await this.table.foresee(action);
    if (this.action === action) this.#foresight = seen;
  }

  /**
   * Whether choosing an action means to play it; else it is shown, and choosing it once more does. What is doubtful is
   * asked about whatever the reader has set, and by keys, too; a finger is asked where it can easily miss.
   */
  choose(action: ActionSign, hand: Hand, { doubtful, small }: { doubtful: boolean; small: boolean }): boolean {
    const { confirm } = preferences;
    const asks = doubtful || (hand !== "keys" && (confirm === "always" || (confirm === hand && small)));
    if (!asks || (this.armed && this.action?.action === action.action)) return true;
    this.consider(action, hand);
    this.armed = true;
    return false;
  }

  drop(): void {
    clearTimeout(this.#timer);
    this.action = null;
    this.armed = false;
  }
}
