import { existsSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isoDay } from '../../src/texts/formats.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { launch, type Visit, visit } from './support/visitor.ts';

/*
 * Names that are markup, that turn the direction of text, that never break: the built console on a narrow phone shows
 * them as text, and nothing of the page moves out of view.
 */

const NAMES = [
  `<img src=x onerror="document.title='broken'">`,
  '<script>document.title="broken"</script>',
  '\u0645\u064f\u062d\u064e\u0645\u0651\u064e\u062f <b>عبد</b>',
  'Anticonstitutionnellement'.repeat(4).slice(0, 98),
  `Z${'\u0301'.repeat(40)}oé 👨‍👩‍👧‍👦`,
] as const;

let browser: Browser;
let server: TestServer;
let visitor: Visit;
let page: Page;
let token: string;

const make = async (path: string, body: object): Promise<number> => {
  const answer = await fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: { authorization: `Token ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const { data } = (await answer.json()) as { data: { id: number } };
  return data.id;
};

const ids: Record<'membre' | 'evenement', number[]> = { membre: [], evenement: [] };

/** As they are stored. */
const stored = (name: string) => name.normalize('NFC');

async function seedNames() {
  for (const [at, name] of NAMES.entries()) {
    const more = { ville: name, profession: name, adresse: `${name} ${name}`, telephone: name.slice(0, 40) };
    ids.membre.push(await make('/api/membres/', { nom: name, prenom: name, genre: 'feminin', ...more }));
    await make('/api/groupes/', { nom: name, description: `${name}\n${name}` });
    await make('/api/departements/', { nom: name, mission: name });
    await make('/api/tags/', { name });
    await make('/api/etapes/', { libelle: name, description: name });
    const day = isoDay(new Date());
    const event = { nom_evenement: name, lieu: name, date: `${day}T0${at}:00:00`, is_recurrent: false };
    ids.evenement.push(await make('/api/events/', event));
    const champs = [
      { nom_du_champ: name, type_de_champ: 'radio', option: name, is_required: true, placeholder: name },
    ];
    const form = {
      nom_du_formulaire: name,
      description: name,
      form_extend: false,
      form_static: false,
      champs,
    };
    await make('/api/formulaires/', form);
  }
}

beforeAll(async () => {
  if (!existsSync('dist/demo/index.html')) throw new Error('Build first: npm run build.');
  const folders = [
    { at: '/', folder: 'dist/demo' },
    { at: '/cdn/', folder: 'dist/cdn' },
  ];
  [browser, server] = await Promise.all([launch(), startTestServer({ members: 2, folders })]);
  token = await server.login();
  await seedNames();
  visitor = await visit(browser);
  page = visitor.page;
  await page.setViewportSize({ width: 320, height: 700 });
  page.setDefaultTimeout(8000);
  await page.addInitScript((given) => localStorage.setItem('authToken', given), token);
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
});

/** Every one of them is on the screen, as the text that it is. */
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
const open = (path: string) => page.goto(`${server.url}/?${Math.abs(path.length)}${Date.now()}#${path}`);
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
  ])('are text in %s', async (_screen, path) => {
    await open(path);
    // Sample data stand first.
    if (path.endsWith('formulaire')) await page.getByLabel('Formulaires par page').selectOption('20');
    await expectText();
  });

  it('are text in records of members and events', async () => {
    for (const [at, id] of ids.membre.entries()) {
      await open(`/community/details/${id}`);
      await expectText([NAMES[at]!]);
    }
    for (const [at, id] of ids.evenement.entries()) {
      await open(`/events/${id}`);
      await expectText([NAMES[at]!]);
    }
  });

  it('are text in the questions and pickers about them', async () => {
    await open('/apps/groupes');
    for (const name of NAMES) {
      // Long names are shortened there.
      const start = stored(name).slice(0, 60);
      await page.getByRole('button', { name: `Supprimer ${start}` }).click();
      await dialog().getByText(start).first().waitFor();
      await expectText([]);
      expect(await dialog().evaluate((box) => box.scrollWidth <= box.clientWidth)).toBe(true);
      await dialog().getByRole('button', { name: 'Annuler' }).click();
      await page.locator('dialog[open]').waitFor({ state: 'detached' });
    }
    await open(`/community/details/${ids.membre[0]}`);
    await page.getByRole('button', { name: 'Ajouter un conjoint' }).click();
    await dialog().getByRole('option').first().waitFor();
    await expectText(NAMES.slice(1));
    expect(await dialog().evaluate((box) => box.scrollWidth <= box.clientWidth)).toBe(true);
  });

  it('broke no policy, and left nothing in the browser’s console', async () => {
    expect(await visitor.violations()).toEqual([]);
    expect(visitor.complaints).toEqual([]);
  });
});
