/** Who of the players is present at a table, as the server tells it. */

import { getContext, onDestroy, setContext } from "svelte";
import type { Message, SeatPresence, SeatSign } from "../protocol";
import { session } from "../session.svelte";
import { say } from "../words/language.svelte";
import { since } from "./time";

/** Somebody who went less than so many seconds ago is away; later they are gone, unless they are connected. */
const SHORT = 300;
/** How often the words are looked at anew, in milliseconds: they tell minutes. */
const PAUSE = 15_000;
const KEY = Symbol("presence");

/** How a seat is marked, and what that means. */
export interface Mark {
  kind: "here" | "away" | "gone" | "bot";
  words: string;
}

/** What is told about the person in a seat, so many seconds after the server said it. */
export function markOf(seat: SeatSign, told: SeatPresence | null, later: number): Mark | null {
  if (seat.kind === "bot") return { kind: "bot", words: say("presence-bot") };
  if (seat.kind !== "person" || !told) return null;
  if (told.here) return { kind: "here", words: say("presence-here") };
  const seconds = typeof told.seconds === "number" ? told.seconds + later : null;
  const kind = told.online || (seconds !== null && seconds < SHORT) ? "away" : "gone";
  if (seconds === null || seconds < 60) return { kind, words: say(`presence-${kind}`) };
  return { kind, words: say(`presence-${kind}-for`, { time: since(seconds) }) };
}

export class Presence {
  #seats = $state.raw<readonly (SeatPresence | null)[]>([]);
  #told = 0;
  #now = $state(0);

  /** To be made inside a component, before the table is watched. */
  constructor(table: string) {
    const stop = session.listen((message) => this.#hear(message, table));
    const timer = setInterval(() => (this.#now = performance.now()), PAUSE);
    onDestroy(() => {
      stop();
      clearInterval(timer);
    });
  }

  #hear(message: Message, table: string): void {
    if (message.type !== "presence" || message.table !== table) return;
    this.#told = this.#now = performance.now();
    this.#seats = message.seats;
  }

  /** What is known of a seat; nothing of people while there is no connection. */
  of(seat: SeatSign, number: number): Mark | null {
    const told = session.link === "open" ? (this.#seats[number] ?? null) : null;
    return markOf(seat, told, (this.#now - this.#told) / 1000);
  }
}

/** Follow who is present at a table, for all parts of its screen. */
export function followPresence(table: string): void {
  setContext(KEY, new Presence(table));
}

/** Who is present at the table whose screen this is. */
export function presence(): Presence {
  return getContext(KEY);
}
