/* The dashboard: figures and pie charts only show a line when they fail, the evolution shows the error. */
import type { Case } from '../support/Case.ts';
import { expectedSentence } from '../support/faults.ts';
import { panel } from '../support/shows.ts';
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
