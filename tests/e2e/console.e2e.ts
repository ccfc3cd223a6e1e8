import { existsSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../support/server.ts';
import { foreignWords } from '../texts/words/frenchWords.ts';
import { launch, type Visit, visit } from './support/visitor.ts';

/* Every screen of the built console, by clicking from the dashboard and by its address. */

let browser: Browser;
let server: TestServer;
let visitor: Visit;
let page: Page;

beforeAll(async () => {
  if (!existsSync('dist/demo/index.html')) throw new Error('Build first: npm run build.');
  const folders = [
    { at: '/', folder: 'dist/demo' },
    { at: '/cdn/', folder: 'dist/cdn' },
  ];
  [browser, server] = await Promise.all([launch(), startTestServer({ members: 60, folders })]);
  visitor = await visit(browser);
  page = visitor.page;
  page.setDefaultTimeout(8000);
  const token = await server.login();
  await page.addInitScript((stored) => localStorage.setItem('authToken', stored), token);
  await page.goto(`${server.url}/#/dashboard`);
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
});

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

/** Every text that shows, and what screen readers say of it, through shadow roots. */
function shownTexts(): string[] {
  const texts = new Set<string>();
  const read = (root: ParentNode) => {
    for (const element of root.querySelectorAll('*')) {
      if (element.shadowRoot) read(element.shadowRoot);
      if (!element.checkVisibility() || element.matches('script, style')) continue;
      for (const { nodeType, textContent } of element.childNodes)
        if (nodeType === Node.TEXT_NODE) texts.add(textContent ?? '');
      for (const name of ['placeholder', 'title', 'aria-label', 'alt'])
        texts.add(element.getAttribute(name) ?? '');
    }
  };
  read(document);
  return [...texts].filter((text) => /\p{L}/u.test(text));
}

/** The words of what is stored: names of people and places, which are of any language. */
async function storedWords(): Promise<ReadonlySet<string>> {
  const headers = { Authorization: `Token ${await server.login()}` };
  const lists = [
    'membres/?page_size=50',
    'groupes/',
    'departements/',
    'tags/',
    'etapes/',
    'events/?page_size=100',
  ];
  const others = [
    'formulaires/?page_size=100',
    'roles-intervenants/',
    'membres/membres_simples/',
    'verify-token',
  ];
  const answers = await Promise.all(
    [...lists, ...others].map((path) => fetch(`${server.url}/api/${path}`, { headers })),
  );
  const texts = await Promise.all(answers.map((answer) => answer.text()));
  return new Set(
    texts
      .join(' ')
      .toLocaleLowerCase('fr')
      .match(/\p{L}{2,}/gu),
  );
}

/** Months and days as they are cut short: seven days in a row, in each of the months. */
const shortened = new Set(
  Array.from({ length: 12 * 7 }, (_, at) =>
    new Date(2026, at % 12, 1 + Math.floor(at / 12)).toLocaleDateString('fr', {
      month: 'short',
      weekday: 'short',
    }),
  ).flatMap((date) => date.match(/\p{L}{2,}/gu) ?? []),
);
const isInitials = (text: string) => /^\p{Lu}{2}$/u.test(text);

describe('the console', () => {
  it('leads from the dashboard to members and events, and back [S14, S17]', async () => {
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

  it('leads from an event to its form and back, each with an address of its own [S20]', async () => {
    await page.goto(`${server.url}/#/events`);
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
    await page.getByRole('button', { name: 'Modifier' }).click();
    await page.waitForURL(/#\/events\/\d+\/edit$/);
    await page.getByRole('button', { name: 'Enregistrer' }).waitFor();
  });

  it('opens every application from the hub, each with its way back [S15, S21, P2, P4]', async () => {
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
      await page.goto(`${server.url}/?${Math.abs(to.length)}#${to}`);
      await heading(title);
      expect(path()).toBe(to);
    }
  });

  it('asks at once for the code of the screen its address names', async () => {
    const screens = [
      ['', 'DashboardArea'],
      ['#/community?page=2', 'MembersArea'],
      ['#/events/add', 'EventsArea'],
      ['#/apps', 'AppsArea'],
      ['#/apps/formulaire', 'FormsArea'],
    ] as const;
    for (const [hash, code] of screens) {
      await page.goto(`${server.url}/?at=${code}${hash}`);
      const areas = await page
        .locator('link[rel=modulepreload]')
        .evaluateAll((links) =>
          links.map((link) => /(?!Text)\b([A-Z]\w+Area)-/.exec((link as HTMLLinkElement).href)?.[1]),
        );
      expect(areas.filter(Boolean)).toEqual(['ConsoleArea', code]);
    }
  });

  it('speaks French on every screen and in its dialogs [S35]', async () => {
    const screens = [
      ['/dashboard', 'Tableau de bord'],
      ['/community', 'Membres', 'Ajouter un membre'],
      ['/community/details/1', 'Details', 'Ajouter un conjoint'],
      ['/events', 'Événements', 'Mois'],
      ['/events/add', 'Nouvel événement', 'Gérer les rôles'],
      ['/settings', 'Paramètres'],
      ['/apps', 'Espace Applications'],
      ['/apps/formulaire', 'Constructeur de Formulaires', 'Ajouter un champ'],
      ['/apps/secretariat', 'Secrétariat', 'Créer un nouveau rendez-vous'],
      ['/apps/departements', 'Gestion des Départements', 'Nouveau Département'],
      ['/apps/tags', 'Gestion des Tags', 'Nouveau Tag'],
      ['/apps/groupes', 'Gestion des Groupes', 'Nouveau Groupe'],
      ['/apps/integrations', 'Gestion des Intégrations', 'Nouvelle Étape'],
    ] as const;
    const stored = await storedWords();
    const foreign: string[] = [];
    let count = 0;
    for (const [to, title, opener] of screens) {
      await page.goto(`${server.url}/?${Math.abs(to.length)}#${to}`);
      await heading(title);
      await expect.poll(() => page.locator('[aria-busy=true]').count()).toBe(0);
      if (opener) {
        await page.getByRole('button', { name: opener, exact: true }).first().click();
        await page.locator('dialog[open], [role=menu], [role=grid]').first().waitFor();
      }
      const texts = await page.evaluate(shownTexts);
      count += texts.length;
      for (const text of texts.filter((one) => !isInitials(one)))
        for (const word of foreignWords(text))
          if (!stored.has(word.toLocaleLowerCase('fr')) && !shortened.has(word))
            foreign.push(`${to} «${word}»: ${text}`);
    }
    expect(foreign).toEqual([]);
    expect(count).toBeGreaterThan(400);
  });

  it('left nothing in the browser’s console, and broke no policy', async () => {
    expect(visitor.complaints).toEqual([]);
    expect(await visitor.violations()).toEqual([]);
  });
});
