/** A finished game as somebody looks at it: which position, from whose eyes, and whether it plays on by itself. */

import { http, query, Refusal } from "../net/http";
import { patiently } from "../net/patience";
import type { Gains, Replay, ReplayAdvice, ReplayStep } from "../protocol";
import { total } from "../score/figures";
import { session } from "../session.svelte";
import { recent, turnsIn, type Happening } from "../table/turns";
import type { Sentence } from "../words/words";
import { STRETCH, Stretches } from "./stretches";
import { turnsOf, type Glimpse } from "./turns";

/** What is the same at every position. */
type Head = Omit<Replay, "steps" | "first" | "eyes">;

/** A position that is shown, and what led to it. */
interface Frame {
  number: number;
  eyes: number | null;
  step: ReplayStep;
  /** What was done lately, oldest first. */
  recent: Sentence[];
}

export const SPEEDS = [0.5, 1, 2, 4] as const;

export class Viewing {
  head = $state.raw<Head | null>(null);
  /** What is on the screen; the last one stays until the next has come. */
  frame = $state.raw<Frame | null>(null);
  step = $state(0);
  eyes = $state<number | null>(null);
  playing = $state(false);
  speed = $state<number>(1);
  problem = $state.raw<unknown>(null);
  advice = $state.raw<ReplayAdvice | null>(null);
  /** What was played in the position that the advice is about. */
  answer = $state.raw<Sentence | null>(null);
  advising = $state(false);
  /** What is known of every position; it fills up in the background. */
  glimpses = $state.raw<(Glimpse | undefined)[]>([]);
  readonly turns = $derived(turnsOf(this.glimpses));
  readonly known = $derived(this.glimpses.filter(Boolean).length);
  #stretches!: Stretches;
  #closed = false;

  constructor(
    readonly id: string,
    step: number,
    eyes: number | null,
  ) {
    this.step = step;
    this.eyes = eyes;
    void this.#open();
  }

  get last(): number {
    return this.head?.actions ?? 0;
  }

  /** Whether the position that was asked for is the one on the screen. */
  get here(): boolean {
    return this.frame?.number === this.step && this.frame.eyes === this.eyes;
  }

  async #open(): Promise<void> {
    this.#forget();
    await this.#show();
    if (this.problem instanceof Refusal && this.problem.code === "unknown-seat" && this.eyes !== null) {
      this.eyes = null;
      await this.#open();
    } else if (this.head) await this.#readOn();
  }

  close(): void {
    this.#closed = true;
    this.playing = false;
  }

  /** Another pair of eyes knows other things: nothing that was fetched is of use any more. */
  #forget(): void {
    const eyes = this.eyes;
    this.glimpses = [];
    this.#stretches = new Stretches((first, count) => this.#load(eyes, first, count));
  }

  async #load(eyes: number | null, first: number, count: number): Promise<ReplayStep[]> {
    const { steps, ...head } = await http.get<Replay>(query(`/tables/${this.id}/replay`, { eyes, first, count }));
    this.head ??= head;
    if (eyes === this.eyes && !this.#closed) {
      const glimpses = this.glimpses.length ? [...this.glimpses] : Array<undefined>(head.actions + 1).fill(undefined);
      steps.forEach(({ seat, turn, scores }, index) => {
        glimpses[first + index] = { seat, turn, totals: scores.map(total) };
      });
      this.glimpses = glimpses;
    }
    return steps;
  }

  /** Read the whole game, a stretch after another, so that its turns and its course are known. */
  async #readOn(): Promise<void> {
    const eyes = this.eyes;
    try {
      for (let first = 0; first <= this.last; first += STRETCH) {
        if (this.glimpses[first]) continue;
        await new Promise((resolve) => setTimeout(resolve, 100));
        if (this.#closed || eyes !== this.eyes) return;
        await this.#stretches.want(first);
      }
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      this.problem = problem;
    }
  }

  go(step: number): void {
    this.step = Math.max(0, Math.min(step, this.last));
    this.advice = null;
    this.answer = null;
    void this.#show();
  }

  /** Go to a step and stay there. */
  visit(step: number): void {
    this.play(false);
    this.go(step);
  }

  /** Go on by itself, or stop; from the end it begins anew. */
  play(playing: boolean): void {
    if (playing && this.step >= this.last) this.go(0);
    this.playing = playing;
  }

  look(eyes: number | null): void {
    if (eyes === this.eyes) return;
    this.eyes = eyes;
    void this.#open();
  }

  /** What happened on the way to a position, if it is at hand. */
  peek(step: number): ReplayStep | undefined {
    return this.#stretches.peek(step);
  }

  async #show(): Promise<void> {
    const { step, eyes } = this;
    this.problem = null;
    try {
      await this.#stretches.want(Math.max(0, step - STRETCH / 2));
      const found = await this.#stretches.want(step);
      if (this.#closed || step !== this.step || eyes !== this.eyes) return;
      if (!found) return this.go(this.last);
      this.frame = { number: step, eyes, step: found, recent: this.#recent(step) };
      // What comes next is there before it is needed.
      if (step + STRETCH / 2 <= this.last) await this.#stretches.want(step + STRETCH / 2);
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      if (step === this.step && eyes === this.eyes) {
        this.problem = problem;
        this.playing = false;
      }
    }
  }

  /** What was done lately, as far as it is at hand. */
  #recent(step: number): Sentence[] {
    const happened: Happening[] = [];
    for (let number = step; number > 0 && number > step - STRETCH; number--) {
      const found = this.#stretches.peek(number);
      if (!found) break;
      happened.unshift(...found.events.map((event) => ({ event, entry: null, step: number })));
    }
    return recent(turnsIn(happened), this.head?.seats.length ?? 0, this.eyes);
  }

  /** Ask what a bot would have played here. */
  async ask(): Promise<void> {
    if (this.advising) return;
    const step = this.step;
    // Whatever comes when somebody looks at another position is of no use any more.
    const current = () => step === this.step && !this.#closed;
    this.advising = true;
    this.playing = false;
    this.problem = null;
    try {
      await session.enter();
      const path = query(`/tables/${this.id}/replay/advice`, { step });
      const advice = await patiently(() => http.get<ReplayAdvice>(path), current);
      const next = step < this.last ? await this.#stretches.want(step + 1) : undefined;
      if (!current()) return;
      this.advice = advice;
      this.answer = next?.deed ?? null;
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      if (current()) this.problem = problem;
    } finally {
      this.advising = false;
    }
  }

  /** Where everybody's points come from in the position of now. */
  gains(): Promise<Gains> {
    return http.get<Gains>(query(`/tables/${this.id}/gains`, { step: this.step, eyes: this.eyes }));
  }
}
