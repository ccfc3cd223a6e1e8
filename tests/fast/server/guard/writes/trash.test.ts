import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { purgeExpired } from '../../../../../demo/server/guard/privacy/purge';
import { LOOSE_LINKS, PARTS, TRASH_KINDS } from '../../../../../demo/server/guard/trash/parts';
import { type JsonAnswer, signedInServer } from '../../signedInServer';
import { storedRows } from './storedRows';

const server = signedInServer(40);

const call = (method: string, path: string, body?: unknown): Promise<JsonAnswer> =>
  server.call(method, path, body);
const restore = (id: number) => call('POST', `/api/corbeille/${id}/restaurer/`);

const stored = () => storedRows(server.db);

const form = { description: '', form_extend: false, form_static: false };
const fields = [
  { nom_du_champ: 'Prénom', type_de_champ: 'text', is_required: false },
  { nom_du_champ: 'Fiche', type_de_champ: 'file', is_required: false },
];

async function answeredForm(name: string) {
  const { data } = await call('POST', '/api/formulaires/', {
    ...form,
    nom_du_formulaire: name,
    champs: fields,
  });
  const body = new FormData();
  const [first, second] = data.champs;
  body.append('valeurs', JSON.stringify({ [first.id]: 'Zoé' }));
  body.append(String(second.id), new File(['%PDF-1.4 fiche'], 'fiche.pdf', { type: 'application/pdf' }));
  const sent = await fetch(`${server.url}/api/formulaires/${data.identifiant}/reponses/`, {
    method: 'POST',
    body,
  });
  const { data: answer } = (await sent.json()) as { data: { numero: number } };
  return { id: data.id as number, answer: answer.numero, file: second.id as number };
}

/** A member with spouse, child, tag, step, present and former groups, department, and as a speaker at an event. */
async function linkedMember() {
  const id = await server.add({ nom: 'Corbeille' });
  const [spouse, child] = [await server.add({ nom: 'Conjoint' }), await server.add({ nom: 'Enfant' })];
  await call('POST', `/api/membres/${id}/ajouter_conjoint/`, { conjoint_id: spouse });
  await call('POST', `/api/membres/${id}/ajouter_enfant/`, { enfants_ids: [child] });
  await call('POST', '/api/membres/taged_multiple/', { membre_ids: [id], tags_ids: [1, 2] });
  await call('POST', '/api/membres/store_multiple_etapes/', { membre_ids: [id], etape_id: 1 });
  for (const groupe_id of [1, 2]) await call('PATCH', `/api/membres/${id}/group/`, { groupe_id });
  await call('PATCH', `/api/membres/${id}/department/`, { departement_id: 1 });
  await call('POST', '/api/intervenants/', { nom: 'Corbeille', prenom: 'Alix', membre_id: id });
  return `/api/membres/${id}/`;
}

const eventWithSpeakers = async () => {
  const { rows } = await sql<{ id: number }>`select evenement_id as id from affectations limit 1`.execute(
    server.db,
  );
  return `/api/events/${rows[0]?.id}/`;
};

/** What is deleted, by kind. */
const deletions: [kind: string, path: () => Promise<string>][] = [
  ['membres', linkedMember],
  ['evenements', eventWithSpeakers],
  ['groupes', async () => '/api/groupes/1/'],
  ['departements', async () => '/api/departements/1/'],
  ['tags', async () => '/api/tags/1/'],
  ['etapes', async () => '/api/etapes/1/'],
  ['formulaires', async () => `/api/formulaires/${(await answeredForm('À restaurer')).id}/`],
  [
    'reponses',
    async () => {
      const { id, answer } = await answeredForm('Une réponse');
      return `/api/formulaires/${id}/reponses/${answer}/`;
    },
  ],
  [
    'roles',
    async () =>
      `/api/roles-intervenants/${(await call('POST', '/api/roles-intervenants/', { libelle: 'Essai' })).data.id}/`,
  ],
  [
    'intervenants',
    async () =>
      `/api/intervenants/${(await call('POST', '/api/intervenants/', { nom: 'Seul', prenom: '' })).data.id}/`,
  ],
];

