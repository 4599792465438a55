/** The rules of all games in the language of now: fetched when they are asked for, and kept. */

import { http, query } from "../net/http";
import { session } from "../session.svelte";
import { speech } from "../words/language.svelte";
import type { Rulebook } from "./rulebook";
import { findablesIn, type Findable } from "./search";

const books = new Map<string, Promise<Rulebook>>();
const findables = new Map<Rulebook, Findable[]>();

/** The rules of a game. */
export function rulebook(game: string, language: string): Promise<Rulebook> {
  const path = query(`/games/${encodeURIComponent(game)}/rulebook`, { language });
  let book = books.get(path);
  if (!book) {
    book = http.get<Rulebook>(path);
    book.catch(() => books.delete(path));
    books.set(path, book);
  }
  return book;
}

/** The rules of a game, or of several, on their way here. To be made while a component is set up. */
export class Books {
  found = $state.raw<readonly Rulebook[]>([]);
  problem = $state.raw<unknown>(null);
  #tries = $state(0);

  constructor(games: () => readonly string[]) {
    $effect(() => {
      void this.#tries;
      const language = speech.language;
      this.problem = null;
      let current = true;
      // What is there in another language stays until the new one has come.
      Promise.all(games().map((game) => rulebook(game, language))).then(
        (found) => current && (this.found = found),
        (problem: unknown) => current && (this.problem = problem),
      );
      return () => (current = false);
    });
  }

  /** Those of one game. */
  of(game: string | null): Rulebook | null {
    return this.found.find((book) => book.game === game) ?? null;
  }

  readonly again = () => {
    this.#tries += 1;
  };
}

/** Everything that can be found in the rules of all games of this server. */
export async function allFindables(): Promise<Findable[]> {
  const language = speech.language;
  const found = await Promise.all((session.offer?.games ?? []).map(({ name }) => rulebook(name, language)));
  return found.flatMap((book) => {
    const known = findables.get(book) ?? findablesIn(book);
    findables.set(book, known);
    return known;
  });
}
