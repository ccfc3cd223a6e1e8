import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { DECLARATION } from '../../../../../demo/server/guard/privacy/declaration/declaration';
import { NOT_PERSONAL } from '../../../../../demo/server/guard/privacy/declaration/declared';
import { signedInServer } from '../../signedInServer';
import { linksToPeople, undeclared, withoutRow } from './declared';
import { declaredColumns } from './everywhere';
import { leftAfter, playAndErase } from './lives';

const server = signedInServer(4);

describe('A person who is erased after a random life', () => {
  it.each(
    ['inscrits', 'inscriptions', 'affectations', 'messages', 'cles'].map((table, at) => ({
      table,
      seed: 90 + 2 * at,
    })),
  )(
    'is found again as soon as the declaration lacks the row «$table» [N3, Q1]',
    async ({ table, seed }) => {
      // Of five ways to be registered each life takes some, so there are enough steps for all of them.
      const registered = Array.from({ length: 12 }, () => 'register' as const);
      const steps = ['speak', ...registered, 'tell'] as const;
      expect(await leftAfter(server, seed, steps)).toEqual([]);
      const left = await withoutRow(table, () => leftAfter(server, seed + 1, steps));
      expect(left.filter((place) => place.startsWith(`${table}.`))).not.toEqual([]);
    },
    90_000,
  );

  // It cancels and deletes events, which then take no registrations of another life.
  it('is in no column of any table and in no later backup [N3]', async () => {
    await playAndErase(server, 1);
  }, 90_000);
});

describe('The declaration', () => {
  it('has an answer for every column that can have something of a person, and every link to one [N3, Q1]', async () => {
    expect((await declaredColumns(server.db)).length).toBeGreaterThan(60);
    expect((await linksToPeople(server.db)).length).toBeGreaterThan(25);
    expect(await undeclared(server.db)).toEqual([]);
  });

  it('is asked for each new column and link by its name [N3, Q1]', async () => {
    await sql`alter table tags add column surnom text, add column parrain integer references membres`.execute(
      server.db,
    );
    await sql`create table anniversaires (jour date)`.execute(server.db);
    try {
      expect(await undeclared(server.db)).toEqual(['anniversaires.jour', 'tags.parrain', 'tags.surnom']);
    } finally {
      await sql`alter table tags drop column surnom, drop column parrain`.execute(server.db);
      await sql`drop table anniversaires`.execute(server.db);
    }
  });

  it('names nothing that is gone, and parts of the file of personal data alone [N3]', async () => {
    const { data } = await server.call('GET', '/api/membres/1/donnees/');
    const columns = await declaredColumns(server.db);
    const links = await linksToPeople(server.db);
    // Dated facts outlive the row that they are about, so the database itself doesn't know the link.
    links.push({ table: 'faits', column: 'membre_id', to: 'membres' });
    for (const [table, declared] of Object.entries(DECLARATION)) {
      for (const [column, place] of Object.entries(declared.columns)) {
        const isThere = columns.some((one) => one.table === table && one.column === column);
        expect.soft(isThere, `${table}.${column}`).toBe(true);
        if (place !== NOT_PERSONAL && place.file)
          expect.soft(data, `${table}.${column}`).toHaveProperty(place.file);
      }
      for (const [column, { to }] of Object.entries(declared.links ?? {}))
        expect.soft(links, `${table}.${column}`).toContainEqual({ table, column, to });
    }
  });

  it('stands in PRIVACY.md, each table that holds something of a person once [Q1]', () => {
    const [, table = ''] = readFileSync('docs/PRIVACY.md', 'utf8').split('Où cela se trouve dans la base');
    const [rows = ''] = table.split('**Dans les fichiers de la base.**');
    const told = rows.match(/(?<=`)[a-z_]+(?=`)/g) ?? [];
    const holding = Object.entries(DECLARATION).filter(
      ([, { by, columns, kept }]) =>
        by || kept || Object.values(columns).some((column) => column !== NOT_PERSONAL),
    );
    expect([...told].sort()).toEqual(holding.map(([name]) => name).sort());
  });

  it('says of each table whether it goes, what of others stays, or why it is kept and how long [Q1]', () => {
    for (const [table, { by, columns, kept }] of Object.entries(DECLARATION)) {
      const holds = Object.values(columns).some((column) => column !== NOT_PERSONAL);
      if (!holds) continue;
      expect.soft(by !== undefined || kept !== undefined, table).toBe(true);
    }
  });
});
