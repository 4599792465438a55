/** What operators tell, in the language of the reader if they have written it. */

import type { Announcement } from "../protocol";

/** The language and the text of an announcement; English where the reader's own is missing, and else any. */
export function told({ texts }: Pick<Announcement, "texts">, language: string): [language: string, text: string] {
  const found = [language, "en"].find((each) => texts[each]) ?? Object.keys(texts)[0] ?? "en";
  return [found, texts[found] ?? ""];
}
