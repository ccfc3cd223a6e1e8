import type { Client } from '../../../api/client';
import type { Sheet } from '../../../domain/attendance/sheet';
import { HELPER_TICKS_MAX, TICKS_MAX } from '../../../domain/attendance/tick';
import { identityOf } from '../../../domain/identity';
import type { Session } from '../../../session/session';
import { mayForget } from '../../frame/signOut/mayForget';
import { bringQuestion } from '../../frame/signOut/signOutQuestion';
import type { KeptSheet, KeptSheets } from '../offline/KeptSheets';
import { closeKept, keepStore } from '../offline/keeping';
import { AttendanceStore, type StoreContent } from './AttendanceStore';
import { linkedCalls, viewerCalls } from './sheetCalls';

/** Whose sheets they are: another user must not see nor send them. */
export interface SheetOwner {
  client: Client;
  /** That of the user; a helper with a link has none. */
  session: Session | undefined;
  /** The identity of the user, or the key of the link. */
  viewer: string;
}

/** What the device had of a sheet; without `sheets` the browser keeps nothing. */
export interface OpenedKept extends Partial<KeptSheet> {
  sheets: KeptSheets | undefined;
}

const stores = new Map<string, AttendanceStore>();

/**
 * Closes a store when its user signs out, or when another user signs in. After an expired session it keeps its ticks, and sends
 * them when its user signs in again.
 */
function closeWithSession(key: string, store: AttendanceStore, { session, viewer }: SheetOwner): void {
  const stop = session?.subscribe(() => {
    const { status, isExpired, user } = session.get();
    const isLeft = status === 'signed-out' && !isExpired;
    const isOther = status === 'signed-in' && identityOf(user) !== viewer;
    if (!isLeft && !isOther) {
      if (status === 'signed-in' && store.get().link === 'signedOut') store.refresh();
      return;
    }
    stop?.();
    store.close();
    stores.delete(key);
    closeKept();
  });
}

interface Where {
  id: number;
  day: string;
}

/** Opens a store, and keeps what it has not sent. */
function opened(
  key: string,
  owner: SheetOwner,
  { id, day }: Where,
  sheet: Sheet,
  sheets: KeptSheets | undefined,
  content?: StoreContent,
): AttendanceStore {
  const { client, session } = owner;
  const place = session
    ? { calls: viewerCalls(client, id, day), most: TICKS_MAX }
    : { calls: linkedCalls(client), most: HELPER_TICKS_MAX };
  const store = new AttendanceStore(place, sheet, content);
  bringQuestion(mayForget);
  stores.set(key, store);
  keepStore(store, { id, day }, sheets);
  closeWithSession(key, store, owner);
  return store;
}

/**
 * The store of a sheet. Until everything is sent, a sheet that is opened again is the same one. What further tabs kept is sent
 * beside it, each as the device that it was.
 */
export function storeOf(owner: SheetOwner, where: Where, sheet: Sheet, kept: OpenedKept): AttendanceStore {
  for (const [key, store] of stores) if (!store.isNeeded) stores.delete(key);
  const { client, viewer } = owner;
  const { sheets, waiting = [] } = kept;
  const key = [client.api, viewer, where.id, where.day].join(' ');
  const known = stores.get(key);
  const keyOf = ({ device }: StoreContent) => `${key} ${device}`;
  // What this page is sending already must not be sent by a second store.
  const left = waiting.filter((one) => one.device !== known?.device && !stores.has(keyOf(one)));
  const own = known ? undefined : left.shift();
  for (const content of left) opened(keyOf(content), owner, where, sheet, sheets, content).resume();
  return known ?? opened(key, owner, where, sheet, sheets, own);
}
