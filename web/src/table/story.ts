/** What happened at a table as it is read: chapter by chapter, each with the lines of one turn. */

import type { DeedStyle, Player } from "../games/games";
import type { Words } from "../words/words";
import { deedsOf } from "./deeds";
import { newsIn } from "./lines";
import type { Entry } from "./log";
import { eventsOf, type Turn } from "./turns";

export interface StoryLine {
  key: string;
  text: string;
  /** Who did it, if it was not the one whose turn it is. */
  by: Player | null;
  symbols: readonly string[];
  /** What it tells of, that can be pointed at. */
  places: readonly string[];
  entry: number;
  /** The step of the game that it tells of; nothing if it tells of the table. */
  step: number | null;
}

export interface Chapter {
  key: string;
  /** Whose turn it was; nobody's before the first. */
  player: Player | null;
  round: number;
  lines: StoryLine[];
}

type Styles = Readonly<Record<string, DeedStyle>>;

export function storyOf(
  turns: readonly Turn[],
  log: readonly Entry[],
  styles: Styles,
  words: Words,
  players: readonly Player[],
): Chapter[] {
  const names = players.map((player) => player.name);
  return turns.map((turn) => ({
    key: `${turn.seat} ${turn.round}`,
    player: players[turn.seat ?? -1] ?? null,
    round: turn.round,
    lines: [...deedLines(turn, styles, words, players), ...newsLines(turn, log, names, words.reader)].sort(
      (a, b) => a.entry - b.entry,
    ),
  }));
}

function deedLines(turn: Turn, styles: Styles, words: Words, players: readonly Player[]): StoryLine[] {
  const names = players.map((player) => player.name);
  return deedsOf(turn, styles, words, names).map((deed) => ({ ...deed, by: players[deed.by ?? -1] ?? null }));
}

function newsLines(
  { happenings }: Turn,
  log: readonly Entry[],
  names: readonly string[],
  reader: number | null,
): StoryLine[] {
  return happenings.flatMap(({ event, entry }) =>
    event || !entry
      ? []
      : newsIn(entry, log, names, reader).map(({ key, number, text }) => ({
          key,
          text,
          by: null,
          symbols: [],
          places: [],
          entry: number,
          step: null,
        })),
  );
}

/** The turns of a round, with what was done in each in a few words. */
export function toldRound(turns: readonly Turn[], styles: Styles, words: Words, players: readonly Player[]) {
  const names = players.map((player) => player.name);
  return turns.flatMap((turn) =>
    turn.seat === null
      ? []
      : [
          {
            seat: turn.seat,
            entry: turn.entry,
            events: eventsOf(turn),
            told: deedsOf(turn, styles, words, names)
              .map(({ by, text }) => (by === null ? text : `${names[by]}: ${text}`))
              .join(". "),
          },
        ],
  );
}
