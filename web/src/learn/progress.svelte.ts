/** How far the reader has come in lessons: kept by the server, for guests and accounts. */

import { http } from "../net/http";
import type { Learnt, LearntList } from "../protocol";
import { session } from "../session.svelte";

class Progress {
  #learnt = $state.raw<readonly Learnt[]>([]);
  #whose: string | null = null;

  /** How many steps of a lesson are done. */
  steps(game: string, lesson: string): number {
    return this.#learnt.find((known) => known.game === game && known.lesson === lesson)?.steps ?? 0;
  }

  /** Whether anything of a game was learnt. */
  begun(game: string): boolean {
    return this.#learnt.some((known) => known.game === game);
  }

  /** Ask what is known of whoever is here; nobody has learnt nothing. */
  async read(): Promise<void> {
    const whose = session.person?.id ?? null;
    if (whose === null) {
      this.#learnt = [];
      return;
    }
    if (this.#whose !== whose) this.#learnt = [];
    this.#whose = whose;
    this.#learnt = (await http.get<LearntList>("/me/lessons")).lessons;
  }

  /** Keep that a step is done; a newcomer becomes a guest. */
  async done(game: string, lesson: string, steps: number): Promise<void> {
    if (this.steps(game, lesson) >= steps) return;
    await session.enter();
    this.#learnt = (await http.put<LearntList>("/me/lessons", { game, lesson, steps })).lessons;
  }
}

export const progress = new Progress();
