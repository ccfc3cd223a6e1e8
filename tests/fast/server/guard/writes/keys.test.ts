import { describe, expect, it } from 'vitest';
import { deleteOldKeys } from '../../../../../demo/server/guard/writes/writeKey';
import type { JsonAnswer } from '../../signedInServer';
import { signedInServer } from '../../signedInServer';

const server = signedInServer(5);
const draft = { nom: 'Clé', prenom: 'Une', genre: 'feminin' };

const send = async (path: string, key: string, body: unknown): Promise<JsonAnswer> => {
  const headers = { 'content-type': 'application/json', 'Idempotency-Key': key };
  const answer = await server.fetch('POST', path, { headers, body: JSON.stringify(body) });
  return { ...((await answer.json()) as JsonAnswer), status: answer.status };
};
const create = (key: string, body: object = draft) => send('/api/membres/', key, body);

describe('A creation with a key', () => {
  it('is stored once and answered the same when it is repeated [J4]', async () => {
    const before = await server.count();
    const first = await create('cle-1');
    expect(first.status).toBe(201);
    expect(await create('cle-1')).toEqual(first);
    expect(await server.count()).toBe(before + 1);
    // It is the answer of that moment, even when the row has changed since.
    await server.call('DELETE', `/api/membres/${first.data.id}/`);
    expect(await create('cle-1')).toEqual(first);
    expect(await server.count()).toBe(before);
  });

  it('is refused when the key was used for something else, and stores nothing [J4]', async () => {
    await create('cle-2');
    const before = await server.count();
    const sentence =
      'Cet envoi a déjà été enregistré avec d’autres valeurs. Vérifiez ce qui est enregistré avant de recommencer.';
    expect(await create('cle-2', { ...draft, prenom: 'Autre' })).toMatchObject({
      status: 422,
      message: sentence,
    });
    expect(await send('/api/tags/', 'cle-2', { name: 'Clé' })).toMatchObject({
      status: 422,
      message: sentence,
    });
    expect((await create('avec espace')).status).toBe(422);
    expect(await server.count()).toBe(before);
  });

  it('stores no key when it is refused, so that the corrected one passes [J4]', async () => {
    expect((await create('cle-3', { ...draft, date_naissance: '2999-01-01' })).status).toBe(422);
    expect((await create('cle-3')).status).toBe(201);
  });

  it('is stored once by 50 callers at once [J4]', async () => {
    const before = await server.count();
    const events = { nom_evenement: 'Une seule fois', date: '2026-05-01', is_recurrent: false };
    const form = { nom_du_formulaire: 'Une fois', description: '', form_extend: false, form_static: false };
    const fields = [{ nom_du_champ: 'Nom', type_de_champ: 'text', is_required: false }];
    const all = await Promise.all(
      Array.from({ length: 51 }, (_, at) =>
        [
          () => create('cle-4'),
          () => send('/api/events/', 'cle-5', events),
          () => send('/api/formulaires/', 'cle-6', { ...form, champs: fields }),
        ][at % 3]!(),
      ),
    );
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([201]));
    for (const kind of [0, 1, 2])
      expect(new Set(all.filter((_, at) => at % 3 === kind).map(({ data }) => data.id)).size).toBe(1);
    expect(await server.count()).toBe(before + 1);
  });

  it('may be used anew after 24 hours [J4]', async () => {
    const first = await create('cle-7');
    await server.db.updateTable('cles').set({ le: '2020-01-01T00:00:00Z' }).execute();
    const second = await create('cle-7', { ...draft, prenom: 'Nouvelle' });
    expect([second.status, second.data.id === first.data.id]).toEqual([201, false]);
    await deleteOldKeys(server.db);
    const { length } = await server.db.selectFrom('cles').select('cle').execute();
    expect(length).toBe(1);
  });

  it('that imports members continues where it ended [J4]', async () => {
    const lines = Array.from({ length: 450 }, (_, at) => `Import,Nº${at},feminin`);
    const file = ['nom,prenom,genre', ...lines].join('\n');
    const importOnce = async () => {
      const form = new FormData();
      form.append('file', new File([file], 'membres.csv', { type: 'text/csv' }));
      form.append('doublons', 'creer');
      const headers = { 'Idempotency-Key': 'cle-8' };
      return (await server.fetch('POST', '/api/membres/import/', { headers, body: form })).json();
    };
    const before = await server.count();
    const first = await importOnce();
    // The second of three batches was lost, as if the server had been killed before the end.
    await server.db.deleteFrom('cles').where('cle', '=', 'cle-8 3').execute();
    await server.db.deleteFrom('membres').where('id', '>', first.data.lignes[399].membre_id).execute();
    const second = await importOnce();
    expect(second.data.lignes.slice(0, 400)).toEqual(first.data.lignes.slice(0, 400));
    expect(await server.count()).toBe(before + 450);
  });
});
