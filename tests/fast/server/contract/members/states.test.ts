import { describe, expect, it } from 'vitest';
import type { Fact } from '../../../../../src/domain/register/facts';
import type { ConcernedPerson, StateFollows } from '../../../../../src/domain/register/stateChange';
import { present } from '../../../../support/present';
import { type JsonAnswer, signedInServer, TODAY } from '../../signedInServer';

const home = signedInServer(12);

const LEFT = '2026-03-02';

const move = (ids: number[], fields: object) => home.call('POST', '/api/membres/etats/', { ids, ...fields });
const preview = (ids: number[], fields: object) =>
  home.call('POST', '/api/membres/etats/apercu/', { ids, ...fields });
const factsOf = async (id: number): Promise<Fact[]> =>
  (await home.call('GET', `/api/membres/${id}/parcours/`)).data.faits;
const told = ({ genre, sens, domaine, jour }: Fact) => `${genre} ${sens} ${domaine} ${jour}`;
const undo = (operation: number) => home.call('POST', `/api/journal/${operation}/annuler/`);

/** The number of members at the end of these days. */
async function stock(...days: string[]): Promise<number[]> {
  const { data } = await home.call('GET', `/api/membres/evolution-membres/?start_date=2026-01-01`);
  const points = new Map(data.map(({ date, value }: { date: string; value: number }) => [date, value]));
  return days.map((day) => Number(points.get(day)));
}

/** Somebody who has been here since an earlier day, in a group, a department and a step. */
async function settled(fields: object = {}) {
  const id = await home.add({ nom: `Roux${Math.random().toString(36).slice(2)}`, ...fields });
  await home.db.updateTable('membres').set({ date_inscription: '2026-01-10' }).where('id', '=', id).execute();
  await home.db
    .updateTable('faits')
    .set({ jour: '2026-01-10' })
    .where('membre_id', '=', id)
    .where('domaine', '=', 'organisation')
    .execute();
  await home.call('PATCH', `/api/membres/${id}/group/`, { groupe_id: 1 });
  await home.call('PATCH', `/api/membres/${id}/department/`, { departement_id: 1 });
  await home.call('POST', '/api/membres/store_multiple_etapes/', { etape_id: 1, membre_ids: [id] });
  return id;
}

const sentence = ({ errors = {} }: JsonAnswer, field: string) => present(errors[field], field);

