/** Who is looking for somebody to play with, kept fresh: the server calls when it changes. */

import { http, query } from "../net/http";
import type { Lobby } from "../protocol";
import { session } from "../session.svelte";

/** Whoever has no session has no socket, and asks every now and then. */
const PAUSE = 20_000;
/** Not everybody asks in the same moment. */
const SPREAD = 1000;

export interface Filter {
  game: string | null;
  pace: "live" | "days" | null;
  players: number | null;
  rated: "yes" | "no" | null;
  near: "yes" | null;
}

export const NO_FILTER: Filter = { game: null, pace: null, players: null, rated: null, near: null };

/** How many look at it: the server calls as long as anybody does. */
let watching = 0;

export class LobbyFeed {
  lobby = $state.raw<Lobby | null>(null);
  problem = $state.raw<unknown>(null);
  #asked = 0;
  #filter: Filter = NO_FILTER;

  async refresh(filter: Filter = this.#filter): Promise<void> {
    this.#filter = filter;
    const asked = ++this.#asked;
    try {
      const found = await http.get<Lobby>(query("/lobby", { ...filter }));
      if (asked !== this.#asked) return;
      this.lobby = found;
      this.problem = null;
    } catch (caught) {
      if (asked === this.#asked) this.problem = caught;
    }
  }

  /** Keep it fresh; returns what ends that. */
  watch(): () => void {
    const visible = () => document.visibilityState === "visible";
    let coming: ReturnType<typeof setTimeout> | undefined;
    const leave = session.listen((message) => {
      if (message.type !== "call" || message.what !== "lobby") return;
      clearTimeout(coming);
      coming = setTimeout(() => visible() && void this.refresh(), Math.random() * SPREAD);
    });
    const look = () => visible() && void this.refresh();
    const timer = setInterval(() => !session.person && look(), PAUSE);
    document.addEventListener("visibilitychange", look);
    if (watching++ === 0) session.socket.lobby(true);
    return () => {
      if (--watching === 0) session.socket.lobby(false);
      leave();
      clearTimeout(coming);
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }
}
