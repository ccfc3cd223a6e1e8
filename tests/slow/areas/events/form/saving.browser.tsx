import { entity } from '../../../../fast/areas/events/form/entity.ts';
import {
  add,
  assign,
  assigned,
  chooseRole,
  DAY,
  eachEvent,
  eventNamed,
  eventsNamed,
  fillEvent,
  isAtList,
  losing,
  makePerson,
  makeRole,
  maybeRowOf,
  rowOf,
  rows,
  says,
  shown,
  speakersOf,
  stepwise,
  submit,
  told,
} from '../../../../fast/areas/events/form/fixtures.tsx';
import { expect } from '../../../../support/expect.ts';
import { nth, query } from '../../../../support/lookups.ts';
import { axeCheck } from '../../../../support/mount.tsx';
import {
  acknowledge,
  alertShown,
  button,
  chooseOption,
  errorOf,
  formError,
  input,
  setValue,
} from '../../../../support/onScreen.ts';
import { eventually, until } from '../../../../support/queries.ts';
import { failNext } from '../../../../support/reference.ts';
import { onServer, word } from '../../../../support/serverRows.ts';
import { click, fill } from '../../../../support/user.ts';

const CREATE = 'POST /api/events/';
const ASSIGN = 'POST /api/events/*/assignments/';

eachEvent();

