/** Where the facts of a card are known from. */

import { nameId } from "../../words/words";
import { FACTS, SOURCES, type CardSign, type Source } from "./box";

export const markName = (mark: Source | "map") => (mark === "map" ? "page-own-map" : `page-source-${mark}`);

/** What of a card is known from where. */
export function known({ facts }: CardSign): { source: Source; abouts: string[] }[] {
  return SOURCES.map((source) => ({
    source,
    abouts: Object.keys(facts).filter((about) => facts[about] === source),
  })).filter(({ abouts }) => abouts.length);
}

/** The card that a message names, if it is one of those whose facts have sources. */
export const cardOf = (id: string) => FACTS.find((card) => nameId(card.family, card.name) === id);
