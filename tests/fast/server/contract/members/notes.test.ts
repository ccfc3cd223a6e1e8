import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { deleteFreeTexts } from '../../../../../demo/server/store/rows/keptTexts';
import type { MemberNote } from '../../../../../src/domain/register/notes';
import { present } from '../../../../support/present';
import { type JsonAnswer, signedInServer, TODAY } from '../../signedInServer';
import { colleague } from './colleagues';

const home = signedInServer(12);
const SECRET = 'Cherche une garde pour Нина le mercredi';
const DAY_MS = 86_400_000;

const note = (id: number, fields: object = {}) =>
  home.call('POST', `/api/membres/${id}/notes/`, { texte: SECRET, genre: 'visite', jour: TODAY, ...fields });
const notesOf = async (id: number, call = home.call.bind(home)): Promise<MemberNote[]> =>
  (await call('GET', `/api/membres/${id}/notes/`)).data.notes;
const undo = (operation: number) => home.call('POST', `/api/journal/${operation}/annuler/`);
const sentence = ({ errors = {} }: JsonAnswer, field: string) => present(errors[field], field);
const texts = async () =>
  (await sql<{ texte: string }>`select texte from textes_notes`.execute(home.db)).rows.map(
    ({ texte }) => texte,
  );
const someone = () => home.add({ nom: 'de La Rochefoucauld-Montmorency' });

describe('A note of a member', () => {
  it('is written, read newest first with its author, changed and deleted [R5]', async () => {
    const id = await someone();
    expect((await note(id)).message).toBe('La visite est notée.');
    await note(id, { texte: 'Préfère le soir', genre: 'appel', jour: '2026-02-01', lecteurs: 'tous' });
    const { data } = await home.call('GET', `/api/membres/${id}/notes/?limite=1`);
    expect(data).toMatchObject({ nombre: 2, derniere_visite: TODAY, genres: [] });
    const [first, second] = await notesOf(id);
    expect(first).toMatchObject({
      texte: SECRET,
      lecteurs: 'responsables',
      modifiable: true,
      genre: 'visite',
    });
    expect(present(first?.auteur, 'author')).toBeTruthy();
    expect(second).toMatchObject({ genre: 'appel', lecteurs: 'tous', jour: '2026-02-01' });
    const { id: number, updated_at } = present(first, 'the note');
    const body = { texte: 'Contente', genre: 'note', jour: TODAY, updated_at };
    expect((await home.call('PUT', `/api/membres/${id}/notes/${number}/`, body)).status).toBe(200);
    const late = await home.call('PUT', `/api/membres/${id}/notes/${number}/`, {
      ...body,
      texte: 'Trop tard',
    });
    expect([late.status, late.data.texte]).toEqual([409, 'Contente']);
    expect((await home.call('DELETE', `/api/membres/${id}/notes/${number}/`)).status).toBe(200);
    expect(await notesOf(id)).toHaveLength(1);
  });

  it.each([
    ['a day to come', { jour: '2026-03-16' }, 'jour', /à venir/],
    ['no day', { jour: '2026-02-30' }, 'jour', /le jour/],
    ['nothing', { texte: ' \n ' }, 'texte', /quelques mots/],
    ['10 000 signs', { texte: 'x'.repeat(10_000) }, 'texte', /5000 caractères/],
    ['a kind that is not there', { genre: 'Onction' }, 'genre', /Ce genre n’existe plus/],
  ])('refuses %s with a sentence, and keeps nothing [R5]', async (_, fields, field, said) => {
    const id = await someone();
    const before = await texts();
    const answer = await note(id, fields);
    expect([answer.status, sentence(answer, field)]).toEqual([422, expect.stringMatching(said)]);
    expect([await notesOf(id), await texts()]).toEqual([[], before]);
  });

  it('says of a record that is gone meanwhile that it is gone', async () => {
    expect((await note(999_999)).status).toBe(404);
  });

  it('comes back by undoing its deletion, its change and, away again, its creation [R5]', async () => {
    const id = await someone();
    const { data: made } = await note(id);
    const path = `/api/membres/${id}/notes/${made.id}/`;
    const { data: changed } = await home.call('PUT', path, { texte: 'Autre', genre: 'note', jour: TODAY });
    expect((await undo(changed.operation)).status).toBe(200);
    expect(await notesOf(id)).toMatchObject([{ texte: SECRET, genre: 'visite' }]);
    const { data: removed } = await home.call('DELETE', path);
    expect((await undo(removed.operation)).status).toBe(200);
    expect(await notesOf(id)).toMatchObject([{ id: made.id, texte: SECRET }]);
    expect((await undo(made.operation)).status).toBe(200);
    expect(await notesOf(id)).toEqual([]);
  });
});

