import { defineElements } from '../../../../embed/define.ts';
import { createClient } from '../../../../src/api/client.ts';
import type { Attendee, Registration } from '../../../../src/domain/registrations/registration.ts';
import { isoDay } from '../../../../src/texts/formats.ts';
import { expect } from '../../../support/expect.ts';
import { pressButton } from '../../../support/onScreen.ts';
import { present } from '../../../support/present.ts';
import { allByRole, byLabel, byRole, byText, eventually, until } from '../../../support/queries.ts';
import { eachOnServer, makeEvent, makeRow, onServer } from '../../../support/serverRows.ts';
import { fill } from '../../../support/user.ts';

/** What the page knows of a visitor, and what it hears of the registration. */

before(() => {
  defineElements();
});
eachOnServer();
afterEach(() => {
  for (const element of document.querySelectorAll('parvis-registration')) element.remove();
});

const SETTINGS = {
  ...{ ouvert_du: null, ouvert_au: null, modifiable_au: null, places: 1, personnes_max: 3, attente: false },
  ...{ offre_heures: null, accord: false, formulaire_id: null, organisation: '' },
  ...{ confidentialite: '', conservation_mois: null },
};

async function openEvent(settings: object = {}) {
  const event = await makeEvent(isoDay(new Date(Date.now() + 60 * 86_400_000)), { heure_debut: '10:00' });
  const path = `/api/events/${event.id}/inscriptions/`;
  const { reglages: stored } = await onServer<Registration>('PUT', path, { ...SETTINGS, ...settings });
  return { ...event, identifiant: stored?.identifiant ?? '' };
}

async function place(identifiant: string, properties: object = {}) {
  const client = createClient({ getToken: () => null });
  const element = Object.assign(document.createElement('parvis-registration'), { client, ...properties });
  const events: [name: string, detail: unknown][] = [];
  for (const name of ['started', 'closed', 'full', 'registered'])
    element.addEventListener(
      `parvis-${name}`,
      (event) => event instanceof CustomEvent && events.push([name, event.detail]),
    );
  element.setAttribute('identifiant', identifiant);
  document.body.append(element);
  return { root: await until(() => element.shadowRoot), events };
}

const AWA = { prefillPrenom: 'Awa', prefillNom: 'Diallo', prefillEmail: 'awa@exemple.fr' };

const typedIn = (root: ShadowRoot, label: string | RegExp) => byLabel(root, label).value;

describe('the prefill of a registration', () => {
  it('is the first person, the contact and answers, as if they were typed [B7]', async () => {
    const field = { option: '', is_required: false, placeholder: '', type_de_champ: 'text' };
    const { id } = await makeRow<{ id: number; identifiant: string }>('/api/formulaires/', {
      ...{ nom_du_formulaire: 'Repas', description: '', form_extend: false, form_static: false },
      champs: [{ ...field, nom_du_champ: 'Régime' }],
    });
    const event = await openEvent({ places: 5, formulaire_id: id });
    const { root, events } = await place(event.identifiant, { ...AWA, prefill: { Régime: 'végétarien' } });
    await until(() => typedIn(root, 'Régime') === 'végétarien');
    await pressButton(root, 'Ajouter une personne');
    const names = allByRole<HTMLInputElement>(root, 'textbox', /^Nom/).map(({ value }) => value);
    expect(names).toEqual(['Diallo', 'Diallo']);
    expect(events).toEqual([]);
    await fill(
      present(allByRole<HTMLInputElement>(root, 'textbox', /^Prénom/)[1], 'the second first name'),
      'Léo',
    );
    expect(events).toEqual([['started', { identifiant: event.identifiant }]]);
    await pressButton(root, 'S’inscrire');
    await until(() => byText(root, 'Awa\u00a0: inscription confirmée'));
    byText(root, 'Léo\u00a0: inscription confirmée');
    const path = `/api/events/${event.id}/attendees/`;
    const { results } = await onServer<{ results: Attendee[] }>('GET', path);
    const stored = { nom: 'Diallo', email: 'awa@exemple.fr' };
    const reponses = [{ question: 'Régime', valeur: 'végétarien' }];
    expect(results).toHaveLength(2);
    for (const person of results) expect(person).toMatchObject(stored);
    // What the page knows is of its visitor, the first person.
    const own = results.map(({ reponses_personne: answers }) => answers).filter((answers) => answers?.length);
    expect(own).toEqual([reponses]);
    await pressButton(root, 'Inscrire d’autres personnes');
    await until(() => root.querySelector('form') && typedIn(root, /^E-mail/) === 'awa@exemple.fr');
  });
});

describe('the events of a registration', () => {
  it('tell that no place is left, when it loads and when it is sent [B7]', async () => {
    const { identifiant } = await openEvent();
    const first = await place(identifiant, AWA);
    const late = await place(identifiant, { ...AWA, prefillPrenom: 'Léa' });
    for (const { root } of [first, late])
      await until(() => root.querySelector('form') && typedIn(root, /^E-mail/) === 'awa@exemple.fr');
    await pressButton(first.root, 'S’inscrire');
    await until(() => byRole(first.root, 'heading', 'Merci\u00a0!'));
    await pressButton(late.root, 'S’inscrire');
    await eventually(() => expect(late.events).toEqual([['full', { identifiant }]]));
    const third = await place(identifiant);
    await until(() => byText(third.root, 'Toutes les places sont prises.'));
    await eventually(() => expect(third.events).toEqual([['full', { identifiant }]]));
  });

  it('tell that it is closed, and why', async () => {
    const early = await openEvent({ ouvert_du: `${isoDay(new Date(Date.now() + 86_400_000))}T08:00` });
    const soon = await place(early.identifiant);
    await until(() => byText(soon.root, /^Les inscriptions ouvrent le /));
    await eventually(() =>
      expect(soon.events).toEqual([['closed', { identifiant: early.identifiant, etat: 'pas_ouvert' }]]),
    );
    const { id, identifiant } = await openEvent();
    await onServer('POST', `/api/events/${id}/cancel/`, { motif: '', prevenir: false });
    const cancelled = await place(identifiant);
    await until(() => byText(cancelled.root, /^Cet événement est annulé/));
    await eventually(() => expect(cancelled.events).toEqual([['closed', { identifiant, etat: 'ferme' }]]));
  });
});
