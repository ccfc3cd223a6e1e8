import type { Context } from 'hono';
import { callerOf } from '../../demo/server/http/caller';

/** The caller that the server counts for a call from this address, with this `X-Forwarded-For` of its proxies. */
export function callerBehind(proxies: number, forwarded: string | undefined, remoteAddress = '10.0.0.9') {
  const env = { incoming: { socket: { remoteAddress } } };
  const req = { header: (name: string) => (name === 'x-forwarded-for' ? forwarded : undefined) };
  return callerOf({ env, req } as unknown as Context, proxies);
}
