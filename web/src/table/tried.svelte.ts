/** A position that somebody tries things in: it follows from what was played since a beginning. */

import { Refusal } from "../net/http";
import type { ActionSign, Foresight, Gain, News, Position } from "../protocol";
import type { Followed } from "./followed";
import { merged, type Entry } from "./log";

/** What the server answers to actions since the beginning. */
interface Answered {
  position: Position;
  news: News[];
}

export abstract class Tried<Answer extends Answered> implements Followed {
  abstract readonly id: string;
  readonly behind = 0;
  readonly advice = null;
  readonly advising = null;
  readonly silent = null;
  position = $state.raw<Position | null>(null);
  log = $state.raw<readonly Entry[]>([]);
  told = $state(0);
  refused = $state.raw<Refusal | null>(null);
  busy = $state(false);
  /** Why nothing can be seen. */
  problem = $state.raw<unknown>(null);
  /** What was played since the beginning. */
  actions = $state.raw<readonly string[]>([]);
  protected closed = false;
  #latest = 0;

  close(): void {
    this.closed = true;
  }

  /** Ask what some actions lead to. */
  protected abstract ask(actions: readonly string[]): Promise<Answer>;
  /** Take over what they have led to. */
  protected abstract placed(answer: Answer): void;
  abstract foresee(action: ActionSign): Promise<Foresight | null>;
  abstract gains(): Promise<(Gain[] | null)[]>;

  /** Whether the reader may play now. */
  protected get free(): boolean {
    return !this.busy;
  }

  async play(action: ActionSign): Promise<void> {
    if (this.free) await this.try([...this.actions, action.action]);
  }

  async playForced(action: ActionSign): Promise<void> {
    await this.play(action);
  }

  async undo(): Promise<void> {
    if (this.free && this.actions.length) await this.try(this.actions.slice(0, -1));
  }

  /** Go to what some actions lead to; whatever was asked before is of no interest any more. */
  async try(actions: readonly string[]): Promise<void> {
    const mine = ++this.#latest;
    this.busy = true;
    this.refused = null;
    try {
      const found = await this.ask(actions);
      if (mine !== this.#latest || this.closed) return;
      this.actions = actions;
      this.#place(found);
      this.placed(found);
    } catch (problem) {
      if (mine !== this.#latest || this.closed) return;
      if (!this.position) this.problem = problem;
      else if (problem instanceof Refusal) this.refused = problem;
      else throw problem;
    } finally {
      if (mine === this.#latest) this.busy = false;
    }
  }

  #place({ position, news }: Answered): void {
    // Each entry says how many actions there were after it, as those of a table do.
    const counted = news.map((entry): News => ({ ...entry, position: { ...position, actions: entry.number } }));
    this.log = merged([], counted);
    this.position = position;
    this.told = performance.now();
    this.problem = null;
  }

  // What there is at tables only.
  recalls = () => false;
  showAgain = () => undefined;
  showNext = () => undefined;
  catchUp = () => undefined;
  do = () => Promise.resolve(null);
  hint = () => Promise.resolve();
  reread = () => Promise.resolve();
}
