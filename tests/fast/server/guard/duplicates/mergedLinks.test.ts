import { describe, expect, it } from 'vitest';
import { declaredLinks } from '../../../../../demo/server/guard/privacy/person/columns';
import { attendanceOn, tick } from '../../contract/attendance/sheetRows';
import { TODAY } from '../../signedInServer';
import { linksToPeople } from '../privacy/declared';
import { registrants } from '../privacy/registrants';
import { mergeServer } from './mergeServer';

const { server, call, pairOf, merge, undo, stored, zoe, speaker } = mergeServer();
const at = attendanceOn(server);
const { event, register, answer, people } = registrants(server);

/** An event of today, for which people can be registered. */
const today = () => event({ date: `${TODAY}T10:00:00` });
const ZOE = { nom: 'Petit', prenom: 'Zoé' };

const linesOf = async (id: number) =>
  (await at.sheet(id)).data.personnes.map((person: { id: number }) => person.id);
const ticksOf = async (id: number) =>
  (await at.sheet(id)).data.pointages.map((one: { personne_id: number; etat: string }) => [
    one.personne_id,
    one.etat,
  ]);
const membersOf = async (id: number) => (await people(id)).map(({ membre_id }) => membre_id);

describe('A merge', () => {
  it('takes registrations and attendance along, and the person stands once on the sheet [Q8, J8]', async () => {
    const [one, other] = [await zoe(), await zoe()];
    const id = await today();
    await register(id, {}, { ...ZOE, membre_id: other });
    await at.send(id, [tick(other, 'present')]);
    const group = await at.group();
    await call('PATCH', `/api/membres/${one}/group/`, { groupe_id: group });
    await at.expect(id, { groupes: [group] });
    expect(await linesOf(id)).toHaveLength(2);
    await merge(one, other);
    expect(await membersOf(id)).toEqual([one]);
    expect([await linesOf(id), await ticksOf(id)]).toEqual([[one], [[one, 'present']]]);
  });

  it('shows registrations, attendance, absences and services before, which it moves [Q8, J8]', async () => {
    const [one, other] = [await zoe({ email: 'zoe@exemple.fr' }), await zoe({ email: 'zp@exemple.fr' })];
    const [first, second] = [await today(), await today()];
    await register(first, {}, { ...ZOE, membre_id: other });
    // Told from members on file by name and address alone.
    await register(second, { email: 'zp@exemple.fr' }, ZOE);
    await at.send(first, [tick(other, 'present')]);
    await call('POST', `/api/membres/${other}/absences/`, { du: '2026-08-01', au: '2026-08-09', note: null });
    await speaker(other);
    const { liens } = await pairOf(one, other);
    expect(liens.autre).toMatchObject({ inscriptions: 2, presences: 1, absences: 1, services: 0 });
    expect(liens.un).toMatchObject({ inscriptions: 0, presences: 0, absences: 0 });
    await merge(one, other, { email: one });
    expect([await membersOf(first), await membersOf(second)]).toEqual([[one], [one]]);
    expect((await pairOf(one, await zoe())).liens.un).toMatchObject({
      inscriptions: 2,
      presences: 1,
      absences: 1,
    });
  });

  it('of two who are on one list leaves both registrations with their answers, and one line on the sheet [Q8]', async () => {
    const [one, other] = [await zoe(), await zoe()];
    const id = await today();
    const [first = 0] = await register(id, { email: 'a@exemple.fr' }, { ...ZOE, membre_id: one });
    const [second = 0] = await register(id, { email: 'b@exemple.fr' }, { ...ZOE, membre_id: other });
    await answer(first, 'sans gluten');
    await answer(second, 'arrive tard');
    await at.send(id, [tick(-first, 'absent', { ago: 60_000 }), tick(other, 'present')]);
    await merge(one, other);
    expect(await membersOf(id)).toEqual([one, one]);
    expect([await linesOf(id), await ticksOf(id)]).toEqual([[one], [[one, 'present']]]);
  });

  it('that is undone brings all of it back [Q8, J8]', async () => {
    const [one, other] = [await zoe({ email: 'zo@exemple.fr' }), await zoe()];
    const id = await today();
    const [first = 0] = await register(id, { email: 'zo@exemple.fr' }, ZOE);
    await register(id, {}, { ...ZOE, membre_id: other });
    await at.send(id, [tick(-first, 'present', { ago: 60_000 }), tick(other, 'absent')]);
    const before = await stored();
    const { data } = await merge(one, other);
    expect(await linesOf(id)).toEqual([one]);
    expect(await undo(data.operation)).toMatchObject({ status: 200 });
    expect(await stored()).toEqual(before);
  });

  it('says of every link to a member what becomes of it, or why it is left [Q8]', async () => {
    const links = (await linksToPeople(server.db)).filter(({ to }) => to === 'membres');
    expect(links.length).toBeGreaterThan(10);
    const declared = declaredLinks();
    for (const { table, column } of links) {
      const link = declared.find(([name, key]) => name === table && key === column);
      expect.soft(link?.[2].merging, `${table}.${column}`).toBeDefined();
    }
  });
});

describe('A person who is registered and on file', () => {
  it('is one line of the sheet, also where a tick came before the record [Q8]', async () => {
    const id = await today();
    const [lea = 0] = await register(id, { email: 'lea@exemple.fr' }, { nom: 'Roux', prenom: 'Léa' });
    await at.send(id, [tick(-lea, 'present')]);
    const group = await at.group();
    await at.inGroup(group, { nom: 'Roux', prenom: 'Léa', email: 'lea@exemple.fr' });
    await at.expect(id, { groupes: [group] });
    expect([await linesOf(id), await ticksOf(id)]).toEqual([[-lea], [[-lea, 'present']]]);
    expect((await at.report(id)).data.jours).toMatchObject([{ attendus: 1, attendus_presents: 1 }]);
  });
});
