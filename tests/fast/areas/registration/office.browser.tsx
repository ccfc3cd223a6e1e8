import { eventsArea } from '../../../../src/areas/events/area.ts';
import { CAPABILITY_GROUPS } from '../../../../src/domain/capabilities.ts';
import type { Registration } from '../../../../src/domain/registrations/registration.ts';
import { announcing } from '../../../support/announcing.ts';
import { expect } from '../../../support/expect.ts';
import { axeCheck } from '../../../support/mount.tsx';
import { chooseItem, chooseOption, pressButton, toastText } from '../../../support/onScreen.ts';
import { present } from '../../../support/present.ts';
import { printed } from '../../../support/printed.ts';
import { allByRole, byLabel, byRole, byText, until } from '../../../support/queries.ts';
import { calls } from '../../../support/reference.ts';
import { showOnServer, showWidget } from '../../../support/screen.tsx';
import {
  eachOnServer,
  makeEvent,
  makeMember,
  makeRow,
  onServer,
  serverBackend,
} from '../../../support/serverRows.ts';
import { click, fill } from '../../../support/user.ts';

/* The registrations of an event, as the office works with them. */

eachOnServer();

const SETTINGS = { places: 2, personnes_max: 8, attente: true, accord: false, separer: true };

async function openEvent(settings: object = {}) {
  const event = await makeEvent('2031-05-04', { heure_debut: '10:00' });
  const path = `/api/events/${event.id}/inscriptions/`;
  await onServer<Registration>('PUT', path, { ...SETTINGS, ...settings });
  return event;
}

const register = (evenement: number, nom: string, prenoms: readonly string[], email?: string) =>
  onServer('POST', '/api/events/register/', {
    ...{ evenement, email },
    personnes: prenoms.map((prenom) => ({ prenom, nom })),
  });

const show = async (event: { id: number }) =>
  (await showOnServer(eventsArea, { route: `/events/${event.id}` })).root;

/** The rows of people and the lines between them. */
const lines = (root: ShadowRoot) =>
  [...byRole(root, 'table', 'Personnes inscrites').querySelectorAll('tbody tr')].map(
    ({ textContent }) => textContent,
  );
const tick = async (root: ShadowRoot, name: string) =>
  click(await until(() => byRole(root, 'checkbox', name)));

