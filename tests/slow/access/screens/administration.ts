import type { Page } from 'playwright-core';
import { deletedTag, taggedMembers } from '../support/office.ts';
import type { Site } from '../support/site.ts';
import { button, choose, opened, press, type Screen } from './screen.ts';

/* Accounts, the journal and the trash, sent mails, likely duplicates and the state of the server. */

const ACCOUNTS = '/apps/comptes';
const JOURNAL = '/apps/journal';
const journal = async (site: Site) => {
  await deletedTag(site);
  await taggedMembers(site);
  return JOURNAL;
};
const MENU = 'Actions\u00a0: Claire Martin';
const listed = (page: Page) => page.getByText('secretariat@parvis.test').first().waitFor();
const ofAccount = async (page: Page, item: string, title: string) => {
  await choose(page, MENU, item);
  await opened(page, title);
};
const openTrash = async (page: Page) => {
  await page.getByRole('tab', { name: 'Corbeille' }).click();
  await button(page, 'Actions\u00a0: Ancien chœur').waitFor();
};
const firstItem = (page: Page) => page.getByRole('menuitem').first().waitFor();

const accountScreens: readonly Screen[] = [
  { name: 'accounts', path: ACCOUNTS, steps: listed },
  {
    name: 'accounts, failing',
    path: ACCOUNTS,
    before: (controls) => controls.failNext('GET /api/comptes*', { times: 99 }),
    steps: (page) => button(page, 'Réessayer').first().waitFor(),
  },
  {
    name: 'accounts, menu of a row',
    path: ACCOUNTS,
    isFleeting: true,
    steps: async (page) => {
      await press(page, MENU);
      await firstItem(page);
    },
  },
  {
    name: 'accounts, managing one',
    path: ACCOUNTS,
    steps: (page) => ofAccount(page, 'Gérer le compte', 'Compte de Claire Martin'),
  },
  {
    name: 'accounts, changing a role',
    path: ACCOUNTS,
    steps: (page) => ofAccount(page, 'Changer le rôle', 'Changer le rôle'),
  },
  {
    name: 'accounts, inviting a person',
    path: ACCOUNTS,
    steps: async (page) => {
      await press(page, 'Inviter une personne');
      await opened(page, 'Inviter une personne');
    },
  },
  {
    name: 'accounts, asking for the password',
    path: ACCOUNTS,
    steps: async (page) => {
      await ofAccount(page, 'Gérer le compte', 'Compte de Claire Martin');
      await press(page, 'Déconnecter partout');
      await opened(page, 'Confirmez que c’est vous');
    },
  },
];

const historyScreens: readonly Screen[] = [
  { name: 'journal', path: journal, steps: (page) => page.getByText('Ancien chœur').first().waitFor() },
  {
    name: 'journal, menu of a row',
    path: journal,
    isFleeting: true,
    steps: async (page) => {
      await press(page, /^Actions\s: Tags associés/);
      await firstItem(page);
    },
  },
  { name: 'trash', path: journal, steps: openTrash },
  {
    name: 'trash, menu of a row',
    path: journal,
    isFleeting: true,
    steps: async (page) => {
      await openTrash(page);
      await press(page, 'Actions\u00a0: Ancien chœur');
      await firstItem(page);
    },
  },
  {
    name: 'retention',
    path: journal,
    steps: (page) => page.getByRole('tab', { name: 'Conservation' }).click(),
  },
];

export const administrationScreens: readonly Screen[] = [
  ...accountScreens,
  ...historyScreens,
  { name: 'sent mails', path: '/apps/messages' },
  { name: 'likely duplicates', path: '/apps/doublons' },
  { name: 'state of the server', path: '/apps/serveur' },
];
