/** The cards, the recommended sets and what bots go for; written from realmwright, not by hand. */

export type Edition = "first" | "second";
export type Type = "action" | "attack" | "reaction" | "treasure" | "victory" | "curse";

export interface CardSign {
  cost: number;
  types: readonly Type[];
  /** What it gives when it is played, as far as it gives anything, and what it is worth in the end. */
  cards?: number;
  actions?: number;
  buys?: number;
  coins?: number;
  points?: number;
  /** The editions that have it as a kingdom card. */
  editions: readonly Edition[];
}

/** How many kingdom cards a game has. */
export const KINGDOM = 10;

/** The ten cards of a set, by the editions that recommend it. */
type Recommended = Partial<Record<Edition, readonly string[]>>;

export const CARDS: Readonly<Record<string, CardSign>> = {
  copper: { cost: 0, types: ["treasure"], coins: 1, editions: [] },
  silver: { cost: 3, types: ["treasure"], coins: 2, editions: [] },
  gold: { cost: 6, types: ["treasure"], coins: 3, editions: [] },
  estate: { cost: 2, types: ["victory"], points: 1, editions: [] },
  duchy: { cost: 5, types: ["victory"], points: 3, editions: [] },
  province: { cost: 8, types: ["victory"], points: 6, editions: [] },
  curse: { cost: 0, types: ["curse"], points: -1, editions: [] },
  bureaucrat: { cost: 4, types: ["action", "attack"], editions: ["first", "second"] },
  cellar: { cost: 2, types: ["action"], actions: 1, editions: ["first", "second"] },
  chapel: { cost: 2, types: ["action"], editions: ["first", "second"] },
  "council room": { cost: 5, types: ["action"], cards: 4, buys: 1, editions: ["first", "second"] },
  festival: { cost: 5, types: ["action"], actions: 2, buys: 1, coins: 2, editions: ["first", "second"] },
  gardens: { cost: 4, types: ["victory"], editions: ["first", "second"] },
  laboratory: { cost: 5, types: ["action"], cards: 2, actions: 1, editions: ["first", "second"] },
  library: { cost: 5, types: ["action"], editions: ["first", "second"] },
  market: { cost: 5, types: ["action"], cards: 1, actions: 1, buys: 1, coins: 1, editions: ["first", "second"] },
  militia: { cost: 4, types: ["action", "attack"], coins: 2, editions: ["first", "second"] },
  mine: { cost: 5, types: ["action"], editions: ["first", "second"] },
  moat: { cost: 2, types: ["action", "reaction"], cards: 2, editions: ["first", "second"] },
  moneylender: { cost: 4, types: ["action"], editions: ["first", "second"] },
  remodel: { cost: 4, types: ["action"], editions: ["first", "second"] },
  smithy: { cost: 4, types: ["action"], cards: 3, editions: ["first", "second"] },
  "throne room": { cost: 4, types: ["action"], editions: ["first", "second"] },
  village: { cost: 3, types: ["action"], cards: 1, actions: 2, editions: ["first", "second"] },
  witch: { cost: 5, types: ["action", "attack"], cards: 2, editions: ["first", "second"] },
  workshop: { cost: 3, types: ["action"], editions: ["first", "second"] },
  adventurer: { cost: 6, types: ["action"], editions: ["first"] },
  chancellor: { cost: 3, types: ["action"], coins: 2, editions: ["first"] },
  feast: { cost: 4, types: ["action"], editions: ["first"] },
  spy: { cost: 4, types: ["action", "attack"], cards: 1, actions: 1, editions: ["first"] },
  thief: { cost: 4, types: ["action", "attack"], editions: ["first"] },
  woodcutter: { cost: 3, types: ["action"], buys: 1, coins: 2, editions: ["first"] },
  artisan: { cost: 6, types: ["action"], editions: ["second"] },
  bandit: { cost: 5, types: ["action", "attack"], editions: ["second"] },
  harbinger: { cost: 3, types: ["action"], cards: 1, actions: 1, editions: ["second"] },
  merchant: { cost: 3, types: ["action"], cards: 1, actions: 1, editions: ["second"] },
  poacher: { cost: 4, types: ["action"], cards: 1, actions: 1, coins: 1, editions: ["second"] },
  sentry: { cost: 5, types: ["action"], cards: 1, actions: 1, editions: ["second"] },
  vassal: { cost: 3, types: ["action"], coins: 2, editions: ["second"] },
};

export const SETS: Readonly<Record<string, Recommended>> = {
  "first-game": {
    first: ["cellar", "market", "militia", "mine", "moat", "remodel", "smithy", "village", "woodcutter", "workshop"],
    second: ["cellar", "market", "merchant", "militia", "mine", "moat", "remodel", "smithy", "village", "workshop"],
  },
  "big-money": {
    first: [
      "adventurer",
      "bureaucrat",
      "chancellor",
      "chapel",
      "feast",
      "laboratory",
      "market",
      "mine",
      "moneylender",
      "throne room",
    ],
  },
  interaction: {
    first: [
      "bureaucrat",
      "chancellor",
      "council room",
      "festival",
      "library",
      "militia",
      "moat",
      "spy",
      "thief",
      "village",
    ],
  },
  "size-distortion": {
    first: [
      "cellar",
      "chapel",
      "feast",
      "gardens",
      "laboratory",
      "thief",
      "village",
      "witch",
      "woodcutter",
      "workshop",
    ],
    second: [
      "artisan",
      "bandit",
      "bureaucrat",
      "chapel",
      "festival",
      "gardens",
      "sentry",
      "throne room",
      "witch",
      "workshop",
    ],
  },
  "village-square": {
    first: [
      "bureaucrat",
      "cellar",
      "festival",
      "library",
      "market",
      "remodel",
      "smithy",
      "throne room",
      "village",
      "woodcutter",
    ],
  },
  "deck-top": {
    second: [
      "artisan",
      "bureaucrat",
      "council room",
      "festival",
      "harbinger",
      "laboratory",
      "moneylender",
      "sentry",
      "vassal",
      "village",
    ],
  },
  "sleight-of-hand": {
    second: [
      "cellar",
      "council room",
      "festival",
      "gardens",
      "harbinger",
      "library",
      "militia",
      "poacher",
      "smithy",
      "throne room",
    ],
  },
  improvements: {
    second: ["artisan", "cellar", "market", "merchant", "mine", "moat", "moneylender", "poacher", "remodel", "witch"],
  },
  "silver-and-gold": {
    second: [
      "bandit",
      "bureaucrat",
      "chapel",
      "harbinger",
      "laboratory",
      "merchant",
      "mine",
      "moneylender",
      "throne room",
      "vassal",
    ],
  },
};

/** The kingdom cards that the bots of this game go for. */
export const WISHES: Readonly<Record<string, readonly string[]>> = {
  chancellor: ["chancellor"],
  "chapel-witch": ["witch", "chapel"],
  "council-room": ["council room"],
  "double-smithy": ["smithy"],
  "double-witch": ["witch"],
  gardens: ["gardens", "workshop"],
  laboratory: ["laboratory"],
  militia: ["militia"],
  moat: ["moat"],
  "py-smithy": ["smithy"],
  smithy: ["smithy"],
  "smithy-ultimate": ["smithy"],
  "village-smithy": ["festival", "laboratory", "smithy", "market", "village"],
  witch: ["witch"],
  "witch-gold": ["witch"],
};