describe('the registrations of an event, for the office', () => {
  it('are a table of rows of 44 px, or 52 with a contact, and who waits stands below in order [V2]', async () => {
    const event = await openEvent();
    await register(event.id, 'Ternois', ['Noé', 'Léa']);
    await register(event.id, 'Delmas', ['Kim'], 'kim@exemple.fr');
    const root = await show(event);
    const table = await until(() => byRole(root, 'table', 'Personnes inscrites'));
    expect(lines(root)).toEqual([
      'Ternois Léa ',
      'Ternois Noé ',
      'Liste d’attente, dans l’ordre Augmenter les places…',
      'Delmas Kim En attente, n°\u00a01kim@exemple.fr',
    ]);
    byText(root, '2 / 2\u00a0places');
    byText(root, '1\u00a0en attente');
    byText(root, 'Complet');
    const heights = [...table.querySelectorAll('tbody tr:has(input)')].map(
      (row) => row.getBoundingClientRect().height,
    );
    expect(heights[0]).toBe(44);
    expect(Math.max(...heights)).toBeLessThan(53);
    await axeCheck(root);
    await pressButton(root, 'Augmenter les places…');
    byLabel(await until(() => byRole(root, 'dialog', 'Réglages des inscriptions')), 'Places');
  });

  it('are ticked to be written to, printed and withdrawn together, with counts that are true [V2]', async () => {
    const event = await openEvent({ places: null });
    await register(event.id, 'Ternois', ['Noé', 'Léa'], 'ternois@exemple.fr');
    await register(event.id, 'Vial', ['Marc']);
    const root = await show(event);
    await tick(root, 'Ternois Noé');
    await tick(root, 'Ternois Léa');
    await tick(root, 'Vial Marc');
    const bar = await until(() => byRole(root, 'group', '3 personnes choisies'));
    byRole(bar, 'button', 'Écrire (1 adresse)');
    await axeCheck(root);
    await pressButton(bar, 'Écrire (1 adresse)');
    const mail = await until(() => byRole(root, 'dialog', 'Écrire aux personnes inscrites'));
    byText(mail, 'Écrire à 1 adresse');
    byText(mail, 'Marc Vial');
    await pressButton(mail, 'Fermer');
    const printer = printed();
    await pressButton(bar, 'Imprimer');
    printer.restore();
    expect(present(printer.sheets[0], 'sheet').querySelectorAll('tbody tr').length).toBe(3);
    await pressButton(bar, 'Retirer (3)…');
    const question = await until(() => byRole(root, 'alertdialog'));
    expect(question.textContent).toContain('3 personnes');
    expect(question.textContent).toContain('Un e-mail le dit à 1 adresse. 1 personne n’a pas d’adresse');
    await click(byRole(question, 'button', 'Retirer'));
    expect(await toastText(root)).toContain('3 personnes ne sont plus sur la liste');
    expect((await calls()).filter((call) => call.includes('/unregister/')).length).toBe(1);
    await until(() => byRole(root, 'searchbox', 'Rechercher une personne inscrite'));
  });

  it('are accepted together where the organisation agrees to each [V2]', async () => {
    const event = await openEvent({ accord: true, places: null });
    await register(event.id, 'Ternois', ['Noé', 'Léa']);
    const root = await show(event);
    await until(() => byRole(root, 'table', 'Personnes inscrites'));
    await click(byLabel(root, 'Tout choisir'));
    await pressButton(root, 'Accepter (2)');
    expect(await toastText(root)).toContain('2 inscriptions acceptées');
    await until(() => !lines(root).join().includes('À accepter'));
  });

  it('are printed without a control, and who waits on a list of their own [V2]', async () => {
    const event = await openEvent({ places: 1 });
    await register(event.id, 'Ternois', ['Noé']);
    await register(event.id, 'Delmas', ['Kim']);
    const root = await show(event);
    await until(() => byRole(root, 'table', 'Personnes inscrites'));
    const printer = printed();
    const [ofPeople] = allByRole(root, 'button').filter(({ textContent }) => textContent === 'Imprimer');
    await click(present(ofPeople, 'button'));
    await until(() => printer.sheets[0]);
    printer.restore();
    const sheet = present(printer.sheets[0], 'sheet');
    expect([...sheet.querySelectorAll('table')].map(({ tBodies: [body] }) => body?.textContent)).toEqual([
      'Ternois Noé',
      'Delmas Kim (en attente, n°\u00a01)',
    ]);
    expect(sheet.querySelector('h2')?.textContent).toBe('Liste d’attente\u00a0: 1');
    expect(sheet.querySelectorAll('a, input, button').length).toBe(0);
  });

  it('show their page, its code and a line while nobody is registered, and fold that afterwards [V2, V10]', async () => {
    const event = await openEvent();
    const root = await show(event);
    const link = await until(() => byLabel<HTMLInputElement>(root, 'Lien de l’inscription'));
    expect(link.value).toMatch(/^http:\/\/.+\/inscriptions\/.+/);
    expect(root.querySelector('svg[role=img]')?.getAttribute('aria-label')).toBe('Code QR du lien');
    const line = byLabel<HTMLInputElement>(root, 'Code pour votre site').value;
    expect(line).toMatch(/^<parvis-registration api="http.+" identifiant=".+"><\/parvis-registration>$/);
    await axeCheck(root);
    await register(event.id, 'Ternois', ['Noé']);
    const other = await show(event);
    await until(() => byRole(other, 'table', 'Personnes inscrites'));
    expect(other.textContent).not.toContain('Lien de l’inscription');
    await pressButton(other, 'Partager');
    byLabel(other, 'Lien de l’inscription');
  });

  it('take a person who is on file, found by name [V2]', async () => {
    const event = await openEvent();
    const { id, nom, prenom } = await makeMember();
    const root = await show(event);
    await pressButton(root, 'Inscrire une personne');
    const dialog = await until(() => byRole(root, 'dialog', 'Inscrire une personne'));
    await fill(await until(() => byRole(dialog, 'combobox')), nom ?? '');
    await chooseOption(root, nom ?? '');
    expect(byLabel<HTMLInputElement>(dialog, /^Prénom/).value).toBe(prenom);
    await axeCheck(root);
    await pressButton(dialog, 'Inscrire');
    await until(() => byRole(root, 'checkbox', `${nom} ${prenom}`));
    const { results } = await onServer<{ results: { membre_id: number }[] }>(
      'GET',
      `/api/events/${event.id}/attendees/`,
    );
    expect(results.map(({ membre_id }) => membre_id)).toEqual([id]);
    await pressButton(root, `Autres actions\u00a0: ${prenom} ${nom}`);
    await chooseItem(root, 'Retirer de la liste…');
    await pressButton(await until(() => byRole(root, 'alertdialog')), 'Ne rien changer');
  });

  it('have a column per question, asked of each person or once, and say what is missing [V2, EL1]', async () => {
    const field = { type_de_champ: 'text', option: '' };
    const form = await makeRow<{ id: number }>('/api/formulaires/', {
      ...{ nom_du_formulaire: 'Questions', description: '', form_extend: false, form_static: false },
      champs: [
        { ...field, nom_du_champ: 'Taille', is_required: true },
        { ...field, nom_du_champ: 'Covoiturage', is_required: false },
      ],
    });
    const event = await openEvent({ places: null, formulaire_id: form.id, questions_personnes: [] });
    const root = await show(event);
    await pressButton(root, 'Régler les inscriptions');
    const settings = await until(() => byRole(root, 'dialog', 'Réglages des inscriptions'));
    const size = await until(() => byRole(settings, 'radiogroup', 'Taille'));
    await click(byLabel(size, 'Chaque personne'));
    await axeCheck(root);
    await pressButton(settings, 'Enregistrer');
    expect(await toastText(root)).toContain('Réglages enregistrés');
    const { reglages } = await onServer<Registration>('GET', `/api/events/${event.id}/inscriptions/`);
    const [taille, covoiturage] = reglages?.champs?.map(({ id }) => String(id)) ?? [];
    expect(reglages?.questions_personnes?.map(String)).toEqual([taille]);
    await onServer('POST', '/api/events/register/', {
      evenement: event.id,
      personnes: [
        { prenom: 'Léa', nom: 'Ternois', valeurs: { [taille ?? '']: 'M' } },
        { prenom: 'Noé', nom: 'Ternois', valeurs: { [taille ?? '']: 'S' } },
      ],
      valeurs: { [covoiturage ?? '']: 'Oui' },
    });
    await pressButton(root, 'Inscrire une personne');
    const dialog = await until(() => byRole(root, 'dialog', 'Inscrire une personne'));
    await fill(byLabel(dialog, /^Prénom/), 'Marc');
    await fill(byLabel(dialog, /^Nom/), 'Vial');
    byLabel(dialog, 'Taille *');
    await fill(byLabel(dialog, 'Covoiturage'), 'Non');
    await pressButton(dialog, 'Inscrire');
    await until(() => byRole(root, 'checkbox', 'Vial Marc'));
    const rows = [...byRole(root, 'table').querySelectorAll('tbody tr')];
    const answers = rows.map((row) =>
      // On a phone each answer begins with its question.
      [...row.querySelectorAll('td:not(:first-child, :last-child)')].map(({ textContent }) =>
        textContent?.replace(/^.+?\s: /, ''),
      ),
    );
    expect(answers).toEqual([
      ['M', 'Oui'],
      ['S', 'avec Ternois Léa'],
      ['Manque', 'Non'],
    ]);
    expect(byRole(root, 'table').querySelector('tfoot')?.textContent).toContain('1 réponse manque');
    await axeCheck(root);
  });

  it('gets the calls of version 1.0, and no page, from a back end that announces its parts alone [V2]', async () => {
    const parts = Object.values(CAPABILITY_GROUPS).flat();
    const requests: string[] = [];
    const send = announcing(...parts);
    const back = await serverBackend((input, init) => {
      const { pathname, search } = new URL(String(input), location.href);
      requests.push(`${init?.method ?? 'GET'} ${pathname}${search} ${init?.body ?? ''}`);
      return send(input, init);
    });
    const event = await makeEvent('2031-05-04');
    const { root } = showWidget(eventsArea, back, { route: `/events/${event.id}` });
    await pressButton(root, 'Ouvrir les inscriptions');
    await pressButton(await until(() => byRole(root, 'dialog')), 'Enregistrer');
    await until(() => byLabel(root, 'Code pour votre site'));
    expect(root.textContent).not.toContain('Lien de l’inscription');
    await pressButton(root, 'Inscrire une personne');
    const dialog = await until(() => byRole(root, 'dialog', 'Inscrire une personne'));
    await fill(byLabel(dialog, /^Prénom/), 'Marc');
    await fill(byLabel(dialog, /^Nom/), 'Vial');
    await pressButton(dialog, 'Inscrire');
    await until(() => byRole(root, 'checkbox', 'Vial Marc'));
    const sent = (start: string) => requests.filter((request) => request.startsWith(start));
    const [put = ''] = sent('PUT ');
    expect(Object.keys(JSON.parse(put.slice(put.indexOf('{')))).sort()).toEqual([
      ...['accord', 'attente', 'confidentialite', 'conservation_mois', 'formulaire_id', 'modifiable_au'],
      ...['offre_heures', 'organisation', 'ouvert_au', 'ouvert_du', 'personnes_max', 'places'],
    ]);
    const [post = ''] = sent('POST /api/events/register/');
    expect(JSON.parse(post.slice(post.indexOf('{')))).toEqual({
      ...{ evenement: event.id, email: null, telephone: null },
      personnes: [{ prenom: 'Marc', nom: 'Vial', membre_id: null }],
    });
    const lists = sent(`GET /api/events/${event.id}/attendees/`);
    expect(new Set(lists)).toEqual(new Set([`GET /api/events/${event.id}/attendees/?page=1&page_size=50 `]));
  });
});
