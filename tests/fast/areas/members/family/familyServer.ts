/*
 * Saves of families on the reference server. A test can break the connection: a request is refused or lost, before the
 * server receives it or after it was carried out.
 */
import { createClient } from '../../../../../src/api/client.ts';
import { FamilySave } from '../../../../../src/areas/members/family/FamilySave.ts';
import type { Capability } from '../../../../../src/domain/capabilities.ts';
import type { Family, FamilyChild, FamilyPerson } from '../../../../../src/domain/members/family.ts';
import type { Member } from '../../../../../src/domain/members/member.ts';
import type { MemberDraft } from '../../../../../src/domain/members/memberDraft.ts';
import { api, connection } from '../../../../support/serverOfFile.ts';

/** How a request can fail. */
const endings = {
  refused: () => Response.json({ message: 'Refusé', errors: { email: 'Refusé' } }, { status: 422 }),
  expired: () => Response.json({ message: 'Session expirée' }, { status: 401 }),
  broken: () => Response.json({ message: 'Base indisponible' }, { status: 500 }),
  /** Carried out, but the answer doesn't say what was made. */
  nameless: () => new Response(null, { status: 201 }),
  silent: () => {
    throw new TypeError('Failed to fetch');
  },
};
export type Ending = keyof typeof endings;

interface Fault {
  request: string;
  ending: Ending;
  /** The server carries out the request all the same. */
  isDone: boolean;
}

export const WHOLE = 'POST /api/membres/famille/';
export const CREATE = 'POST /api/membres/';
export const LIST = 'GET /api/membres/';
export const RECORD = 'GET /api/membres/{id}/membre_avec_relations/';
export const UPDATE = 'PUT /api/membres/{id}/';
export const SPOUSE = 'POST /api/membres/{id}/ajouter_conjoint/';
export const CHILDREN = 'POST /api/membres/{id}/ajouter_enfant/';

export const stored = (id: number) => api<Member>('GET', `/api/membres/${id}/membre_avec_relations/`);
export const add = async (fields: Partial<Member>): Promise<Member> => {
  const { id } = await api<Member>('POST', '/api/membres/', { genre: 'feminin', ...fields });
  return stored(id);
};
export const edit = (member: Member, change: Partial<Member>) =>
  api('PUT', `/api/membres/${member.id}/`, { ...member, ...change, updated_at: undefined });
/** The first names of those on file under this last name. */
export const named = async (nom: string) =>
  (await api<{ results: Member[] }>('GET', `/api/membres/?page_size=50&search=${nom}`)).results;
export const firstNames = async (nom: string) => (await named(nom)).map(({ prenom }) => prenom).sort();

/** The links of everybody under this last name: spouse, children and parents by first name. */
export async function links(nom: string) {
  const members = await Promise.all((await named(nom)).map(({ id }) => stored(id)));
  const names = (people: Member['enfants']) => (people ?? []).map(({ prenom }) => prenom).sort();
  const spouse = ({ conjoint }: Member) =>
    typeof conjoint === 'object' ? (conjoint?.prenom ?? null) : conjoint;
  return Object.fromEntries(
    members.map((one) => [one.prenom, [spouse(one), names(one.enfants), names(one.parents)]]),
  );
}

export const typed = (key: string, nom: string, prenom: string, fields: Partial<MemberDraft> = {}) => ({
  key,
  draft: { nom, prenom, genre: 'feminin' as const, ...fields },
});
export const onFile = (key: string, known: Member, takesAddress = false) => ({ key, known, takesAddress });

const BOTH = ['a1', 'a2'];
export const childOf = (person: FamilyPerson, parents: readonly string[] = BOTH): FamilyChild => ({
  ...person,
  parents,
});
export const family = (
  nom: string,
  adults: readonly FamilyPerson[],
  children: readonly FamilyChild[] = [],
  others: Partial<Family> = {},
): Family => ({
  head: { nom, adresse: '9 quai Neuf', ville: 'Brest' },
  isCouple: true,
  adults,
  children,
  ...others,
});

/** Two parents and two children, all of them new. */
export const four = (nom: string): Family =>
  family(
    nom,
    [typed('a1', nom, 'Paul'), typed('a2', nom, 'Anne')],
    [childOf(typed('c1', nom, 'Hugo')), childOf(typed('c2', nom, 'Lea'))],
  );
/** What the links of these four are. */
export const FOUR_LINKED = {
  Paul: ['Anne', ['Hugo', 'Lea'], []],
  Anne: ['Paul', ['Hugo', 'Lea'], []],
  Hugo: [null, [], ['Anne', 'Paul']],
  Lea: [null, [], ['Anne', 'Paul']],
};

/** A save with its own connection, to a back end that announces these capabilities. */
export function saving(names: readonly Capability[] = []) {
  const faults: Fault[] = [];
  const requests: string[] = [];
  const client = createClient({
    ...connection(),
    random: () => 0,
    fetch: async (input, init) => {
      const { pathname } = new URL(String(input));
      const request = `${init?.method ?? 'GET'} ${pathname.replaceAll(/\d+/g, '{id}')}`;
      requests.push(request);
      const at = faults.findIndex((fault) => fault.request === request);
      const [fault] = at < 0 ? [] : faults.splice(at, 1);
      if (!fault) return fetch(input, init);
      if (fault.isDone) await fetch(input, init).then((answer) => answer.text());
      return endings[fault.ending]();
    },
  });
  client.capabilities = new Set(names);
  const job = new FamilySave(client, () => new Set(names));
  /** Makes a request of this name end in this way, after some that don't. A read without an answer is sent three times. */
  const fail = (request: string, ending: Ending, isDone = false) => {
    const times = request.startsWith('GET') && ending === 'silent' ? 3 : 1;
    for (let i = 0; i < times; i++) faults.push({ request, ending, isDone });
  };
  const count = (request: string) => requests.filter((name) => name === request).length;
  return { job, run: (given: Family) => job.run(given), fail, requests, count };
}
