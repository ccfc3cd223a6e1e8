/** Makes a backup file, reads it back, and removes the older ones of a folder that it keeps. */
import { closeSync, existsSync, openSync, readdirSync, readSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { forgetBackups, noteBackup } from '../../guard/privacy/keptCopies';
import { hasSample } from '../../guard/state/backupAge';
import { users as sampleAccounts } from '../../seed/catalogs';
import type { Database } from '../../store/database/database';
import { asOwner, giveToOwner } from '../process/becomeOwner';
import { FORMAT, type Lines, writeArchiveBy } from './archive';
import { backup } from './backup';
import { inspectArchive, rowsOf } from './inspectArchive';
import { commandTexts } from './texts';

interface BackupTarget {
  /** The data folder, which remembers where its backups are. */
  dataDir: string;
  /** The file to write. */
  file: string;
  isForced: boolean;
  /** With `--dir`: how many of the folder to keep, the new one included. */
  kept?: { dir: string; count: number };
}

/** The fewest that `--keep` may keep: the new one and the one before, which may be without a fault of today. */
export const KEEP_MIN = 2;

const NAME = /^parvis-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.backup$/;

/** `parvis-2026-11-28T03-30-00Z.backup` */
export const nameFor = (now: Date): string =>
  `parvis-${now
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '-')}.backup`;

/** Enough of a file for its first line. */
const HEAD_BYTES = 512;

/** Whether a file begins as a backup does; its name alone could be that of another program. One of another user doesn't. */
function isBackup(file: string): boolean {
  const head = Buffer.alloc(HEAD_BYTES);
  try {
    const descriptor = openSync(file, 'r');
    const size = readSync(descriptor, head, 0, HEAD_BYTES, 0);
    closeSync(descriptor);
    // The rest of the file is missing on purpose.
    const text = gunzipSync(head.subarray(0, size), { finishFlush: 2 }).toString('utf8');
    return text.startsWith(`["parvis-backup",${FORMAT},`);
  } catch {
    return false;
  }
}

/**
 * The older backups of the folder that are too many, oldest first. The new one stays whatever its name says: by a clock that is
 * behind, or was ahead, it would be the oldest.
 */
function olderBackups(file: string, { dir, count }: { dir: string; count: number }): string[] {
  const others = readdirSync(dir)
    .filter((name) => name !== basename(file) && NAME.test(name) && isBackup(join(dir, name)))
    .sort();
  return others.slice(0, Math.max(0, others.length - (count - 1))).map((name) => join(dir, name));
}

/** Refuses sample data, which would be saved every night instead of those that people depend on. @throws Error */
export async function refuseSample(db: Database, location: string): Promise<void> {
  const addresses = sampleAccounts.map(({ email }) => email);
  if (await hasSample(db, addresses)) throw new Error(commandTexts.sampleData(location));
}

/** Saves what the database holds. @returns what to tell the operator */
export async function saveTo(
  db: Database,
  location: string,
  { dataDir, file, isForced, kept }: BackupTarget,
): Promise<string[]> {
  const read = (take: (lines: Lines) => Promise<void>) => asOwner(dataDir, () => backup(db, take));
  await writeArchiveBy(file, read, isForced, (fd) => kept && giveToOwner(fd, kept.dir));
  const facts = await inspectArchive(file);
  const members = facts.rows.get('membres') ?? 0;
  const lines = [commandTexts.saved(location, file, members, rowsOf(facts), facts.bytes)];
  const gone = kept ? olderBackups(file, kept) : [];
  for (const old of gone) rmSync(old);
  await asOwner(dataDir, async () => {
    noteBackup(dataDir, file);
    forgetBackups(dataDir, gone);
  });
  if (gone.length > 0) lines.push(commandTexts.removedOld(gone.length));
  return lines;
}

/** @throws Error for a folder that isn't there: a misspelt name would otherwise become a new one */
export function checkFolder(dir: string): void {
  if (!existsSync(dir)) throw new Error(commandTexts.noFolder(dir));
}
