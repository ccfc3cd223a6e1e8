/** The data folder is for its owner only: names, addresses and password hashes are in it. */
import { chmodSync, existsSync, lstatSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isMainThread } from 'node:worker_threads';

/** What the server makes in its folder. Other files there are left as they are. */
const OWN = /^(pg|mails|sauvegardes|parvis\.lock.*)$/;

/** New files of this process, PGlite's tables among them, are for its owner only. */
export function hideNewFiles(): void {
  if (isMainThread) process.umask(0o077);
}

function hide(path: string): void {
  const stat = lstatSync(path, { throwIfNoEntry: false });
  if (!stat || !(stat.isDirectory() || stat.isFile())) return;
  const mode = stat.isDirectory() ? 0o700 : 0o600;
  if ((stat.mode & 0o777) !== mode) chmodSync(path, mode);
  if (stat.isDirectory()) for (const name of readdirSync(path)) hide(join(path, name));
}

/** Makes a folder, or closes one that an earlier version has left open. */
export function hideFolder(folder: string): void {
  if (!existsSync(folder)) mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
  for (const name of readdirSync(folder)) if (OWN.test(name)) hide(join(folder, name));
}
