/** One table as this browser follows it: its position, its log, and what was asked about it. */

import { http, query, Refusal } from "../net/http";
import { patiently } from "../net/patience";
import type {
  ActionSign,
  Advice,
  Command,
  Foresight,
  Gain,
  Gains,
  Message,
  News,
  NewsList,
  Position,
} from "../protocol";
import { session } from "../session.svelte";
import { merged, missing, type Entry } from "./log";

/** How many entries of the log are asked for at once. */
const PAGE = 200;
/** After what the server refuses for now it is asked again, in milliseconds. */
const PAUSE = 2000;
const ID = /^[\w-]{22}$/;
const PASSING = new Set(["limit", "unavailable"]);
/** What changes the position: one of these at a time. */
const MOVES = new Set(["play", "undo", "ask-takeback", "answer-takeback", "resign", "begin"]);

export class Table {
  position = $state.raw<Position | null>(null);
  log = $state.raw<Entry[]>([]);
  /** When the position was told, on this browser's clock: clocks run on from there. */
  told = $state(0);
  /** Why nothing can be seen here. */
  problem = $state.raw<Refusal | null>(null);
  /** What the server refused last, until something else happens. */
  refused = $state.raw<Refusal | null>(null);
  advice = $state.raw<Advice | null>(null);
  /** The position about which a hint has been asked for and not yet given; one question at a time. */
  advising = $state<number | null>(null);
  /** The position at which one has decided to say nothing. */
  silent = $state<number | null>(null);
  /** Whether a move was sent and neither answered nor seen to happen yet. */
  busy = $state(false);
  #moves = 0;
  #filling = false;
  #closed = false;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #foreseen = new Map<string, Promise<Foresight>>();
  #foreseenAt = -1;
  #stop: () => void;

  constructor(readonly id: string) {
    this.#stop = session.listen((message) => this.#hear(message));
    void this.#open();
  }

  async #open(): Promise<void> {
    try {
      if (!ID.test(this.id)) throw new Refusal("unknown-table", "there is no such table");
      await session.enter();
      if (!this.#closed) session.socket.watch(this.id);
    } catch (problem) {
      this.problem = problem instanceof Refusal ? problem : new Refusal("internal", String(problem));
    }
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#retry);
    this.#stop();
    session.socket.unwatch(this.id);
  }

  #hear(message: Message): void {
    if (!("table" in message) || message.table !== this.id) return;
    if (message.type === "position") this.#place(message);
    else if (message.type === "news") {
      this.#write([message]);
      if (message.position) this.#place(message.position);
    } else if (message.type === "failed" && !message.id) this.#fail(new Refusal(message.code, message.message));
  }

  /** The table cannot be watched, for now or for good. */
  #fail(problem: Refusal): void {
    if (!PASSING.has(problem.code)) {
      this.problem = problem;
      return;
    }
    this.refused = problem;
    this.#retry = setTimeout(() => session.socket.watch(this.id, this.log.at(-1)?.number ?? null), PAUSE);
  }

  #place(position: Position): void {
    if (this.position && position.number < this.position.number) return;
    if (position.at !== this.position?.at) {
      this.advice = null;
      this.refused = null;
      this.busy = false;
    }
    this.position = position;
    this.problem = null;
    this.told = performance.now();
    void this.#fill();
  }

  #write(news: readonly News[]): void {
    this.log = merged(this.log, news);
  }

  /** The log reaches back to the beginning, whenever one came and however long one was away. */
  async #fill(): Promise<void> {
    if (this.#filling) return;
    this.#filling = true;
    try {
      let gap = missing(this.log, this.position?.number ?? 0);
      while (gap !== null && !this.#closed) {
        const page: NewsList = await http.get(query(`/tables/${this.id}/news`, { before: gap + 1, count: PAGE }));
        this.#write(page.news);
        const next = missing(this.log, this.position?.number ?? 0);
        // What the server keeps to itself, for now or for good, is not asked for again.
        if (next === gap) break;
        gap = next;
      }
    } catch (problem) {
      // The next position tries again.
      if (!(problem instanceof Refusal)) throw problem;
    } finally {
      this.#filling = false;
    }
  }

  /** Read the log anew, as when the reader has muted somebody or no longer does. */
  async reread(): Promise<void> {
    this.log = [];
    await this.#fill();
  }

  /** Give a command; what is refused is kept to be shown. */
  async do(command: Command): Promise<Record<string, unknown> | null> {
    const move = MOVES.has(command.do) ? ++this.#moves : 0;
    if (move) this.busy = true;
    this.refused = null;
    try {
      return (await session.socket.do(this.id, command)).args ?? {};
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      if (problem.position) this.#place(problem.position);
      this.refused = problem;
      return null;
    } finally {
      if (move && move === this.#moves) this.busy = false;
    }
  }

  async play(action: ActionSign): Promise<void> {
    const { at, lapse } = this.position!;
    // What is played by saying nothing is played when the time is over, or its moment would tell something.
    if (action.action === lapse?.action) this.silent = at;
    else if (!this.busy) await this.do({ do: "play", at: this.position!.at, action: action.action });
  }

  /** Play what is no choice. If that was done elsewhere meanwhile, nobody needs to hear of it. */
  async playForced(action: ActionSign): Promise<void> {
    await this.play(action);
    if (this.refused?.code === "stale") this.refused = null;
  }

  async undo(): Promise<void> {
    if (!this.busy) await this.do({ do: "undo", at: this.position!.at });
  }

  async hint(): Promise<void> {
    const at = this.position?.at;
    if (at === undefined || this.advising !== null) return;
    this.advising = at;
    this.advice = null;
    this.refused = null;
    // Whatever comes when the table has moved on is of no use any more.
    const current = () => this.position?.at === at && !this.#closed;
    try {
      const advice = await patiently(() => session.socket.hint(this.id, at), current);
      if (current()) this.advice = advice;
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      if (current()) this.refused = problem;
    } finally {
      this.advising = null;
    }
  }

  /** What an action would change; asked once for each action of a position. */
  async foresee(action: ActionSign): Promise<Foresight | null> {
    const at = this.position?.at ?? -1;
    if (at !== this.#foreseenAt) {
      this.#foreseen.clear();
      this.#foreseenAt = at;
    }
    let asked = this.#foreseen.get(action.action);
    if (!asked) {
      asked = session.socket.foresee(this.id, at, action.action);
      this.#foreseen.set(action.action, asked);
    }
    try {
      return await asked;
    } catch {
      this.#foreseen.delete(action.action);
      return null;
    }
  }

  /** Where everybody's points come from. */
  async gains(): Promise<(Gain[] | null)[]> {
    return (await http.get<Gains>(`/tables/${this.id}/gains`)).seats;
  }
}
