/* All data of a person, their erasure, and for how long data are kept. */
import type { Case } from '../../support/Case.ts';
import {
  alert,
  fieldReason,
  holdsValue,
  messageOr,
  note,
  panel,
  withReason,
  writeAlert,
} from '../../support/shows.ts';
import type { Tab } from '../../support/Tab.ts';
import { createMember, openRecord } from '../members/actions.ts';
import { toast } from './toast.ts';

const members = new WeakMap<Tab, string>();
const nameOf = (tab: Tab) => `${members.get(tab)} Rose`;

/** Opens the part of a record that is about the person's data. */
async function opened(tab: Tab): Promise<void> {
  members.set(tab, (await openRecord(tab)).nom);
  await tab.page.locator('summary', { hasText: 'Données personnelles' }).click();
}

const typed = (tab: Tab) => tab.dialog.getByLabel(/^Pour confirmer/);
const months = (tab: Tab) => tab.page.getByLabel('Mois sans activité');

async function openRetention(tab: Tab): Promise<void> {
  await tab.goto('apps/journal');
  await tab.page.getByRole('tab', { name: 'Conservation' }).click();
}

export const privacyCases: readonly Case[] = [
  {
    call: 'rgpd.donnees',
    screen: 'Fiche, export des données',
    kind: 'save',
    open: opened,
    act: (tab) => tab.press('Exporter les données'),
    shows: alert('Erreur', messageOr('Les données n’ont pas pu être chargées.')),
    done: (tab) =>
      tab.until(() => tab.files.some((name) => name.startsWith('données-')), `a file among ${tab.files}`),
  },
  {
    call: 'rgpd.apercu',
    screen: 'Fiche, effacement',
    kind: 'load',
    async open(tab) {
      await opened(tab);
      await tab.press('Effacer définitivement…');
    },
    shows: panel(withReason('Ce qui est gardé de cette personne n’a pas pu être chargé.')),
    done: (tab) => typed(tab).waitFor(),
  },
  {
    call: 'rgpd.effacer',
    screen: 'Fiche, effacement',
    kind: 'save',
    field: 'confirmation',
    async open(tab) {
      await opened(tab);
      await tab.press('Effacer définitivement…');
      await typed(tab).fill(nameOf(tab));
    },
    act: (tab) => tab.press('Effacer', tab.dialog),
    shows: (tab, attempt) =>
      writeAlert('Rien n’a été effacé', attempt.fault.fields ? () => attempt.reason : messageOr())(
        tab,
        attempt,
      ),
    kept: (tab) => holdsValue(typed, nameOf(tab))(tab),
    done: (tab) => tab.alert.filter({ hasText: 'Données effacées' }).waitFor(),
  },
  {
    call: 'rgpd.garder',
    screen: 'Conservation',
    kind: 'save',
    anyBody: true,
    async open(tab) {
      const { id, nom } = await createMember(tab);
      await tab.site.makeOld(id);
      members.set(tab, nom);
      await openRetention(tab);
      await tab.button(`Garder ${nameOf(tab)}`).waitFor();
    },
    act: (tab) => tab.press(`Garder ${nameOf(tab)}`),
    shows: writeAlert('Rien n’a changé', messageOr()),
    done: (tab) => toast(`La fiche de ${nameOf(tab)} est gardée`)(tab),
  },
  {
    call: 'rgpd.regler',
    screen: 'Conservation, durée',
    kind: 'save',
    field: 'mois',
    async open(tab) {
      await openRetention(tab);
      await months(tab).fill('37');
    },
    act: (tab) => tab.press('Enregistrer les mois sans activité'),
    async shows(tab, attempt) {
      if (!attempt.fault.fields) return note(messageOr())(tab, attempt);
      await fieldReason(tab, attempt, months);
      return 'F';
    },
    kept: holdsValue(months, '37'),
    done: toast('La durée est enregistrée'),
  },
];
