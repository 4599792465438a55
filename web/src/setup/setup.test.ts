import { expect, test } from "vitest";
import type { GameSign } from "../protocol";
import { filled } from "./chance";
import { freshDraft, hintsOf, redrafted, settingsOf, surprise } from "./draft";
import { measured, within } from "./duration";
import { choiceAbout, choiceName } from "./names";
import { picked } from "./options";
import { company, firstSeats, fitted, kindsFor, moved, reseated, watching, withOneMore, without } from "./seats";
import { Words } from "../words/words";

const option = { about: "", choices: [], count: 0 };
const GAME = {
  name: "toy",
  rules: 1,
  players: [2, 3, 4],
  bots: ["dull", "wise"],
  options: [
    { ...option, name: "quick", kind: "flag", default: false },
    { ...option, name: "maps", kind: "list", default: "random", choices: ["a", "b", "c"], count: 2 },
    { ...option, name: "start", kind: "seat", default: "random" },
    { ...option, name: "length", kind: "choice", default: "short", choices: ["random", "short", "long"] },
    { ...option, name: "colour", kind: "choice", default: "red", choices: ["red", "green"] },
    { ...option, name: "without", kind: "names", default: [], choices: ["x", "y", "random"] },
  ],
} as unknown as GameSign;
const nameless = (place: number) => `Player ${place}`;

test("a fresh table is me against the usual bot, with hints", () => {
  const draft = freshDraft(GAME);
  expect(settingsOf(GAME, draft, {}, nameless)).toEqual({
    game: "toy",
    options: { start: "random" },
    seats: [{ kind: "me" }, { kind: "bot", bot: "wise" }],
    title: "",
    public: false,
    begin: "full",
    clock: {},
    stand_in: "wise",
    spectators: "open",
    chat: true,
    undo: true,
    takebacks: true,
    hints: "wise",
    scores: true,
  });
});

test("without any bot the other seat is open", () => {
  const lonely = { ...GAME, bots: [] };
  const settings = settingsOf(lonely, freshDraft(lonely), {}, nameless);
  expect(settings.seats).toEqual([{ kind: "me" }, { kind: "open" }]);
  expect(settings.stand_in).toBeNull();
});

test("everything that is filled in is sent", () => {
  const draft = freshDraft(GAME);
  draft.seats = [
    { id: 3, kind: "guest", bot: "wise", name: " Ann " },
    { id: 0, kind: "me", bot: "wise", name: "" },
    { id: 4, kind: "guest", bot: "wise", name: " " },
    { id: 5, kind: "open", bot: "wise", name: "ignored" },
  ];
  Object.assign(draft, { title: " Friday ", public: true, begin: "host", turnTime: 60, gameTime: 3600, chat: false });
  Object.assign(draft, {
    standIn: null,
    spectators: "off",
    undo: false,
    takebacks: false,
    hints: true,
    scores: false,
  });
  draft.chosenSeats = { start: 4 };
  expect(settingsOf(GAME, draft, { quick: true }, nameless)).toEqual({
    game: "toy",
    options: { quick: true, start: 2 },
    seats: [{ kind: "guest", name: "Ann" }, { kind: "me" }, { kind: "guest", name: "Player 3" }, { kind: "open" }],
    title: "Friday",
    public: true,
    begin: "host",
    clock: { turn: 60, game: 3600 },
    stand_in: null,
    spectators: "off",
    chat: false,
    undo: false,
    takebacks: false,
    hints: "wise",
    scores: false,
  });
});

test("a chosen seat keeps being chosen where it goes, until it goes away", () => {
  const draft = freshDraft(GAME);
  draft.chosenSeats = { start: 0 };
  draft.seats = moved(withOneMore(draft.seats), 0, 1);
  expect(settingsOf(GAME, draft, {}, nameless).options).toEqual({ start: 1 });
  draft.chosenSeats = { start: 2 };
  draft.seats = without(draft.seats, 2);
  expect(settingsOf(GAME, draft, {}, nameless).options).toEqual({ start: "random" });
});

test("hints are there against bots, among people only if somebody says so", () => {
  const draft = freshDraft(GAME);
  expect(hintsOf(draft, GAME)).toBe("wise");
  draft.seats[1]!.kind = "open";
  expect(hintsOf(draft, GAME)).toBeNull();
  expect(hintsOf({ ...draft, hints: true }, GAME)).toBe("wise");
  draft.seats[1]!.kind = "bot";
  expect(hintsOf({ ...draft, hints: false }, GAME)).toBeNull();
});

test("one seat more is like the last one, with an id of its own", () => {
  const seats = withOneMore([...firstSeats([2, 3], "wise"), { id: 7, kind: "guest", bot: "wise", name: "Ann" }]);
  expect(seats.at(-1)).toEqual({ id: 8, kind: "guest", bot: "wise", name: "" });
});

test("the host's seat moves but never goes", () => {
  const seats = firstSeats([2], "wise");
  expect(without(seats, 0)).toEqual(seats);
  expect(moved(seats, 0, 1).map((seat) => seat.id)).toEqual([1, 0]);
  expect(moved(seats, 0, -1).map((seat) => seat.id)).toEqual([0, 1]);
  expect(moved(seats, 9, 1).map((seat) => seat.id)).toEqual([0, 1]);
});

