/* The tested widgets, and how to open their dialogs and menus. */
import type { Page } from 'playwright-core';

export interface Widget {
  name: string;
  attributes?: string;
  isAnonymous?: boolean;
  /** Waits until the whole widget is shown. */
  shown(page: Page): Promise<unknown>;
  /** States to test besides the first one. */
  states?: Record<string, (page: Page) => Promise<unknown>>;
}

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true }).first();

export const widgets: readonly Widget[] = [
  {
    name: 'login',
    isAnonymous: true,
    shown: (page) => page.getByRole('button', { name: 'Se connecter' }).waitFor(),
  },
  {
    name: 'dashboard',
    shown: async (page) => {
      await heading(page, 'Tableau de bord').waitFor();
      await page.locator('svg.apexcharts-svg').nth(2).waitFor();
    },
  },
  {
    name: 'members',
    shown: (page) => page.getByRole('row').nth(3).waitFor(),
    states: {
      'with the menu of a row': async (page) => {
        await page
          .getByRole('button', { name: /^Actions pour/ })
          .first()
          .click();
        await page.getByRole('menu').waitFor();
      },
    },
  },
  {
    name: 'events',
    shown: (page) =>
      page
        .getByRole('button', { name: /^Voir détails/ })
        .first()
        .waitFor(),
  },
  {
    name: 'groups',
    shown: (page) => heading(page, 'Gestion des Groupes').waitFor(),
    states: {
      'with its dialog': async (page) => {
        await page.getByRole('button', { name: 'Nouveau Groupe' }).first().click();
        await page.getByRole('dialog').waitFor();
      },
    },
  },
  {
    name: 'form',
    attributes: 'identifiant="inscription-camp-ete"',
    isAnonymous: true,
    shown: (page) => heading(page, 'Inscription au camp d’été').waitFor(),
  },
];
