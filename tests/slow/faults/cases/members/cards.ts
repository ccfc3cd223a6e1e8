/* Removals on the cards of a record and its history, where the back end announces them. */
import type { Case } from '../../support/Case.ts';
import { isUnreadable } from '../../support/faults.ts';
import { alert, messageOr, panel, withReason } from '../../support/shows.ts';
import type { Tab } from '../../support/Tab.ts';
import { toast } from '../announced/toast.ts';
import { createMember, openRecord } from './actions.ts';

interface Removal {
  call: string;
  /** «l’étape» in the alert. */
  what: string;
  /** «retirée» */
  problem: string;
  /** Stores the link of the first member, in some cases to the second. */
  link(tab: Tab, id: number, other: number): Promise<unknown>;
  button: RegExp;
  done: RegExp;
}

const removals: readonly Removal[] = [
  {
    call: 'membres.removeStep',
    what: 'de l’étape',
    problem: 'l’étape n’a pas été retirée.',
    link: (tab, id) =>
      tab.site.ask('POST', '/api/membres/store_multiple_etapes/', { etape_id: 1, membre_ids: [id] }),
    button: /^Retirer l’étape/,
    done: /^Étape .* retirée$/,
  },
  {
    call: 'membres.removeSpouse',
    what: 'du conjoint',
    problem: 'le conjoint n’a pas été retiré.',
    link: (tab, id, other) =>
      tab.site.ask('POST', `/api/membres/${id}/ajouter_conjoint/`, { conjoint_id: other }),
    button: /^Retirer .*, conjoint$/,
    done: /ne sont plus enregistrés comme conjoints$/,
  },
  {
    call: 'membres.removeChildren',
    what: 'de l’enfant',
    problem: 'l’enfant n’a pas été retiré.',
    link: (tab, id, other) =>
      tab.site.ask('POST', `/api/membres/${id}/ajouter_enfant/`, { enfants_ids: [other] }),
    button: /^Retirer .* des enfants$/,
    done: /n’est plus parmi les enfants/,
  },
];

const removalCase = ({ call, what, problem, link, button, done }: Removal): Case => ({
  call,
  screen: `Fiche, retrait ${what}`,
  kind: 'save',
  async open(tab) {
    const [member, other] = [await createMember(tab), await createMember(tab)];
    await link(tab, member.id, other.id);
    await openRecord(tab, member);
  },
  async act(tab) {
    await tab.press(button);
    await tab.press('Retirer', tab.alert);
  },
  shows: alert(`Erreur lors du retrait ${what}`, (attempt) =>
    isUnreadable(attempt.fault)
      ? 'Réponse invalide du serveur'
      : messageOr(`Une erreur est survenue, ${problem}`)(attempt),
  ),
  done: toast(done),
});

export const cardCases: readonly Case[] = [
  ...removals.map(removalCase),
  {
    call: 'journal.history',
    screen: 'Fiche, historique',
    kind: 'load',
    async open(tab) {
      await openRecord(tab);
      await tab.page.locator('summary', { hasText: 'Historique' }).click();
    },
    shows: panel(withReason('L’historique n’a pas pu être chargé.')),
    done: (tab) =>
      tab.page.getByRole('list', { name: 'Changements' }).getByRole('listitem').first().waitFor(),
  },
];
