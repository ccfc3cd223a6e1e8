import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { memberConditions, rankOf } from '../../../../../demo/server/contract/members/list/memberFilter';
import { bulkInsert } from '../../../../../demo/server/store/database/bulkInsert';
import { whereAll } from '../../../../../demo/server/store/database/conditions';
import type { OpenDatabase } from '../../../../../demo/server/store/database/database';
import { searchColumns } from '../../../../../demo/server/store/search/memberSearchColumns';
import { foldAccents } from '../../../../../src/domain/search/foldAccents';
import { passes } from '../../../../../src/domain/search/like';
import { foundTest, memberSearchOf, rankTests } from '../../../../../src/domain/search/memberSearch';
import { openMemory } from '../../../../support/memory';
import { FIRST_NAMES, LAST_NAMES, MAILS, PHONES, TOWNS } from './realNames';

/*
 * The server finds and orders members by SQL, the browser by the same rule in JavaScript. Several thousand people with
 * real-looking names show that both agree, and that a name finds its person however it is typed.
 */

interface Person extends ReturnType<typeof searchColumns> {
  id: number;
  nom: string;
  prenom: string;
  ville: string | null;
  email: string | null;
  telephone: string | null;
}

const COUNT = 4000;
const at = <T>(list: readonly T[], place: number): T => list[place % list.length]!;

const people: Person[] = Array.from({ length: COUNT }, (_, n) => {
  const values = {
    nom: n % 7 === 3 ? `${at(LAST_NAMES, n)}-${at(LAST_NAMES, n * 5 + 1)}` : at(LAST_NAMES, n),
    prenom: at(FIRST_NAMES, n * 3 + Math.floor(n / 11)),
    ville: n % 9 ? at(TOWNS, n * 7) : null,
    email: n % 4 ? at(MAILS, n * 5).replace('#', String(n)) : null,
    telephone: n % 3 ? at(PHONES, n * 11).replace('#', String(n % 10)) : null,
  };
  return { id: n + 1, ...values, ...searchColumns(values) };
});

let database: OpenDatabase;
beforeAll(async () => {
  database = await openMemory();
  const rows = people.map((person) => ({ ...person, genre: 'feminin' }));
  await bulkInsert(database.db, 'membres', rows);
}, 120_000);
afterAll(() => database.close());

