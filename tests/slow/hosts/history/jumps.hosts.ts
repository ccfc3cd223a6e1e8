import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { areas } from '../../../../src/areas/all.ts';
import { shiftsOf, slowDown, watchShifts } from '../../../fast/journeys/support/shifts.ts';
import { arrive, openPlaces, type Places } from '../support/places.ts';

/* Every widget on a clean page between other content, over a slow line: nothing of the page moves. */

let places: Places;
beforeAll(async () => {
  places = await openPlaces();
});
afterAll(() => places?.close());

describe.each([
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
])('a window of $width × $height', (size) => {
  const visitors = [true, false].flatMap((isSignedIn) => areas.map(({ tag }) => ({ tag, isSignedIn })));

  it.each(visitors)(
    'shows no layout shift around <$tag>, signed in: $isSignedIn',
    async ({ tag, isSignedIn }) => {
      const { host, api, loader } = places;
      const widget = `<${tag} api="${api.url}" identifiant="inscription-camp-ete"></${tag}>`;
      const text = '<p>Paroisse Saint-Paul, 3 rue du Port, 29200 Brest.</p>';
      host.set('/', { head: loader, body: `<h1>Paroisse</h1>${widget}${text.repeat(8)}` });
      const { page, context } = await arrive(places, isSignedIn);
      await page.setViewportSize(size);
      await slowDown(page);
      await watchShifts(page, 'loader');
      await page.goto(`${host.url}/`);
      await page.waitForFunction((name) => {
        const root = document.querySelector(name)?.shadowRoot;
        return root?.querySelector('h1, h2, [role=status]') && !root.querySelector('[aria-busy=true]');
      }, tag);
      await page.waitForLoadState('networkidle');
      const shifts = await shiftsOf(page);
      // Only the page's own nodes have names; those in a shadow root are reported without one.
      expect(shifts.filter((shift) => /page (?!undefined)/.test(shift))).toEqual([]);
      const moved = shifts.reduce((sum, shift) => sum + Number.parseFloat(shift), 0);
      // Inside a list, the buttons below the filters move once, when the options of the filters arrive.
      expect(moved, shifts.join('\n')).toBeLessThan(0.006);
      await context.close();
    },
  );
});
