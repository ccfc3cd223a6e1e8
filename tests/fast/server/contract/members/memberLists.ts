/** A server with members whose towns, birthdays and addresses are special, and what its lists must be in each order. */
import { afterAll, beforeAll, expect } from 'vitest';
import { raiseVersion } from '../../../../../demo/server/store/database/writeQueue';
import type { Member } from '../../../../../src/domain/members/member';
import type { MemberOrdering } from '../../../../../src/domain/members/memberFilters';
import { foldAccents } from '../../../../../src/domain/search/foldAccents';
import { startTestServer, type TestServer } from '../../../../support/server';
import { ask, bodyOf } from '../../ask';

export const TODAY = '2026-03-15';
export const LIST = '/api/membres/filtres_combines/';

export interface MemberPage {
  count: number;
  next: string | null;
  results: Member[];
  mots_proches?: string[];
}

export const idsOf = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => id);

export const plain = (text: string | null | undefined): string | null =>
  foldAccents(text ?? '')
    .replace(/[-’']/g, ' ')
    .trim() || null;

/** What the order compares first; null for members without a value. */
const keyOf: Readonly<Record<MemberOrdering, (row: Member) => string | null | undefined>> = {
  nom: () => '',
  email: ({ email }) => plain(email),
  groupe: ({ groupe_actuel }) => groupe_actuel?.nom && plain(groupe_actuel.nom),
  departement: ({ departement_actuel }) => departement_actuel?.nom && plain(departement_actuel.nom),
  ville: ({ ville }) => plain(ville),
  profession: ({ profession }) => plain(profession),
  date_naissance: ({ date_naissance }) => date_naissance,
  statut: ({ statut }) => statut,
  date_inscription: ({ date_inscription }) => date_inscription,
};

class MemberLists {
  token = '';
  /** All members by name. */
  everyone: Member[] = [];
  private running: TestServer | undefined;

  get server(): TestServer {
    if (!this.running) throw new Error('The server of this file has not been started.');
    return this.running;
  }

  async open(): Promise<void> {
    this.running = await startTestServer({ members: 120, today: TODAY });
    const { db } = this.server;
    this.token = await this.server.login();
    const [first, second, third] = await db.selectFrom('membres').select('id').orderBy('id').execute();
    const change = (row: { id: number } | undefined, values: object) =>
      db.updateTable('membres').set(values).where('id', '=', row!.id).execute();
    await change(first, {
      ville: 'Évry',
      date_naissance: '2008-03-15',
      email: ' ',
      nationalite: 'Sénégalaise',
      situation_matrimoniale: null,
    });
    await change(second, {
      ville: 'évry',
      date_naissance: '2008-03-16',
      email: null,
      nationalite: ' ',
    });
    await change(third, {
      ville: 'Saint-Étienne',
      date_naissance: null,
      profession: 'Œnologue',
      nationalite: 'SÉNÉGALAISE',
    });
    await raiseVersion(db, 'membres');
    this.everyone = await this.walk('page_size=100');
  }

  close = (): Promise<void> | undefined => this.running?.close();

  get = (path: string) => ask(this.server, path, { token: this.token });

  async page(query: string): Promise<MemberPage> {
    const { status, body, text } = await this.get(`${LIST}?${query}`);
    expect(status, text).toBe(200);
    return bodyOf<MemberPage>({ body });
  }

  /** All pages, one after the other, by their own `next`. */
  async walk(query: string): Promise<Member[]> {
    const rows: Member[] = [];
    let next: string | null = `${LIST}?${query}`;
    while (next) {
      const { body }: Awaited<ReturnType<typeof ask>> = await this.get(next);
      const found = bodyOf<MemberPage>({ body });
      rows.push(...found.results);
      next = found.next;
    }
    return rows;
  }

  /** Members with a value, then those without; both by name, all reversed for descending order. */
  private sorted(ordering: MemberOrdering, isDescending: boolean): Member[] {
    const key = keyOf[ordering];
    const way = isDescending ? this.everyone.toReversed() : this.everyone;
    const known = way.filter((row) => key(row));
    const sign = isDescending ? -1 : 1;
    known.sort((a, b) => sign * (key(a)! < key(b)! ? -1 : key(a)! > key(b)! ? 1 : 0));
    return ordering === 'nom' ? way : [...known, ...way.filter((row) => !key(row))];
  }

  /** Checks that an order is the same on every page, among the ids, and at the beginning of the list. */
  async expectOrder(ordering: MemberOrdering | `-${MemberOrdering}`): Promise<void> {
    const isDescending = ordering.startsWith('-');
    const wanted = idsOf(this.sorted(ordering.replace('-', '') as MemberOrdering, isDescending));
    expect.soft(idsOf(await this.walk(`ordering=${ordering}&page_size=7`)), ordering).toEqual(wanted);
    // A page this short lies in the first group, department or part with values.
    const { results } = await this.page(`ordering=${ordering}&page_size=2`);
    expect.soft(idsOf(results), ordering).toEqual(wanted.slice(0, 2));
    const { body } = await this.get(`/api/membres/identifiants/?ordering=${ordering}`);
    expect.soft(body.data, ordering).toEqual(wanted);
  }
}

/** Starts the server before the tests of a file, and closes it after them. */
export function memberLists(): MemberLists {
  const lists = new MemberLists();
  beforeAll(() => lists.open(), 60_000);
  afterAll(() => lists.close());
  return lists;
}
