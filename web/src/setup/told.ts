/** What somebody has chosen for a table, told in a few words: only what is not as usual. */

import type { GameSign, OptionSign, Settings } from "../protocol";
import { say } from "../words/language.svelte";
import { notes } from "../words/names";
import type { Words } from "../words/words";
import { measured } from "./duration";
import { choiceName, optionName } from "./names";

/** Of a longer list the number of its entries says more than all of them. */
const FEW = 3;

export function optionsTold(words: Words, game: GameSign, options: Readonly<Record<string, unknown>>): string[] {
  return game.options
    .filter((option) => option.kind !== "seat" && isChosen(option, options[option.name]))
    .flatMap((option) => told(words, option, options[option.name]));
}

function isChosen(option: OptionSign, value: unknown): boolean {
  return value !== undefined && value !== "random" && JSON.stringify(value) !== JSON.stringify(option.default);
}

function told(words: Words, option: OptionSign, value: unknown): string[] {
  if (value === true) return [optionName(words, option)];
  if (Array.isArray(value)) {
    if (value.length === 0) return [];
    if (value.length > FEW) return [`${optionName(words, option)}: ${value.length}`];
    return value.map((each) => choiceName(words, option, String(each)));
  }
  return typeof value === "string" ? [choiceName(words, option, value)] : [];
}

/** How much time everybody has. */
export function paceTold({ clock = {} }: Settings): string {
  const said = (seconds: number) => {
    const { unit, count } = measured(seconds);
    return say(`new-time-${unit}`, { count });
  };
  const limits = notes(
    clock.turn ? say("home-clock-turn", { time: said(clock.turn) }) : "",
    clock.game ? say("home-clock-game", { time: said(clock.game) }) : "",
  );
  return limits || say("home-clock-none");
}
