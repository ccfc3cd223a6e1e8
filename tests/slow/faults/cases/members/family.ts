/* The sheet of a family: one call where the back end takes it whole, else one after the other. */
import type { Case } from '../../support/Case.ts';
import { type Attempt, expectedSentence } from '../../support/faults.ts';
import { fieldReason } from '../../support/shows.ts';
import { fresh } from '../../support/site.ts';
import type { Tab } from '../../support/Tab.ts';

const FAILED = 'Erreur lors de l’enregistrement de la famille';

const control = (tab: Tab, name: string) => tab.dialog.locator(`[name="${name}"]`);
const firstName = (tab: Tab) => control(tab, 'adulte1.prenom');

/** A couple with a child. */
async function open(tab: Tab): Promise<void> {
  await tab.goto('community');
  await tab.page.locator('tbody th a[href*="/details/"]').first().waitFor();
  await tab.press('Autres actions');
  await tab.page.getByRole('menuitem', { name: 'Ajouter une famille' }).click();
  await control(tab, 'famille.nom').fill(fresh('Aubépine').replace(' ', ''));
  for (const [line, name, gender] of [
    ['adulte1', 'Rose', 'feminin'],
    ['adulte2', 'Luc', 'masculin'],
    ['enfant1', 'Iris', 'feminin'],
  ] as const) {
    await control(tab, `${line}.prenom`).fill(name);
    await tab.dialog.locator(`[name="${line}.genre"][value=${gender}]`).check();
  }
}

const familyCase = (call: string, more: Partial<Case>): Case => ({
  call,
  screen: 'Famille',
  kind: 'save',
  open,
  act: (tab) => tab.press('Enregistrer la famille', tab.dialog),
  async shows(tab: Tab, attempt: Attempt) {
    if (attempt.fault.fields && more.field) {
      await fieldReason(tab, attempt, firstName);
      return 'F';
    }
    await tab.dialog
      .locator('[part=error]', { hasText: expectedSentence(attempt, FAILED) })
      .first()
      .waitFor();
    return 'N';
  },
  async kept(tab) {
    await tab.dialog.getByText('Rose').or(firstName(tab)).first().waitFor();
  },
  async done(tab) {
    await tab.alert.getByText('Famille enregistrée').waitFor();
    await tab.press('Compris', tab.alert);
    await tab.dialog.waitFor({ state: 'detached' });
  },
  ...more,
});

export const familyCases: readonly Case[] = [
  familyCase('membres.createFamily', { field: 'adultes.0.prenom' }),
  familyCase('membres.create', { screen: 'Famille, une personne', field: 'prenom', isPlain: true }),
  familyCase('membres.addSpouse', { screen: 'Famille, conjoints', isPlain: true }),
  familyCase('membres.addChildren', { screen: 'Famille, enfants', isPlain: true }),
];
