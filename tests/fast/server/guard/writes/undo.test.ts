import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createApp } from '../../../../../demo/server/app';
import { type JsonAnswer, signedInServer } from '../../signedInServer';
import { storedRows } from './storedRows';

const server = signedInServer(12);
const stored = () => storedRows(server.db);

const call = (method: string, path: string, body?: unknown): Promise<JsonAnswer> =>
  server.call(method, path, body);

/** The newest operation of the journal. */
async function lastOperation(): Promise<number> {
  const { results } = await server.call<{ results: { id: number }[] }>('GET', '/api/journal/?page_size=1');
  return results[0]?.id ?? 0;
}
const undo = (id: number) => call('POST', `/api/journal/${id}/annuler/`);
const undoLast = async () => undo(await lastOperation());

const newTag = async (name: string) => (await call('POST', '/api/tags/', { name })).data.id as number;
const tag = (membre_ids: number[], tags_ids: number[]) =>
  call('POST', '/api/membres/taged_multiple/', { membre_ids, tags_ids });
const enter = (membre_ids: number[], group = 1) =>
  call('POST', `/api/groupes/${group}/insert_membre/`, { membre_ids });
const lines = (...names: string[]) =>
  `nom;prenom;genre\n${names.map((name) => `${name};Léa;feminin`).join('\n')}`;

/** Actions that can be undone, each with what is there before. */
const actions: [name: string, prepare: () => Promise<() => Promise<{ status: number }>>][] = [
  [
    'tags for several members, one of which has them',
    async () => {
      const id = await newTag('Déjà là');
      await tag([1], [id]);
      return () => tag([1, 2, 3], [id, 1]);
    },
  ],
  [
    'a tag taken away',
    async () => {
      const id = await newTag('Retirée');
      await tag([4], [id]);
      return () => call('POST', '/api/membres/4/untaged_multiple/', { tag_ids: [id] });
    },
  ],
  [
    'a step for several members',
    async () => () =>
      call('POST', '/api/membres/store_multiple_etapes/', { membre_ids: [1, 2, 3, 4], etape_id: 2 }),
  ],
  [
    'a group for several members, who leave theirs',
    async () => {
      await enter([1, 2], 2);
      return () => enter([1, 2, 3], 1);
    },
  ],
  [
    'members who left their group',
    async () => {
      await enter([5, 6], 2);
      const body = { groupe_id: '2', member_ids: [5, 6] };
      return () => call('POST', '/api/groupes/2/remove_membre/', body);
    },
  ],
  [
    'a department for several members',
    async () => () =>
      call('POST', '/api/serviteurs/ajouter_membre_departement/', {
        departement_id: 1,
        membre_ids: [1, 2, 3],
      }),
  ],
  ['the group of one member', async () => () => call('PATCH', '/api/membres/7/group/', { groupe_id: 2 })],
  [
    'tags merged into one',
    async () => {
      const [kept, first, second] = [await newTag('Gardée'), await newTag('Une'), await newTag('Deux')];
      await tag([1, 2], [kept]);
      await tag([2, 3], [first]);
      await tag([4], [second]);
      return () => call('POST', '/api/tags/merge/', { tag_ids: [first, second], target_id: kept });
    },
  ],
  ['an import', async () => () => server.import(lines('Importée', 'Deuxième'))],
];

