/** The words of a game, or of the page, in one language: the same messages and rules as `realmwright.words`. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

/** A kind and its arguments: a prompt, an event, an action. */
export interface Sentence {
  kind: string;
  args: Record<string, unknown>;
}

type Said = Record<string, FluentVariable>;

/** A place on a board is said as it is. */
const PLACE = /^-?\d+,-?\d+$/;

/** The arguments that are seats, and under which name messages take them. */
const PEOPLE: Record<string, string> = { seat: "player", owner: "owner" };

/** The id of the message about a thing: what kind of thing it is, and its name in the notation. */
export function nameId(...parts: string[]): string {
  return parts.join("-").replace(/[ _]/g, "-");
}

/** What stands around the name of a thing that leads to its entry in the rules, with its id; no text has these. */
const [BEGIN, MIDDLE, END] = ["\uE000", "\uE001", "\uE002"];
const LINK = new RegExp(`${BEGIN}([^${MIDDLE}]*)${MIDDLE}([^${END}]*)${END}`, "g");

/** A piece of a sentence; with a thing, it is its name. */
export interface Piece {
  text: string;
  thing: string | null;
}

/** The pieces of what {@link Words.linking} has said. */
export function piecesOf(text: string): Piece[] {
  const found: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(LINK)) {
    if (match.index > end) found.push({ text: text.slice(end, match.index), thing: null });
    found.push({ text: match[2]!, thing: match[1]! });
    end = match.index + match[0].length;
  }
  if (end < text.length) found.push({ text: text.slice(end), thing: null });
  return found;
}

/** The same without links. */
export function unlinked(text: string): string {
  return text.replace(LINK, "$2");
}

/** Somebody whom a message is about. */
interface Person {
  seat: number;
  name: string;
}

function bundled(language: string, resources: readonly FluentResource[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const resource of resources) bundle.addResource(resource);
  return bundle;
}

export class Words {
  #resources: readonly FluentResource[];
  #bundle: FluentBundle;
  #reader: number | null = null;

  constructor(
    readonly language: string,
    sources: string[],
  ) {
    this.#resources = sources.map((source) => new FluentResource(source));
    this.#bundle = bundled(language, this.#resources);
  }

  /** The same words, said to whoever has a seat: what is about them says "you"; to nobody, everybody has a name. */
  addressing(reader: number | null): Words {
    const words = new Words(this.language, []);
    words.#resources = this.#resources;
    words.#bundle = this.#bundle;
    words.#reader = reader;
    return words;
  }

