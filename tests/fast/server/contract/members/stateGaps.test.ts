import { describe, expect, it } from 'vitest';
import type { ConcernedPerson } from '../../../../../src/domain/register/stateChange';
import { present } from '../../../../support/present';
import { signedInServer, TODAY } from '../../signedInServer';

const home = signedInServer(6);

const move = (ids: number[], fields: object) => home.call('POST', '/api/membres/etats/', { ids, ...fields });
const preview = (ids: number[], fields: object) =>
  home.call('POST', '/api/membres/etats/apercu/', { ids, ...fields });
const undo = (operation: number) => home.call('POST', `/api/journal/${operation}/annuler/`);

let made = 0;
const person = async (fields: object = {}) => {
  made += 1;
  const own = { nom: `O’Neill${made}`, prenom: 'Zoë', email: `zoe${made}@ex.fr`, ...fields };
  return { id: await home.add(own), ...own };
};

/** An event to come with so many places and a waiting list. */
async function event(places: number): Promise<number> {
  const { data } = await home.call('POST', '/api/events/', {
    ...{ nom_evenement: `Repas ${++made}`, lieu: '', date: '2099-06-07T12:00:00', heure_debut: '12:00' },
    is_recurrent: false,
  });
  await home.call('PUT', `/api/events/${data.id}/inscriptions/`, {
    ...{ places, personnes_max: 8, attente: true, accord: false, separer: true },
  });
  return data.id;
}
const register = (id: number, { id: membre_id, nom, prenom, email }: Awaited<ReturnType<typeof person>>) =>
  home.call('POST', '/api/events/register/', {
    ...{ evenement: id, email, personnes: [{ nom, prenom, membre_id }] },
  });
const stateOf = async (member: number) =>
  (
    await home.db
      .selectFrom('inscrits')
      .select(['etat', 'evenement_id'])
      .where('membre_id', '=', member)
      .orderBy('id')
      .execute()
  ).map(({ etat }) => etat);

describe('undoing a departure', () => {
  it('brings registrations back, but not to a place that was given on: that is told [R1, R2]', async () => {
    const [leaving, waiting] = [await person(), await person()];
    const [full, roomy] = [await event(1), await event(9)];
    for (const id of [full, roomy]) await register(id, leaving);
    await register(full, waiting);
    expect([await stateOf(leaving.id), await stateOf(waiting.id)]).toEqual([
      ['inscrit', 'inscrit'],
      ['attente'],
    ]);
    const { data } = await move([leaving.id], { etat: 'parti', retirer_inscriptions: true });
    expect([await stateOf(leaving.id), data.inscriptions]).toEqual([['retire', 'retire'], 2]);
    const given = await stateOf(waiting.id);
    expect(given).not.toEqual(['attente']);
    const undone = await undo(data.operation);
    expect(undone.data.details).toEqual([
      { objet: 'membres', id: leaving.id, nom: `${leaving.nom} Zoë`, raison: 'complet' },
    ]);
    expect([await stateOf(leaving.id), await stateOf(waiting.id)]).toEqual([['retire', 'inscrit'], given]);
    expect((await home.member(leaving.id)).etat).toBe('actif');
  });
});

describe('registrations to come', () => {
  it('are withdrawn one by one [R1]', async () => {
    const leaving = await person();
    const [kept, left] = [await event(9), await event(9)];
    for (const id of [kept, left]) await register(id, leaving);
    const { personnes } = (await preview([leaving.id], { etat: 'parti' })).data;
    const [first, second] = (personnes[0] as ConcernedPerson).inscriptions;
    const chosen = present(
      [first, second].find((one) => one?.evenement.id === left),
      'registration',
    ).id;
    await move([leaving.id], { etat: 'parti', retirer_inscriptions: [chosen] });
    expect(await stateOf(leaving.id)).toEqual(['inscrit', 'retire']);
  });
});

describe('the day on which a new member came', () => {
  it('may be an earlier one, so that the person can have left since [R2]', async () => {
    const { id } = await person({ date_inscription: '1998-01-12' });
    expect((await home.member(id)).date_inscription).toContain('1998-01-12');
    expect((await move([id], { etat: 'parti', etat_depuis: '2020-05-04' })).status).toBe(200);
    const { faits } = (await home.call('GET', `/api/membres/${id}/parcours/`)).data;
    expect(faits.map(({ genre, jour }: { genre: string; jour: string }) => `${genre} ${jour}`)).toEqual([
      'sortie 2020-05-04',
      'entree 1998-01-12',
    ]);
  });

  it.each([
    ['to come', '2026-03-16', /futur/],
    ['before the birth', '1989-12-31', /avant sa naissance/],
    ['none', '2026-02-30', /./],
  ])('is refused where it is %s', async (_, date_inscription, said) => {
    const draft = { nom: 'Roux', prenom: 'Нина', genre: 'feminin', date_naissance: '1990-05-01' };
    const answer = await home.call('POST', '/api/membres/', { ...draft, date_inscription });
    expect([answer.status, answer.errors?.date_inscription]).toEqual([422, expect.stringMatching(said)]);
  });
});

describe('the preview of a change of state', () => {
  it('takes another reason of a departure that is noted already', async () => {
    const { id } = await person();
    await move([id], { etat: 'parti', etat_depuis: TODAY, etat_motif: 'demenage' });
    const asked = { etat: 'parti', etat_depuis: TODAY };
    expect((await preview([id], asked)).data.refus).toHaveLength(1);
    expect((await preview([id], { ...asked, etat_motif: 'demenage' })).data.refus).toHaveLength(1);
    expect((await preview([id], { ...asked, etat_motif: 'autre' })).data).toMatchObject({
      total: 1,
      refus: [],
    });
  });

  it('tells the spouse, whose link stays after the death, with its day', async () => {
    const [dead, widow] = [
      await person({ genre: 'masculin' }),
      await person({ situation_matrimoniale: 'marie' }),
    ];
    await home.call('POST', `/api/membres/${dead.id}/ajouter_conjoint/`, { conjoint_id: widow.id });
    const { personnes } = (await preview([dead.id], { etat: 'decede', etat_depuis: TODAY })).data;
    expect(personnes[0].conjoint).toMatchObject({ id: widow.id, genre: 'feminin', situation: 'marie' });
    await move([dead.id], { etat: 'decede', etat_depuis: TODAY });
    expect((await home.member(widow.id)).conjoint).toMatchObject({
      ...{ id: dead.id, etat: 'decede', genre: 'masculin', etat_depuis: TODAY },
    });
  });
});
