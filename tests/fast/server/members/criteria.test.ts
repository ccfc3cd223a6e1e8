import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { choiceList, comparisonsOf, proposedChoices } from '../../../../src/domain/duplicates/mergeFields';
import { type JsonAnswer, signedInServer } from '../signedInServer';

const server = signedInServer(90);
const call = (method: string, path: string, body?: unknown): Promise<JsonAnswer> =>
  server.call(method, path, body);

interface Stored {
  id: number;
  tri: string;
  email: string | null;
  ville: string | null;
  naissance: string | null;
  inscription: string;
  groupe: number | null;
  nom_groupe: string | null;
  departement: number | null;
}

/** What the tables of members and stays hold, without what is kept for lists. */
async function readStored(): Promise<Stored[]> {
  const { rows } = await sql<Stored>`
    select m.id, m.tri, m.tri_email as email, m.tri_ville as ville, m.date_naissance as naissance,
      m.date_inscription as inscription, g.id as groupe, g.nom as nom_groupe, d.departement_id as departement
    from membres as m
    left join groupes_membres as s on s.membre_id = m.id and s.date_sortie is null
    left join groupes as g on g.id = s.groupe_id
    left join departements_membres as d on d.membre_id = m.id and d.date_sortie is null`.execute(server.db);
  return rows;
}

/** The server takes 15 March 2026 for today, so members of at least 30 were born by that day of 1996. */
const filters: Record<string, (one: Stored) => boolean> = {
  '': () => true,
  'sans_groupe=true': ({ groupe }) => groupe === null,
  'sans_departement=true&sans_email=true': (one) => one.departement === null && one.email === null,
  'groupes[]=1&groupes[]=2': ({ groupe }) => groupe === 1 || groupe === 2,
  'groupes[]=1&sans_groupe=true': ({ groupe }) => groupe === 1 || groupe === null,
  'departements[]=1&age_min=30': (one) =>
    one.departement === 1 && !!one.naissance && one.naissance <= '1996-03-15',
  'sans_groupe=true&age_min=30&inscrit_du=2020-01-01': (one) =>
    one.groupe === null &&
    !!one.naissance &&
    one.naissance <= '1996-03-15' &&
    one.inscription >= '2020-01-01',
};

type Key = string | number | null;

const compare = (a: Key, b: Key): number => (a === b ? 0 : a! < b! ? -1 : 1);
const byName = (a: Stored, b: Stored) => compare(a.tri, b.tri) || compare(a.id, b.id);
/** Members without a value come last in both directions. */
const by =
  (key: (one: Stored) => Key, way: 1 | -1, values = compare) =>
  (a: Stored, b: Stored) => {
    const [one, other] = [key(a), key(b)];
    if (one === null || other === null)
      return Number(one === null) - Number(other === null) || way * byName(a, b);
    return way * (values(one, other) || byName(a, b));
  };
const french = new Intl.Collator('fr', { numeric: true });
const names = (a: Key, b: Key) => french.compare(String(a), String(b));

const orders: Record<string, (a: Stored, b: Stored) => number> = {
  nom: byName,
  '-ville': by(({ ville }) => ville, -1),
  email: by(({ email }) => email, 1),
  groupe: by(({ nom_groupe }) => nom_groupe, 1, names),
  '-groupe': by(({ nom_groupe }) => nom_groupe, -1, names),
  '-date_naissance': by(({ naissance }) => naissance, -1),
};

interface Page {
  count: number;
  next: string | null;
  results: { id: number }[];
}

async function listed(filter: string, ordering: string): Promise<{ count: number; ids: number[] }> {
  const ids: number[] = [];
  for (let page = 1; ; page++) {
    const path = `/api/membres/filtres_combines/?${filter}&ordering=${ordering}&page_size=50&page=${page}`;
    const { count, next, results } = await server.call<Page>('GET', path);
    ids.push(...results.map(({ id }) => id));
    if (!next) return { count, ids };
  }
}

/** Compares lists with what the tables hold: each filter in two orders, and all members in every order. */
async function expectTrueLists(): Promise<void> {
  const stored = await readStored();
  for (const [at, [filter, isMatch]] of Object.entries(filters).entries())
    for (const [place, [ordering, order]] of Object.entries(orders).entries()) {
      if (at > 0 && place % 3 !== at % 3) continue;
      const ids = stored
        .filter(isMatch)
        .sort(order)
        .map(({ id }) => id);
      expect(await listed(filter, ordering), `${filter} by ${ordering}`).toEqual({ count: ids.length, ids });
    }
}

const groupOf = async (id: number) => (await readStored()).find((one) => one.id === id)?.groupe;
const enter = (groupe: number, ...membre_ids: number[]) =>
  call('POST', `/api/groupes/${groupe}/insert_membre/`, { membre_ids });
const serve = (departement_id: number, ...membre_ids: number[]) =>
  call('POST', '/api/serviteurs/ajouter_membre_departement/', { departement_id, membre_ids });
