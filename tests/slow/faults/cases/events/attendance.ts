/* Attendance: the events of a day, a sheet and what is done on it, a helper's link, and what came of it. */
import type { Case } from '../../support/Case.ts';
import { fieldReason, holdsValue, note, panel, withReason } from '../../support/shows.ts';
import { fresh } from '../../support/site.ts';
import type { Tab } from '../../support/Tab.ts';
import { toast } from '../announced/toast.ts';
import { helperLinkCases } from './helperLink.ts';
import {
  gotoSheet,
  newsOfSheet,
  openFreshSheet,
  openSheetDialog,
  placeOf,
  refusedOr,
  sheetShown,
  storeSheet,
  tickOfSheet,
  tickOnOtherDevice,
} from './sheets.ts';

const FAILED = 'La feuille de présence n’a pas pu être chargée.';
const NO_REPORT = 'Les présences n’ont pas pu être chargées.';

const group = (tab: Tab) => tab.dialog.getByRole('group', { name: 'Groupes' }).getByRole('checkbox').first();
const names = new WeakMap<Tab, string>();
const lastName = (tab: Tab) => tab.dialog.getByLabel(/^Nom/);

async function fillNewcomer(tab: Tab): Promise<void> {
  await openFreshSheet(tab);
  await tab.press('Ajouter une nouvelle personne');
  names.set(tab, fresh('Nouvelle'));
  await lastName(tab).fill(names.get(tab) ?? '');
  await tab.dialog.getByLabel(/^Prénom/).fill('Zoé');
  await tab.dialog.getByLabel('Femme').check();
}

/** The record is there once, also where only the answer was lost. */
async function addedOnce(tab: Tab): Promise<void> {
  await toast('Fiche créée, présence pointée')(tab);
  const path = `/api/membres/?page=1&search=${encodeURIComponent(names.get(tab) ?? '')}`;
  const { count } = await tab.site.ask<{ count: number }>('GET', path);
  if (count !== 1) throw new Error(`${count} records of the newcomer`);
}

const report = (tab: Tab) => tab.page.getByRole('region', { name: 'Présences' });

const sheetCases: readonly Case[] = [
  {
    call: 'presences.day',
    screen: 'Présences du jour',
    kind: 'load',
    async open(tab) {
      await storeSheet(tab);
      await tab.goto('apps/presences');
    },
    shows: panel(withReason('Les événements du jour n’ont pas pu être chargés.')),
    done: (tab) =>
      tab.page.getByRole('list', { name: 'Événements du jour' }).getByRole('listitem').first().waitFor(),
  },
  {
    call: 'presences.sheet',
    screen: 'Feuille de présence',
    kind: 'load',
    ends: ['404'],
    async open(tab) {
      await storeSheet(tab);
      await gotoSheet(tab);
    },
    async shows(tab, attempt) {
      if (attempt.fault.name !== '404') return panel(withReason(FAILED))(tab, attempt);
      await tab.page.getByText('Feuille introuvable').waitFor();
      await tab.page.getByText(attempt.message ?? '').waitFor();
      return 'B';
    },
    done: sheetShown,
  },
  {
    call: 'presences.changes',
    screen: 'Feuille de présence, nouvelles',
    ...newsOfSheet,
    async open(tab) {
      await storeSheet(tab);
      await gotoSheet(tab);
    },
  },
  {
    call: 'presences.tick',
    screen: 'Feuille de présence, pointage',
    ...tickOfSheet,
    open: openFreshSheet,
  },
  {
    call: 'presences.expect',
    screen: 'Personnes attendues',
    kind: 'save',
    arrives: true,
    field: 'groupes',
    async open(tab) {
      await openSheetDialog(tab, 'Personnes attendues…');
      await group(tab).uncheck();
    },
    act: (tab) => tab.press('Enregistrer', tab.dialog),
    shows: note((attempt) => [
      ...[refusedOr('Le choix n’a pas été enregistré.')(attempt)].flat(),
      ...(attempt.fault.fields ? [attempt.reason] : []),
    ]),
    async kept(tab) {
      if (await group(tab).isChecked()) throw new Error('the choice is gone');
    },
    done: toast('Personnes attendues enregistrées'),
  },
  {
    call: 'presences.newcomer',
    screen: 'Nouvelle personne',
    kind: 'save',
    arrives: true,
    field: 'nom',
    open: fillNewcomer,
    act: (tab) => tab.press('Ajouter à la feuille', tab.dialog),
    async shows(tab, attempt) {
      await note(refusedOr('La personne n’a pas été ajoutée.'))(tab, attempt);
      if (!attempt.fault.fields) return 'N';
      await fieldReason(tab, attempt, lastName);
      return 'NF';
    },
    kept: (tab) => holdsValue(lastName, names.get(tab) ?? '')(tab),
    done: addedOnce,
  },
];

const reportCases: readonly Case[] = [
  {
    call: 'presences.report',
    screen: 'Événement, présences',
    kind: 'load',
    async open(tab) {
      await storeSheet(tab);
      await tickOnOtherDevice(tab);
      await tab.goto(`events/${placeOf(tab).id}`);
    },
    shows: panel(withReason(NO_REPORT)),
    done: (tab) => report(tab).getByRole('table', { name: 'Par date' }).waitFor(),
  },
  {
    call: 'presences.ofMember',
    screen: 'Fiche, présences',
    kind: 'load',
    async open(tab) {
      await storeSheet(tab);
      await tab.goto(`community/details/${await tickOnOtherDevice(tab)}`);
    },
    shows: panel(withReason(NO_REPORT)),
    done: (tab) =>
      report(tab)
        .getByRole('list', { name: 'Présences aux événements' })
        .getByRole('listitem')
        .first()
        .waitFor(),
  },
];

export const attendanceCases: readonly Case[] = [...sheetCases, ...helperLinkCases, ...reportCases];
