import type { Page } from 'playwright-core';
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
  screen.before?.(site.server.controls);
  const page = await site.page({ isSignedIn: !screen.isPublic });
  await page.setViewportSize(size);
  await prepare?.(page);
  await page.goto(`${site.server.url}/#${screen.path}`);
  await page.getByRole('heading').first().waitFor();
  if (!screen.before) await page.waitForLoadState('networkidle');
  await screen.steps?.(page);
  if (!screen.before) await page.waitForLoadState('networkidle');
  return page;
}
