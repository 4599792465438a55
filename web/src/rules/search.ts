/** Finding something in the rules of all games: names first, then numbers, then words of the texts. */

import { folded } from "./fold";
import { plain } from "./marks";
import { kindAnchor, kindOf, questionAnchor, type Place, type Rulebook } from "./rulebook";

/** Something that can be found. */
export interface Findable {
  place: Place;
  /** What it is called; a paragraph is called like its section, a question by itself. */
  name: string;
  /** Where it stands, besides its game: the list of a thing. */
  within: string;
  text: string;
  rules: readonly string[];
  /** Whether it is found by its name: a paragraph is not, its section is. */
  named: boolean;
  foldedName: string;
  foldedText: string;
}

/** So many answers are shown. */
const MOST = 12;

function findable(
  place: Place,
  name: string,
  text: string,
  rules: readonly string[],
  within = "",
  named = true,
): Findable {
  const words = plain(text);
  return { place, name, within, text: words, rules, named, foldedName: folded(name), foldedText: folded(words) };
}

/** Everything in the rules of one game. */
export function findablesIn(book: Rulebook): Findable[] {
  const at = (anchor: string): Place => ({ game: book.game, thing: null, anchor });
  const things = Object.entries(book.things).map(([id, { name, about, rules }]) =>
    findable({ game: book.game, thing: id, anchor: null }, name, about, rules, kindOf(book, id)?.title),
  );
  const sections = book.sections.flatMap(({ name, title, paragraphs }) => [
    findable(at(name), title, paragraphs[0]?.text ?? "", []),
    ...paragraphs.map((each) => findable(at(each.name), title, each.text, each.rules, "", false)),
  ]);
  const kinds = book.kinds.map(({ name, title }) => findable(at(kindAnchor(name)), title, "", []));
  const questions = Object.entries(book.questions).map(([name, { question, answer, rules, things: about }]) => {
    const [first] = about;
    const anchor = questionAnchor(name);
    const place = first && first in book.things ? { game: book.game, thing: first, anchor } : at(anchor);
    return findable(place, plain(question), answer, rules, first && book.things[first]?.name, false);
  });
  return [...things, ...sections, ...kinds, ...questions];
}

/**
 * What is found for words that somebody has typed, the best first. What is in `first`, the game that they are looking
 * at, goes before what is in others.
 */
export function search(findables: readonly Findable[], typed: string, first: string | null = null): Findable[] {
  const wanted = folded(typed);
  if (!wanted) return [];
  const words = wanted.split(" ");
  const ranked = findables.flatMap((each, order) => {
    const rank = rankOf(each, wanted, words);
    return rank === null ? [] : [{ each, rank, other: each.place.game === first ? 0 : 1, order }];
  });
  ranked.sort((a, b) => a.rank - b.rank || a.other - b.other || a.order - b.order);
  return ranked.slice(0, MOST).map(({ each }) => each);
}

/** How well something fits: the smaller the better; null if it does not. */
function rankOf({ named, foldedName, foldedText, rules }: Findable, wanted: string, words: readonly string[]) {
  if (named) {
    if (foldedName === wanted) return 0;
    if (foldedName.startsWith(wanted)) return 1;
    if (words.every((word) => begins(foldedName, word))) return 2;
    if (foldedName.includes(wanted)) return 3;
  }
  const number = numberOf(wanted);
  if (number && rules.some((rule) => numberOf(folded(rule)) === number)) return 4;
  if (number && rules.some((rule) => numberOf(folded(rule))?.startsWith(number))) return 5;
  const all = `${foldedName} ${foldedText}`;
  if (words.every((word) => begins(all, word))) return 6;
  return words.every((word) => all.includes(word)) ? 7 : null;
}

/** The sentence that has the first of the words that somebody has typed; the first one, if its name has it. */
export function excerptOf({ text, foldedName }: Findable, typed: string): string {
  const sentences = text.split(/(?<=[.!?]) /);
  const [word = ""] = folded(typed).split(" ");
  if (foldedName.includes(word)) return sentences[0]!;
  return sentences.find((sentence) => begins(folded(sentence), word)) ?? sentences[0]!;
}

/** Whether a word of a text begins so. */
function begins(text: string, start: string): boolean {
  for (let at = text.indexOf(start); at >= 0; at = text.indexOf(start, at + 1)) {
    if (at === 0 || !/[\p{L}\p{N}]/u.test(text[at - 1]!)) return true;
  }
  return false;
}

/** A number of a rule as people type it, with or without a dash or zeros: KB-8.6, kb 8.6, R8. */
function numberOf(text: string): string | null {
  const match = /^([a-z]+)[ -]?0*(\d[\d.]*[a-z]?)$/.exec(text);
  return match ? `${match[1]}-${match[2]}` : null;
}
