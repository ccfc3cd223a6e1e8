/** The data folder is for its owner only: names, addresses and password hashes are in it. */
import { chmodSync, existsSync, lstatSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isMainThread } from 'node:worker_threads';
import { serverTexts } from '../../texts';

/** What the server makes in its folder. Other files there are left as they are. */
const OWN = /^(pg|mails|sauvegardes|parvis\.lock.*)$/;

/** New files of this process, PGlite's tables among them, are for its owner only. */
export function hideNewFiles(): void {
  if (isMainThread) process.umask(0o077);
}

/** Whether the mode could be set: not of another user's file, nor on file systems without modes. */
function setMode(path: string, mode: number, was: number): boolean {
  if ((was & 0o777) === mode) return true;
  try {
    chmodSync(path, mode);
    return true;
  } catch {
    return false;
  }
}

/** @returns whether all of it is for its owner only now */
function hide(path: string): boolean {
  const stat = lstatSync(path, { throwIfNoEntry: false });
  if (!stat || !(stat.isDirectory() || stat.isFile())) return true;
  if (!stat.isDirectory()) return setMode(path, 0o600, stat.mode);
  const isHidden = setMode(path, 0o700, stat.mode);
  return readdirSync(path).reduce((all, name) => hide(join(path, name)) && all, isHidden);
}

/** Makes a folder, or closes one that an earlier version has left open. Says so when that can't be done. */
export function hideFolder(folder: string): void {
  if (!existsSync(folder)) mkdirSync(folder, { recursive: true, mode: 0o700 });
  const own = readdirSync(folder).filter((name) => OWN.test(name));
  const isHidden = own.reduce(
    (all, name) => hide(join(folder, name)) && all,
    setMode(folder, 0o700, lstatSync(folder).mode),
  );
  if (!isHidden) console.warn(serverTexts.folderOpen(folder));
}
