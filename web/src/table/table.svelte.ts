/** One table as this browser follows it: its position, its log, and what is being considered at it. */

import { http, query, Refusal } from "../net/http";
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

/** How many entries of the log are asked for at once. */
const PAGE = 200;

export class Table {
  position = $state.raw<Position | null>(null);
  news = $state.raw<News[]>([]);
  /** When the position was told, on this browser's clock: clocks run on from there. */
  told = $state(0);
  /** Why nothing can be seen here. */
  problem = $state.raw<Refusal | null>(null);
  /** What the server refused last, until something else happens. */
  refused = $state.raw<Refusal | null>(null);
  advice = $state.raw<Advice | null>(null);
  advising = $state(false);
  /** Whether something was sent and not answered yet. */
  busy = $state(false);
  #foreseen = new Map<string, Promise<Foresight>>();
  #foreseenAt = -1;
  #stop: () => void;

  constructor(readonly id: string) {
    this.#stop = session.listen((message) => this.#hear(message));
    void this.#open();
  }

  /** The log reaches back to the beginning, whenever one comes to the table. */
  async #open(): Promise<void> {
    try {
      await session.enter();
      session.socket.watch(this.id);
      let first = Infinity;
      while (first > 1) {
        const before = Number.isFinite(first) ? first : null;
        const page: NewsList = await http.get(query(`/tables/${this.id}/news`, { before, count: PAGE }));
        this.#insert(page.news);
        first = page.news[0]?.number ?? 1;
      }
    } catch (problem) {
      if (problem instanceof Refusal && !this.position) this.problem = problem;
    }
  }

  close(): void {
    this.#stop();
    session.socket.unwatch(this.id);
  }

  #hear(message: Message): void {
    if (!("table" in message) || message.table !== this.id) return;
    if (message.type === "position") this.#place(message);
    else if (message.type === "news") {
      this.#insert([message]);
      if (message.position) this.#place(message.position);
    } else if (message.type === "failed" && !message.id) {
      this.problem = new Refusal(message.code, message.message);
    }
  }

  #place(position: Position): void {
    if (this.position && position.number < this.position.number) return;
    if (position.at !== this.position?.at) {
      this.advice = null;
      this.refused = null;
    }
    this.position = position;
    this.problem = null;
    this.told = performance.now();
  }

  #insert(news: News[]): void {
    const known = new Set(this.news.map((entry) => entry.number));
    const fresh = news.filter((entry) => !known.has(entry.number)).map((entry) => ({ ...entry, position: null }));
    if (fresh.length === 0) return;
    this.news = [...this.news, ...fresh].sort((a, b) => a.number - b.number);
  }

  /** Give a command; what is refused is kept to be shown. */
  async do(command: Command): Promise<Record<string, unknown> | null> {
    this.busy = true;
    this.refused = null;
    try {
      return (await session.socket.do(this.id, command)).args ?? {};
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      if (problem.position) this.#place(problem.position);
      this.refused = problem;
      return null;
    } finally {
      this.busy = false;
    }
  }

  play(action: ActionSign): Promise<unknown> {
    return this.do({ do: "play", at: this.position!.at, action: action.action });
  }

  undo(turn = false): Promise<unknown> {
    return this.do({ do: "undo", at: this.position!.at, turn });
  }

  async hint(): Promise<void> {
    const at = this.position?.at;
    if (at === undefined) return;
    this.advising = true;
    try {
      const advice = await session.socket.hint(this.id, at);
      if (this.position?.at === at) this.advice = advice;
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      this.refused = problem;
    } finally {
      this.advising = false;
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
