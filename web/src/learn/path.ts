/** A player's first hour, as four stations: a lesson, a game, a look back at it, and what to learn next. */

import type { CourseSign, LessonSign, Outcome, TableSign } from "../protocol";

export const STATIONS = ["lesson", "game", "review", "next"] as const;
export type Station = (typeof STATIONS)[number];

export interface Past {
  /** Whether any step of a lesson was done. */
  learnt: boolean;
  /** The table of the first game, if one was opened. */
  first: string | null;
  /** Whether its replay was looked at. */
  reviewed: boolean;
  tables: readonly Pick<TableSign, "id" | "phase">[];
  /** Whether the reader does not want to see the path. */
  off: boolean;
}

/** The stations that are behind the reader; null for whoever is no newcomer. */
export function behind({ learnt, first, reviewed, tables, off }: Past): ReadonlySet<Station> | null {
  const others = tables.some(({ id, phase }) => id !== first && phase === "over");
  if (off || others) return null;
  const played = tables.some(({ id, phase }) => id === first && phase === "over");
  const done = new Set<Station>();
  if (learnt) done.add("lesson");
  if (played) done.add("game");
  if (played && reviewed) done.add("review");
  return done;
}

/** Where the reader fell behind the best of the others, the worst first: sources of points. */
export function shortfalls({ scores }: Pick<Outcome, "scores">, own: number): string[] {
  const mine = scores[own] ?? {};
  const best = (source: string) => Math.max(...scores.map((score, seat) => (seat === own ? 0 : (score[source] ?? 0))));
  const sources = [...new Set(scores.flatMap((score) => Object.keys(score)))];
  return sources
    .map((source) => ({ source, lost: best(source) - (mine[source] ?? 0) }))
    .filter(({ lost }) => lost > 0)
    .sort((one, other) => other.lost - one.lost)
    .map(({ source }) => source);
}

/** The lesson that fits what went wrong: about the first of these things that has one; else the next of the course. */
export function fitting(
  course: CourseSign,
  things: readonly string[],
  isDone: (lesson: LessonSign) => boolean,
): LessonSign | null {
  for (const thing of things) {
    const found = course.exercises.find((lesson) => lesson.thing === thing && !isDone(lesson));
    if (found) return found;
  }
  return course.parts.flatMap((part) => part.lessons).find((lesson) => !isDone(lesson)) ?? null;
}
