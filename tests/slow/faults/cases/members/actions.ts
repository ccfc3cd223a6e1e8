/* A member created for a case, the record on the screen, and the actions in it. */

import { fresh } from '../../support/site.ts';
import type { Tab } from '../../support/Tab.ts';

export interface TestMember {
  id: number;
  nom: string;
}

/** Creates a member with the fields that the case needs. */
export async function createMember(tab: Tab, more: object = {}): Promise<TestMember> {
  const name = fresh('Fiche');
  const base = {
    nom: name,
    prenom: 'Rose',
    genre: 'feminin',
    telephone: '0612345678',
    email: 'r@exemple.fr',
  };
  const { id } = await tab.site.ask<{ id: number }>('POST', '/api/membres/', {
    ...base,
    adresse: '3 rue du Port',
    ...more,
  });
  return { id, nom: name };
}

export const openRecord = async (tab: Tab, made?: TestMember): Promise<TestMember> => {
  const member = made ?? (await createMember(tab));
  await tab.goto(`community/details/${member.id}`);
  await tab.page
    .getByRole('heading', { name: `${member.nom} Rose` })
    .first()
    .waitFor();
  return member;
};

export const chooseAction = async (tab: Tab, item: string): Promise<void> => {
  await tab.press('Actions');
  await tab.page.getByRole('menuitem', { name: item }).click();
};
export const options = (tab: Tab) => tab.dialog.getByRole('option');
export const expectChosen = async (tab: Tab): Promise<void> => {
  const count = await tab.dialog.locator('[role=option][aria-selected=true]').count();
  if (count !== 1) throw new Error(`${count} options are chosen instead of 1`);
};
export const acknowledge = async (tab: Tab, title: string): Promise<void> => {
  await tab.alert.getByRole('heading', { name: title }).waitFor();
  await tab.press('Compris', tab.alert);
  await tab.alert.waitFor({ state: 'detached' });
};
