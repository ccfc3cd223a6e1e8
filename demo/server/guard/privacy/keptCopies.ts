/** Lists the copies of the data that the server knows: those it made before an update, and those of `npm run backup`. */
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { KeptCopy } from '../../../../src/domain/privacy/erasure';
import type { FILES } from './declaration/declaration';
import { privacyTexts } from './texts';

const FOLDER: keyof typeof FILES = 'sauvegardes';
const MADE = 'faites.jsonl';

interface Made {
  fichier: string;
  le: string;
}

/** Remembers where a backup was written. The database itself stays as it is. */
export function noteBackup(dataDir: string, file: string): void {
  const folder = join(dataDir, FOLDER);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const made: Made = { fichier: resolve(file), le: new Date().toISOString() };
  appendFileSync(join(folder, MADE), `${JSON.stringify(made)}\n`, { mode: 0o600 });
}

/** What the list of backups has; a line that was cut when the disk was full says nothing. */
function madeIn(folder: string): Made[] {
  const file = join(folder, MADE);
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .flatMap((line) => {
      try {
        return [JSON.parse(line) as Made];
      } catch {
        return [];
      }
    });
}

/** Forgets backups that were removed. */
export function forgetBackups(dataDir: string, files: readonly string[]): void {
  const folder = join(dataDir, FOLDER);
  if (files.length === 0 || !existsSync(join(folder, MADE))) return;
  const gone = new Set(files.map((file) => resolve(file)));
  const left = madeIn(folder).filter(({ fichier }) => !gone.has(fichier));
  const lines = left.map((made) => `${JSON.stringify(made)}\n`);
  writeFileSync(join(folder, MADE), lines.join(''), { mode: 0o600 });
}

/**
 * When `npm run backup` last wrote one, wherever it is now. It is the last line, not the latest date, which may be of a clock that
 * was ahead. A copy made before an update is on the same disk as the data.
 */
export const lastBackup = (dataDir: string): string | undefined => madeIn(join(dataDir, FOLDER)).at(-1)?.le;

function madeByCommand(folder: string): KeptCopy[] {
  const latest = new Map(madeIn(folder).map((made) => [made.fichier, made]));
  return Array.from(latest.values(), ({ fichier, le }) => ({
    nom: existsSync(fichier) ? basename(fichier) : privacyTexts.moved(basename(fichier)),
    le,
  }));
}

/** Newest first. */
export function keptCopies(dataDir: string): KeptCopy[] {
  const folder = join(dataDir, FOLDER);
  if (!existsSync(folder)) return [];
  const byServer = readdirSync(folder)
    .filter((name) => name.startsWith('pg-') || name.endsWith('.backup'))
    .map((name) => ({ nom: name, le: statSync(join(folder, name)).mtime.toISOString() }));
  return [...byServer, ...madeByCommand(folder)].sort((a, b) => b.le.localeCompare(a.le));
}
