import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { builtFolders } from '../../../demo/server/http/staticFiles.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { type Host, type Origin, scriptTag, serveCdn, serveHost, strictPolicy } from './support/hostPage.ts';
import { launch, visit } from './support/visitor.ts';

/*
 * A form for visitors on a host's page with the strictest policy; scripts and back end each have their own origin.
 */

let browser: Browser;
let server: TestServer;
let cdn: Origin;
let host: Host;

beforeAll(async () => {
  [browser, server, cdn] = await Promise.all([
    launch(),
    startTestServer({ members: 3, folders: builtFolders }),
    serveCdn(),
  ]);
  host = await serveHost(strictPolicy(cdn.url, server.url));
});

afterAll(async () => {
  await browser.close();
  await Promise.all([server, cdn, host].map((origin) => origin.close()));
});

it('a form for visitors sends their answers and their file, which the CSV then holds [F12]', async () => {
  host.set('/', {
    head: scriptTag(cdn),
    body: `<parvis-form api="${server.url}" identifiant="inscription-camp-ete" submit></parvis-form>`,
  });
  const { page, violations, complaints, requests, context } = await visit(browser);
  await page.goto(`${host.url}/`);
  await page.getByRole('heading', { name: 'Inscription au camp d’été' }).waitFor();
  await page.getByLabel(/^Nom et prénom/).fill('Zoé Dupont');
  await page.getByLabel(/^E-mail/).fill('parent@exemple.fr');
  await page.getByLabel(/^Téléphone/).fill('06 12 34 56 78');
  await page.getByLabel(/^Date de naissance/).fill('2015-06-30');
  await page.getByLabel(/^Taille/).selectOption('M');
  await page.getByLabel('Canoë').check();
  const file = { name: 'fiche.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') };
  await page.getByLabel(/^Fiche sanitaire/).setInputFiles(file);
  await page.getByRole('button', { name: 'Envoyer' }).click();
  await page.getByText('Une réponse est à corriger').waitFor();
  await page.getByLabel('Par ses propres moyens').check();
  await page.getByRole('button', { name: 'Envoyer' }).click();
  await page.getByRole('heading', { name: 'Merci\u00a0!' }).waitFor();
  expect(await violations()).toEqual([]);
  expect(complaints).toEqual([]);
  // The form loads nothing of the back office, nor what stands around its screens.
  expect(
    requests.filter((request) => /\/chunks\/(account|gate|hash|kit|lists|login)-/.test(request)),
  ).toEqual([]);
  expect(requests.filter((request) => /\/chunks\/(dates|questions-later)-/.test(request))).toHaveLength(2);
  const headers = { Authorization: `Token ${await server.login()}` };
  const csv = await (await fetch(`${server.url}/api/formulaires/1/reponses/`, { headers })).text();
  expect(csv).toContain(';Zoé Dupont;parent@exemple.fr;06 12 34 56 78;2015-06-30;;M;');
  const address = /\((\/api\/[^)]+)\)/.exec(csv)?.[1];
  expect(await (await fetch(server.url + address, { headers })).text()).toBe('%PDF-1.7');
  await context.close();
});

it('a form for visitors keeps what was typed while the network is gone, says so, and sends it afterwards', async () => {
  host.set('/', {
    head: scriptTag(cdn),
    body: `<parvis-form api="${server.url}" identifiant="inscription-camp-ete" submit></parvis-form>`,
  });
  const { page, context } = await visit(browser);
  await page.goto(`${host.url}/`);
  await page.locator('input[type=date]').waitFor();
  await page.locator('input[type=file]').waitFor();
  await context.setOffline(true);
  await page.getByLabel(/^Nom et prénom/).fill('Léa Dupont');
  await page.getByRole('button', { name: 'Envoyer' }).click();
  await page.getByText(/réponses sont à corriger/).waitFor();
  await page.getByLabel(/^E-mail/).fill('lea@exemple.fr');
  await page.getByLabel(/^Téléphone/).fill('06 12 34 56 78');
  const file = { name: 'fiche.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') };
  await page.getByLabel(/^Fiche sanitaire/).setInputFiles(file);
  await page.getByLabel(/^Date de naissance/).fill('2015-06-30');
  await page.getByLabel(/^Taille/).selectOption('M');
  await page.getByLabel('Par ses propres moyens').check();
  await page.getByRole('button', { name: 'Envoyer' }).click();
  await page.getByText('Vos réponses n’ont pas pu être envoyées.').waitFor();
  expect(await page.getByLabel(/^Nom et prénom/).inputValue()).toBe('Léa Dupont');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Envoyer' }).click();
  await page.getByRole('heading', { name: 'Merci\u00a0!' }).waitFor();
  await context.close();
});

it('a form for visitors has its own page at the link that «Partager» copies [F32]', async () => {
  const { page, violations, complaints, context } = await visit(browser);
  await page.goto(`${server.url}/formulaires/inscription-camp-ete`);
  await page.getByRole('heading', { name: 'Inscription au camp d’été' }).waitFor();
  await page.getByRole('button', { name: 'Envoyer' }).waitFor();
  expect([await violations(), complaints]).toEqual([[], []]);
  await page.goto(`${server.url}/formulaires/inconnu%20%C3%A9`);
  await page.getByText('Formulaire non trouvé').waitFor();
  expect((await fetch(`${server.url}/formulaires/a/b`)).status).toBe(404);
  await context.close();
});
