/** The rules of a game in one language as the server tells them: where each part of them is. */

import type { Rulebook, RulebookKind, RulebookSection } from "../protocol";

export type { Rulebook, RulebookFigure as Figure, RulebookKind as Kind } from "../protocol";

/** A place in the rules of a game: an entry, or a place on the page of its rules; neither is the beginning. */
export interface Place {
  game: string;
  thing: string | null;
  anchor: string | null;
}

export const kindAnchor = (kind: string) => `kind-${kind}`;
export const questionAnchor = (question: string) => `question-${question}`;
/** Where a game says what its rules rest on. */
export const ABOUT = "about";

export function addressOf({ game, thing, anchor }: Place): string {
  return `/rules/${game}${thing ? `/${encodeURIComponent(thing)}` : ""}${anchor ? `#${encodeURIComponent(anchor)}` : ""}`;
}

/** Where a link within the rules leads: to the entry of a thing, or to a section or a paragraph. */
export function placeOf(book: Rulebook, name: string): Place {
  return name in book.things
    ? { game: book.game, thing: name, anchor: null }
    : { game: book.game, thing: null, anchor: name };
}

/** Every place on the page of the rules that has a name of its own. */
export function anchorsOf(book: Rulebook): string[] {
  return [
    ...book.sections.flatMap(({ name, paragraphs }) => [name, ...paragraphs.map((paragraph) => paragraph.name)]),
    ...book.kinds.map(({ name }) => kindAnchor(name)),
    ...Object.keys(book.questions).map(questionAnchor),
    ABOUT,
  ];
}

/** The questions that people ask about a section or a paragraph of it, by their names. */
export function questionsIn(book: Rulebook, { name, paragraphs }: RulebookSection): string[] {
  const here = [name, ...paragraphs.map((paragraph) => paragraph.name)];
  return Object.keys(book.questions).filter((each) =>
    book.questions[each]!.sections.some((section) => here.includes(section)),
  );
}

/** The list that a thing belongs to. */
export function kindOf(book: Rulebook, thing: string): RulebookKind | undefined {
  return book.kinds.find(({ things }) => things.includes(thing));
}

/** What stands before and after a thing in its list. */
export function neighboursOf(book: Rulebook, thing: string): { before: string | null; after: string | null } {
  const things = kindOf(book, thing)?.things ?? [];
  const here = things.indexOf(thing);
  return { before: things[here - 1] ?? null, after: here < 0 ? null : (things[here + 1] ?? null) };
}