describe('The text of a note', () => {
  it('stands in no journal, list, search, export or stored answer [R5]', async () => {
    const id = await someone();
    const { data: made } = await note(id);
    const path = `/api/membres/${id}/notes/${made.id}/`;
    await home.call('PUT', path, { texte: `${SECRET}!`, genre: 'visite', jour: TODAY });
    await home.call('DELETE', path);
    await note(id);
    for (const table of ['changements', 'operations', 'cles', 'messages', 'corbeille', 'membres']) {
      const { rows } =
        await sql`select 1 from ${sql.table(table)} as t where t::text like ${'%garde pour%'}`.execute(
          home.db,
        );
      expect([table, rows]).toEqual([table, []]);
    }
    for (const read of [
      `/api/membres/?search=garde`,
      '/api/membres/export/',
      `/api/journal/?page_size=100`,
      `/api/membres/${id}/`,
    ])
      expect(await (await home.fetch('GET', read)).text()).not.toContain('garde pour');
    const history = await home.call('GET', `/api/journal/historique/?objet=membres&objet_id=${id}`);
    expect(JSON.stringify(history)).not.toContain('garde pour');
    expect(JSON.stringify(history)).toContain('"nom_table":"notes"');
  });

  it('is deleted for good once nothing brings it back, and not before [R5]', async () => {
    const id = await someone();
    const { data } = await note(id, { texte: 'Au revoir' });
    await home.call('DELETE', `/api/membres/${id}/notes/${data.id}/`);
    const ago = (days: number) => deleteFreeTexts(home.db, Date.now() + days * DAY_MS);
    await ago(29);
    expect(await texts()).toContain('Au revoir');
    await ago(31);
    expect(await texts()).not.toContain('Au revoir');
  });

  it('goes with an erasure, with an emptied trash, and comes back with a restored record [R5]', async () => {
    const [erased, trashed] = [await someone(), await someone()];
    const { data: old } = await note(erased, { texte: 'Effacée un' });
    await home.call('DELETE', `/api/membres/${erased}/notes/${old.id}/`);
    await note(erased, { texte: 'Effacée deux' });
    const { updated_at } = await home.member(erased);
    const confirmation = 'Alix de La Rochefoucauld-Montmorency';
    const erasure = { updated_at, confirmation, reponses: [], intervenants: [] };
    expect((await home.call('POST', `/api/membres/${erased}/effacer/`, erasure)).status).toBe(200);
    expect((await texts()).filter((text) => text.startsWith('Effacée'))).toEqual([]);
    await note(trashed, { texte: 'Corbeille' });
    const { data } = await home.call('DELETE', `/api/membres/${trashed}/`);
    await home.call('POST', `/api/corbeille/${data.corbeille}/restaurer/`);
    expect(await notesOf(trashed)).toMatchObject([{ texte: 'Corbeille' }]);
    const { data: again } = await home.call('DELETE', `/api/membres/${trashed}/`);
    await home.call('DELETE', `/api/corbeille/${again.corbeille}/`);
    expect(await texts()).not.toContain('Corbeille');
  });

  it('moves with a merge, and back when that is undone [R5]', async () => {
    const [kept, other] = [await someone(), await someone()];
    await note(other, { texte: 'Suit la fiche' });
    const seen = async (id: number) => ({ id, updated_at: (await home.member(id)).updated_at });
    const merge = { garde: await seen(kept), autre: await seen(other), choix: [] };
    const { status, data } = await home.call('POST', '/api/doublons/fusionner/', merge);
    expect(status).toBe(200);
    expect(await notesOf(kept)).toMatchObject([{ texte: 'Suit la fiche' }]);
    await undo(data.operation);
    expect([await notesOf(kept), (await notesOf(other)).length]).toEqual([[], 1]);
  });
});

