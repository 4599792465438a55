/** A study: a position of a finished game, or any other, in which lines are tried. */

import { SvelteMap } from "svelte/reactivity";
import { http, Refusal } from "../net/http";
import type {
  ActionSign,
  Beginning,
  Foresight,
  Gain,
  Gains,
  LineVerdict,
  Reply,
  Study as Asked,
  StudyDump,
  StudySign,
} from "../protocol";
import { session } from "../session.svelte";
import { Tried } from "../table/tried.svelte";
import { say } from "../words/language.svelte";
import type { Sentence } from "../words/words";
import { grown, pruned, type Tree } from "./tree";

/** The name of a line, by which it is remembered. */
export const nameOf = (actions: readonly string[]) => JSON.stringify(actions);

export interface Wanted {
  /** The seat that one plays; null: whichever is to move. */
  seat?: number | null;
  /** What was tried before. */
  tree?: Tree;
  /** The line at whose end one is. */
  actions?: readonly string[];
  /** Whether each decision is judged as soon as it is complete. */
  judged?: boolean;
}

export class Study extends Tried<StudySign> {
  readonly id = "study";
  seat = $state<number | null>(null);
  /** Who plays for the others; null: they wait. */
  bot = $state<string | null>(null);
  tree = $state.raw<Tree>([]);
  judged = $state(false);
  /** The last whole decision: how many actions there were before it and after it. */
  decision = $state.raw<readonly [number, number] | null>(null);
  /** Who has won, where the game is over. */
  winners = $state.raw<readonly number[] | null>(null);
  /** Whether a bot is thinking, or a verdict is awaited. */
  answering = $state(false);
  judging = $state(false);
  /** Why the last verdict or answer could not be had. */
  trouble = $state.raw<unknown>(null);
  readonly #verdicts = new SvelteMap<string, LineVerdict>();
  readonly #deeds = new SvelteMap<string, Sentence>();

  constructor(
    readonly beginning: Beginning,
    { seat = null, tree = [], actions = [], judged = false }: Wanted = {},
  ) {
    super();
    this.seat = seat;
    this.tree = tree;
    this.judged = judged;
    void this.try(actions);
  }

  /** What is known of the last decision. */
  readonly verdict = $derived(this.decision && (this.#verdicts.get(this.#decided(this.decision)) ?? null));

  /** Whether the bot plays for others now. */
  protected get replies(): boolean {
    return this.bot !== null;
  }

  /** Nobody waits for others who play when they are asked to. */
  readonly headline = $derived(
    this.winners ? say("study-over") : this.seat !== null && this.bot === null ? say("study-decided") : null,
  );

  /** What an action does, at the end of a line; null where nobody has been yet. */
  deedAt(line: readonly string[]): Sentence | null {
    return this.#deeds.get(nameOf(line)) ?? null;
  }

  /** Begin again. */
  async again(): Promise<void> {
    this.bot = null;
    await this.try([]);
  }

  /** Forget a line and all that follows from it. */
  async forget(line: readonly string[]): Promise<void> {
    this.tree = pruned(this.tree, line);
    const inside = line.every((action, index) => this.actions[index] === action);
    if (inside) await this.try(line.slice(0, -1));
  }

  /** Play another seat, or whichever is to move. */
  async sit(seat: number | null): Promise<void> {
    this.seat = seat;
    this.judged = seat !== null;
    if (seat === null) this.bot = null;
    await this.try(this.actions);
  }

  /** Let a bot play for the others from now on. */
  async playOn(bot: string): Promise<void> {
    this.bot = bot;
    await this.#answer();
  }

  /** Learn what the deeds of a line are, without going there. */
  async learn(line: readonly string[]): Promise<void> {
    this.#remember(line, await this.ask(line));
  }

  /** Judge the last decision. */
  async judge(): Promise<void> {
    const decision = this.decision;
    if (!decision || this.judging || this.verdict) return;
    this.judging = true;
    this.trouble = null;
    try {
      await session.enter();
      const asked = this.#asked(this.actions.slice(0, decision[1]));
      const found = await http.post<LineVerdict>("/studies/verdict", asked);
      this.#verdicts.set(this.#decided(decision), found);
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      this.trouble = problem;
    } finally {
      this.judging = false;
    }
  }

  /** The position as it can be kept. */
  dump(): Promise<StudyDump> {
    return http.post<StudyDump>("/studies/dump", this.#asked(this.actions));
  }

  protected override ask(actions: readonly string[]): Promise<StudySign> {
    return http.post<StudySign>("/studies/position", this.#asked(actions));
  }

  protected override placed(found: StudySign): void {
    this.tree = grown(this.tree, this.actions);
    this.decision = found.decision ?? null;
    this.winners = found.winners ?? null;
    this.trouble = null;
    this.#remember(this.actions, found);
    if (this.judged && this.bot === null) void this.judge();
    void this.#answer();
  }

  override async foresee({ action }: ActionSign): Promise<Foresight | null> {
    try {
      return await http.post<Foresight>("/studies/foresight", { ...this.#asked(this.actions), action });
    } catch {
      return null;
    }
  }

  override async gains(): Promise<(Gain[] | null)[]> {
    return (await http.post<Gains>("/studies/gains", this.#asked(this.actions))).seats;
  }

  /** Let the bot play, if it is to move. */
  async #answer(): Promise<void> {
    const { bot, seat, actions, position } = this;
    const turn = position?.turn ?? null;
    if (!this.replies || turn === null || turn === seat || this.answering) return;
    this.answering = true;
    this.trouble = null;
    let reply: Reply | null = null;
    try {
      await session.enter();
      reply = await http.post<Reply>("/studies/reply", { ...this.#asked(actions), ...(bot && { bot }) });
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      this.trouble = problem;
      this.bot = null;
    } finally {
      this.answering = false;
    }
    // Somebody may have gone elsewhere meanwhile.
    if (reply && !this.closed && this.actions === actions) await this.try([...actions, reply.action]);
  }

  #remember(line: readonly string[], { deeds }: StudySign): void {
    deeds.forEach((deed, index) => this.#deeds.set(nameOf(line.slice(0, index + 1)), deed));
  }

  #decided([, end]: readonly [number, number]): string {
    return nameOf(this.actions.slice(0, end));
  }

  #asked(actions: readonly string[]): Asked {
    return { beginning: this.beginning, actions: [...actions], seat: this.seat };
  }
}
