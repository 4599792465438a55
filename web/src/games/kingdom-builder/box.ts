/** What the base game and each set bring; written from realmwright, not by hand. */

export interface SetSign {
  name: string;
  /** The boards that can be part of the map. */
  boards: readonly string[];
  /** Whether its boards are of our own design. */
  ours: boolean;
  cards: readonly string[];
  /** The options that are only about this set. */
  options: readonly string[];
  /** What everybody can do once a turn without a tile. */
  common: readonly string[];
}

export interface FigureSign {
  name: string;
  /** How many each player has, and how many hexes one of them fills. */
  count: number;
  hexes: number;
}

/** The base game first. */
export const SETS: readonly SetSign[] = [
  {
    name: "base",
    boards: ["oracle", "farm", "oasis", "tower", "tavern", "barn", "harbor", "paddock"],
    ours: false,
    cards: [
      "fishermen",
      "merchants",
      "discoverers",
      "hermits",
      "citizens",
      "miners",
      "workers",
      "knights",
      "lords",
      "farmers",
    ],
    options: ["lords_zero_counts"],
    common: [],
  },
  {
    name: "nomads",
    boards: ["quarry", "caravan", "village", "garden"],
    ours: false,
    cards: ["families", "shepherds", "ambassadors"],
    options: [],
    common: [],
  },
  {
    name: "crossroads",
    boards: ["lighthouse_foresters_lodge", "barracks_crossroads", "city_hall_fort", "monastery_wagon"],
    ours: false,
    cards: [],
    options: ["special_pieces_movable"],
    common: [],
  },
  {
    name: "marshlands",
    boards: ["temple", "refuge", "canoe", "fountain"],
    ours: true,
    cards: ["geologists", "messengers", "vassals", "captains", "scouts", "noblewomen"],
    options: ["canoe_trigger", "swamp_cards_without_boards"],
    common: [],
  },
  {
    name: "harvest",
    boards: ["bazaar_water_mill", "mountain_station_scout_cabin", "cathedral_watchtower", "university_palisade"],
    ours: true,
    cards: ["rangers", "mayors", "chainers", "travellers", "homesteaders", "rovers"],
    options: [],
    common: ["farmland"],
  },
  {
    name: "capitol",
    boards: [],
    ours: false,
    cards: [],
    options: ["capitol_keeps_castle"],
    common: [],
  },
  {
    name: "caves",
    boards: [],
    ours: false,
    cards: [],
    options: [],
    common: ["cave"],
  },
  {
    name: "island",
    boards: [],
    ours: true,
    cards: [],
    options: ["island", "island_knights"],
    common: [],
  },
];

/** The pieces that are no settlements and count as such. */
export const FIGURES: readonly FigureSign[] = [
  { name: "warrior", count: 2, hexes: 1 },
  { name: "wagon", count: 1, hexes: 1 },
  { name: "ship", count: 1, hexes: 1 },
  { name: "city hall", count: 1, hexes: 7 },
];

/** How many stone walls there are. */
export const WALLS = 25;
