import type { Browser } from 'playwright-core';
import { type Host, type Origin, serveCdn, serveHost, serveRefusal, strictPolicy } from './hostPage.ts';
import { launch } from './visitor.ts';

export interface Hosts {
  browser: Browser;
  cdn: Origin;
  /** A back end that refuses every call as unauthenticated. */
  api: Origin;
  /** A host with the strictest policy. */
  host: Host;
  /** A host without a policy. */
  lenient: Host;
  close(): Promise<void>;
}

/** A browser, and host pages with and without a policy, each origin on its own port. */
export async function openHosts(): Promise<Hosts> {
  const [browser, cdn, api] = await Promise.all([launch(), serveCdn(), serveRefusal()]);
  const policy = strictPolicy(cdn.url, api.url);
  const [host, lenient] = await Promise.all([serveHost(policy), serveHost(undefined)]);
  const close = async () => {
    await browser.close();
    await Promise.all([cdn, api, host, lenient].map((origin) => origin.close()));
  };
  return { browser, cdn, api, host, lenient, close };
}
