import type { Context } from 'hono';
import type { Bindings } from './routeBase';
import { httpTexts } from './texts';

/** Maximum number of proxies that can be configured. */
export const PROXIES_MAX = 10;

const LOCAL = /^(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|::1$|f[cd])/i;

/**
 * An address as limits count it: an IPv4 address, or the /56 network of an IPv6 address, because that is what a home or an
 * office is given: a caller with one address of it has all of them. Ports and zones are left out.
 */
function networkOf(address: string): string {
  const bare = address
    .trim()
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/%.*$/, '')
    .toLowerCase();
  const [, ipv4] = /^(?:::ffff:)?(\d{1,3}(?:\.\d{1,3}){3})(?::\d+)?$/.exec(bare) ?? [];
  if (ipv4) return ipv4;
  if (!bare.includes(':')) return bare.slice(0, 100);
  const [before = [], after = []] = bare.split('::').map((side) => side.split(':').filter(Boolean));
  // `::` stands for as many zeros as it takes.
  const zeros = Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0');
  const [first, second, third, fourth] = [...before, ...zeros, ...after].map((group) =>
    group.slice(0, 4).replace(/^0+(?=.)/, ''),
  );
  const half = (Number.parseInt(fourth ?? '', 16) & 0xff00).toString(16);
  return `${[first, second, third, half].join(':')}::/56`;
}

const HOUR_MS = 3_600_000;
let warnedAt = Number.NEGATIVE_INFINITY;

/** Warns of a proxy that isn't configured: all visitors behind it share one address, and so one limit. */
function warnOfProxy(address: string | undefined, entries: readonly string[]): void {
  if (!LOCAL.test(address ?? '') || performance.now() - warnedAt < HOUR_MS) return;
  warnedAt = performance.now();
  console.warn(httpTexts.untrustedProxy(Math.min(entries.length, PROXIES_MAX)));
}

/**
 * Identifies the caller for counting attempts.
 * @param proxies number of own proxies in front of the server; each has appended the address that called it
 */
export function callerOf(c: Context, proxies: number): string {
  const address = (c.env as Bindings | undefined)?.incoming?.socket?.remoteAddress;
  const entries = c.req.header('x-forwarded-for')?.split(',') ?? [];
  if (entries.length && !proxies) warnOfProxy(address, entries);
  // When there are fewer entries than proxies, our proxies wrote all of them.
  const trusted = proxies ? (entries.at(-proxies) ?? entries[0])?.trim() : undefined;
  return networkOf(trusted || address || 'local');
}
