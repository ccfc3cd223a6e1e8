/* What the page and the worker with the server say to each other. */

export interface Call {
  id: number;
  /** Path and query, as the server knows them. */
  path: string;
  method: string;
  headers: [name: string, value: string][];
  body: ArrayBuffer | null;
}

export type ToWorker = { call: Call } | { abort: number };

export interface Answer {
  id: number;
  status: number;
  headers: [name: string, value: string][];
  body: ArrayBuffer;
}

export type FromWorker =
  | { answer: Answer }
  /** The call was given up, or broke. */
  | { lost: number }
  /** Share of the download that is here, from 0 to 1. */
  | { loaded: number }
  | { ready: true }
  | { failed: string };
