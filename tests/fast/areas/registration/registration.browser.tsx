import { defineElements } from '../../../../embed/define.ts';
import { createClient } from '../../../../src/api/client.ts';
import { eventsArea } from '../../../../src/areas/events/area.ts';
import type { Attendee, Registration } from '../../../../src/domain/registrations/registration.ts';
import type { Page } from '../../../../src/domain/wire.ts';
import { isoDay } from '../../../../src/texts/formats.ts';
import { expect } from '../../../support/expect.ts';
import { axeCheck } from '../../../support/mount.tsx';
import { chooseAct, chooseItem, isAt, pressButton, toastText } from '../../../support/onScreen.ts';
import { present } from '../../../support/present.ts';
import { printed } from '../../../support/printed.ts';
import { allByRole, byLabel, byRole, byText, focused, maybeByRole, until } from '../../../support/queries.ts';
import { calls, failNext } from '../../../support/reference.ts';
import { showOnServer } from '../../../support/screen.tsx';
import { eachOnServer, makeEvent, makeMember, makeRow, onServer } from '../../../support/serverRows.ts';
import { click, fill } from '../../../support/user.ts';

before(() => {
  defineElements();
});
eachOnServer();
afterEach(() => {
  for (const element of document.querySelectorAll('parvis-registration')) element.remove();
});

const SETTINGS = {
  ...{ ouvert_du: null, ouvert_au: null, modifiable_au: null, places: 2, personnes_max: 3, attente: true },
  ...{ offre_heures: null, accord: false, formulaire_id: null, organisation: 'Paroisse Saint-Jean' },
  ...{ confidentialite: 'Vos données restent ici.', conservation_mois: null },
};

/** An event of the next months that takes registrations. */
async function openEvent(settings: object = {}) {
  const day = isoDay(new Date(Date.now() + 60 * 86_400_000));
  const event = await makeEvent(day, { heure_debut: '10:00', lieu: 'Temple' });
  const path = `/api/events/${event.id}/inscriptions/`;
  const { reglages: stored } = await onServer<Registration>('PUT', path, { ...SETTINGS, ...settings });
  return { ...event, identifiant: stored?.identifiant ?? '' };
}

async function place(identifiant: string) {
  const client = createClient({ getToken: () => null });
  const element = Object.assign(document.createElement('parvis-registration'), { client });
  const events: CustomEvent[] = [];
  element.addEventListener(
    'parvis-registered',
    (event) => event instanceof CustomEvent && events.push(event),
  );
  element.setAttribute('identifiant', identifiant);
  document.body.append(element);
  return { root: await until(() => element.shadowRoot), events };
}

const firstNames = (root: ShadowRoot) =>
  [...root.querySelectorAll<HTMLInputElement>('input')].filter(({ autocomplete }) =>
    /given|off/.test(autocomplete),
  );

async function fillIn(root: ShadowRoot, email: string) {
  await fill(byLabel(root, /^Prénom/), 'Awa');
  await fill(byLabel(root, /^Nom/), 'Diallo');
  await fill(byLabel(root, /^E-mail/), email);
}

/** An event whose form asks each person for a size and allergies. */
async function camp(settings: object = {}) {
  const form = await makeRow<{ id: number; champs: { id: number }[] }>('/api/formulaires/', {
    ...{ nom_du_formulaire: 'Camp', description: '', form_extend: false, form_static: false },
    champs: [
      { nom_du_champ: 'Taille', type_de_champ: 'radio', option: 'S, M, L', is_required: true },
      { nom_du_champ: 'Allergies', type_de_champ: 'text', option: '', is_required: false },
    ],
  });
  const questions_personnes = form.champs.map(({ id }) => id);
  const event = await openEvent({ formulaire_id: form.id, questions_personnes, ...settings });
  return { event };
}

const peopleOf = (root: ShadowRoot) => [...root.querySelectorAll<HTMLElement>('[data-person]')];

/** Registers Awa as a visitor does, with an answer to each question. */
async function registerWithAnswers(identifiant: string, questions: readonly string[]) {
  const { root } = await place(identifiant);
  await until(() => byRole(root, 'button', 'S’inscrire'));
  await fillIn(root, 'awa@exemple.fr');
  for (const question of questions) await fill(byLabel(root, question), 'Oui');
  await pressButton(root, 'S’inscrire');
  await until(() => byRole(root, 'heading', 'C’est noté'));
}

