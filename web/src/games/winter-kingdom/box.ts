/** What is in the box and where it is known from; written from realmwright, not by hand. */

export interface TalentSign {
  name: string;
  /** How its two levels go together. */
  mode: "alt" | "arrow" | "both";
  /** What its second level is about. */
  second: "build" | "move" | "mandatory" | "nothing";
}

export type Source = (typeof SOURCES)[number];

/** Something that a card states, and how it is known. */
export interface FactSign {
  about: string;
  source: Source;
}

export interface CardSign {
  family: string;
  name: string;
  facts: readonly FactSign[];
}

/** The terrain that each letter of the map stands for. */
export const KINDS: Readonly<Record<string, string>> = {
  B: "flower field",
  G: "grassland",
  T: "tundra",
  L: "fell field",
  S: "snowscape",
  F: "forest",
  I: "ice",
  M: "mountain",
  C: "castle",
  U: "tunnel",
  V: "village",
};

/** The sides of the boards, and in how many ways each can lie. */
export const SIDES: readonly string[] = [
  "1A",
  "1B",
  "2A",
  "2B",
  "3A",
  "3B",
  "4A",
  "4B",
  "5A",
  "5B",
  "6A",
  "6B",
  "7A",
  "7B",
];
export const TURNS = 6;

/** Where the middle of the board on each place lies. */
export const CENTRES: readonly (readonly [number, number])[] = [
  [0, 0],
  [4, -9],
  [9, -5],
  [5, 4],
  [-4, 9],
  [-9, 5],
  [-5, -4],
];

/** The places around the centre, as the option for the top board names them. */
export const AROUND: readonly string[] = ["N", "NE", "SE", "S", "SW", "NW"];

/** The talents, and behind them the tunnel card. */
export const TALENTS: readonly TalentSign[] = [
  { name: "port", mode: "alt", second: "build" },
  { name: "pasture", mode: "arrow", second: "move" },
  { name: "sawmill", mode: "arrow", second: "move" },
  { name: "hot springs", mode: "arrow", second: "move" },
  { name: "garden", mode: "arrow", second: "move" },
  { name: "monastery", mode: "arrow", second: "move" },
  { name: "hunting lodge", mode: "arrow", second: "move" },
  { name: "mine", mode: "alt", second: "build" },
  { name: "market", mode: "alt", second: "build" },
  { name: "farm", mode: "alt", second: "build" },
  { name: "barracks", mode: "alt", second: "build" },
  { name: "tavern", mode: "alt", second: "build" },
  { name: "outpost", mode: "alt", second: "build" },
  { name: "tower", mode: "arrow", second: "move" },
  { name: "homestead", mode: "arrow", second: "move" },
  { name: "crossroads", mode: "both", second: "mandatory" },
  { name: "caravan", mode: "arrow", second: "build" },
  { name: "mule", mode: "arrow", second: "move" },
  { name: "toboggan", mode: "alt", second: "move" },
  { name: "horse", mode: "alt", second: "move" },
  { name: "guide", mode: "both", second: "move" },
  { name: "dog sled", mode: "alt", second: "move" },
  { name: "carriage", mode: "arrow", second: "move" },
  { name: "wagon", mode: "alt", second: "move" },
  { name: "sleigh", mode: "alt", second: "move" },
  { name: "tunnel", mode: "both", second: "nothing" },
];

/** How many talents each player is dealt. */
export const DEALT = 5;

/** The cards for which the direction of lines matters. */
export const LINE_CARDS: readonly string[] = ["longhouses", "surveyors"];

/** The economies for which the top board matters. */
export const TOP_ECONOMIES: readonly string[] = ["highlands"];

/** Where a fact can be known from, the surest first. */
export const SOURCES = ["rulebook", "deduced", "public", "sister", "ruling"] as const;

