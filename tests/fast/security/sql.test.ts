import { describe, expect, it } from 'vitest';
import { linesOf, shown } from './sources';

/*
 * Values reach the database as parameters, and names of tables and columns come from constants of the code. Every other
 * way into a statement is listed here with its reason.
 */

/** Files that make statements from text, with the origin of that text. */
const RAW: Readonly<Record<string, string>> = {
  'demo/server/store/migrations/0001-names.ts': 'tables and columns of the file, numbers of rows',
  'demo/server/store/migrations/runStatements.ts': 'statements of migrations, constants without a hole',
  'demo/server/ops/commands/backup.ts': 'an operator’s command: names from the database’s own catalog',
  'demo/server/store/embedded/pgliteDialect.ts': 'begin, commit and rollback',
  'demo/server/store/server/ServerConnection.ts': 'statements that Kysely has made, settings of limits.ts',
  'demo/server/store/database/withoutTimeLimit.ts': 'settings of limits.ts',
  'demo/server/store/rows/memberDetail.ts': 'the comment of keptPlan.ts, a constant',
  'demo/server/store/search/foldSql.ts': 'the letters of fold.ts, and ranges of code points',
};

/** Files that put names into statements, with the origin of the names; `sql.ref`, `sql.table` and `sql.id` quote them. */
const NAMED: Readonly<Record<string, string>> = {
  'demo/server/contract/attendance/expectPeople.ts': 'constants of the file',
  'demo/server/contract/attendance/readSheet.ts': 'constants of the file',
  'demo/server/contract/catalog/entryExport.ts': 'entryKind.ts',
  'demo/server/contract/catalog/entryMembers.ts': 'entryKind.ts',
  'demo/server/contract/catalog/entryWrites.ts':
    'entryKind.ts, and keys that entries.ts checks field by field',
  'demo/server/ops/commands/backup.ts': 'an operator’s command: names from the database’s own catalog',
  'demo/server/ops/commands/restore.ts': 'an operator’s command: names from the database’s own catalog',
  'demo/server/ops/commands/tryRestore.ts': 'an operator’s command: names from the database’s own catalog',
  'demo/server/ops/update/written.ts': 'an operator’s command: names from the database’s own catalog',
  'demo/server/ops/upgrade/upgradeTables.ts': 'an operator’s command: names from the database’s own catalog',
  'demo/server/seed/seed.ts': 'tables that the database lists itself',
  'demo/server/store/database/bulkInsert.ts': 'rows that the server made',
  'demo/server/store/database/migrate.ts': 'the operator’s schema',
  'demo/server/store/server/openServer.ts': 'the operator’s schema',
  'demo/server/store/database/tablesState.ts': 'the operator’s schema',
  'demo/server/guard/auth/perimeters.ts': 'constants of the file, and an alias from callers',
  'demo/server/guard/duplicates/comparePair.ts': 'declaration.ts, and constants of the file',
  'demo/server/guard/duplicates/copyLinks.ts': 'constants of the file, and of store/rows/stays.ts',
  'demo/server/contract/events/eventPage.ts': 'the orders it lists',
  'demo/server/contract/events/assignments.ts': 'constants of the file',
  'demo/server/store/rows/hiddenContacts.ts': 'constants of the file, and an alias from callers',
  'demo/server/guard/journal/names.ts': 'constants of the file',
  'demo/server/contract/members/stays.ts': 'constants of store/rows/stays.ts',
  'demo/server/store/rows/stays.ts': 'constants of the file',
  'demo/server/contract/forms/hiddenFields.ts': 'constants of the file',
  'demo/server/contract/members/list/countedWords.ts': 'the two columns of its type',
  'demo/server/contract/members/list/memberFilter.ts': 'constants of the file',
  'demo/server/contract/members/list/memberOrder.ts': 'the columns of its type',
  'demo/server/contract/members/list/memberParts.ts': 'constants of the file',
  'demo/server/store/rows/consents.ts': 'an alias from callers',
  'demo/server/store/rows/dues.ts': 'an alias from callers',
  'demo/server/store/rows/keptTexts.ts': 'constants of the file',
  'demo/server/store/rows/memberRow.ts': 'constants of the file',
  'demo/server/guard/privacy/EraseCleaning.ts': 'constants of the file',
  'demo/server/guard/privacy/erasures.ts': 'constants of the file',
  'demo/server/guard/privacy/goneAgain.ts': 'constants of the file',
  'demo/server/guard/privacy/person/assignments.ts': 'constants of the file',
  'demo/server/guard/privacy/person/eraseRegistrations.ts': 'declaration.ts, and constants of the file',
  'demo/server/guard/privacy/person/registrations.ts': 'constants of the file',
  'demo/server/guard/privacy/person/trail.ts': 'constants of the file',
  'demo/server/store/search/likeSql.ts': 'tests of src/domain/search, and aliases that callers write',
  'demo/server/store/search/rebuildSearches.ts': 'searchedTables.ts',
  'demo/server/store/search/searchedTables.ts': 'constants of the file',
  'demo/server/guard/trash/restore.ts': 'parts.ts',
  'demo/server/guard/undo/reverseOperation.ts': 'parts.ts',
  'demo/server/guard/undo/netChanges.ts': 'parts.ts, and columns that the database lists itself',
  'demo/server/guard/undo/removeCreated.ts': 'parts.ts',
  'demo/server/guard/undo/restoreDeleted.ts': 'parts.ts, and columns that the database lists itself',
  'demo/server/guard/undo/restoreLooseLinks.ts': 'parts.ts',
  'demo/server/guard/undo/restoreUpdated.ts': 'parts.ts, and columns that the database lists itself',
  'demo/server/contract/members/transfer/memberExport.ts': 'columns that the contract lists',
  'demo/server/store/rows/whoCounts.ts': 'names of tables that its callers write',
};