describe('saving a new event from its form', () => {
  it('saves the event with its speakers, then closes with a toast [EF13, EF14, EF15, EF17, EF19, SP6, SP10]', async () => {
    const role = await makeRole();
    const ama = await makePerson({ email: 'ama@exemple.fr', telephone: '06 01', profession: 'Luthière' });
    const name = word();
    const { root, sent } = await shown(undefined, {}, stepwise);
    await fillEvent(root, name);
    setValue(input(root, 'heure_debut'), '23:30');
    setValue(input(root, 'heure_fin'), '00:30');
    await until(() => errorOf(root, 'heure_fin').startsWith('La fin précède le début'));
    await click(input(root, 'is_recurrent'));
    const frequency = input<HTMLSelectElement>(root, 'frequency');
    expect([...frequency.options].map(({ value }) => value)).toEqual([
      'daily',
      'weekly',
      'monthly',
      'yearly',
    ]);
    setValue(frequency, 'weekly');
    await add(root, ama, role);
    await click(submit(root));
    await isAtList(root);
    await until(() => says(root, 'créé avec succès'));
    const saved = await eventNamed(name);
    expect(told.saved).toEqual([[saved.id, true]]);
    expect(sent[0]).toEqual({
      method: 'POST',
      path: '/api/events/',
      body: {
        nom_evenement: name,
        date: `${DAY}T23:30:00`,
        heure_debut: '23:30',
        heure_fin: '00:30',
        is_recurrent: true,
        recurence_data: { frequency: 'weekly' },
        // Announced by the reference server: a series without more than its frequency, shown to members alone.
        serie: null,
        public: false,
      },
    });
    const [assignment] = await assigned(saved.id);
    const { id: speaker } = entity(assignment?.intervenant);
    const { nom, prenom, id: membre_id } = ama;
    expect(sent.slice(1)).toEqual([
      { method: 'POST', path: '/api/intervenants/', body: { nom, prenom, membre_id } },
      {
        method: 'POST',
        path: `/api/events/${saved.id}/assignments/`,
        body: {
          evenement: saved.id,
          intervenant: speaker,
          role_intervenant: role.id,
          donnees: {
            member_email: 'ama@exemple.fr',
            member_telephone: '06 01',
            member_profession: 'Luthière',
          },
        },
      },
    ]);
  });

  it('keeps all values when the event can’t be created, and creates one event in the end, however often the user clicks [EF22, EF23]', async () => {
    const [ama, role, name] = [await makePerson(), await makeRole(), word()];
    let isLosing = false;
    const lossy = losing('POST', /\/api\/events\/$/, stepwise);
    const send: typeof fetch = (...args) => (isLosing ? lossy : stepwise)(...args);
    const { root } = await shown(undefined, {}, send);
    await fillEvent(root, name);
    await add(root, ama, role);
    await failNext(CREATE, { status: 422, body: { message: 'Refusé', errors: { lieu: 'Lieu inconnu' } } });
    await click(submit(root));
    expect(await alertShown(root)).toEqual(['Erreur', 'Refusé']);
    await acknowledge(root);
    await eventually(() => expect(errorOf(root, 'lieu')).toBe('Lieu inconnu'));
    await failNext(CREATE, { status: 500, body: {} });
    await click(submit(root));
    const sentence = "Une erreur est survenue lors de la création de l'événement.";
    expect(await alertShown(root)).toEqual(['Erreur', sentence]);
    await acknowledge(root);
    await eventually(() =>
      expect([input(root, 'nom_evenement').value, rows(root).length]).toEqual([name, 1]),
    );
    isLosing = true;
    await click(submit(root));
    await alertShown(root);
    await acknowledge(root);
    await eventually(() => expect(formError(root)).toContain('C’est peut-être enregistré'));
    await click(submit(root));
    for (let i = 0; i < 2; i++) submit(root).form!.requestSubmit();
    await isAtList(root);
    const events = await eventsNamed(name);
    expect([events.length, told.saved.length, (await assigned(nth(events, 0).id)).length]).toEqual([1, 1, 1]);
  });

  it('creates two speakers for two members of the same name, and shows a refused name of 10,000 letters under its field', async () => {
    const [ama, role, name] = [await makePerson({ email: 'ama@exemple.fr' }), await makeRole(), word()];
    const homonym = await makePerson({ nom: ama.nom, email: 'autre@exemple.fr' });
    const { root } = await shown(undefined, {}, stepwise);
    setValue(input(root, 'nom_evenement'), 'é'.repeat(10_000));
    setValue(input(root, 'date'), DAY);
    for (const email of ['ama@', 'autre@']) {
      await chooseRole(root, role);
      await fill(query(root, '[role=combobox]'), `${ama.nom} ${email}`);
      await chooseOption(root, ama.nom ?? '');
    }
    await until(() => rows(root).length === 2 && !submit(root).disabled);
    await click(submit(root));
    expect((await alertShown(root))[0]).toBe('Erreur');
    await acknowledge(root);
    await eventually(() => expect(errorOf(root, 'nom_evenement')).toContain('255'));
    await fillEvent(root, name);
    await click(submit(root));
    await isAtList(root);
    const event = await eventNamed(name);
    const people = (await assigned(event.id)).map(({ intervenant: speaker }) => entity(speaker).membre_id);
    expect(people).toEqual([ama.id, homonym.id]);
  });

  it('lists each speaker that failed with its own «Réessayer», for the event that was created', async () => {
    const [ama, zoe, role, name] = [await makePerson(), await makePerson(), await makeRole(), word()];
    const { root } = await shown(undefined, {}, stepwise);
    await fillEvent(root, name);
    await add(root, ama, role);
    await add(root, zoe, role);
    await failNext(ASSIGN, { status: 500, body: { message: 'Base indisponible' } });
    await click(submit(root));
    expect((await alertShown(root))[0]).toBe('Erreur');
    await acknowledge(root);
    await eventually(() => {
      expect(rowOf(root, ama.name).textContent).toContain('Base indisponible');
      expect(rowOf(root, zoe.name).textContent).toContain('Enregistré');
      expect(formError(root)).toContain('L’événement est enregistré, mais 1 intervenant ne l’est pas encore');
      expect(submit(root).textContent).toBe('Enregistrer');
    });
    await axeCheck(root);
    await click(button(root, `Réessayer pour ${ama.name}, ${role.libelle}`));
    await isAtList(root);
    const event = await eventNamed(name);
    expect((await speakersOf(event.id)).sort()).toEqual(
      [ama, zoe].map((person) => `${person.name}/${role.libelle}`).sort(),
    );
  });

  it('saves everything after a «Réessayer» that stopped at a missing name, not only that speaker', async () => {
    const [ama, zoe, role, name] = [await makePerson(), await makePerson(), await makeRole(), word()];
    const { root } = await shown(undefined, {}, stepwise);
    await fillEvent(root, name);
    await add(root, ama, role);
    await add(root, zoe, role);
    await failNext(ASSIGN, { status: 500, times: 2 });
    await click(submit(root));
    await alertShown(root);
    await acknowledge(root);
    // Its message takes the focus.
    await until(() => formError(root));
    await fill(input(root, 'nom_evenement'), '');
    await click(button(root, `Réessayer pour ${ama.name}, ${role.libelle}`));
    expect((await alertShown(root))[0]).toBe('Champ requis');
    await acknowledge(root);
    await fill(input(root, 'nom_evenement'), name);
    await click(submit(root));
    await isAtList(root);
    const event = await eventNamed(name);
    expect((await speakersOf(event.id)).sort()).toEqual(
      [ama, zoe].map((person) => `${person.name}/${role.libelle}`).sort(),
    );
  });

  it('shows both edits where another user has changed the event before it was saved whole [J3]', async () => {
    const [ama, zoe, lea] = [await makePerson(), await makePerson(), await makePerson()];
    const [role, name] = [await makeRole(), word()];
    const { root } = await shown(undefined, {}, stepwise);
    await fillEvent(root, name);
    setValue(input(root, 'lieu'), 'Salle A');
    await add(root, ama, role);
    await add(root, zoe, role);
    await failNext(ASSIGN, { status: 500 });
    await click(submit(root));
    await alertShown(root);
    await acknowledge(root);
    const { id, date } = await eventNamed(name);
    const theirs = { id, nom_evenement: name, date, is_recurrent: false, lieu: 'Ailleurs' };
    await onServer('PUT', `/api/events/${id}/`, theirs);
    await onServer('PUT', `/api/events/${id}/assignments/`, { assignments: [] });
    await assign(id, lea, role);
    await until(() => formError(root));
    setValue(input(root, 'heure_debut'), '21:15');
    await click(submit(root));
    const asked = await until(() => root.querySelector('dialog'));
    const cells = [...asked.querySelectorAll('tbody tr')].map((row) =>
      [...row.children].map((cell) => cell.textContent),
    );
    const part = (person: { name: string }) => `Intervenant «\u00a0${person.name}, ${role.libelle}\u00a0»`;
    expect(cells).toEqual([
      ['Lieu', 'Ailleurs', 'Inchangé'],
      [part(zoe), 'Absent', 'Inchangé'],
      [part(lea), 'Présent', 'Inchangé'],
    ]);
    await click(button(asked, 'Garder ma version'));
    await isAtList(root);
    expect(await eventNamed(name)).toMatchObject({ lieu: 'Ailleurs', heure_debut: '21:15' });
    const merged = [ama, lea].map((person) => `${person.name}/${role.libelle}`);
    expect((await speakersOf(id)).sort()).toEqual(merged.sort());
  });

  it('marks the speakers whose member or role was deleted, and saves the others', async () => {
    const [ama, zoe, lea] = [await makePerson(), await makePerson(), await makePerson()];
    const [role, gone, name] = [await makeRole(), await makeRole(), word()];
    const { root } = await shown(undefined, {}, stepwise);
    await fillEvent(root, name);
    await add(root, ama, role);
    await add(root, zoe, gone);
    await add(root, lea, role);
    await onServer('DELETE', `/api/membres/${ama.id}/`);
    await onServer('DELETE', `/api/roles-intervenants/${gone.id}/`);
    await click(submit(root));
    await alertShown(root);
    await acknowledge(root);
    await eventually(() =>
      expect(rowOf(root, ama.name).textContent).toContain('Ce membre a été supprimé entre-temps'),
    );
    expect(rowOf(root, zoe.name).textContent).toContain('Ce rôle a été supprimé entre-temps');
    const event = await eventNamed(name);
    expect(await speakersOf(event.id)).toEqual([`${lea.name}/${role.libelle}`]);
    for (const person of [ama, zoe]) {
      await click(query(rowOf(root, person.name), '[data-remove]'));
      await until(() => !maybeRowOf(root, person.name));
    }
    await add(root, zoe, role);
    await click(submit(root));
    await isAtList(root);
    expect((await eventsNamed(name)).length).toBe(1);
    expect((await speakersOf(event.id)).length).toBe(2);
  });
});