const restore = (entry: number) => call('POST', `/api/corbeille/${entry}/restaurer/`);

describe('Filtered and sorted lists', { timeout: 120_000 }, () => {
  it('are those of the sample', async () => {
    await expectTrueLists();
  });

  it('follow members who enter a group or department, move and leave', async () => {
    const ids = [
      await server.add(),
      await server.add({ email: 'a@b.fr' }),
      await server.add({ ville: 'Brest' }),
    ];
    await enter(1, ...ids);
    await serve(1, ...ids);
    await expectTrueLists();
    await enter(2, ids[0]!, ids[1]!);
    await serve(2, ids[0]!);
    await call('POST', '/api/groupes/1/remove_membre/', { groupe_id: '1', member_ids: [ids[2]] });
    await call('POST', '/api/departements/1/remove_membre/', { member_ids: [ids[1]] });
    expect([await groupOf(ids[0]!), await groupOf(ids[2]!)]).toEqual([2, null]);
    await expectTrueLists();
  });

  it('follow edits of what they filter by', async () => {
    const id = await server.add({ date_naissance: '1950-02-03' });
    await expectTrueLists();
    const { data } = await call('GET', `/api/membres/${id}/membre_avec_relations/`);
    const fields = { nom: 'Durand', prenom: 'Alix', genre: 'feminin', updated_at: data.updated_at };
    const draft = { id, ...fields, date_naissance: '2015-02-03', email: 'x@y.fr', ville: 'Lille' };
    expect((await call('PUT', `/api/membres/${id}/`, draft)).status).toBe(200);
    await expectTrueLists();
  });

  it('follow imports, deletions and what comes back from the trash', async () => {
    const { data } = await server.import(
      'Nom;Prénom;Genre;Ville\nImporté;Luc;masculin;Metz\nImporté;Léa;feminin;\n',
    );
    expect(data).toMatchObject({ importes: 2 });
    const id = await server.add({ date_naissance: '1960-01-01' });
    await enter(1, id);
    await serve(1, id);
    const member = (await call('DELETE', `/api/membres/${id}/`)).data.corbeille;
    await expectTrueLists();
    expect((await restore(member)).status).toBe(200);
    expect(await groupOf(id)).toBe(1);
    await expectTrueLists();
    const group = (await call('DELETE', '/api/groupes/1/')).data.corbeille;
    expect(await groupOf(id)).toBe(null);
    await expectTrueLists();
    expect((await restore(group)).status).toBe(200);
    expect(await groupOf(id)).toBe(1);
    await expectTrueLists();
  });

  it('follow merges, and actions that are undone', async () => {
    const [one, other] = [await server.add({ ville: 'Brest' }), await server.add({ ville: 'Brest' })];
    await enter(1, other);
    const moved = await enter(2, other);
    expect((await call('POST', `/api/journal/${moved.data.operation}/annuler/`)).status).toBe(200);
    expect(await groupOf(other)).toBe(1);
    await expectTrueLists();
    const { un, autre } = (await call('GET', `/api/doublons/${one}/${other}/`)).data;
    const seen = ({ id, updated_at }: { id: number; updated_at: string }) => ({ id, updated_at });
    const choix = choiceList(proposedChoices(comparisonsOf(un, autre)));
    const merged = await call('POST', '/api/doublons/fusionner/', {
      garde: seen(un),
      autre: seen(autre),
      choix,
    });
    expect(merged.status).toBe(200);
    expect(await groupOf(one)).toBe(1);
    await expectTrueLists();
    await call('POST', `/api/journal/${merged.data.operation}/annuler/`);
    expect([await groupOf(one), await groupOf(other)]).toEqual([null, 1]);
    await expectTrueLists();
  });

  it('leave nothing of it in the journal, nor in the record', async () => {
    const id = await server.add();
    await enter(1, id);
    const { rows } = await sql<{ text: string }>`
      select string_agg(nom_table || coalesce(avant::text, '') || coalesce(apres::text, ''), '') as text
      from changements where objet = 'membres' and objet_id = ${id}`.execute(server.db);
    expect(rows[0]?.text).toContain('groupes_membres');
    expect(rows[0]?.text).not.toMatch(/criteres|sans_/);
    expect(JSON.stringify(await server.member(id))).not.toMatch(/criteres|sans_/);
  });

  it('hold for ids near the largest one', async () => {
    await sql`select setval(pg_get_serial_sequence('membres', 'id'), 2000000000)`.execute(server.db);
    const id = await server.add({ ville: 'Brest' });
    expect(id).toBeGreaterThan(2_000_000_000);
    const alone = (await readStored()).filter(({ groupe }) => groupe === null);
    const wanted = alone.sort(orders['-ville']).map((one) => one.id);
    const { data } = await call('GET', '/api/membres/identifiants/?sans_groupe=true&ordering=-ville');
    expect(data).toEqual(wanted);
    expect(wanted).toContain(id);
  });
});
