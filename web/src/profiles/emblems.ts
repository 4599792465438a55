/** The emblems that people can have, drawn as lines on 24 by 24 units. */

export const EMBLEMS = {
  castle: "M4 20V8h3v3h3V8h4v3h3V8h3v12zM10 20v-4a2 2 0 0 1 4 0v4",
  tower: "M8 20V9L6.5 7V4h2.5v1.5h2V4h2v1.5h2V4h2.5v3L16 9v11zM10.5 20v-3.5a1.5 1.5 0 0 1 3 0V20M12 10.5v2",
  bridge: "M3 9c6 3 12 3 18 0M3 20V6M21 20V6M3 16h18M8 11v5M12 11.2V16M16 11v5",
  ship: "M4 15h16l-2.5 5h-11zM12 15V4M12 5l6 7.5h-6M12 7l-5 5.5h5",
  tree: "M12 20v-5M12 3c-3 3-5.5 5.5-5.5 8.5a5.5 5.5 0 0 0 11 0C17.5 8.5 15 6 12 3M8.5 20h7",
  mountain: "M3 19 9.5 7l3.5 6 2-3 6 9zM7.8 10.2l1.7 1.3 1.6-1.5",
  wheat:
    "M12 21V8M12 8c-1.5-1.5-1.5-3.5 0-5 1.5 1.5 1.5 3.5 0 5M12 13c-3 0-4.5-1.5-4.5-4.5 3 0 4.5 1.5 4.5 4.5M12 13c3 0 4.5-1.5 4.5-4.5-3 0-4.5 1.5-4.5 4.5M12 18c-3 0-4.5-1.5-4.5-4.5 3 0 4.5 1.5 4.5 4.5M12 18c3 0 4.5-1.5 4.5-4.5-3 0-4.5 1.5-4.5 4.5",
  fish: "M3 12c3-5 9-6 13-1.5L20.5 7v10L16 13.5C12 18 6 17 3 12M8 11h.01",
  crown: "M4 18V8l4.5 4L12 5l3.5 7L20 8v10zM4 15h16",
  sun: "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M12 2.5v2.5M12 19v2.5M2.5 12H5M19 12h2.5M5.3 5.3 7 7M17 17l1.7 1.7M18.7 5.3 17 7M7 17l-1.7 1.7",
  moon: "M15.5 3.5a9 9 0 1 0 5 11.5 7 7 0 0 1-5-11.5",
  star: "M12 3.5l2.6 5.6 6.100.7-4.5 4.2 1.2 6-5.400-3-5.400 3 1.2-6-4.5-4.2 6.100-.7z",
} as const;

export type EmblemName = keyof typeof EMBLEMS;
export const EMBLEM_NAMES = Object.keys(EMBLEMS) as EmblemName[];
