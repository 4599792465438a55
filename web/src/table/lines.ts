/** What entries of the log say, in plain language: what happened, and what people said. */

import { dayTold } from "../home/moment";
import { say, speech } from "../words/language.svelte";
import { botName } from "../words/names";
import type { Words } from "../words/words";
import type { Entry } from "./log";

export interface Line {
  key: string;
  /** The number of the entry. */
  number: number;
  text: string;
  /** Who said it. */
  speaker?: string;
}

/** What somebody said; of whom the reader has muted it is not even told. */
export function saidIn({ number, kind, args = {} }: Entry): Line[] {
  if (kind !== "chatted" || args["muted"]) return [];
  // A phrase that this page does not know is read as the server wrote it.
  const phrase = `phrase-${String(args["phrase"] ?? "")}`;
  const text = speech.page.has(phrase) ? say(phrase) : String(args["text"]);
  return [{ key: String(number), number, speaker: String(args["name"]), text }];
}

/** What happened at the table and in the game. */
export function toldIn(entry: Entry, log: readonly Entry[], words: Words, names: readonly string[]): Line[] {
  const events = (entry.events ?? []).map((event, index) => ({
    key: `${entry.number}.${index}`,
    number: entry.number,
    text: words.event(event, names),
  }));
  return [...newsIn(entry, log, names, words.reader), ...events];
}

/** What an entry says about the table itself. */
export function newsIn(entry: Entry, log: readonly Entry[], names: readonly string[], reader: number | null): Line[] {
  const { kind, number, seat, args = {} } = entry;
  const key = String(number);
  if (args["muted"]) return [];
  if (kind === "played") {
    return args["fault"] ? [{ key, number, text: say("news-fault", { bot: botName(String(args["bot"])) }) }] : [];
  }
  const brought = kind === "opened" && "brought" in args;
  const back = kind === "away" && typeof args["until"] !== "number";
  const id = brought
    ? "news-brought"
    : back
      ? "news-back"
      : `news-${kind}${"agree" in args ? (args["agree"] ? "-yes" : "-no") : ""}`;
  if (!speech.page.has(id)) return [];
  const player = String(args["name"] ?? "") || (names[seat ?? -1] ?? speakerOf(args["about"], log));
  const more = {
    bot: botName(String(args["bot"] ?? "")),
    why: String(args["why"] ?? ""),
    day: typeof args["until"] === "number" ? dayTold(args["until"], speech.language) : "",
  };
  const text = speech.page.addressing(reader).sayOf({ seat: seat ?? -1, name: player }, id, more);
  return [{ key, number, text }];
}

/** The name of whoever said something, if an entry is about them. */
function speakerOf(about: unknown, log: readonly Entry[]): string {
  if (typeof about !== "number") return "";
  return String(log.find(({ number }) => number === about)?.args?.["name"] || say("somebody"));
}

/** The same for those who hear the page. */
export function spoken({ speaker, text }: Line): string {
  return speaker ? `${speaker}: ${text}` : text;
}
