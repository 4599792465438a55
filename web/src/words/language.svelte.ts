/** The language of the page, and the words of the page and of each game in it. */

import { http } from "../net/http";
import { part } from "../net/part";
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
  const texts = language === "en" ? ENGLISH : await part(() => Promise.all(found.map((path) => OTHERS[path]!())));
  return new Words(
    language,
    texts.map((text) => text.default),
  );
}

/** What the page is installed with, in a language. */
function manifestOf(language: Language): string {
  return language === "en" ? "manifest.webmanifest" : `manifest.${language}.webmanifest`;
}

/** What the browser would like, as far as we speak it. */
function wished(languages: readonly string[]): Language {
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
  #latest = 0;

  /** The words of the page. */
  get page(): Words {
    return this.#page;
  }

  /** Begin in the language that was chosen before, else in the one that the browser wishes; this chooses nothing. */
  async begin(): Promise<void> {
    await this.#change(wished([preferences.language ?? "", ...navigator.languages]));
  }

  /** Change the language of everything on the screen, at once and without losing anything, and keep to it. */
  async speak(language: Language): Promise<void> {
    if (await this.#change(language)) preferences.language = language;
  }

  /** Whether the language was changed; it was not if another one has been asked for meanwhile. */
  async #change(language: Language): Promise<boolean> {
    const mine = ++this.#latest;
    const page = await pageWords(language);
    const games: Record<string, Words> = {};
    const missing = () => Object.keys(this.#games).filter((game) => !(game in games));
    // Games can be learnt while these are on their way.
    while (mine === this.#latest && missing().length) {
      await Promise.all(missing().map(async (game) => (games[game] = await gameWords(game, language))));
    }
    if (mine !== this.#latest) return false;
    this.#page = page;
    this.#games = games;
    this.language = language;
    document.documentElement.lang = language;
    const manifest = document.querySelector<HTMLLinkElement>("link[rel=manifest]");
    // Beside the one that is there, wherever the page is served from.
    if (manifest) manifest.href = manifest.href.replace(/[^/]*$/, manifestOf(language));
    return true;
  }

  /** Learn the words of a game. */
  async learn(game: string): Promise<Words> {
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
