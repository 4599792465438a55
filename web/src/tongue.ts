/** The reader's language: of this page, and of the mail that the server sends them. */

import { session } from "./session.svelte";
import { speech, type Language } from "./words/language.svelte";

export async function chooseLanguage(language: Language): Promise<void> {
  await speech.speak(language);
  // Another one may have been chosen meanwhile.
  if (session.person && speech.language === language) await session.change({ language });
}
