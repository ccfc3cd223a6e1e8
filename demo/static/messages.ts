/* The messages between the page and the worker that runs the server. */

export interface WorkerCall {
  id: number;
  /** The path and query, as the server knows them. */
  path: string;
  method: string;
  headers: [name: string, value: string][];
  body: ArrayBuffer | null;
}

export type ToWorker = { call: WorkerCall } | { abort: number };

export interface WorkerAnswer {
  id: number;
  status: number;
  headers: [name: string, value: string][];
  body: ArrayBuffer;
}

export type FromWorker =
  | { answer: WorkerAnswer }
  /** The call was aborted or failed. */
  | { lost: number }
  /** How much has been downloaded, from 0 to 1. */
  | { loaded: number }
  | { ready: true }
  | { failed: string };
