import { describe, expect, it } from 'vitest';
import { deleteOldRegistrations } from '../../../../../demo/server/guard/privacy/oldRegistrations';
import { signedInServer, TODAY } from '../../signedInServer';
import { attendanceOn, tick } from './sheetRows';

const server = signedInServer(10);
const at = attendanceOn(server);

interface Person {
  id: number;
  nom: string;
  prenom: string;
  attendu: boolean;
  famille: number[];
}

const draft = { places: null, personnes_max: 8, attente: true, accord: false, conservation_mois: 1 };

/** An event of today that takes registrations. */
async function openEvent(): Promise<number> {
  const id = await at.event();
  expect((await server.call('PUT', `/api/events/${id}/inscriptions/`, draft)).status).toBe(200);
  return id;
}

/** Registers people of these names together. @returns their numbers on the sheet while they have no record */
async function register(
  evenement: number,
  email: string,
  ...names: readonly (readonly [nom: string, prenom: string, membre_id?: number])[]
): Promise<number[]> {
  const personnes = names.map(([nom, prenom, membre_id]) => ({ nom, prenom, membre_id }));
  const { data } = await server.call('POST', '/api/events/register/', { evenement, email, personnes });
  return data.personnes.map(({ id }: { id: number }) => -id);
}

const withdraw = (id: number, person: number) =>
  server.call('POST', `/api/events/${id}/unregister/`, { inscrits: [-person] });

const peopleOf = async (id: number): Promise<Person[]> => (await at.sheet(id)).data.personnes;
const idsOf = async (id: number) => (await peopleOf(id)).map((person) => person.id);
const statesOf = async (id: number) =>
  Object.fromEntries(
    (await at.sheet(id)).data.pointages.map((one: { personne_id: number; etat: string | null }) => [
      one.personne_id,
      one.etat,
    ]),
  );

