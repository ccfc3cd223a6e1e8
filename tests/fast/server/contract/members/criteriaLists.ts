/** Lists of members, compared with what the tables hold. */
import { sql } from 'kysely';
import { expect } from 'vitest';
import { type JsonAnswer, signedInServer } from '../../signedInServer';

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
  genre: string;
  situation: string | null;
  nationalite: string | null;
  postcode: string | null;
}

/** The server takes 15 March 2026 for today, so members of at least 30 were born by that day of 1996. */
const filters: Record<string, (one: Stored) => boolean> = {
  '': () => true,
  'sans_groupe=true': ({ groupe: group }) => group === null,
  'sans_departement=true&sans_email=true': (one) => one.departement === null && one.email === null,
  'groupes[]=1&groupes[]=2': ({ groupe: group }) => group === 1 || group === 2,
  'groupes[]=1&sans_groupe=true': ({ groupe: group }) => group === 1 || group === null,
  'departements[]=1&age_min=30': (one) =>
    one.departement === 1 && !!one.naissance && one.naissance <= '1996-03-15',
  'sans_groupe=true&age_min=30&inscrit_du=2020-01-01': (one) =>
    one.groupe === null &&
    !!one.naissance &&
    one.naissance <= '1996-03-15' &&
    one.inscription >= '2020-01-01',
  'genre=feminin': ({ genre: gender }) => gender === 'feminin',
  'genre=sans': () => false,
  'situation_matrimoniale=sans': ({ situation }) => situation === null,
  'situation_matrimoniale=veuf&genre=masculin': (one) => one.situation === 'veuf' && one.genre === 'masculin',
  'nationalites[]=FRAN%C3%87AISE&nationalites[]=togolaise': ({ nationalite }) =>
    nationalite === 'francaise' || nationalite === 'togolaise',
  'sans_nationalite=true': ({ nationalite }) => nationalite === null,
  'sans_nationalite=true&nationalites[]=belge&situation_matrimoniale=marie': (one) =>
    (one.nationalite === null || one.nationalite === 'belge') && one.situation === 'marie',
  'code_postal=69': ({ postcode }) => !!postcode?.startsWith('69'),
  'code_postal=13005&genre=masculin': (one) => one.postcode === '13005' && one.genre === 'masculin',
  'sans_code_postal=true': ({ postcode }) => postcode === null,
  'code_postal=1&sans_code_postal=true&sans_groupe=true': ({ postcode, groupe: group }) =>
    group === null && (postcode === null || postcode.startsWith('1')),
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

export const orders: Record<string, (a: Stored, b: Stored) => number> = {
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

/** Starts a server for the tests of a file. */
export function criteriaServer() {
  const server = signedInServer(90);
  const call = (method: string, path: string, body?: unknown): Promise<JsonAnswer> =>
    server.call(method, path, body);

  /** What the tables of members and stays hold, without what is kept for lists. */
  async function readStored(): Promise<Stored[]> {
    const { rows } = await sql<Stored>`
      select m.id, m.tri, m.tri_email as email, m.tri_ville as ville, m.date_naissance as naissance,
        m.date_inscription as inscription, g.id as groupe, g.nom as nom_groupe, d.departement_id as departement,
        m.genre, m.situation_matrimoniale as situation, cle_de_tri(m.nationalite) as nationalite,
        m.code_postal as postcode
      from membres as m
      left join groupes_membres as s on s.membre_id = m.id and s.date_sortie is null
      left join groupes as g on g.id = s.groupe_id
      left join departements_membres as d on d.membre_id = m.id and d.date_sortie is null`.execute(server.db);
    return rows;
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
        expect(await listed(filter, ordering), `${filter} by ${ordering}`).toEqual({
          count: ids.length,
          ids,
        });
      }
  }

  const groupOf = async (id: number) => (await readStored()).find((one) => one.id === id)?.groupe;
  const enter = (group: number, ...membre_ids: number[]) =>
    call('POST', `/api/groupes/${group}/insert_membre/`, { membre_ids });
  const serve = (departement_id: number, ...membre_ids: number[]) =>
    call('POST', '/api/serviteurs/ajouter_membre_departement/', { departement_id, membre_ids });
  const restore = (entry: number) => call('POST', `/api/corbeille/${entry}/restaurer/`);

  return { server, call, readStored, expectTrueLists, groupOf, enter, serve, restore };
}
