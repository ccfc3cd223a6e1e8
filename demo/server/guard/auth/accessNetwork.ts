/**
 * The network of a caller as the journal of sign-ins keeps it: /24 of an IPv4 address, /56 of an IPv6 one. It is enough to
 * tell one's home from another country, and names no single device.
 */
export function accessNetwork(caller: string): string {
  const [, ipv4] = /^(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}$/.exec(caller) ?? [];
  if (ipv4) return `${ipv4}.0/24`;
  const [address = ''] = caller.split('/');
  if (!address.includes(':')) return caller;
  const [before = ''] = address.split('::');
  const groups = [...before.split(':').filter(Boolean), '0', '0', '0', '0'].slice(0, 4);
  const last = (Number.parseInt(groups[3] ?? '0', 16) & 0xff00).toString(16);
  return `${[...groups.slice(0, 3), last].join(':')}::/56`;
}
