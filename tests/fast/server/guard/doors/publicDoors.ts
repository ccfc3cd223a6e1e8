/** Calls the addresses of the table of public calls in the process, as strangers of many networks. */
import { expect } from 'vitest';
import { createApp } from '../../../../../demo/server/app';
import type { DoorCount } from '../../../../../demo/server/guard/doors/limits';
import { type PublicCall, publicCallAt } from '../../../../../demo/server/guard/doors/publicCalls';
import { serveStatic } from '../../../../../demo/server/http/staticFiles';
import type { Database } from '../../../../../demo/server/store/database/database';
import type { Count } from '../../../../../demo/server/store/database/limit';

let networks = 0;

/** The server of the table, with files, which takes the address of its callers from a proxy. */
export function servedBy(db: Database) {
  const parts = createApp(db, { trustProxy: 1 });
  serveStatic(parts.app, []);
  return parts;
}

type Served = ReturnType<typeof servedBy>;

/** What is asked of every call, whatever else is counted. */
export const firstCount = ({ door, counts = [] }: PublicCall): Count | DoorCount | undefined =>
  door ?? counts[0];

const addressOf = (path: string): string => path.replace(/\{\w+\}/g, 'inconnu').replace('*', 'inconnu.js');

/** Calls an address as often as it may be, and once more, which is refused. */
export async function expectToHold({ app, calls }: Served, call: PublicCall): Promise<void> {
  const { method, path, refusal } = call;
  const first = firstCount(call);
  const attempts = first?.attempts ?? 0;
  const inMemory = first && 'name' in first ? first : undefined;
  const isApi = path.startsWith('/api/');
  networks++;
  const caller = `10.${networks >> 8}.${networks & 255}.1`;
  const headers = {
    'x-forwarded-for': caller,
    'content-type': isApi ? 'application/json' : 'application/x-www-form-urlencoded',
  };
  const body = method === 'POST' ? (isApi ? '{}' : 'jeton=inconnu') : undefined;
  const ask = () => app.request(addressOf(path), { method, headers, body });
  // What the memory counts needn’t be called to be counted; the last one that is allowed is.
  const counted = inMemory ? attempts - 1 : 0;
  for (let at = 0; at < counted; at++) if (inMemory) calls.count(inMemory, inMemory.name, caller);
  for (let at = counted; at < attempts; at++) {
    const { status } = await ask();
    if (status === 429 || status >= 500)
      expect([method, path, at, status]).toEqual([method, path, at, 'answered']);
  }
  const refused = await ask();
  const type =
    isApi || (!refusal && method === 'GET')
      ? 'application/json'
      : refusal === 'text'
        ? 'text/plain'
        : 'text/html';
  expect([
    ...[method, path, refused.status, Number(refused.headers.get('retry-after')) > 0],
    ...[refused.headers.get('cache-control'), refused.headers.get('content-type')?.split(';')[0]],
  ]).toEqual([method, path, 429, true, 'no-store', type]);
  expect(publicCallAt(method, addressOf(path))?.path).toBe(path);
}
