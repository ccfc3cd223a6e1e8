/** The list of what was erased as a file of the data folder, beside the database. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '../../store/database/database';
import { inTransaction } from '../../store/database/writeQueue';
import type { FILES } from './declaration';
import { type Erasure, eraseAgain, erasuresOf } from './erasures';

const NAME: keyof typeof FILES = 'effacements.jsonl';
const fileIn = (dataDir: string): string => join(dataDir, NAME);

/** @returns those of the file; none without one */
export function readErasures(dataDir: string): Erasure[] {
  const file = fileIn(dataDir);
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line) as Erasure);
}

/** Writes the list beside the database, once there is one. */
export async function writeErasures(db: Database, dataDir: string): Promise<void> {
  const all = await erasuresOf(db);
  if (!all.length) return;
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  writeFileSync(fileIn(dataDir), `${all.map((erasure) => JSON.stringify(erasure)).join('\n')}\n`, {
    mode: 0o600,
  });
}

/** Compares the database with the list beside it, at the start of the server. @returns how many were erased again */
export async function reconcile(db: Database, dataDir: string): Promise<number> {
  const known = readErasures(dataDir);
  const count = await inTransaction(db, (trx) => eraseAgain(trx, known));
  await writeErasures(db, dataDir);
  return count;
}
