import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { walk } from './probes/focusWalk.ts';
import * as measure from './probes/measures.ts';
import type { Screen } from './screens/screen.ts';
import { openScreen } from './support/openScreen.ts';
import { openSite, type Site } from './support/site.ts';

/** Declares a test for each measure of each of these screens. */
export function everyScreen(screens: readonly Screen[]) {
  let site: Site;
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site?.close());

  describe.each(screens)('$name', (screen) => {
    let page: Page;
    beforeAll(async () => {
      page = await openScreen(site, screen);
    });
    afterAll(() => page?.context().close());
    /** A menu closes or stays behind when the window changes its size, so it opens in a window of the measured size. */
    const problemsAt = async (width: number, height: number, isSpaced = false) => {
      const look = isSpaced ? measure.fitsSpaced : measure.fits;
      if (!screen.isFleeting) return look(page, width, height);
      const own = await openScreen(site, screen, { width, height });
      const found = await look(own, width, height);
      await own.context().close();
      return found;
    };
    const holds = (title: string, find: () => Promise<string[]>) =>
      it(title, async () => {
        expect(await find()).toEqual([]);
      });

    holds('breaks no rule of axe', () => measure.axe(page));
    holds('has names, roles and landmarks', () => measure.semantics(page));
    holds('has fields with visible bounds', () => measure.bounds(page));
    holds('has targets of sufficient size', () => measure.targets(page));
    holds('does not move under reduced motion', () => measure.stillness(page));
    holds('breaks no rule of axe in the dark theme', async () => {
      await page.emulateMedia({ colorScheme: 'dark' });
      const found = [...(await measure.axe(page)), ...(await measure.bounds(page))];
      await page.emulateMedia({ colorScheme: null });
      return found;
    });
    holds('keeps its bounds and states in forced colours', () => measure.forcedColors(page));
    holds('fits at 200 %', () => problemsAt(640, 450));
    holds('fits with text spacing', () => problemsAt(1280, 900, true));
    if (!screen.isWideOnly) {
      holds('fits at 400 %', () => problemsAt(320, 256));
      holds('fits with text spacing in a narrow window', () => problemsAt(320, 640, true));
    }
    if (!screen.isFleeting)
      holds('can be walked through with Tab', async () =>
        walk(page, (await page.locator('dialog[open]').count()) > 0),
      );
  });
}
