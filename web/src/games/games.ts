/**
 * What a game brings to the page. The shell around it - prompt, seats, clocks, log, chat, undo - is the same for all
 * games and knows none of them.
 *
 * Where the parts of a game stand. A table is one screen: every part has a place whose size depends on the screen and on
 * the game alone, and nothing that comes or goes moves another part.
 *
 * - On a wide screen there is a bar with the prompt and the buttons, `Lead` the largest of them; below it `Board` is the
 *   middle. `Hand` stands on its left or below it, as `lie` says. `Goals`, the players with their `Belongings`, and tabs of
 *   log and chat stand at the right; of these `Goals` gives way first.
 * - On a phone there are, from top to bottom: prompt, `Summary`, `Board`, the players in a line each, `Hand`, the buttons
 *   with `Lead`, or what would happen with its answer, and tabs for all else; `Holdings` has a tab of its own.
 * - A board that is a picture is always whole: it gets what is left, and must fit into whatever it gets. With `scrolls`
 *   the middle may be higher than its place, and scrolls in it.
 * - Whatever comes for a while (a lesson, a question, many answers) lies over the log, on a phone over the hand.
 * - A replay shows `Board`, `Goals` and `Belongings`, and where the game `scrolls` also the `Hand` of the one with
 *   whose eyes it is seen. Nothing is legal there.
 *
 * The symbols of every game hold `rw-settlement-<colour>`: the shell marks the players with them.
 */

import type { Component } from "svelte";
import type { Hand } from "../board/board";
import type { Wishes } from "../preferences.svelte";
import type { ActionSign, GameSign } from "../protocol";
import type { Marks } from "../setup/address";
import type { Sound } from "../sound/sounds";
import type { KeyLine } from "../table/keys";
import type { Sentence, Words } from "../words/words";

/** Somebody at the table, as the parts of a game show them. */
export interface Player {
  seat: number;
  name: string;
  colour: string;
  /** Whether it is one of the reader's seats. */
  yours: boolean;
}

/** Everything that a part of a game may look at. */
export interface Scene {
  words: Words;
  players: Player[];
  /** What the game tells; where several people share a screen it may be more than `eyes` may see. */
  view: Record<string, unknown>;
  /** The seat whose hand may be shown; none to a spectator, nor while nobody has taken a shared screen. */
  eyes: number | null;
  /** Whose choice it is; null when the game is over, and while somebody is asked and nobody else may know who. */
  turn: number | null;
  /** What is asked of the reader; null if nothing is. */
  prompt: Sentence | null;
  legal: ActionSign[];
  scores: (Record<string, number> | null)[] | null;
  /** What is marked on the board: what others did since the reader's turn, or the reader in it; oldest first. */
  recent: Sentence[];
  /** The turns of everybody else since the reader's own, oldest first; null where no round is told, as in a replay. */
  round: PastTurn[] | null;
  /** What a bot would play. */
  advice: Sentence | null;
  /** Places that are shown because points come from them, with the points of each. */
  gains: { places: readonly string[]; points: number }[];
  /** Hexes or cards that a line of the log tells of, while somebody points at it. */
  pointed: readonly string[];
  /** Two lines of play from here that are compared: what was played, and what would have been better. */
  compared?: Compared | null;
}

/** What somebody played, and what would have been better, as what their actions do. */
export interface Compared {
  seat: number;
  played: readonly Sentence[];
  better: readonly Sentence[];
}

/** A symbol of the game, and how wide it is in its own units. */
export interface ThingSign {
  symbol: string;
  box: number;
}

/** A turn that somebody played. */
export interface PastTurn {
  seat: number;
  events: Sentence[];
  /** The same in a few words. */
  told: string;
  /** The entry of the log with which it begins. */
  entry: number;
}

/**
 * How events of a kind are told in the log, where the person in whose turn it was is known. All of one turn that are
 * alike are one line: the message `log-<kind>`, with the arguments of the last of them, `$items` and `$sum`.
 */
export interface DeedStyle {
  /** What each adds to the list of things. */
  items?(args: Sentence["args"], words: Words): string[];
  /** The argument that is added up; else they are counted. */
  sum?: string;
  /** Arguments that must be the same besides who did it. */
  alike?: readonly string[];
  symbols?(args: Sentence["args"]): string[];
  /** Whether it goes without saying; what is done with the end of a turn may. */
  untold?(atEnd: boolean): boolean;
}

/** What is being considered: shown, not yet played. It changes with every glance, and with it nothing else does. */
export interface Thought {
  action: ActionSign | null;
  /** What it would bring, one line each, as far as it is known by now. */
  lines: string[];
  /** Whether the same once more plays it. */
  armed: boolean;
}

/** What a part of a game can ask of the table. */
export interface Controls {
  /** Show what an action would do; nothing: stop showing. */
  consider(action: ActionSign | null, hand: Hand): void;
  /** Play an action on the board or with a card, or where it is easily missed first show what it would do. */
  choose(action: ActionSign, hand: Hand): void;
  /** Play an action at once, as a button does that cannot be missed. */
  play(action: ActionSign): void;
  /** Show all of what the reader has at hand, where only its beginning is in sight. */
  unfold(): void;
  /** Show again what happened since an entry of the log, and whether that can be done. */
  showAgain?(entry: number): void;
  recalls?(entry: number): boolean;
  /** Explain a thing that a message of the game names, such as `tile-farm`: what its `.about` says, in a dialog. */
  explain(id: string): void;
}

export interface PartProps {
  scene: Scene;
  controls: Controls;
}

