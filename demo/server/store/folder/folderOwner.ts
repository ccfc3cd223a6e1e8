/**
 * Whose the data folder is. Files of another user in it stop the embedded database from starting, so neither root nor a
 * third user may touch it: see `asOwner` in ops, which hands root's commands to the owner.
 */
import { existsSync, lstatSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { storeTexts } from '../database/texts';
import { OWN } from './privateFiles';

export interface FolderOwner {
  uid: number;
  gid: number;
  /** The name of the user, or `#uid`, as sudo and chown take it. */
  name: string;
}

/** Names of users stand in this file, one per line: `name:x:uid:gid:…`. */
const USERS = '/etc/passwd';

function nameOf(uid: number): string {
  const users = existsSync(USERS) ? readFileSync(USERS, 'utf8').split('\n') : [];
  return users.find((line) => line.split(':')[2] === String(uid))?.split(':')[0] ?? `#${uid}`;
}

/** The user of this process; undefined on systems without users. */
const ownUid = (): number | undefined => process.geteuid?.();

/** The owner of a folder that exists; undefined for one that doesn't, and on systems without users. */
export function ownerOf(folder: string): FolderOwner | undefined {
  const stat = ownUid() === undefined ? undefined : statSync(folder, { throwIfNoEntry: false });
  return stat && { uid: stat.uid, gid: stat.gid, name: nameOf(stat.uid) };
}

/** Files at most that a refusal names. */
const NAMED_MAX = 3;

/** Files of the server in the folder that belong to another user; it stops looking after a few. */
function foreignFiles(folder: string, uid: number): string[] {
  const found: string[] = [];
  const look = (path: string): void => {
    if (found.length > NAMED_MAX) return;
    const stat = lstatSync(path, { throwIfNoEntry: false });
    if (!stat) return;
    if (stat.uid !== uid) found.push(path);
    else if (stat.isDirectory()) for (const name of readdirSync(path)) look(join(path, name));
  };
  for (const name of readdirSync(folder)) if (OWN.test(name)) look(join(folder, name));
  return found;
}

/**
 * Refuses to touch a folder that belongs to another user, or that holds files of one.
 * @throws Error with what to type
 */
export function checkOwner(folder: string): void {
  const [owner, uid] = [ownerOf(folder), ownUid()];
  if (!owner || uid === undefined) return;
  if (owner.uid !== uid) throw new Error(storeTexts.folderOfOther(folder, owner.name));
  // Root opens files of every user.
  const foreign = uid === 0 ? [] : foreignFiles(folder, uid);
  if (foreign.length === 0) return;
  const named = foreign.slice(0, NAMED_MAX).join(', ');
  const group = `${owner.name}:#${owner.gid}`.replaceAll('#', '');
  throw new Error(storeTexts.foreignFiles(folder, named, foreign.length > NAMED_MAX, group));
}
