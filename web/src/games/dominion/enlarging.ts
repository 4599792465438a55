/** Explaining a card where it is: the card itself, enlarged, with all that is written on it. */

import { explained } from "../../parts/tip.svelte";
import type { Words } from "../../words/words";
import type { Edition } from "./box";
import Enlarged from "./Enlarged.svelte";
import { about, cardId } from "./view";

/** An attachment for whatever shows a card. */
export function enlarging(card: () => string, edition: () => Edition, words: () => Words) {
  return explained(
    () => about(card(), edition(), words()),
    () => words().say(cardId(card())),
    () => ({
      component: Enlarged,
      props: { card: card(), edition: edition(), words: words() },
    }),
    () => cardId(card()),
  );
}
