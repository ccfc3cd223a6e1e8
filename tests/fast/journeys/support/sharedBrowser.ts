/*
 * All journeys of a run share a browser, because starting it takes two seconds of processor time. Each file has its own
 * connection and closes its pages with it.
 */
import { chromium } from 'playwright-core';
import { chromiumFlags, findChromium } from '../../../tools/runner/chromium.mjs';
import { BROWSER_ADDRESS } from './visitor';

export default async function startBrowser(): Promise<() => Promise<void>> {
  const server = await chromium.launchServer({ executablePath: findChromium(), args: chromiumFlags });
  process.env[BROWSER_ADDRESS] = server.wsEndpoint();
  return () => server.close();
}
