/** The positions of a finished game, fetched a stretch at a time and kept while they are likely to be looked at again. */

import type { ReplayStep } from "../protocol";

/** How many positions are fetched at once; the server gives up to 60. */
export const STRETCH = 40;
/** How many stretches are kept: enough for most games, and no burden in the longest. */
const KEPT = 15;

type Load = (first: number, count: number) => Promise<ReplayStep[]>;

export class Stretches {
  /** By number, the one that was used longest ago first. */
  readonly #kept = new Map<number, ReplayStep[]>();
  readonly #coming = new Map<number, Promise<ReplayStep[]>>();

  constructor(
    private readonly load: Load,
    private readonly length = STRETCH,
    private readonly most = KEPT,
  ) {}

  /** A position, if it is at hand. */
  peek(step: number): ReplayStep | undefined {
    return this.#kept.get(this.#number(step))?.[step % this.length];
  }

  /** A position, fetched with its neighbours if need be. */
  async want(step: number): Promise<ReplayStep | undefined> {
    return (await this.#stretch(this.#number(step)))[step % this.length];
  }

  #number(step: number): number {
    return Math.floor(step / this.length);
  }

  #stretch(number: number): Promise<ReplayStep[]> {
    const kept = this.#kept.get(number);
    if (kept) {
      this.#keep(number, kept);
      return Promise.resolve(kept);
    }
    let coming = this.#coming.get(number);
    if (!coming) {
      coming = this.#fetch(number).finally(() => this.#coming.delete(number));
      this.#coming.set(number, coming);
    }
    return coming;
  }

  async #fetch(number: number): Promise<ReplayStep[]> {
    const steps = await this.load(number * this.length, this.length);
    this.#keep(number, steps);
    return steps;
  }

  #keep(number: number, steps: ReplayStep[]): void {
    this.#kept.delete(number);
    this.#kept.set(number, steps);
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= this.most) break;
      this.#kept.delete(oldest);
    }
  }
}
