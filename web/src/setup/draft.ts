/** A table before it is opened: what has been filled in so far, and the settings that come of it. */

import type { GameSign, OptionSign, Settings } from "../protocol";
import { company, firstSeats, fitted, wishes, type Seat } from "./seats";

export type Options = Record<string, unknown>;

export interface Draft {
  seats: Seat[];
  /** The ids of the seats that options are about, such as who begins; an option that is not here is left to chance. */
  chosenSeats: Record<string, number>;
  title: string;
  public: boolean;
  begin: "full" | "host";
  turnTime: number | null;
  gameTime: number | null;
  standIn: string | null;
  spectators: "off" | "delayed" | "open";
  chat: boolean;
  undo: boolean;
  takebacks: boolean;
  /** The bot that gives hints; undefined: as it suits the company, see `hintsOf`. */
  hints: string | null | undefined;
  scores: boolean;
}

/** A table with good defaults; `adviser` is the best bot there is, if there is one. */
export function freshDraft(game: GameSign, adviser: string | null): Draft {
  return {
    seats: firstSeats(game.players, adviser ?? ""),
    chosenSeats: {},
    title: "",
    public: false,
    begin: "full",
    turnTime: null,
    gameTime: null,
    standIn: adviser,
    spectators: "open",
    chat: true,
    undo: true,
    takebacks: true,
    hints: undefined,
    scores: true,
  };
}

/** The same table for another game: only what the other game cannot have changes. */
export function redrafted(draft: Draft, game: GameSign): Draft {
  return { ...draft, seats: fitted(draft.seats, game.players), chosenSeats: {} };
}

/** Who gives hints: against bots alone the adviser, among people nobody unless the host says so. */
export function hintsOf(draft: Draft, adviser: string | null): string | null {
  if (draft.hints !== undefined) return draft.hints;
  const { open, guests } = company(draft.seats);
  return open + guests === 0 ? adviser : null;
}

/** Everything that the server needs to know to open the table. */
export function settingsOf(
  game: GameSign,
  draft: Draft,
  options: Options,
  adviser: string | null,
  nameless: (place: number) => string,
): Settings {
  return {
    game: game.name,
    options: { ...options, ...seatOptions(game, draft) },
    seats: wishes(draft.seats, nameless),
    title: draft.title.trim(),
    public: draft.public,
    begin: draft.begin,
    clock: {
      ...(draft.turnTime === null ? {} : { turn: draft.turnTime }),
      ...(draft.gameTime === null ? {} : { game: draft.gameTime }),
    },
    stand_in: draft.standIn,
    spectators: draft.spectators,
    chat: draft.chat,
    undo: draft.undo,
    takebacks: draft.takebacks,
    hints: hintsOf(draft, adviser),
    scores: draft.scores,
  };
}

/** The options that are about seats, by the numbers that these seats have now. */
function seatOptions(game: GameSign, draft: Draft): Options {
  const found: Options = {};
  for (const option of aboutSeats(game)) {
    const seat = draft.seats.findIndex((each) => each.id === draft.chosenSeats[option.name]);
    found[option.name] = seat < 0 ? "random" : seat;
  }
  return found;
}

/** The options that the shell itself shows, since it knows who sits where. */
export function aboutSeats(game: GameSign): OptionSign[] {
  return game.options.filter((option) => option.kind === "seat");
}

/** Options with everything left to chance that can be. */
export function surprise(game: GameSign): Options {
  const lists = game.options.filter((option) => option.kind === "list");
  return Object.fromEntries(lists.map((option) => [option.name, "random"]));
}