describe('Undoing', () => {
  it('leaves everything as it was before [J5]', async () => {
    for (const [what, prepare] of actions) {
      const act = await prepare();
      const before = await stored();
      expect.soft((await act()).status, what).toBeLessThan(300);
      expect.soft(await stored(), what).not.toEqual(before);
      const id = await lastOperation();
      const { status, data, message } = await undo(id);
      expect.soft([status, message, data.gardes], what).toEqual([200, 'Action annulée', 0]);
      expect.soft(await stored(), what).toEqual(before);
      const again = await undo(id);
      expect.soft([again.status, again.message], what).toEqual([409, 'Cette action est déjà annulée.']);
    }
  });

  it('leaves what was changed since, and names it [J5]', async () => {
    const ids = [
      await server.add({ nom: 'Restée' }),
      await server.add({ nom: 'Partie' }),
      await server.add({ nom: 'Supprimée' }),
    ];
    const [first = 0, second = 0, third = 0] = ids;
    await enter(ids, 1);
    const operation = await lastOperation();
    await enter([second], 2);
    await call('DELETE', `/api/membres/${third}/`);
    const { data, message } = await undo(operation);
    expect(message).toBe('Action annulée, sauf pour 2 éléments modifiés ou supprimés depuis');
    expect(data).toEqual({
      annules: 1,
      gardes: 2,
      details: [
        { objet: 'membres', id: second, nom: 'Partie Alix', raison: 'modifie' },
        { objet: 'membres', id: third, nom: 'Supprimée Alix', raison: 'supprime' },
      ],
    });
    expect((await server.member(first)).groupe_actuel).toBeNull();
    expect((await server.member(second)).groupe_actuel?.id).toBe(2);
  });

  it('does nothing in silence where everything was changed since [J5]', async () => {
    await server.import(lines('Retouchée'));
    const operation = await lastOperation();
    const { rows } = await sql<{ id: number }>`select max(id) as id from membres`.execute(server.db);
    await tag([rows[0]?.id ?? 0], [1]);
    const before = await stored();
    const { data, message } = await undo(operation);
    expect([message, data.annules, data.gardes, data.details[0]?.nom]).toEqual([
      'Rien n’a été annulé\u00a0: tout a été modifié ou supprimé depuis',
      0,
      1,
      'Retouchée Léa',
    ]);
    expect(await stored()).toEqual(before);
  });

  it('keeps a tag merged away whose name was taken meanwhile [J5]', async () => {
    const [kept, other] = [await newTag('Cible'), await newTag('Prise')];
    await tag([8], [other]);
    await call('POST', '/api/tags/merge/', { tag_ids: [other], target_id: kept });
    const operation = await lastOperation();
    await newTag('PRISE');
    const { data } = await undo(operation);
    expect(data.details).toEqual(
      expect.arrayContaining([{ objet: 'tags', id: other, nom: 'Prise', raison: 'repris' }]),
    );
  });

  it('of an import moves its members to the trash, each on its own [J5]', async () => {
    const { data: report } = await server.import(lines('Un', 'Deux', 'Trois'));
    const [one, two, three] = report.lignes.map(({ membre_id }: { membre_id: number }) => membre_id);
    await undoLast();
    const { results } = await server.call<{ results: { id: number; ligne: number }[] }>(
      'GET',
      '/api/corbeille/?page_size=3',
    );
    const entry = new Map(results.map(({ id, ligne }) => [ligne, id]));
    expect([...entry.keys()].sort()).toEqual([one, two, three].sort());
    expect((await call('DELETE', `/api/corbeille/${entry.get(one)}/`)).status).toBe(200);
    expect((await call('POST', `/api/corbeille/${entry.get(two)}/restaurer/`)).status).toBe(200);
    const found = await Promise.all([one, two, three].map((id) => call('GET', `/api/membres/${id}/`)));
    expect(found.map(({ status }) => status)).toEqual([404, 200, 404]);
    expect((await call('POST', `/api/corbeille/${entry.get(three)}/restaurer/`)).status).toBe(200);
    expect((await server.member(three)).nom).toBe('Trois');
  });

  it('is refused with a sentence when it is too late, unknown or not possible [J5]', async () => {
    await tag([9], [await newTag('Ancienne')]);
    const operation = await lastOperation();
    await sql`update operations set quand = now() - interval '31 days' where id = ${operation}`.execute(
      server.db,
    );
    await server.add({ nom: 'Créée' });
    const answers = [await undo(operation), await undo(2 ** 31 - 1), await undoLast()];
    expect(answers.map(({ status, message }) => [status, message])).toEqual([
      [410, 'Cette action a plus de 30\u00a0jours\u00a0: elle ne peut plus être annulée.'],
      [404, 'Cette action n’est pas dans le journal.'],
      [422, 'Cette action ne peut pas être annulée.'],
    ]);
  });

  it('is offered by the answer of an action and by the journal, as long as it can be done [J5]', async () => {
    const offered = async () => {
      const { results } = await server.call<{ results: Record<string, unknown>[] }>('GET', '/api/journal/');
      return results.slice(0, 2).map(({ action, annulable, annulee }) => [action, annulable, annulee]);
    };
    const id = await newTag('Offerte');
    const { data } = await tag([1, 2], [id]);
    expect(data.operation).toBe(await lastOperation());
    expect((await tag([1, 2], [id])).data.operation).toBeUndefined();
    expect(await offered()).toEqual([
      ['membres.addTags', true, false],
      ['tags.create', false, false],
    ]);
    await undo(data.operation);
    expect(await offered()).toEqual([
      ['journal.undo', false, false],
      ['membres.addTags', false, true],
    ]);
    const { data: report } = await server.import(lines('Offerte'));
    expect(report.operations).toEqual([await lastOperation()]);
  });

  it('needs the right of the call that is undone, and is not offered where it is not announced [J5]', async () => {
    await server.import(lines('Droits'));
    const operation = await lastOperation();
    const { data: me } = await call('GET', '/api/verify-token');
    const role = (name: string) =>
      sql`update utilisateurs set role = ${name} where id = ${me.user.id}`.execute(server.db);
    await role('utilisateur');
    const refused = await undo(operation);
    await role('administrateur');
    expect(refused.status).toBe(403);
    const { app } = createApp(server.db, { capabilities: ['corbeille'] });
    const answer = await app.request('/api/membres/taged_multiple/', {
      method: 'POST',
      headers: { Authorization: `Token ${server.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ membre_ids: [1], tags_ids: [await newTag('Sans journal')] }),
    });
    expect(Object.keys(((await answer.json()) as JsonAnswer).data)).toEqual([
      'membres_associes',
      'tags_associes',
      'refus',
    ]);
  });

  it('of an import needs the trash [J5]', async () => {
    await server.import(lines('Sans corbeille'));
    const operation = await lastOperation();
    const { app } = createApp(server.db, { capabilities: ['journal'] });
    const headers = { Authorization: `Token ${server.token}` };
    const answer = await app.request(`/api/journal/${operation}/annuler/`, { method: 'POST', headers });
    expect(answer.status).toBe(422);
  });
});
