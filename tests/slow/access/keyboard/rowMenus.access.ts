import { afterAll, beforeAll, describe, it } from 'vitest';
import { deletedTag } from '../support/office.ts';
import { openSite, type Site } from '../support/site.ts';
import { type Keyboard, keyboardOf } from './keyboard.ts';

/* The «…» menu of a row by keyboard alone, in lists of the administration. */

let site: Site;
let keys: Keyboard;

beforeAll(async () => {
  site = await openSite();
  keys = keyboardOf(await site.page());
});
afterAll(() => site?.close());

const open = (path: string) => keys.page.goto(`${site.server.url}/#${path}`);
const toast = (text: string) => keys.page.locator('[part=toast]', { hasText: text }).first().waitFor();
const closed = () => keys.page.locator('dialog[open]').first().waitFor({ state: 'detached' });

describe('the menu of a row', () => {
  it('leads to each dialog of an account, and back', async () => {
    await open('/apps/comptes');
    await keys.page.getByText(site.server.email).waitFor();
    const menu = 'button Actions\u00a0: Claire Martin';
    await keys.enter(menu);
    await keys.arrives('menuitem Gérer le compte\u00a0: Claire Martin');
    await keys.press('End');
    await keys.arrives('menuitem Supprimer le compte\u00a0: Claire Martin');
    await keys.press('Escape');
    await keys.arrives(menu);
    for (const [item, title] of [
      ['Gérer le compte', 'Compte de Claire Martin'],
      ['Changer le rôle', 'Changer le rôle'],
      ['Supprimer le compte', 'Supprimer le compte'],
    ] as const) {
      await keys.press('Enter');
      await keys.arrives(/^menuitem/);
      await keys.to(`menuitem ${item}\u00a0: Claire Martin`, 'ArrowDown');
      await keys.press('Enter');
      await keys.page.locator('dialog[open]').getByRole('heading', { name: title }).waitFor();
      await keys.hasFocus();
      await keys.press('Escape');
      await closed();
      await keys.arrives(menu);
    }
  });

  it('restores what was deleted', async () => {
    await deletedTag(site);
    await open('/apps/journal');
    await keys.to(/^tab /);
    await keys.press('ArrowRight');
    await keys.arrives('tab Corbeille');
    await keys.page.getByRole('button', { name: 'Actions\u00a0: Ancien chœur' }).waitFor();
    await keys.enter('Actions\u00a0: Ancien chœur');
    await keys.arrives('menuitem Rétablir Ancien chœur');
    await keys.press('Enter');
    await toast('Rétabli\u00a0: «\u00a0Ancien chœur\u00a0»');
    await keys.hasFocus();
  });
});
