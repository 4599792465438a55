/** How the log and the strip of the round tell of Dominion. */

import type { Sentence } from "../../words/words";
import { UNTOLD } from "../deeds";
import type { DeedStyle } from "../games";

const cards: DeedStyle = {
  items: ({ card, cards }, words) =>
    (Array.isArray(cards) ? cards : [card]).map((each) => words.name("card", String(each))),
};
/** Everybody draws a new hand when a turn ends: of that nothing is told. */
const isAtEnd = (atEnd: boolean) => atEnd;

export const DEEDS: Record<string, DeedStyle> = {
  picked: cards,
  played: cards,
  "treasures-played": cards,
  bought: cards,
  gained: cards,
  "gained-to-hand": cards,
  "gained-to-deck": cards,
  "gained-from-trash": cards,
  discarded: cards,
  "discarded-unseen": {},
  "discarded-last": cards,
  trashed: cards,
  topdecked: cards,
  "topdecked-unseen": {},
  reacted: cards,
  "set-aside": cards,
  drew: { sum: "count", untold: isAtEnd },
  "drew-cards": { ...cards, untold: isAtEnd },
  shuffled: { sum: "count" },
  "deck-discarded": { sum: "count" },
  "no-more-actions": UNTOLD,
  "chose-no-more": UNTOLD,
};

/** Cards of one kind that the same was done with. */
export interface CardCount {
  card: string;
  count: number;
}

export interface CardDeed {
  deed: "played" | "taken" | "trashed" | "discarded";
  cards: CardCount[];
}

/** The events of each. */
export const KINDS: Record<CardDeed["deed"], readonly string[]> = {
  played: ["played", "treasures-played"],
  taken: ["bought", "gained", "gained-to-hand", "gained-to-deck", "gained-from-trash"],
  trashed: ["trashed"],
  discarded: ["discarded", "discarded-last"],
};

/** What a player did with cards in a turn: what they played, what they got for it, and what they lost. */
export function cardDeeds(events: readonly Sentence[], seat: number): CardDeed[] {
  return (Object.keys(KINDS) as CardDeed["deed"][]).flatMap((deed) => {
    const counts = new Map<string, number>();
    for (const { kind, args } of events) {
      if (args["seat"] !== seat || !KINDS[deed].includes(kind)) continue;
      const named = (Array.isArray(args["cards"]) ? args["cards"] : [args["card"]]) as string[];
      for (const card of named) counts.set(card, (counts.get(card) ?? 0) + 1);
    }
    return counts.size ? [{ deed, cards: [...counts].map(([card, count]) => ({ card, count })) }] : [];
  });
}
