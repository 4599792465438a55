/** What holds in a game of Winter Kingdom besides its cards: the economy, and twists. */

import { nameId, type Words } from "../../words/words";
import { TOP_ECONOMIES } from "./box";
import { economySymbol, twistSymbol, type View } from "./view";

export interface Law {
  /** The message that names it and tells about it. */
  id: string;
  /** What it is, in words. */
  kind: string;
  symbol: string;
  /** What else is to be said of it in this game. */
  detail: string;
}

export function lawsOf(view: View, words: Words): Law[] {
  const economy = {
    id: nameId("economy", view.economy),
    kind: words.say("page-economy"),
    symbol: economySymbol(view.economy),
    detail: TOP_ECONOMIES.includes(view.economy)
      ? words.say("page-top-board", { place: words.name("top-board", view.top_board) })
      : "",
  };
  const twists = view.twists.map((twist) => ({
    id: nameId("twist", twist),
    kind: words.say("page-twist"),
    symbol: twistSymbol(twist),
    detail: "",
  }));
  return [economy, ...twists];
}