describe('the registration for visitors', () => {
  it('registers several people and says what became of each, where everyone has a place [EL1]', async () => {
    const { identifiant, nom_evenement } = await openEvent({ places: 3, attente: false });
    const { root, events } = await place(identifiant);
    await isAt(root, nom_evenement, 'h2');
    byText(root, 'Il reste 3 places.');
    byText(root, 'Paroisse Saint-Jean');
    await axeCheck(root);
    await fillIn(root, 'awa@exemple.fr');
    for (let at = 0; at < 2; at++) await pressButton(root, 'Ajouter une personne');
    expect(maybeByRole(root, 'button', 'Ajouter une personne')).toBeNull();
    const [second, third] = allByRole(root, 'group').filter((group) =>
      /^Personne \d/.test(group.textContent ?? ''),
    );
    // The button is gone, and what it added has the focus.
    expect(focused()).toBe(third?.querySelector('input'));
    for (const [group, name] of [
      [second, 'Moussa'],
      [third, 'Nora'],
    ] as const)
      await fill(group?.querySelector('input') as HTMLInputElement, name);
    await axeCheck(root);
    await pressButton(root, 'S’inscrire');
    const heading = await until(() => byRole(root, 'heading', 'Merci\u00a0!'));
    expect(focused()).toBe(heading);
    expect(allByRole(root, 'listitem').map(({ textContent }) => textContent)).toEqual([
      'Awa\u00a0: inscription confirmée',
      'Moussa\u00a0: inscription confirmée',
      'Nora\u00a0: inscription confirmée',
    ]);
    expect(events.map(({ detail }) => detail)).toEqual([
      { identifiant, registered: 3, requested: 0, waiting: 0 },
    ]);
    await axeCheck(root);
    await pressButton(root, 'Inscrire d’autres personnes');
    await until(() => byText(root, 'Toutes les places sont prises.'));
  });

  it('says where the mail goes and no state, where there is a waiting list [Q3]', async () => {
    const { identifiant, nom_evenement } = await openEvent({ places: 1 });
    for (const email of ['awa@exemple.fr', 'Awa@Exemple.fr', 'nora@exemple.fr']) {
      const { root, events } = await place(identifiant);
      await isAt(root, nom_evenement, 'h2');
      await fillIn(root, email);
      await pressButton(root, /^S’inscrire/);
      const heading = await until(() => byRole(root, 'heading', 'C’est noté'));
      expect(focused()).toBe(heading);
      byText(root, `Un e-mail part à ${email}.`);
      // The event and the people, who are the visitor's own words, without a state.
      byText(root, nom_evenement);
      byText(root, 'Inscription envoyée pour Awa.');
      expect(root.querySelector('ul')).toBeNull();
      expect(root.textContent).not.toMatch(/confirmée|liste d’attente|place n°/);
      expect(events.map(({ detail }) => detail)).toEqual([
        { identifiant, registered: 0, requested: 0, waiting: 0 },
      ]);
      await axeCheck(root);
    }
    const { root } = await place(identifiant);
    await until(() =>
      byText(root, 'Toutes les places sont prises\u00a0: vous serez sur la liste d’attente.'),
    );
    expect(firstNames(root)[0]?.value).toBe('');
  });

  it('asks about a second person of one name before anything is sent [Q6]', async () => {
    const { identifiant, nom_evenement } = await openEvent();
    const { root } = await place(identifiant);
    await isAt(root, nom_evenement, 'h2');
    await fillIn(root, 'awa@exemple.fr');
    await pressButton(root, 'Ajouter une personne');
    const second = present(firstNames(root)[1], 'first name of the second person');
    await fill(second, 'AWÄ');
    await pressButton(root, 'S’inscrire');
    await until(() => second.getAttribute('aria-invalid') === 'true');
    byText(root, /^Une autre personne de ce nom est déjà dans cette inscription/);
    await axeCheck(root);
    expect((await calls()).filter((call) => call.startsWith('POST /api/inscriptions'))).toEqual([]);
    await fill(second, 'Awa fille');
    await pressButton(root, 'S’inscrire');
    await until(() => byRole(root, 'heading', 'C’est noté'));
  });

  it('says at its field what is wrong, and keeps what was typed when it can’t be sent', async () => {
    const { identifiant, nom_evenement } = await openEvent();
    const { root } = await place(identifiant);
    await isAt(root, nom_evenement, 'h2');
    await pressButton(root, 'S’inscrire');
    await until(() => byText(root, '3 réponses sont à corriger'));
    expect((await calls()).filter((call) => call.startsWith('POST /api/inscriptions'))).toEqual([]);
    await fillIn(root, 'awa@exemple.fr');
    await failNext('POST /api/inscriptions/*', { status: 500, body: {} });
    await pressButton(root, 'S’inscrire');
    // People may be registered all the same.
    await until(() => byText(root, /^Nous ne savons pas si l’inscription est passée/));
    expect(byLabel<HTMLInputElement>(root, /^Prénom/).value).toBe('Awa');
    await pressButton(root, 'S’inscrire');
    await until(() => byRole(root, 'heading', 'C’est noté'));
  });

  it('keeps what was typed when registrations close or fill up meanwhile [EL1]', async () => {
    const { id, identifiant, nom_evenement } = await openEvent({ places: 1, attente: false });
    const { root } = await place(identifiant);
    await isAt(root, nom_evenement, 'h2');
    await fillIn(root, 'awa@exemple.fr');
    const other = { evenement: id, personnes: [{ prenom: 'Nora', nom: 'Petit' }] };
    await onServer('POST', '/api/events/register/', other);
    await pressButton(root, 'S’inscrire');
    await until(() => byText(root, 'Toutes les places sont prises.'));
    expect(byLabel<HTMLInputElement>(root, /^Prénom/).value).toBe('Awa');
    await onServer('PUT', `/api/events/${id}/inscriptions/`, { ...SETTINGS, ouvert_au: '2020-01-01T00:00' });
    await pressButton(root, 'S’inscrire');
    await until(() => byText(root, 'Les inscriptions sont fermées.'));
    expect(byLabel<HTMLInputElement>(root, /^Prénom/).value).toBe('Awa');
  });

  it('says before pressing that a family waits together, as long as places are short for it [Q7]', async () => {
    const { id, identifiant } = await openEvent({ places: 3 });
    const people = [{ prenom: 'Nora', nom: 'Petit' }];
    await onServer('POST', '/api/events/register/', { evenement: id, personnes: people });
    const { root } = await place(identifiant);
    await until(() => byText(root, 'Il reste 2 places.'));
    const sentence =
      /Vous êtes 3 pour 2 places\u00a0: votre inscription ira en entier sur la liste d’attente\./;
    await pressButton(root, 'Ajouter une personne');
    // The live region keeps what was said last.
    const isShown = () => sentence.test(root.querySelector('form')?.textContent ?? '');
    expect(isShown()).toBe(false);
    await pressButton(root, 'Ajouter une personne');
    await until(isShown);
    await click(
      present(
        allByRole(root, 'button').find((one) => one.textContent === 'Retirer'),
        'button',
      ),
    );
    await until(() => !isShown());
  });

  it('asks each person their own questions, and says an answer of one where it belongs [EL1, V3]', async () => {
    const { event } = await camp();
    const { root } = await place(event.identifiant);
    await isAt(root, event.nom_evenement, 'h2');
    // One person alone has no heading to read.
    expect(maybeByRole(root, 'button', /^Retirer/)).toBeNull();
    await fillIn(root, 'lea@exemple.fr');
    await click(byLabel(root, 'M'));
    await pressButton(root, 'Ajouter une personne');
    const [first, second] = peopleOf(root) as [HTMLElement, HTMLElement];
    expect(first.querySelector('legend')?.textContent).toBe('Awa');
    await fill(byLabel(second, /^Prénom/), 'Đặng Thị');
    await pressButton(root, 'S’inscrire');
    await until(() => byText(root, 'Une réponse est à corriger'));
    byRole(root, 'button', 'Đặng Thị\u00a0: Taille');
    await axeCheck(root);
    await click(byLabel(second, 'L'));
    await fill(byLabel(second, 'Allergies'), 'Noix');
    await pressButton(root, 'S’inscrire');
    await until(() => byRole(root, 'heading', 'C’est noté'));
    const { results } = await onServer<Page<Attendee>>('GET', `/api/events/${event.id}/attendees/`);
    const answers = results.map(({ prenom, reponses_personne: own }) => [
      prenom,
      ...(own ?? []).map(({ valeur }) => valeur),
    ]);
    expect(answers.toSorted()).toEqual([
      ['Awa', 'M'],
      ['Đặng Thị', 'L', 'Noix'],
    ]);
  });

  it('takes errors away as they are mended, the summary with the last one [V3]', async () => {
    const { event } = await camp();
    const { root } = await place(event.identifiant);
    await isAt(root, event.nom_evenement, 'h2');
    await pressButton(root, 'S’inscrire');
    await until(() => byText(root, '4 réponses sont à corriger'));
    const email = byLabel(root, /^E-mail/);
    await fill(email, 'lea@');
    expect(email.getAttribute('aria-invalid')).toBe('true');
    await fillIn(root, 'lea@exemple.fr');
    await until(() => email.getAttribute('aria-invalid') !== 'true');
    byText(root, 'Une réponse est à corriger');
    await click(byLabel(root, 'M'));
    await until(() => !root.textContent?.includes('à corriger'));
    // A field that is wrong again says so with the next sending alone.
    await fill(email, 'lea');
    expect(root.textContent).not.toContain('à corriger');
  });

  it('folds the people who are complete from the fourth on, and opens them again [V3]', async () => {
    const { event } = await camp({ personnes_max: 8, places: null });
    const { root } = await place(event.identifiant);
    await isAt(root, event.nom_evenement, 'h2');
    await fillIn(root, 'lea@exemple.fr');
    await click(byLabel(root, 'M'));
    for (const name of ['Zoé-Amélie', 'ליאה']) {
      await pressButton(root, 'Ajouter une personne');
      const added = present(peopleOf(root).at(-1), 'person');
      await fill(byLabel(added, /^Prénom/), name);
      if (name !== 'ליאה') await click(byLabel(added, 'S'));
    }
    expect(peopleOf(root).length).toBe(3);
    await pressButton(root, 'Ajouter une personne');
    // Who has no size yet stays open.
    await until(() => peopleOf(root).length === 2);
    expect(focused()).toBe(peopleOf(root).at(-1)?.querySelector('input'));
    byText(root, 'Zoé-Amélie Diallo');
    await axeCheck(root);
    await pressButton(root, 'Modifier Zoé-Amélie Diallo');
    await until(() => peopleOf(root).length === 3);
    expect(focused()).toBe(peopleOf(root)[0]?.querySelector('input'));
  });

  it('says the closing day, and the waiting list on the button when nothing else is left [V3]', async () => {
    const open = await openEvent({
      places: 2,
      ouvert_au: `${isoDay(new Date(Date.now() + 30 * 86_400_000))}T23:59`,
    });
    const person = { evenement: open.id, personnes: [{ prenom: 'Nora', nom: 'Petit' }] };
    await onServer('POST', '/api/events/register/', person);
    const { root } = await place(open.identifiant);
    await until(() => byText(root, /^Inscriptions jusqu’au \d+(er)? \S+ \d{4}\.$/));
    byRole(root, 'button', 'S’inscrire');
    await pressButton(root, 'Ajouter une personne');
    await until(() => byRole(root, 'button', 'S’inscrire sur la liste d’attente'));
    const last = { evenement: open.id, personnes: [{ prenom: 'Paul', nom: 'Petit' }] };
    await onServer('POST', '/api/events/register/', last);
    const other = await place(open.identifiant);
    await until(() => byRole(other.root, 'button', 'S’inscrire sur la liste d’attente'));
  });

  it('says why it is closed, and that there is none [EL1]', async () => {
    const { identifiant } = await openEvent({ ouvert_au: '2020-01-01T00:00' });
    const { root } = await place(identifiant);
    await until(() => byText(root, 'Les inscriptions sont fermées.'));
    expect(maybeByRole(root, 'button', 'S’inscrire')).toBeNull();
    const other = await place('inconnu');
    await until(() => byRole(other.root, 'heading', 'Inscription non trouvée'));
  });
});

