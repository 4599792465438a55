/** What the page, its workers and its service worker say to each other. */

/** A request to the server in the worker; the answer comes through the port that goes with it. */
export interface Ask {
  kind: "ask";
  method: string;
  /** The path below the folder of the page, with its query. */
  address: string;
  headers: Record<string, string>;
  body: ArrayBuffer;
}

export interface Answer {
  status: number;
  headers: [string, string][];
  body: ArrayBuffer;
}

/** A socket to the server in the worker: its messages go through the port that goes with this. */
export interface Dial {
  kind: "dial";
}

/** Through the port of a socket: a message, or the code with which it was closed. */
export type SocketMessage = { kind: "text"; text: string } | { kind: "closed"; code: number };

/** How far things are: bytes that have come, a step of the start, or that another tab is in the way. */
export type Progress = { kind: "bytes"; done: number; total: number } | { kind: "starting" } | { kind: "elsewhere" };

export type FromServer = { kind: "ready" } | { kind: "failed"; reason: string };

/** What the page wants of its service worker: to serve it, or to make place for the release that waits. */
export type Wish = "serve" | "renew";

/** The files of a release with their sizes and hashes. Whoever writes a site writes them in `release.js`. */
export interface Release {
  version: string;
  files: Record<string, { size: number; hash: string }>;
}
