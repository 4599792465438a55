/** The language of the page, and the words of the page and of each game in it. */

import { http } from "../net/http";
import { preferences } from "../preferences.svelte";
import { Words } from "./words";

export const LANGUAGES = ["en", "nl", "de"] as const;
export type Language = (typeof LANGUAGES)[number];

interface Text {
  default: string;
}

/** What the page itself says: English is there from the start, the others come when they are asked for. */
const ENGLISH = Object.values(import.meta.glob<Text>("../../text/en/*.ftl", { query: "?raw", eager: true }));
const OTHERS = import.meta.glob<Text>(["../../text/nl/*.ftl", "../../text/de/*.ftl"], { query: "?raw" });

async function pageWords(language: Language): Promise<Words> {
  const found = Object.keys(OTHERS).filter((path) => path.includes(`/${language}/`));
  const texts = language === "en" ? ENGLISH : await Promise.all(found.map((path) => OTHERS[path]!()));
  return new Words(
    language,
    texts.map((text) => text.default),
  );
}

/** What the browser would like, as far as we speak it. */
export function wished(languages: readonly string[]): Language {
  for (const wish of languages) {
    const found = LANGUAGES.find((language) => wish.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return "en";
}

class Speech {
  language = $state<Language>("en");
  #page = $state.raw(
    new Words(
      "en",
      ENGLISH.map((text) => text.default),
    ),
  );
  #games = $state.raw<Record<string, Words>>({});
  #wanted = new Set<string>();

  /** The words of the page. */
  get page(): Words {
    return this.#page;
  }

  /** Change the language of everything on the screen, at once and without losing anything. */
  async speak(language: Language): Promise<void> {
    const page = await pageWords(language);
    const games = await Promise.all([...this.#wanted].map((game) => gameWords(game, language)));
    this.#page = page;
    this.#games = Object.fromEntries([...this.#wanted].map((game, index) => [game, games[index]!]));
    this.language = language;
    preferences.language = language;
    document.documentElement.lang = language;
  }

  /** Learn the words of a game. */
  async learn(game: string): Promise<Words> {
    this.#wanted.add(game);
    const known = this.#games[game];
    if (known) return known;
    const language = this.language;
    const words = await gameWords(game, language);
    if (language !== this.language) return this.learn(game);
    this.#games = { ...this.#games, [game]: words };
    return words;
  }

  /** The words of a game that was learnt before. */
  of(game: string): Words | undefined {
    return this.#games[game];
  }
}

async function gameWords(game: string, language: Language): Promise<Words> {
  return new Words(language, [await http.text(`/games/${encodeURIComponent(game)}/messages/${language}`)]);
}

export const speech = new Speech();

/** A message of the page in the language of now. */
export function say(id: string, args: Record<string, string | number> = {}): string {
  return speech.page.say(id, args);
}
