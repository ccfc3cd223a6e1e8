import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type BuiltConsole, openConsole } from './support/builtConsole.ts';

/*
 * The answers to a form in the built console: how many clicks they take.
 */

let built: BuiltConsole;
let page: Page;
let clicks = 0;

beforeAll(async () => {
  built = await openConsole({ members: 20, size: { width: 1280, height: 900 } });
  page = built.page;
  const body = new FormData();
  body.append(
    'valeurs',
    JSON.stringify({
      1: 'Diallo Awa',
      2: 'a@exemple.fr',
      3: '06 12 34 56 78',
      4: '2015-06-30',
      6: 'M',
      7: 'Par ses propres moyens',
    }),
  );
  body.append('10', new File(['Rien à signaler'], 'fiche.txt'));
  const path = '/api/formulaires/inscription-camp-ete/reponses/';
  expect((await fetch(built.server.url + path, { method: 'POST', body })).status).toBe(201);
  await page.goto(`${built.server.url}/#/apps/formulaire`);
});
afterAll(() => built?.close());

async function click(role: 'link' | 'button', name: RegExp) {
  clicks += 1;
  await page.getByRole(role, { name }).click();
}

it('takes one click to read the answers, one to read one in full, and one to open its file [W4]', async () => {
  await click('link', /^1 réponse, 1 nouvelle/);
  await page.getByText('Diallo Awa').waitFor();
  expect(clicks).toBe(1);
  await click('link', /^Réponse n°/);
  await page.getByRole('heading', { name: /^Réponse n°/ }).waitFor();
  await click('button', /^Ouvrir fiche\.txt/);
  await page.getByRole('dialog').getByText('Rien à signaler').waitFor();
  expect(clicks).toBe(3);
  await page.keyboard.press('Escape');
});