  /** The same words, in which the names of things are marked as links to them: {@link piecesOf} takes them apart. */
  linking(things: ReadonlySet<string>): Words {
    const words = this.addressing(this.#reader);
    words.#resources = this.#resources.map((resource) => {
      const marked = new FluentResource("");
      marked.body = resource.body.map((message) =>
        things.has(message.id) && message.value !== null
          ? { ...message, value: [`${BEGIN}${message.id}${MIDDLE}`, ...[message.value].flat(), END!] }
          : message,
      );
      return marked;
    });
    words.#bundle = bundled(this.language, words.#resources);
    return words;
  }

  /** The seat of whoever is spoken to. */
  get reader(): number | null {
    return this.#reader;
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** A message with arguments that are ready to be said. A missing one is our mistake, seen in tests. */
  say(id: string, args: Said = {}): string {
    return this.#format(id, this.#bundle.getMessage(id)?.value, args);
  }

  /** What explains the thing that a message names, as it is in a variant of the game; nothing if nothing does. */
  about(id: string, variant = ""): string {
    return (variant && this.#attribute(id, `about-${variant}`, {})) || this.#attribute(id, "about", {});
  }

  /** Something else that is told of the thing that a message names, such as what each level of a talent does. */
  detail(id: string, name: string): string {
    return this.#attribute(id, name, {});
  }

  name(argument: string, value: string): string {
    return this.say(nameId(argument, value));
  }

  /** The message id of where points come from: a card, a task, or something else that the game names. */
  source(key: string): string {
    const ids = [nameId("card", key), nameId("task", key)];
    return ids.find((id) => this.has(id)) ?? nameId(key);
  }

  prompt(prompt: Sentence, names: readonly string[] = []): string {
    return this.#addressed(`prompt-${prompt.kind}`, prompt.args, this.arguments(prompt.args, names));
  }

  /** A message about somebody, with arguments that are ready to be said. */
  sayOf({ seat, name }: Person, id: string, args: Said = {}): string {
    return this.#addressed(id, { seat }, { ...args, player: name });
  }

  /** What a newcomer should know about what is being asked; nothing if there is nothing to know. */
  more(prompt: Sentence): string {
    return this.#attribute(`prompt-${prompt.kind}`, "more", this.arguments(prompt.args));
  }

  action(deed: Sentence): string {
    return this.say(`action-${deed.kind}`, this.arguments(deed.args));
  }

  /** What happened, in a whole sentence. */
  event(event: Sentence, names: readonly string[]): string {
    return this.#variant("event", event, this.arguments(event.args, names));
  }

  /** The same in a line of the log below the name of whoever did it, with what is told of all like events together. */
  line({ kind, args }: Sentence, names: readonly string[], more: Said): string {
    return this.#variant("log", { kind, args: { owner: args["owner"] } }, { ...this.arguments(args, names), ...more });
  }

  /** One message that needs an argument goes before the one for when it is not there. */
  #variant(topic: string, { kind, args }: Sentence, said: Said): string {
    const ids = Object.keys(said).map((name) => `${topic}-${kind}-${name}`);
    return this.#addressed(ids.find((id) => this.has(id)) ?? `${topic}-${kind}`, args, said);
  }

  /** The arguments of a game as a message takes them. */
  arguments(args: Record<string, unknown>, names: readonly string[] = []): Said {
    const said: Said = {};
    for (const [name, value] of Object.entries(args)) {
      if (value === null || value === undefined) continue;
      if (name in PEOPLE) said[PEOPLE[name]!] = names[value as number] ?? "";
      else if (Array.isArray(value)) {
        const one = name.replace(/s$/, "");
        const items = value.map((item) =>
          name === "winners" ? (names[item as number] ?? "") : String(this.#value(one, item)),
        );
        said[name] = items.join(", ");
        said[`${name}-count`] = items.length;
        if (name === "winners") said["others"] = items.filter((_, index) => value[index] !== this.#reader).join(", ");
      } else said[name] = this.#value(name, value);
    }
    return said;
  }

  /** A message in the form for the reader, where it is about them and has one. */
  #addressed(id: string, { seat, winners, owner }: Sentence["args"], said: Said): string {
    const reader = this.#reader;
    const theirs = reader !== null && (seat === reader || (Array.isArray(winners) && winners.includes(reader)));
    const form = theirs ? "you" : reader !== null && owner === reader ? "yours" : "";
    return (form && this.#attribute(id, form, said)) || this.say(id, said);
  }

  #attribute(id: string, name: string, args: Said): string {
    const pattern = this.#bundle.getMessage(id)?.attributes[name];
    return pattern ? this.#format(id, pattern, args) : "";
  }

  #value(name: string, value: unknown): string | number {
    if (typeof value === "number") return value;
    const text = String(value);
    if (name === "source") return this.say(this.source(text));
    return PLACE.test(text) ? text : this.name(name, text);
  }

  #format(id: string, pattern: Parameters<FluentBundle["formatPattern"]>[0] | null | undefined, args: Said): string {
    if (pattern === null || pattern === undefined) {
      console.error(`no message ${id} in ${this.language}`);
      return id;
    }
    const problems: Error[] = [];
    const said = this.#bundle.formatPattern(pattern, args, problems);
    for (const problem of problems) console.error(`message ${id} in ${this.language}: ${problem.message}`);
    return said;
  }
}
