import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actionsOn } from '../../../fast/journeys/support/actions.ts';
import { openTasks, type Tasks } from './openTasks.ts';

/*
 * Mornings of a parish office, walked by names and roles alone. Limits count presses and filled fields together.
 */

const DAY = new Date().toISOString().slice(0, 10);

let tasks: Tasks;
let headers: Record<string, string>;
/** Their ids by first name. */
const ids = new Map<string, number>();

async function onServer<T>(method: string, path: string, body?: object): Promise<T> {
  const answer = await fetch(tasks.server.url + path, {
    method,
    headers,
    body: body && JSON.stringify(body),
  });
  return ((await answer.json()) as { data: T }).data;
}

async function addFamily(nom: string, place: object, people: readonly (readonly [string, string, string])[]) {
  for (const [prenom, genre, date_naissance] of people) {
    const draft = { nom, prenom, genre, date_naissance, situation_matrimoniale: 'marie', ...place };
    ids.set(prenom, (await onServer<{ id: number }>('POST', '/api/membres/', draft)).id);
  }
}

const marry = (one: string, other: string) =>
  onServer('POST', `/api/membres/${ids.get(one)}/ajouter_conjoint/`, { conjoint_id: ids.get(other) });

const stateOf = async (firstName: string) =>
  onServer<Record<string, unknown>>('GET', `/api/membres/${ids.get(firstName)}/`);

beforeAll(async () => {
  tasks = await openTasks({ members: 300 });
  headers = { Authorization: `Token ${await tasks.server.login()}`, 'content-type': 'application/json' };
  const home = { adresse: '9 quai de l’Île', code_postal: '29200', ville: 'Brest' };
  await addFamily('Le Goff-Ñáñez', home, [
    ['Erwan', 'masculin', '1980-02-03'],
    ['Maïwenn', 'feminin', '1982-04-05'],
    ['Gaël', 'masculin', '2015-06-07'],
  ]);
  await addFamily('d’Abadie', { adresse: '2 place Royale', code_postal: '44000', ville: 'Nantes' }, [
    ['Lucien', 'masculin', '1942-01-02'],
    ['Jeanne', 'feminin', '1944-03-04'],
  ]);
  await marry('Lucien', 'Jeanne');
  await addFamily(
    'Õun-Lïm',
    { adresse: '4 impasse du Puits', code_postal: '13100', ville: 'Aix-en-Provence' },
    [
      ['Tiit', 'masculin', '1970-01-02'],
      ['Mai', 'feminin', '1971-03-04'],
    ],
  );
  await marry('Tiit', 'Mai');
});
afterAll(() => tasks?.close());

/** What stands in the document that is printed. */
const printed = async (): Promise<string> =>
  (await tasks.page.locator('iframe').last().contentFrame().locator('body').textContent()) ?? '';

/** Chooses a person in a field of the dialog. */
async function choose(field: string, name: string) {
  await dialog().getByRole('combobox', { name: field, exact: true }).fill(name);
  await tasks.page.getByRole('option', { name }).first().click();
}

const dialog = (): Locator => tasks.page.locator('dialog[open]:not([role])');

describe('with few interactions, the office', () => {
  it('notes that a family of three moves away, from the list [R1]', async () => {
    const { page } = tasks;
    const app = actionsOn(page);
    await tasks.goTo('/community');
    await app.search('Ñáñez', 3);
    await page.getByRole('checkbox', { name: /Tout/ }).first().check();
    await app.act('Changer l’état…', 'Actions groupées');
    await dialog().getByRole('radio', { name: 'Partis' }).check();
    await dialog().getByRole('textbox', { name: 'Date du départ' }).fill(DAY);
    await dialog().getByRole('combobox', { name: 'Motif' }).selectOption({ label: 'Déménagement' });
    await app.press('Enregistrer', dialog());
    await page.getByText('3 départs notés').first().waitFor();
    expect(await tasks.taken()).toBeLessThanOrEqual(8);
    expect(await stateOf('Gaël')).toMatchObject({ etat: 'parti', etat_motif: 'demenage' });
  });

  it('notes a death on the record, and the widow in the same breath [R1]', async () => {
    const { page } = tasks;
    const app = actionsOn(page);
    await tasks.goTo('/community');
    await app.search('Lucien d’Abadie', 1);
    await page.locator('tbody th a[href*="/details/"]').first().click();
    await page.getByRole('button', { name: 'Changer… : état' }).click();
    await dialog().getByRole('radio', { name: 'Décédé' }).check();
    await dialog().getByRole('textbox', { name: 'Date du décès' }).fill(DAY);
    await app.press('Enregistrer', dialog());
    await app.confirm('Noter « veuve »');
    await page.getByText('Notée veuve').first().waitFor();
    expect(await tasks.taken()).toBeLessThanOrEqual(7);
    expect(await stateOf('Jeanne')).toMatchObject({ situation_matrimoniale: 'veuf' });
  });

  it('prints the labels of the parish letter, one per household [R7]', async () => {
    const { page } = tasks;
    const app = actionsOn(page);
    await tasks.goTo('/community');
    await app.act('Étiquettes ou lettre…', 'Autres actions');
    await dialog().getByRole('checkbox', { name: 'Une par foyer' }).check();
    await dialog()
      .getByRole('button', { name: /^Imprimer \d+ feuilles$/ })
      .click();
    expect(await tasks.taken()).toBeLessThanOrEqual(3);
    const labels = await printed();
    expect(labels.split('M. et Mme Õun-Lïm4 impasse du Puits13100 AIX-EN-PROVENCE')).toHaveLength(2);
  });

  it('holds the assembly: settings, arrivals, a proxy and the sheet to sign [R11]', async () => {
    const { page } = tasks;
    const app = actionsOn(page);
    const draft = { nom_evenement: 'Assemblée générale', date: `${DAY}T10:00:00`, is_recurrent: false };
    const { id } = await onServer<{ id: number }>('POST', '/api/events/', draft);
    await tasks.goTo(`/apps/presences/${id}/${DAY.replaceAll('-', '')}`);
    await app.act('Assemblée…', 'Autres actions');
    await app.press('Enregistrer', dialog());
    await page.getByText(/^voix sur/).waitFor();
    expect(await tasks.taken()).toBeLessThanOrEqual(3);
    const search = page.getByRole('searchbox', { name: 'Chercher un nom' });
    await search.fill('d’Abadie J');
    await page.getByRole('button', { name: 'd’Abadie Jeanne' }).click();
    expect(await tasks.taken()).toBeLessThanOrEqual(2);
    await page.getByRole('button', { name: 'Effacer la recherche' }).click();
    await page.getByRole('button', { name: 'Pouvoir', exact: true }).click();
    await choose('De', 'Barré Elena');
    await choose('À', 'd’Abadie Jeanne');
    await app.press('Enregistrer', dialog());
    await page.getByText('1 présent + 1 représenté', { exact: false }).waitFor();
    expect(await tasks.taken()).toBeLessThanOrEqual(7);
    await app.act('Feuille d’émargement', 'Autres actions');
    expect(await tasks.taken()).toBeLessThanOrEqual(2);
    expect(await printed()).toContain('Barré Elena');
  });
});
