/** A table before it is opened: what has been filled in so far, and the settings that come of it. */

import { adviserOf, usualOf } from "../bots";
import type { GameSign, OptionSign, Settings } from "../protocol";
import { company, firstSeats, fitted, watching, wishes, type Seat } from "./seats";

export type Options = Record<string, unknown>;

/** What leaves an option to chance. */
const RANDOM = "random";

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
  /** Whether clocks over days stand for people who are on holiday. */
  holidays: boolean;
  /** Whether hints may be asked for; undefined: as it suits the company, see `hintsOf`. */
  hints: boolean | undefined;
  scores: boolean;
  /** Whether the game shall be rated, if it can be: see `ratedOf`. */
  rated: boolean;
}

/** A table with good defaults: against the usual bot of the game, if it has one. */
export function freshDraft(game: GameSign): Draft {
  const usual = usualOf(game.bots);
  return {
    seats: firstSeats(game.players, usual ?? ""),
    chosenSeats: {},
    title: "",
    public: false,
    begin: "full",
    turnTime: null,
    gameTime: null,
    standIn: usual,
    spectators: "open",
    chat: true,
    undo: true,
    takebacks: true,
    holidays: true,
    hints: undefined,
    scores: true,
    rated: false,
  };
}

/** The same table for another game: only what the other game cannot have changes. */
export function redrafted(draft: Draft, game: GameSign): Draft {
  const plays = (bot: string) => game.bots.includes(bot);
  return {
    ...draft,
    seats: manned(fitted(draft.seats, game.players), game.bots),
    chosenSeats: {},
    standIn: draft.standIn === null || plays(draft.standIn) ? draft.standIn : usualOf(game.bots),
  };
}

/** The seats with bots that can play the game: the usual one comes for one that cannot. */
function manned(seats: readonly Seat[], bots: readonly string[]): Seat[] {
  const usual = usualOf(bots);
  return seats.map((seat) => {
    if (bots.includes(seat.bot)) return seat;
    return { ...seat, bot: usual ?? "", kind: seat.kind === "bot" && !usual ? "open" : seat.kind };
  });
}

/** Whether a game with these seats can be rated: against others, or against bots that were measured. */
export function rateable(draft: Draft, game: GameSign): boolean {
  const bots = draft.seats.filter(({ kind }) => kind === "bot");
  if (watching(draft.seats) || company(draft.seats).guests || draft.seats.length < 2) return false;
  return bots.every(({ bot }) => bot in (game.rated_bots ?? {}));
}

export function ratedOf(draft: Draft, game: GameSign): boolean {
  return draft.rated && rateable(draft, game);
}

/** Who gives hints: against bots alone the adviser, among people nobody unless the host says so. */
export function hintsOf(draft: Draft, game: GameSign): string | null {
  if (ratedOf(draft, game)) return null;
  const { open, guests } = company(draft.seats);
  return (draft.hints ?? open + guests === 0) ? adviserOf(game.bots) : null;
}

/** Everything that the server needs to know to open the table. */
export function settingsOf(
  game: GameSign,
  draft: Draft,
  options: Options,
  nameless: (place: number) => string,
): Settings {
  return {
    game: game.name,
    options: { ...options, ...seatOptions(game, draft) },
    seats: wishes(draft.seats, nameless),
    title: draft.title.trim(),
    public: draft.public,
    begin: watching(draft.seats) ? "full" : draft.begin,
    clock: {
      ...(draft.turnTime === null ? {} : { turn: draft.turnTime }),
      ...(draft.gameTime === null ? {} : { game: draft.gameTime }),
    },
    stand_in: draft.standIn,
    spectators: draft.spectators,
    chat: draft.chat,
    undo: draft.undo,
    takebacks: draft.takebacks && !ratedOf(draft, game),
    hints: hintsOf(draft, game),
    scores: draft.scores,
    ...(draft.holidays ? {} : { holidays: false }),
    ...(ratedOf(draft, game) ? { rated: true } : {}),
  };
}

/** The options that are about seats, by the numbers that these seats have now. */
function seatOptions(game: GameSign, draft: Draft): Options {
  const found: Options = {};
  for (const option of aboutSeats(game)) {
    const seat = draft.seats.findIndex((each) => each.id === draft.chosenSeats[option.name]);
    found[option.name] = seat < 0 ? RANDOM : seat;
  }
  return found;
}

/** The options that the shell itself shows, since it knows who sits where. */
export function aboutSeats(game: GameSign): OptionSign[] {
  return game.options.filter((option) => option.kind === "seat");
}

/** Options with everything left to chance that can be; of what was chosen, only what is to be kept is not forgotten. */
export function surprise(game: GameSign, chosen: Options = {}, keeps: readonly string[] = []): Options {
  const drawn = game.options.filter(
    ({ kind, choices }) => kind === "list" || (kind === "choice" && choices.includes(RANDOM)),
  );
  const kept = Object.entries(chosen).filter(([name]) => keeps.includes(name));
  return Object.fromEntries([...drawn.map((option) => [option.name, RANDOM]), ...kept]);
}
