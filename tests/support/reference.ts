/* Controls the reference server from browser tests: sign in, make calls fail, list the calls. */
import { type Client, createClient } from '../../src/api/client';

interface Order {
  status?: number;
  body?: unknown;
  times?: number;
}

async function order(body: object): Promise<void> {
  await fetch('/__controls', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

/** Releases what waits, and clears failures, delays and the list of calls. */
export async function resetServer(): Promise<void> {
  await fetch('/__controls', { method: 'DELETE' });
}

/** Makes the next matching calls (`GET /api/membres/*`) fail, by default once with 500. */
export const failNext = (pattern: string, options: Order = {}) =>
  order({ do: 'failNext', pattern, ...options });

/** Makes the next matching call receive an unreadable answer, or none (`drop`). */
export const garble = (pattern: string, kind: 'html' | 'truncated' | 'empty' | 'shape' | 'drop', times = 1) =>
  order({ do: 'garble', pattern, kind, times });

/** Makes matching calls wait for `release`. */
export const hold = (pattern: string) => order({ do: 'hold', pattern });
export const release = () => order({ do: 'release' });

/** Delays the answers of matching calls. */
export const delay = (pattern: string, ms: number) => order({ do: 'delay', pattern, ms });

/** The calls since the last reset, oldest first: `GET /api/membres/?page=1`. */
export async function calls(): Promise<string[]> {
  const answer = await fetch('/__controls');
  const { calls }: { calls: string[] } = await answer.json();
  return calls;
}

/** The sample account. */
export async function account(): Promise<{ email: string; password: string }> {
  return (await fetch('/__account')).json();
}

async function login(): Promise<string> {
  const answer = await fetch('/api/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(await account()),
  });
  const { data }: { data: { token: string } } = await answer.json();
  return data.token;
}

/** A new client, signed in by the host's token, with an empty cache and a new session. */
export async function signedInClient(): Promise<Client> {
  const bearer = await login();
  return createClient({ getToken: () => bearer });
}

/** A new client without a signed-in user. */
export function signedOutClient(): Client {
  return createClient({ getToken: () => null });
}