describe('The readers of a note', () => {
  it('are all who read records, managers and administrators, or the author alone [R5]', async () => {
    const id = await someone();
    const [manager, helper] = [await colleague(home, 'manager'), await colleague(home, 'utilisateur')];
    for (const lecteurs of ['tous', 'responsables', 'auteur']) await note(id, { lecteurs });
    const read = async ({ call }: typeof manager) =>
      (await notesOf(id, call as typeof home.call)).map(({ lecteurs }) => lecteurs);
    expect(await read(manager)).toEqual(['responsables', 'tous']);
    expect(await read(helper)).toEqual(['tous']);
    expect([helper.user.perimetres, manager.user.perimetres]).toEqual([{ notes: 'siens' }, undefined]);
    const own = await helper.call('POST', `/api/membres/${id}/notes/`, {
      texte: 'Vue',
      genre: 'visite',
      jour: TODAY,
    });
    expect(own.status).toBe(201);
    expect(await read(helper)).toEqual(['responsables', 'tous']);
  });

  it('get 404 for others’ notes outside of it, and change no words of others [R5]', async () => {
    const id = await someone();
    const { data } = await note(id, { lecteurs: 'auteur' });
    const { data: shared } = await note(id);
    const manager = await colleague(home, 'manager');
    const body = { texte: 'Réécrite', genre: 'note', jour: TODAY };
    const at = (number: number) => `/api/membres/${id}/notes/${number}/`;
    expect((await manager.call('PUT', at(data.id), body)).status).toBe(404);
    expect((await manager.call('DELETE', at(data.id))).status).toBe(404);
    expect((await manager.call('PUT', at(shared.id), body)).status).toBe(403);
    expect((await manager.call('POST', `/api/journal/${data.operation}/annuler/`)).status).not.toBe(200);
    expect((await manager.call('DELETE', at(shared.id))).status).toBe(200);
    const journal = await manager.call('GET', `/api/journal/historique/?objet=membres&objet_id=${id}`);
    expect(JSON.stringify(journal)).not.toContain('"lecteurs":"auteur"');
    const operations = await manager.call('GET', '/api/journal/?page_size=100');
    const { results } = operations as unknown as { results: { id: number }[] };
    const ids = results.map(({ id: operation }) => Number(operation));
    expect([ids.includes(Number(data.operation)), ids.includes(Number(shared.operation))]).toEqual([
      false,
      true,
    ]);
  });

  it('are withheld in the person’s file until their author frees them [R5]', async () => {
    const id = await someone();
    const { data } = await note(id, { lecteurs: 'auteur' });
    const file = async () => (await home.call('GET', `/api/membres/${id}/donnees/`)).data.notes;
    expect(await file()).toMatchObject([{ texte: null, retenue: true, jour: TODAY }]);
    const body = { texte: SECRET, genre: 'visite', jour: TODAY, lecteurs: 'tous' };
    await home.call('PUT', `/api/membres/${id}/notes/${data.id}/`, body);
    expect(await file()).toMatchObject([{ texte: SECRET, retenue: false }]);
  });

  it('are chosen for the note of an absence too, which a change by others keeps [R5]', async () => {
    const id = await someone();
    const dates = { du: '2026-04-01', au: '2026-04-05' };
    const path = `/api/membres/${id}/absences/`;
    const { data: old } = await home.call('POST', path, { ...dates, note: 'Vacances' });
    expect(old.lecteurs).toBe('tous');
    const { data } = await home.call('POST', path, { ...dates, note: 'Hôpital', lecteurs: 'auteur' });
    const manager = await colleague(home, 'manager');
    const { data: seen } = await manager.call('GET', path);
    expect(seen).toMatchObject([{ note: 'Vacances' }, { note: null, note_reservee: true }]);
    const moved = await manager.call('PUT', `${path}${data.id}/`, {
      du: '2026-04-02',
      au: '2026-04-06',
      note: '',
    });
    expect(moved.data).toMatchObject({ du: '2026-04-02', note: null });
    expect((await manager.call('PUT', `${path}${data.id}/`, { ...dates, note: 'Autre' })).status).toBe(422);
    expect((await home.call('GET', path)).data[1]).toMatchObject({ note: 'Hôpital', du: '2026-04-02' });
    const file = (await home.call('GET', `/api/membres/${id}/donnees/`)).data.absences;
    expect(file).toMatchObject([
      { note: 'Vacances', retenue: false },
      { note: null, retenue: true },
    ]);
  });
});

