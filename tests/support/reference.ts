/*
 * What browser tests say to the reference server behind their page: sign in, break it, ask what was called.
 */
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

/** Forgets failures, delays and the calls so far. */
export async function resetServer(): Promise<void> {
  await fetch('/__controls', { method: 'DELETE' });
}

/** The next calls that match (`GET /api/membres/*`) fail; 500 once unless said otherwise. */
export const failNext = (pattern: string, options: Order = {}) =>
  order({ do: 'failNext', pattern, ...options });

/** The next call that matches gets something unreadable, or nothing at all (`drop`). */
export const garble = (pattern: string, kind: 'html' | 'truncated' | 'empty' | 'shape' | 'drop', times = 1) =>
  order({ do: 'garble', pattern, kind, times });

/** Calls that match wait for `release`. */
export const hold = (pattern: string) => order({ do: 'hold', pattern });
export const release = () => order({ do: 'release' });

/** Calls that match answer later. */
export const delay = (pattern: string, ms: number) => order({ do: 'delay', pattern, ms });

/** What was asked since the last reset, oldest first: `GET /api/membres/?page=1`. */
export async function calls(): Promise<string[]> {
  const answer = await fetch('/__controls');
  return ((await answer.json()) as { calls: string[] }).calls;
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
  return ((await answer.json()) as { data: { token: string } }).data.token;
}

/** A client of its own, signed in by the host's token: a fresh cache and a fresh session. */
export async function signedInClient(): Promise<Client> {
  const bearer = await login();
  return createClient({ getToken: () => bearer });
}

/** A client of its own with nobody signed in. */
export function signedOutClient(): Client {
  return createClient({ getToken: () => null });
}
