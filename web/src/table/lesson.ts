/** What a newcomer should be told next: the first time that something is asked or happens, the game has words for it. */

import type { Scene } from "../games/games";
import type { Sentence } from "../words/words";

/** How it is kept in mind that something was explained: many games have a `learn-welcome`. */
export const lessonMark = (game: string, lesson: string) => `${game} ${lesson}`;

/**
 * The id of the next lesson, if there is one. The messages are `learn-welcome` before all, `learn-<prompt>`,
 * `learn-event-<event>` for what the reader did, and `learn-any-<event>` for what anybody did.
 */
export function lessonOf(
  scene: Scene,
  prompt: Sentence | null,
  over: boolean,
  known: (lesson: string) => boolean,
): string | null {
  const happened = scene.recent.flatMap(({ kind, args }) => [
    `learn-any-${kind}`,
    ...(args["seat"] === scene.eyes ? [`learn-event-${kind}`] : []),
  ]);
  const lessons = ["learn-welcome", ...(prompt ? [`learn-${prompt.kind}`] : []), ...happened];
  if (over) lessons.push("learn-over");
  return lessons.find((id) => scene.words.has(id) && !known(id)) ?? null;
}
