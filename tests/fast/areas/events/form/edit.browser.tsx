import type { CalendarEvent } from '../../../../../src/domain/events/event.ts';
import { announcing } from '../../../../support/announcing.ts';
import { expect } from '../../../../support/expect.ts';
import { axeCheck } from '../../../../support/mount.tsx';
import {
  acknowledge,
  alertShown,
  button,
  describedBy,
  errorOf,
  formError,
  input,
  question,
} from '../../../../support/onScreen.ts';
import { eventually, until } from '../../../../support/queries.ts';
import { calls, failNext } from '../../../../support/reference.ts';
import { onServer, word } from '../../../../support/serverRows.ts';
import { click, fill } from '../../../../support/user.ts';
import {
  add,
  assign,
  assigned,
  eachEvent,
  isAtList,
  makeEventWith,
  makePerson,
  makeRole,
  nameMessage,
  rowOf,
  rows,
  says,
  show,
  shown,
  speakersOf,
  stepwise,
  submit,
  told,
} from './fixtures.tsx';

const SYNC = 'PUT /api/events/*/assignments/';

eachEvent();

describe('the form of an existing event', () => {
  it('is filled, checks no name, then updates and replaces the speakers in one call [EF1, EF12, EF16, EF20, SP5, SP7]', async () => {
    const [ama, zoe, role, secondRole] = [
      await makePerson(),
      await makePerson(),
      await makeRole(),
      await makeRole(),
    ];
    const event = await makeEventWith(
      [
        [ama, role],
        [ama, secondRole],
      ],
      {
        lieu: 'Salle B',
        heure_fin: '12:00',
        is_recurrent: true,
        recurence_data: { frequency: 'monthly' },
      },
    );
    const { updated_at } = await onServer<CalendarEvent>('GET', `/api/events/${event.id}/`);
    const { root, sent } = await shown(`/events/${event.id}/edit`, {}, stepwise);
    const held = ['nom_evenement', 'date', 'heure_debut', 'heure_fin', 'lieu', 'frequency'].map(
      (name) => input(root, name).value,
    );
    expect(held).toEqual([event.nom_evenement, '2031-05-04', '10:00', '12:00', 'Salle B', 'monthly']);
    expect(rows(root).length).toBe(2);
    expect([submit(root).disabled, submit(root).textContent]).toEqual([false, 'Enregistrer']);
    await fill(input(root, 'lieu'), ' ');
    const name = word();
    await fill(input(root, 'nom_evenement'), name);
    expect(nameMessage(root)).toBe('');
    await click(button(root, `Retirer ${ama.name}, ${role.libelle}`));
    await add(root, zoe, role);
    await axeCheck(root);
    await click(submit(root));
    await until(() => says(root, 'Événement modifié avec succès\u00a0!'));
    expect(told.saved).toEqual([[event.id, false]]);
    const put = sent.find(({ path }) => path === `/api/events/${event.id}/`);
    expect(put?.body).toEqual({
      id: event.id,
      nom_evenement: name,
      date: '2031-05-04T10:00:00',
      date_fin: null,
      heure_debut: '10:00',
      heure_fin: '12:00',
      is_recurrent: true,
      recurence_data: { frequency: 'monthly' },
      serie: null,
      public: false,
      updated_at,
    });
    const writes = sent.map(({ method, path }) => `${method} ${path}`);
    expect(writes).toEqual([
      `PUT /api/events/${event.id}/`,
      'POST /api/intervenants/',
      `PUT /api/events/${event.id}/assignments/`,
    ]);
    expect(await speakersOf(event.id)).toEqual([
      `${ama.name}/${secondRole.libelle}`,
      `${zoe.name}/${role.libelle}`,
    ]);
    expect((await calls()).filter((call) => call.includes('check-name'))).toEqual([]);
  });

  it('sends only the id and the fields to a back end that announces nothing [EF18]', async () => {
    const [ama, role] = [await makePerson(), await makeRole()];
    const event = await makeEventWith([[ama, role]]);
    const { root, sent } = await shown(`/events/${event.id}/edit`, {}, announcing());
    await fill(input(root, 'lieu'), 'Salle B');
    await click(submit(root));
    await isAtList(root);
    expect(sent[0]).toEqual({
      method: 'PUT',
      path: `/api/events/${event.id}/`,
      body: {
        id: event.id,
        nom_evenement: event.nom_evenement,
        lieu: 'Salle B',
        date: '2031-05-04T10:00:00',
        heure_debut: '10:00',
        is_recurrent: false,
      },
    });
  });

  it('notices another user’s edit where the back end doesn’t, and overwrites it when the user agrees', async () => {
    const [ama, role] = [await makePerson(), await makeRole()];
    const event = await makeEventWith([[ama, role]]);
    const { root, sent } = await shown(`/events/${event.id}/edit`, {}, announcing());
    const body = {
      id: event.id,
      nom_evenement: event.nom_evenement,
      date: '2031-05-04T10:00:00',
      heure_debut: '10:00',
      is_recurrent: false,
    };
    await onServer('PUT', `/api/events/${event.id}/`, { ...body, lieu: 'Salle A' });
    await fill(input(root, 'lieu'), 'Salle B');
    await click(submit(root));
    const asked = await question(root);
    expect(asked.textContent).toContain('L’événement a changé entre-temps');
    expect(sent).toEqual([]);
    await click(button(asked, 'Enregistrer quand même'));
    await isAtList(root);
    expect(sent[0]).toEqual({
      method: 'PUT',
      path: `/api/events/${event.id}/`,
      body: { ...body, lieu: 'Salle B' },
    });
  });

  it('says which part failed, and saves the rest on the next attempt [EF22, EF23, EF24]', async () => {
    const [ama, zoe, role] = [await makePerson(), await makePerson(), await makeRole()];
    const event = await makeEventWith([[ama, role]]);
    const { root, sent } = await shown(`/events/${event.id}/edit`, {}, stepwise);
    await failNext(`PUT /api/events/${event.id}/`, { body: {} });
    await click(submit(root));
    const failed = "Une erreur est survenue lors de la modification de l'événement.";
    expect(await alertShown(root)).toEqual(['Erreur', failed]);
    await acknowledge(root);
    await add(root, zoe, role);
    await failNext(SYNC, { body: { message: 'Base indisponible' } });
    await click(submit(root));
    const sync = 'Erreur lors de la synchronisation des intervenants: Base indisponible';
    expect(await alertShown(root)).toEqual(['Erreur', sync]);
    await acknowledge(root);
    await eventually(() =>
      expect(formError(root)).toContain('L’événement est enregistré, ses intervenants pas encore'),
    );
    expect((await assigned(event.id)).length).toBe(1);
    await click(submit(root));
    await isAtList(root);
    expect((await assigned(event.id)).length).toBe(2);
    expect(sent.filter(({ path }) => path === '/api/intervenants/').length).toBe(1);
  });

  it('marks the speaker whose role was deleted, and leaves the stored list unchanged', async () => {
    const [ama, zoe, role, gone] = [
      await makePerson(),
      await makePerson(),
      await makeRole(),
      await makeRole(),
    ];
    const event = await makeEventWith([[ama, role]]);
    const { root } = await shown(`/events/${event.id}/edit`);
    await add(root, zoe, gone);
    await onServer('DELETE', `/api/roles-intervenants/${gone.id}/`);
    await click(submit(root));
    expect((await alertShown(root))[1]).toContain('Erreur lors de la synchronisation des intervenants: ');
    await acknowledge(root);
    await eventually(() =>
      expect(rowOf(root, zoe.name).textContent).toContain('Ce rôle a été supprimé entre-temps'),
    );
    expect(await speakersOf(event.id)).toEqual([`${ama.name}/${role.libelle}`]);
  });

  it('shows both edits where another user saved first, speakers included, and a taken name under its field [J3]', async () => {
    const [ama, zoe, role] = [await makePerson(), await makePerson(), await makeRole()];
    const [event, namesake] = [await makeEventWith([[ama, role]]), await makeEventWith([])];
    const { root } = await shown(`/events/${event.id}/edit`);
    const { id, nom_evenement, date } = event;
    await onServer('PUT', `/api/events/${id}/`, {
      id,
      nom_evenement,
      date,
      is_recurrent: true,
      lieu: 'Ailleurs',
    });
    await assign(id, zoe, role);
    await fill(input(root, 'nom_evenement'), namesake.nom_evenement);
    await fill(input(root, 'lieu'), 'Salle B');
    await click(submit(root));
    const question = await until(() => root.querySelector('dialog'));
    const rowsOf = () =>
      [...question.querySelectorAll('tbody tr')].map((row) =>
        [...row.children].map((cell) => cell.textContent),
      );
    expect(rowsOf()).toEqual([
      ['Heure de début', 'Vide', 'Inchangé'],
      ['Lieu', 'Ailleurs', 'Salle B'],
      ['Cet événement se répète', 'Oui', 'Inchangé'],
      [`Intervenant «\u00a0${zoe.name}, ${role.libelle}\u00a0»`, 'Présent', 'Inchangé'],
    ]);
    await axeCheck(root);
    await click(button(question, 'Garder ma version'));
    const taken = `Un événement avec le nom "${namesake.nom_evenement}" existe déjà. Veuillez choisir un autre nom.`;
    await until(() => says(root, taken) && root.querySelector('dialog'));
    await acknowledge(root);
    await eventually(() => expect(errorOf(root, 'nom_evenement')).toBe(taken));
    const name = word();
    await fill(input(root, 'nom_evenement'), name);
    await click(submit(root));
    await isAtList(root);
    const stored = await onServer<CalendarEvent>('GET', `/api/events/${id}/`);
    expect([stored.nom_evenement, stored.lieu, stored.is_recurrent]).toEqual([name, 'Salle B', true]);
    expect((await speakersOf(id)).sort()).toEqual(
      [ama, zoe].map((one) => `${one.name}/${role.libelle}`).sort(),
    );
  });

  it('says what is missing of an event that came recurring without a frequency, and chooses none for it [K17]', async () => {
    const [ama, role] = [await makePerson(), await makeRole()];
    const event = await makeEventWith([[ama, role]], { is_recurrent: true });
    const { root, sent } = await shown(`/events/${event.id}/edit`);
    const frequency = () => input<HTMLSelectElement>(root, 'frequency');
    expect([frequency().value, frequency().options[0]?.label]).toEqual(['', 'Non précisée']);
    expect(describedBy(frequency())).toContain('Sans fréquence, cet événement n’a lieu qu’à sa date');
    expect(says(root, 'vos changements valent pour toutes ses dates')).toBe(false);
    await fill(input(root, 'lieu'), 'Salle B');
    await click(submit(root));
    await isAtList(root);
    expect(sent[0]?.body).toMatchObject({ is_recurrent: true, lieu: 'Salle B' });
    expect(sent[0]?.body).not.toHaveProperty('recurence_data');
  });

  it('says that an event can’t be loaded, then shows the list [EF25]', async () => {
    const event = await makeEventWith([]);
    await failNext(`GET /api/events/${event.id}/assignments/`);
    const { root } = await show(`/events/${event.id}/edit`);
    expect(await alertShown(root)).toEqual(['Erreur', "Impossible de charger l'événement à éditer."]);
    await acknowledge(root);
    await isAtList(root);
  });

  it('closes without a question when nothing was changed', async () => {
    const [ama, role] = [await makePerson(), await makeRole()];
    const event = await makeEventWith([[ama, role]]);
    const { root } = await shown(`/events/${event.id}/edit`);
    await fill(input(root, 'lieu'), 'x');
    await fill(input(root, 'lieu'), '');
    await click(button(root, 'Annuler'));
    await isAtList(root);
    expect(told.left).toBe(1);
  });
});