const server = linesOf(['demo/server'], /\.ts$/);
const filesWith = (pattern: RegExp) =>
  [...new Set(server.filter(({ text }) => pattern.test(text)).map(({ file }) => file))].sort();

describe('SQL', () => {
  it('is made from text only in the listed files', () => {
    expect(filesWith(/\bsql\.raw\b|CompiledQuery\.raw|\bsql\.lit\(|\.query\(\s*`/)).toEqual(
      Object.keys(RAW).sort(),
    );
  });

  it('has placeholders only for constants in migrations', () => {
    const lines = linesOf(
      ['demo/server/store/migrations', 'demo/server/ops/upgrade'],
      /^(versions)?\d.*\.ts$/,
    );
    const holes = lines.flatMap(({ text }) => [...text.matchAll(/\$\{([^}]*)\}/g)].map(([, hole]) => hole));
    expect([...new Set(holes)].sort()).toEqual([
      'COLUMNS',
      'COMPUTED',
      'COUNTED',
      'DAYS_MAX',
      'DOMAINS',
      'KINDS',
      'NEW',
      'NEXT_MOMENT',
      'NEXT_SEQUENCE',
      'OLD',
      'OPERATION',
      'OWN_MOMENT',
      'OWN_SEQUENCE',
      'READERS',
      'SAID',
      'SEARCHED',
      'TABLES[event]',
      'TODAY',
      'UNDONE',
      'UNTOLD',
      'begun',
      'column',
      'computed',
      'counted',
      'day',
      'deleted',
      'domain',
      'ended',
      'event',
      'head',
      "head('noter_faits_membres')",
      "head('noter_faits_membres_etapes')",
      'head(`noter_faits_${table',
      'keep',
      'key',
      'kind',
      "kind === 'entree' ? '' : 'where s.date_sortie is not null'",
      "kind === 'entree' ? 'date_inscription' : 'date_sortie'",
      "kind === 'entree' ? 1 : -1",
      "lastName('etape', 's.etape_id')",
      'lastName(domain, `s.${key',
      'name',
      "nameAlone('apres')",
      "nameAlone('avant')",
      "nameAlone('c.apres')",
      "nameAlone('c.avant')",
      'named',
      'object',
      'of',
      'others',
      'otherwise',
      'pair',
      'pairKey',
      'parent',
      'parents',
      'people',
      'rest',
      "row(\"'correction'\", '-1', 'aujourdhui')",
      "row(\"'sortie'\", '-1', 's.date_sortie')",
      "row(\"case when corrige then 'correction' else 'entree' end\", '1', 'case when corrige then aujourdhui else s.date_inscription end')",
      'rows',
      'stamps',
      'table',
      'tables',
      "takeBack('(select distinct membre_id, etape_id from anciens) as p', 'etape', 'p.etape_id')",
      "takeBack('(select distinct membre_id, etape_id from nouveaux) as p', 'etape', 'p.etape_id')",
      'takeBack(`(select distinct membre_id, ${key',
      'untold',
      'way',
    ]);
  });

  it('takes names only in the listed files', () => {
    expect(filesWith(/\bsql\.(ref|table|id)\(/)).toEqual(Object.keys(NAMED).sort());
  });

  it('is never concatenated', () => {
    const glued = server.filter(({ text }) => /\bsql(<[^>]*>)?\(|\bsql`[^`]*`\s*\+|\+\s*sql`/.test(text));
    expect(glued.map(shown)).toEqual([]);
  });

  it('takes the wildcards of searched words literally', () => {
    const wild = server.filter(({ text }) => /\b(i?like)\s*\$\{/i.test(text) || /['"]i?like['"]/i.test(text));
    expect(wild.length).toBeGreaterThan(2);
    expect(wild.filter(({ text }) => !text.includes('escapeLike(')).map(shown)).toEqual([]);
  });
});
