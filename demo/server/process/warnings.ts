/** What the operator should know of a server that starts as it was told, and may not mean it. */
import { isIPv4 } from 'node:net';
import type { ServerOptions } from '../startServer';
import { settingTexts } from './texts';

const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || (isIPv4(host) && host.startsWith('127.'));

/** The setting by which other machines reach the server, itself or through a proxy; undefined where none does. */
export function reachOf({ host, publicUrl, trustProxy }: ServerOptions): string | undefined {
  if (host && !isLoopback(host)) return `HOST=${host}`;
  if (publicUrl) return `PARVIS_URL=${publicUrl}`;
  return trustProxy ? 'PARVIS_TRUST_PROXY' : undefined;
}

/** @param url where it listens, which links lead to unless it was told another address */
export function warningsOf(options: ServerOptions, url: string, processZone: string | undefined): string[] {
  const { smtp, publicUrl, timeZone } = options;
  const warnings: string[] = [];
  if (reachOf(options) && !smtp) warnings.push(settingTexts.noMailServer);
  if (reachOf(options) && !publicUrl) warnings.push(settingTexts.noPublicAddress(url));
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  // Containers are in UTC unless told otherwise: the day then changes at one or two in the morning in France.
  if (!timeZone && !processZone && /^(Etc\/)?UTC$/.test(zone)) warnings.push(settingTexts.zoneOfToday(zone));
  return warnings;
}
