/** A step of a lesson as it is played: its position follows from what the learner has played since its beginning. */

import { http, Refusal } from "../net/http";
import type { ActionSign, Attempt, AttemptSign, Foresight, Gain, Gains, News, Position } from "../protocol";
import type { Followed } from "../table/followed";
import { merged, type Entry } from "../table/log";
import { preferences } from "../preferences.svelte";

/** How long each action of a solution is looked at, in milliseconds. */
const SHOWING = 1100;

export class PlayedStep implements Followed {
  readonly id = "lesson";
  readonly behind = 0;
  readonly advice = null;
  readonly advising = null;
  readonly silent = null;
  position = $state.raw<Position | null>(null);
  log = $state.raw<readonly Entry[]>([]);
  told = $state(0);
  refused = $state.raw<Refusal | null>(null);
  busy = $state(false);
  verdict = $state<AttemptSign["verdict"]>("open");
  reason = $state<number | null>(null);
  /** Why the step cannot be seen. */
  problem = $state.raw<unknown>(null);
  /** Whether the solution is being shown, or was. */
  showing = $state(false);
  shown = $state(false);
  #actions: string[] = [];
  #latest = 0;
  #closed = false;

  /** `address` is that of the step: `/games/…/lessons/…/1`. */
  constructor(private readonly address: string) {
    void this.again();
  }

  close(): void {
    this.#closed = true;
  }

  /** Begin again. */
  async again(): Promise<void> {
    this.showing = this.shown = false;
    await this.#try([]);
  }

  async play(action: ActionSign): Promise<void> {
    if (!this.busy && !this.showing) await this.#try([...this.#actions, action.action]);
  }

  async playForced(action: ActionSign): Promise<void> {
    await this.play(action);
  }

  async undo(): Promise<void> {
    if (!this.busy && !this.showing && this.#actions.length) await this.#try(this.#actions.slice(0, -1));
  }

  /** Show how it is done, action by action. */
  async show(solution: readonly string[]): Promise<void> {
    this.showing = this.shown = true;
    for (let count = 0; count <= solution.length && this.showing && !this.#closed; count++) {
      await this.#try(solution.slice(0, count));
      if (preferences.motion && count < solution.length) await new Promise((next) => setTimeout(next, SHOWING));
    }
    this.showing = false;
  }

  async #try(actions: string[]): Promise<void> {
    const mine = ++this.#latest;
    this.busy = true;
    this.refused = null;
    try {
      const found = await http.post<AttemptSign>(`${this.address}/attempt`, { actions } satisfies Attempt);
      if (mine !== this.#latest || this.#closed) return;
      this.#actions = actions;
      this.#place(found);
    } catch (problem) {
      if (mine !== this.#latest || this.#closed) return;
      if (!this.position) this.problem = problem;
      else if (problem instanceof Refusal) this.refused = problem;
      else throw problem;
    } finally {
      if (mine === this.#latest) this.busy = false;
    }
  }

  #place({ position, news, verdict, reason }: AttemptSign): void {
    // Each entry says how many actions there were after it, as those of a table do.
    const counted = news.map((entry): News => ({ ...entry, position: { ...position, actions: entry.number } }));
    this.log = merged([], counted);
    this.position = position;
    this.told = performance.now();
    this.verdict = verdict;
    this.reason = reason ?? null;
    this.problem = null;
  }

  async foresee({ action }: ActionSign): Promise<Foresight | null> {
    try {
      const asked: Attempt = { actions: this.#actions, action };
      return await http.post<Foresight>(`${this.address}/foresight`, asked);
    } catch {
      return null;
    }
  }

  async gains(): Promise<(Gain[] | null)[]> {
    return (await http.post<Gains>(`${this.address}/gains`, { actions: this.#actions } satisfies Attempt)).seats;
  }

  // What there is at tables and not in lessons.
  recalls = () => false;
  showAgain = () => undefined;
  showNext = () => undefined;
  catchUp = () => undefined;
  do = () => Promise.resolve(null);
  hint = () => Promise.resolve();
  reread = () => Promise.resolve();
}
