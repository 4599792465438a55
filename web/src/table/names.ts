/** Who sits at a table, as its screens call them. */

import type { SeatSign } from "../protocol";
import type { Player } from "../games/games";
import { dayTold } from "../home/moment";
import { say, speech } from "../words/language.svelte";
import { botName, notes } from "../words/names";
import { ratingTold } from "../ratings/told";

/** Everybody at the table; two bots of one name are told apart by a number. */
export function players(seats: readonly SeatSign[]): Player[] {
  const names = seats.map((seat) =>
    seat.kind === "open"
      ? say("seat-open")
      : seat.kind === "bot"
        ? botName(seat.bot ?? "")
        : (seat.name ?? say(seat.yours ? "seat-self" : "somebody")),
  );
  return seats.map((seat, index) => {
    const name = names[index]!;
    const before = names.slice(0, index).filter((other) => other === name).length;
    return {
      seat: index,
      name: before > 0 ? `${name} ${before + 1}` : name,
      colour: seat.colour ?? "blue",
      yours: seat.yours ?? false,
    };
  });
}

/** What is to be known about a seat besides who sits there. */
export function seatNotes(seat: SeatSign): string {
  return notes(
    // Where nobody has a name, as in a lesson, that is what they are called.
    seat.yours && seat.name ? say("seat-you") : "",
    seat.kind === "guest" ? say("seat-guest") : "",
    seat.rating ? ratingTold(seat.rating) : "",
    seat.wishes?.includes("ask") ? say("seat-asks") : "",
    seat.resigned ? say("seat-resigned") : "",
    seat.muted ? say("seat-muted") : "",
    seat.away ? say("seat-away", { day: dayTold(seat.away, speech.language) }) : "",
    seat.bot && seat.kind !== "bot" ? say("seat-stand-in", { bot: botName(seat.bot) }) : "",
  );
}
