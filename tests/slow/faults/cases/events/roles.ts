/* Roles of speakers: a short list in a dialog. */
import type { Case } from '../../support/Case.ts';
import { alert, alertOrField, holdsValue, panel, withReason } from '../../support/shows.ts';
import { fresh } from '../../support/site.ts';
import type { Tab } from '../../support/Tab.ts';

const label = (tab: Tab) => tab.dialog.getByLabel('Libellé du rôle');
const toast = (text: string) => (tab: Tab) => tab.page.getByText(text, { exact: true }).first().waitFor();
const shared = { kind: 'save', field: 'libelle' } as const;
const failed = (verb: string) =>
  alertOrField('Erreur', withReason(`Erreur lors de la ${verb} du rôle`), label);

async function openDialog(tab: Tab): Promise<void> {
  await tab.goto('events/add');
  await tab.press('Gérer les rôles');
}

async function openRow(tab: Tab, verb: string): Promise<void> {
  const label = fresh('Rôle');
  await tab.site.ask('POST', '/api/roles-intervenants/', { libelle: label });
  await openDialog(tab);
  await tab.press(`${verb} ${label}`);
}

export const roleCases: readonly Case[] = [
  {
    call: 'roles.all',
    screen: 'Rôles',
    kind: 'load',
    open: openDialog,
    // The form behind the dialog makes the same call and asks for the sign-in before the dialog can open.
    skips: ['401'],
    again: (tab) => tab.press('Réessayer', tab.dialog),
    shows: panel(withReason('Erreur lors du chargement des rôles')),
    done: (tab) =>
      tab.dialog
        .getByRole('button', { name: /^Modifier / })
        .first()
        .waitFor(),
  },
  {
    ...shared,
    call: 'roles.create',
    screen: 'Nouveau rôle',
    async open(tab) {
      await openDialog(tab);
      await tab.dialog
        .getByRole('button', { name: /^Modifier / })
        .first()
        .waitFor();
      await tab.press('Nouveau rôle', tab.dialog);
      await label(tab).fill('Veilleur');
    },
    act: (tab) => tab.press('Enregistrer', tab.dialog),
    shows: failed('création'),
    kept: holdsValue(label, 'Veilleur'),
    async done(tab) {
      await toast('Rôle créé')(tab);
      // The next attempt creates the same label again.
      const { results } = await tab.site.ask<{ results: { id: number; libelle: string }[] }>(
        'GET',
        '/api/roles-intervenants/?page_size=1000',
      );
      const made = results.find(({ libelle }) => libelle === 'Veilleur');
      if (made) await tab.site.ask('DELETE', `/api/roles-intervenants/${made.id}/`);
    },
  },
  {
    ...shared,
    call: 'roles.update',
    screen: 'Rôle, modification',
    anyBody: true,
    async open(tab) {
      await openRow(tab, 'Modifier');
      await label(tab).fill(fresh('Rôle changé'));
    },
    act: (tab) => tab.press('Enregistrer', tab.dialog),
    shows: failed('mise à jour'),
    async kept(tab) {
      if (!(await label(tab).inputValue()).startsWith('Rôle changé')) throw new Error('the label is lost');
    },
    done: toast('Rôle mis à jour'),
  },
  {
    call: 'roles.remove',
    screen: 'Rôle, suppression',
    kind: 'save',
    anyBody: true,
    ends: ['404'],
    open: (tab) => openRow(tab, 'Supprimer'),
    act: (tab) => tab.press('Supprimer', tab.dialog),
    async shows(tab, attempt) {
      const isGone = attempt.fault.name === '404';
      const words = isGone
        ? () => 'n’existait déjà plus'
        : withReason('Erreur lors de la suppression du rôle');
      await alert('Erreur', words)(tab, attempt);
      return isGone ? 'B' : 'A';
    },
    done: toast('Rôle supprimé'),
  },
];
