/* The dashboard: figures and pie charts only show a line when they fail, today and the evolution show the error. */
import type { Case } from '../support/Case.ts';
import { expectedSentence } from '../support/faults.ts';
import { messageOr, panel, withReason } from '../support/shows.ts';
import type { Tab } from '../support/Tab.ts';

const open = (tab: Tab) => tab.goto('dashboard');
const section = (tab: Tab, title: string) =>
  tab.page.locator('section', { has: tab.page.getByRole('heading', { name: title, exact: true }) });

const pie = (call: string, title: string): Case => ({
  call,
  screen: 'Tableau de bord',
  kind: 'load',
  open,
  logs: /^Parvis: GET \S+ failed/,
  again: null,
  async shows(tab) {
    await section(tab, title).getByText('Données indisponibles pour le moment').waitFor();
    return 'L';
  },
  done: (tab) =>
    section(tab, title).getByRole('table').or(section(tab, title).locator('svg')).first().waitFor(),
});

export const dashboardCases: readonly Case[] = [
  {
    call: 'statistiques.dashboard',
    screen: 'Tableau de bord',
    kind: 'load',
    open,
    logs: /^Parvis: GET \S+ failed/,
    again: null,
    async shows(tab) {
      await tab.until(
        async () => (await tab.page.locator('dl').getByText('indisponible').count()) === 4,
        'four figures without a value',
      );
      return 'L';
    },
    // Any figures: other cases add members.
    done: (tab) => tab.page.locator('dl').first().locator('dd', { hasText: /^\d+$/ }).nth(3).waitFor(),
  },
  {
    call: 'statistiques.today',
    screen: 'Tableau de bord, aujourd’hui',
    kind: 'load',
    open,
    // A refusal hides it.
    skips: ['403'],
    shows: panel(messageOr('Cette partie n’a pas pu être chargée.')),
    done: (tab) => tab.page.getByRole('heading', { name: 'Événements des 7 jours' }).waitFor(),
  },
  {
    call: 'statistiques.toComplete',
    screen: 'Tableau de bord, à compléter',
    kind: 'load',
    open,
    // A refusal hides it.
    skips: ['403'],
    shows: panel(withReason('Cette partie n’a pas pu être chargée.')),
    done: (tab) => tab.page.getByRole('heading', { name: /^À compléter/ }).waitFor(),
  },
  pie('groupes.statistiques', 'Groupes'),
  pie('departements.statistiques', 'Départements'),
  {
    call: 'membres.evolution',
    screen: 'Tableau de bord',
    kind: 'load',
    open,
    shows: panel((attempt) =>
      attempt.fault.network
        ? 'Erreur de connexion au serveur'
        : expectedSentence(attempt, 'Erreur lors de la récupération des données'),
    ),
    done: (tab) => section(tab, 'Évolution des membres').getByRole('row').nth(1).waitFor(),
  },
];
