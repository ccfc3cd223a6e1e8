/* Keeps what a store shows and has not sent, one write after the other, as long as the browser allows it. */
import type { AttendanceStore } from '../sync/AttendanceStore';
import { claimDevice } from './deviceLocks';
import { KeptSheets } from './KeptSheets';

/** A sheet is large, so it is written at most so often; what waits is written at once. */
const SHEET_PAUSE = 2000;

const opened = new Map<string, Promise<KeptSheets | undefined>>();

/** The sheets of a user of a back end; undefined where the browser keeps nothing. */
export function keptSheets(api: string, viewer: string): Promise<KeptSheets | undefined> {
  const key = `${api} ${viewer}`;
  const known = opened.get(key);
  if (known) return known;
  const opening = KeptSheets.open(api, viewer);
  opened.set(key, opening);
  // An open that failed, such as while another tab upgraded the store, is tried again by the next caller.
  const retry = () => void (opened.get(key) === opening && opened.delete(key));
  opening.then((sheets) => sheets ?? retry(), retry);
  return opening;
}

/** Forgets connections to what a sign-out deletes. */
export const closeKept = (): void => opened.clear();

/** Writes one thing after the other. The store learns whether all of it is kept. */
function writerFor(store: AttendanceStore) {
  let queue = Promise.resolve();
  let unwritten = 0;
  return (write: () => Promise<boolean>) => {
    unwritten++;
    queue = queue.then(async () => {
      const isKept = await write();
      unwritten--;
      // A later change may still be lost with the page.
      if (!isKept || unwritten === 0) store.setKept(isKept);
    });
  };
}

/** Keeps the sheet of an event and day from now on. */
export function keepStore(
  store: AttendanceStore,
  where: { id: number; day: string },
  kept: KeptSheets | undefined,
): void {
  if (!kept) {
    store.setKept(false);
    return;
  }
  void claimDevice(kept.viewer, store.device);
  let last = '';
  const keep = writerFor(store);
  let isSheetDue = false;
  let hasSheet = false;
  const keepSheet = () => {
    hasSheet = true;
    keep(() => kept.keepSheet(store.snapshot()));
  };
  // After a pause, so that the first rows are there before.
  const keepLater = () => {
    if (isSheetDue) return;
    isSheetDue = true;
    setTimeout(() => {
      isSheetDue = false;
      if (store.isNeeded) keepSheet();
    }, SHEET_PAUSE);
  };
  store.observe(() => {
    const content = store.content();
    const text = JSON.stringify([content.drafts, content.heads, content.proxies]);
    // Without its sheet, what waits can't be shown or sent by a later page.
    if (store.get().waiting > 0 && !hasSheet) keepSheet();
    if (text !== last) {
      last = text;
      if (store.get().isKept) store.setKept(undefined);
      keep(() => kept.keepWaiting(where, content, store.get().waiting));
    }
    keepLater();
  });
  keepLater();
}
