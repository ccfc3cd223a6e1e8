/*
 * Replaces tests/fast/journeys/support/visitor.ts with the same visits in WebKit. Pages and locators have playwright's types,
 * because the journeys are written for them; what they can't do throws.
 */
import type { Browser, BrowserContext, Page as PlaywrightPage } from 'playwright-core';
import type { Visit } from '../../../fast/journeys/support/visitor.ts';
import { openSession, type Session } from './driver.ts';
import { Page } from './page.ts';
import { Tab } from './tab.ts';

/** Puts into the page what an earlier visit leaves: a session with the back end at `api`. */
export const rememberSession = (page: PlaywrightPage, token: string, api: string) =>
  page.addInitScript(
    ([given, owner]) => {
      localStorage.setItem('authToken', given);
      localStorage.setItem('parvis:api', owner);
    },
    [token, `${api}/`] as const,
  );

/** The open sessions. Contexts that a journey leaves open end with its browser. */
const sessions = new Set<Session>();

export async function launch(): Promise<Browser> {
  const close = async () => {
    await Promise.all([...sessions].map((session) => session.close()));
    sessions.clear();
  };
  return { close } as unknown as Browser;
}

/** Opens an empty page. */
export async function visit(_browser?: Browser, options: { isDark?: boolean } = {}): Promise<Visit> {
  const session = await openSession(options);
  sessions.add(session);
  const handle = await session.send<string>('GET', '/window');
  const tab = new Tab(session, handle);
  const page = new Page(tab);
  // The size that playwright gives.
  await page.setViewportSize({ width: 1280, height: 720 });
  const requests: string[] = [];
  tab.onResource.add((url) => requests.push(`GET ${url}`));
  const context = {
    newPage: page.context().newPage,
    async close() {
      sessions.delete(session);
      await session.close();
    },
  };
  return {
    page: page as unknown as PlaywrightPage,
    context: context as unknown as BrowserContext,
    requests,
    complaints: tab.complaints,
    violations: async () => {
      await page.evaluate(() => undefined);
      return tab.violations;
    },
  };
}
