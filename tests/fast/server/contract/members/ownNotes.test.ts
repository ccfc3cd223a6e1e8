import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { reduceJournal } from '../../../../../demo/server/guard/privacy/journalDetail';
import { type JsonAnswer, signedInServer, TODAY } from '../../signedInServer';
import { colleague } from './colleagues';

const home = signedInServer(8);
const SECRET = 'Confidence sur Нина';
const DAY_MS = 86_400_000;

type Call = (method: string, path: string, body?: unknown) => Promise<JsonAnswer>;
type Operation = { id: number; genre: string; nombre: number; action: string };

const writeNote = (id: number, fields: object = {}) =>
  home.call('POST', `/api/membres/${id}/notes/`, {
    ...{ texte: SECRET, genre: 'visite', jour: TODAY, lecteurs: 'auteur', ...fields },
  });
const operationsFor = async (call: Call): Promise<Operation[]> =>
  ((await call('GET', '/api/journal/?page_size=100')) as unknown as { results: Operation[] }).results;
const operationFor = async (call: Call, id: unknown) =>
  (await operationsFor(call)).find((one) => Number(one.id) === Number(id));
const historyFor = async (call: Call, id: number) =>
  (
    (await call('GET', `/api/journal/historique/?objet=membres&objet_id=${id}&page_size=100`)) as unknown as {
      results: { nom_table: string }[];
    }
  ).results;
const notesIn = (rows: readonly { nom_table: string }[]) =>
  rows.filter((row) => row.nom_table === 'notes').length;
/** A member with a note that only the signed-in administrator reads, and the two who don't read it. */
async function noted() {
  const id = await home.add({ nom: 'Zzprivée' });
  const { data: note } = await writeNote(id);
  const others = [await colleague(home, 'manager'), await colleague(home, 'administrateur')];
  return { id, note, others, path: `/api/membres/${id}/notes/${note.id}/` };
}

describe('A note for its author alone', () => {
  it('is in no list, record, search, quick search, export or file of anyone else [R5]', async () => {
    const { id, others } = await noted();
    for (const { call } of others) {
      const notes = (await call('GET', `/api/membres/${id}/notes/`)).data;
      expect(notes).toMatchObject({ notes: [], nombre: 0, derniere_visite: null });
      for (const read of [
        `/api/membres/${id}/`,
        `/api/membres/${id}/membre_avec_relations/`,
        '/api/membres/?search=confidence',
        '/api/membres/search/?q=confidence',
        '/api/membres/membres_search/?search=confidence',
        '/api/membres/filtres_combines/?search=confidence',
        `/api/membres/${id}/donnees/`,
      ]) {
        const answer = await call('GET', read);
        expect([read, answer.status < 404, JSON.stringify(answer)]).toEqual([
          read,
          true,
          expect.not.stringContaining('Confidence'),
        ]);
      }
      const found = await call('GET', '/api/membres/filtres_combines/?search=zzprivée&sans_visite_mois=1');
      expect((found as unknown as { results: { id: number }[] }).results.map((one) => one.id)).toContain(id);
    }
    expect(await (await home.fetch('GET', '/api/membres/export/')).text()).not.toContain('Confidence');
  });

  it('is in the journal for its author only, by its lines and by their number [R5]', async () => {
    const { id, note, others, path } = await noted();
    const body = { texte: 'Encore', genre: 'appel', jour: TODAY };
    const { data: changed } = await home.call('PUT', path, body);
    const { data: removed } = await home.call('DELETE', path);
    await home.call('POST', `/api/journal/${removed.operation}/annuler/`);
    for (const { call } of others) {
      for (const { operation } of [note, changed, removed])
        expect(await operationFor(call, operation)).toBeUndefined();
      expect(notesIn(await historyFor(call, id))).toBe(0);
      const [latest] = await operationsFor(call);
      expect(latest?.action).toBe('membres.create');
    }
    expect(notesIn(await historyFor(home.call.bind(home), id))).toBe(4);
  });

  it('isn’t counted among what a deletion, a merge or a restoring of the record changed [R5]', async () => {
    const { id, others } = await noted();
    const { data: gone } = await home.call('DELETE', `/api/membres/${id}/`);
    const own = home.call.bind(home);
    const latest = async (call: Call) => (await operationsFor(call)).find(({ genre }) => genre === 'membres');
    const all = (await latest(own))?.nombre ?? 0;
    for (const { call } of others) {
      expect((await latest(call))?.nombre).toBe(all - 1);
      const trash = await call('GET', '/api/corbeille/?page_size=100');
      expect(JSON.stringify(trash)).not.toContain('note');
    }
    await home.call('POST', `/api/corbeille/${gone.corbeille}/restaurer/`);
    const kept = await home.add({ nom: 'Zzgardée' });
    const seen = async (one: number) => ({ id: one, updated_at: (await home.member(one)).updated_at });
    const merge = { garde: await seen(kept), autre: await seen(id), choix: [{ champ: 'nom', id: kept }] };
    expect((await home.call('POST', '/api/doublons/fusionner/', merge)).status).toBe(200);
    expect((await own('GET', `/api/membres/${kept}/notes/`)).data.notes).toMatchObject([
      { lecteurs: 'auteur' },
    ]);
    for (const { call } of others) {
      expect((await call('GET', `/api/membres/${kept}/notes/`)).data.notes).toEqual([]);
      expect(notesIn(await historyFor(call, kept))).toBe(0);
    }
  });

  it('is undone by its author only [R5]', async () => {
    const { note, others, path } = await noted();
    const { data: removed } = await home.call('DELETE', path);
    for (const { call } of others)
      for (const { operation } of [note, removed])
        expect((await call('POST', `/api/journal/${operation}/annuler/`)).status).toBe(404);
    expect((await home.call('POST', `/api/journal/${removed.operation}/annuler/`)).status).toBe(200);
  });

  it('stays hidden once the journal has no detail of it any more, where others still stand [R5, R12]', async () => {
    const { id, note, others } = await noted();
    const { data: shared } = await writeNote(id, { lecteurs: 'tous' });
    await sql`update operations set quand = now() - interval '5 years' where id in (${note.operation}, ${shared.operation})`.execute(
      home.db,
    );
    await sql`insert into reglages (nom, valeur) values ('journal-detail', '{}'::jsonb) on conflict (nom) do nothing`.execute(
      home.db,
    );
    expect(await reduceJournal(home.db, { now: () => Date.now() + DAY_MS })).toBeGreaterThanOrEqual(2);
    for (const { call } of others) {
      expect([await operationFor(call, note.operation), notesIn(await historyFor(call, id))]).toEqual([
        undefined,
        1,
      ]);
      expect(await operationFor(call, shared.operation)).toMatchObject({ genre: 'notes' });
    }
    expect(notesIn(await historyFor(home.call.bind(home), id))).toBe(2);
  });
});
