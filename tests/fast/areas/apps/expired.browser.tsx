import { whenIdle } from '../../../../src/api/http/trackRequest.ts';
import { accountsArea } from '../../../../src/areas/accounts/area.ts';
import type { AnyArea } from '../../../../src/areas/area.ts';
import { eventsArea } from '../../../../src/areas/events/area.ts';
import { journalArea } from '../../../../src/areas/journal/area.ts';
import { settingsArea } from '../../../../src/areas/settings/area.ts';
import { stepsArea } from '../../../../src/areas/steps/area.ts';
import { isoDay } from '../../../../src/texts/formats.ts';
import { expect } from '../../../support/expect.ts';
import { chooseAct, chooseItem, pressButton } from '../../../support/onScreen.ts';
import { byLabel, byRole, byText, until } from '../../../support/queries.ts';
import { account, failNext, signedInClient } from '../../../support/reference.ts';
import { showOnServer } from '../../../support/screen.tsx';
import { eachOnServer, makeEvent, makeRow, onServer, word } from '../../../support/serverRows.ts';
import { click, fill, press, setViewport } from '../../../support/user.ts';

/* A session that expires during a save: the user signs in again, no alert is in the way, and nothing typed is lost. */

interface Action {
  area: AnyArea;
  call: string;
  /** Where it is, made first; the first screen of the area by default. */
  route?(): Promise<string>;
  /** Starts the action. */
  run(root: ShadowRoot): Promise<void>;
}

const tab = async (root: ShadowRoot, name: string) => click(await until(() => byRole(root, 'tab', name)));

/** The page of an event to come, with one person in a role. */
async function eventPage(): Promise<string> {
  const event = await makeEvent(isoDay(new Date(Date.now() + 3 * 86_400_000)), { heure_debut: '10:00' });
  const role = await makeRow('/api/roles-intervenants/', { libelle: word() });
  const speaker = await makeRow('/api/intervenants/', { prenom: 'Awa', nom: word() });
  await onServer('POST', `/api/events/${event.id}/assignments/`, {
    ...{ evenement: event.id, intervenant: speaker.id, role_intervenant: role.id, donnees: {} },
  });
  return `/events/${event.id}`;
}

const actions: Record<string, Action> = {
  // Its dialog opens only once the people are counted, when the screen is hidden already.
  'the count before an event is cancelled': {
    area: eventsArea,
    call: 'GET /api/events/*/avis/*',
    route: eventPage,
    run: (root) => chooseAct(root, 'Annuler l’événement…'),
  },
  'the removal from a team': {
    area: eventsArea,
    call: 'PUT /api/events/*/equipes/',
    route: eventPage,
    async run(root) {
      await pressButton(root, /^Réponse de /);
      await chooseItem(root, 'Retirer');
    },
  },
  'a setting': {
    area: settingsArea,
    call: 'PATCH /api/profil/reglages/',
    async run(root) {
      await tab(root, 'Notifications');
      await click(await until(() => byRole(root, 'switch', 'Nouveaux comptes')));
    },
  },
  'the end of a session': {
    area: settingsArea,
    call: 'DELETE /api/profil/sessions/*',
    async run(root) {
      // Another session than that of the page.
      await signedInClient();
      await tab(root, 'Sécurité');
      const end = () => root.querySelector<HTMLElement>('button[aria-label^="Déconnecter"]');
      // At once: what stands above the sessions moves them when it comes, and a list that comes again replaces them.
      await until(end);
      await whenIdle();
      (await until(end)).click();
    },
  },
  'an action on an account': {
    area: accountsArea,
    call: 'POST /api/comptes/*/desactiver/',
    async run(root) {
      await click(await until(() => byRole(root, 'button', /^Actions.*Paul/)));
      await chooseItem(root, /^Gérer le compte/);
      await click(await until(() => byRole(root, 'button', 'Désactiver le compte')));
    },
  },
  'an order of steps': {
    area: stepsArea,
    call: 'POST /api/etapes/reorder/',
    async run(root) {
      const handle = () => root.querySelector<HTMLElement>('[aria-label^=Déplacer]');
      (await until(handle)).focus();
      await press('ArrowDown');
    },
  },
};

eachOnServer();

async function signInAgain(root: ShadowRoot) {
  const { email, password } = await account();
  const submit = await until(() => byRole(root, 'button', 'Se connecter'));
  await fill(byLabel(root, 'Adresse e-mail'), email);
  await fill(byLabel(root, 'Mot de passe'), password);
  expect(root.querySelector('[role=alertdialog]')).toBe(null);
  await click(submit);
  await until(() => !root.contains(submit));
}

interface Typed extends Action {
  field(root: ShadowRoot): HTMLInputElement;
  typed: string;
}

const months = (root: ShadowRoot) => byLabel<HTMLInputElement>(root, 'Mois sans activité');
const firstName = (root: ShadowRoot) => byLabel<HTMLInputElement>(root, 'Prénom');

const forms: Record<string, Typed> = {
  'one’s own name': {
    area: settingsArea,
    call: 'PUT /api/profil/',
    async run(root) {
      await fill(await until(() => firstName(root)), 'Clara');
      await click(byRole(root, 'button', 'Enregistrer'));
    },
    field: firstName,
    typed: 'Clara',
  },
  'the months of retention': {
    area: journalArea,
    call: 'PUT /api/conservation/',
    async run(root) {
      await tab(root, 'Conservation');
      await fill(await until(() => months(root)), '18');
      await click(byRole(root, 'button', 'Enregistrer les mois sans activité'));
    },
    field: months,
    typed: '18',
  },
};

describe('an expired session', () => {
  beforeEach(() => setViewport({ width: 1280, height: 900 }));
  // Other tests read who has changed something.
  after(() => onServer('PUT', '/api/profil/', { nom: 'Martin', prenom: 'Claire' }));

  for (const [what, { area, call, route, run }] of Object.entries(actions))
    it(`during ${what} asks to sign in again, and nothing covers the form`, async () => {
      await failNext(call, { status: 401, body: { message: 'Session expirée' } });
      const { root } = await showOnServer(area, route && { route: await route() });
      await run(root);
      await signInAgain(root);
    });

  for (const [what, { area, call, run, field, typed }] of Object.entries(forms))
    it(`during a save of ${what} says afterwards that it was not saved, and keeps it`, async () => {
      await failNext(call, { status: 401, body: { message: 'Jeton invalide' } });
      const { root } = await showOnServer(area);
      await run(root);
      await signInAgain(root);
      await until(() => byText(root, /^La session avait expiré/));
      expect(root.textContent).not.toContain('Jeton invalide');
      expect(field(root).value).toBe(typed);
      // A list above the form may offer to load again, too.
      await click(byRole(field(root).closest('form') ?? root, 'button', 'Réessayer'));
      await until(() => !root.textContent?.includes('La session avait expiré'));
    });
});
