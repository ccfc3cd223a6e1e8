/**
 * Keeps two processes away from one data folder: the embedded database has no lock of its own and would silently lose
 * rows. The lock is a file naming its holder; the lock of a dead process, or of a process whose number was given to
 * another one since, is taken over.
 */
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { serverTexts } from '../texts';

interface Holder {
  pid: number;
  /** When the process began, where the system tells: a number reused after a reboot differs in it. */
  start: string | null;
}

const heldHere = new Set<string>();

/** Start of a process in clock ticks since boot, on Linux. */
function startOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}

function readHolder(file: string): Holder | undefined {
  try {
    const { pid, start } = JSON.parse(readFileSync(file, 'utf8')) as Partial<Holder>;
    return typeof pid === 'number' ? { pid, start: start ?? null } : undefined;
  } catch {
    return undefined;
  }
}

function isAlive({ pid, start }: Holder): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it lives, under another user.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  const now = startOf(pid);
  return now === null || start === null || now === start;
}

/** Creates the file with its content in one step, so that nobody reads it half written. */
function claim(file: string): boolean {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify({ pid: process.pid, start: startOf(process.pid) } satisfies Holder));
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/**
 * Takes the folder for this process.
 * @returns what gives it back
 * @throws Error with a sentence for the operator when another live process holds it
 */
export function lockFolder(folder: string): () => void {
  const key = resolve(folder);
  mkdirSync(key, { recursive: true });
  const file = join(key, 'parvis.lock');
  if (heldHere.has(key)) throw new Error(serverTexts.folderInUse(key, process.pid));
  while (!claim(file)) {
    const holder = readHolder(file);
    if (holder && isAlive(holder)) throw new Error(serverTexts.folderInUse(key, holder.pid));
    // Renaming first: of two processes that find the same stale lock, one only gets it.
    const stale = `${file}.stale.${process.pid}`;
    try {
      renameSync(file, stale);
      rmSync(stale, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
  heldHere.add(key);
  return () => {
    if (heldHere.delete(key)) rmSync(file, { force: true });
  };
}
