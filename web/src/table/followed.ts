/** A position that is followed and played on: that of a table, or of a step of a lesson. */

import type { ActionSign, Advice, Command, Foresight, Gain, Position } from "../protocol";
import type { Refusal } from "../net/http";
import type { Entry } from "./log";

export interface Followed {
  readonly id: string;
  /** The position that is shown. */
  readonly position: Position | null;
  /** How many steps of others are known and not shown yet. */
  readonly behind: number;
  /** What happened, as far as it is shown. */
  readonly log: readonly Entry[];
  /** When the position was told, on this browser's clock. */
  readonly told: number;
  /** What was refused last, until something else happens. */
  refused: Refusal | null;
  readonly advice: Advice | null;
  /** The position about which a hint has been asked for and not yet given. */
  readonly advising: number | null;
  /** The position at which one has decided to say nothing. */
  readonly silent: number | null;
  /** Whether a move was sent and neither answered nor seen to happen yet. */
  readonly busy: boolean;
  /** What is said where nothing is asked of the reader, if not whose turn it is. */
  readonly headline?: string | null;
  /** Whether everything since an entry can be shown again. */
  recalls(entry: number): boolean;
  showAgain(entry: number): void;
  /** Show the next step of others now, or all of them. */
  showNext(): void;
  catchUp(): void;
  do(command: Command): Promise<Record<string, unknown> | null>;
  play(action: ActionSign): Promise<void>;
  playForced(action: ActionSign): Promise<void>;
  undo(): Promise<void>;
  hint(): Promise<void>;
  /** What an action would change. */
  foresee(action: ActionSign): Promise<Foresight | null>;
  /** Where everybody's points come from. */
  gains(): Promise<(Gain[] | null)[]>;
  /** Read the log anew. */
  reread(): Promise<void>;
}