describe('the registrations of an event', () => {
  it('are opened with their settings', async () => {
    const event = await makeEvent(isoDay(new Date(Date.now() + 60 * 86_400_000)));
    const { root } = await showOnServer(eventsArea, { route: `/events/${event.id}` });
    await pressButton(root, 'Ouvrir les inscriptions');
    const dialog = await until(() => byRole(root, 'dialog'));
    await axeCheck(root);
    await fill(byLabel(dialog, 'Places'), '12 places');
    await pressButton(dialog, 'Enregistrer');
    await until(() => byText(dialog, 'Indiquez un nombre entier de 1 à 100000.'));
    await fill(byLabel(dialog, 'Places'), '12');
    await pressButton(dialog, 'Enregistrer');
    expect(await toastText(root)).toContain('Réglages enregistrés');
    await until(() => byText(root, '0 / 12\u00a0places'));
    const { reglages: stored } = await onServer<Registration>('GET', `/api/events/${event.id}/inscriptions/`);
    expect(stored).toMatchObject({
      places: 12,
      personnes_max: 8,
      attente: true,
      accord: false,
      ouvert_du: null,
    });
    await axeCheck(root);
  });

  it('say what fewer places than people mean, and whether a family may be split [Q7]', async () => {
    const event = await openEvent();
    const people = [
      { prenom: 'Nora', nom: 'Petit' },
      { prenom: 'Paul', nom: 'Petit' },
    ];
    await onServer('POST', '/api/events/register/', { evenement: event.id, personnes: people });
    const { root } = await showOnServer(eventsArea, { route: `/events/${event.id}` });
    await until(() => root.textContent?.includes('2 / 2\u00a0places'));
    await pressButton(root, 'Régler les inscriptions');
    const dialog = await until(() => byRole(root, 'dialog'));
    const places = await until(() => byLabel(dialog, 'Places'));
    expect(dialog.textContent).not.toContain('déjà prises');
    await fill(places, '1');
    await until(() => byText(dialog, /^2 places sont déjà prises ou gardées/));
    await click(byText(dialog, /^Plus\s:/));
    await click(byLabel(dialog, 'Une famille peut être séparée quand les places manquent'));
    await pressButton(dialog, 'Enregistrer');
    await until(() => root.textContent?.includes('2 / 1\u00a0place'));
    const { reglages } = await onServer<Registration>('GET', `/api/events/${event.id}/inscriptions/`);
    expect([reglages?.places, reglages?.separer]).toEqual([1, true]);
  });

  it('list the people, who are added, found and withdrawn [EL3]', async () => {
    const event = await openEvent({ accord: true });
    const { root } = await showOnServer(eventsArea, { route: `/events/${event.id}` });
    await pressButton(root, 'Inscrire une personne');
    const dialog = await until(() => byRole(root, 'dialog'));
    await fill(byLabel(dialog, /^Prénom/), 'Nora');
    await fill(byLabel(dialog, /^Nom/), 'Petit');
    await pressButton(dialog, 'Inscrire');
    const row = await until(() =>
      allByRole(root, 'row').find((one) => one.textContent?.includes('Petit Nora')),
    );
    expect(row.textContent).toContain('À accepter');
    await pressButton(root, 'Inscrire une personne');
    const again = await until(() => byRole(root, 'dialog'));
    await fill(byLabel(again, /^Prénom/), 'Nora');
    await fill(byLabel(again, /^Nom/), 'PETIT');
    await pressButton(again, 'Inscrire');
    await until(() => byText(again, /^Nora PETIT était déjà sur la liste \(à accepter\)/));
    await pressButton(again, 'Annuler');
    await click(byRole(await until(() => byRole(root, 'alertdialog')), 'button', 'Abandonner'));
    await pressButton(root, 'Autres actions\u00a0: Nora Petit');
    await chooseItem(root, 'Accepter');
    await until(() => byText(root, 'Inscription acceptée\u00a0: Nora Petit'));
    // A state is said only where it isn't the usual one.
    await until(() => !row.textContent?.includes('À accepter'));
    await fill(byRole(root, 'searchbox', 'Rechercher une personne inscrite'), 'zzzz');
    await until(() => byText(root, /^Personne ne correspond à cette recherche/));
    await pressButton(root, 'Voir toute la liste');
    await pressButton(root, 'Autres actions\u00a0: Nora Petit');
    await chooseItem(root, 'Retirer de la liste…');
    const question = await until(() => byRole(root, 'alertdialog'));
    expect(question.textContent).toContain('Retirer de la liste\u00a0: Nora Petit');
    expect(question.textContent).toContain('Aucun e-mail ne part\u00a0: aucune adresse n’est connue.');
    await click(byRole(question, 'button', 'Retirer'));
    await until(() => root.textContent?.includes('0 / 2\u00a0places'));
    await until(() => byText(root, 'Ne viennent pas'));
  });

  it('are printed with the chosen answers, written to, and join a group as far as they are members [EL3]', async () => {
    const form = await makeRow<{ id: number }>('/api/formulaires/', {
      ...{ nom_du_formulaire: 'Questions', description: '', form_extend: false, form_static: false },
      champs: ['Repas', 'Bus'].map((name) => ({
        ...{ nom_du_champ: name, type_de_champ: 'text', option: '', is_required: false },
      })),
    });
    const event = await openEvent({ places: null, formulaire_id: form.id, questions_personnes: [] });
    const { id, nom, prenom } = await makeMember();
    const people = [{ prenom, nom, membre_id: id }];
    await onServer('POST', '/api/events/register/', { evenement: event.id, personnes: people });
    await registerWithAnswers(event.identifiant, ['Repas', 'Bus']);
    const { root } = await showOnServer(eventsArea, { route: `/events/${event.id}` });
    await until(() => byRole(root, 'columnheader', 'Repas'));
    const printer = printed();
    const [ofPeople] = allByRole(root, 'button').filter(({ textContent }) => textContent === 'Imprimer');
    await click(present(ofPeople, 'button'));
    const choice = await until(() => byRole(root, 'dialog', 'Imprimer la liste'));
    await axeCheck(root);
    await click(byLabel(choice, 'Bus'));
    await pressButton(choice, 'Imprimer');
    printer.restore();
    const sheet = present(printer.sheets[0], 'sheet');
    const heads = [...sheet.querySelectorAll('thead th')].map(({ textContent }) => textContent);
    expect(heads).toEqual(['Nom et prénom', 'Repas', 'Contact']);
    expect(sheet.body.textContent).toContain('Diallo AwaOuiawa@');
    await pressButton(root, 'Autres actions sur la liste');
    await chooseItem(root, 'Écrire à la liste');
    const mail = await until(() => byRole(root, 'dialog', 'Écrire aux personnes inscrites'));
    expect(byRole(mail, 'link').getAttribute('href')).toBe('mailto:?bcc=awa%40exemple.fr');
    await pressButton(mail, 'Fermer');
    await pressButton(root, 'Autres actions sur la liste');
    await chooseItem(root, 'Ajouter à un groupe');
    const join = await until(() => byRole(root, 'dialog', 'Ajouter à un groupe'));
    await until(() => byText(join, /1 personne sans fiche a été laissée de côté/));
    await axeCheck(root);
    await click(await until(() => allByRole(join, 'option')[0]));
    await pressButton(join, 'Ajouter');
    expect(await toastText(root)).toContain('1 membre ajouté au groupe');
  });

  it('are erased one by one, also without a record, and the list keeps its count [Q1]', async () => {
    const event = await openEvent();
    const person = {
      evenement: event.id,
      email: 'awa@exemple.fr',
      personnes: [{ prenom: 'Awa', nom: 'Diallo' }],
    };
    await onServer('POST', '/api/events/register/', person);
    const { root } = await showOnServer(eventsArea, { route: `/events/${event.id}` });
    await pressButton(root, 'Autres actions\u00a0: Awa Diallo');
    await chooseItem(root, 'Effacer cette personne…');
    const dialog = await until(() => byRole(root, 'dialog', /^Effacer cette personne de la liste/));
    byText(dialog, /^Le nom de Awa Diallo disparaît/);
    byLabel(dialog, /^L’adresse, le téléphone et les réponses sont les siens/);
    await axeCheck(root);
    await pressButton(dialog, 'Effacer');
    await until(() => byText(root, 'Personne effacée'));
    byText(root, '1 / 2\u00a0places');
    expect(root.textContent).not.toContain('awa@exemple.fr');
    await pressButton(root, 'Autres actions\u00a0: Personne effacée');
    expect(byRole(root, 'menu').textContent).toBe('Retirer de la liste…');
  });

  it('are counted before the event is deleted [EL3]', async () => {
    const event = await openEvent();
    const person = { evenement: event.id, personnes: [{ prenom: 'Nora', nom: 'Petit' }] };
    await onServer('POST', '/api/events/register/', person);
    const { root } = await showOnServer(eventsArea, { route: `/events/${event.id}` });
    await chooseAct(root, 'Supprimer');
    const question = await until(() => byRole(root, 'alertdialog'));
    expect(question.textContent).toContain('Une personne y est inscrite');
    await pressButton(question, 'Annuler');
  });
});
