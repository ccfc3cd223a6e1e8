import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { walk } from './probes/focusWalk.ts';
import * as measure from './probes/measures.ts';
import type { Screen } from './screens/screen.ts';
import { openScreen } from './support/openScreen.ts';
import { openPlace, type Place } from './support/place.ts';

/** One test for each measure of each of these screens. */
export function everyScreen(screens: readonly Screen[]) {
  let place: Place;
  beforeAll(async () => {
    place = await openPlace();
  });
  afterAll(() => place?.close());

  describe.each(screens)('$name', (screen) => {
    let page: Page;
    beforeAll(async () => {
      page = await openScreen(place, screen);
    });
    afterAll(() => page?.context().close());
    /** A menu closes, or stays behind, when the window changes: it is opened in the window it is to fit. */
    const fits = async (width: number, height: number, isSpaced = false) => {
      const look = isSpaced ? measure.fitsSpaced : measure.fits;
      if (!screen.isFleeting) return look(page, width, height);
      const own = await openScreen(place, screen, { width, height });
      const found = await look(own, width, height);
      await own.context().close();
      return found;
    };
    const holds = (title: string, find: () => Promise<string[]>) =>
      it(title, async () => {
        expect(await find()).toEqual([]);
      });

    holds('breaks no rule of axe', () => measure.axe(page));
    holds('says what it is', () => measure.semantics(page));
    holds('bounds its fields', () => measure.bounds(page));
    holds('has targets large enough', () => measure.targets(page));
    holds('keeps still when asked to', () => measure.stillness(page));
    holds('breaks no rule of axe in the dark', async () => {
      await page.emulateMedia({ colorScheme: 'dark' });
      const found = [...(await measure.axe(page)), ...(await measure.bounds(page))];
      await page.emulateMedia({ colorScheme: null });
      return found;
    });
    holds('is whole in forced colours', () => measure.forcedColors(page));
    holds('fits at 200 %', () => fits(640, 450));
    holds('fits at 400 %', () => fits(320, 256));
    holds('fits with text spaced', () => fits(1280, 900, true));
    holds('fits with text spaced on a narrow window', () => fits(320, 640, true));
    if (!screen.isFleeting)
      holds('is walked through with Tab', async () =>
        walk(page, (await page.locator('dialog[open]').count()) > 0),
      );
  });
}
