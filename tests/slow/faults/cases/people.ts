/* The members of a group or department. */
import type { Case } from '../support/Case.ts';
import { alert, panel, withReason } from '../support/shows.ts';
import type { Tab } from '../support/Tab.ts';

const people = (tab: Tab) => tab.dialog.getByRole('searchbox').first();

export const peopleCases: readonly Case[] = [
  {
    call: 'groupes.membres',
    screen: 'Groupes, membres',
    kind: 'load',
    async open(tab) {
      await tab.goto('apps/groupes');
      await tab.press(/^Voir les membres/);
    },
    shows: panel(withReason('Erreur lors du chargement des membres')),
    done: (tab) => people(tab).waitFor(),
  },
  {
    call: 'departements.membres',
    screen: 'Départements, membres',
    kind: 'load',
    async open(tab) {
      await tab.goto('apps/departements');
      await tab.press(/^Voir/);
    },
    async shows(tab, attempt) {
      const sentence = 'Erreur lors du chargement des membres du département';
      await alert('Erreur', () => sentence)(tab, attempt);
      await panel(withReason(sentence))(tab, attempt);
      return 'AR';
    },
    done: (tab) => people(tab).waitFor(),
  },
];
