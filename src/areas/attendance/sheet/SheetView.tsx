import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Sheet } from '../../../domain/attendance/sheet';
import { useCapability } from '../../../session/useSession';
import { LazyPart } from '../../../ui/lazy/LazyPart';
import { Skeleton } from '../../../ui/state/Skeleton';
import { type OpenedKept, type SheetOwner, storeOf } from '../sync/stores';
import { OpenSheet } from './OpenSheet';

const loadAssembly = () => import('../assembly/AssemblySheet');

interface SheetViewProps {
  owner: SheetOwner;
  id: number;
  day: string;
  sheet: Sheet;
  kept: OpenedKept;
  readonly: boolean;
  takesFocus: boolean;
  /** A helper with a link comes from nowhere. */
  onBack?: (() => void) | undefined;
}

/** A sheet that was read, under the name of its event. Its store opens with the first answer; a later one brings it up to date. */
export function SheetView({ owner, id, day, sheet, kept, readonly, takesFocus, onBack }: SheetViewProps) {
  const [store] = useState(() => storeOf(owner, { id, day }, sheet, kept));
  useEffect(() => store.accept(sheet), [store, sheet]);
  useCheckOnline(owner.session);
  const isHelper = !owner.session;
  const isKnown = useCapability('assemblees') || isHelper;
  const { assembly } = useSyncExternalStore(store.subscribe, store.get, store.get);
  const props = { store, sheet, place: { id, day }, readonly, isHelper, takesFocus, onBack };
  if (!assembly || !isKnown) return <OpenSheet {...props} />;
  return <LazyPart load={loadAssembly} props={props} placeholder={<Skeleton lines={8} />} />;
}

/** A session that began without network learns what the back end can do once there is one. */
function useCheckOnline(session: SheetOwner['session']): void {
  useEffect(() => {
    if (!session || globalThis.navigator.onLine) return;
    const check = () => void session.verify();
    addEventListener('online', check, { once: true });
    return () => removeEventListener('online', check);
  }, [session]);
}
