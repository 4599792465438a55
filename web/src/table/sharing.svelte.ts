/** Several people at one screen: it is in the hands of one of them, and only what that one may know is shown. */

import type { Player } from "../games/games";
import type { Position, Words as Event } from "../protocol";
import type { Entry } from "./log";

export class Sharing {
  /** The seat whose hands the screen is in. */
  holder = $state<number | null>(null);

  constructor(private readonly seen: () => { position: Position; players: Player[] }) {}

  /** Those who share this screen. */
  readonly sharers = $derived.by(() => {
    const { position, players } = this.seen();
    return players.filter((player) => player.yours && !position.seats[player.seat]!.bot);
  });
  readonly #secret = $derived.by(() => this.sharers.length > 1 && this.seen().position.phase === "playing");
  /** The one who must get the screen before anything is shown. */
  readonly next: Player | null = $derived.by(() => {
    const turn = this.seen().position.turn ?? null;
    const player = this.sharers.find(({ seat }) => seat === turn);
    return this.#secret && player && this.holder !== turn ? player : null;
  });
  /** The seat with whose eyes the table may be seen now. */
  readonly eyes: number | null = $derived.by(() => {
    const eyes = this.seen().position.eyes ?? null;
    return this.#secret && eyes !== this.holder ? null : eyes;
  });

  /** The log as whoever has the screen may read it. */
  readable(log: readonly Entry[]): readonly Entry[] {
    if (!this.#secret) return log;
    const fits = ({ audience }: Event) => (audience ?? this.eyes) === this.eyes;
    return log.map((entry) =>
      entry.events?.every(fits) === false ? { ...entry, events: entry.events.filter(fits) } : entry,
    );
  }
}