/** What of the points is shown on the board, and how to show another. */
export interface GoalProps extends PartProps {
  show: (source: string | null) => void;
  shown: string | null;
}

/** A line of signs that tells what somebody did in their turn; words for it are said beside it. */
export type SignsPart = Component<{ scene: Scene; seat: number; events: readonly Sentence[] }>;

/** Where a hand lies on a wide screen: beside the board, so many pixels wide, or below it, and how high: "240px". */
export type Lie = { beside: number } | { below: string };

export interface SetupProps {
  game: GameSign;
  words: Words;
  options: Record<string, unknown>;
  players: number;
  /** What the page remembers of this set-up besides its options; it is never sent. */
  marks: Marks;
  mark: (marks: Marks) => void;
}

export interface GamePage {
  /** The board, or whatever lies in the middle of the table. */
  Board: Component<PartProps & { thought?: Thought }>;
  /** What the reader has at hand: their tiles, their cards. */
  Hand: Component<PartProps & { thought?: Thought }>;
  /** What one most often wants next, as one large button; its place in the bar is kept whether it is there or not. */
  Lead?: Component<PartProps>;
  /** What earns points. */
  Goals: Component<GoalProps>;
  /** The same in a line of signs with the reader's points, for a phone. */
  Summary?: Component<GoalProps>;
  /** All of what the reader has at hand, where a phone has no room for it beside the board; and what it is called. */
  Holdings?: { Part: Component<PartProps>; title: string };
  /** What somebody did in their turn, as a line of signs. */
  Signs?: SignsPart;
  /** A line of play as a picture, where the board does not draw it; the words are said beside it. */
  Line?: Component<{ deeds: readonly Sentence[]; words: Words }>;
  /** How the log tells of events, by their kind; of all others in whole sentences. */
  deeds?: Readonly<Record<string, DeedStyle>>;
  /** What everybody may see of one player, in their line. */
  Belongings: Component<PartProps & { seat: number }>;
  /** The options of a new game; its own form where the plain one does not do. */
  Setup?: Component<SetupProps, object, "options">;
  /** The symbol of something that points come from. */
  sourceSymbol?(source: string): string;
  /** Where the rules come from, and which parts of them are not certain; for games whose rules are not all printed. */
  About?: Component<{ words: Words }>;
  /** What a thing looks like at its largest, by the message that names it; nothing, if it has no looks. */
  Depiction?: Component<{ id: string; words: Words }>;
  /** Where what is known of a thing comes from, for games whose rules are not all printed. */
  Provenance?: Component<{ id: string; words: Words }>;
  /** Its sign, where many things are listed. */
  thingSign?(id: string): ThingSign | null;
  /** What explains a thing where its words alone do not do, such as the card itself with its words. */
  Explanation?: Component<{ scene: Scene; id: string }>;
  /** Where the hand lies on a wide screen. */
  lie(scene: Scene): Lie;
  /** How many pixels of a phone's height the hand takes. */
  reach: number;
  /** Whether the middle takes the height that it needs and scrolls; without, it is a picture that is always whole. */
  scrolls?: boolean;
  /** Whether what is chosen on the board is so small that a finger can easily miss it. */
  small?: boolean;
  /** Whether the board lights the places that points come from; without, no figure of a score can be pressed. */
  lights?: boolean;
  /** Whether there are letters on its drawings that somebody may want to see. */
  letters?: boolean;
  /** Options with which bots can show what they do, as far as these leave it open. */
  against?(bots: readonly string[], options: Record<string, unknown>): Record<string, unknown>;
  /** The options that lead to what lies on the table, by a view of it: what chance has drawn is named there. */
  laid?(view: Record<string, unknown>): Record<string, unknown>;
  /** Options that a surprise leaves as they are, such as which boxes are on the table. */
  keeps?: readonly string[];
  /** Whether an action is offered by one of these parts; all others become buttons in the bar. */
  offers(action: ActionSign): boolean;
  /** What the button of an action says, where its own words do not tell what it means here. */
  label?(action: ActionSign, scene: Scene): string | undefined;
  /** Whether an action is hardly what one wants yet, while there are these: its button stands last, and steps back. */
  hasty?(action: ActionSign, legal: readonly ActionSign[]): boolean;
  /** Whether an action is hardly ever meant: a first press asks, whatever the reader has set, and a second one plays. */
  doubtful?(action: ActionSign): boolean;
  /** What an action brings that can be told without asking the server, such as what is printed on a card. */
  brings?(action: ActionSign, words: Words): string[];
  /** What one usually does before anything else, such as playing all one's money; T does it. */
  quick?(legal: readonly ActionSign[]): ActionSign | undefined;
  /** What keys do in this game and in no other; its own messages say it. */
  keys?: readonly KeyLine[];
  /** Something that flies to whoever takes it: what it looks like, for the events of which it is true. */
  Flyer?: Component<{ event: Sentence }>;
  flies?(event: Sentence): boolean;
  /** How an event sounds, if it does. */
  sound?(event: Sentence): Sound | undefined;
  /** Whether an action ends the turn. */
  endsTurn(action: ActionSign): boolean;
  /**
   * Whether an action may be played by itself where there is no other: it ends nothing, and tells nobody of a hand.
   * A reaction never may: that it was given at once tells that there was no choice.
   */
  goesWithoutSaying(action: ActionSign): boolean;
  /** What the reader wishes to be played by itself though it is a choice, or ends something. */
  automatic?(legal: readonly ActionSign[], wishes: Wishes): ActionSign | undefined;
}
