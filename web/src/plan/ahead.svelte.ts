/** What one has planned for the next turn at a table, as it changes, and whether one may plan. */

import { http } from "../net/http";
import type { PlanSign, Position } from "../protocol";

/** Milliseconds after which one looks again whether a plan whose turn has come was played. */
const LOOK_AGAIN = 2000;

export class Ahead {
  sign = $state.raw<PlanSign | null>(null);
  /** How often the plan was changed here. */
  #changes = $state(0);

  /** With the position, or nothing where there is no table. */
  constructor(private readonly position: () => Position | null) {
    $effect(() => {
      const path = this.#path;
      if (path === null) {
        this.sign = null;
        return;
      }
      // What is planned, and whether one may plan, changes with the turn.
      const due = !this.waits;
      void [this.#turn, this.#changes];
      let current = true;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const look = async () => {
        // What is not seen now is seen at the next turn.
        const found = await http.get<PlanSign>(path).catch(() => null);
        if (!current) return;
        this.sign = found;
        if (due && found?.turns.length && !found.dropped) timer = setTimeout(() => void look(), LOOK_AGAIN);
      };
      void look();
      return () => {
        current = false;
        clearTimeout(timer);
      };
    });
  }

  readonly #turn = $derived.by(() => this.position()?.turn ?? null);
  readonly #own = $derived.by(() => (this.position()?.seats ?? []).flatMap((sign, seat) => (sign.yours ? [seat] : [])));

  /** Where the plan is; several people at one screen would see each other's. */
  readonly #path = $derived.by(() => {
    const position = this.position();
    const plans = position?.over_days && position.phase === "playing" && this.#own.length === 1;
    return plans ? `/tables/${position.table}/plan` : null;
  });

  /** Whether one sits there and somebody else is to move. */
  readonly waits = $derived(this.#own.length > 0 && (this.#turn === null || !this.#own.includes(this.#turn)));

  /** Whether to offer a plan: a bot has played before anybody has made one. */
  readonly offered = $derived.by(() => {
    const mover = this.#turn === null ? null : this.position()?.seats[this.#turn];
    const thinks = mover?.kind === "person" && !mover.bot;
    return this.sign?.allowed === true && !this.sign.turns.length && !this.sign.dropped && thinks;
  });

  /** Look again, because the plan was changed here. */
  changed(): void {
    this.#changes += 1;
  }
}