describe('The kinds of notes', () => {
  it('are the organisation’s too, and a note keeps the name of one that is gone [R5]', async () => {
    const id = await someone();
    const { data } = await home.call('GET', '/api/notes/genres/');
    const set = (genres: string[], updated_at = data.updated_at) =>
      home.call('PUT', '/api/notes/genres/', { genres, updated_at });
    expect((await set(['Onction', '  Repas  '])).data.genres).toEqual(['Onction', 'Repas']);
    expect((await set(['Autre'])).status).toBe(409);
    expect((await note(id, { genre: 'Onction' })).status).toBe(201);
    const refused = async (...genres: string[]) => sentence(await set(genres, ''), 'genres');
    expect(await refused('Visite')).toBe('«\u00a0Visite\u00a0» existe déjà.');
    expect(await refused('Épi', 'epi')).toMatch(/existe déjà/);
    expect(await refused('x'.repeat(41))).toMatch(/40 caractères/);
    const { data: now } = await home.call('GET', '/api/notes/genres/');
    await set([], now.updated_at);
    expect(await notesOf(id)).toMatchObject([{ genre: 'Onction' }]);
    const manager = await colleague(home, 'manager');
    expect((await manager.call('PUT', '/api/notes/genres/', { genres: [] })).status).toBe(403);
  });
});

describe('People without a visit', () => {
  it('are active people whose last visit is so many months ago, or who had none [R5]', async () => {
    const names = ['Vue', 'Ancienne', 'Jamais', 'Partie'];
    const [seen, old, , left] = await Promise.all(names.map((nom) => home.add({ nom: `Sansvisite${nom}` })));
    await note(Number(seen), { jour: '2026-03-01' });
    await note(Number(old), { jour: '2025-09-15' });
    await note(Number(old), { jour: '2026-03-10', genre: 'appel' });
    await home.call('POST', '/api/membres/etats/', { ids: [left], etat: 'parti', etat_depuis: TODAY });
    const found = async (months: number, call = home.call.bind(home)) => {
      const { results } = await call<{ results: { nom: string }[] }>(
        'GET',
        `/api/membres/filtres_combines/?search=sansvisite&sans_visite_mois=${months}`,
      );
      return results.map(({ nom }) => nom.replace('Sansvisite', '')).sort();
    };
    expect([await found(6), await found(7), await found(1)]).toEqual([
      ['Ancienne', 'Jamais'],
      ['Jamais'],
      ['Ancienne', 'Jamais'],
    ]);
    const helper = await colleague(home, 'utilisateur');
    expect(await found(1, helper.call as typeof home.call)).toEqual(['Ancienne', 'Jamais', 'Vue']);
    expect((await home.call('GET', '/api/membres/filtres_combines/?sans_visite_mois=0')).status).toBe(422);
  });
});
