import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BuiltConsole, openConsole } from '../../../fast/journeys/support/builtConsole.ts';
import { foreignWords } from '../../../fast/texts/words/frenchWords.ts';

let built: BuiltConsole;
let page: Page;

beforeAll(async () => {
  built = await openConsole({ members: 60 });
  page = built.page;
});
afterAll(() => built?.close());

/** Every visible text and every name that screen readers read, shadow roots included. */
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

/** The words of the sample data: names of people and places can be in any language. */
async function storedWords(): Promise<ReadonlySet<string>> {
  const headers = { Authorization: `Token ${await built.server.login()}` };
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
    [...lists, ...others].map((path) => fetch(`${built.server.url}/api/${path}`, { headers })),
  );
  const texts = await Promise.all(answers.map((answer) => answer.text()));
  return new Set(
    texts
      .join(' ')
      .toLocaleLowerCase('fr')
      .match(/\p{L}{2,}/gu),
  );
}

/** Abbreviated months and days, from seven consecutive days of each month. */
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
      await page.goto(`${built.server.url}/?${Math.abs(to.length)}#${to}`);
      await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
      await expect.poll(() => page.locator('[aria-busy=true]').count()).toBe(0);
      if (opener) {
        await page.getByRole('button', { name: opener, exact: true }).first().click();
        await page.locator('dialog[open], [role=menu], [role=grid]').first().waitFor();
      }
      const texts = await page.evaluate(shownTexts);
      count += texts.length;
      for (const text of texts.filter((shown) => !isInitials(shown)))
        for (const word of foreignWords(text))
          if (!stored.has(word.toLocaleLowerCase('fr')) && !shortened.has(word))
            foreign.push(`${to} «${word}»: ${text}`);
    }
    expect(foreign).toEqual([]);
    expect(count).toBeGreaterThan(400);
  });
});
