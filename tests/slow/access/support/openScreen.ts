import type { Page } from 'playwright-core';
import type { Screen } from '../screens/screen.ts';
import { DESKTOP, type Site } from './site.ts';

/** Opens a screen and waits until all its requests have ended. */
export async function openScreen(site: Site, screen: Screen, size = DESKTOP): Promise<Page> {
  site.server.controls.reset();
  screen.before?.(site.server.controls);
  const page = await site.page({ isSignedIn: !screen.isPublic });
  await page.setViewportSize(size);
  await page.goto(`${site.server.url}/#${screen.path}`);
  await page.getByRole('heading').first().waitFor();
  if (!screen.before) await page.waitForLoadState('networkidle');
  await screen.steps?.(page);
  if (!screen.before) await page.waitForLoadState('networkidle');
  return page;
}
