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
import { preferences } from "../preferences.svelte";
import { session } from "../session.svelte";
import type { Followed } from "./followed";
import { merged, missing, type Entry } from "./log";
import { Queue } from "./pace";

/** How many entries of the log are asked for at once. */
const PAGE = 200;
/** How many positions are kept to be shown again: more than any round has. */
const KEPT = 200;
/** After what the server refuses for now it is asked again, in milliseconds. */
const PAUSE = 2000;
const ID = /^[\w-]{22}$/;
const PASSING = new Set(["limit", "unavailable"]);
/** What changes the position: one of these at a time. */
const MOVES = new Set(["play", "undo", "ask-takeback", "answer-takeback", "resign", "begin"]);

/** A position, when it was told on this browser's clock, and whether something happened that can be seen. */
interface Told {
  position: Position;
  when: number;
  eventful: boolean;
}

export class Table implements Followed {
  /** The position that is shown. */
  position = $state.raw<Position | null>(null);
  /** How many steps of others are known and not shown yet. */
  behind = $state(0);
  #known = $state.raw<Entry[]>([]);
  /** What happened, as far as it is shown; what was said is not held back. */
  log = $derived(
    this.behind
      ? this.#known.filter(({ kind, number }) => kind !== "played" || number <= (this.position?.number ?? 0))
      : this.#known,
  );
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
  /** The number of the last entry that a position was told for. */
  #newest = -1;
  /** What was told since the reader's own last step, that step first. */
  #lately = $state.raw<Told[]>([]);
  /** Whether it is shown once more, which nobody wants to see at once. */
  #again = false;
  #queue = new Queue<Told>(
    (told) => this.#show(told),
    () => (this.#again && preferences.pace === "at-once" ? "calm" : preferences.pace),
    ({ eventful }) => !eventful,
  );
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
    this.#queue.clear();
    this.#stop();
    session.socket.unwatch(this.id);
  }

  #hear(message: Message): void {
    if (!("table" in message) || message.table !== this.id) return;
    if (message.type === "position") this.#place(message);
    else if (message.type === "news") {
      this.#write([message]);
      if (message.position) this.#place(message.position, message);
    } else if (message.type === "failed" && !message.id) this.#fail(new Refusal(message.code, message.message));
  }

  /** The table cannot be watched, for now or for good. */
  #fail(problem: Refusal): void {
    if (!PASSING.has(problem.code)) {
      this.problem = problem;
      return;
    }
    this.refused = problem;
    this.#retry = setTimeout(() => session.socket.watch(this.id, this.#known.at(-1)?.number ?? null), PAUSE);
  }

  /** Take in a position: what others play is shown at the reader's pace, all else at once. */
  #place(position: Position, news: News | null = null): void {
    if (position.number < this.#newest) return;
    this.#newest = position.number;
    this.problem = null;
    const told = { position, when: performance.now(), eventful: Boolean(news?.events?.length) };
    const another = news !== null && isStepOfAnother(news, position);
    this.#lately = another ? [...this.#lately, told].slice(-KEPT) : [told];
    if (news && this.position && !document.hidden && (this.behind || another)) {
      this.#queue.add(told);
      this.behind = this.#queue.length;
    } else {
      this.#queue.clear();
      this.#show(told);
    }
    void this.#fill();
  }

  #show({ position, when }: Told): void {
    if (position.at !== this.position?.at) {
      this.advice = null;
      this.refused = null;
      this.busy = false;
    }
    this.position = position;
    this.told = when;
    this.behind = this.#queue.length;
    if (!this.behind) this.#again = false;
  }

  /** Whether everything since an entry can be shown again. */
  recalls(entry: number): boolean {
    return this.#lately.length > 1 && this.#lately[0]!.position.number <= entry;
  }

  /** Show everything since an entry again. */
  showAgain(entry: number): void {
    if (this.behind || !this.recalls(entry)) return;
    const from = this.#lately.findLastIndex(({ position }) => position.number <= entry);
    const [first, ...rest] = this.#lately.slice(from);
    this.#again = true;
    for (const told of rest) this.#queue.add(told);
    this.#show(first!);
  }

  /** Show the next step of others now. */
  showNext(): void {
    this.#queue.next();
  }

  /** Show the position as it is. */
  catchUp(): void {
    this.#queue.finish();
  }

  #write(news: readonly News[]): void {
    this.#known = merged(this.#known, news);
  }

  /** The log reaches back to the beginning, whenever one came and however long one was away. */
  async #fill(): Promise<void> {
    if (this.#filling) return;
    this.#filling = true;
    try {
      let gap = missing(this.#known, this.#newest);
      while (gap !== null && !this.#closed) {
        const page: NewsList = await http.get(query(`/tables/${this.id}/news`, { before: gap + 1, count: PAGE }));
        this.#write(page.news);
        const next = missing(this.#known, this.#newest);
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
    this.#known = [];
    await this.#fill();
  }

  /** Give a command; what is refused is kept to be shown. */
  async do(command: Command): Promise<Record<string, unknown> | null> {
    const move = MOVES.has(command.do) ? ++this.#moves : 0;
    if (move) {
      this.catchUp();
      this.busy = true;
    }
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

/** Whether news tell of a step that somebody else has played, known or not. */
function isStepOfAnother({ kind, seat }: News, { seats }: Position): boolean {
  return kind === "played" && !(seat != null && seats[seat]?.yours);
}
