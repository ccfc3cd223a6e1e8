/** The list of what was erased as a file of the data folder, beside the database. */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '../../store/database/database';
import { inTransaction } from '../../store/database/writeQueue';
import type { FILES } from './declaration/declaration';
import { type Erasure, erasuresOf } from './erasures';
import { type GoneAgain, goneAgain } from './goneAgain';

const NAME: keyof typeof FILES = 'effacements.jsonl';
const fileIn = (dataDir: string): string => join(dataDir, NAME);

/** @returns those of the file; none without one */
export function readErasures(dataDir: string): Erasure[] {
  const file = fileIn(dataDir);
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line) as Erasure);
}

/**
 * Writes the list beside the database, once there is one. What was brought back isn't written, so that an earlier version, which
 * knows nothing of bringing back, leaves it too. A full disk or the end of the process leaves the former file.
 */
export async function writeErasures(db: Database, dataDir: string): Promise<void> {
  const all = (await erasuresOf(db)).filter(({ leve_le }) => !leve_le);
  const file = fileIn(dataDir);
  if (!all.length && !existsSync(file)) return;
  const text = all.map((erasure) => `${JSON.stringify(erasure)}\n`).join('');
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  writeFileSync(`${file}.nouveau`, text, { mode: 0o600 });
  renameSync(`${file}.nouveau`, file);
}

/** Compares the database with the list beside it, at the start of the server. @returns how many went again */
export async function reconcile(db: Database, dataDir: string): Promise<GoneAgain> {
  const known = readErasures(dataDir);
  const gone = await inTransaction(db, (trx) => goneAgain(trx, { known }));
  await writeErasures(db, dataDir);
  return gone;
}