/** Ids, the best matches first, as the server has them. */
async function onServer(search: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select m.id from membres as m ${whereAll(memberConditions({ search }))}
    order by ${rankOf({ search })}, m.tri, m.id`.execute(database.db);
  return rows.map(({ id }) => id);
}

const compared = (a: string, b: string): number =>
  a === b ? 0 : Buffer.compare(Buffer.from(a), Buffer.from(b));

/** The same by the rule of the browser. */
function inBrowser(typed: string): number[] {
  const search = memberSearchOf(typed);
  const wanted = foundTest(search);
  const tests = rankTests(search);
  const rankIn = (person: Person) => {
    const rank = tests.findIndex((test) => passes(person, test));
    return rank < 0 ? tests.length : rank;
  };
  return people
    .filter((person) => passes(person, wanted))
    .map((person) => ({ person, rank: rankIn(person) }))
    .sort((a, b) => a.rank - b.rank || compared(a.person.tri, b.person.tri) || a.person.id - b.person.id)
    .map(({ person }) => person.id);
}

const place = fc.nat({ max: COUNT - 1 });
const cut = fc.nat({ max: 12 });

/** What people type: names whole and begun, with titles and signs, towns, addresses, numbers, parts of words. */
const typed = fc
  .record({ place, other: place, cut, way: fc.nat({ max: 11 }) })
  .map(({ place: first, other, cut: letters, way }) => {
    const [one, two] = [people[first]!, people[other]!];
    const begun = (text: string) => [...text].slice(0, 1 + letters).join('');
    const ways = [
      `${one.nom} ${one.prenom}`,
      `${one.prenom} ${one.nom}`,
      begun(one.nom),
      `${begun(one.prenom)} ${begun(one.nom)}`,
      `M. ${one.nom}`,
      `${one.nom} (${one.prenom})`,
      one.ville ?? begun(one.prenom),
      `${one.nom} ${begun(one.ville ?? '')}`,
      one.email ?? one.nom,
      one.telephone ?? one.prenom,
      `${one.nom}, ${two.prenom}`,
      [...one.nom].slice(1, 1 + letters).join(''),
    ];
    return (ways[way] ?? '').toUpperCase().slice(0, 200);
  });

describe('The search of members', () => {
  it('finds the same people in the same order on the server and in the browser [K1, K2, K3]', async () => {
    await fc.assert(
      fc.asyncProperty(typed, async (search) => {
        expect(await onServer(search)).toEqual(inBrowser(search));
      }),
      { numRuns: 250 },
    );
  }, 120_000);

  it('takes signs that mean something to the database literally [K1]', async () => {
    for (const search of ['%', '_', '\\', "l'", '\\%', 'a%b', '100 %', '\t', '()', '.', 'a_b'])
      expect.soft(await onServer(search), search).toEqual(inBrowser(search));
  });

  it('finds every person by name, town and address, however they are typed [K1, K2]', () => {
    const isFoundBy = (person: Person) => (search: string) =>
      passes(person, foundTest(memberSearchOf(search)));
    const missed = people.flatMap((person) => {
      const { nom, prenom, ville, email, telephone } = person;
      const searches = [
        ...[`${nom} ${prenom}`, `${prenom} ${nom}`, nom, prenom, `M. ${nom}`, `Mme ${prenom} ${nom}`],
        ...[`${nom} (${prenom})`, `«\u00a0${nom}\u00a0»`, `${nom}, ${prenom}`, nom.toUpperCase()],
        ...[nom.normalize('NFD'), foldAccents(nom), nom.replaceAll('-', ' '), nom.replaceAll('-', '\u2011')],
        ...[nom.replaceAll("'", '’'), nom.replaceAll('’', "'"), nom.replaceAll(' ', '\u202f')],
        ...[ville, email, telephone].flatMap((value) => (value ? [value, `${nom} ${value}`] : [])),
      ];
      return searches.filter((search) => !isFoundBy(person)(search)).map((search) => [person.nom, search]);
    });
    expect(missed).toEqual([]);
  });

  it('finds every word of a name by its first letters [K1]', () => {
    const missed = people.flatMap((person) =>
      foldAccents(`${person.nom} ${person.prenom} ${person.ville ?? ''}`)
        .split(' ')
        .flatMap((word) => [word.slice(0, 1), word.slice(0, 2)])
        .filter((start) => /^\p{L}/u.test(start) && !passes(person, foundTest(memberSearchOf(start))))
        .map((start) => [person.nom, start]),
    );
    expect(missed).toEqual([]);
  });
});

describe('The key of a town in the database', () => {
  it('is the folded town, as the browser compares it [K2]', async () => {
    const keysOf = async (texts: readonly string[]) => {
      const { rows } = await sql<{ key: string | null }>`
        select cle_de_tri(texte) as key from unnest(${texts}::text[]) with ordinality as t(texte, n) order by n`.execute(
        database.db,
      );
      return rows.map(({ key }) => key ?? '');
    };
    const names = [...LAST_NAMES, ...FIRST_NAMES, ...TOWNS].flatMap((name) => [name, name.toUpperCase()]);
    expect(await keysOf(names)).toEqual(names.map(foldAccents));
    // Every letter of the scripts that names are written in.
    const letters = Array.from({ length: 0x2100 }, (_, code) => `a${String.fromCodePoint(code + 1)}b -`);
    expect(await keysOf(letters)).toEqual(letters.map(foldAccents));
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.string({ unit: 'grapheme', maxLength: 20 }), { maxLength: 50 }),
        async (texts) => {
          const stored = texts.map((text) => text.replaceAll('\0', ''));
          expect(await keysOf(stored)).toEqual(stored.map(foldAccents));
        },
      ),
      { numRuns: 40 },
    );
  }, 60_000);
});