describe('What was deleted', () => {
  it('comes back as it was, with links, order and identity [J2]', async () => {
    for (const [kind, pathOf] of deletions) {
      const path = await pathOf();
      const before = await stored();
      const { status, data } = await call('DELETE', path);
      expect.soft(status, kind).toBe(200);
      expect.soft((await call('GET', path)).status, kind).toBe(404);
      const { results } = await server.call<{ results: { id: number; genre: string }[] }>(
        'GET',
        '/api/corbeille/',
      );
      expect.soft(results[0], kind).toMatchObject({ id: data.corbeille, genre: kind });
      expect.soft(await stored(), kind).not.toEqual(before);
      expect.soft((await restore(data.corbeille)).status, kind).toBe(200);
      expect.soft(await stored(), kind).toEqual(before);
      expect.soft((await restore(data.corbeille)).status, kind).toBe(404);
    }
  });

  it('brings its files back [J2]', async () => {
    const { id, answer, file } = await answeredForm('Avec fichier');
    const { data } = await call('DELETE', `/api/formulaires/${id}/`);
    await purgeExpired(server.db);
    await restore(data.corbeille);
    const path = `/api/formulaires/${id}/reponses/${answer}/fichiers/${file}/`;
    expect(await (await server.fetch('GET', path)).text()).toBe('%PDF-1.4 fiche');
  });

  it('says why a member comes back without the spouse [K18]', async () => {
    const marry = (id: number, conjoint_id: number) =>
      call('POST', `/api/membres/${id}/ajouter_conjoint/`, { conjoint_id });
    const [ana, ben, cam] = [
      await server.add({ nom: 'Roy', prenom: 'Ana' }),
      await server.add({ nom: 'Roy', prenom: 'Ben' }),
      await server.add({ nom: 'Roy', prenom: 'Cam' }),
    ];
    const trash = async (id: number) => (await call('DELETE', `/api/membres/${id}/`)).data.corbeille;
    await marry(ana, ben);
    const [first, second] = [await trash(ana), await trash(ben)];
    expect((await restore(first)).data.avertissements).toEqual([
      'La fiche de Roy Ana est rétablie, sans conjoint\u00a0: Roy Ben est aussi dans la corbeille. Le lien reviendra avec sa fiche.',
    ]);
    expect((await restore(second)).data.avertissements).toEqual([]);
    expect((await server.member(ana)).conjoint.id).toBe(ben);
    const third = await trash(ana);
    await marry(ben, cam);
    expect((await restore(third)).data.avertissements).toEqual([
      'La fiche de Roy Ana est rétablie, sans conjoint\u00a0: Roy Ben a un autre conjoint depuis.',
    ]);
    await marry(ana, ben);
    const last = await trash(ana);
    await call('DELETE', `/api/corbeille/${await trash(ben)}/`);
    expect((await restore(last)).data.avertissements).toEqual([
      'La fiche de Roy Ana est rétablie, sans conjoint\u00a0: la fiche du conjoint a été supprimée définitivement.',
    ]);
  });

  it('stays in the trash when its name was taken meanwhile, and nothing is half done [J2]', async () => {
    const { data: tag } = await call('POST', '/api/tags/', { name: 'Repris' });
    await call('POST', '/api/membres/taged_multiple/', { membre_ids: [1, 2], tags_ids: [tag.id] });
    const { data } = await call('DELETE', `/api/tags/${tag.id}/`);
    const { data: other } = await call('POST', '/api/tags/', { name: 'REPRIS' });
    const before = await stored();
    const refused = await restore(data.corbeille);
    expect([refused.status, refused.message]).toEqual([
      409,
      'Le nom «\u00a0Repris\u00a0» est maintenant pris\u00a0: rien n’a été rétabli. Renommez l’autre élément, puis recommencez.',
    ]);
    expect(await stored()).toEqual(before);
    await call('DELETE', `/api/tags/${other.id}/`);
    expect((await restore(data.corbeille)).status).toBe(200);
    const { data: linked } = await call('GET', `/api/tags/${tag.id}/members/`);
    expect(linked.membres.map(({ id }: { id: number }) => id).sort()).toEqual([1, 2]);
  });

  it('of an answer waits for its form [J2]', async () => {
    const { id, answer } = await answeredForm('Formulaire absent');
    const { data: first } = await call('DELETE', `/api/formulaires/${id}/reponses/${answer}/`);
    const { data: second } = await call('DELETE', `/api/formulaires/${id}/`);
    const refused = await restore(first.corbeille);
    expect([refused.status, refused.message?.includes('Rétablissez d’abord le formulaire')]).toEqual([
      409,
      true,
    ]);
    expect((await restore(second.corbeille)).status).toBe(200);
    expect((await restore(first.corbeille)).status).toBe(200);
    const { data } = await call('GET', `/api/formulaires/${id}/avec_champs/`);
    expect(data.nombre_reponses).toBe(1);
  });

  it('gets its links back in whatever order their ends are restored [J2]', async () => {
    const path = await linkedMember();
    const before = await stored();
    const trashed = [];
    for (const one of [path, '/api/tags/1/', '/api/groupes/2/', '/api/etapes/1/'])
      trashed.push((await call('DELETE', one)).data.corbeille);
    for (const id of trashed) expect((await restore(id)).status).toBe(200);
    expect(await stored()).toEqual(before);
  });

  it('comes back without a link that would make a circle of descent, which is said [J2]', async () => {
    const [parent, member, child] = [
      await server.add({ nom: 'Aïeule' }),
      await server.add({ nom: 'Milieu' }),
      await server.add({ nom: 'Cadette' }),
    ];
    const link = (id: number | undefined, child: number | undefined) =>
      call('POST', `/api/membres/${id}/ajouter_enfant/`, { enfants_ids: [child] });
    await link(parent, member);
    await link(member, child);
    const { data } = await call('DELETE', `/api/membres/${member}/`);
    await link(child, parent);
    const restored = await restore(data.corbeille);
    expect(restored.status).toBe(200);
    expect(restored.data.avertissements).toEqual([
      expect.stringMatching(
        /^Le lien de parenté de (Aïeule Alix à Milieu Alix|Milieu Alix à Cadette Alix) n’a pas été/,
      ),
    ]);
    const { rows } =
      await sql`select 1 from enfants where parent_id = any(${[parent, member, child]})`.execute(server.db);
    expect(rows.length).toBe(2);
  });

  it('is gone for good after 30 days, with the values that the journal kept [J2]', async () => {
    const id = await server.add({ nom: 'Oubliée', prenom: 'Rose', adresse: '12 rue Secrète' });
    const { data } = await call('DELETE', `/api/membres/${id}/`);
    await sql`update corbeille set expire_le = now() - interval '1 second' where id = ${data.corbeille}`.execute(
      server.db,
    );
    await purgeExpired(server.db);
    expect((await restore(data.corbeille)).status).toBe(404);
    const { rows } = await sql<{ text: string }>`
      select string_agg(c::text, '') as text from changements as c where objet = 'membres' and objet_id = ${id}`.execute(
      server.db,
    );
    expect(rows[0]?.text).toContain(String(id));
    expect(rows[0]?.text).not.toMatch(/Oubliée|Secrète/);
  });

  it('can be deleted for good before, one by one or all at once [J2]', async () => {
    const ids = [await server.add(), await server.add()];
    const [one] = [
      await call('DELETE', `/api/membres/${ids[0]}/`),
      await call('DELETE', `/api/membres/${ids[1]}/`),
    ];
    expect((await call('DELETE', `/api/corbeille/${one?.data.corbeille}/`)).message).toBe(
      'Suppression définitive',
    );
    expect((await call('DELETE', '/api/corbeille/')).status).toBe(200);
    expect((await server.call<{ count: number }>('GET', '/api/corbeille/')).count).toBe(0);
  });
});