describe('A state', () => {
  it('is active at first, and stands on the record with its day and reason [R1]', async () => {
    const id = await home.add();
    expect(await home.member(id)).toMatchObject({
      etat: 'actif',
      etat_depuis: null,
      etat_motif: null,
      oppositions: [],
    });
    const answer = await move([id], { etat: 'parti', etat_depuis: TODAY, etat_motif: 'demenage' });
    expect(answer).toMatchObject({ status: 200, message: '1 départ noté.', data: { membres: 1, refus: [] } });
    expect(await home.member(id)).toMatchObject({
      etat: 'parti',
      etat_depuis: TODAY,
      etat_motif: 'demenage',
      statut: 'membre',
    });
  });

  it('tells beforehand what ends, and changes nothing [R1]', async () => {
    const id = await settled();
    const { data } = await preview([id], { etat: 'parti', etat_depuis: TODAY });
    const { total, personnes, comptes } = data as StateFollows;
    expect({ total, comptes }).toEqual({
      total: 1,
      comptes: { groupes: 1, departements: 1, etapes: 1, inscriptions: 0, services: 0, comptes: 0 },
    });
    const person: ConcernedPerson = present(personnes[0], 'the person');
    expect([person.groupe?.id, person.departement?.id, person.etapes.map((step) => step.id)]).toEqual([
      1,
      1,
      [1],
    ]);
    expect(await home.member(id)).toMatchObject({ etat: 'actif', groupe_actuel: { id: 1 } });
  });

  it('ends group, department and steps on its day, keeps their history, and is undone as one [R1]', async () => {
    const id = await settled();
    const { data } = await move([id], { etat: 'decede', etat_depuis: TODAY });
    const gone = await home.member(id);
    expect([gone.groupe_actuel, gone.departement_actuel, gone.etape_actuelle]).toEqual([null, null, []]);
    expect((await factsOf(id)).map(told).sort()).toEqual([
      `entree 1 departement ${TODAY}`,
      `entree 1 etape ${TODAY}`,
      `entree 1 groupe ${TODAY}`,
      'entree 1 organisation 2026-01-10',
      `sortie -1 departement ${TODAY}`,
      `sortie -1 etape ${TODAY}`,
      `sortie -1 groupe ${TODAY}`,
      `sortie -1 organisation ${TODAY}`,
    ]);
    expect((await undo(data.operation)).status).toBe(200);
    const back = await home.member(id);
    expect(back).toMatchObject({ etat: 'actif', groupe_actuel: { id: 1 }, departement_actuel: { id: 1 } });
    expect(back.etape_actuelle).toHaveLength(1);
    expect((await factsOf(id)).map(told).filter((fact) => !fact.startsWith('entree'))).toEqual([]);
  });

  it('comes back without what its exit ended, as a fact of its own [R1]', async () => {
    const id = await settled();
    await move([id], { etat: 'parti', etat_depuis: LEFT });
    expect((await move([id], { etat: 'actif', etat_depuis: TODAY })).message).toBe('1 retour noté.');
    expect(await home.member(id)).toMatchObject({ etat: 'actif', groupe_actuel: null, etape_actuelle: [] });
    expect((await factsOf(id)).map(told)[0]).toBe(`retour 1 organisation ${TODAY}`);
  });

  it.each([
    ['a death before birth', { etat: 'decede', etat_depuis: '1989-12-31' }, /avant sa naissance \(1990\)/],
    ['an exit before the entry', { etat: 'parti', etat_depuis: '2026-01-09' }, /avant l’entrée/],
    ['a day to come', { etat: 'parti', etat_depuis: '2026-03-16' }, /dans le futur/],
    ['no day', { etat: 'parti', etat_depuis: '2026-02-30' }, /date/],
  ])('refuses %s with a sentence, and changes nothing', async (_, fields, said) => {
    const id = await settled({ date_naissance: '1990-05-01' });
    const answer = await move([id], fields);
    expect([answer.status, sentence(answer, 'etat_depuis')]).toEqual([422, expect.stringMatching(said)]);
    expect(await home.member(id)).toMatchObject({ etat: 'actif', groupe_actuel: { id: 1 } });
  });

  it('refuses a return without an exit, a reason for a death, and people who are not there', async () => {
    const id = await settled();
    expect(sentence(await move([id], { etat: 'actif' }), 'etat')).toMatch(/Un retour demande un départ/);
    const reason = await move([id], { etat: 'decede', etat_motif: 'autre' });
    expect(sentence(reason, 'etat_motif')).toBe('Un motif ne se note que pour un départ.');
    expect((await move([999_999], { etat: 'parti' })).status).toBe(404);
    const some = await move([id, 999_999], { etat: 'parti' });
    expect(some.data).toMatchObject({ membres: 1, refus: [{ id: 999_999, nom: null }] });
    expect((await move([id], { etat: 'parti', etat_motif: 'ennui' })).status).toBe(422);
  });
});

describe('The number of members', () => {
  it('falls on the day of an exit and not before, also after the record is deleted and erased [R2]', async () => {
    const id = await settled();
    const before = await stock('2026-02-01', LEFT, TODAY);
    await move([id], { etat: 'parti', etat_depuis: LEFT });
    expect(await stock('2026-02-01', LEFT, TODAY)).toEqual([
      before[0],
      Number(before[1]) - 1,
      Number(before[2]) - 1,
    ]);
    await home.call('DELETE', `/api/membres/${id}/`);
    expect(await stock('2026-02-01', LEFT, TODAY)).toEqual([
      before[0],
      Number(before[1]) - 1,
      Number(before[2]) - 1,
    ]);
  });

  it('falls today when a record is deleted, and rises today when it is restored: corrections both [R2]', async () => {
    const id = await settled();
    const before = await stock('2026-02-01', TODAY);
    const { data } = await home.call('DELETE', `/api/membres/${id}/`);
    expect(await stock('2026-02-01', TODAY)).toEqual([before[0], Number(before[1]) - 1]);
    await home.call('POST', `/api/corbeille/${data.corbeille}/restaurer/`);
    expect(await stock('2026-02-01', TODAY)).toEqual(before);
    const facts = (await factsOf(id)).filter(({ domaine }) => domaine === 'organisation').map(told);
    expect(facts).toEqual([
      `correction 1 organisation ${TODAY}`,
      `correction -1 organisation ${TODAY}`,
      'entree 1 organisation 2026-01-10',
    ]);
  });

  it('tells entries, returns, exits and corrections apart [R2]', async () => {
    const { data } = await home.call('GET', '/api/membres/mouvements/?period=monthly');
    expect(data.sorties_depuis).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(data.points.at(-1)).toMatchObject({ date: '2026-03-01', retours: 1 });
  });
});
