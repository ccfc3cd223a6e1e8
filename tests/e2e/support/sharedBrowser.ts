/*
 * One browser for all journeys of a run: starting one takes two seconds of processor time. Each file has a connection
 * of its own, and closes its pages with it.
 */
import { chromium } from 'playwright-core';
import { chromiumFlags, findChromium } from '../../support/runner/chromium.mjs';
import { BROWSER_ADDRESS } from './visitor';

export default async function startBrowser(): Promise<() => Promise<void>> {
  const server = await chromium.launchServer({ executablePath: findChromium(), args: chromiumFlags });
  process.env[BROWSER_ADDRESS] = server.wsEndpoint();
  return () => server.close();
}
