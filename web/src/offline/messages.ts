/** What the page, its workers and its service worker say to each other. */

/** A request to the server in the worker; the answer comes through the port that goes with it. */
export interface Ask {
  kind: "ask";
  method: string;
  /** The path, with its query. */
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

/** How far things are: bytes that have come, or a step of the start. */
export type Progress = { kind: "bytes"; done: number; total: number } | { kind: "starting" };

export type FromWorker = { kind: "ready" } | { kind: "failed"; reason: string };

/** The files of a site, with their sizes; written beside them. */
export interface SiteFiles {
  version: string;
  files: Record<string, number>;
}
