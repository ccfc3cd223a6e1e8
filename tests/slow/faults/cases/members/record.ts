/* The record of a member and its form. */
import type { Case } from '../../support/Case.ts';
import { expectedSentence, isUnreadable } from '../../support/faults.ts';
import { alert, fieldReason, holdsValue, panel } from '../../support/shows.ts';
import type { Tab } from '../../support/Tab.ts';
import { acknowledge, openRecord } from './actions.ts';

const field = (tab: Tab) => tab.page.getByLabel('Ville');
const edit = async (tab: Tab): Promise<void> => {
  await openRecord(tab);
  await tab.press('Modifier');
  await field(tab).fill('Brest');
};
const GONE = 'Ce membre n’existe plus';

/** An edit makes two calls without versions: it reads the record again, then writes it. */
const editCase = (call: string, screen: string, only?: RegExp): Case => ({
  call,
  screen,
  kind: 'save',
  field: 'ville',
  ...(only && { only }),
  ends: ['404'],
  open: edit,
  act: (tab) => tab.press('Enregistrer'),
  async shows(tab, attempt) {
    if (attempt.fault.name === '404') {
      await alert(GONE, () => 'Quelqu’un a supprimé la fiche')(tab, attempt);
      return 'B';
    }
    await alert('Erreur', () => 'Erreur lors de la mise à jour du membre')(tab, attempt);
    if (attempt.fault.fields) {
      await fieldReason(tab, attempt, field);
      return 'AF';
    }
    await tab.page
      .locator('[role=alert]', { hasText: expectedSentence(attempt, '') })
      .first()
      .waitFor();
    return 'A';
  },
  async kept(tab) {
    if ((await field(tab).count()) > 0) await holdsValue(field, 'Brest')(tab);
  },
  done: (tab) => acknowledge(tab, 'Membre mis à jour'),
});

export const recordCases: readonly Case[] = [
  {
    call: 'membres.withRelations',
    screen: 'Fiche',
    kind: 'load',
    ends: ['404'],
    open: (tab) => tab.goto('community/details/7'),
    async shows(tab, attempt) {
      if (attempt.fault.name === '404') {
        await tab.page.getByText('Membre non trouvé.').waitFor();
        await tab.press('Retour à la liste');
        await tab.heading('Membres');
        return 'B';
      }
      const words = isUnreadable(attempt.fault)
        ? 'Structure de données invalide'
        : `Erreur: ${expectedSentence(attempt)}`;
      await tab.button('Retour à la liste').waitFor();
      return panel(() => words)(tab, attempt);
    },
    done: (tab) => tab.page.getByRole('button', { name: 'Actions' }).waitFor(),
  },
  // Where versions are announced, the server compares them.
  { ...editCase('membres.withRelations', 'Fiche, relue avant d’enregistrer'), isPlain: true },
  { ...editCase('membres.update', 'Fiche, modification'), anyBody: true },
];
