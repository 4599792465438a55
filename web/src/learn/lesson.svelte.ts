/** A step of a lesson as it is played. */

import { http } from "../net/http";
import { preferences } from "../preferences.svelte";
import type { ActionSign, Attempt, AttemptSign, Foresight, Gain, Gains } from "../protocol";
import { Tried } from "../table/tried.svelte";

/** How long each action of a solution is looked at, in milliseconds. */
const SHOWING = 1100;

export class PlayedStep extends Tried<AttemptSign> {
  readonly id = "lesson";
  verdict = $state<AttemptSign["verdict"]>("open");
  reason = $state<number | null>(null);
  /** Whether the solution is being shown, or was. */
  showing = $state(false);
  shown = $state(false);

  /** `address` is that of the step: `/games/…/lessons/…/1`. */
  constructor(private readonly address: string) {
    super();
    void this.again();
  }

  /** Begin again. */
  async again(): Promise<void> {
    this.showing = this.shown = false;
    await this.try([]);
  }

  /** Show how it is done, action by action. */
  async show(solution: readonly string[]): Promise<void> {
    this.showing = this.shown = true;
    for (let count = 0; count <= solution.length && this.showing && !this.closed; count++) {
      await this.try(solution.slice(0, count));
      if (preferences.motion && count < solution.length) await new Promise((next) => setTimeout(next, SHOWING));
    }
    this.showing = false;
  }

  protected override get free(): boolean {
    return super.free && !this.showing;
  }

  protected override ask(actions: readonly string[]): Promise<AttemptSign> {
    return http.post<AttemptSign>(`${this.address}/attempt`, { actions: [...actions] } satisfies Attempt);
  }

  protected override placed({ verdict, reason }: AttemptSign): void {
    this.verdict = verdict;
    this.reason = reason ?? null;
  }

  override async foresee({ action }: ActionSign): Promise<Foresight | null> {
    try {
      const asked: Attempt = { actions: [...this.actions], action };
      return await http.post<Foresight>(`${this.address}/foresight`, asked);
    } catch {
      return null;
    }
  }

  override async gains(): Promise<(Gain[] | null)[]> {
    const asked: Attempt = { actions: [...this.actions] };
    return (await http.post<Gains>(`${this.address}/gains`, asked)).seats;
  }
}
