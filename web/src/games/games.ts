/**
 * What a game brings to the page. The shell around it - prompt, seats, clocks, log, chat, undo - is the same for all
 * games and knows none of them.
 */

import type { Component } from "svelte";
import type { Hand } from "../board/board";
import type { ActionSign, GameSign } from "../protocol";
import type { Sentence, Words } from "../words/words";

/** Somebody at the table, as the parts of a game show him. */
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
  view: Record<string, unknown>;
  /** The seat with whose eyes the view is seen; none for a spectator. */
  eyes: number | null;
  /** Whose choice it is. */
  turn: number | null;
  legal: ActionSign[];
  scores: (Record<string, number> | null)[] | null;
  /** What the last player did, and what was done in this turn so far, oldest first. */
  recent: Sentence[];
  /** What a bot would play. */
  advice: Sentence | null;
  /** Places that are shown because points come from them, with the points of each. */
  gains: { places: readonly string[]; points: number }[];
}

/** What is being considered: shown, not yet played. It changes with every glance, and with it nothing else does. */
export interface Thought {
  action: ActionSign | null;
  /** What it would bring, one line each, as far as it is known by now. */
  lines: string[];
}

/** What a part of a game can ask of the table. */
export interface Controls {
  /** Show what an action would do; nothing: stop showing. */
  consider(action: ActionSign | null, hand: Hand): void;
  /** Play an action on the board, or where it is easily missed first show what it would do. */
  choose(action: ActionSign, hand: Hand): void;
  /** Play an action at once, as a button does that cannot be missed. */
  play(action: ActionSign): void;
  /** Explain a thing that a message of the game names, such as `tile-farm`. */
  explain(id: string): void;
}

export interface PartProps {
  scene: Scene;
  controls: Controls;
}

export interface SetupProps {
  game: GameSign;
  words: Words;
  options: Record<string, unknown>;
  players: number;
}

export interface GamePage {
  /** The board, or whatever lies in the middle of the table. */
  Board: Component<PartProps & { thought?: Thought }>;
  /** What the reader has at hand: his tiles, his cards. */
  Hand: Component<PartProps>;
  /** What earns points. */
  Goals: Component<PartProps & { show: (source: string | null) => void; shown: string | null }>;
  /** What everybody may see of one player, in his line. */
  Belongings: Component<PartProps & { seat: number }>;
  /** The options of a new game; its own form where the plain one does not do. */
  Setup?: Component<SetupProps, object, "options">;
  /** A picture of the game for the front page. */
  Picture?: Component<{ game: GameSign }>;
  /** Whether an action is offered by one of these parts; all others become buttons beside the prompt. */
  offers(action: ActionSign): boolean;
  /** Whether an action ends the turn. */
  endsTurn(action: ActionSign): boolean;
  /** Whether an action may be played by itself where there is no other: it ends nothing, and tells nobody of a hand. */
  goesWithoutSaying(action: ActionSign): boolean;
}
