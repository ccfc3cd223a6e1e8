import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { staleTexts, textsOfReact, translate } from '../../../support/translator.ts';
import { catalogScreens } from '../../access/screens/catalogs.ts';
import { entryScreens } from '../../access/screens/entry.ts';
import { eventScreens } from '../../access/screens/events.ts';
import { formScreens } from '../../access/screens/forms.ts';
import { memberScreens } from '../../access/screens/members.ts';
import { openScreen } from '../../access/support/openScreen.ts';
import { DESKTOP, openSite, type Site } from '../../access/support/site.ts';

const screens = [...entryScreens, ...memberScreens, ...eventScreens, ...formScreens, ...catalogScreens];

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

/** Those that leave the text nodes in the page, where `textsOfReact` finds them. */
const REWRITINGS = ['move', 'split'] as const;

const cases = screens.map((screen, at) => ({
  screen,
  name: screen.name,
  rewriting: at % 2 ? REWRITINGS[0] : REWRITINGS[1],
}));

describe.each(cases)('$name', ({ screen, rewriting }) => {
  it('[K11] works and shows its present words while all texts are rewritten', async () => {
    const errors: string[] = [];
    const page = await openScreen(site, screen, DESKTOP, async (page) => {
      page.on('pageerror', (error) => errors.push(String(error)));
      await page.addInitScript(`window.rewritten = (${translate})('${rewriting}')`);
    });
    expect.soft(errors).toEqual([]);
    expect.soft(await page.evaluate(`(${textsOfReact})()`)).toEqual([]);
    expect.soft(await page.evaluate(`(${staleTexts})()`)).toEqual([]);
    expect.soft(await page.evaluate('window.rewritten.count()')).toBeGreaterThan(5);
    await page.context().close();
  });
});