/** Every card with what it states, and how that is known. */
export const FACTS: readonly CardSign[] = [
  {
    family: "talent",
    name: "port",
    facts: [
      { about: "first", source: "deduced" },
      { about: "second", source: "deduced" },
      { about: "mode", source: "deduced" },
      { about: "buy", source: "ruling" },
      { about: "upgrade", source: "ruling" },
      { about: "named", source: "rulebook" },
    ],
  },
  {
    family: "talent",
    name: "pasture",
    facts: [
      { about: "first", source: "deduced" },
      { about: "second", source: "rulebook" },
      { about: "mode", source: "rulebook" },
      { about: "buy", source: "ruling" },
      { about: "upgrade", source: "ruling" },
      { about: "named", source: "rulebook" },
    ],
  },
  {
    family: "talent",
    name: "sawmill",
    facts: [
      { about: "first", source: "deduced" },
      { about: "second", source: "rulebook" },
      { about: "mode", source: "rulebook" },
      { about: "buy", source: "ruling" },
      { about: "upgrade", source: "ruling" },
      { about: "named", source: "rulebook" },
    ],
  },
  {
    family: "talent",
    name: "hot springs",
    facts: [
      { about: "first", source: "ruling" },
      { about: "second", source: "rulebook" },
      { about: "mode", source: "rulebook" },
      { about: "buy", source: "ruling" },
      { about: "upgrade", source: "ruling" },
      { about: "named", source: "rulebook" },
    ],
  },
  {
    family: "talent",
    name: "garden",
    facts: [
      { about: "first", source: "deduced" },
      { about: "second", source: "rulebook" },
      { about: "mode", source: "rulebook" },
      { about: "buy", source: "ruling" },
      { about: "upgrade", source: "ruling" },
      { about: "named", source: "rulebook" },
    ],
  },
  {
    family: "talent",
    name: "monastery",
    facts: [
      { about: "first", source: "ruling" },
      { about: "second", source: "rulebook" },
      { about: "mode", source: "rulebook" },
      { about: "buy", source: "ruling" },
      { about: "upgrade", source: "ruling" },
      { about: "named", source: "rulebook" },
    ],
  },
  {
    family: "talent",
    name: "hunting lodge",
    facts: [
      { about: "first", source: "ruling" },
      { about: "second", source: "rulebook" },
      { about: "mode", source: "rulebook" },
      { about: "buy", source: "ruling" },
      { about: "upgrade", source: "ruling" },
      { about: "named", source: "rulebook" },
    ],
  },
  {
    family: "talent",
    name: "mine",
    facts: [
      { about: "first", source: "rulebook" },
      { about: "second", source: "rulebook" },
      { about: "mode", source: "deduced" },
      { about: "buy", source: "rulebook" },
      { about: "upgrade", source: "ruling" },
      { about: "named", source: "rulebook" },
    ],
  },
  {
    family: "talent",
    name: "market",
    facts: [
      { about: "first", source: "ruling" },
      { about: "second", source: "ruling" },
      { about: "mode", source: "deduced" },
      { about: "buy", source: "ruling" },
      { about: "upgrade", source: "ruling" },
      { about: "named", source: "rulebook" },
    ],
  },
  {
    family: "talent",
    name: "farm",
    facts: [
      { about: "first", source: "ruling" },
      { about: "second", source: "ruling" },
      { about: "mode", source: "deduced" },
      { about: "buy", source: "ruling" },
      { about: "upgrade", source: "ruling" },
      { about: "named", source: "rulebook" },
    ],
  },
  {
    family: "talent",
    name: "barracks",
    facts: [
      { about: "first", source: "deduced" },
      { about: "second", source: "deduced" },
      { about: "mode", source: "deduced" },
      { about: "buy", source: "ruling" },
      { about: "upgrade", source: "ruling" },
      { about: "named", source: "rulebook" },
    ],
  },
  {
    family: "talent",
    name: "tavern",
    facts: [
      { about: "first", source: "rulebook" },
      { about: "second", source: "rulebook" },
      { about: "mode", source: "deduced" },
      { about: "buy", source: "ruling" },
      { about: "upgrade", source: "ruling" },
      { about: "named", source: "rulebook" },
    ],
  },
  {
    family: "talent",
    name: "outpost",
    facts: [
      { about: "first", source: "rulebook" },
      { about: "second", source: "rulebook" },
      { about: "mode", source: "deduced" },
      { about: "buy", source: "ruling" },
      { about: "upgrade", source: "ruling" },
      { about: "named", source: "rulebook" },
    ],
  },
  {
    family: "talent",
    name: "tower",
    facts: [
      { about: "first", source: "rulebook" },
      { about: "second", source: "rulebook" },
      { about: "mode", source: "rulebook" },
      { about: "buy", source: "ruling" },
      { about: "upgrade", source: "ruling" },
      { about: "named", source: "rulebook" },
    ],
  },
  {
    family: "talent",
    name: "homestead",
    facts: [
      { about: "first", source: "rulebook" },
      { about: "second", source: "rulebook" },
      { about: "mode", source: "rulebook" },
      { about: "buy", source: "ruling" },
      { about: "upgrade", source: "ruling" },
      { about: "named", source: "rulebook" },
    ],
  },
  {
    family: "talent",
    name: "crossroads",
    facts: [
      { about: "first", source: "rulebook" },
      { about: "second", source: "rulebook" },
      { about: "mode", source: "rulebook" },
      { about: "buy", source: "ruling" },
      { about: "upgrade", source: "ruling" },
      { about: "named", source: "rulebook" },
    ],
  },
  {
    family: "talent",
    name: "caravan",
    facts: [
      { about: "first", source: "rulebook" },
      { about: "second", source: "rulebook" },
      { about: "mode", source: "rulebook" },
      { about: "buy", source: "ruling" },
      { about: "upgrade", source: "rulebook" },
      { about: "named", source: "rulebook" },
    ],
  },
  {
    family: "talent",
    name: "mule",
    facts: [
      { about: "first", source: "rulebook" },
      { about: "second", source: "rulebook" },
      { about: "mode", source: "rulebook" },
      { about: "buy", source: "ruling" },
      { about: "upgrade", source: "ruling" },
      { about: "named", source: "rulebook" },
    ],
  },
  {
    family: "talent",
    name: "toboggan",
    facts: [
      { about: "first", source: "ruling" },
      { about: "second", source: "ruling" },
      { about: "mode", source: "deduced" },
      { about: "buy", source: "ruling" },
      { about: "upgrade", source: "ruling" },
      { about: "named", source: "rulebook" },
    ],
  },
  {
    family: "talent",
    name: "horse",
    facts: [
      { about: "first", source: "rulebook" },
      { about: "second", source: "rulebook" },
      { about: "mode", source: "deduced" },
      { about: "buy", source: "ruling" },
      { about: "upgrade", source: "ruling" },
      { about: "named", source: "rulebook" },
    ],
  },
  {
    family: "talent",
    name: "guide",
    facts: [
      { about: "first", source: "rulebook" },
      { about: "second", source: "rulebook" },
      { about: "mode", source: "rulebook" },
      { about: "buy", source: "ruling" },
      { about: "upgrade", source: "ruling" },
      { about: "named", source: "rulebook" },
    ],
  },
  {
    family: "talent",
    name: "dog sled",
    facts: [
      { about: "first", source: "ruling" },
      { about: "second", source: "ruling" },
      { about: "mode", source: "deduced" },
      { about: "buy", source: "deduced" },
      { about: "upgrade", source: "ruling" },
      { about: "named", source: "rulebook" },
    ],
  },
  {
    family: "talent",
    name: "carriage",
    facts: [
      { about: "first", source: "rulebook" },
      { about: "second", source: "rulebook" },
      { about: "mode", source: "rulebook" },
      { about: "buy", source: "ruling" },
      { about: "upgrade", source: "ruling" },
      { about: "named", source: "rulebook" },
    ],
  },
  {
    family: "talent",
    name: "wagon",
    facts: [
      { about: "first", source: "rulebook" },
      { about: "second", source: "rulebook" },
      { about: "mode", source: "deduced" },
      { about: "buy", source: "ruling" },
      { about: "upgrade", source: "ruling" },
      { about: "named", source: "ruling" },
    ],
  },
  {
    family: "talent",
    name: "sleigh",
    facts: [
      { about: "first", source: "rulebook" },
      { about: "second", source: "rulebook" },
      { about: "mode", source: "deduced" },
      { about: "buy", source: "ruling" },
      { about: "upgrade", source: "ruling" },
      { about: "named", source: "ruling" },
    ],
  },
  {
    family: "talent",
    name: "tunnel",
    facts: [
      { about: "first", source: "rulebook" },
      { about: "named", source: "rulebook" },
    ],
  },
  {
    family: "economy",
    name: "agriculture",
    facts: [
      { about: "effect", source: "rulebook" },
      { about: "coins", source: "rulebook" },
      { about: "named", source: "rulebook" },
    ],
  },
  {
    family: "economy",
    name: "weapons",
    facts: [
      { about: "effect", source: "rulebook" },
      { about: "coins", source: "rulebook" },
      { about: "named", source: "rulebook" },
    ],
  },
  {
    family: "economy",
    name: "highlands",
    facts: [
      { about: "effect", source: "rulebook" },
      { about: "coins", source: "rulebook" },
      { about: "named", source: "ruling" },
    ],
  },
  {
    family: "economy",
    name: "export",
    facts: [
      { about: "effect", source: "rulebook" },
      { about: "coins", source: "rulebook" },
      { about: "named", source: "rulebook" },
    ],
  },
  {
    family: "economy",
    name: "enclosure",
    facts: [
      { about: "effect", source: "rulebook" },
      { about: "coins", source: "rulebook" },
      { about: "named", source: "ruling" },
    ],
  },
  {
    family: "economy",
    name: "pioneers",
    facts: [
      { about: "effect", source: "rulebook" },
      { about: "coins", source: "rulebook" },
      { about: "named", source: "ruling" },
    ],
  },
  {
    family: "economy",
    name: "marble",
    facts: [
      { about: "effect", source: "rulebook" },
      { about: "coins", source: "rulebook" },
      { about: "named", source: "rulebook" },
    ],
  },
  {
    family: "economy",
    name: "salvage",
    facts: [
      { about: "effect", source: "rulebook" },
      { about: "coins", source: "rulebook" },
      { about: "named", source: "rulebook" },
    ],
  },
  {
    family: "twist",
    name: "wolves",
    facts: [
      { about: "law", source: "rulebook" },
      { about: "named", source: "rulebook" },
    ],
  },
  {
    family: "twist",
    name: "dead end",
    facts: [
      { about: "law", source: "public" },
      { about: "named", source: "rulebook" },
    ],
  },
  {
    family: "twist",
    name: "mobility",
    facts: [
      { about: "law", source: "ruling" },
      { about: "named", source: "rulebook" },
    ],
  },
  {
    family: "twist",
    name: "innovation",
    facts: [
      { about: "law", source: "rulebook" },
      { about: "named", source: "rulebook" },
    ],
  },
  {
    family: "twist",
    name: "settlers",
    facts: [
      { about: "law", source: "deduced" },
      { about: "named", source: "ruling" },
    ],
  },
  {
    family: "twist",
    name: "roads",
    facts: [
      { about: "law", source: "deduced" },
      { about: "named", source: "deduced" },
    ],
  },
  {
    family: "twist",
    name: "islands",
    facts: [
      { about: "law", source: "rulebook" },
      { about: "named", source: "ruling" },
    ],
  },
  {
    family: "twist",
    name: "bargain",
    facts: [
      { about: "law", source: "deduced" },
      { about: "named", source: "ruling" },
    ],
  },
  {
    family: "card",
    name: "ice fishers",
    facts: [
      { about: "effect", source: "public" },
      { about: "points", source: "public" },
    ],
  },
  {
    family: "card",
    name: "mountaineers",
    facts: [
      { about: "effect", source: "public" },
      { about: "points", source: "public" },
    ],
  },
  {
    family: "card",
    name: "shore folk",
    facts: [
      { about: "effect", source: "public" },
      { about: "points", source: "public" },
    ],
  },
  {
    family: "card",
    name: "woodcutters",
    facts: [
      { about: "effect", source: "public" },
      { about: "points", source: "ruling" },
    ],
  },
  {
    family: "card",
    name: "royal roads",
    facts: [
      { about: "effect", source: "public" },
      { about: "points", source: "public" },
    ],
  },
  {
    family: "card",
    name: "messengers",
    facts: [
      { about: "effect", source: "public" },
      { about: "points", source: "ruling" },
    ],
  },
  {
    family: "card",
    name: "frontier",
    facts: [
      { about: "effect", source: "public" },
      { about: "points", source: "ruling" },
    ],
  },
  {
    family: "card",
    name: "longhouses",
    facts: [
      { about: "effect", source: "public" },
      { about: "points", source: "sister" },
    ],
  },
  {
    family: "card",
    name: "surveyors",
    facts: [
      { about: "effect", source: "sister" },
      { about: "points", source: "sister" },
    ],
  },
  {
    family: "card",
    name: "burghers",
    facts: [
      { about: "effect", source: "sister" },
      { about: "points", source: "sister" },
    ],
  },
  {
    family: "card",
    name: "hermits",
    facts: [
      { about: "effect", source: "sister" },
      { about: "points", source: "ruling" },
    ],
  },
  {
    family: "card",
    name: "loners",
    facts: [
      { about: "effect", source: "public" },
      { about: "points", source: "ruling" },
    ],
  },
  {
    family: "card",
    name: "farmsteads",
    facts: [
      { about: "effect", source: "sister" },
      { about: "points", source: "ruling" },
    ],
  },
  {
    family: "card",
    name: "lords",
    facts: [
      { about: "effect", source: "sister" },
      { about: "points", source: "ruling" },
    ],
  },
  {
    family: "card",
    name: "heartland",
    facts: [
      { about: "effect", source: "ruling" },
      { about: "points", source: "ruling" },
    ],
  },
  {
    family: "card",
    name: "tunnel wardens",
    facts: [
      { about: "effect", source: "ruling" },
      { about: "points", source: "ruling" },
    ],
  },
  {
    family: "card",
    name: "villagers",
    facts: [
      { about: "effect", source: "ruling" },
      { about: "points", source: "ruling" },
    ],
  },
  {
    family: "card",
    name: "stewards",
    facts: [
      { about: "effect", source: "ruling" },
      { about: "points", source: "ruling" },
    ],
  },
  {
    family: "card",
    name: "castles",
    facts: [
      { about: "effect", source: "rulebook" },
      { about: "points", source: "rulebook" },
    ],
  },
];
