/**
 * The mark that `move` leaves in a folder whose data it copied elsewhere. Its database is whole and looks alive, so a start
 * that lacks DATABASE_URL would otherwise serve the data of that day.
 */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { storeTexts } from '../database/texts';

const FILE = 'deplacement.json';

interface Mark {
  /** Where the data are now: a folder, or the address of a database without its password. */
  vers: string;
  /** When they went, in ISO 8601. */
  le: string;
}

/** @param location as a database names its own place, without a password */
export function markMoved(folder: string, location: string): void {
  const mark: Mark = { vers: location, le: new Date().toISOString() };
  writeFileSync(join(folder, FILE), `${JSON.stringify(mark)}\n`, { mode: 0o600 });
}

/** For a folder that its data came back to. */
export const removeMovedMark = (folder: string): void => rmSync(join(folder, FILE), { force: true });

function readMark(file: string): Partial<Mark> {
  const text = readFileSync(file, 'utf8');
  try {
    return JSON.parse(text) as Partial<Mark>;
  } catch {
    // A damaged mark still says that the data went.
    return {};
  }
}

/** @throws Error with where the data are, if they were moved */
export function checkMoved(folder: string): void {
  const file = join(resolve(folder), FILE);
  if (!existsSync(file)) return;
  const { vers = '?', le = '?' } = readMark(file);
  throw new Error(storeTexts.dataMoved(resolve(folder), vers, le.slice(0, 10), file));
}
