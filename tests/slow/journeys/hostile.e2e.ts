import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { composed } from '../../../demo/server/store/search/composed.ts';
import { isoDay } from '../../../src/texts/formats.ts';
import { type BuiltConsole, openConsole } from '../../fast/journeys/support/builtConsole.ts';

/*
 * Names that contain markup, change the direction of text or have no place to break. The built console on a narrow
 * phone shows them as text and does not scroll sideways.
 */

const NAMES = [
  `<img src=x onerror="document.title='broken'">`,
  '<script>document.title="broken"</script>',
  '\u0645\u064f\u062d\u064e\u0645\u0651\u064e\u062f <b>عبد</b>',
  'Anticonstitutionnellement'.repeat(4).slice(0, 98),
  `Z${'\u0301'.repeat(40)}oé 👨‍👩‍👧‍👦`,
] as const;

let built: BuiltConsole;
let page: Page;
let token: string;

const make = async (path: string, body: object): Promise<number> => {
  const answer = await fetch(`${built.server.url}${path}`, {
    method: 'POST',
    headers: { authorization: `Token ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const { data }: { data: { id: number } } = await answer.json();
  return data.id;
};

const ids: Record<'membre' | 'evenement', Map<string, number>> = { membre: new Map(), evenement: new Map() };

/** A name as the server stores it: a letter with a heap of accents stays as it is. */
const stored = composed;

async function seedNames() {
  for (const [at, name] of NAMES.entries()) {
    const more = { ville: name, profession: name, adresse: `${name} ${name}`, telephone: name.slice(0, 40) };
    ids.membre.set(name, await make('/api/membres/', { nom: name, prenom: name, genre: 'feminin', ...more }));
    await make('/api/groupes/', { nom: name, description: `${name}\n${name}` });
    await make('/api/departements/', { nom: name, mission: name });
    await make('/api/tags/', { name });
    await make('/api/etapes/', { libelle: name, description: name });
    const day = isoDay(new Date());
    const event = { nom_evenement: name, lieu: name, date: `${day}T0${at}:00:00`, is_recurrent: false };
    ids.evenement.set(name, await make('/api/events/', event));
    const fields = [
      { nom_du_champ: name, type_de_champ: 'radio', option: name, is_required: true, placeholder: name },
    ];
    const form = {
      nom_du_formulaire: name,
      description: name,
      form_extend: false,
      form_static: false,
      champs: fields,
    };
    await make('/api/formulaires/', form);
  }
}

beforeAll(async () => {
  built = await openConsole({ members: 2, size: { width: 320, height: 700 } });
  page = built.page;
  token = await built.server.login();
  await seedNames();
});

afterAll(() => built?.close());

/** The screen shows these names as text and does not scroll sideways. */
async function expectText(names: readonly string[] = NAMES) {
  for (const name of names) await page.getByText(stored(name)).first().waitFor({ state: 'attached' });
  expect(await page.locator('img[src="x"], b:text("عبد")').count()).toBe(0);
  expect(await page.title()).not.toBe('broken');
  const { scrollWidth, innerWidth } = await page.evaluate(() => ({
    scrollWidth: document.documentElement.scrollWidth,
    innerWidth: window.innerWidth,
  }));
  expect(scrollWidth).toBeLessThanOrEqual(innerWidth);
}
const open = (path: string) =>
  page.goto(`${built.server.url}/?${Math.abs(path.length)}${Date.now()}#${path}`);
const dialog = () => page.locator('dialog[open]').last();

describe('names that are markup, foreign or endless, at 320 px', () => {
  it.each([
    ['the members', '/community'],
    ['the events', '/events'],
    ['the groups', '/apps/groupes'],
    ['the departments', '/apps/departements'],
    ['the tags', '/apps/tags'],
    ['the steps', '/apps/integrations'],
    ['the forms', '/apps/formulaire'],
  ])('are shown as text in %s', async (_screen, path) => {
    await open(path);
    // The sample data fill the first page.
    if (path.endsWith('formulaire')) await page.getByLabel('Formulaires par page').selectOption('20');
    await expectText();
  });

  it('are shown as text in records of members and events', async () => {
    for (const [name, id] of ids.membre) {
      await open(`/community/details/${id}`);
      await expectText([name]);
    }
    for (const [name, id] of ids.evenement) {
      await open(`/events/${id}`);
      await expectText([name]);
    }
  });

  it('are shown as text in questions and pickers', async () => {
    await open('/apps/groupes');
    for (const name of NAMES) {
      // The label of the button shortens long names.
      const start = stored(name).slice(0, 60);
      await page.getByRole('button', { name: `Supprimer ${start}` }).click();
      await dialog().getByText(start).first().waitFor();
      await expectText([]);
      expect(await dialog().evaluate((box) => box.scrollWidth <= box.clientWidth)).toBe(true);
      await dialog().getByRole('button', { name: 'Annuler' }).click();
      await page.locator('dialog[open]').waitFor({ state: 'detached' });
    }
    await open(`/community/details/${ids.membre.get(NAMES[0])}`);
    await page.getByRole('button', { name: 'Ajouter un conjoint' }).click();
    await dialog().getByRole('option').first().waitFor();
    await expectText(NAMES.slice(1));
    expect(await dialog().evaluate((box) => box.scrollWidth <= box.clientWidth)).toBe(true);
  });

  it('have violated no policy and logged nothing in the browser’s console', async () => {
    expect(await built.visitor.violations()).toEqual([]);
    expect(built.visitor.complaints).toEqual([]);
  });
});
