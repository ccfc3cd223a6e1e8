import type { Context } from 'hono';
import { serverTexts } from '../texts';
import type { Bindings } from './api';

const LOCAL = /^(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|::1$|f[cd])/i;

/**
 * An address as limits count it: an IPv4 address, or the /64 network of an IPv6 one, since whoever has one address of
 * it has all of them. Ports and zones are left out.
 */
export function networkOf(address: string): string {
  const bare = address
    .trim()
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/%.*$/, '')
    .toLowerCase();
  const [, ipv4] = /^(?:::ffff:)?(\d{1,3}(?:\.\d{1,3}){3})(?::\d+)?$/.exec(bare) ?? [];
  if (ipv4) return ipv4;
  if (!bare.includes(':')) return bare.slice(0, 100);
  const [before = '', after] = bare.split('::');
  const groups = before.split(':').filter(Boolean);
  // `::` stands for as many zeros as it takes.
  const missing = after === undefined ? 0 : 8 - groups.length - after.split(':').filter(Boolean).length;
  const network = [...groups, ...Array<string>(Math.max(0, missing)).fill('0')].slice(0, 4);
  return `${network.map((group) => group.slice(0, 4).replace(/^0+(?=.)/, '')).join(':')}::/64`;
}

let isWarned = false;

/** Behind a proxy that nobody told the server about all visitors share one address, and one limit. */
function warnOfProxy(address: string | undefined): void {
  if (isWarned || !LOCAL.test(address ?? '')) return;
  isWarned = true;
  console.warn(serverTexts.untrustedProxy);
}

/** Who calls, for counting attempts. */
export function callerOf(c: Context, trustProxy: boolean): string {
  const address = (c.env as Bindings | undefined)?.incoming?.socket?.remoteAddress;
  const forwarded = c.req.header('x-forwarded-for');
  if (forwarded && !trustProxy) warnOfProxy(address);
  // The last entry is the one that our own proxy wrote.
  const trusted = trustProxy ? forwarded?.split(',').at(-1)?.trim() : undefined;
  return networkOf(trusted || address || 'local');
}
