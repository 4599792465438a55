/** A puzzle while somebody solves it: the position to play in, and what their answer was worth. */

import { http, Refusal } from "../net/http";
import type { PuzzleSolution, PuzzleText } from "../protocol";
import { session } from "../session.svelte";
import { Study } from "../study/study.svelte";

export class Solving {
  readonly study: Study;
  solution = $state.raw<PuzzleSolution | null>(null);
  /** Whether an answer is being judged. */
  judging = $state(false);
  /** Whether the solution is shown: they found it, or wanted to see it. */
  open = $state(false);
  trouble = $state.raw<unknown>(null);
  #answered = "";

  constructor(readonly puzzle: PuzzleText) {
    this.study = new Study({ kind: "puzzle", game: puzzle.game, puzzle: puzzle.name }, { seat: puzzle.seat });
  }

  /** The first whole decision that was played; nothing as long as it is under way. */
  readonly decided = $derived.by(() => {
    const decision = this.study.decision;
    return decision?.[0] === 0 ? this.study.actions.slice(0, decision[1]) : null;
  });

  /** Answer with what was played, once. */
  async answer(): Promise<void> {
    const line = this.decided;
    const name = JSON.stringify(line);
    if (!line || this.judging || this.open || name === this.#answered) return;
    this.#answered = name;
    const found = await this.#send([...line]);
    if (!found) this.#answered = "";
    else if (found.solved) this.open = true;
  }

  /** Give it up, and see the solution on the board. */
  async show(): Promise<void> {
    const found = this.solution ?? (await this.#send([]));
    if (!found) return;
    this.open = true;
    this.#answered = JSON.stringify(found.best.actions);
    await this.study.try(found.best.actions);
  }

  /** Begin again. */
  async again(): Promise<void> {
    await this.study.again();
    this.solution = null;
    this.#answered = "";
    this.open = false;
  }

  close(): void {
    this.study.close();
  }

  async #send(actions: string[]): Promise<PuzzleSolution | null> {
    this.judging = true;
    this.trouble = null;
    try {
      await session.enter();
      const address = `/puzzles/${this.puzzle.game}/${this.puzzle.name}/answer`;
      return (this.solution = await http.post<PuzzleSolution>(address, { actions }));
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      this.trouble = problem;
      return null;
    } finally {
      this.judging = false;
    }
  }
}
