/** What is in the box and where it is known from; written from realmwright, not by hand. */

export interface TalentSign {
  name: string;
  /** How its two levels go together. */
  mode: "alt" | "arrow" | "both";
  /** What its second level is about. */
  second: "build" | "move" | "mandatory" | "nothing";
}

export type Source = (typeof SOURCES)[number];

export interface CardSign {
  family: string;
  name: string;
  /** How each thing that it states is known. */
  facts: Readonly<Record<string, Source>>;
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
    facts: {
      first: "deduced",
      second: "deduced",
      mode: "deduced",
      buy: "ruling",
      upgrade: "ruling",
      named: "rulebook",
    },
  },
  {
    family: "talent",
    name: "pasture",
    facts: {
      first: "deduced",
      second: "rulebook",
      mode: "rulebook",
      buy: "ruling",
      upgrade: "ruling",
      named: "rulebook",
    },
  },
  {
    family: "talent",
    name: "sawmill",
    facts: {
      first: "deduced",
      second: "rulebook",
      mode: "rulebook",
      buy: "ruling",
      upgrade: "ruling",
      named: "rulebook",
    },
  },
  {
    family: "talent",
    name: "hot springs",
    facts: {
      first: "ruling",
      second: "rulebook",
      mode: "rulebook",
      buy: "ruling",
      upgrade: "ruling",
      named: "rulebook",
    },
  },
  {
    family: "talent",
    name: "garden",
    facts: {
      first: "deduced",
      second: "rulebook",
      mode: "rulebook",
      buy: "ruling",
      upgrade: "ruling",
      named: "rulebook",
    },
  },
  {
    family: "talent",
    name: "monastery",
    facts: {
      first: "ruling",
      second: "rulebook",
      mode: "rulebook",
      buy: "ruling",
      upgrade: "ruling",
      named: "rulebook",
    },
  },
  {
    family: "talent",
    name: "hunting lodge",
    facts: {
      first: "ruling",
      second: "rulebook",
      mode: "rulebook",
      buy: "ruling",
      upgrade: "ruling",
      named: "rulebook",
    },
  },
  {
    family: "talent",
    name: "mine",
    facts: {
      first: "rulebook",
      second: "rulebook",
      mode: "deduced",
      buy: "rulebook",
      upgrade: "ruling",
      named: "rulebook",
    },
  },
  {
    family: "talent",
    name: "market",
    facts: { first: "ruling", second: "ruling", mode: "deduced", buy: "ruling", upgrade: "ruling", named: "rulebook" },
  },
  {
    family: "talent",
    name: "farm",
    facts: { first: "ruling", second: "ruling", mode: "deduced", buy: "ruling", upgrade: "ruling", named: "rulebook" },
  },
  {
    family: "talent",
    name: "barracks",
    facts: {
      first: "deduced",
      second: "deduced",
      mode: "deduced",
      buy: "ruling",
      upgrade: "ruling",
      named: "rulebook",
    },
  },
  {
    family: "talent",
    name: "tavern",
    facts: {
      first: "rulebook",
      second: "rulebook",
      mode: "deduced",
      buy: "ruling",
      upgrade: "ruling",
      named: "rulebook",
    },
  },
  {
    family: "talent",
    name: "outpost",
    facts: {
      first: "rulebook",
      second: "ruling",
      mode: "deduced",
      buy: "ruling",
      upgrade: "ruling",
      named: "rulebook",
    },
  },
  {
    family: "talent",
    name: "tower",
    facts: {
      first: "ruling",
      second: "rulebook",
      mode: "rulebook",
      buy: "ruling",
      upgrade: "ruling",
      named: "rulebook",
    },
  },
  {
    family: "talent",
    name: "homestead",
    facts: {
      first: "rulebook",
      second: "rulebook",
      mode: "rulebook",
      buy: "ruling",
      upgrade: "ruling",
      named: "rulebook",
    },
  },
  {
    family: "talent",
    name: "crossroads",
    facts: {
      first: "rulebook",
      second: "ruling",
      mode: "rulebook",
      buy: "ruling",
      upgrade: "ruling",
      named: "rulebook",
    },
  },
  {
    family: "talent",
    name: "caravan",
    facts: {
      first: "rulebook",
      second: "rulebook",
      mode: "rulebook",
      buy: "ruling",
      upgrade: "rulebook",
      named: "rulebook",
    },
  },
  {
    family: "talent",
    name: "mule",
    facts: {
      first: "rulebook",
      second: "rulebook",
      mode: "rulebook",
      buy: "ruling",
      upgrade: "ruling",
      named: "rulebook",
    },
  },
  {
    family: "talent",
    name: "toboggan",
    facts: { first: "ruling", second: "ruling", mode: "deduced", buy: "ruling", upgrade: "ruling", named: "rulebook" },
  },
  {
    family: "talent",
    name: "horse",
    facts: {
      first: "rulebook",
      second: "rulebook",
      mode: "deduced",
      buy: "ruling",
      upgrade: "ruling",
      named: "rulebook",
    },
  },
  {
    family: "talent",
    name: "guide",
    facts: {
      first: "rulebook",
      second: "rulebook",
      mode: "rulebook",
      buy: "ruling",
      upgrade: "ruling",
      named: "rulebook",
    },
  },
  {
    family: "talent",
    name: "dog sled",
    facts: { first: "ruling", second: "ruling", mode: "deduced", buy: "deduced", upgrade: "ruling", named: "rulebook" },
  },
  {
    family: "talent",
    name: "carriage",
    facts: {
      first: "rulebook",
      second: "rulebook",
      mode: "rulebook",
      buy: "ruling",
      upgrade: "ruling",
      named: "rulebook",
    },
  },
  {
    family: "talent",
    name: "wagon",
    facts: { first: "ruling", second: "ruling", mode: "deduced", buy: "ruling", upgrade: "ruling", named: "ruling" },
  },
  {
    family: "talent",
    name: "sleigh",
    facts: { first: "ruling", second: "ruling", mode: "deduced", buy: "ruling", upgrade: "ruling", named: "ruling" },
  },
  { family: "talent", name: "tunnel", facts: { first: "rulebook", named: "rulebook" } },
  { family: "economy", name: "agriculture", facts: { effect: "rulebook", coins: "rulebook", named: "rulebook" } },
  { family: "economy", name: "weapons", facts: { effect: "rulebook", coins: "rulebook", named: "rulebook" } },
  { family: "economy", name: "highlands", facts: { effect: "rulebook", coins: "rulebook", named: "ruling" } },
  { family: "economy", name: "export", facts: { effect: "ruling", coins: "rulebook", named: "rulebook" } },
  { family: "economy", name: "enclosure", facts: { effect: "rulebook", coins: "rulebook", named: "ruling" } },
  { family: "economy", name: "pioneers", facts: { effect: "rulebook", coins: "rulebook", named: "ruling" } },
  { family: "economy", name: "marble", facts: { effect: "rulebook", coins: "ruling", named: "rulebook" } },
  { family: "economy", name: "salvage", facts: { effect: "rulebook", coins: "ruling", named: "rulebook" } },
  { family: "twist", name: "wolves", facts: { law: "ruling", named: "rulebook" } },
  { family: "twist", name: "dead end", facts: { law: "public", named: "rulebook" } },
  { family: "twist", name: "mobility", facts: { law: "ruling", named: "rulebook" } },
  { family: "twist", name: "innovation", facts: { law: "rulebook", named: "rulebook" } },
  { family: "twist", name: "settlers", facts: { law: "deduced", named: "ruling" } },
  { family: "twist", name: "roads", facts: { law: "deduced", named: "deduced" } },
  { family: "twist", name: "islands", facts: { law: "rulebook", named: "ruling" } },
  { family: "twist", name: "bargain", facts: { law: "deduced", named: "ruling" } },
  { family: "card", name: "ice fishers", facts: { effect: "public", points: "public" } },
  { family: "card", name: "mountaineers", facts: { effect: "public", points: "public" } },
  { family: "card", name: "shore folk", facts: { effect: "public", points: "public" } },
  { family: "card", name: "woodcutters", facts: { effect: "public", points: "ruling" } },
  { family: "card", name: "royal roads", facts: { effect: "public", points: "public" } },
  { family: "card", name: "messengers", facts: { effect: "public", points: "ruling" } },
  { family: "card", name: "frontier", facts: { effect: "public", points: "ruling" } },
  { family: "card", name: "longhouses", facts: { effect: "public", points: "sister" } },
  { family: "card", name: "surveyors", facts: { effect: "sister", points: "sister" } },
  { family: "card", name: "burghers", facts: { effect: "sister", points: "sister" } },
  { family: "card", name: "hermits", facts: { effect: "sister", points: "ruling" } },
  { family: "card", name: "loners", facts: { effect: "public", points: "ruling" } },
  { family: "card", name: "farmsteads", facts: { effect: "sister", points: "ruling" } },
  { family: "card", name: "lords", facts: { effect: "sister", points: "ruling" } },
  { family: "card", name: "heartland", facts: { effect: "ruling", points: "ruling" } },
  { family: "card", name: "tunnel wardens", facts: { effect: "ruling", points: "ruling" } },
  { family: "card", name: "villagers", facts: { effect: "ruling", points: "ruling" } },
  { family: "card", name: "stewards", facts: { effect: "ruling", points: "ruling" } },
  { family: "card", name: "castles", facts: { effect: "rulebook", points: "rulebook" } },
];
