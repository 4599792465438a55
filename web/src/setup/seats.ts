/** Who is to sit where at a table that is not open yet. One seat is the host's, or all are for bots, whom they watch. */

import type { SeatWish } from "../protocol";

export const GUESTS = ["open", "bot", "guest"] as const;
type Guest = (typeof GUESTS)[number];

export interface Seat {
  /** Stays with the seat wherever it is moved. */
  id: number;
  kind: "me" | Guest;
  /** Which bot it is; remembered while the seat is for somebody else. */
  bot: string;
  /** Who sits at the same screen; empty: a name is found for them. */
  name: string;
}

/** Whom the seats of a table are for. */
interface Company {
  open: number;
  bots: number;
  guests: number;
}

export function firstSeats(players: readonly number[], bot: string): Seat[] {
  const me: Seat = { id: 0, kind: "me", bot, name: "" };
  return fitted([me, { id: 1, kind: bot ? "bot" : "open", bot, name: "" }], players);
}

/** Whether the host has no seat, and watches bots. */
export function watching(seats: readonly Seat[]): boolean {
  return !seats.some((seat) => seat.kind === "me");
}

/** Whom a seat can be for: one's own can be left to a bot. */
export function kindsFor(seat: Seat, seats: readonly Seat[], bots: readonly string[]): Seat["kind"][] {
  if (seat.kind === "me" || watching(seats)) return bots.length ? ["me", "bot"] : ["me"];
  return GUESTS.filter((kind) => kind !== "bot" || bots.length);
}

/** With a seat for somebody else. Whoever leaves their own to a bot leaves all of them to bots, and watches. */
export function reseated(seats: readonly Seat[], id: number, kind: Seat["kind"]): Seat[] {
  const leaves = seats.some((seat) => seat.id === id && seat.kind === "me") && kind === "bot";
  return seats.map((seat) => (leaves || seat.id === id ? { ...seat, kind } : seat));
}

/** With one seat more, for the same kind of company as the last one. */
export function withOneMore(seats: readonly Seat[]): Seat[] {
  const like = seats.findLast((seat) => seat.kind !== "me");
  const id = Math.max(...seats.map((seat) => seat.id)) + 1;
  return [...seats, { id, kind: (like?.kind ?? "open") as Guest, bot: like?.bot ?? seats[0]!.bot, name: "" }];
}

/** Without a seat; the host's stays. */
export function without(seats: readonly Seat[], id: number): Seat[] {
  return seats.filter((seat) => seat.id !== id || seat.kind === "me");
}

/** With a seat one place further up (-1) or down (1), as far as there is one. */
export function moved(seats: readonly Seat[], id: number, by: -1 | 1): Seat[] {
  const order = [...seats];
  const from = order.findIndex((seat) => seat.id === id);
  const to = from + by;
  if (from < 0 || to < 0 || to >= order.length) return order;
  [order[from], order[to]] = [order[to]!, order[from]!];
  return order;
}

/** As many seats as a game takes: the last ones go, or more come. */
export function fitted(seats: readonly Seat[], players: readonly number[]): Seat[] {
  let fit = [...seats];
  while (fit.length > Math.max(...players)) fit = without(fit, fit.findLast((seat) => seat.kind !== "me")!.id);
  while (fit.length < Math.min(...players)) fit = withOneMore(fit);
  return fit;
}

export function company(seats: readonly Seat[]): Company {
  const count = (kind: Guest) => seats.filter((seat) => seat.kind === kind).length;
  return { open: count("open"), bots: count("bot"), guests: count("guest") };
}

/** The seats as the server takes them; `nameless` finds a name for the guest at a place, counted from 1. */
export function wishes(seats: readonly Seat[], nameless: (place: number) => string): SeatWish[] {
  return seats.map((seat, index) => {
    if (seat.kind === "bot") return { kind: "bot", bot: seat.bot };
    if (seat.kind === "guest") return { kind: "guest", name: seat.name.trim() || nameless(index + 1) };
    return { kind: seat.kind };
  });
}
