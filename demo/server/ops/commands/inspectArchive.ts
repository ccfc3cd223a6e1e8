/** Reads a backup file to its end, without a database: whether it is whole, and what it holds. */
import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { type Lines, readArchive } from './archive';
import { parseNote, readHead } from './restore';
import { commandTexts } from './texts';

export interface ArchiveFacts {
  /** The version of its tables. */
  version: string;
  /** When it was made, ISO 8601. */
  madeAt: string;
  /** Rows by table. */
  rows: ReadonlyMap<string, number>;
  bytes: number;
}

/** Checks the sums and counts of all tables. @throws Error with a sentence for the operator */
async function readFacts(lines: Lines): Promise<Omit<ArchiveFacts, 'bytes'>> {
  const rest = lines[Symbol.asyncIterator]();
  const { value: head } = await rest.next();
  const version = readHead(head);
  const madeAt = String(parseNote(head)[3]);
  const rows = new Map<string, number>();
  let hash = createHash('sha256');
  let count = 0;
  for (let next = await rest.next(); !next.done; next = await rest.next()) {
    if (next.value.startsWith('{')) {
      hash.update(next.value);
      count++;
      continue;
    }
    const [kind, what, ...more] = parseNote(next.value);
    if (kind === 'end' && typeof what === 'number') {
      if (what !== rows.size) break;
      return { version, madeAt, rows };
    }
    if (kind === 'end') {
      if (more[0] !== count || more[1] !== hash.digest('hex'))
        throw new Error(commandTexts.changed(String(what)));
      rows.set(String(what), count);
    }
    hash = createHash('sha256');
    count = 0;
  }
  throw new Error(commandTexts.torn);
}

/** @throws Error with a sentence where the file is missing, damaged or not a backup */
export async function inspectArchive(file: string): Promise<ArchiveFacts> {
  let facts: Omit<ArchiveFacts, 'bytes'> | undefined;
  await readArchive(file, async (lines) => {
    facts = await readFacts(lines);
  });
  if (!facts) throw new Error(commandTexts.torn);
  return { ...facts, bytes: statSync(file).size };
}

/** All rows. */
export const rowsOf = ({ rows }: ArchiveFacts): number =>
  [...rows.values()].reduce((sum, count) => sum + count, 0);
