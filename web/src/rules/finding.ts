/** The place in the rules that an address means, also where it is not quite right. */

import { nearest, type Called } from "./nearest";
import { anchorsOf, kindAnchor, questionAnchor, type Place, type Rulebook } from "./rulebook";

export interface Destination {
  place: Place;
  /** What there is nothing of, where another place is shown instead. */
  missing: string | null;
}

/** Where an address leads: there, else to what is called most like it, else to the beginning. */
export function destinationOf(book: Rulebook, { thing, anchor }: Place): Destination {
  const start: Place = { game: book.game, thing: null, anchor: null };
  const wanted = thing ?? anchor;
  if (wanted === null) return { place: start, missing: null };
  if (thing === null ? anchorsOf(book).includes(wanted) : wanted in book.things) {
    return { place: { game: book.game, thing, anchor }, missing: null };
  }
  // Of two that are equally near the one wins that is what was asked for: an entry, or a paragraph.
  const names =
    thing === null ? [...anchorNames(book), ...thingNames(book)] : [...thingNames(book), ...anchorNames(book)];
  return { place: nearest(wanted, names) ?? start, missing: wanted };
}

function thingNames(book: Rulebook): Called<Place>[] {
  return Object.entries(book.things).flatMap(([id, { name }]) => {
    const meant: Place = { game: book.game, thing: id, anchor: null };
    // By its id, by its id without the kind, and by what it is called in the language of now.
    return [id, id.replace(/^[^-]+-/, ""), name].map((called) => ({ called, meant }));
  });
}

function anchorNames(book: Rulebook): Called<Place>[] {
  const at = (anchor: string): Place => ({ game: book.game, thing: null, anchor });
  return [
    ...anchorsOf(book).map((called) => ({ called, meant: at(called) })),
    ...book.sections.map(({ name, title }) => ({ called: title, meant: at(name) })),
    ...book.kinds.map(({ name, title }) => ({ called: title, meant: at(kindAnchor(name)) })),
    ...Object.keys(book.questions).map((name) => ({ called: name, meant: at(questionAnchor(name)) })),
  ];
}
