import { expect, it } from "vitest";
import type { GameSign } from "../protocol";
import { Words } from "../words/words";
import { optionsTold } from "./told";

const words = new Words("en", [
  "option-first = First game\ncard-lords = Lords\noption-sets = Sets\noption-boards = Boards",
]);
const option = (name: string, kind: string, standard: unknown) => ({
  name,
  kind,
  about: "",
  choices: [],
  count: 0,
  default: standard,
});
const game = {
  name: "some-game",
  options: [
    option("first", "flag", false),
    option("sets", "names", []),
    option("cards", "list", "random"),
    option("boards", "list", "random"),
    option("start", "seat", "random"),
  ],
} as unknown as GameSign;

it("tells what is not as usual", () => {
  expect(optionsTold(words, game, {})).toEqual([]);
  expect(optionsTold(words, game, { first: false, sets: [], cards: "random", start: 1 })).toEqual([]);
  expect(optionsTold(words, game, { first: true, sets: ["nomads"], cards: ["lords", "miners", "farmers"] })).toEqual([
    "First game",
    "nomads",
    "Lords",
    "miners",
    "farmers",
  ]);
});

it("counts what is too much to tell", () => {
  expect(optionsTold(words, game, { boards: ["a", "b", "c", "d"] })).toEqual(["Boards: 4"]);
});
