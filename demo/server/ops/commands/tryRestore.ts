/** Rehearses a restore: fills a database of its own in a temporary folder, compares the counts, and removes it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Database } from '../../store/database/database';
import { openDatabase } from '../../store/database/openDatabase';
import { tablesOf } from '../../store/tables/tablesOf';
import { restoreAny } from '../upgrade/restoreEarlier';
import { readArchive } from './archive';
import { type ArchiveFacts, inspectArchive, rowsOf } from './inspectArchive';
import { commandTexts } from './texts';

/** The first table that holds another number of rows than the file says. */
async function differing(db: Database, { rows }: ArchiveFacts): Promise<string | undefined> {
  for (const { name } of await tablesOf(db)) {
    const expected = rows.get(name);
    // A table that is newer than the backup.
    if (expected === undefined) continue;
    const { rows: counts } = await sql<{
      count: number;
    }>`select count(*) as count from ${sql.table(name)}`.execute(db);
    const count = Number(counts[0]?.count ?? 0);
    if (count !== expected) return commandTexts.rowsDiffer(name, expected, count);
  }
  return undefined;
}

/**
 * @param timeZone of the organisation; that of the machine without it
 * @returns what to tell the operator
 * @throws Error with a sentence where the backup can't be restored whole
 */
export async function tryRestore(
  file: string,
  say: (line: string) => void,
  timeZone?: string,
): Promise<string> {
  const facts = await inspectArchive(file);
  const folder = mkdtempSync(join(tmpdir(), 'parvis-essai-'));
  try {
    const { db, close } = await openDatabase({ dataDir: folder }, { tables: 'create', say });
    try {
      await readArchive(file, (lines) => restoreAny(db, lines, { folder, say }));
      const problem = await differing(db, facts);
      if (problem) throw new Error(problem);
    } finally {
      await close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return commandTexts.tried(file, facts.madeAt, facts.rows.get('membres') ?? 0, rowsOf(facts), timeZone);
}
