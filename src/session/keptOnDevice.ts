/*
 * What an area keeps in the browser so that work without a network isn't lost: a database of its own, and this mark, from
 * which a page learns without opening the database that there is something. It goes at sign-out, and when nothing was
 * written for two days.
 */

/** The database of attendance. */
export const KEPT_DATABASE = 'parvis-presences';
const MARK = 'parvis:presences';
/** How long something is kept after it was written last, in milliseconds. */
export const KEPT_MS = 48 * 3_600_000;

/** When something was written last, how much waits to be sent, and to which back end. Storage that throws has none. */
function readMark(): [le: number, waiting: number, api: string] | undefined {
  try {
    const [le, waiting, ...api] = (window.localStorage.getItem(MARK) ?? '').split(' ');
    return le ? [Number(le), Number(waiting), api.join(' ')] : undefined;
  } catch {
    return undefined;
  }
}

/** Says that something is kept. Never throws. */
export function markKept(api: string, waiting: number): void {
  try {
    window.localStorage.setItem(MARK, `${Date.now()} ${waiting} ${api}`);
  } catch {
    // Without local storage, what waits is found when its sheet opens again.
  }
}

/** Whether this device keeps something of a back end, and how much of it waits to be sent. */
export function keptOf(address: string): { waiting: number } | undefined {
  const [, waiting = 0, api] = readMark() ?? [];
  return api === address ? { waiting } : undefined;
}

/** Removes everything that is kept; where an age is given, only what was written longer ago. Never throws. */
export function forgetKept(age = -1): void {
  const [le] = readMark() ?? [];
  if (le === undefined || Date.now() - le <= age) return;
  window.localStorage.removeItem(MARK);
  window.indexedDB?.deleteDatabase(KEPT_DATABASE);
}
