/** An exercise as it is tried: the position before a mistake, and what the answers to it are worth. */

import { http, Refusal } from "../net/http";
import type { Exercise, ExerciseAnswer, ExerciseResult, StudySign } from "../protocol";
import { Study } from "../study/study.svelte";
import { say } from "../words/language.svelte";

export class Tries extends Study {
  /** What the last answer was worth; null until there is one, and when one tries again. */
  result = $state.raw<ExerciseResult | null>(null);
  /** Whether a verdict is awaited. */
  asking = $state(false);
  /** Whether a hint was asked for. */
  hinted = $state(false);

  constructor(readonly exercise: Exercise) {
    super({ kind: "table", table: exercise.table, at: exercise.at }, { seat: exercise.seat });
  }

  override readonly headline = $derived(
    this.decision ? say(this.result && !this.result.verdict ? "exercise-shown" : "exercise-answered") : null,
  );

  /** Whether the answer is known: there is nothing left to try. */
  readonly solved = $derived(this.result !== null && (this.result.found || !this.result.verdict));

  override async again(): Promise<void> {
    await super.again();
    // Only now the question is open again: what is played until then would be lost.
    this.result = null;
  }

  /** Give up, and see what would have been better on the board. */
  async show(): Promise<void> {
    await this.answer([]);
    if (this.result && !this.result.verdict) await this.try(this.result.best.actions);
  }

  /** Answer with what was played; without actions one gives up. */
  async answer(actions: readonly string[] = this.actions): Promise<void> {
    if (this.asking) return;
    this.asking = true;
    this.trouble = null;
    try {
      const body: ExerciseAnswer = { actions: [...actions], helped: this.hinted };
      const found = await http.post<ExerciseResult>(`/me/exercises/${this.exercise.id}/answer`, body);
      if (!this.closed) this.result = found;
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      this.trouble = problem;
    } finally {
      this.asking = false;
    }
  }

  protected override get free(): boolean {
    return super.free && !this.asking && this.result === null;
  }

  protected override placed(found: StudySign): void {
    super.placed(found);
    // An answer is one decision: whatever could be played after it is another one.
    if (this.decision && this.position) {
      this.position = { ...this.position, prompt: null, legal: [], undo: false };
    }
    if (this.decision && this.result === null) void this.answer();
  }
}
