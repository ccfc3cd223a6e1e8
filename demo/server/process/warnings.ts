/** What the operator should know of a server that starts as it was told, and may not mean it. */
import type { ServerOptions } from '../startServer';
import { settingTexts } from './texts';

/** Nobody else gets in. */
const LOOPBACK = /^(127\.|::1$|localhost$)/;

/** Whether other machines reach the server, by itself or through a proxy. */
export const isExposed = ({ host, publicUrl, trustProxy }: ServerOptions): boolean =>
  Boolean(publicUrl || trustProxy || (host && !LOOPBACK.test(host)));

/** @param url where it listens, which links lead to unless it was told another address */
export function warningsOf(options: ServerOptions, url: string, processZone: string | undefined): string[] {
  const { smtp, publicUrl, timeZone } = options;
  const warnings: string[] = [];
  if (isExposed(options) && !smtp) warnings.push(settingTexts.noMailServer);
  if (isExposed(options) && !publicUrl) warnings.push(settingTexts.noPublicAddress(url));
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  // Containers are in UTC unless told otherwise: the day then changes at one or two in the morning in France.
  if (!timeZone && !processZone && /^(Etc\/)?UTC$/.test(zone)) warnings.push(settingTexts.zoneOfToday(zone));
  return warnings;
}
