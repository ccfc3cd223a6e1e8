/** Warns about settings that are valid but probably not intended. */
import { isIPv4 } from 'node:net';
import type { ServerOptions } from './serverOptions';
import { settingTexts } from './texts';

const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || (isIPv4(host) && host.startsWith('127.'));

/** The setting through which other machines reach the server, directly or by a proxy; undefined when none does. */
export function reachOf({ host, publicUrl, trustProxy }: ServerOptions): string | undefined {
  if (host && !isLoopback(host)) return `HOST=${host}`;
  if (publicUrl) return `PARVIS_URL=${publicUrl}`;
  return trustProxy ? 'PARVIS_TRUST_PROXY' : undefined;
}

/** @param url where it listens; links lead there when no other address is set */
export function warningsOf(options: ServerOptions, url: string, processZone: string | undefined): string[] {
  const { smtp, mails, publicUrl, timeZone } = options;
  const warnings: string[] = [];
  if (reachOf(options) && !smtp && !mails) warnings.push(settingTexts.noMailServer);
  if (reachOf(options) && !publicUrl) warnings.push(settingTexts.noPublicAddress(url));
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  // Containers use UTC by default, so the day would change at one or two in the morning in France.
  if (!timeZone && !processZone && /^(Etc\/)?UTC$/.test(zone)) warnings.push(settingTexts.zoneOfToday(zone));
  return warnings;
}
