/* Events: the list, the month and the detail. */
import { present } from '../../../../support/present.ts';
import type { Case } from '../../support/Case.ts';
import { expectedSentence } from '../../support/faults.ts';
import { alert, messageOr, panel, withReason } from '../../support/shows.ts';
import { fresh } from '../../support/site.ts';
import type { Tab } from '../../support/Tab.ts';

const day = () => {
  const now = new Date();
  const two = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
};

/** Creates an event with a speaker. */
export async function createEvent(tab: Tab): Promise<{ id: number; name: string }> {
  const name = fresh('Veillée');
  const ask = tab.site.ask.bind(tab.site);
  const { id } = await ask<{ id: number }>('POST', '/api/events/', {
    nom_evenement: name,
    date: `${day()}T10:00:00`,
    heure_debut: '10:00',
    is_recurrent: false,
  });
  const firstOf = async (path: string) => {
    const { results } = await ask<{ results: { id: number }[] }>('GET', `${path}?page=1`);
    return present(results[0], `row of ${path}`);
  };
  const [speaker, role] = [await firstOf('/api/intervenants/'), await firstOf('/api/roles-intervenants/')];
  await ask('POST', `/api/events/${id}/assignments/`, {
    evenement: id,
    intervenant: speaker.id,
    role_intervenant: role.id,
    donnees: {},
  });
  return { id, name };
}

const count = (tab: Tab) => tab.page.getByText(/^\d+ événements?$/).first();
const FAILED = 'Erreur lors du chargement des événements';
const FAILED_DETAIL = "Impossible de charger les détails de l'événement";
const MONTH = /page_size=250/;

export const eventCases: readonly Case[] = [
  {
    call: 'evenements.list',
    screen: 'Événements',
    kind: 'load',
    only: /page_size=20(&|$)/,
    open: (tab) => tab.goto('events'),
    shows: panel(messageOr(FAILED)),
    done: (tab) => count(tab).waitFor(),
  },
  {
    call: 'evenements.list',
    screen: 'Événements, suite',
    kind: 'load',
    only: /[?&]page_size=40(&|$)/,
    async open(tab) {
      await tab.goto('events');
      await tab.page.getByRole('tab', { name: 'Précédent' }).click();
      await tab.button('Afficher plus d’événements').waitFor();
    },
    act: (tab) => tab.press('Afficher plus d’événements'),
    ends: ['404'],
    async shows(tab, attempt) {
      if (attempt.fault.name !== '404') return panel(() => 'La suite n’a pas pu être chargée.')(tab, attempt);
      // The events of that page are gone, so nothing follows.
      await tab.button('Réessayer').waitFor({ state: 'detached' });
      return 'B';
    },
    done: (tab) => tab.page.getByText(/affichés sur/).waitFor(),
  },
  {
    call: 'evenements.list',
    screen: 'Événements, jours marqués',
    kind: 'load',
    only: MONTH,
    open: (tab) => tab.goto('events'),
    shows: panel(() => 'Les jours avec événements n’ont pas pu être chargés.'),
    // Both the list and the calendar may have asked for another try.
    done: (tab) =>
      tab.until(async () => (await tab.button('Réessayer').count()) === 0, 'an end of the failures'),
  },
  {
    call: 'evenements.list',
    screen: 'Événements, mois',
    kind: 'load',
    only: MONTH,
    async open(tab) {
      await tab.goto('events');
      await tab.page
        .getByRole('button', { name: 'Mois' })
        .or(tab.page.getByRole('radio', { name: 'Mois' }))
        .first()
        .click();
    },
    // The list beside the month would ask for the sign-in first.
    skips: ['401'],
    shows: panel(messageOr(FAILED)),
    done: (tab) =>
      tab.page
        .getByText(/^\d+ événements? ce mois|^\d+ événements?|^Aucun événement/)
        .first()
        .waitFor(),
  },
  {
    call: 'evenements.export',
    screen: 'Événements, export',
    kind: 'save',
    async open(tab) {
      await tab.goto('events');
      await count(tab).waitFor();
      await tab.button('Exporter').waitFor();
    },
    async act(tab) {
      await tab.press('Exporter');
      // By keyboard: the browser may scroll the page between the moment that finds a new menu and the one that presses it.
      await tab.page
        .getByRole('menuitem', { name: 'Pour Excel\u00a0: mots et dates comme à l’écran' })
        .press('Enter');
    },
    shows: alert('Erreur', (attempt) =>
      attempt.fault.name === '404'
        ? 'Ce serveur n’exporte pas les événements.'
        : messageOr('Les événements n’ont pas pu être téléchargés.')(attempt),
    ),
    done: (tab) =>
      tab.until(
        () => tab.files.some((name) => /^evenements.*\.csv$/.test(name)),
        `a file among ${tab.files}`,
      ),
  },
  {
    call: 'evenements.get',
    screen: 'Événement',
    kind: 'load',
    open: (tab) => tab.goto('events/1'),
    ends: ['404'],
    async shows(tab, attempt) {
      await tab.page.getByText('Événement introuvable').waitFor();
      if (attempt.fault.name !== '404') return panel(messageOr(FAILED_DETAIL))(tab, attempt);
      await tab.page.getByText(expectedSentence(attempt, FAILED_DETAIL)).waitFor();
      await tab.press('Retour aux événements');
      await count(tab).waitFor();
      return 'B';
    },
    done: (tab) => tab.button('Autres actions').waitFor(),
  },
  {
    call: 'evenements.assignments',
    screen: 'Événement, intervenants',
    kind: 'load',
    async open(tab) {
      await tab.goto('events/1');
    },
    shows: panel(messageOr('Erreur lors du chargement des intervenants')),
    done: (tab) => tab.page.locator('section', { hasText: 'Intervenants' }).locator('li').first().waitFor(),
  },
  {
    call: 'evenements.remove',
    screen: 'Événement, suppression',
    kind: 'save',
    anyBody: true,
    ends: ['404'],
    async open(tab) {
      const { id, name } = await createEvent(tab);
      await tab.goto(`events/${id}`);
      await tab.heading(name);
    },
    async act(tab) {
      await tab.press('Autres actions');
      await tab.page.getByRole('menuitem', { name: 'Supprimer' }).click();
      await tab.press('Supprimer', tab.alert);
    },
    async shows(tab, attempt) {
      if (attempt.fault.name === '404') {
        await alert('Cet événement n’existe plus', () => 'Quelqu’un a déjà supprimé')(tab, attempt);
        return 'B';
      }
      return alert('Erreur', withReason("Impossible de supprimer l'événement."))(tab, attempt);
    },
    done: (tab) => tab.page.getByText('Événement supprimé avec succès !').first().waitFor(),
  },
];
