import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Actions, actionsOn } from '../../fast/journeys/support/actions.ts';
import { type BuiltConsole, openConsole } from '../../fast/journeys/support/builtConsole.ts';

/* The code of a history comes after the dialog that it is part of, held back here until the pointer is in place. */

let built: BuiltConsole;
let press: Actions['press'];

beforeAll(async () => {
  built = await openConsole({ members: 30 });
  ({ press } = actionsOn(built.page));
});
afterAll(() => built?.close());

describe('the dialog that edits a role', () => {
  it('keeps «Enregistrer» in its place when the history arrives', async () => {
    const { page, server } = built;
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/chunks/data-history-*', (route) => released.then(() => route.continue()));
    await page.goto(`${server.url}/#/events/add`);
    await press('Gérer les rôles');
    await press(/^Modifier.*Orateur/);
    const dialog = page.locator('dialog[open]').last();
    const save = dialog.getByRole('button', { name: 'Enregistrer', exact: true });
    // The pointer waits until the dialog rests.
    await save.hover();
    const place = await save.boundingBox();
    release();
    await dialog.getByText('Historique').waitFor();
    expect(await save.boundingBox()).toEqual(place);
  });
});
