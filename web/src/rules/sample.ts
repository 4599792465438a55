/** A small rulebook for tests. */

import type { Rulebook } from "./rulebook";

const THING = { variants: {}, rules: [], set: null, set_name: null, figures: [], questions: [], lesson: null };

export const BOOK: Rulebook = {
  game: "kingdom-builder",
  language: "nl",
  sections: [
    {
      name: "turn",
      title: "De beurt",
      paragraphs: [
        {
          name: "turn-build",
          text: "Bouw *drie* nederzettingen. Zie [Wei](tile-paddock).",
          rules: ["KB-4.2"],
          figure: null,
        },
        { name: "turn-end", text: "Leg je terreinkaart af.", rules: ["KB-4.6", "R-08"], figure: null },
      ],
    },
  ],
  kinds: [{ name: "tile", title: "Plaatsfiches", things: ["tile-farm", "tile-paddock", "tile-oasis"] }],
  things: {
    "tile-farm": { ...THING, name: "Boerderij", about: "Bouw een nederzetting op gras." },
    "tile-paddock": { ...THING, name: "Wei", about: "Spring twee velden ver.", rules: ["KB-8.8"], questions: ["back"] },
    "tile-oasis": { ...THING, name: "Oäse", about: "Bouw in de woestijn." },
  },
  figures: {},
  questions: {
    back: {
      question: "Mag ik *terug* springen?",
      answer: "Ja, als het veld vrij is.",
      rules: ["R-08"],
      source: "ruling",
      things: ["tile-paddock"],
      sections: [],
    },
  },
};
