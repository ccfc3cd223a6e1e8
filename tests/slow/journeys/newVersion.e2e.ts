import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { actionsOn } from '../../fast/journeys/support/actions.ts';
import { startBuilt } from '../../fast/journeys/support/builtConsole.ts';
import { rememberSession, type Visit, visit } from '../../fast/journeys/support/visitor.ts';

/*
 * The site is updated while a user types: the server no longer has the code that a click needs.
 */

let built: Awaited<ReturnType<typeof startBuilt>>;
let current: Visit;

beforeAll(async () => {
  built = await startBuilt({ members: 12 });
});
beforeEach(async () => {
  current = await visit(built.browser);
  current.page.setDefaultTimeout(20_000);
  await rememberSession(current.page, await built.server.login(), built.server.url);
});
afterEach(() => current.context.close());
afterAll(() => built?.close());

/** Takes a file of the site away; the function that this returns brings it back. */
async function takeAway(chunk: string) {
  const pattern = `**/chunks/${chunk}-*.js`;
  await current.page.route(pattern, (route) => route.fulfill({ status: 404, body: 'Not found' }));
  return () => current.page.unroute(pattern);
}

const newVersion = () => current.page.getByText('Une nouvelle version est disponible.');

describe('a click that needs code of an older version', () => {
  it('offers to reload the page, which keeps the form that was being built', async () => {
    const { page } = current;
    const { press, box } = actionsOn(page);
    const bringBack = await takeAway('forms-builder');
    await page.goto(`${built.server.url}/#/apps/formulaire`);
    await box('Nom du formulaire').fill('Accueil');
    await press('Ajouter un champ');
    await page.getByRole('menuitem', { name: 'Texte court', exact: true }).press('Enter');
    await box('Nom du champ').fill('Prénom');
    // What could not be fetched ahead was not worth a word.
    expect(await newVersion().count()).toBe(0);
    await press('Prévisualiser');
    await newVersion().waitFor();
    await bringBack();
    await press('Recharger la page');
    await page.getByText('Votre formulaire en cours a été retrouvé.').waitFor();
    expect(await box('Nom du formulaire').inputValue()).toBe('Accueil');
    await press('Prévisualiser');
    await page.getByLabel('Prénom').waitFor();
    expect(await newVersion().count()).toBe(0);
  });

  it('asks before it reloads a page where something typed would be lost', async () => {
    const { page } = current;
    const { press } = actionsOn(page);
    // The form itself says so in the place of the speakers; the click, at the bottom of the window.
    await takeAway('events-speakers');
    await page.goto(`${built.server.url}/#/events/add`);
    const name = page.getByLabel('Nom de l’événement');
    await name.fill('Nuit des chandelles');
    await newVersion().waitFor();
    await press('Gérer les rôles');
    await newVersion().nth(1).waitFor();
    const asked = page.waitForEvent('dialog');
    const reload = page.getByRole('button', { name: 'Recharger la page' }).last().click();
    const question = await asked;
    expect(question.type()).toBe('beforeunload');
    await question.dismiss();
    await reload;
    expect(await name.inputValue()).toBe('Nuit des chandelles');
  });
});
