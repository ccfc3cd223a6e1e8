import type { Page } from 'playwright-core';
import type { Screen } from '../screens/screen.ts';
import { DESK, type Place } from './place.ts';

/** Opens a screen and waits until nothing is being asked for any more. */
export async function openScreen(place: Place, screen: Screen, size = DESK): Promise<Page> {
  place.server.controls.reset();
  screen.before?.(place.server.controls);
  const page = await place.page({ isSignedIn: !screen.isPublic });
  await page.setViewportSize(size);
  await page.goto(`${place.server.url}/#${screen.path}`);
  await page.getByRole('heading').first().waitFor();
  if (!screen.before) await page.waitForLoadState('networkidle');
  await screen.steps?.(page);
  if (!screen.before) await page.waitForLoadState('networkidle');
  return page;
}