describe('a person who is registered and has no record', () => {
  it('is expected, in one order with the members, with those of the same registration [EL4]', async () => {
    const id = await openEvent();
    const group = await at.group();
    const [first, last] = [
      await at.inGroup(group, { nom: 'Abel' }),
      await at.inGroup(group, { nom: 'Zimmer' }),
    ];
    await at.expect(id, { groupes: [group] });
    const child = await server.add({ nom: 'Émery', date_naissance: '2018-01-02' });
    await server.call('POST', `/api/membres/${last}/ajouter_enfant/`, { enfants_ids: [child] });
    const names = [
      ['Éboué', 'Awa'],
      ['Ebner', 'Max'],
      ['Zimmer', 'Alix', last],
    ] as const;
    const [awa, max] = (await register(id, 'a@exemple.test', ...names)) as [number, number];
    const people = await peopleOf(id);
    expect(people.map((one) => one.id)).toEqual([first, max, awa, child, last]);
    expect(people.find((one) => one.id === awa)).toEqual({
      ...{ id: awa, nom: 'Éboué', prenom: 'Awa', attendu: true, famille: [max, last] },
    });
    expect(people.find((one) => one.id === last)?.famille).toEqual([child, awa, max]);
    expect(people.find((one) => one.id === first)?.famille).toEqual([]);
  });

  it('is ticked, told to other devices, and counted, the later one of two ticks [EL4]', async () => {
    const id = await openEvent();
    const [awa, max] = (await register(id, 'b@exemple.test', ['Éboué', 'Awa'], ['Ebner', 'Max'])) as [
      number,
      number,
    ];
    const { data } = await at.send(id, [tick(awa, 'present', { ago: 60_000 })]);
    const early = await at.send(id, [tick(awa, 'absent', { ago: 120_000 })], { appareil: 'deux' });
    expect(early.data.depasses).toMatchObject([{ personne_id: awa, etat: 'present', appareil: 'un' }]);
    await at.send(id, [tick(max, 'excuse')], { appareil: 'deux' });
    const { data: changes } = await at.changes(id, data.version);
    expect(changes.pointages).toMatchObject([{ personne_id: max, etat: 'excuse' }]);
    expect(changes.personnes.map((one: Person) => one.id)).toContain(max);
    expect(await statesOf(id)).toEqual({ [awa]: 'present', [max]: 'excuse' });
    const report = (await at.report(id)).data;
    expect(report.jours).toMatchObject([{ presents: 1, excuses: 1, attendus: 2, attendus_presents: 1 }]);
    expect(report.tranches).toEqual([
      { tranche: null, genre: null, presents: 1, attendus: 2, attendus_presents: 1 },
    ]);
  });

  it('counts as the member of the record once there is one, and keeps a tick that was made before [EL4]', async () => {
    const id = await openEvent();
    const email = 'c@exemple.test';
    const [awa, max] = (await register(id, email, ['Éboué', 'Awa'], ['Ebner', 'Max'])) as [number, number];
    await at.send(id, [tick(awa, 'present')]);
    await server.add({ nom: 'Éboué', prenom: 'Awa', email });
    const member = await server.add({ nom: 'Ebner', prenom: 'Max', email });
    expect(await idsOf(id)).toEqual([member, awa]);
    expect(await statesOf(id)).toEqual({ [awa]: 'present' });
    const late = await at.send(id, [tick(max, 'present')]);
    expect(late.data.disparus).toEqual([]);
    expect(await idsOf(id)).toEqual([max, awa]);
  });

  it('may come after a withdrawal, and nobody of another event is ticked [EL4]', async () => {
    const [id, other] = [await openEvent(), await openEvent()];
    const [awa, max] = (await register(id, 'd@exemple.test', ['Éboué', 'Awa'], ['Ebner', 'Max'])) as [
      number,
      number,
    ];
    await withdraw(id, awa);
    expect(await peopleOf(id)).toMatchObject([{ id: max, famille: [] }]);
    await at.send(id, [tick(awa, 'present')]);
    expect(await peopleOf(id)).toMatchObject([
      { id: max, attendu: true, famille: [] },
      { id: awa, attendu: false, famille: [max] },
    ]);
    expect((await at.report(id)).data.jours).toMatchObject([{ presents: 1, attendus: 1 }]);
    const { data } = await at.send(other, [tick(awa, 'present'), tick(-999_999, 'present')]);
    expect(data.disparus).toEqual([awa, -999_999]);
    expect(await statesOf(other)).toEqual({});
  });

  it('is on the sheet of a helper’s link while expected or ticked, and only then [EL4, EL6]', async () => {
    const id = await openEvent();
    const [awa, max] = (await register(id, 'e@exemple.test', ['Éboué', 'Awa'], ['Ebner', 'Max'])) as [
      number,
      number,
    ];
    await withdraw(id, max);
    const path = `/api/events/${id}/presences/lien/`;
    const { cle } = (await server.call('POST', path, { jour: TODAY })).data;
    const headers = { authorization: `Token ${cle}`, 'content-type': 'application/json' };
    const helper = async (method: string, body?: string) =>
      (await (await fetch(`${server.url}/api/pointage/`, { method, headers, body })).json()).data;
    const sheet = await helper('GET');
    expect(sheet.personnes).toEqual([{ id: awa, nom: 'Éboué', prenom: 'Awa', attendu: true, famille: [] }]);
    const earlier = { ago: Date.now() - Date.parse(`${TODAY}T10:00:00Z`) };
    const pointages = [tick(awa, 'present', earlier), tick(max, 'present', earlier)];
    const answer = await helper('POST', JSON.stringify({ appareil: 'aide', pointages }));
    expect(answer.disparus).toEqual([max]);
    expect(await statesOf(id)).toEqual({ [awa]: 'present' });
  });

  it('comes back with an event from the trash, ticked as before [EL4]', async () => {
    const id = await openEvent();
    const [awa] = (await register(id, 'f@exemple.test', ['Éboué', 'Awa'])) as [number];
    const member = await server.add();
    await at.send(id, [tick(awa, 'present'), tick(member, 'absent')]);
    const before = await peopleOf(id);
    const { data } = await server.call('DELETE', `/api/events/${id}/`);
    expect((await server.call('POST', `/api/corbeille/${data.corbeille}/restaurer/`)).status).toBe(200);
    expect(await statesOf(id)).toEqual({ [awa]: 'present', [member]: 'absent' });
    expect(await peopleOf(id)).toEqual(before);
  });

  it('leaves the sheet with the registration after its months, and the totals stay [EL4]', async () => {
    const id = await openEvent();
    const names = [
      ['Éboué', 'Awa'],
      ['Ebner', 'Max'],
    ] as const;
    const people = await register(id, 'g@exemple.test', ...names);
    await at.send(
      id,
      people.map((person) => tick(person, 'present')),
    );
    await deleteOldRegistrations(server.db, { now: () => Date.parse('2026-06-01T12:00:00Z') });
    const { data } = await at.sheet(id);
    expect([data.personnes, data.pointages]).toEqual([[], []]);
    expect((await at.report(id)).data).toMatchObject({
      jours: [{ presents: 2, attendus: 0 }],
      tranches: [{ presents: 2, attendus: 0 }],
    });
    const { data: deleted } = await server.call('DELETE', `/api/events/${id}/`);
    await server.call('POST', `/api/corbeille/${deleted.corbeille}/restaurer/`);
    expect((await at.report(id)).data.jours).toMatchObject([{ presents: 2 }]);
  });

  it('is a number without a name once the person is erased [EL4, J6]', async () => {
    const id = await openEvent();
    const email = 'h@exemple.test';
    const [awa] = (await register(id, email, ['Effacée', 'Awa'])) as [number];
    await at.send(id, [tick(awa, 'present')]);
    const member = await server.add({ nom: 'Effacée', prenom: 'Awa', email });
    const { updated_at } = await server.member(member);
    const erased = await server.call('POST', `/api/membres/${member}/effacer/`, {
      ...{ updated_at, confirmation: 'Awa Effacée', reponses: [], intervenants: [] },
    });
    expect(erased.status).toBe(200);
    const [person] = await peopleOf(id);
    expect(person).toMatchObject({ id: awa, prenom: '' });
    expect(person?.nom).not.toContain('Effacée');
    expect(await statesOf(id)).toEqual({ [awa]: 'present' });
  });

  it('has ticks in the history of the event, without a name [EL4, J1]', async () => {
    const id = await openEvent();
    const [awa] = (await register(id, 'i@exemple.test', ['Zqnom', 'Zqawa'])) as [number];
    await at.send(id, [tick(awa, 'present')]);
    const rows = await server.db
      .selectFrom('changements')
      .selectAll()
      .where('nom_table', '=', 'presences')
      .where('objet', '=', 'evenements')
      .where('objet_id', '=', id)
      .execute();
    expect(rows).toMatchObject([{ avant: null, apres: { etat: 'present', inscrit_id: -awa } }]);
    expect(JSON.stringify(rows)).not.toMatch(/Zqnom|Zqawa/);
  });
});
