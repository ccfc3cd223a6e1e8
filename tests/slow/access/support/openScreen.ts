import type { Page } from 'playwright-core';
import { rememberSession } from '../../../fast/journeys/support/visitor.ts';
import type { Screen } from '../screens/screen.ts';
import { DESKTOP, type Site } from './site.ts';

/** Opens a screen and waits until all its requests have ended. `prepare` may change the page before it loads. */
export async function openScreen(
  site: Site,
  screen: Screen,
  size = DESKTOP,
  prepare?: (page: Page) => Promise<unknown>,
): Promise<Page> {
  site.server.controls.reset();
  const path = typeof screen.path === 'string' ? screen.path : await screen.path(site);
  const isAddress = path.startsWith('http');
  screen.before?.(site.server.controls);
  const page = await site.page({ isSignedIn: !screen.isPublic });
  await page.setViewportSize(size);
  await prepare?.(page);
  if (isAddress && !screen.isPublic) await rememberSession(page, site.token, site.server.url);
  await page.goto(isAddress ? path : `${site.server.url}/#${path}`);
  await page.getByRole('heading').first().waitFor();
  if (!screen.before) await page.waitForLoadState('networkidle');
  await screen.steps?.(page);
  if (!screen.before) await page.waitForLoadState('networkidle');
  return page;
}