describe('The parts of what is deleted', () => {
  it('are all tables that refer to it, with all their references [J2]', async () => {
    const { rows } = await sql<{ name: string; target: string; column: string; action: string }>`
      select c.relname as name, t.relname as target, a.attname as column, k.confdeltype::text as action
      from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_class t on t.oid = k.confrelid
      join pg_attribute a on a.attrelid = c.oid and a.attnum = any(k.conkey)
      where k.contype = 'f' and c.relnamespace = current_schema()::regnamespace`.execute(server.db);
    const kinds = new Set<string>(Object.values(TRASH_KINDS));
    const reached = rows.filter(
      ({ target }) => kinds.has(target) || PARTS.some(({ table }) => table === target),
    );
    const known = [
      ...PARTS.flatMap(({ table, needs }) => Object.keys(needs).map((column) => `${table}.${column}`)),
      ...LOOSE_LINKS.map(({ table, column }) => `${table}.${column}`),
    ];
    // Likely pairs are found again by the next search, and a form that is restored counts its new answers from then on.
    const missing = reached
      .filter(({ name }) => name !== 'doublons' && name !== 'avis_reponses')
      .map(({ name, column }) => `${name}.${column}`);
    expect(missing.filter((one) => !known.includes(one))).toEqual([]);
  });
});
