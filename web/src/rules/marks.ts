/** The marks within texts of the rules: `*emphasis*`, and `[text](name)`, which leads to another place in them. */

export interface Span {
  text: string;
  emphasis: boolean;
  /** The entry, section or paragraph that it leads to. */
  to: string | null;
}

const MARK = /\*([^*[\]]+)\*|\[([^*[\]]+)\]\(([a-z0-9-]+)\)/g;

export function spansOf(text: string): Span[] {
  const found: Span[] = [];
  let end = 0;
  const say = (piece: string) => piece && found.push({ text: piece, emphasis: false, to: null });
  for (const match of text.matchAll(MARK)) {
    say(text.slice(end, match.index));
    if (match[1]) found.push({ text: match[1], emphasis: true, to: null });
    else found.push({ text: match[2]!, emphasis: false, to: match[3]! });
    end = match.index + match[0].length;
  }
  say(text.slice(end));
  return found;
}

/** A text without its marks. */
export function plain(text: string): string {
  return spansOf(text)
    .map((span) => span.text)
    .join("");
}
