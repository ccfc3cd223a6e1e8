/* The origins of a hosts' test (pages, scripts and back end, each on its own, as on real sites) and a browser. */
import { existsSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import {
  listen,
  type Origin,
  serveCdn,
  serveHost,
  strictPolicy,
} from '../../../fast/journeys/support/hostPage.ts';
import { launch, rememberSession, type Visit, visit } from '../../../fast/journeys/support/visitor.ts';
import { startTestServer, type TestServer } from '../../../support/server.ts';
import { addLook } from './look.ts';

export interface Places {
  browser: Browser;
  cdn: Origin;
  api: TestServer;
  /** Pages with the content security policy of the README. */
  strict: Awaited<ReturnType<typeof serveHost>>;
  /** Pages without a policy. */
  host: Awaited<ReturnType<typeof serveHost>>;
  token: string;
  /** `<script type="module" src="…/parvis.js"></script>` */
  loader: string;
  close(): Promise<void>;
}

export async function openPlaces(): Promise<Places> {
  if (!existsSync('dist/cdn/integrity.json')) throw new Error('Build first: npm run build.');
  const [browser, cdn, api] = await Promise.all([launch(), serveCdn(), startTestServer({ members: 60 })]);
  const [strict, host] = await Promise.all([serveHost(strictPolicy(cdn.url, api.url)), serveHost(undefined)]);
  const close = async () => {
    await browser.close();
    await Promise.all([cdn, api, strict, host].map((place) => place.close()));
  };
  const loader = `<script type="module" src="${cdn.url}/parvis.js"></script>`;
  return { browser, cdn, api, strict, host, token: await api.login(), loader, close };
}

/** A page of a visitor with reduced motion, signed in by default, without content. */
export async function arrive({ browser, token, api }: Places, isSignedIn = true): Promise<Visit> {
  const visitor = await visit(browser);
  await visitor.page.setViewportSize({ width: 1200, height: 900 });
  await visitor.page.emulateMedia({ reducedMotion: 'reduce' });
  await addLook(visitor.page);
  if (isSignedIn) await rememberSession(visitor.page, token, api.url);
  return visitor;
}

export { listen };
