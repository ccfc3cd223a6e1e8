/** Makes the data folder private to its owner, because it holds names, addresses and password hashes. */
import { chmodSync, existsSync, lstatSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isMainThread } from 'node:worker_threads';
import { storeTexts } from '../database/texts';

/** The files that the server creates in its folder; others there are left unchanged. */
export const OWN = /^(pg|mails|sauvegardes|restauration|deplacement\.json|parvis\.lock.*)$/;

/** Makes new files of this process, PGlite's tables included, private to their owner. */
export function hideNewFiles(): void {
  if (isMainThread) process.umask(0o077);
}

/** Sets the mode and returns whether it could: it can't for another user's file or on file systems without modes. */
function setMode(path: string, mode: number, was: number): boolean {
  if ((was & 0o777) === mode) return true;
  try {
    chmodSync(path, mode);
    return true;
  } catch {
    return false;
  }
}

/** @returns whether all of it is private to its owner now */
function hide(path: string): boolean {
  const stat = lstatSync(path, { throwIfNoEntry: false });
  if (!stat || !(stat.isDirectory() || stat.isFile())) return true;
  if (!stat.isDirectory()) return setMode(path, 0o600, stat.mode);
  const isHidden = setMode(path, 0o700, stat.mode);
  return readdirSync(path).reduce((all, name) => hide(join(path, name)) && all, isHidden);
}

/** Creates a folder, or restricts one that an earlier version left open. Reports when that isn't possible. */
export function hideFolder(folder: string): void {
  if (!existsSync(folder)) mkdirSync(folder, { recursive: true, mode: 0o700 });
  const own = readdirSync(folder).filter((name) => OWN.test(name));
  const isHidden = own.reduce(
    (all, name) => hide(join(folder, name)) && all,
    setMode(folder, 0o700, lstatSync(folder).mode),
  );
  if (!isHidden) console.warn(storeTexts.folderOpen(folder));
}
