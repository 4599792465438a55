/** A turn that is planned: it is tried where a game that is under way stands, and the others play as they may. */

import { http, Refusal } from "../net/http";
import type { NewPlan, PlanSign, StudySign } from "../protocol";
import { Study } from "../study/study.svelte";
import { say } from "../words/language.svelte";

export class Plan extends Study {
  /** Whether it is on its way to the server. */
  keeping = $state(false);

  constructor(
    readonly table: string,
    readonly own: number,
    readonly begun: number,
  ) {
    super({ kind: "plan", table, seat: own, at: begun }, { seat: own });
  }

  /** Whether one's own turn is complete, as far as it can be decided before. */
  complete = $state(false);

  override readonly headline = $derived(this.complete ? say("plan-complete") : null);

  protected override placed(found: StudySign): void {
    this.complete = found.planned === true;
    super.placed(found);
  }

  /** A bot plays for the others until one's own turn has come. */
  protected override get replies(): boolean {
    return !this.complete;
  }

  /** Keep it; returns what is planned now. */
  async keep(): Promise<PlanSign | null> {
    this.keeping = true;
    this.trouble = null;
    const plan: NewPlan = { seat: this.own, at: this.begun, actions: [...this.actions] };
    try {
      return await http.post<PlanSign>(`/tables/${this.table}/plan`, plan);
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      this.trouble = problem;
      return null;
    } finally {
      this.keeping = false;
    }
  }
}
