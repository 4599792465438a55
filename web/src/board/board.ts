/** What a board is made of. It knows cells, pieces, targets and marks, and nothing of any game's rules. */

/** One hex, in axial coordinates with a corner pointing up: `q` grows to the right, `r` downwards. */
export interface Cell {
  /** How the game calls it: `7,3`. */
  id: string;
  q: number;
  r: number;
  /** The part of the board it belongs to, if it has parts: their seams are seen when the board is looked at closely. */
  area?: string;
  /** What a screen reader says: "7,3, grass, orange settlement". */
  label: string;
  /** The symbol of a place upon the ground, how many dots are on its ring, and what lies upon it. */
  place?: string;
  dots?: number;
  marker?: string;
  /** What is there that can be looked up in the rules, by the message that names it. */
  thing?: string;
}

/** How something looks that stands on a cell. */
export interface Figure {
  symbol: string;
  /** Whether it lies flat around the middle of its cell, however far it reaches; else it stands a little higher. */
  flat?: boolean;
}

/** Something that stands on a cell. A piece that keeps its key and changes its cell moves there. */
export interface Piece extends Figure {
  key: string;
  cell: string;
  /** Shown as half there: where a piece stood that is in somebody's hand. */
  ghost?: boolean;
}

/** Something to be noticed about a cell. */
export interface Mark {
  cell: string;
  /**
   * `last`: the last move; `step`: a move of this turn, numbered; `advice`: a hint; `gain`: where points come from;
   * `told`: what a line of the log tells of.
   */
  kind: "last" | "step" | "advice" | "gain" | "told";
  /** A few characters, such as the number of a step or the points. */
  text?: string;
  /** The colour of the player who did it. */
  colour?: string;
}

/** The way of a piece that has moved, from where it stood to where it stands. */
export interface Trail {
  from: string;
  to: string;
  /** The colour of the player who moved it. */
  colour: string;
}

/** A step of a line of play: what it puts on a cell, or moves there; nothing if it takes something away. */
export interface PlanStep {
  cell: string;
  from?: string;
  figure: Figure | null;
}

/** A line of play that is looked at: one that would be better, or the one that was played. */
export interface Plan {
  kind: "better" | "played";
  steps: readonly PlanStep[];
}

/** A piece on a plate beside the row of a cell, where the next row is half a hex further. */
export interface Flag {
  /** Any cell of the row. */
  cell: string;
  symbol: string;
  /** The symbol of the plate, which points to the left. */
  plate: string;
}

/** Cells with a border around them that tells who has closed them. */
export interface Zone {
  cells: ReadonlySet<string>;
  /** The colour of the player; nothing if a rule has closed them. */
  colour?: string;
}

/** A number outside of the land, as it is drawn. */
export interface EdgeNumber {
  text: string;
  x: number;
  /** The middle of its height. */
  y: number;
  anchor: "middle" | "end";
}

/** A side of the screen. */
export type Side = "left" | "right" | "up" | "down";

/** How somebody points at a cell: with a mouse over it, by keys, or with a finger. */
export type Hand = "mouse" | "keys" | "touch";

/** What clicked. Not every browser tells which pointer it was: then the last one did. A screen reader has none. */
export function handOf(event: MouseEvent, last = "mouse"): Hand {
  const pointer = event instanceof PointerEvent ? event.pointerType : last;
  return pointer === "touch" ? "touch" : pointer === "" ? "keys" : "mouse";
}

export interface BoardProps {
  cells: Cell[];
  /** Where the picture of the ground is; it ends where {@link bounds} do. */
  ground: string;
  pieces: Piece[];
  /** The cells that can be chosen now. */
  targets?: ReadonlySet<string>;
  /** What choosing one of them does, where they differ in this; for screen readers. */
  hints?: ReadonlyMap<string, string>;
  /** Cells that are out of bounds for the time being. */
  closed?: ReadonlySet<string>;
  zones?: Zone[];
  /** How far something reaches that is looked at. */
  reach?: ReadonlySet<string>;
  /** Whether the parts of the board are cut off from each other: then their seams are always seen. */
  parted?: boolean;
  marks?: Mark[];
  trails?: Trail[];
  plans?: readonly Plan[];
  flags?: Flag[];
  /** By which hexes are found; without any, the land takes their room. */
  numbers?: readonly EdgeNumber[];
  /** The names of what may stand in empty corners, those that matter most first, and which of them do. */
  notes?: readonly string[];
  onplaced?: ((names: readonly string[]) => void) | undefined;
  /** The cell that is being considered, and the piece that would stand there. */
  aim?: string | null;
  aimPiece?: Figure | null;
  /** What the board is called, for screen readers. */
  label: string;
  /** What is added to the label of a cell that can be chosen. */
  targetLabel: string;
  /** Whether plus, minus and equals move the camera, wherever the focus is. */
  zoomKeys?: boolean;
  /** Words of the buttons of the camera. */
  zoomIn: string;
  zoomOut: string;
  zoomReset: string;
  /** What the small picture of the whole board is called, and what is said of targets beyond a side of the screen. */
  overview: string;
  beyond: (side: Side, count: number) => string;
  /** Somebody points at a cell, or at none any more. */
  onpoint?: (cell: string | null, hand: Hand) => void;
  /** Somebody chooses a cell, whether it is a target or not. */
  onpick?: (cell: string, hand: Hand) => void;
  /** Somebody presses a key on a cell that is not one for going about or choosing. */
  onkey?: ((key: string) => void) | undefined;
}

/** From the middle of a hex to a corner, in the units of the drawing. */
export const RADIUS = 20;
