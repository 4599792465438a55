/** Addresses of studies: they hold all of it, so that a link reproduces it. */

import { query as address } from "../net/http";
import type { Beginning } from "../protocol";
import { read, written, type Tree } from "./tree";

export interface Linked {
  beginning: Beginning | null;
  seat: number | null;
  tree: Tree;
  /** The line at whose end one is. */
  actions: string[];
}

/** Between the actions of the line at whose end one is; no notation has it. */
const BETWEEN = "|";

export async function addressOf({ beginning, seat, tree, actions }: Linked): Promise<string> {
  const common = { seat, tree: written(tree) || null, line: actions.join(BETWEEN) || null };
  if (beginning?.kind === "table") return address(`/study/${beginning.table}`, { at: beginning.at ?? 0, ...common });
  if (beginning) return address("/study", { position: await packed(beginning), ...common });
  return "/study";
}

/** What an address says. Raises an error for a position that cannot be read. */
export async function linkedIn(table: string | null, query: URLSearchParams): Promise<Linked> {
  const number = (name: string) => (/^\d{1,5}$/.test(query.get(name) ?? "") ? Number(query.get(name)) : null);
  const position = query.get("position");
  const beginning: Beginning | null = table
    ? { kind: "table", table, at: number("at") ?? 0 }
    : position
      ? await unpacked(position)
      : null;
  const line = query.get("line");
  return {
    beginning,
    seat: number("seat"),
    tree: read(query.get("tree") ?? ""),
    actions: line ? line.split(BETWEEN) : [],
  };
}

async function through(bytes: Uint8Array, stream: CompressionStream | DecompressionStream): Promise<Uint8Array> {
  const passed = new Blob([bytes as Uint8Array<ArrayBuffer>]).stream().pipeThrough(stream);
  return new Uint8Array(await new Response(passed).arrayBuffer());
}

/** A value as text that may stand in an address. */
async function packed(value: unknown): Promise<string> {
  const bytes = await through(new TextEncoder().encode(JSON.stringify(value)), new CompressionStream("deflate-raw"));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

async function unpacked(text: string): Promise<Beginning> {
  const letters = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  const value: unknown = JSON.parse(
    new TextDecoder().decode(await through(bytes, new DecompressionStream("deflate-raw"))),
  );
  const { kind } = value as Beginning;
  if (kind !== "dump") throw new Error("no position");
  return value as Beginning;
}
