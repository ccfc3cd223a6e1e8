/* The reference server of one test file in Node, and calls of another user than the one that is tested. */
import { afterAll, beforeAll } from 'vitest';
import { startTestServer, type TestServer } from './server.ts';

let server: TestServer;
let token: string;
let serial = 0;

/** Starts the server of a test file. */
export function onServer(): void {
  beforeAll(async () => {
    server = await startTestServer({ members: 5 });
    token = await server.login();
  });
  afterAll(() => server?.close());
}

/** For the client that is tested. */
export const connection = () => ({ api: server.url, getToken: () => token });

export async function api<T>(method: string, path: string, body?: object): Promise<T> {
  const headers = { authorization: `Token ${token}`, 'content-type': 'application/json' };
  const answer = await fetch(server.url + path, { method, headers, body: body && JSON.stringify(body) });
  const read: T & { data?: T } = await answer.json();
  // Pages aren't wrapped in `data`.
  return read.data ?? read;
}

/** A word that no other test has. */
export const word = (): string => `Zz${String.fromCharCode(97 + (serial % 26))}${++serial}`;
