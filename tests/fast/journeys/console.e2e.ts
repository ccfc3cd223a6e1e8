import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BuiltConsole, openConsole } from './support/builtConsole.ts';

/* Opens every screen of the built console, by clicks from the dashboard and by its address. */

let built: BuiltConsole;
let page: Page;

beforeAll(async () => {
  built = await openConsole({ members: 60 });
  page = built.page;
  await page.goto(`${built.server.url}/#/dashboard`);
});

afterAll(() => built?.close());

const path = () => new URL(page.url()).hash.slice(1);
const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
const follow = (name: string) => page.getByRole('link', { name }).first().click();

const applications = [
  ['Formulaires', '/apps/formulaire', 'Constructeur de Formulaires'],
  ['Secrétariat', '/apps/secretariat', 'Secrétariat'],
  ['Départements', '/apps/departements', 'Gestion des Départements'],
  ['Tags', '/apps/tags', 'Gestion des Tags'],
  ['Groupes', '/apps/groupes', 'Gestion des Groupes'],
  ['Intégrations', '/apps/integrations', 'Gestion des Intégrations'],
] as const;

describe('the console', () => {
  it('links the dashboard with members and events [S14, S17]', async () => {
    for (const [link, to, title] of [
      ['COMMUNAUTÉ', '/community', 'Membres'],
      ['ÉVÉNEMENTS', '/events', 'Événements'],
      ['TABLEAU DE BORD', '/dashboard', 'Tableau de bord'],
    ] as const) {
      await follow(link);
      await heading(title);
      expect(path()).toBe(to);
      await expect.poll(() => page.title()).toBe(`${title} – Parvis`);
    }
  });

  it('gives the list, the record and the form of events their own addresses [S20]', async () => {
    await page.goto(`${built.server.url}/#/events`);
    await page.getByRole('link', { name: 'Ajouter un événement' }).click();
    await page.waitForURL(/#\/events\/add$/);
    await page.getByRole('button', { name: 'Intervenants requis' }).waitFor();
    await page.goBack();
    await heading('Événements');
    await page
      .getByRole('button', { name: /^Voir détails/ })
      .first()
      .click();
    await page.waitForURL(/#\/events\/\d+$/);
    await page.getByRole('button', { name: 'Modifier', exact: true }).click();
    await page.waitForURL(/#\/events\/\d+\/edit$/);
    await page.getByRole('button', { name: 'Enregistrer' }).waitFor();
  });

  it('opens every application from the hub and leads back to it [S15, S21, P2, P4]', async () => {
    await follow('APPS');
    for (const [tile, to, title] of applications) {
      await heading('Espace Applications');
      await page.getByRole('link', { name: new RegExp(`^${tile}`) }).click();
      await heading(title);
      expect(path()).toBe(to);
      expect(await page.getByRole('link', { name: 'APPS' }).getAttribute('aria-current')).toBe('page');
      await page.getByRole('link', { name: 'Applications', exact: true }).click();
      await expect.poll(path).toBe('/apps');
    }
  });

  it('opens the settings from the user menu [S16, S32]', async () => {
    await page.getByRole('button', { name: 'Claire Martin' }).click();
    await page.getByRole('menuitem', { name: 'Paramètres' }).click();
    await heading('Paramètres');
    expect(path()).toBe('/settings');
  });

  it('opens every screen by its address [S15, S16, S18, S21]', async () => {
    const screens = [
      ['/community/details/1', 'Details'],
      ['/settings', 'Paramètres'],
      ['/apps', 'Espace Applications'],
      ...applications.map(([, to, title]) => [to, title] as const),
    ] as const;
    for (const [to, title] of screens) {
      await page.goto(`${built.server.url}/?${Math.abs(to.length)}#${to}`);
      await heading(title);
      expect(path()).toBe(to);
    }
  });

  it('preloads the code of the screen that its address names', async () => {
    const screens = [
      ['', 'dashboard'],
      ['#/community?page=2', 'members'],
      ['#/events/add', 'events'],
      ['#/apps', 'apps'],
      ['#/apps/formulaire', 'forms'],
    ] as const;
    // Then nothing is fetched ahead of its use.
    const saving = await page.context().newPage();
    await saving.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    for (const [hash, code] of screens) {
      await saving.goto(`${built.server.url}/?at=${code}${hash}`);
      const areas = await saving
        .locator('link[rel=modulepreload]:not([fetchpriority=low])')
        .evaluateAll((links) =>
          links.map((link) => /chunks\/([a-z]+)-[\w-]{8}\.js/.exec(link.getAttribute('href') ?? '')?.[1]),
        );
      const screens = ['console', 'dashboard', 'members', 'events', 'apps', 'forms'];
      expect(areas.filter((name) => name && screens.includes(name))).toEqual(['console', code]);
    }
    await saving.close();
  });

  it('has logged nothing in the browser’s console and violated no policy', async () => {
    expect(built.visitor.complaints).toEqual([]);
    expect(await built.visitor.violations()).toEqual([]);
  });
});