test("another game gets as many seats as it takes", () => {
  const four = fitted(firstSeats([4], "wise"), [4]);
  expect(company(four)).toEqual({ open: 0, bots: 3, guests: 0 });
  const moving = moved(moved(moved(four, 0, 1), 0, 1), 0, 1);
  const draft = { ...freshDraft(GAME), seats: moving, title: "Friday", chosenSeats: { start: 0 } };
  const next = redrafted(draft, { ...GAME, players: [2] });
  expect(next.seats.map((seat) => seat.kind)).toEqual(["bot", "me"]);
  expect(next.title).toBe("Friday");
  expect(next.chosenSeats).toEqual({});
});

test("another game gets bots that play it", () => {
  const draft = freshDraft(GAME);
  draft.seats = [...draft.seats, { id: 2, kind: "bot", bot: "dull", name: "" }];
  Object.assign(draft, { standIn: "dull", hints: false });
  const next = redrafted(draft, { ...GAME, bots: ["wise", "bright"] });
  expect(next.seats.map((seat) => seat.bot)).toEqual(["wise", "wise", "bright"]);
  expect([next.standIn, next.hints]).toEqual(["bright", false]);
  expect(redrafted({ ...draft, standIn: null }, GAME)).toMatchObject({ standIn: null, hints: false });
  const lonely = redrafted(draft, { ...GAME, bots: [] });
  expect(lonely.seats.map((seat) => seat.kind)).toEqual(["me", "open", "open"]);
  expect(lonely.standIn).toBeNull();
});

test("a surprise leaves to chance what can be left to it", () => {
  expect(surprise(GAME)).toEqual({ maps: "random", length: "random" });
});

test("what is picked stays in the game's order", () => {
  const without = GAME.options[5]!;
  expect(picked(without, ["y"], "x", true)).toEqual(["x", "y"]);
  expect(picked(without, ["x", "y"], "x", false)).toEqual(["y"]);
});

test("a choice is named for its option, else as what it is", () => {
  const words = new Words("en", [
    "option-maps-a = The old map\nmap-a = Map A\nmap-b = Map B\ncard-c = Card C\noption-length-long = Long\n .about = Takes an hour.",
  ]);
  const [maps, length] = [GAME.options[1]!, GAME.options[3]!];
  expect(["a", "b", "c", "d"].map((choice) => choiceName(words, maps, choice))).toEqual([
    "The old map",
    "Map B",
    "Card C",
    "d",
  ]);
  expect(["long", "short"].map((choice) => choiceAbout(words, length, choice))).toEqual(["Takes an hour.", ""]);
});

test("empty slots are filled without repeating, as long as there is enough", () => {
  for (let round = 0; round < 50; round += 1) {
    expect(filled([null, "b", null], ["a", "b", "c"]).toSorted()).toEqual(["a", "b", "c"]);
  }
  expect(filled([null, "a"], ["a"])).toEqual(["a", "a"]);
  expect(filled(["a", "b"], ["a", "b"])).toEqual(["a", "b"]);
});

test("times are said in the largest unit that fits", () => {
  expect(measured(60)).toEqual({ unit: "minutes", count: 1 });
  expect(measured(90)).toEqual({ unit: "seconds", count: 90 });
  expect(measured(3 * 86_400)).toEqual({ unit: "days", count: 3 });
  expect(within({ least: 5, most: 100 }, 2)).toBe(5);
  expect(within({ least: 5, most: 100 }, 1e9)).toBe(100);
  expect(within({ least: 5, most: 100 }, 33.4)).toBe(33);
});

test("a surprise leaves alone what a game wants to keep", () => {
  const chosen = { without: ["x"], maps: ["a", "b"], quick: true };
  expect(surprise(GAME, chosen, ["without", "colour"])).toEqual({
    maps: "random",
    length: "random",
    without: ["x"],
  });
});

test("whoever leaves their own seat to a bot watches bots alone, and can sit down again", () => {
  const draft = freshDraft(GAME);
  draft.seats = withOneMore(draft.seats).map((seat) => (seat.id === 2 ? { ...seat, kind: "open" as const } : seat));
  draft.begin = "host";
  const [me, bot, open] = draft.seats;
  expect(kindsFor(me!, draft.seats, GAME.bots)).toEqual(["me", "bot"]);
  expect(kindsFor(me!, draft.seats, [])).toEqual(["me"]);
  expect(kindsFor(open!, draft.seats, GAME.bots)).toEqual(["open", "bot", "guest"]);
  draft.seats = reseated(draft.seats, me!.id, "bot");
  expect(watching(draft.seats)).toBe(true);
  expect(company(draft.seats)).toEqual({ open: 0, bots: 3, guests: 0 });
  const settings = settingsOf(GAME, draft, {}, nameless);
  expect(settings.seats!.map(({ kind }) => kind)).toEqual(["bot", "bot", "bot"]);
  expect(settings.begin).toBe("full");
  expect(kindsFor(bot!, draft.seats, GAME.bots)).toEqual(["me", "bot"]);
  draft.seats = reseated(draft.seats, bot!.id, "me");
  expect(draft.seats.map(({ kind }) => kind)).toEqual(["bot", "me", "bot"]);
});
