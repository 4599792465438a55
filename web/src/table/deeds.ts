/** What was done in a turn, in as few lines as it can be told in: what belongs together is one line. */

import type { DeedStyle } from "../games/games";
import type { Sentence, Words } from "../words/words";
import type { Happening, Turn } from "./turns";

export interface Deed {
  key: string;
  text: string;
  /** Who did it, if it was not the one whose turn it is. */
  by: number | null;
  symbols: string[];
  /** Where it was done: hexes, or what else can be pointed at. */
  places: string[];
  /** The entry of the log and the step of the game in which it began. */
  entry: number;
  step: number;
}

/** Like events of one turn. */
interface Group {
  kind: string;
  first: Happening;
  args: Record<string, unknown>[];
}

/** The deeds of a turn, by the styles of its game; an event that has none is told in its own sentence. */
export function deedsOf(
  turn: Turn,
  styles: Readonly<Record<string, DeedStyle>>,
  words: Words,
  names: readonly string[],
): Deed[] {
  return groupsOf(turn, styles).flatMap(({ kind, first, args }, index) => {
    const { entry, step } = first;
    const style = styles[kind];
    const last = args.at(-1)!;
    const common = {
      key: `${entry?.number ?? step}.${kind}.${index}`,
      symbols: [...new Set(args.flatMap((each) => style?.symbols?.(each) ?? []))],
      places: [...new Set(args.flatMap((each) => placesIn(each)))],
      entry: entry?.number ?? 0,
      step,
    };
    if (!style) return [{ ...common, by: null, text: words.event({ kind, args: last }, names) }];
    const items = counted(args.flatMap((each) => style.items?.(each, words) ?? []));
    const sum = args.reduce((total, each) => total + Number(style.sum ? each[style.sum] : 1), 0);
    const text = words.line({ kind, args: last }, names, { items, sum });
    const seat = last["seat"];
    return [{ ...common, by: typeof seat === "number" && seat !== turn.seat ? seat : null, text }];
  });
}

function groupsOf(turn: Turn, styles: Readonly<Record<string, DeedStyle>>): Group[] {
  const groups = new Map<string, Group>();
  turn.happenings.forEach((happening, index) => {
    const { event, step } = happening;
    if (!event) return;
    const style = styles[event.kind];
    if (style?.untold?.(step === turn.last)) return;
    const like = style
      ? [event.kind, event.args["seat"], ...(style.alike ?? []).map((name) => event.args[name])]
      : [index];
    const key = like.join(" ");
    const group = groups.get(key);
    if (group) group.args.push(event.args);
    else groups.set(key, { kind: event.kind, first: happening, args: [event.args] });
  });
  return [...groups.values()];
}

/** Things in the order in which they came first, each with how many there were: "3 Copper, Silver". */
export function counted(items: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  const between = items.some((item) => item.includes(",")) ? " · " : ", ";
  return [...counts].map(([item, count]) => (count > 1 ? `${count} ${item}` : item)).join(between);
}

/** What an event names that can be pointed at. */
function placesIn(args: Sentence["args"]): string[] {
  const { from, hex, card, cards } = args;
  return [from, hex, card, ...(Array.isArray(cards) ? cards : [])].flatMap((place) =>
    typeof place === "string" ? [place] : [],
  );
}
